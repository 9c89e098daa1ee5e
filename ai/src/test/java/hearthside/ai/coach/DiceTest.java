package hearthside.ai.coach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class DiceTest {
    @Test
    void whatIsSaidOfAChanceIsNearIt() {
        for (double chance = 0; chance <= 1; chance += 0.001) {
            var said = Dice.odds("hunt", chance);
            if (said.key().equals("hunt.never")) assertThat(chance).isLessThan(0.05);
            else if (said.key().equals("hunt.always")) assertThat(chance).isGreaterThan(0.95);
            else assertThat(Truths.number(said, "n") / 10.0).isBetween(0.1, 0.9).isCloseTo(chance, within(0.0501));
        }
    }
}
