package hearthside.server.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hearthside.ai.Bots;
import hearthside.games.Games;
import java.time.LocalDate;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class PuzzleRatingTest {
    private static final List<List<String>> BOOK = List.of(List.of("a-1", "a-2", "a-3"), List.of("b-1"), List.of("c-1", "c-2"));

    @Test
    void aHardPuzzleBringsMoreThanAnEasyOneAndCostsLess() {
        double hard = PuzzleRating.gain(1200, 2000, 0, true), easy = PuzzleRating.gain(1200, 800, 0, true);
        assertThat(hard).isGreaterThan(easy).isPositive();
        assertThat(easy).isPositive();
        assertThat(PuzzleRating.gain(1200, 2000, 0, false)).isNegative().isGreaterThan(PuzzleRating.gain(1200, 800, 0, false));
        assertThat(PuzzleRating.gain(1200, 1200, 0, true)).isCloseTo(32, within(0.001));
        assertThat(PuzzleRating.gain(1200, 1200, 30, true)).as("whoever is known moves less").isCloseTo(10, within(0.001));
    }

    @Test
    void whatTheSolverWinsThePuzzleLoses() {
        assertThat(PuzzleRating.puzzleGain(1200, 1400, 0, true)).isNegative();
        assertThat(PuzzleRating.puzzleGain(1200, 1400, 0, false)).isPositive();
        assertThat(PuzzleRating.gain(101, 101, 0, false)).as("nobody falls below 100").isEqualTo(-1);
    }

    @Test
    void levelsAreInOrderAndAnUnknownOneIsANewcomers() {
        assertThat(List.of("cub", "gatherer", "hunter", "shaman", "chief").stream().map(PuzzleRating::ofLevel)).containsExactly(800.0,
                1100.0, 1400.0, 1700.0, 2000.0);
        assertThat(PuzzleRating.ofLevel("?")).isEqualTo(1200);
    }

    @Test
    void botsWithNamesOfTheirOwnStandOnTheSameRungs() {
        for (var game : Games.ALL) {
            var bots = Bots.of(game).ids();
            assertThat(bots.stream().limit(5).map(bot -> PuzzleIndex.level(game, bot))).containsExactly("cub", "gatherer", "hunter",
                    "shaman", "chief");
        }
        assertThat(PuzzleIndex.level(Games.ALL.getFirst(), "mammoth")).isEqualTo("chief");
    }

    @Test
    void aStreakEndsWithTheFirstDayWithout() {
        assertThat(PuzzleRepository.streak(List.of(), 100)).isZero();
        assertThat(PuzzleRepository.streak(List.of(100L), 100)).isEqualTo(1);
        assertThat(PuzzleRepository.streak(List.of(99L, 98L, 98L, 96L), 100)).as("today is not over yet").isEqualTo(2);
        assertThat(PuzzleRepository.streak(List.of(98L), 100)).isZero();
    }

    @Test
    void everyDayHasItsPuzzleAndAllHaveTheirDay() {
        var day = LocalDate.of(2026, 11, 16);
        assertThat(PuzzleIndex.daily(BOOK, day)).isEqualTo(PuzzleIndex.daily(BOOK, LocalDate.of(2026, 11, 16)));
        var seen = new HashSet<String>();
        for (int i = 0; i < 18; i++) {
            var id = PuzzleIndex.daily(BOOK, day.plusDays(i));
            assertThat(id.charAt(0)).as("the games take turns").isNotEqualTo(PuzzleIndex.daily(BOOK, day.plusDays(i + 1L)).charAt(0));
            seen.add(id);
        }
        assertThat(seen).hasSize(6);
        assertThat(PuzzleIndex.daily(BOOK, LocalDate.of(1960, 1, 1))).isNotEmpty();
    }
}
