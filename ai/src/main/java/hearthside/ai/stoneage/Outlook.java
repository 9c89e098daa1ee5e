package hearthside.ai.stoneage;

import hearthside.ai.bot.Best;
import hearthside.games.stoneage.Action;
import hearthside.games.stoneage.Background;
import hearthside.games.stoneage.Building;
import hearthside.games.stoneage.Buying;
import hearthside.games.stoneage.Card;
import hearthside.games.stoneage.Effect;
import hearthside.games.stoneage.Good;
import hearthside.games.stoneage.Goods;
import hearthside.games.stoneage.Location;
import hearthside.games.stoneage.Paying;
import hearthside.games.stoneage.Price;
import hearthside.games.stoneage.SoloLevel;
import hearthside.games.stoneage.StoneAgeEdition;
import hearthside.games.stoneage.Tile;
import hearthside.games.stoneage.View;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// What things are worth to the four tribes, in food, seen from one moment of the solo game. The weights were found by playing many
/// thousand games.
final class Outlook {
    /// What depends on the level.
    ///
    /// @param field    what a field brings in each round to come
    /// @param tool     what a tool brings in each round to come
    /// @param plenty   a resource when there are enough
    /// @param tile     what a building is worth
    /// @param price    what each resource paid for a card or building counts
    /// @param limit    the limit raised by a sand-coloured card
    /// @param food     what a green card feeds
    /// @param shorter  a round less to live through
    /// @param once     each point of a tool that works once
    /// @param dice     dice that bring a resource
    /// @param scarce   a resource while there are few
    /// @param lacking  a resource that a building lacks
    /// @param enough   how many resources are enough
    /// @param building how many more when a building is still to come
    /// @param hunger   food that is missing this evening
    /// @param birth    one more pair of hands, and one more mouth
    /// @param stock    how much of a resource counts as food for this evening
    /// @param bare     how much more a building is worth when there is none for this evening
    /// @param making   what a tool must bring before it is worth making
    private record Weights(double field, double tool, double plenty, double tile, double price, double limit, double food, double shorter,
            double once, double dice, double scarce, double lacking, double enough, double building, double hunger, double birth,
            double stock, double bare, double making) {
        static final Weights USUAL = new Weights(0.9, 0.22, 1.21, 4.93, 0.6, 2.35, 2, 4.7, 1.1, 0.61, 2.03, 2.83, 5.5, 1.8, 1.3, -1, 0, 0,
                0);
        // level 2: two tiles an evening are rarely there, so the limit decides
        static final Weights COLD_NIGHT = new Weights(0.668, 0.203, 1.717, 4.997, 0.606, 4.434, 2, 3.7125, 1.9017, 0.754, 2.03, 2.83, 5.5,
                1.8, 1.3, -1, 0, 0, 0);
        // level 4: eighteen evenings each want a building; tools and field are for the first half, and resources are eaten too
        static final Weights ETERNAL_WINTER = new Weights(1.865, 0.631, 1.725, 4.873, 0.09, 4.737, 1.514, 4.519, 1.391, 1.611, 3.009,
                4.664, 3.871, 0.564, 2.997, 1.165, 0.392, 9.403, 6.634);
    }

    /// How the tribes are led.
    enum Lead {
        /// As if this round were the last.
        SHORT_SIGHTED,
        /// For the whole game; at level 4 as at level 1, as version 0.1.0 did. Others are measured by it.
        OF_VERSION_01,
        /// For the whole game, at each level in its own way.
        BY_LEVEL
    }

    private final Weights weights;
    final View view;
    final View.Player me;
    final View.Solo solo;
    /// Rounds to come, this one included.
    final double rounds;
    final int missingTiles;

    Outlook(View view, Lead lead) {
        this.view = view;
        me = view.players().getFirst();
        solo = Objects.requireNonNull(view.solo());
        weights = switch (solo.level()) {
            case 2 -> Weights.COLD_NIGHT;
            case 4 -> lead == Lead.BY_LEVEL ? Weights.ETERNAL_WINTER : Weights.USUAL;
            default -> Weights.USUAL;
        };
        var level = SoloLevel.of(solo.level());
        int left = view.deck() / level.cardsPerRound() + 1;
        rounds = lead == Lead.SHORT_SIGHTED ? 1 : left;
        int spare = Math.max(0, (solo.limit() - 1) / 3); // evenings without a tile that the limit can bear
        missingTiles = Math.max(0, (left - spare) * level.discards() - me.tiles().size());
    }

    double field() { return me.field() >= StoneAgeEdition.TOP_OF_FIELD ? 0 : rounds * weights.field; }

    double tool() {
        int total = me.tools().stream().mapToInt(View.Tool::value).sum();
        return total >= StoneAgeEdition.MOST_TOOLS ? 0 : (rounds - 0.5) * weights.tool - weights.making;
    }

    /// SS-55: a resource is a food, and it also buys cards and tiles, as long as there are not too many.
    double worth(Good good, double count) {
        if (good == Good.FOOD) return meal(count);
        double sum = 0, have = me.goods().size(), lack = lacking(good);
        for (double left = count; left > 0; left--, have++, lack--) {
            double unit = have < wanted() ? weights.scarce : weights.plenty;
            sum += Math.min(1, left) * (lack > 0 ? Math.max(unit, weights.lacking) : unit);
        }
        return sum;
    }

    private double wanted() { return weights.enough + Math.min(weights.building, 3.0 * missingTiles); }

    /// Food that is missing this evening is dearer than food to spare.
    private double meal(double food) {
        int figures = view.tribes().stream().mapToInt(View.Tribe::figures).sum();
        double missing = figures * solo.meal() + solo.burden() - me.food() - me.field() - weights.stock * me.goods().size();
        double needed = Math.clamp(missing, 0, food);
        return needed * weights.hunger + (food - needed);
    }

    /// How much of a good is missing for the building that lacks least.
    private double lacking(Good good) {
        if (missingTiles == 0) return 0;
        int least = Integer.MAX_VALUE, lack = 0;
        for (var pile : view.piles()) {
            if (pile.tile() == null || !(pile.tile().price() instanceof Price.Fixed(var price))) continue;
            int pips = 0;
            for (var each : Prospect.RESOURCES) pips += each.pips() * Math.max(0, price.count(each) - me.goods().count(each));
            if (pips >= least) continue;
            least = pips;
            lack = price.count(good) - me.goods().count(good);
        }
        return lack;
    }

    /// What paying this would spoil: the building that one could have paid, or nearly.
    private double regret(Goods paid) {
        if (missingTiles == 0) return 0;
        double regret = 0;
        for (var pile : view.piles()) {
            if (pile.tile() == null || !(pile.tile().price() instanceof Price.Fixed(var price))) continue;
            for (var each : Prospect.RESOURCES) {
                int left = me.goods().count(each) - paid.count(each);
                regret += Math.max(0, Math.min(price.count(each), me.goods().count(each)) - Math.min(price.count(each), left))
                        * each.pips();
            }
        }
        return regret;
    }

    double die(int pips) {
        return switch (pips) {
            case 5 -> tool();
            case 6 -> field();
            default -> worth(Good.values()[pips], 1) + 0.01 * pips;
        };
    }

    double placing(Action action) {
        if (!(action instanceof Action.Place(var location, int figures))) return Double.NEGATIVE_INFINITY;
        return gain(location, figures) / figures;
    }

    private double gain(Location location, int figures) {
        return switch (location) {
            case HUNTING_GROUNDS, FOREST, CLAY_PIT, QUARRY, RIVER -> gather(location, figures);
            case TOOL_MAKER -> tool();
            case FIELD -> field();
            case HUT -> weights.birth;
            case BUILDING_1, BUILDING_2, BUILDING_3, BUILDING_4, CARD_1, CARD_2, CARD_3, CARD_4 ->
                canPay(location) ? purchase(location) : 0;
        };
    }

    private double gather(Location location, int figures) {
        var good = location.good().orElseThrow();
        double tools = 0;
        for (var tool : me.tools()) if (!tool.used()) tools += tool.value();
        double own = view.figures().stream().filter(standing -> standing.location() == location)
                .mapToInt(standing -> standing.byTribe().get(view.phase().tribe())).sum();
        double share = Math.min(2, tools / 4);
        return worth(good, Math.max(0.05, (3.5 * figures + share) / good.pips() - (own > 0 || figures > 1 ? 0.15 * figures : 0.35)));
    }

    @Nullable
    Tile tile(Location location) {
        int pile = location.ordinal() - Location.BUILDING_1.ordinal();
        return pile >= 0 && pile < view.piles().size() ? view.piles().get(pile).tile() : null;
    }

    /// Whether what is there, and not pledged to another purchase, will do.
    private boolean canPay(Location location) {
        int pledged = 0;
        for (var standing : view.figures()) pledged += standing.location().cost() + (tile(standing.location()) != null ? 3 : 0);
        int free = me.goods().size() - pledged;
        var tile = tile(location);
        if (tile == null) return free >= location.cost();
        return switch (tile.price()) {
            case Price.Fixed(var price) ->
                free >= 3 && Prospect.RESOURCES.stream().allMatch(good -> me.goods().count(good) >= price.count(good));
            case Price.Kinds(int resources, int kinds) -> free >= resources && me.goods().kinds() >= kinds;
            case Price.Any _ -> free >= 1;
        };
    }

    /// What a purchase is worth beyond its price.
    private double purchase(Location location) {
        if (location.cost() > 0) {
            var card = view.row().get(location.ordinal() - Location.CARD_1.ordinal()).card();
            return card == null ? 0 : card(card) - weights.price * location.cost();
        }
        var tile = tile(location);
        if (tile == null || missingTiles == 0) return 0;
        int price = switch (tile.price()) {
            case Price.Fixed(var goods) -> goods.size();
            case Price.Kinds(int resources, int _) -> resources;
            case Price.Any _ -> 1;
        };
        return weights.tile + (me.tiles().isEmpty() ? weights.bare : 0) - weights.price * price;
    }

    private double card(Card card) {
        double back = card.background() instanceof Background.Green ? weights.food : weights.limit;
        return back + switch (card.effect()) {
            case Effect.Dice _ -> 0.31 * Math.max(1, field()) + 0.25 * Math.max(1, tool()) + weights.dice;
            case Effect.Gain(var good, int count) -> worth(good, count);
            case Effect.Roll(var good) -> worth(good, 7.0 / good.pips() - 0.3);
            case Effect.Points _ -> 0;
            case Effect.Tool _ -> tool();
            case Effect.Field _ -> field();
            case Effect.Draw _ -> view.deck() > 0 ? weights.shorter : 0;
            case Effect.Once(int value) -> value * weights.once;
            case Effect.AnyTwo _ -> 2.4;
        };
    }

    double order(Action action) { return action instanceof Action.Act act ? order(act.location()) : -1; }

    private double order(Location location) {
        return switch (location) {
            case TOOL_MAKER -> 100;
            case FIELD, HUT -> 90;
            case RIVER, QUARRY, CLAY_PIT, FOREST -> 80 - location.ordinal();
            case HUNTING_GROUNDS -> 70;
            case BUILDING_1, BUILDING_2, BUILDING_3, BUILDING_4, CARD_1, CARD_2, CARD_3, CARD_4 -> purchase(location);
        };
    }

    Action buy(List<Action> options) {
        var phase = view.phase();
        if (phase instanceof Paying) return payment(options);
        if (phase instanceof Buying(int _, var location)) return purchase(location) > 0 ? payment(options) : options.getFirst();
        if (!(phase instanceof Building(int _, var location)) || purchase(location) <= 0) return options.getFirst();
        return options.get(1) instanceof Action.Spend ? options.get(1) : payment(options);
    }

    /// All resources feed alike, so those are paid of which there are most.
    private Action payment(List<Action> options) {
        return Best.of(options,
                option -> option instanceof Action.Pay(var goods)
                        ? 1000 - 3 * regret(goods) + Prospect.RESOURCES.stream()
                                .mapToDouble(
                                        good -> goods.count(good) * (me.goods().count(good) - 0.5 * goods.count(good) - 0.3 * good.pips()))
                                .sum()
                        : -1);
    }
}
