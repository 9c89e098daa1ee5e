package hearthside.games.myfirststoneage;

import static hearthside.games.myfirststoneage.Good.ARROWHEAD;
import static hearthside.games.myfirststoneage.Good.BERRY;
import static hearthside.games.myfirststoneage.Good.FISH;
import static hearthside.games.myfirststoneage.Good.POT;
import static hearthside.games.myfirststoneage.Good.TOOTH;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BuildingTest {

    private static Action.Build pay(int pile, int dogs, Good... goods) { return new Action.Build(pile, List.of(goods), dogs); }

    @Rule("MF-70")
    @ParameterizedTest
    @EnumSource(value = Token.class, mode = EnumSource.Mode.EXCLUDE, names = "BUILD")
    void onlyAMoveThatEndedOnTheBuildingSiteAllowsToBuild(Token token) {
        // from the building site no die leads back to it
        var t = Scene.of(4).offer("hut-tt", "hut-bb", "hut-pp").has(0, TOOTH, TOOTH).flip(token);
        assertThat(t.options()).noneMatch(Action.Build.class::isInstance);
        assertThat(t.refusal(pay(0, 0, TOOTH, TOOTH))).isEqualTo("MF-70");
    }

    @Rule("MF-70")
    @Test
    void onlyOneHutIsBuiltInATurn() {
        var t = Scene.of(4).offer("hut-tt", "hut-bb", "hut-pp").has(0, TOOTH, TOOTH, BERRY, BERRY, POT, POT).nextHut("hut-tbp")
                .flip(Token.BUILD);
        t.build(0, 0, TOOTH, TOOTH);
        assertThat(t.s.phase).as("enough for more, but it is over").isEqualTo(new Swapping(0, 1));
        assertThat(t.refusal(pay(1, 0, BERRY, BERRY))).isEqualTo("MF-70");
    }

    @Rule("MF-71")
    @Test
    void buildingIsOptional() {
        var t = Scene.of(4).offer("hut-tt", "hut-bb", "hut-pp").has(0, TOOTH, TOOTH).flip(Token.BUILD);
        assertThat(t.options()).contains(new Action.BuildNothing());
        t.buildNothing();
        assertThat(t.huts(0)).isEmpty();
        assertThat(t.goods(0)).containsExactly(TOOTH, TOOTH);
        assertThat(t.offered(0)).isEqualTo("hut-tt");
    }

    @Rule("MF-72")
    @Test
    void anyHutOnOfferMayBeChosenIfItIsFullyPaid() {
        var t = Scene.of(4).offer("hut-tt", "hut-bpa", "hut-paf").has(0, TOOTH, TOOTH, BERRY, POT, ARROWHEAD).flip(Token.BUILD);
        assertThat(t.options()).containsExactlyInAnyOrder(new Action.BuildNothing(), pay(0, 0, TOOTH, TOOTH),
                pay(1, 0, BERRY, POT, ARROWHEAD));
        assertThat(t.refusal(pay(2, 0, POT, ARROWHEAD, FISH))).as("a fish is missing").isEqualTo("MF-72");
        t.build(1, 0, BERRY, POT, ARROWHEAD);
        assertThat(t.huts(0)).containsExactly("hut-bpa");
    }

    @Rule("MF-73")
    @Test
    void paidGoodsGoBackToTheirOwnSpaces() {
        var t = Scene.of(4).offer("hut-tpf").has(0, TOOTH, POT, FISH, FISH).flip(Token.BUILD).build(0, 0, TOOTH, POT, FISH);
        assertThat(t.view(0).land()).isEqualTo(new Goods(3, 3, 3, 3, 2));
        assertThat(t.post()).as("never to the trading post").containsExactly(TOOTH, BERRY, POT, ARROWHEAD, FISH);
        assertThat(t.goods(0)).containsExactly(FISH);
    }

    @Rule("MF-74")
    @Test
    void aDogReplacesAnyOneGoodAndReturnsToTheBoard() {
        var t = Scene.of(4).offer("hut-tpa", "hut-bb", "hut-ff").dogs(0, 1).has(0, POT, ARROWHEAD).flip(Token.BUILD);
        assertThat(t.options()).containsExactlyInAnyOrder(new Action.BuildNothing(), pay(0, 1, POT, ARROWHEAD));
        t.build(0, 1, POT, ARROWHEAD);
        assertThat(t.huts(0)).containsExactly("hut-tpa");
        assertThat(t.s.dogs[0]).isZero();
        assertThat(t.s.dogsOnBoard()).isEqualTo(2);
    }

    @Rule("MF-74")
    @Test
    void twoDogsReplaceTwoGoods() {
        var t = Scene.of(4).offer("hut-tpa", "hut-tba", "hut-taf").dogs(0, 2).has(0, POT).flip(Token.BUILD);
        assertThat(t.options()).containsExactlyInAnyOrder(new Action.BuildNothing(), pay(0, 2, POT));
        t.build(0, 2, POT);
        assertThat(t.s.dogsOnBoard()).isEqualTo(2);
        assertThat(t.goods(0)).isEmpty();
    }

    @Rule("MF-74")
    @Test
    void oneDogDoesNotReplaceTwoGoods() {
        var t = Scene.of(4).offer("hut-tpa", "hut-tba", "hut-bb").dogs(0, 1).dogs(1, 1).has(0, POT, BERRY).flip(Token.BUILD);
        assertThat(t.refusal(pay(0, 2, POT))).isEqualTo("MF-74");
    }

    @Rule("MF-75")
    @Test
    void aDogMayBeUsedThoughOneHasTheGood() {
        var t = Scene.of(4).offer("hut-tpa").dogs(0, 1).has(0, TOOTH, POT, ARROWHEAD).flip(Token.BUILD).build(0, 1, TOOTH, POT);
        assertThat(t.goods(0)).as("kept").containsExactly(ARROWHEAD);
        assertThat(t.s.dogs[0]).isZero();
    }

    @Rule("MF-76")
    @Test
    void twoDogsAlonePayForAPair() {
        var t = Scene.of(2).offer("hut-ff", "hut-tbp", "hut-bpa").dogs(0, 2).flip(Token.BUILD);
        assertThat(t.options()).containsExactlyInAnyOrder(new Action.BuildNothing(), pay(0, 2));
        t.build(0, 2);
        assertThat(t.huts(0)).containsExactly("hut-ff");
    }

    @Rule("MF-77")
    @Test
    void nobodyPaysTooMuchOrTooLittleOrTheWrongGoods() {
        var t = Scene.of(4).offer("hut-tt", "hut-tbp", "hut-bpf").dogs(0, 2).has(0, TOOTH, TOOTH, TOOTH, BERRY, POT).flip(Token.BUILD);
        for (var action : t.options())
            if (action instanceof Action.Build(int pile, var goods, int dogs)) {
                var price = t.s.hut(t.s.top[pile]).price();
                assertThat(goods.size() + dogs).isEqualTo(price.size());
                assertThat(Bag.contains(Bag.of(price), Bag.of(goods))).isTrue();
            }
        assertThat(t.refusal(pay(0, 1, TOOTH, TOOTH))).as("a dog too many").isEqualTo("MF-77");
        assertThat(t.refusal(pay(0, 0, TOOTH))).as("a tooth too few").isEqualTo("MF-77");
        assertThat(t.refusal(pay(0, 0, TOOTH, TOOTH, TOOTH))).as("a tooth too many").isEqualTo("MF-77");
        assertThat(t.refusal(pay(1, 0, TOOTH, TOOTH, BERRY))).as("a tooth for a pot").isEqualTo("MF-77");
    }

    @Rule("MF-78")
    @Test
    void theHutGoesToTheSettlement() {
        var t = Scene.of(4).offer("hut-tt").built(0, 1, "hut-pp").has(0, TOOTH, TOOTH).flip(Token.BUILD).build(0, 0, TOOTH, TOOTH);
        for (int viewer = 0; viewer < 4; viewer++)
            assertThat(t.view(viewer).settlements().getFirst().huts()).containsExactlyInAnyOrder(Scene.hut("hut-pp"), Scene.hut("hut-tt"));
        assertThat(t.huts(1)).isEmpty();
    }

    @Rule("MF-79")
    @Test
    void theNextHutOfTheSamePileIsTurnedUp() {
        var t = Scene.of(4).offer("hut-bb", "hut-tt", "hut-ff").has(0, TOOTH, TOOTH).nextHut("hut-paf").flip(Token.BUILD).build(1, 0, TOOTH,
                TOOTH);
        assertThat(t.events).contains(new Event.HutTurnedUp(1, Scene.hut("hut-paf")));
        assertThat(List.of(t.offered(0), t.offered(1), t.offered(2))).containsExactly("hut-bb", "hut-paf", "hut-ff");
        assertThat(t.s.below).containsExactly(4, 3, 4);
    }

    @Rule("MF-79")
    @Test
    void anEmptyPileStaysEmpty() {
        var t = Scene.of(4).offer("hut-tt", "hut-bb", "hut-ff").built(1, 0, "hut-tpa", "hut-tbp").built(2, 0, "hut-tba", "hut-tbf").has(0,
                TOOTH, TOOTH);
        t.flip(Token.BUILD).build(0, 0, TOOTH, TOOTH);
        assertThat(t.offered(0)).isEmpty();
        assertThat(t.happened(Event.HutTurnedUp.class)).isFalse();
        t.swap(0, 1).turn(0).dogs(0, 2).flip(Token.BUILD);
        assertThat(t.refusal(pay(0, 2))).isEqualTo("MF-79");
        t.build(1, 2);
        assertThat(t.offered(0)).as("also later").isEmpty();
    }

    /// Four with two huts each is the most there can be before the last hut: seven are left, and no pile holds more than five.
    @Rule("MF-80")
    @Test
    void beforeAnyBuildAtLeastTwoPilesShowAHut() {
        for (int game = 0; game < 40; game++)
            Scene.randomGame(Scene.terms(4), 300 + game, t -> {
                assertThat(IntStream.of(t.s.top).filter(hut -> hut >= 0).count()).isGreaterThanOrEqualTo(2);
                assertThat(IntStream.range(0, 4).map(t.s::hutCount).max().orElseThrow()).isLessThanOrEqualTo(2);
                assertThat(15 - IntStream.range(0, 4).map(t.s::hutCount).sum()).isGreaterThanOrEqualTo(7);
            });
    }

    @Rule("MF-81")
    @Test
    void whoCannotPayBuildsNothing() {
        var t = Scene.of(4).offer("hut-tt", "hut-bb", "hut-paf").has(0, TOOTH, POT, ARROWHEAD).flip(Token.BUILD);
        assertThat(t.s.phase).as("no question, straight to the swap").isEqualTo(new Swapping(0, 1));
        assertThat(t.huts(0)).isEmpty();
        assertThat(t.goods(0)).containsExactly(TOOTH, POT, ARROWHEAD);
    }

    @Rule("MF-82")
    @Test
    void paymentsDifferOnlyByThePiecesHandedOver() {
        var pair = Scene.of(4).offer("hut-tt", "hut-bpf", "hut-bpa").dogs(0, 2).has(0, TOOTH, TOOTH, TOOTH).flip(Token.BUILD);
        assertThat(pair.options()).containsExactlyInAnyOrder(new Action.BuildNothing(), pay(0, 0, TOOTH, TOOTH), pay(0, 1, TOOTH),
                pay(0, 2));

        var triple = Scene.of(4).offer("hut-tpa", "hut-bb", "hut-ff").dogs(0, 1).has(0, TOOTH, POT, ARROWHEAD).flip(Token.BUILD);
        assertThat(triple.options()).containsExactlyInAnyOrder(new Action.BuildNothing(), pay(0, 0, TOOTH, POT, ARROWHEAD),
                pay(0, 1, POT, ARROWHEAD), pay(0, 1, TOOTH, ARROWHEAD), pay(0, 1, TOOTH, POT));
        assertThat(pay(0, 0, POT, TOOTH, ARROWHEAD)).as("in whatever order they are named").isEqualTo(pay(0, 0, ARROWHEAD, TOOTH, POT));
    }
}
