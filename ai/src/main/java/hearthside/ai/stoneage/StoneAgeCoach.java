package hearthside.ai.stoneage;

import hearthside.ai.bot.Insight;
import hearthside.ai.coach.Coach;
import hearthside.ai.coach.Dice;
import hearthside.ai.coach.Remark;
import hearthside.core.chance.Chance;
import hearthside.games.stoneage.Action;
import hearthside.games.stoneage.Building;
import hearthside.games.stoneage.Feeding;
import hearthside.games.stoneage.Good;
import hearthside.games.stoneage.Goods;
import hearthside.games.stoneage.Location;
import hearthside.games.stoneage.Meal;
import hearthside.games.stoneage.Paying;
import hearthside.games.stoneage.Placing;
import hearthside.games.stoneage.Price;
import hearthside.games.stoneage.Rationing;
import hearthside.games.stoneage.State;
import hearthside.games.stoneage.Throws;
import hearthside.games.stoneage.UsingTools;
import hearthside.games.stoneage.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What can be said in Stone Age, alone or together.
public final class StoneAgeCoach implements Coach<State, Action> {
    private static final int HIGHEST_FIELD = 10;
    private static final int LOW_FIRE = 5;

    @Override
    public List<Remark> remarks(Insight<State, Action> insight) {
        var view = (View) insight.view();
        var me = view.players().get(insight.seat());
        if (view.phase() instanceof Placing(int tribe)) return placing(insight, view, me, tribe);
        if (view.phase() instanceof UsingTools rolled) return tools(insight, me, rolled);
        int missing = view.phase() instanceof Feeding feeding
                ? feeding.missing()
                : view.phase() instanceof Rationing rationing ? rationing.missing() : 0;
        return missing == 0 ? List.of() : List.of(Remark.of("hungry", "bill").with("n", missing));
    }

    private static List<Remark> placing(Insight<State, Action> insight, View view, View.Player me, int tribe) {
        var remarks = new ArrayList<Remark>();
        var solo = view.solo();
        int missing = missing(insight);
        if (solo != null && solo.limit() <= LOW_FIRE) remarks.add(Remark.of("fire", "fire").with("n", solo.limit()));
        if (missing > 0 && can(insight, Location.HUNTING_GROUNDS, 1))
            remarks.add(Remark.of("short", place(Location.HUNTING_GROUNDS)).with("n", missing));
        if (view.tribes().get(tribe).supply() > 0 && can(insight, Location.HUT, 2)) remarks.add(Remark.of("hut", place(Location.HUT)));
        for (int pile = 0; pile < view.piles().size(); pile++) {
            var tile = view.piles().get(pile).tile();
            if (tile != null && tile.price() instanceof Price.Fixed(var goods) && has(me, goods)
                    && can(insight, Location.valueOf("BUILDING_" + (pile + 1)), 1))
                remarks.add(Remark.of("tile", "tile-" + pile).with("n", goods.value()));
        }
        if (me.field() < HIGHEST_FIELD && can(insight, Location.FIELD, 1)) remarks.add(Remark.of("field", place(Location.FIELD)));
        if (me.tools().stream().allMatch(tool -> tool.value() == 0) && can(insight, Location.TOOL_MAKER, 1))
            remarks.add(Remark.of("tool", place(Location.TOOL_MAKER)));
        return remarks;
    }

    private static boolean has(View.Player me, Goods goods) {
        for (var good : Prospect.RESOURCES) if (me.goods().count(good) < goods.count(good)) return false;
        return true;
    }

    private static boolean can(Insight<State, Action> insight, Location location, int figures) {
        return insight.options().contains(new Action.Place(location, figures));
    }

    private static String place(Location location) { return "place-" + location.name().toLowerCase(Locale.ROOT); }

    /// Food that is not there yet for the meal of this round.
    private static int missing(Insight<State, Action> insight) {
        return Meal.of(insight.imagine(new Chance.Seeded(0)), insight.seat()).missing();
    }

    private static List<Remark> tools(Insight<State, Action> insight, View.Player me, UsingTools rolled) {
        int each = rolled.good().pips();
        var remarks = new ArrayList<Remark>();
        for (var option : insight.options())
            if (option instanceof Action.UseTool(int slot)) {
                int value = me.tools().get(slot).value();
                if ((rolled.pips() + value) / each > rolled.pips() / each)
                    remarks.add(Remark.of("useTool", "tool-" + slot).with("n", value).with("pips", rolled.pips()).with("more",
                            (rolled.pips() + value) / each));
            }
        return remarks;
    }

    @Override
    public Optional<Remark> fact(Insight<State, Action> insight, Action action) {
        var view = (View) insight.view();
        var me = view.players().get(insight.seat());
        if (action instanceof Action.Place(var location, int figures))
            return location.good().map(good -> dice(insight, good, figures));
        if (view.phase() instanceof UsingTools rolled) {
            int each = rolled.good().pips(), now = rolled.pips() / each;
            if (action instanceof Action.Gather) return Optional.of(Remark.of("gather").with("n", now));
            if (action instanceof Action.UseTool(int slot))
                return Optional.of(Remark.of("useTool").with("n", now).with("more", (rolled.pips() + me.tools().get(slot).value()) / each));
        }
        if (action instanceof Action.Pay(var goods) && view.solo() == null
                && (view.phase() instanceof Building || view.phase() instanceof Paying))
            return Optional.of(Remark.of("pay").with("n", goods.value()));
        return action instanceof Action.Starve ? Optional.of(Remark.of("starve").with("n", Feeding.PENALTY)) : Optional.empty();
    }

    /// What so many dice bring without tools.
    private static Remark dice(Insight<State, Action> insight, Good good, int figures) {
        int missing = missing(insight);
        if (good == Good.FOOD && missing > 0)
            return Dice.odds("hunt", Throws.chance(figures, good, missing, 0)).with("short", missing);
        return Remark.of("dice").with("dice", figures).with("n", (int) Math.round(Throws.mean(figures, good, 0)));
    }

    /// Who has chosen a card, a building or a meal must pay for it.
    @Override
    public boolean isChoice(Action action) {
        return !(action instanceof Action.Pay || action instanceof Action.Spend || action instanceof Action.Feed);
    }
}
