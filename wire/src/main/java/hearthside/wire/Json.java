package hearthside.wire;

import hearthside.core.input.BadInput;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.type.LogicalType;

/// Records to JSON and back, derived from their components. A member of a sealed family carries its name: `{"is":"Dive"}`.
/// Enums are written in lower case. Reading is strict: whatever does not fit is refused with a [BadInput] that names the field.
public final class Json {
    static final int LONGEST_TEXT = 10_000_000;
    private static final JsonMapper MAPPER = JsonMapper
            .builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder().maxStringLength(LONGEST_TEXT).build()).build())
            .annotationIntrospector(new Records())
            .addModule(new SimpleModule("texts").addDeserializer(String.class, new Texts()))
            .enable(EnumFeature.WRITE_ENUMS_TO_LOWERCASE, EnumFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
            .enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS, MapperFeature.INFER_RECORD_GETTERS_FROM_COMPONENTS_ONLY)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS, MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES, DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES,
                    DeserializationFeature.FAIL_ON_TRAILING_TOKENS, DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            // a text of nothing is no null
            .withCoercionConfigDefaults(all -> all.setCoercion(CoercionInputShape.EmptyString, CoercionAction.Fail))
            .withCoercionConfig(LogicalType.Textual, text -> {
                for (var shape : List.of(CoercionInputShape.Integer, CoercionInputShape.Float, CoercionInputShape.Boolean))
                    text.setCoercion(shape, CoercionAction.Fail);
            })
            .build();

    private Json() {}

    public static String write(@Nullable Object value) { return MAPPER.writeValueAsString(value); }

    /// The same with line breaks and indents, for people.
    public static String writePretty(@Nullable Object value) { return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(value); }

    public static JsonNode tree(@Nullable Object value) { return MAPPER.valueToTree(value); }

    /// The same as plain values: maps, lists, texts, truths, numbers as doubles, however large, and an empty optional for null.
    public static Object plain(JsonNode tree) {
        if (tree.isObject()) return tree.propertyStream().collect(Collectors.toMap(Map.Entry::getKey, field -> plain(field.getValue())));
        if (tree.isArray()) return tree.valueStream().map(Json::plain).toList();
        if (tree.isNumber()) return tree.numberValue().doubleValue();
        if (tree.isBoolean()) return tree.booleanValue();
        return tree.isString() ? tree.stringValue() : Optional.empty();
    }

    public static ObjectNode object() { return MAPPER.createObjectNode(); }

    public static ArrayNode list() { return MAPPER.createArrayNode(); }

    /// Text as a tree. Throws [BadInput] that names line and column.
    public static JsonNode parse(String text) {
        try {
            var tree = MAPPER.readTree(text);
            if (tree == null || tree.isMissingNode()) throw new BadInput("", "This is empty, not JSON.");
            return tree;
        } catch (JacksonException e) {
            throw Complaints.of(e);
        }
    }

    public static <T> T read(Class<T> type, String text) { return read(type, parse(text)); }

    public static <T> T read(Class<T> type, @Nullable JsonNode tree) { return type.cast(read(MAPPER.constructType(type), tree)); }

    /// A record with one type parameter, such as a journal entry of a game's actions.
    static Object read(Class<?> generic, Class<?> parameter, JsonNode tree) {
        return read(MAPPER.getTypeFactory().constructParametricType(generic, parameter), tree);
    }

    public static Map<String, String> readOptions(@Nullable JsonNode tree) {
        if (tree == null || tree.isNull() || tree.isMissingNode()) return Map.of();
        @SuppressWarnings("unchecked") // the type factory was asked for exactly this
        var options = (Map<String, String>) read(
                MAPPER.getTypeFactory().constructMapType(java.util.LinkedHashMap.class, String.class, String.class), worded(tree));
        options.forEach((key, value) -> {
            if (value == null) throw new BadInput(key, "An option needs a value; leave it out to play as usual.");
        });
        return options;
    }

    /// Something that has terms, such as a position or the header of a journal, with its options as texts.
    static JsonNode withWordedOptions(JsonNode tree) {
        if (!(tree instanceof ObjectNode given) || !(given.get("options") instanceof ObjectNode options)) return tree;
        var worded = given.deepCopy();
        worded.set("options", worded(options));
        return worded;
    }

    /// Options are texts, but many look like numbers, and then a number is understood.
    private static JsonNode worded(JsonNode options) {
        if (!(options instanceof ObjectNode given)) return options;
        var worded = object();
        given.properties().forEach(option -> {
            var value = option.getValue();
            if (value.isIntegralNumber()) worded.put(option.getKey(), value.bigIntegerValue().toString());
            else worded.set(option.getKey(), value);
        });
        return worded;
    }

    public static List<Integer> readInts(JsonNode tree) {
        @SuppressWarnings("unchecked") // the type factory was asked for exactly this
        var ints = (List<Integer>) read(MAPPER.getTypeFactory().constructCollectionType(List.class, Integer.class), tree);
        if (ints.contains(null)) throw new BadInput("", "A number is missing.");
        return ints;
    }

    /// A whole number. Throws [BadInput], which says of one that is too large that it is so.
    public static int readInt(JsonNode tree) {
        if (!tree.isIntegralNumber()) throw new BadInput("", "Here should be a whole number.");
        if (!tree.canConvertToInt()) throw new BadInput("", Complaints.TOO_LARGE);
        return tree.intValue();
    }

    /// A whole number of 64 bits, such as a seed.
    public static long readLong(JsonNode tree) {
        if (!tree.isIntegralNumber()) throw new BadInput("", "Here should be a whole number.");
        if (!tree.canConvertToLong()) throw new BadInput("", Complaints.TOO_LARGE);
        return tree.longValue();
    }

    private static Object read(JavaType type, @Nullable JsonNode tree) {
        if (tree == null || tree.isNull() || tree.isMissingNode()) throw new BadInput("", "This is missing.");
        try {
            return MAPPER.readerFor(type).readValue(tree);
        } catch (JacksonException e) {
            throw Complaints.of(e);
        }
    }
}
