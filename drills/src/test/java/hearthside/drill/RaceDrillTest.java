package hearthside.drill;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.postgres.TemporaryPostgres;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/// On a small scale; with `-Dhearthside.all=true` on a larger one.
class RaceDrillTest {
    private static final int ROUNDS = Boolean.getBoolean("hearthside.all") ? 60 : 20;
    private final PrintStream out = new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8);

    @Test
    void ofTwoConflictingAnswersOneIsAccepted() {
        try (var postgres = TemporaryPostgres.start(false)) {
            var figures = RaceDrill.run(ROUNDS, postgres.database(), out);
            assertThat(figures.wrong()).isZero();
            assertThat(figures.here() + figures.there()).isEqualTo(ROUNDS);
        }
    }
}
