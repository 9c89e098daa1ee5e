package hearthside.games.stoneage;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.List;
import java.util.Optional;

/// SA-62: a tribe is short of food. Resources stand in for all that is missing, one at a time, or it goes hungry.
///
/// @param missing food still owed
/// @param paid    resources already given: from the first on there is no way back
public record Feeding(int tribe, int missing, Goods paid) implements Phase {
    public static final int PENALTY = 10; // SA-63
    private static final Meals MEALS = new Meals(new Action.Starve());

    /// SA-60, SA-61: from the start player on, everybody gets food from the field and feeds the figures, until somebody must choose.
    static Phase from(State s, int nth, Dealer dealer) {
        for (int i = nth; i < s.seats(); i++) {
            int tribe = (s.start + i) % s.seats(), owed = s.figures[tribe]; // SA-34: the newborn too
            if (s.field[tribe] > 0) {
                s.add(tribe, Good.FOOD, s.field[tribe]);
                dealer.announce(new Event.Harvested(tribe, s.field[tribe]));
            }
            int eaten = Math.min(owed, s.stock(tribe, Good.FOOD));
            s.add(tribe, Good.FOOD, -eaten);
            dealer.announce(new Event.Fed(tribe, eaten, Goods.NONE));
            if (eaten == owed) continue;
            if (canPay(s, tribe, owed - eaten)) return new Feeding(tribe, owed - eaten, Goods.NONE);
            starve(s, tribe, owed - eaten, dealer);
        }
        return Round.end(s, dealer);
    }

    /// Whether the whole shortage could be met, if need be with the card for two resources.
    static boolean canPay(State s, int tribe, int missing) { return s.resources(tribe) + (s.hasAnyTwo(tribe) ? 2 : 0) >= missing; }

    /// SA-63: once, however much is missing.
    private static void starve(State s, int tribe, int missing, Dealer dealer) {
        s.score(tribe, -PENALTY); // SA-64: also below zero
        dealer.announce(new Event.Starved(tribe, missing, PENALTY));
    }

    @Override
    public List<Action> options(State s) {
        boolean begun = paid.size() > 0;
        if (begun) return MEALS.goods(s, tribe);
        return s.resources(tribe) >= missing ? MEALS.options(s, tribe) : MEALS.refusal();
    }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        int nth = Math.floorMod(tribe - s.start, s.seats()) + 1;
        if (!(action instanceof Action.Feed(var good))) {
            starve(s, tribe, missing, dealer);
            return from(s, nth, dealer);
        }
        s.add(tribe, good, -1);
        var all = Meals.with(paid, good);
        if (missing > 1) return new Feeding(tribe, missing - 1, all);
        dealer.announce(new Event.Fed(tribe, 0, all));
        return from(s, nth, dealer);
    }

    @Override
    public Optional<Refusal> whyNot(State s, Action action) {
        return switch (action) {
            case Action.Starve _ when paid.size() > 0 ->
                Optional.of(Refusal.of("SA-63", "You have begun to pay with resources, so all that is missing must be paid."));
            case Action.Starve _ -> Optional.empty();
            case Action.Feed(var good) when !good.isResource() -> Optional.of(Refusal.of("SA-62", "There is no food left."));
            case Action.Feed(var good) when s.stock(tribe, good) == 0 ->
                Optional.of(Refusal.of("SA-62", "You have none of this resource."));
            case Action.Feed _ when s.resources(tribe) < missing ->
                Optional.of(Refusal.of("SA-63", "You have too few resources to cover all that is missing, so none may be paid."));
            case Action.Feed _ -> Optional.empty();
            case Action.Place _,Action.Act _,Action.UseTool _,Action.UseCard _,Action.Gather _,Action.Pay _,Action.Spend _ ->
                Phase.outOfPlace(s, action);
            case Action.Decline _,Action.PickDie _,Action.Claim _,Action.KeepCard _,Action.Lead _,Action.Endure _,Action.Discard _ ->
                Phase.outOfPlace(s, action);
        };
    }
}
