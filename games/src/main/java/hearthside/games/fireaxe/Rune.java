package hearthside.games.fireaxe;

import java.util.List;
import java.util.Locale;

/// The kinds of rune cards: eight that are always used, then seven of conflict (FA-280).
public enum Rune {
    DEMAND(Window.ANY_TIME), COLONIZATION(Window.AFTER_FOUNDING), FOLLOWING_WIND(Window.ANY_TIME), CALM_WATER(Window.ANY_TIME), BERSERKERS(
            Window.BEFORE_ATTACK),
    HAMMER(Window.AFTER_DICE), VALKYRIE(Window.AFTER_LOSS), UNREST(
            Window.AT_SETTLEMENT),
    THIEVES(Window.ANY_TIME), DOUBLE_PLUNDER(Window.AFTER_RAID), SEA_SERPENT(
            Window.ANY_TIME),
    BOARDING(
            Window.ANY_TIME),
    BECALMED(Window.ANY_TIME), DESERTION(Window.ANY_TIME), NORNS(Window.ANY_TIME);

    static final List<Rune> ALL = List.of(values());

    /// The moment at which a rune may be played.
    public enum Window { ANY_TIME, BEFORE_ATTACK, AFTER_DICE, AFTER_LOSS, AFTER_FOUNDING, AFTER_RAID, AT_SETTLEMENT }

    private final Window window;

    Rune(Window window) { this.window = window; }

    public Window window() { return window; }

    /// As it stands in a sentence.
    String text() { return name().toLowerCase(Locale.ROOT).replace('_', ' '); }

    /// FA-81: used only where all agree.
    public boolean isConflict() { return ordinal() >= THIEVES.ordinal(); }
}
