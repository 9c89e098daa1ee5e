package hearthside.bench;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Game;
import hearthside.games.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A game that has become 30 % slower than the figures on record does not pass. Other machines are compared by the yardstick. A brief
/// look is enough where all is well; where it is not, it is measured as for the record.
class SpeedTest {
    private static final List<Bench.Length> ATTEMPTS = List.of(Bench.Length.BRIEF, Bench.Length.BRIEF, Bench.Length.FULL,
            Bench.Length.FULL, Bench.Length.FULL); // at the second brief look the code is warm
    private static final double LEAST = 0.7;

    static Stream<Game<?, ?>> games() { return Games.ALL.stream().map(game -> game); }

    @ParameterizedTest
    @MethodSource("games")
    void noGameHasBecomeSlow(Game<?, ?> game) throws IOException {
        var line = Files.readAllLines(Path.of(System.getProperty("hearthside.root", "..")).resolve("bench/results.md")).stream()
                .filter(row -> row.startsWith("| " + game.info().id() + " |")).findFirst()
                .orElseThrow(() -> new AssertionError("bench/results.md has no line for " + game.info().id()));
        var cells = line.split("\\|");
        double decisions = number(cells[3]), copies = number(cells[5]), calibration = number(cells[6]);
        // shares of what the record and the yardstick let expect; a neighbour who disturbs once does not do it thrice
        double played = 0, copied = 0;
        for (var length : ATTEMPTS) {
            if (played >= LEAST && copied >= LEAST) break;
            var bench = Bench.of(game, length);
            double machine = bench.calibration() / calibration;
            played = Math.max(played, bench.decisionsPerCpuSecond() / decisions / machine);
            copied = Math.max(copied, bench.copiesPerCpuSecond() / copies / machine);
        }
        assertThat(played).as("decisions per CPU second, as a part of the record").isGreaterThan(LEAST);
        assertThat(copied).as("copies per CPU second, as a part of the record").isGreaterThan(LEAST);
    }

    private static double number(String cell) { return Double.parseDouble(cell.strip().replace(",", "")); }
}
