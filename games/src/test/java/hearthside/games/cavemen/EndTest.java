package hearthside.games.cavemen;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Dealer;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EndTest {

    @Rule({"CV-2", "CV-93"})
    @Test
    void nobodyHasWonWhileTheGameGoesOn() {
        var t = InventTest.inventing(3, 8);
        assertThat(Scene.RULES.result(t.s).winners()).isEmpty();
        for (int game = 0; game < 12; game++) {
            var s = Scene.randomGame(Scene.terms(2 + game % 4), 900 + game,
                    each -> assertThat(Scene.RULES.result(each.s).winners()).isEmpty());
            if (s.round < 100)
                assertThat(Scene.RULES.result(s).winners()).hasSize(1).allMatch(seat -> s.isFireIn(State.TRIBES + seat) && seat == s.conch);
        }
    }

    @Rule("CV-94")
    @Test
    void aLeaderAlonePlaysOn() {
        var t = Scene.of(2).withoutHunter(0).withoutHunter(1).food(0, 0).begin();
        t.pass().pass();
        assertThat(t.s.phase).isEqualTo(Acting.turn(1, 0));
        t.forage();
        assertThat(t.seat()).isZero();
        assertThat(t.options()).contains(new Action.Forage());
    }

    @Rule("CV-95")
    @Test
    void nobodyResignsAndAnyoneCanGoOnFromWhatLiesOnTheTable() {
        assertThat(Action.class.getPermittedSubclasses()).extracting(Class::getSimpleName).containsExactlyInAnyOrder("ChooseTribe", "Bid",
                "Pass", "Lose", "Recruit", "Replace", "Explore", "Hunt", "Invent",
                "Forage", "Discard");
        var match = new Match<>(Scene.RULES, Scene.terms(3), new Chance.Seeded(5));
        for (int i = 0; i < 40; i++) match.play(match.toAct().first(), match.options(match.toAct().first()).getLast());
        // a stand-in sees what the one who left saw
        var taken = new Match<>(Scene.RULES, Scene.terms(3), match.view(match.toAct().first()), new Chance.Seeded(6));
        assertThat(taken.options(taken.toAct().first())).isEqualTo(match.options(match.toAct().first()));
        while (!taken.isOver()) taken.play(taken.toAct().first(), taken.options(taken.toAct().first()).getFirst());
        assertThat(taken.result().winners()).isNotEmpty();
    }

    @Rule("CV-96")
    @ParameterizedTest
    @ValueSource(ints = {30, 60, 100, 200})
    void theGameIsStoppedAfterTheLastRound(int rounds) {
        var t = Scene.of(2, "maxRounds", "" + rounds).round(rounds).pool("hunter-brok", "hunter-thud", "elder-osk")
                .has(1, "invention-language").lastAction();
        assertThat(t.isOver()).isTrue();
        assertThat(t.s.round).isEqualTo(rounds);
        assertThat(t.events).endsWith(new Event.Ended(List.of(1)));
        assertThat(Scene.RULES.result(t.s).winners()).containsExactly(1);
        assertThat(Scene.of(2, "maxRounds", "" + rounds).round(rounds - 1).pool("hunter-brok", "hunter-thud", "elder-osk").lastAction()
                .isOver()).isFalse();
    }

    @Rule("CV-96")
    @Test
    void thenTeethAndFoodDecideAndWhatIsEqualIsShared() {
        var t = Scene.of(3).round(100).pool("hunter-brok", "hunter-thud", "elder-osk");
        assertThat(winners(t.teeth(4, 5, 5).food(30, 1, 2))).containsExactly(2);
        assertThat(winners(t.teeth(5, 5, 5).food(1, 2, 2))).containsExactly(1, 2);
        assertThat(winners(t.teeth(6, 5, 5).food(1, 2, 2))).containsExactly(0);
        assertThat(Scene.RULES.result(t.s).places()).containsExactly(1, 2, 2);
    }

    @Rule("CV-96")
    @Test
    void aThousandFoodIsMoreThanNineHundredAndNinetyNine() {
        var t = Scene.of(3).round(100).pool("hunter-brok", "hunter-thud", "elder-osk");
        assertThat(winners(t.teeth(5, 5, 5).food(1000, 999, 1001))).containsExactly(2);
        assertThat(Scene.RULES.result(t.s).places()).containsExactly(2, 3, 1);
        assertThat(winners(t.teeth(1_000_000, 1_000_000, 999_999).food(1_000_000, 7, 1_000_000))).containsExactly(0);
        assertThat(Scene.RULES.result(t.s).places()).containsExactly(1, 2, 3);
        winners(t.teeth(5, 6, 5).food(30, 1, 999));
        assertThat(Scene.RULES.result(t.s).tiebreak()).as("teeth and food, as long as they can be read").containsExactly(5030, 6001, 5999);
    }

    private static List<Integer> winners(Scene t) {
        t.at(new Over());
        return Scene.RULES.result(t.s).winners();
    }

    @Rule("CV-11")
    @Test
    void foodAndTeethNeverRunOut() {
        var t = Scene.of(2).food(500, 400).teeth(300, 200).pool("beast-dodo-1").has(0, "invention-tooth-necklace").next("hunter-gront")
                .hunt("beast-dodo-1");
        assertThat(t.s.food[0]).isEqualTo(502);
        assertThat(t.s.teeth[0]).isEqualTo(301);
    }

    @Rule("CV-12")
    @Test
    void noActionTouchesWhatOthersOwn() {
        for (int seats = 2; seats <= 5; seats++)
            Scene.randomGame(Scene.terms(seats), 300 + seats, t -> {
                if (!(t.s.phase instanceof Acting(int seat, int turn)) || turn == t.s.seats()) return;
                for (var action : t.options()) {
                    var s = t.s.copy();
                    Scene.RULES.apply(s, seat, action, Dealer.silent(new Chance.Seeded(1)));
                    for (int other = 0; other < s.seats(); other++)
                        if (other != seat && (s.food[other] != t.s.food[other] || s.teeth[other] != t.s.teeth[other]))
                            throw new AssertionError(action + " touched seat " + other);
                    assertThat(s.food[seat]).isNotNegative();
                    assertThat(s.teeth[seat]).isNotNegative();
                }
            });
    }
}
