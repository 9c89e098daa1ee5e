package hearthside.wire;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Terms;
import hearthside.core.input.BadInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A position as people write it: what follows from the rest may be left out, a card may be told by its id, and all that is wrong is told
/// at once.
public final class Sketch {
    private Sketch() {}

    /// The whole position. Throws [BadInput], or [BadPosition] where several things are wrong.
    public static Position read(List<Game<?, ?>> games, JsonNode tree) {
        return read(games, Json.read(Position.class, Json.withWordedOptions(tree)));
    }

    /// A position without what follows from the rest, so that it can be worked out anew: by rules that may reckon otherwise than those
    /// it was written by.
    public static JsonNode withoutDerived(Game<?, ?> game, JsonNode position) {
        if (!(position.get("state") instanceof ObjectNode state)) return position;
        var shorter = (ObjectNode) position.deepCopy();
        shorter.set("state", fields(game.info().position(), state));
        return shorter;
    }

    private static JsonNode shorter(Shape shape, JsonNode tree) {
        return switch (shape) {
            case Shape.ListOf list when tree instanceof ArrayNode -> {
                var all = Json.list();
                for (var each : tree) all.add(shorter(list.of(), each));
                yield all;
            }
            case Shape.Thing thing when tree instanceof ObjectNode object -> fields(thing.type(), object);
            case Shape.Family family when tree instanceof ObjectNode object -> family.members().stream()
                    .filter(member -> member.getSimpleName().equals(tree.path("is").asString(""))).findFirst()
                    .map(member -> fields(member, object)).orElse(tree);
            case Shape.ListOf _,Shape.Thing _,Shape.Family _,Shape.MapOf _ -> tree;
            case Shape.Whole _,Shape.Decimal _,Shape.YesNo _,Shape.Text _,Shape.Choice _,Shape.Whatever _ -> tree;
        };
    }

    private static JsonNode fields(Class<?> type, ObjectNode tree) {
        var shorter = tree.deepCopy();
        for (var field : Shape.fields(type)) {
            if (field.derived()) shorter.remove(field.name());
            else if (shorter.has(field.name())) shorter.set(field.name(), shorter(field.shape(), shorter.get(field.name())));
        }
        return shorter;
    }

    private static Position read(List<Game<?, ?>> games, Position told) { return read(Position.find(games, told.game()), told); }

    private static <S extends Copyable<S>, A> Position read(Game<S, A> game, Position told) {
        var options = told.options() == null ? Map.<String, String>of() : told.options();
        var terms = game.info().terms(told.seats(), options, Position.inside("edition", () -> Editions.read(game, told.edition())));
        try {
            return new Position(told.game(), told.seats(), told.options(), told.edition(), whole(game, terms, told.state()));
        } catch (BadPosition e) {
            throw e.within("state");
        } catch (BadInput e) {
            throw e.within("state");
        }
    }

    private static <S extends Copyable<S>, A> JsonNode whole(Game<S, A> game, Terms terms, JsonNode state) {
        var draft = new Draft(new Inventory(terms.edition(), terms.seats()));
        var whole = draft.complete(game.info().position(), state);
        BadPosition.raise(draft.complaints());
        if (!draft.left().isEmpty()) {
            var guessed = BadInput.gather(new ArrayList<>(), () -> restored(game, terms, whole));
            if (guessed != null) {
                var view = Json.tree(game.view(guessed, Game.REFEREE));
                for (var path : draft.left()) put(whole, path, at(view, path));
            }
        }
        var complaints = new ArrayList<BadInput>();
        BadInput.gather(complaints, () -> restored(game, terms, whole));
        BadPosition.raise(complaints);
        return whole;
    }

    private static <S extends Copyable<S>, A> S restored(Game<S, A> game, Terms terms, JsonNode state) {
        return game.restore(terms, Json.read(game.info().position(), state));
    }

    private static @Nullable JsonNode at(JsonNode tree, List<Object> path) {
        JsonNode at = tree;
        for (var step : path) {
            at = step instanceof Integer i ? at.path(i) : at.path((String) step);
            if (at.isMissingNode()) return null;
        }
        return at;
    }

    private static void put(JsonNode tree, List<Object> path, @Nullable JsonNode value) {
        var parent = at(tree, path.subList(0, path.size() - 1));
        if (value == null || parent == null) return;
        if (path.getLast() instanceof Integer i && parent instanceof ArrayNode array) array.set(i, value);
        else if (parent instanceof ObjectNode object) object.set((String) path.getLast(), value);
    }
}
