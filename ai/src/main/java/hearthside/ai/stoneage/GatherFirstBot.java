package hearthside.ai.stoneage;

import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.core.GameEvent;
import hearthside.games.stoneage.Action;
import hearthside.games.stoneage.Good;
import hearthside.games.stoneage.Location;
import hearthside.games.stoneage.Price;
import hearthside.games.stoneage.State;
import hearthside.games.stoneage.View;
import java.util.List;

/// Gathers before it goes to pay. A bot that thinks little or slips may choose its places in any order, but nobody who watches should see
/// a card given up that the people in the forest would have paid for.
record GatherFirstBot(Bot<State, Action> bot) implements Bot<State, Action> {
    @Override
    public Action choose(Insight<State, Action> insight, Budget budget) {
        var chosen = bot.choose(insight, budget);
        if (!(chosen instanceof Action.Act(var location)) || location.good().isPresent() || isInVillage(location)) return chosen;
        var view = (View) insight.view();
        return isPayable(view, insight.seat(), location) ? chosen : gathering(insight.options(), chosen);
    }

    @Override
    public void saw(GameEvent event) { bot.saw(event); }

    @Override
    public long bytes() { return bot.bytes(); }

    @Override
    public void forget() { bot.forget(); }

    private static boolean isInVillage(Location location) {
        return location == Location.TOOL_MAKER || location == Location.HUT || location == Location.FIELD;
    }

    /// SA-36: where resources are still to be had, the dearest first. Food pays for nothing.
    private static Action gathering(List<Action> options, Action otherwise) {
        Action best = otherwise;
        int most = 0;
        for (var option : options)
            if (option instanceof Action.Act(var location) && pips(location) > most) {
                most = pips(location);
                best = option;
            }
        return best;
    }

    private static int pips(Location location) { return location.good().filter(Good::isResource).map(Good::pips).orElse(0); }

    /// SA-42, SA-44..46: with what lies on the board of the player now.
    static boolean isPayable(View view, int seat, Location location) {
        var goods = view.players().get(view.solo() == null ? seat : 0).goods();
        if (location.cost() > 0) return goods.size() >= location.cost();
        int pile = location.ordinal() - Location.BUILDING_1.ordinal();
        var tile = view.piles().get(pile).tile();
        if (tile == null) return true;
        return switch (tile.price()) {
            case Price.Fixed(var price) -> Prospect.RESOURCES.stream().allMatch(good -> goods.count(good) >= price.count(good));
            case Price.Kinds(int resources, int kinds) -> goods.size() >= resources && goods.kinds() >= kinds;
            case Price.Any(int least, int _) -> goods.size() >= least;
        };
    }
}
