package hearthside.games.myfirststoneage;

import static hearthside.core.Game.REFEREE;
import static hearthside.core.Game.SPECTATOR;
import static hearthside.games.myfirststoneage.Good.BERRY;
import static hearthside.games.myfirststoneage.Good.TOOTH;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.TableOption;
import hearthside.core.input.BadInput;
import hearthside.testkit.Rule;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VariantsTest {

    @Rule({"MF-V1", "MF-V2", "MF-V3", "MF-V4", "MF-V5", "MF-V6", "MF-V7", "MF-V8"})
    @Test
    void everyVariantIsOffUnlessAgreed() {
        assertThat(Scene.terms(2).options()).containsOnly(entry("start", "1"), entry("help.0", "2"), entry("help.1", "2"),
                entry("openGoods", "off"), entry("fullMix", "off"),
                entry("swaps", "1"), entry("friendlyDogs", "off"), entry("shortGame", "off"), entry("equalTurns", "off"),
                entry("together", "off"));
        assertThat(Scene.RULES.info().options()).extracting(TableOption::rule).containsExactly("MF-12", "MF-V1", "MF-V2", "MF-V3", "MF-V4",
                "MF-V5", "MF-V6", "MF-V7", "MF-V8");
    }

    private static java.util.Map.Entry<String, String> entry(String key, String value) { return java.util.Map.entry(key, value); }

    @Rule("MF-V2")
    @Test
    void openGoodsAreSeenByAll() {
        var t = Scene.of(3, "openGoods", "on").has(1, TOOTH, TOOTH);
        for (int viewer = SPECTATOR; viewer < 3; viewer++)
            assertThat(t.view(viewer).settlements().get(1).goods()).isEqualTo(new Goods(2, 0, 0, 0, 0));
    }

    @Rule("MF-V3")
    @Test
    void aFullMixShufflesAllTreesInsteadOfTheSwap() {
        var t = Scene.of(2, "fullMix", "on", "help", "4").up(2, Token.DOG).seen(7, Token.FISH).flip(Token.BUILD);
        assertThat(t.events).endsWith(new Event.ForestClosed(0), new Event.ForestMixed());
        assertThat(t.s.phase).as("no swap").isEqualTo(Flipping.turn(1));
        for (int viewer : new int[] {REFEREE, 0, 1})
            assertThat(t.view(viewer).forest()).as("all is forgotten").containsOnly(new View.Tree(null, false, false));
        assertThat(IntStream.range(0, 14).map(t.s.forest::unseen)).containsOnly(1);
        t.token(7, Token.DOG).flip(7); // any token may lie anywhere now
        assertThat(t.figure(1)).isEqualTo(Space.DOG);
    }

    @Rule("MF-V4")
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void moreSwapsAreMadeOneAfterTheOther(int swaps) {
        var t = Scene.of(2, "swaps", "" + swaps).up(0, Token.DOG).flip(Token.BUILD);
        for (int i = 0; i < swaps; i++) {
            assertThat(t.s.phase).isEqualTo(new Swapping(0, swaps - i));
            t.swap(i, i + 1);
        }
        assertThat(t.s.phase).isEqualTo(Flipping.turn(1));
        assertThat(t.face(swaps)).as("carried on from swap to swap").isEqualTo(Token.DOG);
    }

    @Rule("MF-V5")
    @Test
    void friendlyDogsStayWithTheirPlayers() {
        var t = Scene.of(2, "friendlyDogs", "on").dogs(1, 2).flip(Token.DOG);
        assertThat(t.events).contains(new Event.FoundNothing(0, Space.DOG));
        assertThat(t.s.dogs).containsExactly(0, 2);
        assertThat(t.seat()).isEqualTo(1);
    }

    @Rule("MF-V5")
    @Test
    void friendlyDogsOnTheBoardAreStillTaken() {
        assertThat(Scene.of(2, "friendlyDogs", "on").dogs(1, 1).flip(Token.DOG).s.dogs).containsExactly(1, 1);
    }

    @Rule("MF-V6")
    @Test
    void inAShortGameTwoHutsWin() {
        var t = Scene.of(2, "shortGame", "on").offer("hut-tt").built(0, 1, "hut-ff").has(0, TOOTH, TOOTH).flip(Token.BUILD).build(0, 0,
                TOOTH, TOOTH);
        assertThat(t.isOver()).isTrue();
        assertThat(Scene.RULES.result(t.s).winners()).containsExactly(0);
    }

    /// Two players with two huts each; the first has just built its third.
    private static Scene equalTurns() {
        return Scene.of(2, "equalTurns", "on").offer("hut-tt", "hut-bb", "hut-tbp").built(0, 0, "hut-ff", "hut-aa")
                .built(1, 1, "hut-pp", "hut-taf").has(0, TOOTH, TOOTH).has(1, BERRY, BERRY)
                .up(5, Token.POT).nextHut("hut-paf").flip(Token.BUILD).build(0, 0, TOOTH, TOOTH);
    }

    @Rule("MF-V7")
    @Test
    void withEqualTurnsTheRoundIsFinished() {
        var t = equalTurns();
        assertThat(t.isOver()).isFalse();
        assertThat(t.events).contains(new Event.HutTurnedUp(0, Scene.hut("hut-paf")), new Event.ForestClosed(0));
        t.swap(0, 1);
        assertThat(t.s.phase).isEqualTo(Flipping.turn(1));
        t.flip(Token.TOOTH);
        assertThat(t.isOver()).isTrue();
        assertThat(Scene.RULES.result(t.s).winners()).containsExactly(0);
    }

    @Rule("MF-V7")
    @Test
    void withEqualTurnsAllWithThreeHutsShareTheWin() {
        var t = equalTurns().swap(0, 1).flip(Token.BUILD).build(1, 0, BERRY, BERRY);
        assertThat(t.isOver()).as("no turn follows, so MF-96 holds").isTrue();
        assertThat(t.happened(Event.ForestClosed.class)).isFalse();
        assertThat(t.events).endsWith(new Event.Ended(List.of(0, 1)));
        assertThat(Scene.RULES.result(t.s).places()).containsExactly(1, 1);
    }

    @Rule("MF-V7")
    @Test
    void theSeatBeforeTheStartingPlayerHasTheLastTurn() {
        var t = Scene.of(3, "equalTurns", "on", "start", "2").turn(2).offer("hut-tt").built(2, 0, "hut-ff", "hut-aa").has(2, TOOTH, TOOTH)
                .flip(Token.BUILD).build(0, 0, TOOTH, TOOTH).swap(0, 1);
        assertThat(t.s.phase).as("seat 2 began, so seat 1 ends").isEqualTo(Flipping.turn(0));
        t.flip(Token.BUILD).swap(0, 1);
        assertThat(t.isOver()).isTrue();
        assertThat(Scene.RULES.result(t.s).winners()).containsExactly(2);
    }

    @Rule({"MF-V7", "MF-80"})
    @Test
    void withEqualTurnsAtLeastOnePileShowsAHut() {
        for (int game = 0; game < 30; game++) {
            var s = Scene.randomGame(Scene.terms(4, "equalTurns", "on"), 500 + game,
                    t -> assertThat(IntStream.of(t.s.top)).anyMatch(hut -> hut >= 0));
            assertThat(Scene.RULES.result(s).winners()).isNotEmpty().allMatch(seat -> s.hutCount(seat) == 3);
        }
    }

    @Rule("MF-V8")
    @ParameterizedTest
    @CsvSource({"2, 2", "3, 1", "4, 1"})
    void togetherEverybodyNeedsAHutOrTwo(int seats, int huts) {
        var t = Scene.of(seats, "together", "on").offer("hut-tt", "hut-bb", "hut-pp");
        var ready = List.of("hut-ff", "hut-aa", "hut-paf", "hut-taf");
        for (int seat = 1; seat < seats; seat++)
            t.built(seat, seat - 1, ready.subList((seat - 1) * huts, seat * huts).toArray(String[]::new));
        t.dogs(0, 2);
        for (int i = 1; i < huts; i++) t.turn(0).flip(Token.BUILD).build(0, 2).swap(0, 1).dogs(0, 2);
        assertThat(t.isOver()).isFalse();
        t.turn(0).flip(Token.BUILD).build(1, 2);
        assertThat(t.isOver()).isTrue();
        assertThat(Scene.RULES.result(t.s).winners()).hasSize(seats);
        assertThat(t.happened(Event.ForestClosed.class)).as("won before the forest closes").isFalse();
    }

    @Rule({"MF-V8", "MF-95"})
    @Test
    void togetherThreeHutsOfOneDoNotEndTheGameAndFillTheSettlement() {
        var t = Scene.of(3, "together", "on").offer("hut-tt", "hut-bb").built(0, 0, "hut-ff", "hut-aa").dogs(0, 2).flip(Token.BUILD)
                .build(0, 2).swap(0, 1);
        assertThat(t.isOver()).isFalse();
        t.turn(0).dogs(0, 2).flip(Token.BUILD);
        assertThat(t.s.phase).as("no free slot").isInstanceOf(Swapping.class);
    }

    @Rule("MF-V8")
    @Test
    void theMammothReachesTheVillageWithTheTenthClosing() {
        var t = Scene.of(2, "together", "on");
        for (int step = 1; step < 10; step++) {
            t.flip(Token.BUILD);
            assertThat(t.events).contains(new Event.MammothWalked(step));
            assertThat(t.view(0).resets()).isEqualTo(step);
            t.swap(0, 13);
        }
        t.flip(Token.BUILD);
        assertThat(t.events).endsWith(new Event.MammothWalked(10), new Event.Ended(List.of()));
        assertThat(t.isOver()).isTrue();
        assertThat(Scene.RULES.result(t.s).winners()).isEmpty();
    }

    @Rule("MF-V8")
    @Test
    void theGoalIsLookedAtBeforeTheTenthStep() {
        var t = Scene.of(3, "together", "on").offer("hut-tt").built(1, 1, "hut-ff").built(2, 1, "hut-aa").dogs(0, 2);
        t.s.resets = 9;
        t.flip(Token.BUILD).build(0, 2);
        assertThat(Scene.RULES.result(t.s).winners()).containsExactly(0, 1, 2);
    }

    @Rule("MF-V8")
    @Test
    void whoeverWinsTogetherSharesPlaceOneHoweverManyHutsEachHas() {
        var t = Scene.of(3, "together", "on").offer("hut-tt").built(1, 1, "hut-ff", "hut-pp").built(2, 1, "hut-aa").dogs(0, 2);
        t.s.resets = 5;
        t.flip(Token.BUILD).build(0, 2);
        assertThat(Scene.RULES.result(t.s).points()).containsExactly(1, 2, 1);
        assertThat(Scene.RULES.result(t.s).places()).containsExactly(1, 1, 1);
    }

    @Rule("MF-V8")
    @Test
    void whoeverLosesTogetherSharesAPlaceToo() {
        var t = Scene.of(3, "together", "on").built(1, 1, "hut-ff");
        t.s.resets = 9;
        t.flip(Token.BUILD);
        assertThat(Scene.RULES.result(t.s).winners()).isEmpty();
        assertThat(Scene.RULES.result(t.s).places()).containsExactly(1, 1, 1);
    }

    @Rule({"MF-V3", "MF-V8"})
    @ParameterizedTest
    @CsvSource({"fullMix, on, swaps, 2, options.swaps", "fullMix, on, swaps, 3, options.swaps",
            "together, on, shortGame, on, options.shortGame", "together, on, equalTurns, on, options.equalTurns"})
    void optionsThatDoNotGoTogetherAreRefused(String key, String value, String otherKey, String otherValue, String field) {
        assertThatThrownBy(() -> Scene.of(2, key, value, otherKey, otherValue)).isInstanceOfSatisfying(BadInput.class,
                e -> assertThat(e.field()).isEqualTo(field));
    }
}
