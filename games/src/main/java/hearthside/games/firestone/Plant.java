package hearthside.games.firestone;

import java.util.List;

/// The four types of gathering tiles.
public enum Plant {
    APPLE, NUT, MUSHROOM, ROOT;

    static final List<Plant> ALL = List.of(values());
}
