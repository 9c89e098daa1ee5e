package hearthside.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.chance.Chance;
import hearthside.core.chance.Named;
import hearthside.core.chance.Naming;
import java.util.List;
import org.junit.jupiter.api.Test;

class NamedTest {
    private static final Naming<int[]> COLOURS = (bag, n) -> List.of("red", "blue").get(Chance.kind(bag, n));

    @Test
    void aNameGivesTheFirstNumberThatHasIt() {
        var luck = new Named(List.of("blue"), null);
        var bag = new int[] {2, 3};
        assertThat(luck.draw(bag, COLOURS)).isEqualTo(1);
        assertThat(bag).containsExactly(2, 2);
        assertThat(luck.draws()).containsExactly(new Named.Draw(2, List.of("red", "red", "blue", "blue", "blue"), "", Naming.EVERYBODY));
        assertThat(luck.draws().getFirst().ways()).isEqualTo(3);
        assertThat(luck.left()).isZero();
    }

    @Test
    void numbersAndNamesMayBeMixedAndARecorderPassesTheNamesOn() {
        var luck = new Named(List.of(3, "die 6", "seat 1"), null);
        var recorder = new Chance.Recorder(luck);
        var dealer = Dealer.silent(recorder);
        assertThat(List.of(dealer.d6(), dealer.d6(), dealer.seat(3))).containsExactly(4, 6, 1);
        assertThat(recorder.take()).containsExactly(3, 5, 1);
        assertThat(luck.draws().stream().map(Named.Draw::name)).containsExactly("die 4", "die 6", "seat 1");
    }

    @Test
    void whatCannotComeIsRefusedWithWhatCan() {
        assertThatThrownBy(() -> Dealer.silent(new Named(List.of("die 7"), null)).d6())
                .hasMessage("draws[0]: \"die 7\" cannot come here; there is die 1, die 2, die 3, die 4, die 5, die 6.");
        assertThatThrownBy(() -> Dealer.silent(new Named(List.of(6), null)).d6())
                .hasMessage("draws: Draw 1 is 6, but must be from 0 to 5.");
        assertThatThrownBy(() -> Dealer.silent(new Named(List.of(), null)).seat(2))
                .hasMessage("draws: All 0 draws are used up, but one more is needed (one of seat 0, seat 1).");
    }

    @Test
    void afterTheScriptAnotherLuckGoesOn() {
        var luck = new Named(List.of("die 2"), new Chance.Scripted(List.of(4)));
        var dealer = Dealer.silent(luck);
        assertThat(List.of(dealer.d6(), dealer.d6())).containsExactly(2, 5);
    }

    /// A draw that is named and one that is not come out the same with any other luck.
    @Test
    void namesChangeNoLuck() {
        var named = new Chance.Seeded(7);
        var plain = new Chance.Seeded(7);
        for (int i = 0; i < 100; i++) assertThat(named.below(9, this, (_, n) -> "x" + n)).isEqualTo(plain.below(9));
    }
}
