package hearthside.games.myfirststoneage;

import static hearthside.core.Game.REFEREE;
import static hearthside.core.Game.SPECTATOR;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.Dealer;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import hearthside.testkit.Rule;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SetupTest {

    @Rule("MF-1")
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void twoThreeOrFourPlay(int seats) { assertThat(Scene.of(seats).view(SPECTATOR).settlements()).hasSize(seats); }

    @Rule("MF-1")
    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 1, 5})
    void nobodyElsePlays(int seats) {
        assertThatThrownBy(() -> Scene.terms(seats)).isInstanceOfSatisfying(BadInput.class, e -> assertThat(e.field()).isEqualTo("seats"));
    }

    /// A colour is the number of a seat; the four colours are on screen. So there is never a fifth, and none is shared.
    @Rule("MF-2")
    @Test
    void everybodyHasAColourOfTheirOwn() {
        assertThat(Scene.RULES.info().maxSeats()).isEqualTo(4);
        var t = Scene.of(4);
        t.flip(Token.DIE_1).flip(Token.DIE_2).flip(Token.DIE_3).flip(Token.DIE_4);
        assertThat(t.view(SPECTATOR).settlements()).extracting(View.Settlement::figure).containsExactly(Space.DOG, Space.TOOTH, Space.BERRY,
                Space.POT);
    }

    @Rule("MF-3")
    @Test
    void everySettlementHasThreeEmptySlots() {
        var t = Scene.of(3, "together", "on").offer("hut-tt", "hut-bb", "hut-pp");
        assertThat(t.view(SPECTATOR).settlements()).hasSize(3).allSatisfy(settlement -> assertThat(settlement.huts()).isEmpty());
        t.built(0, 0, "hut-tpa", "hut-taf").has(0, Good.TOOTH, Good.TOOTH).flip(Token.BUILD).build(0, 0, Good.TOOTH, Good.TOOTH);
        assertThat(t.huts(0)).as("a third slot").hasSize(3);
        t.swap(0, 1).turn(0).dogs(0, 2).flip(Token.BUILD);
        assertThat(t.s.phase).as("no fourth slot").isEqualTo(new Swapping(0, 1));
    }

    @Rule("MF-4")
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void allFiguresStartOnTheBuildingSite(int seats) {
        assertThat(Scene.of(seats).view(SPECTATOR).settlements()).extracting(View.Settlement::figure).containsOnly(Space.BUILD);
    }

    @Rule("MF-5")
    @Test
    void twoPlayWithThreeOfEachGoodAndMoreWithFour() {
        assertThat(inPlay(2)).isEqualTo(new Goods(3, 3, 3, 3, 3));
        assertThat(inPlay(3)).isEqualTo(new Goods(4, 4, 4, 4, 4));
        assertThat(inPlay(4)).isEqualTo(new Goods(4, 4, 4, 4, 4));
    }

    private static Goods inPlay(int seats) {
        var s = Scene.of(seats).s;
        return Goods.of(s.land + s.post + IntStream.of(s.goods).sum());
    }

    @Rule("MF-6")
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void oneOfEachGoodStartsAtTheTradingPost(int seats) {
        assertThat(Scene.of(seats).view(SPECTATOR).post()).isEqualTo(new Goods(1, 1, 1, 1, 1));
    }

    @Rule({"MF-7", "MF-100"})
    @Test
    void theOtherGoodsStartOnTheirOwnSpaces() {
        assertThat(Scene.of(2).view(SPECTATOR).land()).isEqualTo(new Goods(2, 2, 2, 2, 2));
        assertThat(Scene.of(3).view(SPECTATOR).land()).isEqualTo(new Goods(3, 3, 3, 3, 3));
        assertThat(Scene.of(4).view(SPECTATOR).land()).isEqualTo(new Goods(3, 3, 3, 3, 3));
    }

    @Rule("MF-8")
    @Test
    void theHutsLieInThreePilesOfFiveWithTheTopTurnedUp() {
        var piles = Scene.of(4).view(SPECTATOR).piles();
        assertThat(piles).hasSize(3).allSatisfy(pile -> {
            assertThat(pile.hut()).isNotNull();
            assertThat(pile.below()).isEqualTo(4);
        });
        assertThat(piles).extracting(View.Pile::hut).doesNotHaveDuplicates();
    }

    @Rule("MF-8")
    @Test
    void theHutsAreShuffled() {
        for (int pile = 0; pile < 3; pile++) {
            var onTop = new HashSet<Integer>();
            for (int drawn = 0; drawn < 15 - pile; drawn++) {
                var draws = new Integer[] {0, 0, 0};
                draws[pile] = drawn;
                onTop.add(Scene.RULES.setup(Scene.terms(2), Dealer.silent(new Chance.Scripted(List.of(draws)))).top[pile]);
            }
            assertThat(onTop).as("each draw is another hut").hasSize(15 - pile);
        }
    }

    @Rule("MF-9")
    @Test
    void bothDogsStartOnTheBoard() { assertThat(Scene.of(4).view(SPECTATOR).dogs()).isEqualTo(2); }

    @Rule("MF-10")
    @Test
    void fourteenForestTokensLieFaceDown() {
        assertThat(Scene.of(2).view(REFEREE).forest()).hasSize(14).containsOnly(new View.Tree(null, false, false));
    }

    @Rule("MF-10")
    @Test
    void theForestTokensAreShuffled() {
        var t = Scene.of(2);
        for (int tree = 0; tree < 14; tree++) {
            var shown = new ArrayList<Token>();
            var chance = new Chance.Exhaustive();
            do {
                var s = t.s.copy();
                Scene.RULES.apply(s, 0, new Action.Flip(tree), Dealer.silent(chance));
                shown.add(Token.ALL.get(s.forest.face(tree, SPECTATOR)));
            } while (chance.advance());
            assertThat(shown).containsExactlyElementsOf(Token.ALL); // each equally likely under each tree
        }
    }

    @Rule("MF-11")
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void nobodyStartsWithAnything(int seats) {
        assertThat(Scene.of(seats).view(REFEREE).settlements())
                .containsOnly(new View.Settlement(Space.BUILD, new Goods(0, 0, 0, 0, 0), 0, List.of(), 2, 0));
    }

    @Rule("MF-12")
    @Test
    void theSeatMarkedByTheHostStarts() {
        assertThat(Scene.of(4).seat()).as("seat 1 unless agreed otherwise").isEqualTo(0);
        for (int seat = 1; seat <= 4; seat++) assertThat(Scene.of(4, "start", "" + seat).seat()).isEqualTo(seat - 1);
    }

    @Rule("MF-12")
    @Test
    void aSeatNobodySitsOnCannotStart() {
        assertThatThrownBy(() -> Scene.of(2, "start", "3")).isInstanceOfSatisfying(BadInput.class,
                e -> assertThat(e.field()).isEqualTo("options.start"));
    }

    @Rule("MF-12")
    @Test
    void theStartMayBeLeftToChance() {
        var starts = new HashSet<Integer>();
        for (int drawn = 0; drawn < 3; drawn++) {
            var s = Scene.RULES.setup(Scene.terms(3, "start", "random"), Dealer.silent(new Chance.Scripted(List.of(0, 0, 0, drawn))));
            assertThat(Scene.RULES.toAct(s).list()).containsExactly(s.start);
            starts.add(s.start);
        }
        assertThat(starts).containsExactlyInAnyOrder(0, 1, 2);
    }

    @Rule("MF-13")
    @Test
    void turnsGoClockwise() {
        var t = Scene.of(4, "start", "3");
        var order = new ArrayList<Integer>();
        for (var token : List.of(Token.DIE_2, Token.DIE_3, Token.DIE_4, Token.DIE_5, Token.TOOTH)) {
            order.add(t.seat());
            t.flip(token);
        }
        assertThat(order).containsExactly(2, 3, 0, 1, 2);
    }

    @Rule("MF-100")
    @Test
    void onlyTheNumberOfGoodsDependsOnTheNumberOfPlayers() {
        var two = Scene.of(2);
        var four = Scene.of(4);
        assertThat(IntStream.of(two.s.land, two.s.post).map(Bag::size).sum()).isEqualTo(15);
        assertThat(IntStream.of(four.s.land, four.s.post).map(Bag::size).sum()).isEqualTo(20);
        assertThat(two.view(0)).usingRecursiveComparison().ignoringFields("land", "settlements").isEqualTo(four.view(0));
        assertThat(two.view(0).settlements()).isEqualTo(four.view(0).settlements().subList(0, 2));
        assertThat(two.options()).isEqualTo(four.options());
        assertThat(two.s.agreed.hutsToWin).isEqualTo(four.s.agreed.hutsToWin).isEqualTo(Scene.of(3).s.agreed.hutsToWin);
    }
}
