package hearthside.games.cavemen;

import static hearthside.games.cavemen.State.DISCARD;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FeedTest {

    /// The tribes are fed: the auction begins and everybody passes.
    private static Scene fed(Scene t) {
        var teeth = t.s.teeth.clone();
        t.teeth(new int[t.s.seats()]).auction();
        return t.teeth(teeth);
    }

    @Rule({"CV-44", "CV-45", "CV-5"})
    @Test
    void theHolderPaysForEverybodyAndTheOthersPayOne() {
        var t = fed(Scene.of(2).has(0, "hunter-brok", "elder-osk")
                .has(1, "thinker-zev", "thinker-ekko", "cave-cleft", "hunter-thud", "hunter-dorn").food(6, 1));
        assertThat(t.s.food).containsExactly(2, 0);
        assertThat(t.events).endsWith(new Event.Fed(0, 4), new Event.Fed(1, 1));
    }

    @Rule({"CV-46", "CV-50"})
    @Test
    void aTribeThatCannotBeFedLosesAMemberOfItsChoiceAndKeepsItsFood() {
        var t = fed(Scene.of(2).has(0, "hunter-brok", "elder-osk", "cave-cleft", "thinker-zev").food(4, 5));
        assertThat(t.s.phase).isEqualTo(new Starving(0));
        assertThat(t.options()).containsExactlyInAnyOrder(new Action.Lose("hunter-brok"), new Action.Lose("elder-osk"),
                new Action.Lose("thinker-zev"), new Action.Lose("wolf-hunter"));
        t.lose("elder-osk");
        assertThat(t.s.food).containsExactly(4, 4);
        assertThat(t.s.size(0)).isEqualTo(4);
        assertThat(t.events).contains(new Event.Starved(0, "elder-osk"), new Event.Fed(1, 1));
        assertThat(t.cards(DISCARD)).containsExactly("elder-osk");
    }

    @Rule("CV-46")
    @Test
    void whereThereIsNoChoiceItIsNotAskedFor() {
        var t = fed(Scene.of(2).food(5, 0));
        assertThat(t.events).contains(new Event.Starved(1, "tiger-hunter"));
        assertThat(t.s.size(1)).isOne();
    }

    @Rule("CV-47")
    @ParameterizedTest
    @ValueSource(ints = {0, 1})
    void aLeaderAloneJustGoesHungry(int conch) {
        var t = fed(Scene.of(2).conch(conch).withoutHunter(0).food(0, 9));
        assertThat(t.events).contains(new Event.WentHungry(0));
        assertThat(t.s.size(0)).isOne();
        assertThat(t.s.food[0]).isZero();
        assertThat(t.s.phase).isInstanceOf(Acting.class);
    }

    @Rule("CV-48")
    @Test
    void whoCanPayMustAndNobodyPaysInPart() {
        var t = fed(Scene.of(3).has(0, "hunter-brok", "elder-osk").food(4, 1, 9));
        assertThat(t.s.phase).as("no choice to starve").isInstanceOf(Acting.class);
        assertThat(t.s.food).containsExactly(0, 0, 8);
    }

    @Rule("CV-48")
    @Test
    void hungerTakesOneMemberHoweverMuchIsMissing() {
        var t = fed(
                Scene.of(2).has(0, "hunter-brok", "elder-osk", "cave-bear-den", "thinker-zev", "thinker-ekko", "thinker-loru").food(0, 5))
                .lose("hunter-brok");
        assertThat(t.s.size(0)).isEqualTo(6);
        assertThat(t.s.phase).isEqualTo(Acting.turn(0, 0));
    }

    @Rule("CV-49")
    @Test
    void theHolderIsFedFirstThenClockwise() {
        var t = fed(Scene.of(4).conch(2));
        assertThat(t.happened(Event.Fed.class)).extracting(Event.Fed::seat).containsExactly(2, 3, 0, 1);
    }

    @Rule("CV-49")
    @Test
    void incomeComesBeforeTheDebt() {
        var t = fed(Scene.of(2).has(1, "invention-fish-weir").food(5, 0));
        assertThat(t.events).containsSubsequence(new Event.Found(1, 1, 0), new Event.Fed(1, 1));
        assertThat(t.members(1)).as("nobody starved").containsExactly("tiger-hunter");
    }

    @Rule("CV-49")
    @Test
    void afterSomebodyStarvedTheNextIsFed() {
        var t = fed(Scene.of(3).conch(1).has(2, "hunter-brok").has(0, "hunter-thud").food(0, 5, 0));
        assertThat(t.s.phase).isEqualTo(new Starving(2));
        t.lose("hunter-brok");
        assertThat(t.s.phase).isEqualTo(new Starving(0));
        t.lose("wolf-hunter");
        assertThat(t.s.phase).isEqualTo(Acting.turn(1, 0));
    }

    @Rule("CV-45")
    @Test
    void theViewTellsWhatIsOwed() {
        var t = Scene.of(2).has(0, "hunter-brok").has(1, "hunter-thud");
        assertThat(t.tableau(0).owes()).isEqualTo(3);
        assertThat(t.tableau(1).owes()).isOne();
    }
}
