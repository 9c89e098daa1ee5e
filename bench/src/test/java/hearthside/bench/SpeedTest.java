package hearthside.bench;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Game;
import hearthside.games.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A game that has become 30 % slower than the figures on record does not pass. Other machines are compared by the calibration loop.
class SpeedTest {
    static Stream<Game<?, ?>> games() { return Games.ALL.stream().map(game -> game); }

    @ParameterizedTest
    @MethodSource("games")
    void noGameHasBecomeSlow(Game<?, ?> game) throws IOException {
        var line = Files.readAllLines(Path.of(System.getProperty("hearthside.root", "..")).resolve("bench/results.md")).stream()
                .filter(row -> row.startsWith("| " + game.info().id() + " |")).findFirst()
                .orElseThrow(() -> new AssertionError("bench/results.md has no line for " + game.info().id()));
        var cells = line.split("\\|");
        double decisions = number(cells[3]), copies = number(cells[5]), calibration = number(cells[6]);
        var best = Bench.of(game);
        double scale = Math.min(1, best.calibration() / calibration) * 0.7;
        assertThat(best.decisionsPerCpuSecond()).as("decisions per CPU second").isGreaterThan(decisions * scale);
        assertThat(best.copiesPerCpuSecond()).as("copies per CPU second").isGreaterThan(copies * scale);
    }

    private static double number(String cell) { return Double.parseDouble(cell.strip().replace(",", "")); }
}
