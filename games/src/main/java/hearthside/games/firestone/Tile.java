package hearthside.games.firestone;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a discovery tile shows. The first four are gathering tiles.
public enum Tile {
    APPLE, NUT, MUSHROOM, ROOT, FOREST, HUT, FIRE, STASH, CAVE;

    static final List<Tile> ALL = List.of(values());

    /// What a gathering tile gives.
    public @Nullable Plant plant() { return ordinal() < Plant.ALL.size() ? Plant.ALL.get(ordinal()) : null; }
}
