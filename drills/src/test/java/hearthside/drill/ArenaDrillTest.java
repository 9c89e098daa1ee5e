package hearthside.drill;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ArenaDrillTest {
    private final ByteArrayOutputStream said = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);

    @Test
    void botsPlayEachOtherAndNothingIsRefused() {
        var figures = ArenaDrill.run(6, 4, 100, out);
        assertThat(figures.errors()).isEmpty();
        assertThat(figures.isClean()).isTrue();
        assertThat(figures.moves()).isGreaterThan(20);
        assertThat(figures.tables()).isGreaterThanOrEqualTo(3);
        assertThat(figures.p99()).isPositive().isGreaterThanOrEqualTo(figures.p50());
        assertThat(said.toString(StandardCharsets.UTF_8)).contains("An arena of 6 bots", "p99", "errors: none");
    }
}
