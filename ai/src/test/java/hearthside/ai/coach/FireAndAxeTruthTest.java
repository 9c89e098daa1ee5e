package hearthside.ai.coach;

import static hearthside.ai.coach.Truths.events;
import static hearthside.ai.coach.Truths.number;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.games.fireaxe.Action;
import hearthside.games.fireaxe.Event;
import hearthside.games.fireaxe.FireAndAxe;
import hearthside.games.fireaxe.State;
import hearthside.games.fireaxe.View;
import org.junit.jupiter.api.Test;

/// What is said in Fire & Axe is what the rules do.
class FireAndAxeTruthTest implements Truths.Check<State, Action> {
    private static View view(Match<State, Action> match) { return (View) match.view(Game.REFEREE); }

    @Test
    void everythingTheCoachSaysIsTrue() {
        assertThat(new Truths<>(new FireAndAxe(), this).hold()).containsExactlyInAnyOrder("load", "days", "trade", "raid", "settle",
                "clear", "loss");
    }

    @Override
    public void remark(Match<State, Action> match, int seat, Remark said) {
        var view = view(match);
        var options = match.options(seat);
        switch (said.key()) {
            case "load" -> assertThat(options).contains(new Action.LoadCrew()).noneMatch(Action.LoadGood.class::isInstance);
            case "days" -> assertThat(number(said, "n"))
                    .isEqualTo(view.turn().days() - view.turn().prepared() - view.turn().sailed()).isPositive();
            case "trade" -> assertThat(options.stream().filter(Action.Trade.class::isInstance)
                    .mapToInt(trade -> events(match, seat, trade, Event.Traded.class, 7).getFirst().points()).max())
                    .hasValue(number(said, "n"));
            case "raid" -> assertThat(events(match, seat, new Action.Raid(), Event.RaidRolled.class, 7))
                    .extracting(Event.RaidRolled::target).containsExactly(number(said, "n"));
            case "settle" -> assertThat(events(match, seat, new Action.Settle(1), Event.SettlingRolled.class, 7))
                    .extracting(Event.SettlingRolled::target).containsExactly(number(said, "n"));
            case "clear", "loss" -> sea(match, seat, said);
            default -> throw new AssertionError("nobody checks " + said);
        }
    }

    /// Sailing on breaks the storm loose exactly where the coach said so, wherever in this zone one goes.
    private static void sea(Match<State, Action> match, int seat, Remark said) {
        assertThat(number(said, "n")).isEqualTo(view(match).turn().sailed() + 1);
        var sail = match.options(seat).stream().filter(option -> option instanceof Action.Sail there && !there.free()).findFirst();
        assertThat(sail).isPresent();
        assertThat(events(match, seat, sail.get(), Event.StormBroke.class, 7)).hasSize(said.key().equals("loss") ? 1 : 0);
        assertThat(said.key().equals("loss")).isEqualTo(number(said, "n") > number(said, "clear"));
    }

    @Override
    public void fact(Match<State, Action> match, int seat, Action action, Remark said) {
        throw new AssertionError("the browser tells this");
    }
}
