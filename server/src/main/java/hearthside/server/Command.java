package hearthside.server;

import tools.jackson.databind.JsonNode;

/// What a browser may send, one a frame.
sealed interface Command {

    /// @param seq the one of the last `Update` the browser has seen
    record Play(int seq, int seat, JsonNode action) implements Command {}

    record WhyNot(int seat, JsonNode action) implements Command {}

    /// @param whole all of this turn instead of one step
    record Undo(int seq, boolean whole) implements Command {}

    record AnswerUndo(boolean yes) implements Command {}

    record Say(String text) implements Command {}

    record Resign(int seat) implements Command {}

    record Rematch() implements Command {}

    record Ping() implements Command {}
}
