package hearthside.server.puzzle;

import java.util.Map;

/// Elo for puzzles: a try is a game between the one who solves and the puzzle.
final class PuzzleRating {
    static final double NEWCOMER = 1200;
    private static final double LEAST = 100, MOST = 3500;
    private static final double SCALE = 400;
    /// What a puzzle is held for until people have tried it, by the weakest bot that finds it.
    private static final Map<String, Double> LEVELS = Map.of("cub", 800.0, "gatherer", 1100.0, "hunter", 1400.0, "shaman", 1700.0,
            "chief", 2000.0);
    private static final int FEW = 10, SOME = 30;

    private PuzzleRating() {}

    static double ofLevel(String level) { return LEVELS.getOrDefault(level, NEWCOMER); }

    /// How likely somebody finds it.
    static double expected(double solver, double puzzle) { return 1 / (1 + Math.pow(10, (puzzle - solver) / SCALE)); }

    /// How much a solver gains, or loses: much at first, little once one is known.
    static double gain(double solver, double puzzle, int tries, boolean solved) {
        double weight = tries < FEW ? 64 : tries < SOME ? 32 : 20;
        return kept(solver, weight * ((solved ? 1 : 0) - expected(solver, puzzle)));
    }

    /// How much a puzzle gains. Many try it, and none of them should move it far.
    static double puzzleGain(double solver, double puzzle, int tries, boolean solved) {
        double weight = tries < SOME ? 16 : 8;
        return kept(puzzle, weight * (expected(solver, puzzle) - (solved ? 1 : 0)));
    }

    private static double kept(double rating, double gain) { return Math.clamp(rating + gain, LEAST, MOST) - rating; }
}
