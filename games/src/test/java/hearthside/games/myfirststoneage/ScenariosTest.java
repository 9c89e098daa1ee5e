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

/// The scenarios T1 to T33, one test each.
class ScenariosTest {
    private static final Action CALL = new Action.CallDog(), LEAVE = new Action.LeaveDog();

    @Rule({"MF-30", "MF-40", "MF-23"})
    @Test
    void t01TwoPipsFromTheStartGiveATooth() {
        var t = Scene.of(2).token(5, Token.DIE_2).flip(5);
        assertThat(t.figure(0)).isEqualTo(Space.TOOTH);
        assertThat(t.goods(0)).containsExactly(TOOTH);
        assertThat(t.s.isUp(5)).isTrue();
    }

    @Rule({"MF-33", "MF-40"})
    @Test
    void t02TheFishTokenLeadsToTheRiverFromAnywhere() {
        for (var from : Space.ALL) {
            var t = Scene.of(2).on(0, from).flip(Token.FISH);
            assertThat(t.figure(0)).isEqualTo(Space.FISH);
            assertThat(t.goods(0)).containsExactly(FISH);
        }
    }

    @Rule("MF-40")
    @Test
    void t03OneOfThreeTeethIsTaken() {
        var t = Scene.of(4);
        assertThat(t.left(TOOTH)).isEqualTo(3);
        t.flip(Token.TOOTH);
        assertThat(t.left(TOOTH)).isEqualTo(2);
        assertThat(t.goods(0)).containsExactly(TOOTH);
    }

    @Rule({"MF-50", "MF-51", "MF-52"})
    @Test
    void t04FishAndPotAgainstToothAndBerry() {
        var t = Scene.of(2).has(0, FISH, POT).flip(Token.TRADE).trade(List.of(FISH, POT), List.of(TOOTH, BERRY));
        assertThat(t.goods(0)).containsExactly(TOOTH, BERRY);
        assertThat(t.post()).containsExactly(POT, POT, ARROWHEAD, FISH, FISH);
    }

    @Rule("MF-60")
    @Test
    void t05OneOfTwoDogsComes() {
        var t = Scene.of(2).flip(Token.DOG);
        assertThat(t.s.dogsOnBoard()).isEqualTo(1);
        assertThat(t.s.dogs[0]).isEqualTo(1);
    }

    @Rule({"MF-72", "MF-73", "MF-78", "MF-79", "MF-85", "MF-87"})
    @Test
    void t06TwoTeethBuildTheTuskHut() {
        var t = Scene.of(3).offer("hut-tt").has(0, TOOTH, TOOTH).nextHut("hut-ff").flip(Token.BUILD).build(0, 0, TOOTH, TOOTH);
        assertThat(t.goods(0)).isEmpty();
        assertThat(t.huts(0)).containsExactly("hut-tt");
        assertThat(t.left(TOOTH)).isEqualTo(3);
        assertThat(t.offered(0)).isEqualTo("hut-ff");
        assertThat(t.s.up).isZero();
        assertThat(t.s.phase).isEqualTo(new Swapping(0, 1));
    }

    @Rule("MF-74")
    @Test
    void t07ADogStandsInForTheTooth() {
        var t = Scene.of(3).offer("hut-tpa").has(0, POT, ARROWHEAD).dogs(0, 1).flip(Token.BUILD).build(0, 1, POT, ARROWHEAD);
        assertThat(t.view(0).land()).isEqualTo(new Goods(3, 3, 3, 3, 3));
        assertThat(t.s.dogsOnBoard()).isEqualTo(2);
        assertThat(t.huts(0)).containsExactly("hut-tpa");
    }

    @Rule({"MF-81", "MF-85", "MF-87"})
    @Test
    void t08TheForestClosesThoughNothingCanBePaid() {
        var t = Scene.of(2).up(0, Token.POT).up(3, Token.FISH).up(5, Token.DIE_5).up(7, Token.DOG).up(9, Token.TRADE).on(0, Space.TRADE)
                .flip(Token.DIE_1).swap(3, 9);
        assertThat(t.s.up).isZero();
        assertThat(t.face(3)).isEqualTo(Token.TRADE);
        assertThat(t.face(9)).isEqualTo(Token.FISH);
        assertThat(t.huts(0)).isEmpty();
    }

    @Rule("MF-41")
    @Test
    void t09AnEmptySpaceGivesNothingAndTheTurnEnds() {
        var t = Scene.of(2).has(1, POT, POT).flip(Token.POT);
        assertThat(t.goods(0)).isEmpty();
        assertThat(t.seat()).isEqualTo(1);
    }

    @Rule("MF-34")
    @Test
    void t10TheFishTokenAtTheRiverGivesAFishAgain() {
        var t = Scene.of(2).on(0, Space.FISH).flip(Token.FISH);
        assertThat(t.figure(0)).isEqualTo(Space.FISH);
        assertThat(t.goods(0)).containsExactly(FISH);
    }

    @Rule({"MF-70", "MF-86"})
    @Test
    void t11OnePipFromTheTradingPostIsABuildingTurn() {
        var t = Scene.of(2).on(0, Space.TRADE).offer("hut-tt").has(0, TOOTH, TOOTH).flip(Token.DIE_1);
        assertThat(t.s.phase).isEqualTo(new Building(0));
        t.buildNothing();
        assertThat(t.s.phase).isEqualTo(new Swapping(0, 1));
    }

    @Rule("MF-32")
    @Test
    void t12ThreePipsFromTheRiverPassTheBuildingSiteWithoutClosingTheForest() {
        var t = Scene.of(2).on(0, Space.FISH).token(2, Token.DIE_3).flip(2);
        assertThat(t.figure(0)).isEqualTo(Space.DOG);
        assertThat(t.s.isUp(2)).isTrue();
        assertThat(t.s.resets).isZero();
    }

    @Rule("MF-25")
    @Test
    void t13OnlyTheBuildingSiteIsLeft() {
        var t = Scene.of(2);
        for (int tree = 0; tree < 13; tree++) t.up(tree < 6 ? tree : tree + 1, Token.ALL.get(tree));
        assertThat(t.options()).containsExactly(new Action.Flip(6));
        t.flip(Token.BUILD);
        assertThat(t.s.up).isZero();
    }

    @Rule("MF-63")
    @Test
    void t14OfTwoHoldersTheNextOneGivesTheDog() {
        assertThat(Scene.of(3).dogs(1, 1).dogs(2, 1).flip(Token.DOG).play(CALL).s.dogs).containsExactly(1, 0, 1);
    }

    @Rule("MF-63")
    @Test
    void t15WhoHasNoDogIsPassedOver() {
        assertThat(Scene.of(4).dogs(3, 1).dogs(2, 1).flip(Token.DOG).play(CALL).s.dogs).containsExactly(1, 0, 0, 1);
    }

    @Rule({"MF-62", "MF-64"})
    @Test
    void t16OneOfTwoDogsMovesOrNone() {
        assertThat(Scene.of(2).dogs(1, 2).flip(Token.DOG).play(CALL).s.dogs).containsExactly(1, 1);
        assertThat(Scene.of(2).dogs(1, 2).flip(Token.DOG).play(LEAVE).s.dogs).containsExactly(0, 2);
    }

    @Rule("MF-66")
    @Test
    void t17WithBothDogsThereIsNothingToDecide() {
        var t = Scene.of(2).dogs(0, 2).flip(Token.DOG);
        assertThat(t.s.dogs).containsExactly(2, 0);
        assertThat(t.seat()).isEqualTo(1);
    }

    @Rule("MF-65")
    @Test
    void t18TheSecondDogIsCalledToTheFirst() {
        assertThat(Scene.of(2).dogs(0, 1).dogs(1, 1).flip(Token.DOG).play(CALL).s.dogs).containsExactly(2, 0);
    }

    @Rule("MF-76")
    @Test
    void t19TwoDogsBuildTheBerryHut() {
        var t = Scene.of(2).offer("hut-bb").dogs(0, 2).flip(Token.BUILD).build(0, 2);
        assertThat(t.huts(0)).containsExactly("hut-bb");
        assertThat(t.s.dogsOnBoard()).isEqualTo(2);
    }

    @Rule({"MF-75", "MF-82"})
    @Test
    void t20ThreeGoodsAndADogPayInFourWays() {
        var t = Scene.of(2).offer("hut-tpa", "hut-bb", "hut-ff").has(0, TOOTH, POT, ARROWHEAD).dogs(0, 1).flip(Token.BUILD);
        assertThat(t.options()).filteredOn(Action.Build.class::isInstance).hasSize(4);
    }

    @Rule("MF-50")
    @Test
    void t21WithoutGoodsTheTradingPostAsksNothing() { assertThat(Scene.of(2).flip(Token.TRADE).s.phase).isEqualTo(Flipping.turn(1)); }

    @Rule("MF-54")
    @Test
    void t22SixGoodsCannotBeGivenAtOnce() {
        var t = Scene.of(4).has(0, TOOTH, TOOTH, BERRY, BERRY, POT, POT).flip(Token.TRADE);
        assertThat(t.refusal(new Action.Trade(List.of(TOOTH, TOOTH, BERRY, BERRY, POT, POT),
                List.of(ARROWHEAD, ARROWHEAD, ARROWHEAD, FISH, FISH, FISH)))).isEqualTo("MF-54");
    }

    @Rule({"MF-95", "MF-96"})
    @Test
    void t23TheThirdHutEndsTheGameWithTheForestOpen() {
        var t = Scene.of(2).offer("hut-tt").built(0, 1, "hut-ff", "hut-pp").has(0, TOOTH, TOOTH).up(3, Token.DOG).flip(Token.BUILD).build(0,
                0, TOOTH, TOOTH);
        assertThat(t.isOver()).isTrue();
        assertThat(Scene.RULES.result(t.s).winners()).containsExactly(0);
        assertThat(t.s.isUp(3)).isTrue();
    }

    @Rule("MF-79")
    @Test
    void t24AfterTheLastHutOfAPileTwoAreOnOffer() {
        var t = Scene.of(3).offer("hut-tt", "hut-bb", "hut-ff").built(1, 0, "hut-tpa", "hut-taf").built(2, 0, "hut-paf", "hut-aa")
                .dogs(0, 2).flip(Token.BUILD).build(0, 2);
        assertThat(IntStream.range(0, 3).mapToObj(t::offered)).containsExactly("", "hut-bb", "hut-ff");
    }

    @Rule({"MF-44", "MF-52", "MF-68"})
    @Test
    void t25InEveryStateAllPiecesAreThere() {
        for (int seats = 2; seats <= 4; seats++) {
            var s = Scene.randomGame(Scene.terms(seats), seats, Scene::mustBeWhole);
            assertThat(Bag.size(s.land) + Bag.size(s.post) + IntStream.of(s.goods).map(Bag::size).sum()).isEqualTo(seats == 2 ? 15 : 20);
        }
    }

    @Rule({"MF-5", "MF-6", "MF-7"})
    @Test
    void t26T27TheSpacesStartWithTwoOrThreeOfTheirGoods() {
        for (var good : Good.ALL)
            assertThat(List.of(Scene.of(2).left(good), Scene.of(3).left(good), Scene.of(4).left(good))).containsExactly(2, 3, 3);
        assertThat(Scene.of(3).post()).hasSize(5);
    }

    @Rule({"MF-24", "MF-V1"})
    @Test
    void t28WithoutHelpNothingIsToldOfATreeSeenEarlierNorOfHuts() {
        var t = Scene.of(2, "help", "0").seen(5, Token.DOG);
        assertThat(t.view(1).forest().get(5)).isEqualTo(new View.Tree(null, false, false));
        assertThat(t.view(1).toString()).doesNotContain("Tree[face=DOG");
        var told = t.view(1).toString();
        assertThat(MyFirstStoneAgeEdition.HOUSE.huts()).filteredOn(hut -> told.contains(hut.id())).hasSize(3);
    }

    @Rule("MF-87")
    @Test
    void t29ATreeIsNotSwappedWithItself() { assertThat(Scene.of(2).flip(Token.BUILD).refusal(new Action.Swap(4, 4))).isEqualTo("MF-87"); }

    @Rule({"MF-34", "MF-81", "MF-85", "MF-87"})
    @Test
    void t30TheBuildingSiteTurnedUpFirstClosesOneTree() {
        var t = Scene.of(2).flip(Token.BUILD);
        assertThat(t.figure(0)).isEqualTo(Space.BUILD);
        assertThat(t.s.up).isZero();
        assertThat(t.s.phase).isEqualTo(new Swapping(0, 1));
    }

    @Rule("MF-82")
    @Test
    void t31TwoTeethAndTwoDogsPayThePairInThreeWays() {
        var t = Scene.of(2).offer("hut-tt", "hut-bpa", "hut-bpf").has(0, TOOTH, TOOTH).dogs(0, 2).flip(Token.BUILD);
        assertThat(t.options()).filteredOn(Action.Build.class::isInstance)
                .containsExactlyInAnyOrder(new Action.Build(0, List.of(TOOTH, TOOTH), 0), new Action.Build(0, List.of(TOOTH), 1),
                        new Action.Build(0, List.of(), 2));
    }

    @Rule({"MF-43", "MF-61", "MF-V2"})
    @Test
    void t32GoodsAreHiddenDogsAndHutsAreNot() {
        var hidden = Scene.of(3).has(0, POT, POT).dogs(0, 1).built(0, 0, "hut-ff").view(1).settlements().getFirst();
        assertThat(hidden).isEqualTo(new View.Settlement(Space.BUILD, null, 1, List.of(Scene.hut("hut-ff")), 2, 0));
        var open = Scene.of(3, "openGoods", "on").has(0, POT, POT).dogs(0, 1).view(1).settlements().getFirst();
        assertThat(open.goods()).isEqualTo(new Goods(0, 0, 2, 0, 0));
    }

    @Rule("MF-V7")
    @Test
    void t33WithEqualTurnsTheOtherPlayerStillHasATurn() {
        var t = Scene.of(2, "equalTurns", "on").offer("hut-tt").built(0, 1, "hut-ff", "hut-pp").dogs(0, 2).flip(Token.BUILD).build(0, 2);
        assertThat(t.events).hasExactlyElementsOfTypes(Event.Built.class, Event.HutTurnedUp.class, Event.ForestClosed.class);
        t.swap(0, 1);
        assertThat(t.s.phase).isEqualTo(Flipping.turn(1));
        t.flip(Token.FISH);
        assertThat(t.isOver()).isTrue();
    }
}
