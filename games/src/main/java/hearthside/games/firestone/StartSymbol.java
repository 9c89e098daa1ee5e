package hearthside.games.firestone;

import hearthside.core.Terms;
import java.util.Locale;

/// FS-13: which of their start tiles three players take.
enum StartSymbol {
    SUN, MOON;

    static StartSymbol of(Terms terms) { return valueOf(terms.option("symbol").toUpperCase(Locale.ROOT)); }
}
