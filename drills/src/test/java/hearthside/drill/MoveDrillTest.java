package hearthside.drill;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class MoveDrillTest {

    @Test
    void theDrillPlaysAndMeasures() {
        var out = new ByteArrayOutputStream();
        var figures = MoveDrill.run(4, 2, new PrintStream(out, true, StandardCharsets.UTF_8));
        assertThat(figures.moves()).isGreaterThan(4);
        assertThat(figures.p99()).isPositive().isGreaterThanOrEqualTo(figures.p50());
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("p99", "moves/s");
    }
}
