package hearthside.wire;

import hearthside.core.input.BadInput;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// A tree as somebody wrote it by hand, made whole: what can be worked out gets a place, and an id becomes the thing it names.
/// All that does not fit is noted, each with its path.
final class Draft {
    private final Inventory inventory;
    private final List<BadInput> complaints = new ArrayList<>();
    private final List<List<Object>> left = new ArrayList<>(); // paths of what was left out and can be worked out

    Draft(Inventory inventory) { this.inventory = inventory; }

    List<BadInput> complaints() { return complaints; }

    /// The paths of all fields that were left out and follow from the rest: names and positions in lists.
    List<List<Object>> left() { return left; }

    /// The tree with everything in its place.
    JsonNode complete(Class<?> record, JsonNode tree) { return whole(Shape.of(record), tree, List.of()); }

    private JsonNode whole(Shape shape, JsonNode tree, List<Object> path) {
        return switch (shape) {
            case Shape.Whole _ when !tree.isIntegralNumber() -> wrong(tree, path, int.class);
            case Shape.Whole _ when !tree.canConvertToInt() -> complain(tree, path, Complaints.TOO_LARGE);
            case Shape.Decimal _ when !tree.isNumber() -> wrong(tree, path, double.class);
            case Shape.YesNo _ when !tree.isBoolean() -> wrong(tree, path, boolean.class);
            case Shape.Text _ when !tree.isString() -> wrong(tree, path, String.class);
            case Shape.Choice choice when !tree.isString()
                    || !choice.words().contains(tree.stringValue().toLowerCase(java.util.Locale.ROOT)) ->
                wrong(tree, path, choice.type());
            case Shape.ListOf list -> list(list, tree, path);
            case Shape.Thing thing -> object(thing.type(), thing.type(), tree, path);
            case Shape.Family family -> member(family, tree, path);
            case Shape.Whole _,Shape.Decimal _,Shape.YesNo _,Shape.Text _,Shape.Choice _,Shape.Whatever _,Shape.MapOf _ -> tree;
        };
    }

    private JsonNode list(Shape.ListOf list, JsonNode tree, List<Object> path) {
        if (!(tree instanceof ArrayNode array)) return wrong(tree, path, List.class);
        var whole = Json.list();
        for (int i = 0; i < array.size(); i++) {
            if (array.get(i).isNull()) whole.add(list.nullable() ? array.get(i) : complain(tree, with(path, i), MISSING));
            else whole.add(whole(list.of(), array.get(i), with(path, i)));
        }
        return whole;
    }

    private static final String MISSING = "This field is missing.";

    private JsonNode member(Shape.Family family, JsonNode tree, List<Object> path) {
        if (tree.isString()) return named(family.type(), tree, path);
        if (!tree.isObject()) return wrong(tree, path, family.type());
        var names = family.members().stream().map(Class::getSimpleName).collect(Collectors.joining(", "));
        var is = tree.path("is");
        if (!is.isString())
            return complain(tree, path, "The field \"is\" is missing; it says which one this is: %s.".formatted(names));
        for (var member : family.members())
            if (member.getSimpleName().equals(is.stringValue())) return object(member, family.type(), tree, path);
        return complain(tree, path, "\"%s\" is not one of %s.".formatted(is.stringValue(), names));
    }

    private JsonNode object(Class<?> type, Class<?> asked, JsonNode tree, List<Object> path) {
        if (tree.isString()) return named(asked, tree, path);
        if (!(tree instanceof ObjectNode given)) return wrong(tree, path, type);
        var whole = Json.object();
        if (Shape.isMember(type)) whole.put("is", type.getSimpleName());
        var fields = Shape.fields(type);
        for (var name : given.propertyNames())
            if (!(name.equals("is") && Shape.isMember(type)) && fields.stream().noneMatch(field -> field.name().equals(name)))
                complain(tree, with(path, name), "There is no such field; known are %s."
                        .formatted(fields.stream().map(Shape.Field::name).collect(Collectors.joining(", "))));
        for (var field : fields) whole.set(field.name(), field(field, given.get(field.name()), with(path, field.name())));
        return whole;
    }

    private @Nullable JsonNode field(Shape.Field field, @Nullable JsonNode given, List<Object> path) {
        if (given == null && field.derived()) {
            left.add(path);
            return field.nullable() ? Json.tree(null) : blank(field.shape());
        }
        if (given == null || given.isNull())
            return field.nullable() ? Json.tree(null) : complain(Json.tree(null), path, MISSING);
        return whole(field.shape(), given, path);
    }

    /// The thing with this id, where things of the kind have one.
    private JsonNode named(Class<?> type, JsonNode id, List<Object> path) {
        if (!inventory.has(type)) return wrong(id, path, type);
        var thing = inventory.find(type, id.stringValue());
        return thing == null
                ? complain(id, path, "The edition has no %s \"%s\".".formatted(type.getSimpleName().toLowerCase(java.util.Locale.ROOT),
                        id.stringValue()))
                : thing;
    }

    /// Something of the right kind that says nothing.
    private static JsonNode blank(Shape shape) {
        return switch (shape) {
            case Shape.Whole _,Shape.Decimal _ -> Json.tree(0);
            case Shape.YesNo _ -> Json.tree(false);
            case Shape.Choice choice -> Json.tree(choice.words().getFirst());
            case Shape.ListOf _ -> Json.list();
            case Shape.Thing thing -> {
                var blank = Json.object();
                for (var field : thing.fields()) blank.set(field.name(), field.nullable() ? Json.tree(null) : blank(field.shape()));
                yield blank;
            }
            case Shape.Text _,Shape.MapOf _,Shape.Family _,Shape.Whatever _ ->
                throw new IllegalStateException("nothing of this kind is worked out");
        };
    }

    private JsonNode wrong(JsonNode tree, List<Object> path, Class<?> expected) {
        boolean said = tree.isValueNode() && expected.isEnum() && tree.isString();
        return complain(tree, path, said
                ? "\"%s\" is not %s.".formatted(tree.stringValue(), Complaints.expected(expected))
                : "Here should be %s.".formatted(Complaints.expected(expected)));
    }

    private JsonNode complain(JsonNode tree, List<Object> path, String sentence) {
        complaints.add(new BadInput(text(path), sentence));
        if (complaints.size() >= BadInput.MOST) BadPosition.raise(complaints); // a list of nonsense may be long
        return tree;
    }

    private static List<Object> with(List<Object> path, Object step) {
        var longer = Arrays.copyOf(path.toArray(), path.size() + 1);
        longer[path.size()] = step;
        return List.of(longer);
    }

    static String text(List<Object> path) {
        var text = new StringBuilder();
        for (var step : path) {
            if (step instanceof Integer) text.append('[').append(step).append(']');
            else text.append(text.isEmpty() ? "" : ".").append(step);
        }
        return text.toString();
    }
}
