package hearthside.games.fireaxe;

import java.util.Locale;

/// FA-282: what raiders who have failed before add to their next die.
enum SeasonedRaiders {
    OFF, THIRD, EACH;

    static SeasonedRaiders of(String option) { return valueOf(option.toUpperCase(Locale.ROOT)); }

    /// @param before the dice of this raid that have failed
    int bonus(int before) {
        return switch (this) {
            case OFF -> 0;
            case THIRD -> before == 2 ? 1 : 0;
            case EACH -> before;
        };
    }
}
