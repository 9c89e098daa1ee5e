package hearthside.ai.myfirststoneage;

import hearthside.core.chance.Chance;
import hearthside.games.myfirststoneage.State;
import hearthside.games.myfirststoneage.Token;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// What one player remembers of the forest. Some things never stick, and some are lost whenever the forest closes.
final class Memory {
    private static final int TREES = 14;

    private final int sticks, fades; // per cent
    private final Chance chance;
    private final @Nullable Token[] known = new Token[TREES];

    /// @param sticks the chance that a token seen is remembered
    /// @param fades  the chance that a token remembered is lost when the forest closes, or both of a pair when they are swapped
    Memory(int sticks, int fades, Chance chance) {
        this.sticks = sticks;
        this.fades = fades;
        this.chance = chance;
    }

    /// One who never forgets need not have watched: all that was ever seen is common knowledge, so any world it imagines has it.
    boolean isPerfect() { return sticks == 100 && fades == 0; }

    void recall(State imagined) {
        for (int tree = 0; tree < TREES; tree++) known[tree] = imagined.seen(tree);
    }

    void sees(int tree, Token token) { known[tree] = chance.below(100) < sticks ? token : null; }

    void forestCloses() {
        for (int tree = 0; tree < TREES; tree++) if (known[tree] != null && chance.below(100) < fades) known[tree] = null;
    }

    void swaps(int a, int b) {
        boolean lost = chance.below(100) < fades;
        var atA = known[a];
        known[a] = lost ? null : known[b];
        known[b] = lost ? null : atA;
    }

    void forestIsMixed() { Arrays.fill(known, null); }

    @Nullable
    Token at(int tree) { return known[tree]; }

    boolean knows(int tree) { return known[tree] != null; }

    /// The tokens that are known to lie somewhere, as bits.
    int known() {
        int tokens = 0;
        for (var token : known) if (token != null) tokens |= 1 << token.ordinal();
        return tokens;
    }
}
