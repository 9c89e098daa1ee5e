package hearthside.ai.stoneage;

import hearthside.ai.bot.Best;
import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.games.stoneage.Action;
import hearthside.games.stoneage.Building;
import hearthside.games.stoneage.Buying;
import hearthside.games.stoneage.Feeding;
import hearthside.games.stoneage.Good;
import hearthside.games.stoneage.Goods;
import hearthside.games.stoneage.Location;
import hearthside.games.stoneage.Paying;
import hearthside.games.stoneage.State;
import hearthside.games.stoneage.Tile;
import hearthside.games.stoneage.UsingTools;
import hearthside.games.stoneage.View;
import java.util.List;

/// Weighs every option of the base game by what it is likely to bring in points. It goes by its view alone.
final class StoneAgeHeuristicBot implements Bot<State, Action> {
    private final int seat;
    private final boolean shortSighted;

    StoneAgeHeuristicBot(int seat, boolean shortSighted) {
        this.seat = seat;
        this.shortSighted = shortSighted;
    }

    @Override
    public Action choose(Insight<State, Action> insight, Budget budget) {
        var options = insight.options();
        if (options.size() == 1) return options.getFirst();
        var view = (View) insight.view();
        var prospect = new Prospect(view, seat, shortSighted);
        return switch (options.getFirst()) {
            case Action.Place _ -> Best.of(options, new Placement(prospect)::value);
            case Action.Act _ -> Best.of(options, option -> option instanceof Action.Act(var location) ? turn(prospect, location) : -1);
            case Action.Gather _ -> view.phase() instanceof UsingTools rolled
                    ? Toolbox.choose(view, prospect.me, rolled, options, prospect::worth, prospect.isLate())
                    : options.getFirst();
            case Action.PickDie _ -> Best.of(options, option -> option instanceof Action.PickDie(int pips) ? die(prospect, pips) : -1);
            case Action.Starve _,Action.Feed _ -> feed(prospect, options);
            case Action.KeepCard _ -> new Action.Claim(new Goods(0, 0, 0, 2));
            default -> buy(prospect, options);
        };
    }

    /// Tools first, so that they help at once; then what brings goods; then what costs them, the dearest wish first.
    private static double turn(Prospect prospect, Location location) {
        return switch (location) {
            case TOOL_MAKER -> 1000;
            case FIELD, HUT -> 900;
            case RIVER -> 800;
            case QUARRY -> 790;
            case CLAY_PIT -> 780;
            case FOREST -> 770;
            case HUNTING_GROUNDS -> 760;
            case BUILDING_1, BUILDING_2, BUILDING_3, BUILDING_4, CARD_1, CARD_2, CARD_3, CARD_4 ->
                new Placement(prospect).purchase(location, prospect.me.goods());
        };
    }

    private static double die(Prospect prospect, int pips) {
        return switch (pips) {
            case 5 -> prospect.tool();
            case 6 -> prospect.field();
            default -> prospect.worth(Good.values()[pips]);
        };
    }

    /// SA-63: the cheapest resources, unless the ten points are cheaper.
    private static Action feed(Prospect prospect, List<Action> options) {
        var cheapest = Prospect.RESOURCES.stream().<Action>map(Action.Feed::new).filter(options::contains).findFirst();
        if (cheapest.isEmpty() || !options.contains(new Action.Starve())) return cheapest.orElse(options.getFirst());
        double cost = 0;
        int left = ((Feeding) prospect.view.phase()).missing();
        for (var good : Prospect.RESOURCES) {
            int paid = Math.min(left, prospect.me.goods().count(good));
            cost += paid * prospect.worth(good);
            left -= paid;
        }
        return cost < Feeding.PENALTY ? cheapest.get() : options.getFirst();
    }

    /// The payment after which most is left, if it is worth its price at all.
    private static Action buy(Prospect prospect, List<Action> options) {
        var placement = new Placement(prospect);
        return switch (prospect.view.phase()) {
            case Buying(int _, var location) -> Best.of(options,
                    option -> option instanceof Action.Pay(var goods)
                            ? placement.cardValue(location) - prospect.worth(goods) - placement.regret(location, goods)
                            : 0);
            case Building(int _, var location) -> build(placement, location, options);
            case Paying(int _, var location, int _) -> Best.of(options,
                    option -> option instanceof Action.Pay(var goods)
                            ? placement.tileValue(goods) - placement.regret(location, goods)
                            : -100);
            default -> options.getFirst();
        };
    }

    private static Action build(Placement placement, Location location, List<Action> options) {
        Tile tile = placement.tile(location);
        if (tile != null && tile.price() instanceof hearthside.games.stoneage.Price.Any) {
            var spends = options.stream().filter(Action.Spend.class::isInstance).toList();
            return spends.isEmpty() ? options.getFirst() : spends.getLast();
        }
        return Best.of(options,
                option -> option instanceof Action.Pay(var goods) ? placement.tileValue(goods) - placement.regret(location, goods) : 0);
    }
}
