package hearthside.games.fireaxe;

import java.util.List;

/// The four sea zones, clockwise round the compass.
public enum Zone {
    NORTH, EAST, SOUTH, WEST;

    static final List<Zone> ALL = List.of(values());
}
