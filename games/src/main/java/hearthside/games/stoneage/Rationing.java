package hearthside.games.stoneage;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.List;
import java.util.Optional;

/// SS-55: food is missing. As many resources as one likes stand in for it, one at a time; the rest is exhaustion (SS-56).
public record Rationing(int missing, Goods paid) implements Phase {
    private static final Meals MEALS = new Meals(new Action.Endure());

    @Override
    public int tribe() { return 0; }

    @Override
    public List<Action> options(State s) { return MEALS.options(s, 0); }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        if (!(action instanceof Action.Feed(var good))) {
            if (paid.size() > 0) dealer.announce(new Event.Fed(0, 0, paid));
            return SoloRound.exhaust(s, missing, dealer);
        }
        s.add(0, good, -1);
        var all = Meals.with(paid, good);
        if (missing > 1) return new Rationing(missing - 1, all);
        dealer.announce(new Event.Fed(0, 0, all));
        return SoloRound.discard(s, s.agreed.solitary.discards(), dealer);
    }

    @Override
    public Optional<Refusal> whyNot(State s, Action action) {
        return switch (action) {
            case Action.Endure _ -> Optional.empty();
            case Action.Feed(var good) when !good.isResource() -> Optional.of(Refusal.of("SS-54", "There is no food left."));
            case Action.Feed(var good) ->
                s.stock(0, good) > 0 ? Optional.empty() : Optional.of(Refusal.of("SS-55", "You have none of this resource."));
            case Action.Place _,Action.Act _,Action.UseTool _,Action.UseCard _,Action.Gather _,Action.Pay _,Action.Spend _ ->
                Phase.outOfPlace(s, action);
            case Action.Decline _,Action.PickDie _,Action.Claim _,Action.KeepCard _,Action.Starve _,Action.Lead _,Action.Discard _ ->
                Phase.outOfPlace(s, action);
        };
    }
}
