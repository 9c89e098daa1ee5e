package hearthside.ai.coach;

import hearthside.ai.bot.Insight;
import hearthside.core.Copyable;
import java.util.List;
import java.util.Optional;

/// What can be said about a game to somebody who plays it for the first time. It goes by what the seat may know alone.
public interface Coach<S extends Copyable<S>, A> {
    /// For a game that nobody has taught it.
    static <S extends Copyable<S>, A> Coach<S, A> silent() {
        return new Coach<>() {
            @Override
            public List<Remark> remarks(Insight<S, A> insight) { return List.of(); }

            @Override
            public Optional<Remark> fact(Insight<S, A> insight, A action) { return Optional.empty(); }
        };
    }

    /// What matters now, the most important first.
    List<Remark> remarks(Insight<S, A> insight);

    /// What is known of an option beforehand, in numbers: told with a hint.
    Optional<Remark> fact(Insight<S, A> insight, A action);

    /// Whether a reason for what somebody else did may be told: not where it lies in what only they know.
    default boolean isOpen(String feature) { return true; }

    /// Whether something that somebody else did has a reason of its own: not where it only carries out an earlier choice, as paying does.
    default boolean isChoice(A action) { return true; }
}
