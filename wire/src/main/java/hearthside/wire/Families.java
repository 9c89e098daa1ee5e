package hearthside.wire;

import java.util.Collection;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.BeanProperty;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.jsontype.NamedType;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.jsontype.impl.AsPropertyTypeDeserializer;
import tools.jackson.databind.jsontype.impl.StdTypeResolverBuilder;

/// One of a family is an object, and nothing else. Trap: left to itself the library takes a list for a name and the thing that has it, as
/// it would write them by other settings, and `["Flip"]` for nothing at all.
final class Families extends StdTypeResolverBuilder {
    @Override
    public TypeDeserializer buildTypeDeserializer(DeserializationContext context, JavaType base, Collection<NamedType> subtypes) {
        var usual = super.buildTypeDeserializer(context, base, subtypes);
        return usual instanceof AsPropertyTypeDeserializer byName ? new InBraces(byName, null) : usual;
    }

    private static final class InBraces extends AsPropertyTypeDeserializer {
        InBraces(AsPropertyTypeDeserializer usual, @Nullable BeanProperty property) { super(usual, property); }

        @Override
        public TypeDeserializer forProperty(BeanProperty property) { return new InBraces(this, property); }

        @Override
        public Object deserializeTypedFromObject(JsonParser in, DeserializationContext context) {
            return in.isExpectedStartArrayToken() ? refuse(in, context) : super.deserializeTypedFromObject(in, context);
        }

        @Override
        public Object deserializeTypedFromAny(JsonParser in, DeserializationContext context) {
            return in.isExpectedStartArrayToken() ? refuse(in, context) : super.deserializeTypedFromAny(in, context);
        }

        @Override
        public Object deserializeTypedFromArray(JsonParser in, DeserializationContext context) { return refuse(in, context); }

        private Object refuse(JsonParser in, DeserializationContext context) { return context.handleUnexpectedToken(_baseType, in); }
    }
}
