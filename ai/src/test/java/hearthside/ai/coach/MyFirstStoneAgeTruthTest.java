package hearthside.ai.coach;

import static hearthside.ai.coach.Truths.events;
import static hearthside.ai.coach.Truths.number;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.games.myfirststoneage.Action;
import hearthside.games.myfirststoneage.Event;
import hearthside.games.myfirststoneage.Good;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import hearthside.games.myfirststoneage.State;
import hearthside.games.myfirststoneage.View;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// What is said in My First Stone Age is what the rules do.
class MyFirstStoneAgeTruthTest implements Truths.Check<State, Action> {
    private static View view(Match<State, Action> match) { return (View) match.view(Game.REFEREE); }

    @Test
    void everythingTheCoachSaysIsTrue() {
        assertThat(new Truths<>(new MyFirstStoneAge(), this).hold()).containsExactlyInAnyOrder("build", "ready", "one", "fact.hut");
    }

    @Override
    public void remark(Match<State, Action> match, int seat, Remark said) {
        int pile = Integer.parseInt(said.look().getFirst().substring("hut-".length()));
        switch (said.key()) {
            case "build" -> assertThat(match.options(seat)).anySatisfy(option -> {
                assertThat(option).isInstanceOf(Action.Build.class);
                assertThat(((Action.Build) option).pile()).isEqualTo(pile);
            });
            case "ready" -> assertThat(missing(match, seat, pile, null)).isZero();
            case "one" -> {
                var good = Good.valueOf(Objects.requireNonNull(said.gaps().get("good")).substring("@a.".length()).toUpperCase(Locale.ROOT));
                assertThat(missing(match, seat, pile, null)).isOne();
                assertThat(missing(match, seat, pile, good)).isOne();
                assertThat(said.look()).contains("place-" + good.space().name().toLowerCase(Locale.ROOT));
            }
            default -> throw new AssertionError("nobody checks " + said);
        }
    }

    /// Pieces of a price that the seat does not have, of one good or of all.
    private static int missing(Match<State, Action> match, int seat, int pile, @Nullable Good only) {
        var goods = Objects.requireNonNull(view(match).settlements().get(seat).goods());
        var price = Objects.requireNonNull(view(match).piles().get(pile).hut()).price();
        int missing = 0;
        for (var good : Good.values())
            if (only == null || only == good)
                missing += Math.max(0, (int) price.stream().filter(each -> each == good).count() - goods.count(good));
        return missing;
    }

    @Override
    public void fact(Match<State, Action> match, int seat, Action action, Remark said) {
        assertThat(events(match, seat, action, Event.Built.class, 7)).hasSize(1);
        assertThat(view(Truths.after(match, seat, action)).settlements().get(seat).huts()).hasSize(number(said, "n"));
    }
}
