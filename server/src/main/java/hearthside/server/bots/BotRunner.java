package hearthside.server.bots;

import hearthside.core.Copyable;
import java.util.Optional;

/// What the bots of a table need from the server they play on.
public interface BotRunner {
    /// Where a bot thinks.
    interface Thinker {
        /// Returns when the bot has decided; empty where the server closes meanwhile.
        <S extends Copyable<S>, A> Optional<A> choose(TableBots.Task<S, A> task);
    }

    Thinker thinker();

    /// Whether the bots of this table play here; else another server keeps it.
    boolean keeps(String table);

    /// How many milliseconds a bot takes for a move, so that people can follow.
    int pause();

    void work(Runnable work);

    /// Waits; false when the server closes meanwhile.
    boolean rest(long millis);
}
