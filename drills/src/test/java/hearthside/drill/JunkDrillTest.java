package hearthside.drill;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class JunkDrillTest {
    private final PrintStream out = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);

    @Test
    void junkDoesNoHarm() {
        var figures = JunkDrill.run(6_000, 1, out);
        assertThat(figures.isClean()).as(figures.toString()).isTrue();
        assertThat(figures.answers().keySet()).contains(200, 400, 404);
    }
}
