package hearthside.games.firestone;

import java.util.List;

/// The two gathering stores of a tribe mat. FS-15: sun tiles start in the light one, moon tiles in the dark one.
public enum Store {
    LIGHT, DARK;

    static final List<Store> ALL = List.of(values());
}
