package hearthside.games.stoneage;

import java.util.ArrayList;
import java.util.List;

/// So many resources of each kind: a payment, or what lies on a player board.
public record Goods(int wood, int clay, int stone, int gold) {
    static final int MOST = 7; // no payment is larger (SA-46)
    static final Goods NONE = new Goods(0, 0, 0, 0);

    /// Every payment of at most seven resources: each is made once.
    static final List<Goods> PAYMENTS = payments();

    private static List<Goods> payments() {
        var all = new ArrayList<Goods>();
        for (int wood = MOST; wood >= 0; wood--)
            for (int clay = MOST - wood; clay >= 0; clay--)
                for (int stone = MOST - wood - clay; stone >= 0; stone--)
                    for (int gold = MOST - wood - clay - stone; gold >= 0; gold--) all.add(new Goods(wood, clay, stone, gold));
        return List.copyOf(all);
    }

    static Goods one(Good good) {
        return new Goods(good == Good.WOOD ? 1 : 0, good == Good.CLAY ? 1 : 0, good == Good.STONE ? 1 : 0, good == Good.GOLD ? 1 : 0);
    }

    public int count(Good good) {
        return switch (good) {
            case FOOD -> 0;
            case WOOD -> wood;
            case CLAY -> clay;
            case STONE -> stone;
            case GOLD -> gold;
        };
    }

    /// What somebody claims to pay may be any numbers: the sum does not run over.
    public int size() { return Math.clamp((long) wood + clay + stone + gold, Integer.MIN_VALUE, Integer.MAX_VALUE); }

    /// How many different kinds there are.
    public int kinds() { return (wood > 0 ? 1 : 0) + (clay > 0 ? 1 : 0) + (stone > 0 ? 1 : 0) + (gold > 0 ? 1 : 0); }

    /// SA-45: what a building paid with it scores.
    public int value() { return 3 * wood + 4 * clay + 5 * stone + 6 * gold; }

    /// What each resource is worth on a building.
    static final Goods WORTH = new Goods(one(Good.WOOD).value(), one(Good.CLAY).value(), one(Good.STONE).value(), one(Good.GOLD).value());

    boolean isNegative() { return wood < 0 || clay < 0 || stone < 0 || gold < 0; }
}
