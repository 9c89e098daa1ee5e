package hearthside.server.table;

import hearthside.core.Copyable;
import hearthside.core.GameEvent;
import hearthside.server.protocol.Message;
import java.util.List;
import java.util.function.Consumer;

/// What a change comes to: the table afterwards, what has to be written for that, and what is told beside what follows from both.
///
/// @param events   what happened in the game
/// @param messages what everybody is told, instead of how the table looks now
/// @param isUndo   whether decisions were taken back
/// @param isShown  whether everybody is told how the table looks now
/// @param passOn   what other servers cannot read from the database
record Decision<S extends Copyable<S>, A>(TableState<S, A> after, Write write, List<GameEvent> events, List<Message> messages,
        boolean isUndo, boolean isShown, Consumer<TablePorts.OtherServers> passOn) {

    /// Throws where it cannot be written, or somebody else was faster: then nothing has happened.
    interface Write {
        /// Returns whether this server is the first to write it.
        boolean to(TablePorts.Journal journal);
    }

    /// Nothing has to be written.
    static <S extends Copyable<S>, A> Decision<S, A> of(TableState<S, A> after) { return of(after, _ -> true); }

    static <S extends Copyable<S>, A> Decision<S, A> of(TableState<S, A> after, Write write) {
        return new Decision<>(after, write, List.of(), List.of(), false, true, _ -> {});
    }

    /// Everybody is told just that.
    static <S extends Copyable<S>, A> Decision<S, A> telling(TableState<S, A> after, Write write, List<? extends Message> messages) {
        return new Decision<>(after, write, List.of(), List.copyOf(messages), false, false, _ -> {});
    }

    Decision<S, A> happened(List<GameEvent> what) { return new Decision<>(after, write, what, messages, isUndo, isShown, passOn); }

    Decision<S, A> undone() { return new Decision<>(after, write, events, messages, true, isShown, passOn); }

    /// The same after something more was said.
    Decision<S, A> talking(Chat chat) {
        return new Decision<>(after.talking(chat), write, events, messages, isUndo, isShown, passOn);
    }

    Decision<S, A> passing(Consumer<TablePorts.OtherServers> on) {
        return new Decision<>(after, write, events, messages, isUndo, isShown, on);
    }
}
