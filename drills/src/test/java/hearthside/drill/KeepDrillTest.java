package hearthside.drill;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class KeepDrillTest {
    private final ByteArrayOutputStream said = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);

    @Test
    void keptGamesAreNotOpenedByAStart() {
        var figures = KeepDrill.run(false, 500, out);
        assertThat(figures.open()).isZero();
        assertThat(figures.heap()).isLessThan(1.5 * figures.emptyHeap());
        assertThat(said.toString(StandardCharsets.UTF_8)).contains("500 unfinished tables kept");
    }
}
