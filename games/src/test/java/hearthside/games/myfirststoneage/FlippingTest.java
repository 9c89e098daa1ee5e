package hearthside.games.myfirststoneage;

import static hearthside.core.Game.REFEREE;
import static hearthside.core.Game.SPECTATOR;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.chance.Chance;
import hearthside.testkit.Rule;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FlippingTest {

    @Rule("MF-20")
    @Test
    void aTurnIsFlipMoveActionThenTheNextPlayer() {
        var t = Scene.of(3).token(5, Token.DIE_4).flip(5);
        assertThat(t.events).containsExactly(new Event.Flipped(0, 5, Token.DIE_4), new Event.Walked(0, Space.BUILD, Space.POT, 4),
                new Event.Gathered(0, Good.POT));
        assertThat(t.s.phase).isEqualTo(Flipping.turn(1));
    }

    @Rule("MF-21")
    @Test
    void exactlyOneFaceDownTreeIsTurnedUpOfFreeChoice() {
        var t = Scene.of(2).token(3, Token.DIE_2).token(8, Token.FISH);
        assertThat(t.options()).containsExactlyElementsOf(flips(IntStream.range(0, 14)));
        t.flip(3);
        assertThat(t.seat()).as("one tree a turn").isEqualTo(1);
        t.flip(8);
        assertThat(t.options()).containsExactlyElementsOf(flips(IntStream.range(0, 14).filter(tree -> tree != 3 && tree != 8)));
    }

    private static List<Action> flips(IntStream trees) { return trees.<Action>mapToObj(Action.Flip::new).toList(); }

    @Rule("MF-22")
    @Test
    void aTreeThatIsFaceUpCannotBeChosen() {
        var t = Scene.of(2).up(3, Token.DIE_2);
        assertThat(t.refusal(new Action.Flip(3))).isEqualTo("MF-22");
    }

    @Rule("MF-23")
    @Test
    void theTurnedTreeStaysFaceUpWhereItIs() {
        var t = Scene.of(2, "help", "0").token(3, Token.DIE_2).flip(3).flip(Token.FISH).flip(Token.DIE_1);
        for (int viewer : new int[] {REFEREE, SPECTATOR, 0, 1})
            assertThat(t.view(viewer).forest().get(3)).isEqualTo(new View.Tree(Token.DIE_2, true, true));
    }

    @Rule("MF-24")
    @Test
    void noTreeIsLookedAtBeforeItIsChosen() {
        var t = Scene.of(2, "help", "4").token(3, Token.DIE_2).flip(3);
        for (int viewer : new int[] {REFEREE, SPECTATOR, 0, 1})
            for (int tree = 0; tree < 14; tree++)
                if (tree != 3) assertThat(t.view(viewer).forest().get(tree)).isEqualTo(new View.Tree(null, false, false));
    }

    /// Not even a bot that imagines the forest finds anything there: what nobody has seen is still open.
    @Rule("MF-24")
    @Test
    void whatNobodyHasSeenIsDecidedNowhere() {
        var t = Scene.of(2).up(3, Token.DIE_2).seen(4, Token.DOG);
        var imagined = Scene.RULES.determinize(t.s, 1, new Chance.Seeded(7));
        for (var token : Token.ALL)
            assertThat(imagined.forest.unseen(token.ordinal())).isEqualTo(token == Token.DIE_2 || token == Token.DOG ? 0 : 1);
        assertThat(View.of(imagined, REFEREE)).isEqualTo(t.view(REFEREE));
        assertThat(Integer.bitCount(imagined.unseenHuts)).as("huts below the top").isEqualTo(12);
    }

    @Rule("MF-25")
    @Test
    void theBuildingSiteIsTheLastTreeLeftAndOpensTheForestAgain() {
        var t = Scene.of(2);
        for (int tree = 0; tree < 13; tree++) t.up(tree, Token.ALL.get(tree));
        assertThat(t.options()).containsExactly(new Action.Flip(13));
        t.flip(Token.BUILD).swap(0, 13);
        assertThat(t.s.phase).isEqualTo(Flipping.turn(1));
        assertThat(t.options()).hasSize(14);
    }

    @Rule("MF-25")
    @Test
    void noTurnIsEverSkippedForWantOfATree() {
        for (int game = 0; game < 30; game++)
            Scene.randomGame(Scene.terms(2 + game % 3), game, t -> {
                assertThat(t.options()).isNotEmpty();
                if (t.s.phase instanceof Flipping)
                    assertThat(t.view(SPECTATOR).forest()).anyMatch(tree -> !tree.up())
                            .noneMatch(tree -> tree.up() && tree.face() == Token.BUILD);
            });
    }
}
