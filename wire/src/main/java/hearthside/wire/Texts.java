package hearthside.wire;

import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.deser.jdk.StringDeserializer;
import tools.jackson.databind.deser.std.StdScalarDeserializer;
import tools.jackson.databind.jsontype.TypeDeserializer;

/// A text is a text. Trap: left to itself the library reads a list within a list of texts as if its brackets were not there, and of
/// `[["a"],"b"]` it keeps the `a` alone.
final class Texts extends StdScalarDeserializer<String> {
    Texts() { super(String.class); }

    @Override
    public String deserialize(JsonParser in, DeserializationContext context) {
        if (in.isExpectedStartArrayToken()) context.handleUnexpectedToken(getValueType(context), in); // it throws
        return StringDeserializer.instance.deserialize(in, context);
    }

    /// The JDK's own text is one of a family too, of constants; nobody writes which.
    @Override
    public String deserializeWithType(JsonParser in, DeserializationContext context, TypeDeserializer family) {
        return deserialize(in, context);
    }
}
