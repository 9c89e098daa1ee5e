package hearthside.drill;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ArenaDrillTest {
    private static final int BOTS = 32;
    private final ByteArrayOutputStream said = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);

    @Test
    void moreBotsThanOneAddressMayBringPlayEachOtherAndNothingIsRefused() {
        var figures = ArenaDrill.run(BOTS, 4, 500, out);
        assertThat(figures.errors()).isEmpty();
        assertThat(figures.isClean()).isTrue();
        assertThat(figures.moves()).isGreaterThan(20);
        assertThat(figures.tables()).isGreaterThanOrEqualTo(BOTS / 2);
        assertThat(figures.p99()).isPositive().isGreaterThanOrEqualTo(figures.p50());
        assertThat(said.toString(StandardCharsets.UTF_8)).contains("An arena of %d bots".formatted(BOTS), "p99", "errors: none");
    }
}
