package hearthside.ai.bot;

import hearthside.core.Copyable;
import hearthside.core.GameEvent;

/// One opponent at one table. It may keep in its head what it has seen, so each seat has a bot of its own.
public interface Bot<S extends Copyable<S>, A> {

    /// One of the options.
    A choose(Insight<S, A> insight, Budget budget);

    /// Something happened, as this bot's seat may see it. A bot that joins late is told everything from the start.
    default void saw(GameEvent event) {}

    /// About how many bytes it takes to keep what was only thought.
    default long bytes() { return 0; }

    /// Drops what was only thought, never what was seen: memory is needed elsewhere. It may come from another thread, also while the bot
    /// thinks.
    default void forget() {}
}
