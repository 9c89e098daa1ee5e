package hearthside.ai;

import hearthside.core.BadInput;
import hearthside.core.Copyable;
import java.util.List;
import java.util.stream.Collectors;

/// The opponents of one game, the weakest first.
///
/// @param usual the one a newcomer meets
public record Ladder<S extends Copyable<S>, A>(List<Level<S, A>> levels, String usual) {
    public Ladder {
        levels = List.copyOf(levels);
    }

    public List<String> ids() { return levels.stream().map(Level::id).toList(); }

    /// Throws [BadInput] that lists the levels there are.
    public Level<S, A> level(String id) {
        return levels.stream().filter(level -> level.id().equals(id)).findFirst()
                .orElseThrow(() -> new BadInput("bot", "There is no bot \"%s\"; there is %s.".formatted(id, levels.stream().map(Level::id).collect(Collectors.joining(", ")))));
    }
}
