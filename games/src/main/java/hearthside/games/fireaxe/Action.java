package hearthside.games.fireaxe;

import org.jspecify.annotations.Nullable;

/// All a player may do. Places are told by their ids.
public sealed interface Action {

    /// FA-51: takes one crewman aboard.
    record LoadCrew() implements Action {}

    /// FA-51: takes one goods token aboard.
    record LoadGood(Good good) implements Action {}

    /// FA-56: leaves the wintering box for a home port.
    record Depart(String port) implements Action {}

    /// FA-70: draws a rune.
    record DrawRune() implements Action {}

    /// FA-90: moves to an adjacent place. A free move is one that Following Wind gives.
    record Sail(String to, boolean free) implements Action {}

    /// FA-140: puts a goods token down in the port.
    record Trade(Good good) implements Action {}

    /// FA-160: raids the port, and rolls the first die.
    record Raid() implements Action {}

    /// FA-182: tries to settle the port with so many dice.
    record Settle(int dice) implements Action {}

    /// FA-161: rolls one more die of a raid.
    record Roll() implements Action {}

    /// FA-165: rolls no more; or takes a failed attempt as it is.
    record Withdraw() implements Action {}

    /// FA-185: puts a crewman ashore for good.
    record Found() implements Action {}

    /// FA-186: keeps the last man aboard; the settlement is not founded.
    record KeepAboard() implements Action {}

    /// FA-114: gives up a crewman to the sea.
    record LoseCrew() implements Action {}

    /// FA-114: gives up a goods token to the sea.
    record LoseGood(Good good) implements Action {}

    /// FA-73: plays a rune.
    ///
    /// @param target the player it is played on, or -1
    /// @param good   the good it is about, if any
    record PlayRune(Rune rune, int target, @Nullable Good good) implements Action {
        PlayRune(Rune rune) { this(rune, -1, null); }
    }

    /// Plays Valkyries Relent for fewer men than could return; [PlayRune] brings back as many as there are.
    record Relent(int men) implements Action {}

    /// FA-73: throws a rune away for the dial's sake.
    record DiscardRune(Rune rune) implements Action {}

    /// Takes one of the runes that Eyes of the Norns has shown.
    record TakeRune(Rune rune) implements Action {}

    /// FA-75: turns the wind dial: 1 clockwise, -1 the other way, 0 not at all.
    record TurnDial(int quarters) implements Action {}

    /// Goes on without playing a rune that would fit this moment.
    record Proceed() implements Action {}

    /// FA-200: puts the longboat into the wintering box, which ends the turn.
    record GoWintering() implements Action {}

    /// FA-35: ends the turn.
    record EndTurn() implements Action {}
}
