package hearthside.games.stoneage;

/// The three tools of a player board as one number: four bits a slot, of which three are its value and one says that it was used this
/// round.
final class Tools {
    static final int SLOTS = 3, HIGHEST = 4;
    private static final int VALUES = 0x777;

    private Tools() {}

    static int value(int tools, int slot) { return tools >> 4 * slot & 7; }

    static boolean isUsed(int tools, int slot) { return (tools >> 4 * slot & 8) != 0; }

    static boolean isReady(int tools, int slot) { return value(tools, slot) > 0 && !isUsed(tools, slot); }

    static int total(int tools) { return value(tools, 0) + value(tools, 1) + value(tools, 2); }

    /// What all unused tools add together.
    static int ready(int tools) {
        int sum = 0;
        for (int slot = 0; slot < SLOTS; slot++) if (!isUsed(tools, slot)) sum += value(tools, slot);
        return sum;
    }

    static int use(int tools, int slot) { return tools | 8 << 4 * slot; }

    /// SA-74: all are ready again.
    static int refresh(int tools) { return tools & VALUES; }

    /// SA-41: the slot that the next tool goes to: the lowest, and among equals one that is ready; -1 when all are at 4.
    static int slotToRaise(int tools) {
        int best = -1;
        for (int slot = 0; slot < SLOTS; slot++) {
            if (value(tools, slot) == HIGHEST) continue;
            if (best < 0 || value(tools, slot) < value(tools, best)
                    || value(tools, slot) == value(tools, best) && isUsed(tools, best) && !isUsed(tools, slot))
                best = slot;
        }
        return best;
    }

    static int raise(int tools, int slot) { return tools + (1 << 4 * slot); }
}
