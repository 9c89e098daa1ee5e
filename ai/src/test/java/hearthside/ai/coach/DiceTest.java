package hearthside.ai.coach;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class DiceTest {
    /// All ways in which so many dice can fall.
    private static double share(int dice, int least) {
        int all = (int) Math.pow(6, dice), good = 0;
        for (int i = 0; i < all; i++) if (sum(i, dice) >= least) good++;
        return (double) good / all;
    }

    private static int sum(int fall, int dice) {
        int sum = 0;
        for (int i = 0, rest = fall; i < dice; i++, rest /= 6) sum += 1 + rest % 6;
        return sum;
    }

    @Test
    void chancesAndMeansAreThoseOfAllWaysTheDiceCanFall() {
        for (int dice = 1; dice <= 5; dice++) {
            for (int least = 0; least <= 6 * dice + 1; least++)
                assertThat(Dice.chance(dice, least)).isCloseTo(share(dice, least), within(1e-9));
            for (int pips = 2; pips <= 6; pips++) {
                double mean = 0;
                int all = (int) Math.pow(6, dice);
                for (int i = 0; i < all; i++) {
                    int whole = sum(i, dice) / pips;
                    mean += (double) whole / all;
                }
                assertThat(Dice.mean(dice, pips)).isCloseTo(mean, within(1e-9));
            }
        }
    }

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
