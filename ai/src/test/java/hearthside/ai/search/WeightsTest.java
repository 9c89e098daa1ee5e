package hearthside.ai.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class WeightsTest {
    @Test
    void tanhIsThatOfTheLibraryUpToTheLastDigits() {
        for (double x = -30; x <= 30; x += 0.001) assertThat(Weights.tanh(x)).isCloseTo(Math.tanh(x), within(4e-16));
        assertThat(Weights.tanh(0)).isZero();
        assertThat(Weights.tanh(1e308)).isEqualTo(1);
        assertThat(Weights.tanh(-1000)).isEqualTo(-1);
    }
}
