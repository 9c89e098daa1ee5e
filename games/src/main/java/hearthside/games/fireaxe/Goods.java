package hearthside.games.fireaxe;

/// So many of each good.
public record Goods(int furs, int skins, int tusks) {
    static final Goods NONE = new Goods(0, 0, 0);

    static Goods of(int bag) { return bag == 0 ? NONE : new Goods(Bag.count(bag, 0), Bag.count(bag, 1), Bag.count(bag, 2)); }

    public int count(Good good) {
        return switch (good) {
            case FURS -> furs;
            case SKINS -> skins;
            case TUSKS -> tusks;
        };
    }

    public int size() { return furs + skins + tusks; }
}
