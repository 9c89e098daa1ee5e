package hearthside.ai.practice;

import hearthside.core.Copyable;
import hearthside.core.GameEvent;
import hearthside.core.Match;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How a board looks to whoever tries something, and how it came about.
///
/// @param seat    who decided; -1 at the start
/// @param options of whoever tries
public record Moment<A>(int seat, List<GameEvent> events, Record view, @Nullable Record facts, List<Integer> toAct, List<A> options) {

    /// @param viewer who tries
    /// @param seat   who decided
    /// @param events what happened, with all that others must not see
    public static <S extends Copyable<S>, A> Moment<A> of(Match<S, A> match, int viewer, int seat, List<GameEvent> events) {
        var view = match.view(viewer);
        return new Moment<>(seat, events.stream().map(event -> event.seenBy(viewer)).toList(), view, match.facts(view, viewer),
                match.toAct().list(), match.options(viewer));
    }
}
