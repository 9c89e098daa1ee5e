package hearthside.games.firestone;

import java.util.List;

/// The inventions. The last four are starting inventions, which only the variant uses (FS-105).
public enum Invention {
    CLAY_POTS, FARMING, FISHING, SPEAR, TRANSPORT_SLED, SHIP_BUILDING, ADZE, EMBER_POUCH, BASKET, STORAGE_PIT, TRAIL_MARKS, THROWING_STICK,
    CARRYING_NET, LEAN_TO;

    static final List<Invention> ALL = List.of(values());

    public boolean isStarting() { return ordinal() >= TRAIL_MARKS.ordinal(); }

    int bit() { return 1 << ordinal(); }
}
