package hearthside.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class WorkedOutTest {
    private record Box(String name) implements Edition {}

    private static Terms terms(int seats) { return new Terms(seats, Map.of("start", "1"), new Box("House edition")); }

    @Test
    void equalTermsAreWorkedOutOnce() {
        var asked = new ArrayList<Integer>();
        var workedOut = new WorkedOut<>(terms -> {
            asked.add(terms.seats());
            return "a table for " + terms.seats();
        });
        assertThat(workedOut.on(terms(2))).isEqualTo("a table for 2");
        assertThat(workedOut.on(terms(2))).isSameAs(workedOut.on(terms(2)));
        assertThat(workedOut.on(terms(3))).isEqualTo("a table for 3");
        assertThat(asked).isEqualTo(List.of(2, 3));
    }
}
