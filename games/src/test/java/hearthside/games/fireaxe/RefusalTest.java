package hearthside.games.fireaxe;

import static hearthside.games.fireaxe.Scene.FURS;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Whatever is not an option is refused with a rule and a sentence, at every moment there is.
class RefusalTest {
    private static final List<Action> ACTIONS = Stream
            .of(Stream.<Action>of(new Action.LoadCrew(), new Action.Depart("norway"), new Action.Depart("york"), new Action.DrawRune(),
                    new Action.Sail("north-way", false),
                    new Action.Sail("north-way", true), new Action.Raid(), new Action.Settle(1), new Action.Settle(4), new Action.Roll(),
                    new Action.Withdraw(), new Action.Found(), new Action.KeepAboard(), new Action.LoseCrew(),
                    new Action.TurnDial(1), new Action.TurnDial(2), new Action.Proceed(), new Action.GoWintering(), new Action.EndTurn()),
                    Good.ALL.stream()
                            .flatMap(good -> Stream.<Action>of(new Action.LoadGood(good), new Action.Trade(good), new Action.LoseGood(good),
                                    new Action.PlayRune(Rune.THIEVES, 1, good))),
                    Rune.ALL.stream()
                            .flatMap(rune -> Stream.<Action>of(new Action.PlayRune(rune), new Action.PlayRune(rune, 1, null),
                                    new Action.PlayRune(rune, 7, null), new Action.DiscardRune(rune), new Action.TakeRune(rune))))
            .<Action>flatMap(each -> each).toList();

    static Stream<Scene> moments() {
        var norns = Scene.of(3, "conflictRunes", "on").boat(0, "hamburg", 1).holds(0, Rune.NORNS).holds(1, Rune.DEMAND);
        var ended = Scene.of(3).lastSagas(0, 1, "saga-301").turn(0).endTurn();
        assertThat(ended.isOver()).isTrue();
        return Stream.of(Scene.of(3), Scene.of(3).boat(0, "norway", 2, FURS), Scene.of(3).boat(0, "rhine", 2, FURS),
                Scene.of(3).boat(0, "york", 2, FURS), Scene.of(3).boat(0, "faroe-sea", 2, FURS).sailed(6).sail("hebrides-sea"),
                Scene.of(3).boat(0, "faroe-sea", 1).sailed(6).sail("hebrides-sea"), Scene.of(3).boat(0, "york", 3).raid(1),
                Scene.of(3).boat(0, "orkney", 3).settle(1), Scene.of(3).boat(0, "orkney", 3).settle(6),
                Scene.of(3).boat(0, "orkney", 3).settle(6).found(),
                Scene.of(3).boat(0, "york", 3).holds(0, Rune.BERSERKERS).rune(Rune.BERSERKERS),
                Scene.of(3).boat(0, "york", 3).holds(0, Rune.BERSERKERS).rune(Rune.BERSERKERS).luck(5, 0).play(new Action.Raid()),
                Scene.of(3).play(new Action.LoadCrew()).endTurn(),
                norns.play(new Action.PlayRune(Rune.NORNS, 1, null)));
    }

    @Rule("FA-74")
    @ParameterizedTest
    @MethodSource("moments")
    void whatIsNoOptionIsRefused(Scene t) {
        for (var action : ACTIONS) {
            if (t.can(action)) continue;
            var refusal = Scene.RULES.whyNot(t.s, 0, action).orElseThrow();
            assertThat(refusal.rule()).as(action.toString()).matches("FA-\\d+");
            assertThat(refusal.text()).endsWith(".").doesNotContain("{");
            assertThat(Scene.RULES.whyNot(t.s, 1, action).orElseThrow().rule()).isEqualTo("FA-74");
        }
    }

    @Rule("FA-259")
    @Test
    void afterTheEndNothingIsAllowed() {
        var t = Scene.of(3).lastSagas(0, 1, "saga-301").turn(0).endTurn();
        for (var action : ACTIONS) assertThat(Scene.RULES.whyNot(t.s, 0, action).orElseThrow().rule()).isEqualTo("FA-259");
    }
}
