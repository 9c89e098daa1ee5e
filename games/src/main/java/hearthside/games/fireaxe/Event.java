package hearthside.games.fireaxe;

import hearthside.core.Game;
import hearthside.core.GameEvent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// All that may happen. Only which rune is drawn, shown or stolen is not for all eyes (FA-80).
public sealed interface Event extends GameEvent {

    record CrewLoaded(int seat) implements Event {}

    record GoodLoaded(int seat, Good good) implements Event {}

    record Departed(int seat, String port) implements Event {}

    /// Others see that a rune was drawn, not which.
    record RuneDrawn(int seat, @Nullable Rune rune) implements Event {
        @Override
        public Event seenBy(int viewer) { return Game.knows(viewer, seat) ? this : new RuneDrawn(seat, null); }
    }

    /// FA-79: the discards are the new deck.
    record RunesReshuffled() implements Event {}

    record Sailed(int seat, String from, String to, boolean free) implements Event {}

    /// FA-112: so many days beyond the limit cost so many items.
    record StormBroke(int seat, int beyond, int items) implements Event {}

    record CrewLost(int seat, int men) implements Event {}

    record GoodLost(int seat, Good good) implements Event {}

    record Traded(int seat, String port, Good good, int points, boolean inDemand) implements Event {}

    /// A die of a raid; it succeeds if it is above the target once the bonus is added.
    record RaidRolled(int seat, String port, int die, int bonus, int target, boolean won) implements Event {}

    record TownTaken(int seat, String port, int treasure) implements Event {}

    record SettlingRolled(int seat, String port, List<Integer> dice, int bonus, int target, boolean won) implements Event {}

    /// @param from whose settlement it was, by Unrest; -1 where there was none
    record Founded(int seat, String port, int from) implements Event {}

    record KeptAboard(int seat, String port) implements Event {}

    record Withdrew(int seat, String port) implements Event {}

    record RunePlayed(int seat, Rune rune, int target, @Nullable Good good) implements Event {}

    record RuneDiscarded(int seat, Rune rune) implements Event {}

    /// The +1 points to this zone now.
    record DialTurned(int seat, Zone zone) implements Event {}

    record DemandChanged(Good good) implements Event {}

    /// Valkyries or the Hammer bring men back.
    record CrewReturned(int seat, int men) implements Event {}

    /// Colonization or Double Plunder.
    record PointsGained(int seat, Rune by, int points) implements Event {}

    /// Boarding Party.
    record GoodStolen(int seat, int from, Good good) implements Event {}

    record Wrecked(int seat) implements Event {}

    record Becalmed(int seat) implements Event {}

    record Deserted(int seat) implements Event {}

    /// Eyes of the Norns: a hand is shown to one player.
    record RunesShown(int seat, int from, List<Rune> runes) implements Event {
        @Override
        public Event seenBy(int viewer) {
            return Game.knows(viewer, seat) || viewer == from ? this : new RunesShown(seat, from, List.of());
        }
    }

    record RuneStolen(int seat, int from, @Nullable Rune rune) implements Event {
        @Override
        public Event seenBy(int viewer) { return Game.knows(viewer, seat) || viewer == from ? this : new RuneStolen(seat, from, null); }
    }

    record SagaCompleted(int seat, Saga saga) implements Event {}

    record SagaTurnedUp(int slot, Saga saga) implements Event {}

    /// FA-218, FA-219: nobody can complete it any more.
    record SagaDiscarded(Saga saga) implements Event {}

    /// @param load how much longboats load from now on (FA-52)
    record EraBegan(int era, int load) implements Event {}

    /// FA-235: the last card has left the saga deck.
    record FinalPhaseBegan(int seat) implements Event {}

    /// FA-239: so many final rounds are left.
    record FinalRoundCounted(int left) implements Event {}

    /// FA-201: what is taken off the longboat.
    record WentWintering(int seat, int men, Goods goods) implements Event {}

    /// FA-203: the longboat has no crew.
    record BecameCrewless(int seat, Goods goods) implements Event {}

    record TurnEnded(int seat) implements Event {}

    /// FA-38: no crew aboard and none in supply.
    record TurnSkipped(int seat) implements Event {}

    record Ended(List<Integer> points, List<Integer> winners) implements Event {}
}
