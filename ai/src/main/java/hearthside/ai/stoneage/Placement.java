package hearthside.ai.stoneage;

import hearthside.games.stoneage.Action;
import hearthside.games.stoneage.Good;
import hearthside.games.stoneage.Goods;
import hearthside.games.stoneage.Location;
import hearthside.games.stoneage.Price;
import hearthside.games.stoneage.Tile;
import hearthside.games.stoneage.View;
import org.jspecify.annotations.Nullable;

/// What it is worth to put figures on a location.
final class Placement {
    /// What a figure brings that is sent somewhere else instead.
    private static final double ELSEWHERE = 1.75;

    private final Prospect prospect;
    private final View view;

    Placement(Prospect prospect) {
        this.prospect = prospect;
        view = prospect.view;
    }

    double value(Action action) {
        if (!(action instanceof Action.Place(var location, int figures))) return Double.NEGATIVE_INFINITY;
        return gain(location, figures) - ELSEWHERE * figures;
    }

    private double gain(Location location, int figures) {
        return switch (location) {
            case HUNTING_GROUNDS, FOREST, CLAY_PIT, QUARRY, RIVER -> gather(location.good().orElseThrow(), figures);
            case TOOL_MAKER -> prospect.tool() + 1.0;
            case FIELD -> prospect.field() + 1.0;
            case HUT -> prospect.child() + 1.0;
            case BUILDING_1, BUILDING_2, BUILDING_3, BUILDING_4, CARD_1, CARD_2, CARD_3, CARD_4 ->
                1.0 + chanceToPay(location) * Math.max(0, purchase(location, prospect.me.goods()));
        };
    }

    /// The dice, the tools that are free, and less half a unit lost to the remainder.
    private double gather(Good good, int figures) {
        double tools = 0;
        for (var tool : prospect.me.tools()) if (!tool.used()) tools += tool.value();
        double free = Math.max(0, tools - 2.0 * placesToRoll());
        double units = (3.5 * figures + 0.8 * free) / good.pips() - (free > 0 ? 0.2 : 0.42);
        double wished = good == Good.FOOD ? 0 : Math.min(units, lacking(good)) * 0.8;
        return prospect.worth(good, Math.max(0.05, units)) + wished;
    }

    private int placesToRoll() {
        int places = 0;
        for (var standing : view.figures())
            if (standing.location().good().isPresent() && standing.byTribe().get(prospect.seat) > 0) places++;
        return places;
    }

    /// How much of a good the buildings still want on which this player stands.
    private double lacking(Good good) {
        double lack = 0;
        for (var standing : view.figures()) {
            if (standing.byTribe().get(prospect.seat) == 0) continue;
            var tile = tile(standing.location());
            if (tile != null && tile.price() instanceof Price.Fixed(var goods))
                lack += Math.max(0, goods.count(good) - prospect.me.goods().count(good));
        }
        return lack;
    }

    @Nullable
    Tile tile(Location location) {
        int pile = location.ordinal() - Location.BUILDING_1.ordinal();
        return pile >= 0 && pile < view.piles().size() ? view.piles().get(pile).tile() : null;
    }

    /// What buying here is worth beyond what it costs, with these resources and what the figures will still bring.
    double purchase(Location location, Goods goods) {
        if (location.cost() > 0) return cardValue(location) - location.cost() * prospect.worth(cheapest(goods));
        var tile = tile(location);
        if (tile == null) return 0;
        return switch (tile.price()) {
            case Price.Fixed(var price) -> tileValue(price);
            case Price.Kinds(int resources, int _) -> resources * 4.6 - resources * 4.6 * kept() + prospect.builders();
            case Price.Any(int _, int most) -> Math.min(most, Math.max(3, goods.size())) * 4.2 * (1 - kept()) + prospect.builders();
        };
    }

    private double kept() { return prospect.worth(Good.GOLD) / Good.GOLD.pips(); }

    private static Good cheapest(Goods goods) {
        for (var good : Prospect.RESOURCES) if (goods.count(good) > 0) return good;
        return Good.WOOD;
    }

    double cardValue(Location location) {
        int space = location.ordinal() - Location.CARD_1.ordinal();
        var card = view.row().get(space).card();
        return card == null ? 0 : prospect.card(card);
    }

    /// The points of a building, less what the resources would be worth later. Building also brings the end nearer for all.
    double tileValue(Goods goods) { return goods.value() - prospect.worth(goods) + prospect.builders() + 0.6; }

    /// What paying this would spoil: a building one stands on and could have paid.
    double regret(Location location, Goods paid) {
        double regret = 0;
        var own = prospect.me.goods();
        for (var standing : view.figures()) {
            if (standing.location() == location || standing.byTribe().get(prospect.seat) == 0) continue;
            var tile = tile(standing.location());
            if (tile == null || !(tile.price() instanceof Price.Fixed(var price)) || !covers(own, price, new Goods(0, 0, 0, 0))) continue;
            if (!covers(own, price, paid)) regret += 2.5;
        }
        return regret;
    }

    private static boolean covers(Goods own, Goods price, Goods paid) {
        for (var good : Prospect.RESOURCES) if (own.count(good) - paid.count(good) < price.count(good)) return false;
        return true;
    }

    /// How likely it is that this can be paid when its turn comes, with what is there and what the figures at home may bring.
    private double chanceToPay(Location location) {
        double pledged = pledged();
        double home = Math.max(0, prospect.tribe.home() - 1) + figuresOut();
        double coming = home * 0.8;
        var tile = tile(location);
        if (tile == null) return ramp(prospect.me.goods().size() + coming - pledged - location.cost());
        return switch (tile.price()) {
            case Price.Fixed(var price) -> {
                double lack = 0;
                for (var good : Prospect.RESOURCES) lack += Math.max(0, price.count(good) - prospect.me.goods().count(good));
                yield lack == 0
                        ? pledged > 0 ? 0.8 : 0.97
                        : Math.max(0, 0.75 - 0.22 * lack) * ramp(prospect.me.goods().size() + coming - pledged - 3);
            }
            case Price.Kinds(int resources, int kinds) ->
                ramp(prospect.me.goods().size() + 0.7 * coming - pledged - resources) * (prospect.me.goods().kinds() >= kinds ? 0.9 : 0.5);
            case Price.Any _ -> ramp(prospect.me.goods().size() + coming - pledged - 3);
        };
    }

    private static double ramp(double spare) { return Math.clamp(0.55 + 0.25 * spare, 0, 1); }

    /// Resources that other purchases of this round will need.
    private double pledged() {
        double pledged = 0;
        for (var standing : view.figures()) {
            if (standing.byTribe().get(prospect.seat) == 0) continue;
            pledged += standing.location().cost();
            if (tile(standing.location()) != null) pledged += 3;
        }
        return pledged;
    }

    /// Figures that will roll for resources this round.
    private int figuresOut() {
        int figures = 0;
        for (var standing : view.figures())
            if (standing.location().good().filter(Good::isResource).isPresent()) figures += standing.byTribe().get(prospect.seat);
        return figures;
    }
}
