package hearthside.games.stoneage;

import java.util.List;
import java.util.Optional;

/// Where figures can be put. CARD_1 is the rightmost card space and costs one resource; buildings are counted from the left.
public enum Location {
    HUNTING_GROUNDS, FOREST, CLAY_PIT, QUARRY, RIVER, TOOL_MAKER, HUT, FIELD, BUILDING_1, BUILDING_2, BUILDING_3, BUILDING_4, CARD_1,
    CARD_2, CARD_3, CARD_4;

    static final List<Location> ALL = List.of(values());
    static final int RINGS = 7; // SA-14: on each of the four places with rings

    /// SA-36: what dice bring here.
    public Optional<Good> good() { return ordinal() <= RIVER.ordinal() ? Optional.of(Good.ALL.get(ordinal())) : Optional.empty(); }

    boolean hasRings() { return ordinal() >= FOREST.ordinal() && ordinal() <= RIVER.ordinal(); }

    boolean isVillage() { return this == TOOL_MAKER || this == HUT || this == FIELD; }

    boolean isPile() { return ordinal() >= BUILDING_1.ordinal() && ordinal() <= BUILDING_4.ordinal(); }

    boolean isCardSpace() { return ordinal() >= CARD_1.ordinal(); }

    /// The pile of tiles here, from 0.
    int pile() { return ordinal() - BUILDING_1.ordinal(); }

    static Location pile(int pile) { return ALL.get(BUILDING_1.ordinal() + pile); }

    /// The card space here, from 0 on the right.
    int space() { return ordinal() - CARD_1.ordinal(); }

    static Location space(int space) { return ALL.get(CARD_1.ordinal() + space); }

    /// SA-42: how many resources the card here costs.
    public int cost() { return isCardSpace() ? space() + 1 : 0; }
}
