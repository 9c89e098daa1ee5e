package hearthside.games.myfirststoneage;

import static hearthside.core.Game.SPECTATOR;
import static hearthside.games.myfirststoneage.Good.BERRY;
import static hearthside.games.myfirststoneage.Good.POT;
import static hearthside.games.myfirststoneage.Good.TOOTH;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// MF-V1: what memory help shows, and above all what it does not.
class HelpTest {
    private static final Action ASK = new Action.AskMammoth();
    private static final View.Tree NOTHING = new View.Tree(null, false, false);

    private static Scene forest(String help) {
        return Scene.of(2, "help.0", help, "help.1", "0").seen(5, Token.DOG).seen(6, Token.FISH).up(7, Token.POT);
    }

    @Rule("MF-V1")
    @ParameterizedTest
    @ValueSource(strings = {"0", "2", "3"})
    void levelsZeroTwoAndThreeShowNothingOfTreesThatAreDown(String help) {
        var t = forest(help);
        for (int tree = 0; tree < 14; tree++) if (tree != 7) assertThat(t.view(0).forest().get(tree)).isEqualTo(NOTHING);
    }

    @Rule("MF-V1")
    @Test
    void levelOneShowsFootprintsWithoutFaces() {
        var trees = forest("1").view(0).forest();
        assertThat(trees.get(5)).isEqualTo(new View.Tree(null, false, true));
        assertThat(trees.get(6)).isEqualTo(new View.Tree(null, false, true));
        assertThat(trees.get(4)).isEqualTo(NOTHING);
    }

    @Rule("MF-V1")
    @Test
    void levelFourKeepsTheFacesOfTreesSeenBefore() {
        var trees = forest("4").view(0).forest();
        assertThat(trees.get(5)).isEqualTo(new View.Tree(Token.DOG, false, true));
        assertThat(trees.get(6)).isEqualTo(new View.Tree(Token.FISH, false, true));
        assertThat(trees.get(4)).isEqualTo(NOTHING);
    }

    @Rule("MF-V1")
    @Test
    void helpIsOnlyForTheOneWhoAgreedOnIt() {
        var t = forest("4");
        for (int viewer : new int[] {SPECTATOR, 1}) assertThat(t.view(viewer).forest().get(5)).isEqualTo(NOTHING);
        for (int viewer : new int[] {SPECTATOR, 0, 1})
            assertThat(t.view(viewer).settlements()).as("and all know of it").extracting(View.Settlement::help).containsExactly(4, 0);
    }

    @Rule("MF-V1")
    @Test
    void helpFollowsASwap() {
        var t = forest("4").flip(Token.BUILD).swap(4, 5).flip(Token.DIE_2);
        assertThat(t.view(0).forest().get(4)).isEqualTo(new View.Tree(Token.DOG, false, true));
        assertThat(t.view(0).forest().get(5)).isEqualTo(NOTHING);
    }

    @Rule("MF-V1")
    @Test
    void helpIsShownOnlyInOnesOwnTurn() {
        var t = forest("4").flip(Token.BUILD).swap(7, 8);
        assertThat(t.seat()).isEqualTo(1);
        assertThat(t.view(0).forest()).allMatch(NOTHING::equals);
    }

    @Rule("MF-V1")
    @ParameterizedTest
    @ValueSource(strings = {"0", "1", "2", "3", "4"})
    void fromLevelTwoOnTheLastSwapCanBeWatchedAgainUntilTheNextFlip(String help) {
        var t = Scene.of(2, "help", help).flip(Token.BUILD).swap(9, 4);
        assertThat(t.view(0).lastSwap()).isEqualTo(help.compareTo("2") < 0 ? List.of() : List.of(4, 9));
        t.flip(Token.FISH);
        assertThat(t.view(0).lastSwap()).isEmpty();
    }

    @Rule("MF-V1")
    @Test
    void atLevelThreeTheMammothWhispersAboutTheSeenTokenThatHelpsMost() {
        var t = forest("3").offer("hut-tt").seen(1, Token.BUILD).has(0, TOOTH, TOOTH); // the building site now means a hut
        t.play(ASK);
        assertThat(t.events).containsExactly(new Event.Whispered(0, 1, Token.BUILD));
        assertThat(t.seat()).as("and still has to turn up a tree").isEqualTo(0);
        assertThat(t.view(0).forest().get(1)).isEqualTo(new View.Tree(Token.BUILD, false, true));
        assertThat(t.view(0).forest().get(5)).isEqualTo(NOTHING);
    }

    @Rule("MF-V1")
    @Test
    void theMammothPrefersAGoodThatIsMissingToOneThatIsNot() {
        var t = Scene.of(2, "help", "3").offer("hut-tbp", "hut-tpa", "hut-tpf").has(0, TOOTH, BERRY).seen(2, Token.FISH).seen(3, Token.POT)
                .seen(4, Token.BUILD).play(ASK);
        assertThat(t.events).containsExactly(new Event.Whispered(0, 3, Token.POT));
        var paid = Scene.of(2, "help", "3").offer("hut-tbp", "hut-aa", "hut-ff").has(0, TOOTH, BERRY, POT).seen(3, Token.POT)
                .seen(4, Token.DOG).seen(8, Token.BUILD).play(ASK);
        assertThat(paid.events).containsExactly(new Event.Whispered(0, 8, Token.BUILD));
    }

    @Rule({"MF-V1", "MF-V5"})
    @Test
    void theMammothDoesNotSendAnybodyToDogsThatDoNotCome() {
        var t = Scene.of(2, "help", "3", "friendlyDogs", "on").offer("hut-bb", "hut-pp", "hut-ff").dogs(1, 2).seen(2, Token.DOG)
                .seen(3, Token.TOOTH).play(ASK);
        assertThat(t.events).containsExactly(new Event.Whispered(0, 3, Token.TOOTH));
    }

    @Rule({"MF-V1", "MF-V8"})
    @Test
    void theMammothDoesNotSendAFullSettlementToBuild() {
        var t = Scene.of(3, "help", "3", "together", "on").offer("hut-tt").built(0, 0, "hut-ff", "hut-aa", "hut-pp").has(0, TOOTH, TOOTH)
                .seen(2, Token.BUILD).seen(3, Token.DOG).play(ASK);
        assertThat(t.events).containsExactly(new Event.Whispered(0, 3, Token.DOG));
    }

    @Rule("MF-V1")
    @Test
    void theOthersLearnOnlyThatTheMammothWhispered() {
        var t = Scene.of(2, "help", "3").seen(5, Token.DOG).play(ASK);
        for (int viewer : new int[] {SPECTATOR, 1}) {
            assertThat(t.events.getFirst().seenBy(viewer)).isEqualTo(new Event.Whispered(0, -1, null));
            assertThat(t.view(viewer).forest().get(5)).isEqualTo(NOTHING);
            assertThat(t.view(viewer).phase()).isEqualTo(Flipping.turn(0));
        }
    }

    @Rule("MF-V1")
    @Test
    void theMammothWhispersTwiceAGameAndOnceATurn() {
        var t = Scene.of(2, "help.0", "3").seen(5, Token.DOG).seen(6, Token.FISH).play(ASK);
        assertThat(t.refusal(ASK)).isEqualTo("MF-V1");
        assertThat(t.view(1).settlements().getFirst().whispers()).isEqualTo(1);
        t.flip(Token.DIE_2);
        assertThat(t.view(0).forest().get(5)).as("the whisper fades").isEqualTo(NOTHING);
        assertThat(t.refusal(ASK)).as("not to those who did not agree").isEqualTo("MF-V1");
        t.flip(Token.DIE_3).play(ASK).flip(Token.DIE_4).flip(Token.DIE_5);
        assertThat(t.refusal(ASK)).as("two are enough").isEqualTo("MF-V1");
    }

    @Rule("MF-V1")
    @Test
    void theMammothKnowsOnlyWhatWasSeenAndIsDown() {
        assertThat(Scene.of(2, "help", "3").refusal(ASK)).as("nothing seen yet").isEqualTo("MF-V1");
        assertThat(Scene.of(2, "help", "3").up(5, Token.DOG).refusal(ASK)).as("what is up needs no whisper").isEqualTo("MF-V1");
    }

    @Rule("MF-V1")
    @Test
    void aWhisperCannotBeTakenBack() {
        var t = Scene.of(2, "help", "3").seen(5, Token.DOG);
        var match = new Match<>(Scene.RULES, t.terms, t.view(hearthside.core.Game.REFEREE), new Chance.Seeded(1));
        match.play(0, ASK);
        assertThat(match.journal().getLast().undoable()).isFalse();
    }
}
