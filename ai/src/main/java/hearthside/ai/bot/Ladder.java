package hearthside.ai.bot;

import hearthside.core.Copyable;
import hearthside.core.input.BadInput;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The opponents of one game.
///
/// @param levels     those that people are offered, the weakest first
/// @param yardsticks those that the others are measured by; they can be asked for by name too
/// @param usual      the one a newcomer meets
public record Ladder<S extends Copyable<S>, A>(List<Level<S, A>> levels, List<Level<S, A>> yardsticks, String usual) {
    public Ladder {
        levels = List.copyOf(levels);
        yardsticks = List.copyOf(yardsticks);
    }

    public List<String> ids() { return levels.stream().map(Level::id).toList(); }

    /// Levels and yardsticks.
    public List<Level<S, A>> all() { return Stream.concat(yardsticks.stream(), levels.stream()).toList(); }

    /// The strongest.
    public Level<S, A> top() { return levels.getLast(); }

    /// Throws [BadInput] that lists the levels there are.
    public Level<S, A> level(String id) {
        return all().stream().filter(level -> level.id().equals(id)).findFirst()
                .orElseThrow(() -> new BadInput("bot", "There is no bot \"%s\"; there is %s.".formatted(id,
                        all().stream().map(Level::id).collect(Collectors.joining(", ")))));
    }

    /// A level by name, with a budget of its own if one is named: `shaman`, `shaman:400it`. Throws [BadInput].
    public Level<S, A> levelWithin(String text) {
        int colon = text.indexOf(':');
        return colon < 0 ? level(text) : level(text.substring(0, colon)).within(Budget.parse(text.substring(colon + 1)));
    }
}
