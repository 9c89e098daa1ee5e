package hearthside.drill.scale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.input.BadInput;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ScaleDrillTest {
    @Test
    void bothWaysAndAllCostsAreMeasured(@TempDir Path folder) {
        var said = new ByteArrayOutputStream();
        var costs = ScaleCommand.measure(List.of(1, 2), 4, 1, 1, new PrintStream(said, true, StandardCharsets.UTF_8),
                folder.resolve("new/costs.json"));
        assertThat(said.toString(StandardCharsets.UTF_8)).contains("2 servers through NATS", "2 servers through PostgreSQL (NOTIFY)",
                "ratio",
                "Writing alone", "A decision of stone-age chief");
        assertThat(costs.move().server()).isPositive();
        assertThat(costs.move().line()).isPositive();
        assertThat(costs.move().beside()).isNotNegative();
        assertThat(costs.move().together()).isBetween(0.1, 50.0);
        assertThat(costs.commit().worked()).isNotNegative();
        assertThat(costs.move().log()).isGreaterThan(100);
        assertThat(costs.move().told()).isGreaterThan(1000);
        assertThat(costs.table().server()).isPositive(); // what four tables hold of the heap is less than what comes and goes
        assertThat(costs.commit().alone()).isPositive();
        assertThat(costs.bots()).hasSize(6).allSatisfy((_, millis) -> assertThat(millis).isPositive());
        assertThat(Costs.read(folder.resolve("new/costs.json"))).isEqualTo(costs);
    }

    @Test
    void aFileThatCannotBeWrittenIsRefusedBeforeAnythingIsMeasured(@TempDir Path folder) {
        var said = new ByteArrayOutputStream();
        assertThatThrownBy(() -> ScaleCommand.measure(List.of(1), 4, 1, 1, new PrintStream(said, true, StandardCharsets.UTF_8), folder))
                .isInstanceOf(BadInput.class).hasMessageContaining("cannot be written");
        assertThat(said.size()).isZero();
    }
}
