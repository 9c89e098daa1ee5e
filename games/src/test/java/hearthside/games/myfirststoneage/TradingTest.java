package hearthside.games.myfirststoneage;

import static hearthside.games.myfirststoneage.Good.ARROWHEAD;
import static hearthside.games.myfirststoneage.Good.BERRY;
import static hearthside.games.myfirststoneage.Good.FISH;
import static hearthside.games.myfirststoneage.Good.POT;
import static hearthside.games.myfirststoneage.Good.TOOTH;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class TradingTest {
    private static final Action NOTHING = new Action.Trade(List.of(), List.of());

    private static List<Action.Trade> trades(Scene t) { return t.options().stream().map(Action.Trade.class::cast).toList(); }

    @Rule("MF-50")
    @Test
    void anyNumberOfGoodsIsSwappedAlsoNone() {
        var t = Scene.of(4).has(0, TOOTH, TOOTH, TOOTH).has(0, POT, POT).flip(Token.TRADE);
        assertThat(t.s.phase).isEqualTo(new Trading(0));
        // a fourth would have to be taken among teeth and pots
        assertThat(trades(t)).extracting(trade -> trade.give().size()).containsOnly(0, 1, 2, 3);
        t.play(NOTHING);
        assertThat(t.goods(0)).containsExactly(TOOTH, TOOTH, TOOTH, POT, POT);
        assertThat(t.post()).containsExactly(TOOTH, BERRY, POT, ARROWHEAD, FISH);
        assertThat(t.seat()).isEqualTo(1);
    }

    @Rule("MF-50")
    @Test
    void withoutGoodsThereIsNothingToDecide() {
        var t = Scene.of(2).flip(Token.TRADE);
        assertThat(t.events).contains(new Event.FoundNothing(0, Space.TRADE));
        assertThat(t.seat()).isEqualTo(1);
    }

    @Rule("MF-51")
    @Test
    void everyTradeIsOneForOne() {
        var t = Scene.of(4).has(0, TOOTH, BERRY, POT).flip(Token.TRADE);
        assertThat(trades(t)).allMatch(trade -> trade.give().size() == trade.take().size());
        assertThat(t.refusal(new Action.Trade(List.of(TOOTH), List.of(FISH, POT)))).isEqualTo("MF-51");
        assertThat(t.refusal(new Action.Trade(List.of(), List.of(FISH)))).isEqualTo("MF-51");
        t.trade(List.of(TOOTH, POT), List.of(FISH, ARROWHEAD));
        assertThat(t.goods(0)).containsExactly(BERRY, ARROWHEAD, FISH);
        assertThat(t.post()).containsExactly(TOOTH, TOOTH, BERRY, POT, POT);
    }

    @Rule({"MF-52", "MF-53"})
    @Test
    void thePostHoldsFiveGoodsOfAnyKindsAfterEveryTrade() {
        var t = Scene.of(4).has(0, TOOTH, TOOTH, TOOTH, BERRY).flip(Token.TRADE);
        var posts = new HashSet<List<Good>>();
        for (var trade : t.options()) {
            var s = t.s.copy();
            Scene.RULES.apply(s, 0, trade, hearthside.core.Dealer.silent(new hearthside.core.chance.Chance.Scripted(List.of())));
            posts.add(Bag.list(s.post));
        }
        assertThat(posts).allMatch(post -> post.size() == 5);
        assertThat(posts).as("every result once").hasSameSizeAs(t.options());
        assertThat(posts).contains(List.of(TOOTH, TOOTH, TOOTH, TOOTH, BERRY), List.of(TOOTH, TOOTH, TOOTH, TOOTH, FISH));
    }

    @Rule("MF-53")
    @Test
    void anUnevenPostIsTradedWithLikeAnyOther() {
        var t = Scene.of(4).post(TOOTH, TOOTH, TOOTH, TOOTH, FISH).has(0, POT, POT).flip(Token.TRADE);
        assertThat(t.refusal(new Action.Trade(List.of(POT), List.of(BERRY)))).isEqualTo("MF-51");
        t.trade(List.of(POT, POT), List.of(TOOTH, TOOTH));
        assertThat(t.post()).containsExactly(TOOTH, TOOTH, POT, POT, FISH);
    }

    @Rule("MF-54")
    @Test
    void atMostFiveAreSwappedAndAtMostWhatOneOwns() {
        var rich = Scene.of(4).post(TOOTH, TOOTH, TOOTH, TOOTH, BERRY).has(0, POT, POT, FISH, FISH, ARROWHEAD, ARROWHEAD).flip(Token.TRADE);
        assertThat(trades(rich)).extracting(trade -> trade.give().size()).contains(5).allMatch(size -> size <= 5);
        assertThat(rich.refusal(
                new Action.Trade(List.of(POT, POT, FISH, FISH, ARROWHEAD, ARROWHEAD), List.of(TOOTH, TOOTH, TOOTH, TOOTH, BERRY, BERRY))))
                .isEqualTo("MF-54");

        var poor = Scene.of(4).has(0, POT).flip(Token.TRADE);
        assertThat(trades(poor)).allMatch(trade -> trade.give().size() <= 1);
        assertThat(poor.refusal(new Action.Trade(List.of(POT, POT), List.of(FISH, TOOTH)))).isEqualTo("MF-51");
    }

    @Rule("MF-54")
    @Test
    void theWholeSwapIsOneStep() {
        var t = Scene.of(2).has(0, POT, FISH).flip(Token.TRADE).trade(List.of(FISH, POT), List.of(TOOTH, BERRY));
        assertThat(t.events).containsExactly(new Event.Traded(0, List.of(POT, FISH), List.of(TOOTH, BERRY)));
        assertThat(t.s.phase).isEqualTo(Flipping.turn(1));
    }

    @Rule("MF-55")
    @Test
    void dogsAreNeverTraded() {
        var onlyDogs = Scene.of(2).dogs(0, 2).flip(Token.TRADE);
        assertThat(onlyDogs.seat()).as("dogs give nothing to trade with").isEqualTo(1);

        var t = Scene.of(2).dogs(0, 1).has(0, POT).flip(Token.TRADE);
        assertThat(trades(t)).as("the dog adds no choice").hasSize(1 + 4);
        for (var trade : t.options()) {
            var s = t.s.copy();
            Scene.RULES.apply(s, 0, trade, hearthside.core.Dealer.silent(new hearthside.core.chance.Chance.Scripted(List.of())));
            assertThat(s.dogs).containsExactly(1, 0);
        }
    }

    @Rule("MF-56")
    @Test
    void nobodyTradesWithPlayersOrWithTheGoodSpaces() {
        var t = Scene.of(3).post(TOOTH, TOOTH, TOOTH, TOOTH, BERRY).has(0, BERRY).has(1, POT, POT).has(2, FISH).flip(Token.TRADE);
        assertThat(trades(t)).as("only what lies at the post can be had").containsExactlyInAnyOrder(new Action.Trade(List.of(), List.of()),
                new Action.Trade(List.of(BERRY), List.of(TOOTH)));
        int land = t.s.land;
        t.trade(List.of(BERRY), List.of(TOOTH));
        assertThat(t.s.land).isEqualTo(land);
        assertThat(t.goods(1)).containsExactly(POT, POT);
        assertThat(t.goods(2)).containsExactly(FISH);
    }

    @Rule("MF-57")
    @Test
    void aGoodAgainstTheSameKindIsNoOption() {
        var t = Scene.of(4).has(0, TOOTH, TOOTH, POT, FISH).flip(Token.TRADE);
        assertThat(trades(t)).allMatch(trade -> trade.give().stream().noneMatch(trade.take()::contains));
        assertThat(t.refusal(new Action.Trade(List.of(TOOTH), List.of(TOOTH)))).isEqualTo("MF-57");
        assertThat(t.refusal(new Action.Trade(List.of(TOOTH, POT), List.of(BERRY, POT)))).isEqualTo("MF-57");
        assertThat(t.options()).as("each once, nothing once").doesNotHaveDuplicates().contains(NOTHING);
    }

    @Rule({"MF-51", "MF-57"})
    @Test
    void everythingWhyNotAllowsIsAnOptionAndNothingElse() {
        var t = Scene.of(4).post(TOOTH, TOOTH, BERRY, POT, FISH).has(0, TOOTH, BERRY, ARROWHEAD).flip(Token.TRADE);
        var allowed = new HashSet<Action>();
        var bags = Bag.list(0x22222);
        for (int give = 0; give < 1 << bags.size(); give++)
            for (int take = 0; take < 1 << bags.size(); take++) {
                if (Integer.bitCount(give) > 3 || Integer.bitCount(take) != Integer.bitCount(give)) continue;
                var trade = new Action.Trade(some(bags, give), some(bags, take));
                if (Scene.RULES.whyNot(t.s, 0, trade).isEmpty()) allowed.add(trade);
            }
        assertThat(t.options()).containsExactlyInAnyOrderElementsOf(allowed);
    }

    private static List<Good> some(List<Good> goods, int bits) {
        return java.util.stream.IntStream.range(0, goods.size()).filter(i -> (bits >> i & 1) != 0).mapToObj(goods::get).toList();
    }
}
