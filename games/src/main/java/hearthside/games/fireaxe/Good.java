package hearthside.games.fireaxe;

import java.util.List;
import java.util.Locale;

/// What is traded.
public enum Good {
    FURS, SKINS, TUSKS;

    static final List<Good> ALL = List.of(values());

    /// As it stands in a sentence.
    String text() { return name().toLowerCase(Locale.ROOT); }
}
