package hearthside.server.protocol;

import hearthside.wire.OfSomeGame;
import tools.jackson.databind.JsonNode;

/// What a browser may send, one a frame.
public sealed interface Command {

    /// @param seq the one of the last `Update` the browser has seen
    record Play(int seq, int seat, @OfSomeGame JsonNode action) implements Command {}

    record WhyNot(int seat, @OfSomeGame JsonNode action) implements Command {}

    /// @param whole all of this turn instead of one step
    record Undo(int seq, boolean whole) implements Command {}

    record AnswerUndo(boolean yes) implements Command {}

    record Say(String text) implements Command {}

    /// The same in every language, and all that can be said where children play among strangers.
    record SayPhrase(Phrase phrase) implements Command {}

    record Resign(int seat) implements Command {}

    /// Bots that think play the best they have found so far.
    record Hurry() implements Command {}

    /// Yes to a rematch: it begins when all who sat here have said so.
    record Rematch() implements Command {}

    /// The host wants a seat to be free again: at once where a stand-in plays for it, else everybody is asked.
    record FreeSeat(int seat) implements Command {}

    record AnswerVote(boolean yes) implements Command {}

    record Ping() implements Command {}

    /// What a player wishes about the pace of a seat.
    sealed interface Wish extends Command {
        int seat();
    }

    /// Back from being away: no stand-in any more.
    record Return(int seat) implements Wish {}

    /// Whether decisions with one option only are made at once.
    record Forced(int seat, boolean on) implements Wish {}

    /// A standing order: this action now, and again whenever the same is asked.
    ///
    /// @param untilAsked whether it ends when something else is asked of this player; else it sleeps meanwhile
    /// @param untilOther whether it ends when another player does something of another kind
    record Order(int seat, @OfSomeGame JsonNode action, int times, boolean untilAsked, boolean untilOther) implements Wish {}

    record CancelOrder(int seat) implements Wish {}
}
