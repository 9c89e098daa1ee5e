package hearthside.games.stoneage;

import java.util.List;

/// SS-V1: one level of the solo game.
///
/// @param food     at the start
/// @param limit    how high the fire burns at the start
/// @param figures  of each tribe at the start
/// @param discards buildings that go each evening
/// @param meal     what each person eats
/// @param spaces   where cards lie that can be had
public record SoloLevel(int food, int limit, int figures, int discards, int meal, List<Integer> spaces) {
    static final List<SoloLevel> ALL = List.of(
            new SoloLevel(20, 15, 2, 1, 1, List.of(0, 1)),
            new SoloLevel(20, 20, 2, 2, 1, List.of(0, 1)), // cold night
            new SoloLevel(25, 10, 3, 1, 2, List.of(0, 1)), // huge tribe
            new SoloLevel(20, 10, 2, 1, 1, List.of(1))); // eternal winter

    public SoloLevel {
        spaces = List.copyOf(spaces);
    }

    /// @param level from 1, as it is agreed on
    public static SoloLevel of(int level) { return ALL.get(level - 1); }

    /// SS-61: how many leave the deck in a round, if none is drawn for something else: what lies open, and the burden.
    public int cardsPerRound() { return spaces.size() + 1; }
}
