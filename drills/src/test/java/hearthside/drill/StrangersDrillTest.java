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
        assertThat(figures.club().wrong()).as(text).isEmpty();
        assertThat(figures.refused()).containsKeys("tables", "webhooks that cannot be", "tournaments", "challenges", "groups",
                "streams", "tokens guessed", "keepers' calls");
        assertThat(figures.refused().get("tokens guessed")).as(text).doesNotContainKey("accepted");
        assertThat(figures.refused().get("keepers' calls")).as(text).doesNotContainKey("accepted");
        assertThat(figures.refused().get("tables of bots alone")).as(text).doesNotContainKey("accepted");
        assertThat(figures.refused().get("webhooks that cannot be")).as(text).doesNotContainKey("accepted");
        assertThat(figures.refused().get("games against oneself")).as(text).containsKey("won");
        assertThat(figures.cheated()).as(text).isZero();
        assertThat(figures.empty().heap()).isPositive();
        assertThat(figures.kept().played().moves()).as(text).isGreaterThan(10);
        assertThat(text).contains("ratio", "longest full collection", "50 unfinished tables", "beside the tables kept",
                "tables with Chiefs");
    }
}
