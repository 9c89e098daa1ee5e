package hearthside.core.chance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.input.BadInput;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChanceTest {
    @Test
    void theSameSeedGivesTheSameLuckForEver() {
        var chance = new Chance.Seeded(42);
        assertThat(List.of(chance.below(6), chance.below(6), chance.below(1000), chance.below(1_000_000)))
                .isEqualTo(List.of(4, 0, 278, 344190));
    }

    @Test
    void seededLuckIsEven() {
        var chance = new Chance.Seeded(7);
        var counts = new int[6];
        for (int i = 0; i < 60_000; i++) counts[chance.below(6)]++;
        for (int count : counts) assertThat(count).isBetween(9_600, 10_400);
    }

    @Test
    void drawingEmptiesTheBag() {
        var bag = new int[] {2, 0, 3};
        var chance = new Chance.Scripted(List.of(4, 0, 2, 1, 0));
        assertThat(List.of(chance.draw(bag), chance.draw(bag), chance.draw(bag), chance.draw(bag), chance.draw(bag)))
                .isEqualTo(List.of(2, 0, 2, 2, 0));
        assertThat(bag).containsOnly(0);
    }

    @Test
    void aScriptComplainsWhenItEndsOrCannotBeDrawn() {
        var chance = new Chance.Scripted(List.of(3, 6));
        assertThat(chance.below(6)).isEqualTo(3);
        assertThatThrownBy(() -> chance.below(6)).isInstanceOf(BadInput.class).hasMessageContaining("must be from 0 to 5");
        assertThat(chance.left()).isZero();
        assertThatThrownBy(() -> chance.below(6)).isInstanceOf(BadInput.class).hasMessageContaining("used up");
    }

    @Test
    void aRecorderRemembersOnceOnly() {
        var recorder = new Chance.Recorder(new Chance.Scripted(List.of(1, 2, 3)));
        recorder.below(4);
        recorder.below(4);
        assertThat(recorder.take()).containsExactly(1, 2);
        recorder.below(4);
        assertThat(recorder.take()).containsExactly(3);
    }

    @Test
    void everyOutcomeComesUpAndTheChancesAddUp() {
        var chance = new Chance.Exhaustive();
        int outcomes = 0;
        double mass = 0;
        do {
            int rolls = 1 + chance.below(3); // what is rolled next depends on what was rolled before
            for (int i = 0; i < rolls; i++) chance.below(2);
            outcomes++;
            mass += chance.probability();
        } while (chance.advance());
        assertThat(outcomes).isEqualTo(2 + 4 + 8);
        assertThat(mass).isCloseTo(1, org.assertj.core.api.Assertions.within(1e-9));
    }
}
