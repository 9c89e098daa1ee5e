package hearthside.drill;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.drill.harness.House;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class RollingDrillTest {
    /// The older version is this one: the drill itself is tried.
    @Test
    void nothingConfirmedIsLostWhenTwoServersAreUpgradedOneAfterTheOther() {
        var out = new ByteArrayOutputStream();
        var figures = RollingDrill.run(House.classPath(), 6, new PrintStream(out, true, StandardCharsets.UTF_8));
        assertThat(figures.isClean()).as(figures.text()).isTrue();
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("0 lost");
    }
}
