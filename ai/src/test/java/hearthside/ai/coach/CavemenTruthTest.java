package hearthside.ai.coach;

import static hearthside.ai.coach.Truths.after;
import static hearthside.ai.coach.Truths.number;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.games.cavemen.Action;
import hearthside.games.cavemen.Cavemen;
import hearthside.games.cavemen.Event;
import hearthside.games.cavemen.Facts;
import hearthside.games.cavemen.State;
import hearthside.games.cavemen.View;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// What is said in Cavemen is what the rules do.
class CavemenTruthTest implements Truths.Check<State, Action> {
    private static View view(Match<State, Action> match) { return (View) match.view(Game.REFEREE); }

    @Test
    void everythingTheCoachSaysIsTrue() {
        assertThat(new Truths<>(new Cavemen(), this).hold()).containsExactlyInAnyOrder("wins", "hungry", "safe", "risk", "richest",
                "poorer", "far", "fact.safe", "fact.risk");
    }

    @Override
    public void remark(Match<State, Action> match, int seat, Remark said) {
        var view = view(match);
        var me = view.tableaus().get(seat);
        int most = IntStream.range(0, view.tableaus().size()).filter(other -> other != seat)
                .map(other -> view.tableaus().get(other).teeth()).max().orElse(0);
        switch (said.key()) {
            case "wins" -> assertThat(match.options(seat)).filteredOn(Action.Invent.class::isInstance).anySatisfy(option -> {
                var after = after(match, seat, option);
                assertThat(after.isOver()).isTrue();
                assertThat(after.result().winners()).containsExactly(seat);
            });
            case "hungry" -> {
                var facts = (Facts) Objects.requireNonNull(match.facts(view, seat));
                var meal = Objects.requireNonNull(Objects.requireNonNull(facts.own()).meal());
                assertThat(number(said, "n")).isEqualTo(meal.owes()).isGreaterThan(number(said, "food"));
                assertThat(number(said, "food")).isEqualTo(meal.food());
                assertThat(meal.starves()).isTrue();
            }
            case "safe", "risk" -> match.options(seat).stream().filter(Action.Hunt.class::isInstance).limit(1)
                    .forEach(hunt -> fact(match, seat, hunt, said));
            case "richest" -> {
                assertThat(number(said, "n")).isEqualTo(me.teeth()).isGreaterThan(number(said, "most"));
                assertThat(number(said, "most")).isEqualTo(most);
            }
            case "poorer" -> {
                assertThat(number(said, "n")).isEqualTo(me.teeth()).isLessThanOrEqualTo(most);
                assertThat(number(said, "most")).isEqualTo(most);
            }
            case "far" -> {
                assertThat(number(said, "have")).isEqualTo(me.scores().inventing()).isLessThan(number(said, "n"));
                assertThat(number(said, "n")).isEqualTo(view.fireCost());
            }
            default -> throw new AssertionError("nobody checks " + said);
        }
    }

    /// A hunt that is safe never costs anybody, and one that is not may.
    @Override
    public void fact(Match<State, Action> match, int seat, Action action, Remark said) {
        assertThat(action).isInstanceOf(Action.Hunt.class);
        double bad = casualties(match, seat, action);
        if (said.key().equals("safe")) {
            assertThat(bad).isZero();
            return;
        }
        assertThat(number(said, "n")).isPositive().isLessThanOrEqualTo(number(said, "of"));
        assertThat(bad).as("%s", said).isCloseTo((double) number(said, "n") / number(said, "of"), within(1e-9));
    }

    /// How likely a hunt costs a member: every card that may be turned up is tried.
    private static double casualties(Match<State, Action> match, int seat, Action hunt) {
        var luck = new Chance.Exhaustive();
        double bad = 0;
        do {
            boolean isHit = match.trial(seat, hunt, luck).stream()
                    .anyMatch(event -> event instanceof Event.CasualtyDrawn drawn && drawn.matches()
                            || event instanceof Event.CasualtyRolled rolled && rolled.matches());
            if (isHit) bad += luck.probability();
        } while (luck.advance());
        return bad;
    }
}
