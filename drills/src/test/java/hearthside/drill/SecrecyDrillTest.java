package hearthside.drill;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/// On a small scale; with `-Dhearthside.all=true` on a larger one.
class SecrecyDrillTest {
    private static final int ROUNDS = Boolean.getBoolean("hearthside.all") ? 60 : 20;
    private final PrintStream out = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);

    @Test
    void whatTheWireTellsDoesNotDependOnWhatOneCannotKnow() {
        var figures = SecrecyDrill.run(ROUNDS, 1, out);
        assertThat(figures.examples()).isEmpty();
        assertThat(figures.differing()).isZero();
        assertThat(figures.compared()).isGreaterThan(1000);
    }
}
