package hearthside.core.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class CommittedTest {
    private static final String SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

    /// The same figures as any program gets that follows the description: the browser checks itself against them too.
    @Test
    void drawsAreWhatTheDescriptionSays() {
        var luck = Committed.ofHex(SEED);
        assertThat(luck.hash()).isEqualTo("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd");
        assertThat(new int[] {luck.below(6), luck.below(14), luck.below(1000), luck.below(2)}).containsExactly(EXPECTED);
        assertThat(luck.seed()).isEqualTo(SEED);
    }

    private static final int[] EXPECTED = {5, 4, 545, 1};

    @Test
    void luckIsEven() {
        var luck = Committed.ofHex(SEED);
        var counts = new int[7];
        for (int i = 0; i < 70_000; i++) counts[luck.below(7)]++;
        for (int count : counts) assertThat(count).isBetween(9_600, 10_400);
    }

    @Test
    void everyTableHasAnotherSeed() { assertThat(Committed.fresh().hash()).isNotEqualTo(Committed.fresh().hash()); }

    @Test
    void aSeedHasSixtyFourDigits() {
        assertThatThrownBy(() -> Committed.ofHex("12")).hasMessageContaining("64 hexadecimal digits");
        assertThatThrownBy(() -> Committed.ofHex("x".repeat(64))).hasMessageContaining("64 hexadecimal digits");
    }
}
