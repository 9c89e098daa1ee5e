package hearthside.drill;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class CrashDrillTest {

    @Test
    void nothingConfirmedIsLostWhenAServerOrTheDatabaseIsKilled() {
        var out = new ByteArrayOutputStream();
        var figures = CrashDrill.run(10, 1, new PrintStream(out, true, StandardCharsets.UTF_8));
        assertThat(figures).hasSize(3).allMatch(CrashDrill.Figures::isClean).allMatch(each -> each.confirmed() > 0)
                .allMatch(each -> each.club().finished() > 0 && each.club().rounds() > 2 && each.club().seated() > 1);
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("SQLite", "0 lost", "wrong: nothing");
    }
}
