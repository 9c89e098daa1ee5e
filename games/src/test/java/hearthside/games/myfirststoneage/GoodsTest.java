package hearthside.games.myfirststoneage;

import static hearthside.core.Game.REFEREE;
import static hearthside.core.Game.SPECTATOR;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GoodsTest {

    @Rule("MF-40")
    @ParameterizedTest
    @EnumSource(Good.class)
    void onAGoodSpaceExactlyOnePieceIsTakenByItself(Good good) {
        var t = Scene.of(3).flip(Token.valueOf(good.name()));
        assertThat(t.goods(0)).containsExactly(good);
        for (var kind : Good.ALL) assertThat(t.left(kind)).isEqualTo(kind == good ? 2 : 3);
        assertThat(t.events).contains(new Event.Gathered(0, good));
        assertThat(t.seat()).as("no question asked").isEqualTo(1);
    }

    @Rule("MF-41")
    @ParameterizedTest
    @EnumSource(Good.class)
    void anEmptySpaceGivesNothing(Good good) {
        var t = Scene.of(2).has(1, good, good).flip(Token.valueOf(good.name()));
        assertThat(t.goods(0)).isEmpty();
        assertThat(t.left(good)).isZero();
        assertThat(t.events).contains(new Event.FoundNothing(0, good.space()));
        assertThat(t.seat()).isEqualTo(1);
    }

    @Rule("MF-42")
    @Test
    void thereIsNoLimitToGoodsHeld() {
        var t = Scene.of(4);
        for (var good : Good.ALL) t.has(0, good, good);
        t.has(0, Good.TOOTH, Good.BERRY, Good.POT, Good.ARROWHEAD).flip(Token.FISH);
        assertThat(t.goods(0)).as("all that lay on the spaces").hasSize(15);
    }

    @Rule("MF-43")
    @Test
    void goodsAreHiddenBehindTheSettlement() {
        var t = Scene.of(3).has(0, Good.POT, Good.FISH);
        for (int viewer : new int[] {SPECTATOR, 1, 2}) assertThat(t.view(viewer).settlements().getFirst().goods()).isNull();
        for (int viewer : new int[] {REFEREE, 0})
            assertThat(t.view(viewer).settlements().getFirst().goods()).isEqualTo(new Goods(0, 0, 1, 0, 1));
    }

    @Rule("MF-43")
    @Test
    void whatGoesBehindTheSettlementGoesThereInFullView() {
        var t = Scene.of(3).flip(Token.POT);
        for (var event : t.events) assertThat(event.seenBy(1)).isEqualTo(event);
    }

    @Rule({"MF-44", "MF-5"})
    @Test
    void noPieceIsEverMade() {
        for (int game = 0; game < 30; game++) { // the scene counts all pieces before every decision
            var s = Scene.randomGame(Scene.terms(2 + game % 3), 100 + game, t -> {});
            int all = s.land + s.post;
            for (int bag : s.goods) all += bag;
            assertThat(Goods.of(all)).isEqualTo(s.seats() == 2 ? new Goods(3, 3, 3, 3, 3) : new Goods(4, 4, 4, 4, 4));
        }
    }
}
