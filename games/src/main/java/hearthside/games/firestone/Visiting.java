package hearthside.games.firestone;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.ArrayList;
import java.util.List;

/// FS-82: a scout in the cave area may do what the cave card says, if it says something and it is possible.
public record Visiting(int seat, int scout) implements Phase {
    private static final Action USE = new Action.UseCave();
    private static final Action[] MARKS = Area.ALL.stream().map(Action.Mark::new).toArray(Action[]::new);
    private static final int PAINTING = 2, FLINT = 4, BARTER = 2, SHRINE = 2, TOTEM = 1; // what they cost, in food

    static final int SOLD = 3; // what a sold tile brings, in food

    /// Garden of Eden and Cave Dwellers are built in, Smoke Cave is cooked in; FS-83: most others have no action.
    static Phase begin(State s, int seat, int scout, Dealer dealer) {
        var card = Cave.ALL.get(s.cave);
        if (card == Cave.GARDEN_OF_EDEN || card == Cave.CAVE_DWELLERS) // FS-74: also where no hut stands yet
            return Building.begin(s, seat, scout, dealer);
        if (card == Cave.SMOKE_CAVE) return Cooking.begin(s, seat, scout, dealer);
        var visiting = new Visiting(seat, scout);
        return visiting.options(s).size() > 1 ? visiting : Turn.done(s, seat, scout, dealer);
    }

    @Override
    public List<Action> options(State s) {
        var options = new ArrayList<Action>();
        switch (Cave.ALL.get(s.cave)) {
            case HALL_OF_PAINTINGS -> addIf(s.food[seat] >= PAINTING && s.stone[seat] == State.AT_HOME, options);
            case HOT_SPRINGS -> options.add(USE);
            case FLINT_MINE -> addIf(s.food[seat] >= FLINT && TakingCard.canTake(s, seat), options);
            case BONE_TOTEM -> addIf(s.food[seat] >= TOTEM && s.stone[seat] == State.AT_HOME, options);
            case BARTER_PLACE -> addBarters(s, options);
            case ANCESTOR_SHRINE -> {
                for (int area = 0; area < MARKS.length; area++)
                    if (s.food[seat] >= SHRINE && s.hutsOf(seat, area) > 0 && s.stone[seat] != area) options.add(MARKS[area]);
            }
            case CRYSTAL_GROTTO -> {
                for (var in : Store.ALL) if (s.tilesIn(seat, in) > 0) options.add(new Action.Offer(in));
            }
            default -> {} // FS-83
        }
        options.add(PASS);
        return options;
    }

    private static void addIf(boolean possible, List<Action> options) {
        if (possible) options.add(USE);
    }

    private void addBarters(State s, List<Action> options) {
        for (var in : Store.ALL) if (s.tilesIn(seat, in) > 0) options.add(new Action.Sell(in));
        if (s.food[seat] < BARTER) return;
        for (var plant : Plant.ALL) {
            if (s.discarded(plant) == 0) continue;
            int stores = Stores.fitting(s, seat, plant);
            for (var in : Store.ALL) if ((stores >> in.ordinal() & 1) != 0) options.add(new Action.Buy(plant, in));
        }
    }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        switch (action) {
            case Action.UseCave _ -> {
                return use(s, dealer);
            }
            case Action.Sell(var in) -> sell(s, in, dealer);
            case Action.Buy(var plant, var in) -> {
                s.payFood(seat, BARTER, dealer);
                s.discard(plant, -1);
                Stores.put(s, seat, plant, in, dealer); // Basket counts only tiles from an area
                return Stores.stored(s, seat, scout, in, dealer);
            }
            case Action.Mark(var settlement) -> {
                s.payFood(seat, SHRINE, dealer);
                s.stone[seat] = settlement.ordinal();
                dealer.announce(new Event.StonePlaced(seat, settlement));
            }
            case Action.Offer(var in) -> {
                int tiles = s.tilesIn(seat, in);
                Stores.empty(s, seat, in, 0, dealer);
                s.gainVp(seat, tiles, dealer);
            }
            case Action.Pass _ -> dealer.announce(new Event.Passed(seat));
            case Action.Choose _,Action.Move _,Action.TakeFood _,Action.Accept _,Action.Look _,Action.Keep _,Action.Prepare _ ->
                throw new IllegalStateException("not an action in a cave: " + action);
            case Action.Gather _,Action.Leave _,Action.TakeInvention _,Action.Cover _,Action.KeepTile _,Action.Build _,Action.Send _ ->
                throw new IllegalStateException("not an action in a cave: " + action);
            case Action.Stay _,Action.Join _,Action.Feed _,Action.Fall _ ->
                throw new IllegalStateException("not an action in a cave: " + action);
        }
        return Turn.done(s, seat, scout, dealer);
    }

    private Phase use(State s, Dealer dealer) {
        switch (Cave.ALL.get(s.cave)) {
            case HALL_OF_PAINTINGS -> {
                s.payFood(seat, PAINTING, dealer);
                putStone(s, dealer);
                s.gainVp(seat, 3, dealer);
            }
            case HOT_SPRINGS -> s.gainFood(seat, 3, dealer);
            case FLINT_MINE -> {
                s.payFood(seat, FLINT, dealer);
                return TakingCard.begin(s, seat, scout, null, dealer);
            }
            case BONE_TOTEM -> {
                s.payFood(seat, TOTEM, dealer);
                for (int other = 0; other < s.seats(); other++) if (s.stone[other] == State.ON_CARD) returnStone(s, other, dealer);
                putStone(s, dealer);
            }
            default -> throw new IllegalStateException("this cave is not used so");
        }
        return Turn.done(s, seat, scout, dealer);
    }

    private void putStone(State s, Dealer dealer) {
        s.stone[seat] = State.ON_CARD;
        dealer.announce(new Event.StonePlaced(seat, null));
    }

    private static void returnStone(State s, int seat, Dealer dealer) {
        s.stone[seat] = State.AT_HOME;
        dealer.announce(new Event.StoneReturned(seat));
    }

    private void sell(State s, Store in, Dealer dealer) {
        var plant = s.plantIn(seat, in);
        s.fill(seat, in, plant, s.tilesIn(seat, in) - 1);
        s.discard(plant, 1);
        dealer.announce(new Event.TileSold(seat, in, plant));
        s.gainFood(seat, SOLD, dealer);
    }

    @Override
    public Refusal whyNot(State s, Action action) {
        return switch (action) {
            case Action.Sell _ when s.isCave(Cave.BARTER_PLACE) -> storeIsEmpty();
            case Action.Buy(var plant, var in) when s.isCave(Cave.BARTER_PLACE) -> whyNotBuy(s, plant, in);
            case Action.Mark _ when s.isCave(Cave.ANCESTOR_SHRINE) ->
                Refusal.of("FS-82", "The marking stone goes to another settlement with a hut of yours.");
            case Action.Offer _ when s.isCave(Cave.CRYSTAL_GROTTO) -> storeIsEmpty();
            case Action.Choose _,Action.Move _,Action.Pass _,Action.TakeFood _,Action.Accept _,Action.Look _,Action.Keep _ ->
                Phase.outOfPlace(action);
            case Action.Prepare _,Action.Gather _,Action.Leave _,Action.TakeInvention _,Action.Cover _,Action.KeepTile _ ->
                Phase.outOfPlace(action);
            case Action.Build _,Action.Send _,Action.Stay _,Action.Join _,Action.Feed _,Action.Fall _,Action.UseCave _,Action.Sell _ ->
                Phase.outOfPlace(action);
            case Action.Buy _,Action.Mark _,Action.Offer _ ->
                Phase.outOfPlace(action);
        };
    }

    private Refusal whyNotBuy(State s, Plant plant, Store in) {
        if (s.food[seat] < BARTER) return Refusal.of("FS-82", "This costs {0} food, which you do not have.", BARTER);
        return s.discarded(plant) == 0
                ? Refusal.of("FS-82", "No such tile lies in the discard pile.")
                : Stores.whyNot(s, seat, in, plant);
    }

    private static Refusal storeIsEmpty() { return Refusal.of("FS-82", "This store is empty."); }
}
