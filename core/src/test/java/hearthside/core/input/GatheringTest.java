package hearthside.core.input;

import static hearthside.core.input.BadInput.must;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GatheringTest {
    private static int read(int number) {
        must(number >= 0, "number", "It must not be negative.");
        BadInput.inside("parts[0]", () -> must(number % 2 == 0, "size", "It must be even."));
        return 12 / (number + 1);
    }

    @Test
    void withoutGatheringTheFirstComplaintIsThrown() {
        assertThatThrownBy(() -> read(-3)).hasMessage("number: It must not be negative.");
        assertThatThrownBy(() -> read(3)).hasMessage("parts[0].size: It must be even.");
    }

    @Test
    void allComplaintsAreGatheredWithTheirPaths() {
        var complaints = new ArrayList<BadInput>();
        assertThat(BadInput.gather(complaints, () -> read(-3))).isEqualTo(-6);
        assertThat(complaints.stream().map(BadInput::text)).containsExactly("number: It must not be negative.",
                "parts[0].size: It must be even.");
        assertThatThrownBy(() -> read(-3)).as("gathering ends").isInstanceOf(BadInput.class);
    }

    @Test
    void whatBreaksAfterAComplaintIsTheFaultOfWhatWasRead() {
        var complaints = new ArrayList<BadInput>();
        assertThat(BadInput.gather(complaints, () -> read(-1))).isNull();
        assertThat(complaints).hasSize(2);
        assertThatThrownBy(() -> BadInput.gather(new ArrayList<>(), () -> List.of().getFirst())).as("our own fault")
                .isInstanceOf(java.util.NoSuchElementException.class);
    }
}
