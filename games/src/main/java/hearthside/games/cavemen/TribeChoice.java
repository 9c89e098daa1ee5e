package hearthside.games.cavemen;

import hearthside.core.Terms;
import java.util.Locale;

/// CV-14: whether everybody chooses their tribe, or luck does.
enum TribeChoice {
    CHOSEN, RANDOM;

    static TribeChoice of(Terms terms) { return valueOf(terms.option("tribes").toUpperCase(Locale.ROOT)); }
}
