package hearthside.drill;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class StrangersDrillTest {
    private final ByteArrayOutputStream said = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);

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
