package hearthside.codegen;

import hearthside.core.Game;
import hearthside.wire.Inventory;
import hearthside.wire.Shape;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A JSON Schema of everything a game says: actions, events, views, editions, and positions as people may write them.
public final class Schema {
    private static final String LOOSE = "Sketch.";

    private final Game<?, ?> game;
    private final Inventory inventory;
    private final Map<String, Object> definitions = new LinkedHashMap<>();

    private Schema(Game<?, ?> game) {
        this.game = game;
        inventory = new Inventory(game.info().newest(), game.info().minSeats());
    }

    public static Map<String, Object> of(Game<?, ?> game) { return new Schema(game).whole(); }

    private Map<String, Object> whole() {
        var schema = new LinkedHashMap<String, Object>();
        schema.put("$schema", "https://json-schema.org/draft/2020-12/schema");
        schema.put("title", game.info().title());
        schema.put("description", "What the engine says of this game. Written by ./hearthside engine-docs from the records.");
        schema.put("oneOf", List.of(define(Types.actions(game), false), define(Types.events(game), false), define(Types.view(game), false),
                define(Types.edition(game), false), position()));
        schema.put("$defs", definitions);
        return schema;
    }

    /// A position by hand: what follows from the rest may be left out, and an id stands for a thing.
    private Map<String, Object> position() {
        var fields = new LinkedHashMap<String, Object>();
        fields.put("game", Map.of("const", game.info().id()));
        fields.put("seats", range());
        fields.put("options",
                both("type", List.of("object", "null"), "additionalProperties", Map.of("type", List.of("string", "integer"))));
        fields.put("edition", Map.of("anyOf", List.of(house(), define(Types.edition(game), false), Map.of("type", "null"))));
        fields.put("state", define(Types.view(game), true));
        definitions.put("Position", object(fields, List.of("game", "seats", "state")));
        return reference("Position");
    }

    private Map<String, Object> house() {
        var words = game.info().houseWords();
        return words.size() == 1 ? Map.of("const", words.getFirst()) : Map.of("enum", words);
    }

    private Map<String, Object> range() {
        var range = both("type", "integer", "minimum", game.info().minSeats());
        range.put("maximum", game.info().maxSeats());
        return range;
    }

    private static Map<String, Object> both(String one, Object first, String other, Object second) { // Map.of has no order
        var both = new LinkedHashMap<String, Object>();
        both.put(one, first);
        both.put(other, second);
        return both;
    }

    private static Map<String, Object> reference(String name) { return Map.of("$ref", "#/$defs/" + name); }

    private static Map<String, Object> object(Map<String, Object> fields, List<String> required) {
        var object = new LinkedHashMap<String, Object>();
        object.put("type", "object");
        object.put("properties", fields);
        object.put("required", required);
        object.put("additionalProperties", false);
        return object;
    }

    private Map<String, Object> define(Class<?> type, boolean loose) {
        var name = (loose && !type.isEnum() ? LOOSE : "") + Types.name(type);
        if (!definitions.containsKey(name)) {
            definitions.put(name, Map.of()); // a phase may hold a phase
            definitions.put(name, loose && !inventory.ids(type).isEmpty()
                    ? Map.of("anyOf", List.of(Map.of("enum", inventory.ids(type)), define(type, false)))
                    : type.isSealed()
                            ? Map.of("oneOf", List.of(type.getPermittedSubclasses()).stream().map(each -> define(each, loose)).toList())
                            : record(type, loose));
        }
        return reference(name);
    }

    private Map<String, Object> record(Class<?> type, boolean loose) {
        var fields = new LinkedHashMap<String, Object>();
        var required = new ArrayList<String>();
        if (Shape.isMember(type)) {
            fields.put("is", Map.of("const", type.getSimpleName()));
            required.add("is");
        }
        for (var field : Shape.fields(type)) {
            var shape = shape(field.shape(), loose);
            fields.put(field.name(), field.nullable() ? Map.of("anyOf", List.of(shape, Map.of("type", "null"))) : shape);
            if (!loose || !field.derived() && !field.nullable()) required.add(field.name());
        }
        return object(fields, required);
    }

    private Map<String, Object> shape(Shape shape, boolean loose) {
        return switch (shape) {
            case Shape.Whole _ -> Map.of("type", "integer");
            case Shape.Decimal _ -> Map.of("type", "number");
            case Shape.YesNo _ -> Map.of("type", "boolean");
            case Shape.Text _ -> Map.of("type", "string");
            case Shape.Whatever _ -> Map.of();
            case Shape.Choice choice -> {
                definitions.putIfAbsent(Types.name(choice.type()), Map.of("enum", choice.words()));
                yield reference(Types.name(choice.type()));
            }
            case Shape.ListOf list -> both("type", "array", "items", list.nullable()
                    ? Map.of("anyOf", List.of(shape(list.of(), loose), Map.of("type", "null")))
                    : shape(list.of(), loose));
            case Shape.MapOf map -> both("type", "object", "additionalProperties", shape(map.of(), loose));
            case Shape.Thing thing -> define(thing.type(), loose);
            case Shape.Family family -> define(family.type(), loose);
        };
    }
}
