package hearthside.games.myfirststoneage;

import static hearthside.core.Game.REFEREE;
import static hearthside.core.Game.SPECTATOR;
import static hearthside.games.myfirststoneage.Good.TOOTH;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.testkit.Rule;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ClosingTest {

    /// Five trees are up, and one more that leads to the building site.
    private static Scene forest() {
        return Scene.of(2, "help", "0").up(1, Token.POT).up(3, Token.DOG).up(5, Token.FISH).up(9, Token.DIE_6).up(12, Token.TRADE);
    }

    private static void mustBeClosed(Scene t) {
        assertThat(t.events).contains(new Event.ForestClosed(0));
        for (int viewer : new int[] {SPECTATOR, 0, 1}) assertThat(t.view(viewer).forest()).containsOnly(new View.Tree(null, false, false));
        assertThat(t.view(REFEREE).forest()).noneMatch(View.Tree::up);
    }

    @Rule("MF-85")
    @Test
    void theForestClosesAfterAHutWasBuilt() {
        var t = forest().offer("hut-tt").has(0, TOOTH, TOOTH).flip(Token.BUILD);
        assertThat(IntStream.range(0, 14).filter(t.s::isUp).count()).as("not before the hut").isEqualTo(6);
        t.build(0, 0, TOOTH, TOOTH);
        mustBeClosed(t);
    }

    @Rule("MF-85")
    @Test
    void theForestClosesThoughNobodyWantsToBuild() {
        mustBeClosed(forest().offer("hut-tt").has(0, TOOTH, TOOTH).flip(Token.BUILD).buildNothing());
    }

    @Rule("MF-85")
    @Test
    void theForestClosesThoughNobodyCanBuildAndTheTreeJustTurnedUpToo() {
        var t = forest().token(0, Token.BUILD).flip(0);
        mustBeClosed(t);
        assertThat(t.s.isUp(0)).isFalse();
        assertThat(t.face(0)).as("it lies there still").isEqualTo(Token.BUILD);
    }

    @Rule("MF-86")
    @Test
    void aDieClosesTheForestAsTheBuildingSiteTokenDoes() {
        mustBeClosed(forest().on(0, Space.TRADE).flip(Token.DIE_1));
        mustBeClosed(forest().on(0, Space.POT).flip(Token.DIE_4));
        mustBeClosed(forest().on(0, Space.POT).flip(Token.BUILD));
    }

    @Rule("MF-87")
    @Test
    void twoTreesChangePlacesInFullView() {
        var t = forest().flip(Token.BUILD).swap(3, 9);
        assertThat(t.face(3)).isEqualTo(Token.DIE_6);
        assertThat(t.face(9)).isEqualTo(Token.DOG);
        for (int viewer = SPECTATOR; viewer < 2; viewer++)
            assertThat(t.events.getFirst().seenBy(viewer)).isEqualTo(new Event.Swapped(0, 3, 9));
        assertThat(t.s.phase).isEqualTo(Flipping.turn(1));
        t.flip(9);
        assertThat(t.events).contains(new Event.Flipped(1, 9, Token.DOG));
    }

    @Rule("MF-87")
    @Test
    void theTwoTreesMustBeDifferent() {
        var t = forest().flip(Token.BUILD);
        assertThat(t.refusal(new Action.Swap(3, 3))).isEqualTo("MF-87");
        assertThat(new Action.Swap(9, 3)).isEqualTo(new Action.Swap(3, 9));
    }

    @Rule("MF-88")
    @Test
    void anyTwoOfTheFourteenMayBeSwappedAndNoFaceIsShown() {
        var t = forest().token(0, Token.BUILD).flip(0);
        assertThat(t.options()).hasSize(91).doesNotHaveDuplicates();
        assertThat(t.view(SPECTATOR).forest()).noneMatch(tree -> tree.up() || tree.face() != null);
        t.swap(0, 13); // one that was seen, one that never was
        assertThat(t.events).containsExactly(new Event.Swapped(0, 0, 13)); // and nothing of what they show
        assertThat(t.view(REFEREE).forest().get(0)).isEqualTo(new View.Tree(null, false, false));
        assertThat(t.view(REFEREE).forest().get(13)).isEqualTo(new View.Tree(Token.BUILD, false, true));
        assertThat(t.view(1).forest()).containsOnly(new View.Tree(null, false, false));
    }

    @Rule("MF-89")
    @Test
    void nothingElseChanges() {
        var t = forest().on(0, Space.TRADE).on(1, Space.FISH).has(0, TOOTH).has(1, Good.POT, Good.POT).dogs(1, 1).built(1, 2, "hut-ff");
        var before = t.view(REFEREE);
        t.flip(Token.DIE_1).swap(0, 1);
        var after = t.view(REFEREE);
        assertThat(after.land()).isEqualTo(before.land());
        assertThat(after.post()).isEqualTo(before.post());
        assertThat(after.dogs()).isEqualTo(before.dogs());
        assertThat(after.piles()).isEqualTo(before.piles());
        assertThat(after.settlements().get(1)).isEqualTo(before.settlements().get(1));
        assertThat(after.settlements().get(0)).usingRecursiveComparison().ignoringFields("figure").isEqualTo(before.settlements().get(0));
        assertThat(t.figure(0)).isEqualTo(Space.BUILD);
    }

    @Rule("MF-90")
    @Test
    void theForestClosesByItselfAndTheSwapCannotBeForgotten() {
        var t = forest().flip(Token.BUILD);
        assertThat(t.s.up).as("nobody had to ask").isZero();
        assertThat(t.seat()).isEqualTo(0);
        assertThat(t.options()).as("no way round it").isNotEmpty().allMatch(Action.Swap.class::isInstance);
        assertThat(t.refusal(new Action.Flip(0))).isEqualTo("MF-21");
        t.swap(0, 1);
        assertThat(t.seat()).isEqualTo(1);
    }

    /// Taking it back would open the forest for one more look.
    @Rule("MF-85")
    @Test
    void aClosedForestIsNotOpenedByTakingBack() {
        var t = forest().offer("hut-tt").has(0, TOOTH, TOOTH).flip(Token.BUILD);
        var match = new Match<>(Scene.RULES, t.terms, t.view(REFEREE), new Chance.Seeded(1));
        match.play(0, new Action.BuildNothing());
        assertThat(match.journal().getLast().undoable()).isFalse();
    }
}
