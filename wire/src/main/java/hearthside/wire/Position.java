package hearthside.wire;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// A state on paper, complete in itself: which game, on what terms, and what the referee sees.
public record Position(String game, int seats, @Nullable Map<String, String> options, @Nullable JsonNode edition, JsonNode state) {

    public static Position of(Match<?, ?> match) {
        var terms = match.terms();
        return new Position(match.game().info().id(), terms.seats(), terms.options(), Editions.write(match.game(), terms.edition()),
                Json.tree(match.view(Game.REFEREE)));
    }

    /// A match that goes on from here. Throws [BadInput] that names the field.
    public Match<?, ?> open(List<Game<?, ?>> games, Chance chance) { return open(find(games, game), chance); }

    /// The same where the game is agreed on already.
    public <S extends Copyable<S>, A> Match<S, A> open(Game<S, A> game, Chance chance) {
        if (!game.info().id().equals(this.game))
            throw new BadInput("game", "This is a position of %s, not of %s.".formatted(this.game, game.info().id()));
        var terms = game.info().terms(seats, options == null ? Map.of() : options, inside("edition", () -> Editions.read(game, edition)));
        return inside("state", () -> new Match<>(game, terms, Json.read(game.info().position(), state), chance));
    }

    static <T> T inside(String field, java.util.function.Supplier<T> reading) {
        try {
            return reading.get();
        } catch (BadInput e) {
            throw e.within(field);
        }
    }

    /// The game with this id. Throws [BadInput] that lists those there are.
    public static Game<?, ?> find(List<Game<?, ?>> games, String id) {
        return games.stream().<Game<?, ?>>map(game -> game).filter(game -> game.info().id().equals(id)).findFirst()
                .orElseThrow(() -> new BadInput("game", "There is no game \"%s\"; there is %s.".formatted(id,
                        games.stream().map(game -> game.info().id()).collect(Collectors.joining(", ")))));
    }
}
