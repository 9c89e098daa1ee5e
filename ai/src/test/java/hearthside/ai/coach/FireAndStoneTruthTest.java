package hearthside.ai.coach;

import static hearthside.ai.coach.Truths.events;
import static hearthside.ai.coach.Truths.number;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.games.firestone.Action;
import hearthside.games.firestone.Area;
import hearthside.games.firestone.Event;
import hearthside.games.firestone.FireAndStone;
import hearthside.games.firestone.State;
import hearthside.games.firestone.View;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/// What is said in Fire & Stone is what the rules do.
class FireAndStoneTruthTest implements Truths.Check<State, Action> {
    private static final int LAST_TILE = 11; // FS-92
    private static final int PRINTED = 2;

    private static View view(Match<State, Action> match) { return (View) match.view(Game.REFEREE); }

    @Test
    void everythingTheCoachSaysIsTrue() {
        assertThat(new Truths<>(new FireAndStone(), this).hold()).containsExactlyInAnyOrder("build", "end", "full", "cook", "second",
                "down", "fact.down");
    }

    @Override
    public void remark(Match<State, Action> match, int seat, Remark said) {
        var view = view(match);
        var me = view.tribes().get(seat);
        switch (said.key()) {
            case "build" -> assertThat(events(match, seat, new Action.Build(), Event.HutBuilt.class, 7)).extracting(Event.HutBuilt::seat)
                    .containsExactly(seat);
            case "end" -> assertThat(number(said, "n")).isEqualTo(LAST_TILE - view.hutTiles()).isPositive();
            case "full" -> assertThat(number(said, "n")).isEqualTo(me.food()).isEqualTo(PRINTED + me.bags());
            case "cook" -> assertThat(me.mat()).hasSize(number(said, "n"));
            case "second" -> assertThat(me.stores()).anyMatch(shelf -> shelf.plant() != null && shelf.tiles() == 1);
            case "down" -> {
                var area = Area.valueOf(said.look().getFirst().substring("area-".length()).toUpperCase(Locale.ROOT));
                assertThat(match.options(seat)).filteredOn(option -> option instanceof Action.Move move && move.to() == area)
                        .isNotEmpty().allSatisfy(move -> turnsUp(match, seat, move));
            }
            default -> throw new AssertionError("nobody checks " + said);
        }
    }

    @Override
    public void fact(Match<State, Action> match, int seat, Action action, Remark said) {
        assertThat(said.key()).isEqualTo("down");
        turnsUp(match, seat, action);
    }

    private static void turnsUp(Match<State, Action> match, int seat, Action move) {
        var area = ((Action.Move) move).to();
        assertThat(view(match).map().get(area.ordinal()).down()).isTrue();
        if (events(match, seat, move, Event.Revealed.class, 7).isEmpty()) // asked something first: an invention offers food
            assertThat(view(Truths.after(match, seat, move)).phase().getClass().getSimpleName()).isEqualTo("Accepting");
    }
}
