package hearthside.drill;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.postgres.TemporaryPostgres;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/// Each drill on a small scale; with `-Dhearthside.all=true` on a larger one.
class DrillsTest {
    private static final int ROUNDS = Boolean.getBoolean("hearthside.all") ? 60 : 20;

    private final ByteArrayOutputStream said = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);

    @Test
    void ofTwoConflictingAnswersOneIsAccepted() {
        try (var postgres = TemporaryPostgres.start(false)) {
            var figures = RaceDrill.run(ROUNDS, postgres.database(), out);
            assertThat(figures.wrong()).isZero();
            assertThat(figures.here() + figures.there()).isEqualTo(ROUNDS);
        }
    }

    @Test
    void whatTheWireTellsDoesNotDependOnWhatOneCannotKnow() {
        var figures = SecrecyDrill.run(ROUNDS, 1, out);
        assertThat(figures.examples()).isEmpty();
        assertThat(figures.differing()).isZero();
        assertThat(figures.compared()).isGreaterThan(1000);
    }

    @Test
    void junkDoesNoHarm() {
        var figures = JunkDrill.run(6_000, 1, out);
        assertThat(figures.isClean()).as(figures.toString()).isTrue();
        assertThat(figures.answers().keySet()).contains(200, 400, 404);
    }

    @Test
    void loadIsMeasured() {
        var figures = LoadDrill.run("sqlite", 5, 2, 200, out);
        assertThat(figures.moves()).isGreaterThan(10);
        assertThat(figures.p99()).isPositive().isGreaterThanOrEqualTo(figures.p50());
        assertThat(figures.late()).isPositive();
        assertThat(said.toString(StandardCharsets.UTF_8)).contains("p99", "5 tables, 10 sockets");
    }

    @Test
    void keptGamesAreNotOpenedByAStart() {
        var figures = KeepDrill.run(false, 500, out);
        assertThat(figures.open()).isZero();
        assertThat(figures.heap()).isLessThan(1.5 * figures.emptyHeap());
        assertThat(said.toString(StandardCharsets.UTF_8)).contains("500 unfinished tables kept");
    }

    @Test
    void strangersAreHeldOff() {
        var figures = StrangersDrill.run(6, 50, out);
        var text = said.toString(StandardCharsets.UTF_8);
        assertThat(figures.survived()).as(text).isTrue();
        assertThat(figures.without().moves()).isGreaterThan(10);
        assertThat(figures.with().moves()).isGreaterThan(10);
        assertThat(figures.refused()).containsKeys("tables", "webhooks that cannot be");
        assertThat(figures.refused().get("tables of bots alone")).as(text).doesNotContainKey("accepted");
        assertThat(figures.refused().get("webhooks that cannot be")).as(text).doesNotContainKey("accepted");
        assertThat(figures.empty().heap()).isPositive();
        assertThat(text).contains("ratio", "longest full collection", "50 unfinished tables", "tables with Chiefs");
    }
}
