package hearthside.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.Tens.Action;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MatchTest {
    private static final Tens GAME = new Tens();
    private static final Action ROLL = new Action.Roll(), PEEK = new Action.Peek(), HOLD = new Action.Hold(1);

    private static Match<Tens.State, Action> match(int... luck) {
        return new Match<>(GAME, GAME.info().terms(2), new Chance.Scripted(java.util.Arrays.stream(luck).boxed().toList()));
    }

    @Test
    void theSetupIsTheFirstEntryAndEveryDecisionTellsWhatItDrew() {
        var match = match(0, 4);
        match.play(0, ROLL);
        assertThat(match.journal()).containsExactly(new Match.Entry<>(-1, null, List.of(0), false),
                new Match.Entry<>(0, ROLL, List.of(4), false));
    }

    @Test
    void onlyADecisionThatDrewNothingAndShowedNothingCanBeTakenBackFreely() {
        var match = match(0, 4);
        match.play(0, ROLL);
        match.play(1, PEEK);
        match.play(0, HOLD);
        assertThat(match.journal()).extracting(Match.Entry::undoable).containsExactly(false, false, false, true);
    }

    @Test
    void aWrongClickIsRefusedWithItsRuleAndChangesNothing() {
        var match = match(0);
        var before = match.view(Game.REFEREE);
        assertThatThrownBy(() -> match.play(1, ROLL)).isInstanceOfSatisfying(IllegalAction.class,
                e -> assertThat(e.refusal().rule()).isEqualTo("TN-1"));
        assertThatThrownBy(() -> match.play(0, new Action.Hold(7))).isInstanceOfSatisfying(IllegalAction.class,
                e -> assertThat(e.refusal().rule()).isEqualTo("TN-2"));
        assertThat(match.view(Game.REFEREE)).isEqualTo(before);
        assertThat(match.journal()).hasSize(1);
    }

    @Test
    void whereTheRulesThrowNothingHasHappened() {
        var match = match(0);
        var before = match.view(Game.REFEREE);
        assertThatThrownBy(() -> match.play(0, new Action.Hold(13))).isInstanceOf(IllegalStateException.class);
        assertThat(match.view(Game.REFEREE)).isEqualTo(before);
        assertThat(match.journal()).hasSize(1);
        match.play(0, HOLD);
    }

    @Test
    void aJournalPlayedAgainEndsTheSame() {
        var match = match(1, 5, 5, 5);
        match.play(1, ROLL);
        match.play(0, PEEK);
        match.play(1, ROLL);
        var again = Match.replay(GAME, match.terms(), match.journal(), new Chance.Seeded(1));
        assertThat(again.view(Game.REFEREE)).isEqualTo(match.view(Game.REFEREE));
        assertThat(again.journal()).isEqualTo(match.journal());
        assertThat(again.isOver()).isTrue();
        assertThat(again.result().winners()).containsExactly(1);
        assertThat(again.options(0)).isEmpty();
    }

    private static void refused(List<Match.Entry<Action>> journal, String field, String words) {
        assertThatThrownBy(() -> Match.replay(GAME, GAME.info().terms(2), journal, new Chance.Seeded(1)))
                .isInstanceOfSatisfying(BadInput.class, e -> {
                    assertThat(e.field()).isEqualTo(field);
                    assertThat(e.sentence()).contains(words);
                });
    }

    @Test
    void aJournalThatDoesNotComeOutTheSameIsNamedByItsDecision() {
        var setup = new Match.Entry<Action>(-1, null, List.of(0), false);
        refused(List.of(), "decision 0", "begins with the setup");
        refused(List.of(new Match.Entry<>(0, ROLL, List.of(1), false)), "decision 0", "begins with the setup");
        refused(List.of(new Match.Entry<>(-1, null, List.of(), false)), "decision 0.draws", "");
        refused(List.of(setup, setup), "decision 1.action", "Only the setup has no action");
        refused(List.of(setup, new Match.Entry<>(1, ROLL, List.of(1), false)), "decision 1.action", "not your turn");
        refused(List.of(setup, new Match.Entry<>(0, HOLD, List.of(1), false)), "decision 1.drew", "draw 0 times");
        refused(List.of(setup, new Match.Entry<>(0, ROLL, List.of(6), false)), "decision 1.draws", "");
        refused(List.of(setup, new Match.Entry<>(0, PEEK, List.of(), false)), "decision 1.revealed", "should be true");
    }

    @Test
    void whatWasTakenBackIsGoneButItsLuckStaysDrawn() {
        var match = match(0, 4, 2);
        match.play(0, ROLL);
        var back = match.before(1);
        assertThat(back.journal()).hasSize(1);
        back.play(0, ROLL);
        assertThat(back.journal().getLast().drew()).as("the next number, not the same once more").containsExactly(2);
        assertThat(match.journal().getLast().drew()).as("the match before is untouched").containsExactly(4);
    }

    @Test
    void followTellsTheSetupAndThenEveryDecisionWithItsEvents() {
        var match = match(0, 4);
        match.play(0, ROLL);
        match.play(1, HOLD);
        var told = new ArrayList<List<GameEvent>>();
        match.follow((_, events) -> told.add(events));
        assertThat(told).containsExactly(List.of(), List.of(new Tens.Event.Rolled(0, 5)), List.of(new Tens.Event.Held(1, 1)));
    }

    @Test
    void aMatchMayBeginAtAPosition() {
        var opening = new Tens.View(3, List.of(4, 9));
        var match = new Match<>(GAME, GAME.info().terms(2), opening, new Chance.Scripted(List.of(0)));
        assertThat(match.opening()).contains(opening);
        match.play(1, ROLL);
        assertThat(match.isOver()).isTrue();
        assertThat(Match.replay(GAME, match.terms(), opening, match.journal(), new Chance.Seeded(1)).view(Game.REFEREE))
                .isEqualTo(match.view(Game.REFEREE));
        assertThat(match.before(1).view(Game.REFEREE)).isEqualTo(opening);
    }

    @Test
    void anEarlierMomentIsRetoldAsItWasSeen() {
        var match = match(0, 4);
        match.play(0, ROLL);
        match.follow((then, events) -> assertThat(match.retell(then, events, 1)).contains(new Game.Retold(then.view(1), events)));
        assertThat(GAME.view(match.shown(0, new Chance.Seeded(1)), 0)).isEqualTo(match.view(0));
    }
}
