package hearthside.games.fireaxe;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// FA-72..79: which runes may be played now, and what they do.
final class Casting {
    static final int BECALMED_DAYS = 5;
    private static final int FREE_MOVES = 2, CALM = 2, RELENT = 2, SEATS = 5;

    /// Runes played on nobody and about nothing, by kind.
    static final Action[] PLAIN = Rune.ALL.stream().map(Action.PlayRune::new).toArray(Action[]::new);
    private static final Action[] FEWER = {new Action.Relent(0), new Action.Relent(1)}; // by men
    private static final Action[] DISCARD = Rune.ALL.stream().map(Action.DiscardRune::new).toArray(Action[]::new);
    private static final Action[] CHANGE_DEMAND = Good.ALL.stream().map(good -> new Action.PlayRune(Rune.DEMAND, -1, good))
            .toArray(Action[]::new);
    private static final Action[][] ON_PLAYER = new Action[Rune.ALL.size()][SEATS];
    private static final Action[][][] ON_CARGO = new Action[Rune.ALL.size()][SEATS][Bag.KINDS];

    static {
        for (var rune : Rune.ALL) {
            for (int seat = 0; seat < SEATS; seat++) {
                ON_PLAYER[rune.ordinal()][seat] = new Action.PlayRune(rune, seat, null);
                for (var good : Good.ALL) ON_CARGO[rune.ordinal()][seat][good.ordinal()] = new Action.PlayRune(rune, seat, good);
            }
        }
    }

    private Casting() {}

    /// Everything that can be done with the hand outside an attack.
    static void addOptions(State s, int seat, List<Action> options) {
        for (int slot = 0; slot < FireAndAxeEdition.HAND; slot++) {
            var rune = s.hands.distinct(seat, slot);
            if (rune == null) continue;
            addPlays(s, seat, rune, options);
            options.add(DISCARD[rune.ordinal()]); // FA-73
        }
    }

    /// FA-78: a rune is played only if its effect can be carried out.
    static void addPlays(State s, int seat, Rune rune, List<Action> options) {
        switch (rune) {
            case FOLLOWING_WIND, CALM_WATER -> options.add(PLAIN[rune.ordinal()]);
            case DEMAND -> {
                for (int good = 0; good < Bag.KINDS; good++)
                    if (good != s.demand && Bag.count(s.supply, good) > 0) options.add(CHANGE_DEMAND[good]);
            }
            case BERSERKERS -> {
                if (canAttack(s, seat)) options.add(PLAIN[rune.ordinal()]);
            }
            case UNREST -> {
                if (isAtRivalSettlement(s, seat)) options.add(PLAIN[rune.ordinal()]);
            }
            case THIEVES, BOARDING, SEA_SERPENT, BECALMED, DESERTION, NORNS -> {
                for (int other = 0; other < s.seats(); other++) addPlaysOn(s, seat, rune, other, options);
            }
            case COLONIZATION, HAMMER, VALKYRIE, DOUBLE_PLUNDER -> {} // their moment comes with a task or a storm
        }
    }

    private static void addPlaysOn(State s, int seat, Rune rune, int other, List<Action> options) {
        if (!canTarget(s, seat, rune, other)) return;
        if (rune != Rune.THIEVES && rune != Rune.BOARDING) options.add(ON_PLAYER[rune.ordinal()][other]);
        else
            for (int good = 0; good < Bag.KINDS; good++)
                if (Bag.count(s.cargo[other], good) > 0) options.add(ON_CARGO[rune.ordinal()][other][good]);
    }

    private static boolean canTarget(State s, int seat, Rune rune, int other) {
        int place = s.boat[other];
        if (rune == Rune.THIEVES) return place < s.agreed.ports;
        if (other == seat) return false;
        return switch (rune) {
            case BOARDING -> !s.agreed.isHome(place) && place != s.agreed.wintering && s.room(seat) > 0
                    && (place == s.boat[seat] || s.agreed.isNextTo(s.boat[seat], place));
            case SEA_SERPENT -> s.agreed.isSea(place);
            case BECALMED -> (s.becalmed >> other & 1) == 0;
            case DESERTION -> place != s.agreed.wintering && s.crew[other] >= 2;
            case NORNS -> s.hands.size(other) > 0;
            default -> false;
        };
    }

    private static boolean canAttack(State s, int seat) {
        int port = s.boat[seat];
        return s.agreed.isForeign(port) && s.hasTask(port) && (s.hasTown(port) || s.canSettle(port));
    }

    private static boolean isAtRivalSettlement(State s, int seat) {
        int port = s.boat[seat];
        return s.agreed.isForeign(port) && s.hasTask(port) && s.settler(port) >= 0 && s.settler(port) != seat;
    }

    /// Plays or discards a rune outside an attack.
    static Phase cast(State s, int seat, Action action, Dealer dealer) {
        if (action instanceof Action.DiscardRune(var rune)) {
            s.hands.discard(seat, rune.ordinal());
            dealer.announce(new Event.RuneDiscarded(seat, rune));
            return new Turning(seat, 1, Turn.at(s, seat));
        }
        var play = (Action.PlayRune) action;
        play(s, seat, play, dealer);
        return effect(s, seat, play, dealer);
    }

    /// The card leaves the hand; what it does is up to its moment.
    static void play(State s, int seat, Action.PlayRune play, Dealer dealer) {
        s.hands.discard(seat, play.rune().ordinal());
        dealer.announce(new Event.RunePlayed(seat, play.rune(), play.target(), play.good()));
    }

    private static Phase effect(State s, int seat, Action.PlayRune play, Dealer dealer) {
        int other = play.target();
        switch (play.rune()) {
            case DEMAND -> changeDemand(s, play.good(), dealer);
            case FOLLOWING_WIND -> s.freeMoves += FREE_MOVES;
            case CALM_WATER -> s.calm += CALM;
            case BERSERKERS -> {
                return new Charging(seat, 1, false); // FA-76: the dial comes after the attack
            }
            case UNREST -> {
                return new Charging(seat, 0, true);
            }
            case THIEVES, BOARDING -> takeGood(s, seat, play, dealer);
            case SEA_SERPENT -> {
                Turn.unload(s, other); // FA-204: only the turn of who plays it goes on
                dealer.announce(new Event.Wrecked(other));
            }
            case BECALMED -> {
                s.becalmed |= 1 << other;
                dealer.announce(new Event.Becalmed(other));
            }
            case DESERTION -> {
                s.crew[other]--;
                dealer.announce(new Event.Deserted(other));
            }
            case NORNS -> {
                s.hands.show(other, seat);
                dealer.reveal();
                dealer.announce(new Event.RunesShown(seat, other, runesOf(s, other)));
                return new Stealing(seat, other);
            }
            case COLONIZATION, HAMMER, VALKYRIE, DOUBLE_PLUNDER -> throw new IllegalStateException("not the moment for " + play.rune());
        }
        return new Turning(seat, 1, Turn.at(s, seat));
    }

    /// FA-144: the old token goes back to the supply.
    private static void changeDemand(State s, @Nullable Good good, Dealer dealer) {
        if (good == null) throw new IllegalStateException("a demand is for something");
        s.supply += Bag.one(s.demand) - Bag.one(good.ordinal());
        s.demand = good.ordinal();
        dealer.announce(new Event.DemandChanged(good));
    }

    private static void takeGood(State s, int seat, Action.PlayRune play, Dealer dealer) {
        var good = play.good();
        if (good == null) throw new IllegalStateException("thieves take something");
        s.cargo[play.target()] -= Bag.one(good.ordinal());
        if (play.rune() == Rune.BOARDING) {
            s.cargo[seat] += Bag.one(good.ordinal());
            dealer.announce(new Event.GoodStolen(seat, play.target(), good));
        } else {
            s.supply += Bag.one(good.ordinal());
            dealer.announce(new Event.GoodLost(play.target(), good));
        }
    }

    private static List<Rune> runesOf(State s, int seat) { return s.hands.seen(seat, seat).stream().map(View.HeldRune::rune).toList(); }

    /// Valkyries Relent: as many as are lost and find room, at most two; or fewer, if the owner likes.
    static void addValkyrie(State s, int seat, int fallen, List<Action> options) {
        int most = returning(s, seat, fallen);
        if (most == 0 || !s.hands.holds(seat, Rune.VALKYRIE.ordinal())) return;
        options.add(PLAIN[Rune.VALKYRIE.ordinal()]);
        for (int men = 1; men < most; men++) options.add(FEWER[men]);
    }

    static int returning(State s, int seat, int fallen) { return Math.min(RELENT, Math.min(fallen, s.room(seat))); }

    static boolean isValkyrie(Action action) {
        return action instanceof Action.Relent || action instanceof Action.PlayRune(var rune, _, _) && rune == Rune.VALKYRIE;
    }

    /// Returns how many came back.
    static int relent(State s, int seat, Action action, int fallen, Dealer dealer) {
        play(s, seat, (Action.PlayRune) PLAIN[Rune.VALKYRIE.ordinal()], dealer);
        int men = action instanceof Action.Relent(int fewer) ? fewer : returning(s, seat, fallen);
        s.crew[seat] += men;
        dealer.announce(new Event.CrewReturned(seat, men));
        return men;
    }

    static Refusal inHomePort() { return Refusal.of("FA-72", "In a home port runes are only drawn, not played or discarded."); }

    /// FA-72..78: why a rune is not played now.
    static Refusal whyNot(State s, Phase phase, @Nullable Rune rune) {
        if (rune == null) return Refusal.of("FA-73", "There is no such rune.");
        if (phase instanceof Mooring) return inHomePort();
        if (!s.hands.holds(phase.seat(), rune.ordinal())) return Refusal.of("FA-73", "You do not hold {0}.", rune.text());
        return Refusal.of("FA-78", switch (rune.window()) {
            case ANY_TIME -> "This rune would do nothing now.";
            case BEFORE_ATTACK -> "This rune is played before the first die of an attack that is possible here.";
            case AFTER_DICE -> "This rune is played when a die of your attack has failed, before the losses.";
            case AFTER_LOSS -> "This rune is played directly after you lost crewmen, while there is room aboard.";
            case AFTER_FOUNDING -> "This rune is played directly after you founded a settlement.";
            case AFTER_RAID -> "This rune is played directly after a raid was won.";
            case AT_SETTLEMENT -> "This rune is played in a port with another player's settlement, before any task there.";
        });
    }

    /// Valkyries who could come, but not for so many men.
    static Refusal whyNotValkyrie(State s, Phase phase, Action action) {
        boolean moment = phase.options(s).contains(Casting.PLAIN[Rune.VALKYRIE.ordinal()]);
        return moment && action instanceof Action.Relent(int men)
                ? Refusal.of("FA-78",
                        "Valkyries Relent is played for all who can return, or for a smaller number above 0; {0} is neither.", men)
                : whyNot(s, phase, Rune.VALKYRIE);
    }
}
