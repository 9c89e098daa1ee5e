package hearthside.games.fireaxe;

/// Goods as one number: four bits a kind. Two bags are put together with `+`, a part is taken out with `-`.
final class Bag {
    static final int KINDS = 3;

    private Bag() {}

    static int one(int kind) { return 1 << 4 * kind; }

    static int count(int bag, int kind) { return bag >> 4 * kind & 15; }

    static int size(int bag) { return count(bag, 0) + count(bag, 1) + count(bag, 2); }

    static int of(Goods goods) { return goods.furs() + goods.skins() * one(1) + goods.tusks() * one(2); }
}
