package hearthside.core.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class AmountTest {
    @Test
    void aSumStopsAtAMillionEitherWay() {
        assertThat(Amount.plus(3, 4)).isEqualTo(7);
        assertThat(Amount.plus(3, -4)).isEqualTo(-1);
        assertThat(Amount.plus(Amount.MOST, 5)).isEqualTo(Amount.MOST);
        assertThat(Amount.plus(-Amount.MOST, Integer.MIN_VALUE)).isEqualTo(-Amount.MOST);
    }

    @Test
    void aNumberOutOfRangeIsNamedByItsField() {
        assertThat(Amount.read(-Amount.MOST, "score")).isEqualTo(-Amount.MOST);
        assertThat(Amount.count(0, "food")).isZero();
        assertThatThrownBy(() -> Amount.count(Integer.MAX_VALUE, "food")).isInstanceOf(BadInput.class)
                .hasMessage("food: This is 0 to 1000000, not 2147483647.");
        assertThatThrownBy(() -> Amount.count(-1, "food")).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> Amount.read(Integer.MIN_VALUE, "score")).isInstanceOf(BadInput.class).hasMessageStartingWith("score: ");
    }
}
