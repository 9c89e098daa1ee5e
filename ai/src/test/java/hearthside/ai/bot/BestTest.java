package hearthside.ai.bot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class BestTest {
    @Test
    void theFirstOfTheBestIsTaken() {
        assertThat(Best.of(List.of("a", "bb", "cc", "d"), String::length)).isEqualTo("bb");
        assertThat(Best.of(List.of("a"), String::length)).isEqualTo("a");
    }
}
