package hearthside.games.myfirststoneage;

/// How many of each good lie somewhere.
public record Goods(int tooth, int berry, int pot, int arrowhead, int fish) {

    static Goods of(int bag) {
        return new Goods(Bag.count(bag, 0), Bag.count(bag, 1), Bag.count(bag, 2), Bag.count(bag, 3), Bag.count(bag, 4));
    }

    public int count(Good good) {
        return switch (good) {
            case TOOTH -> tooth;
            case BERRY -> berry;
            case POT -> pot;
            case ARROWHEAD -> arrowhead;
            case FISH -> fish;
        };
    }

    public int size() { return tooth + berry + pot + arrowhead + fish; }
}
