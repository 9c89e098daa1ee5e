package hearthside.games.myfirststoneage;

import java.util.List;

/// What a forest token shows: a die, or the sign of a space.
public enum Token {
    DIE_1, DIE_2, DIE_3, DIE_4, DIE_5, DIE_6, TOOTH, BERRY, POT, ARROWHEAD, FISH, DOG, TRADE, BUILD;

    static final List<Token> ALL = List.of(values());

    public boolean isDie() { return ordinal() <= DIE_6.ordinal(); }

    /// How far a die walks; 0 for a sign.
    public int steps() { return isDie() ? ordinal() + 1 : 0; }

    /// The space whose sign it shows.
    Space sign() { return Space.valueOf(name()); }
}
