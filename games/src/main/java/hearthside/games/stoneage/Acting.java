package hearthside.games.stoneage;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// SA-31: a tribe uses its locations one after the other, in any order.
public record Acting(int tribe) implements Phase {
    private static final Acting[] TURNS = IntStream.range(0, Agreement.SOLO_TRIBES).mapToObj(Acting::new).toArray(Acting[]::new);
    private static final List<Action> ACTS = Location.ALL.stream().<Action>map(Action.Act::new).toList();
    @SuppressWarnings({"unchecked", "rawtypes"}) // an array of lists cannot be made otherwise
    private static final List<Action>[] BY_LOCATIONS = new List[1 << ACTS.size()];

    /// SA-30: from the start player on, each tribe does everything before the next begins.
    static Phase begin(State s, Dealer dealer) {
        for (int i = 0; i < s.seats(); i++) {
            int tribe = (s.start + i) % s.seats();
            if (s.isOut(tribe)) return TURNS[tribe];
        }
        return Feeding.from(s, 0, dealer);
    }

    static Acting turn(int tribe) { return TURNS[tribe]; }

    /// The same tribe while it has figures on the board, then the next.
    static Phase next(State s, int tribe, Dealer dealer) {
        if (s.isOut(tribe)) return TURNS[tribe];
        return s.agreed.solo ? SoloRound.hasActed(s, tribe, dealer) : begin(s, dealer);
    }

    @Override
    public List<Action> options(State s) {
        int locations = s.locationsOf(tribe);
        if (BY_LOCATIONS[locations] == null) BY_LOCATIONS[locations] = Rulebook.chosen(ACTS, locations);
        return BY_LOCATIONS[locations];
    }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        var location = ((Action.Act) action).location();
        int count = s.takeBack(location, tribe);
        return switch (location) {
            case HUNTING_GROUNDS, FOREST, CLAY_PIT, QUARRY, RIVER -> roll(s, tribe, location.good().orElseThrow(), count, dealer);
            case TOOL_MAKER -> {
                Gains.tool(s, tribe, dealer);
                yield next(s, tribe, dealer);
            }
            case HUT -> {
                bear(s, dealer);
                yield next(s, tribe, dealer);
            }
            case FIELD -> {
                Gains.field(s, tribe, dealer);
                yield next(s, tribe, dealer);
            }
            case BUILDING_1, BUILDING_2, BUILDING_3, BUILDING_4 -> Building.at(s, tribe, location, dealer);
            case CARD_1, CARD_2, CARD_3, CARD_4 -> Buying.at(s, tribe, location, dealer);
        };
    }

    static boolean canBear(State s, int tribe) { return s.figures[tribe] < s.agreed.mostFigures; }

    /// SA-33, SS-35: a new figure of the same colour, if the supply has one.
    private void bear(State s, Dealer dealer) {
        if (!canBear(s, tribe)) {
            dealer.announce(new Event.GainedNothing(tribe, Location.HUT)); // SA-23, SS-26
            return;
        }
        s.figures[tribe]++;
        dealer.announce(new Event.Born(tribe, s.figures[tribe]));
    }

    /// SA-36: one die for each figure. SA-54: cards roll two.
    static Phase roll(State s, int tribe, Good good, int count, Dealer dealer) {
        var fallen = new Integer[count];
        int pips = 0;
        for (int i = 0; i < count; i++) {
            int die = dealer.d6();
            fallen[i] = die;
            pips += die;
        }
        var dice = List.of(fallen);
        dealer.announce(new Event.Rolled(tribe, good, dice));
        return UsingTools.after(s, tribe, good, dice, pips, dealer);
    }

    @Override
    public Optional<Refusal> whyNot(State s, Action action) {
        if (!(action instanceof Action.Act(var location))) return Phase.outOfPlace(s, action);
        if (s.figuresAt(location, tribe) > 0) return Optional.empty();
        return Optional.of(Refusal.of("SA-31", "None of the figures that act now stands there."));
    }
}
