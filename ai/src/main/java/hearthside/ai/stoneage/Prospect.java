package hearthside.ai.stoneage;

import hearthside.games.stoneage.Background;
import hearthside.games.stoneage.Card;
import hearthside.games.stoneage.Effect;
import hearthside.games.stoneage.Good;
import hearthside.games.stoneage.Goods;
import hearthside.games.stoneage.Profession;
import hearthside.games.stoneage.StoneAgeEdition;
import hearthside.games.stoneage.View;
import java.util.List;

/// What things are worth to one player of the base game, in points, as far as the rest of the game can be foreseen.
final class Prospect {
    static final List<Good> RESOURCES = List.of(Good.WOOD, Good.CLAY, Good.STONE, Good.GOLD);
    /// What a resource brings later, for each point that it would bring in a building.
    private static final double KEPT = 0.68;
    private static final double FOOD = 1.35;

    final View view;
    final int seat;
    final View.Player me;
    final View.Tribe tribe;
    /// How many rounds are likely to follow this one.
    final double rounds;

    /// @param shortSighted as if this round were the last but one
    Prospect(View view, int seat, boolean shortSighted) {
        this.view = view;
        this.seat = seat;
        me = view.players().get(seat);
        tribe = view.tribes().get(seat);
        rounds = shortSighted ? 1 : roundsLeft(view);
    }

    /// Three cards and two thirds of a tile of each pile leave in a usual round.
    private static double roundsLeft(View view) {
        int pile = StoneAgeEdition.PILE;
        for (var each : view.piles()) pile = Math.min(pile, each.below() + (each.tile() == null ? 0 : 1));
        double busy = 0.7 * view.players().size();
        return Math.max(0, Math.min(view.deck() / Math.min(3.1, 0.8 + busy), (pile - 0.6) / 0.62));
    }

    boolean isLate() { return rounds < 0.8; }

    /// SA-85: in the end a resource is one point.
    double worth(Good good) { return good == Good.FOOD ? foodWorth() : isLate() ? 1 + 0.12 * good.pips() : KEPT * good.pips(); }

    private double foodWorth() { return isLate() ? 0 : FOOD; }

    double worth(Goods goods) {
        double sum = 0;
        for (var good : RESOURCES) sum += goods.count(good) * worth(good);
        return sum;
    }

    /// What so many more of a good are worth, each a little less than the one before.
    double worth(Good good, double count) {
        if (good == Good.FOOD) return meal(count);
        double sum = 0, have = me.goods().count(good);
        for (double left = count; left > 0; left--, have++) sum += Math.min(1, left) * worth(good) * Math.max(0.45, 1.06 - 0.06 * have);
        return sum;
    }

    /// SA-60..63: food is dear while it is missing this evening, and a little use later.
    double meal(double food) {
        double missing = tribe.figures() - me.food() - me.field();
        double saved = hunger(missing) - hunger(missing - food);
        double spare = Math.max(0, food - Math.max(0, missing));
        return saved + Math.min(spare, 2 + 2 * rounds) * foodWorth() * 0.75;
    }

    /// What a shortage costs: resources, but never more than the ten points.
    private double hunger(double missing) { return missing <= 0 ? 0 : Math.min(10, 2.2 * missing); }

    double field() { return me.field() >= StoneAgeEdition.TOP_OF_FIELD ? 0 : (rounds + 0.8) * FOOD + people(Profession.FARMER) + 0.5; }

    double tool() {
        int total = me.tools().stream().mapToInt(View.Tool::value).sum();
        return total >= StoneAgeEdition.MOST_TOOLS ? 0 : (rounds + 0.3) * (total < 6 ? 0.95 : 0.7) + people(Profession.TOOL_MAKER) + 0.3;
    }

    /// A child works from the next round on and eats from this one on.
    double child() {
        if (tribe.figures() >= StoneAgeEdition.FIGURES) return 0;
        return rounds * 3.5 * KEPT * 0.95 - (rounds + 1) * FOOD * 0.55 + people(Profession.SHAMAN);
    }

    /// What one more building is worth beside its own points.
    double builders() { return people(Profession.BUILDER); }

    double card(Card card) { return lower(card) + effect(card.effect()); }

    private double lower(Card card) {
        return switch (card.background()) {
            case Background.Green(var symbol) -> {
                long same = cards().stream().filter(own -> own.background() instanceof Background.Green(var other) && other == symbol)
                        .count();
                long sets = cards().stream().filter(own -> own.background() instanceof Background.Green)
                        .map(own -> ((Background.Green) own.background()).symbol()).distinct().count();
                long doubles = cards().stream().filter(Card::isGreen).count() - sets;
                yield same == 0 ? Math.max(2.0 * sets + 1, rounds > 3 ? 4.5 : 0) : 2.0 * doubles + 1;
            }
            case Background.Sand(var profession, int figures) -> figures * switch (profession) {
                case FARMER -> Math.min(10, me.field() + 0.3 * rounds);
                case TOOL_MAKER -> Math.min(12, me.tools().stream().mapToInt(View.Tool::value).sum() + 0.3 * rounds);
                case BUILDER -> me.tiles().size() + 0.55 * rounds;
                case SHAMAN -> Math.min(10, tribe.figures() + 0.2 * rounds);
            };
        };
    }

    private List<Card> cards() { return me.cards() == null ? List.of() : me.cards(); }

    private double effect(Effect effect) {
        return switch (effect) {
            case Effect.Dice _ -> isLate() ? 1 : 3.2;
            case Effect.Gain(var good, int count) -> worth(good, count);
            case Effect.Roll(var good) -> worth(good, 7.0 / good.pips() - 0.35);
            case Effect.Points(int points) -> points;
            case Effect.Tool _ -> tool();
            case Effect.Field _ -> field();
            case Effect.Draw _ -> 6;
            case Effect.Once(int value) -> isLate() ? 0 : 0.6 * value;
            case Effect.AnyTwo _ -> 2 * worth(Good.GOLD);
        };
    }

    int people(Profession profession) {
        int people = 0;
        for (var card : cards())
            if (card.background() instanceof Background.Sand(var own, int figures) && own == profession) people += figures;
        return people;
    }
}
