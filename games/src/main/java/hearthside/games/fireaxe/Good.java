package hearthside.games.fireaxe;

import java.util.List;

/// What is traded.
public enum Good {
    FURS, SKINS, TUSKS;

    static final List<Good> ALL = List.of(values());
}
