package hearthside.drill;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class LoadDrillTest {
    private final ByteArrayOutputStream said = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);

    @Test
    void loadIsMeasured() {
        var figures = LoadDrill.run("sqlite", 5, 2, 200, out);
        assertThat(figures.moves()).isGreaterThan(10);
        assertThat(figures.p99()).isPositive().isGreaterThanOrEqualTo(figures.p50());
        assertThat(figures.late()).isPositive();
        assertThat(figures.cost()).as("milliseconds computed for a move").isPositive();
        assertThat(said.toString(StandardCharsets.UTF_8)).contains("p99", "5 tables, 10 sockets");
    }
}
