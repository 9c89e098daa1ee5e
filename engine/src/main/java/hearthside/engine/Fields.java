package hearthside.engine;

import hearthside.codec.GameCodec;
import hearthside.codec.Type;
import hearthside.codec.Types;
import hearthside.core.GameEvent;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A JSON object that is written field by field.
final class Fields {
    private final StringBuilder out = new StringBuilder("{");

    <T> Fields put(String name, Type<T> type, T value) {
        name(name);
        type.write(out, value);
        return this;
    }

    <T> Fields putOrNull(String name, Type<T> type, @Nullable T value) {
        return value == null ? raw(name, "null") : put(name, type, value);
    }

    Fields put(String name, int value) { return put(name, Types.WHOLE, value); }

    Fields put(String name, double value) { return put(name, Types.DECIMAL, value); }

    Fields put(String name, boolean value) { return put(name, Types.TRUTH, value); }

    Fields put(String name, String value) { return put(name, Types.TEXT, value); }

    Fields put(String name, List<Integer> values) { return put(name, Types.listOf(Types.WHOLE), values); }

    /// What happened, as one viewer may see it.
    Fields put(String name, GameCodec<?> codec, List<GameEvent> events, int viewer) {
        return put(name, Types.listOf(codec.event()), events.stream().map(event -> event.seenBy(viewer)).toList());
    }

    /// What the rules say about a view; null where a game says nothing.
    Fields facts(GameCodec<?> codec, @Nullable Record facts) {
        return codec.facts() == null ? raw("facts", "null") : putOrNull("facts", codec.facts(), facts);
    }

    /// What is JSON already.
    Fields raw(String name, String json) {
        name(name);
        out.append(json);
        return this;
    }

    /// A list of what is JSON already.
    Fields raw(String name, List<String> items) { return raw(name, "[" + String.join(",", items) + "]"); }

    private void name(String name) {
        if (out.length() > 1) out.append(',');
        out.append('"').append(name).append("\":");
    }

    String end() { return out.append('}').toString(); }
}
