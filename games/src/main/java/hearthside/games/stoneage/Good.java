package hearthside.games.stoneage;

import java.util.List;

/// What is gathered. Food feeds people; the other four are the resources, and only they pay for cards and buildings (SA-49).
public enum Good {
    FOOD(2), WOOD(3), CLAY(4), STONE(5), GOLD(6);

    static final List<Good> ALL = List.of(values());
    static final List<Good> RESOURCES = ALL.subList(1, 5);

    private final int pips;

    Good(int pips) { this.pips = pips; }

    /// SA-38: the pips that bring one of it. For a resource this is also what it is worth in a building (SA-45).
    public int pips() { return pips; }

    public boolean isResource() { return this != FOOD; }
}
