package hearthside.games.myfirststoneage;

import static hearthside.games.myfirststoneage.Good.POT;
import static hearthside.games.myfirststoneage.Good.TOOTH;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class EndTest {

    /// The first player has two huts, stands on the building site and can pay for the third.
    private static Scene almost(String... options) {
        return Scene.of(3, options).offer("hut-tpa", "hut-bb", "hut-ff").built(0, 0, "hut-aa", "hut-pp").dogs(0, 1).has(0, TOOTH, POT)
                .up(4, Token.DIE_3).flip(Token.BUILD);
    }

    @Rule("MF-95")
    @Test
    void threeHutsWinAtOnce() {
        var t = almost().build(0, 1, TOOTH, POT);
        assertThat(t.isOver()).isTrue();
        assertThat(Scene.RULES.result(t.s).winners()).containsExactly(0);
        assertThat(t.events).endsWith(new Event.Ended(List.of(0)));
        assertThat(Scene.RULES.whyNot(t.s, 1, new Action.Flip(0)).orElseThrow().rule()).isEqualTo("MF-95");
    }

    @Rule("MF-95")
    @Test
    void twoHutsDoNotWin() {
        var t = Scene.of(3).offer("hut-tt").built(0, 0, "hut-aa").has(0, TOOTH, TOOTH).flip(Token.BUILD).build(0, 0, TOOTH, TOOTH);
        assertThat(t.isOver()).isFalse();
        assertThat(Scene.RULES.result(t.s).winners()).isEmpty();
    }

    @Rule("MF-96")
    @Test
    void theLastHutIsPaidAndPlacedAndNothingHappensAfterIt() {
        var t = almost();
        var up = IntStream.range(0, 14).filter(t.s::isUp).toArray();
        t.build(0, 1, TOOTH, POT);
        assertThat(t.huts(0)).containsExactlyInAnyOrder("hut-aa", "hut-pp", "hut-tpa");
        assertThat(t.goods(0)).isEmpty();
        assertThat(t.view(0).land()).isEqualTo(new Goods(3, 3, 3, 3, 3));
        assertThat(t.s.dogsOnBoard()).isEqualTo(2);
        assertThat(t.events).containsExactly(new Event.Built(0, 0, Scene.hut("hut-tpa"), List.of(TOOTH, POT), 1),
                new Event.Ended(List.of(0)));
        assertThat(t.offered(0)).as("no new hut").isEmpty();
        assertThat(t.s.below).containsExactly(2, 4, 4);
        assertThat(IntStream.range(0, 14).filter(t.s::isUp).toArray()).as("the forest stays open").isEqualTo(up).hasSize(2);
        assertThat(t.s.resets).isZero();
    }

    @Rule("MF-97")
    @Test
    void othersAreRankedByHutsAndEqualHutsShareAPlace() {
        var t = Scene.of(4).offer("hut-tt").built(2, 0, "hut-aa", "hut-pp").built(0, 1, "hut-ff").built(3, 1, "hut-bb").has(2, TOOTH, TOOTH)
                .turn(2).flip(Token.BUILD).build(0, 0, TOOTH, TOOTH);
        var result = Scene.RULES.result(t.s);
        assertThat(result.points()).containsExactly(1, 0, 3, 1);
        assertThat(result.winners()).containsExactly(2);
        assertThat(result.places()).containsExactly(2, 4, 1, 2);
    }

    @Rule("MF-97")
    @Test
    void thereIsAlwaysExactlyOneWinner() {
        for (int game = 0; game < 20; game++) {
            var s = Scene.randomGame(Scene.terms(2 + game % 3), 400 + game, t -> assertThat(Scene.RULES.result(t.s).winners()).isEmpty());
            assertThat(Scene.RULES.result(s).winners()).hasSize(1);
        }
    }
}
