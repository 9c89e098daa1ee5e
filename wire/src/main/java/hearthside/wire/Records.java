package hearthside.wire;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.Nulls;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.PropertyName;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.AnnotatedParameter;
import tools.jackson.databind.introspect.BeanPropertyDefinition;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.introspect.VirtualAnnotatedMember;
import tools.jackson.databind.ser.BeanPropertyWriter;
import tools.jackson.databind.ser.VirtualBeanPropertyWriter;
import tools.jackson.databind.util.SimpleBeanPropertyDefinition;

/// What annotations would say, read off the types themselves: sealed families carry `"is"`, and only what is `@Nullable` may be missing.
final class Records extends JacksonAnnotationIntrospector {
    private static final JsonTypeInfo.Value IS = JsonTypeInfo.Value.construct(JsonTypeInfo.Id.SIMPLE_NAME,
            JsonTypeInfo.As.EXISTING_PROPERTY, "is", null, false, true, null);
    private static final JsonSetter.Value NEEDED = JsonSetter.Value.construct(Nulls.FAIL, Nulls.FAIL);
    private static final JsonSetter.Value OPTIONAL = JsonSetter.Value.construct(Nulls.SET, Nulls.FAIL);

    @Override
    public JsonTypeInfo.@Nullable Value findPolymorphicTypeInfo(MapperConfig<?> config, Annotated ann) {
        return ann instanceof AnnotatedClass type && isOfFamily(type.getRawType()) ? IS : super.findPolymorphicTypeInfo(config, ann);
    }

    @Override
    public @Nullable Object findTypeResolverBuilder(MapperConfig<?> config, Annotated ann) {
        return ann instanceof AnnotatedClass type && isOfFamily(type.getRawType())
                ? Families.class
                : super.findTypeResolverBuilder(config, ann);
    }

    /// The name is written as a field of its own, because in a list of unknown type the library would leave it out.
    @Override
    public void findAndAddVirtualProperties(MapperConfig<?> config, AnnotatedClass type, List<BeanPropertyWriter> properties) {
        if (!type.getRawType().isInterface() && isOfFamily(type.getRawType())) properties.addFirst(new Is(config, type));
        super.findAndAddVirtualProperties(config, type, properties);
    }

    private static final class Is extends VirtualBeanPropertyWriter {
        Is(MapperConfig<?> config, AnnotatedClass type) { this(config, type, config.constructType(String.class)); }

        private Is(MapperConfig<?> config, AnnotatedClass type, JavaType text) {
            super(SimpleBeanPropertyDefinition.construct(config, new VirtualAnnotatedMember(type, type.getRawType(), "is", text),
                    PropertyName.construct("is")), type.getAnnotations(), text);
        }

        @Override
        protected Object value(Object bean, JsonGenerator out, SerializationContext context) { return bean.getClass().getSimpleName(); }

        @Override
        public VirtualBeanPropertyWriter withConfig(MapperConfig<?> config, AnnotatedClass type, BeanPropertyDefinition definition,
                JavaType text) {
            return new Is(config, type);
        }
    }

    static boolean isOfFamily(Class<?> type) {
        if (type.isInterface()) return type.isSealed();
        for (var parent : type.getInterfaces()) if (parent.isSealed()) return true;
        return false;
    }

    @Override
    public JsonSetter.Value findSetterInfo(MapperConfig<?> config, Annotated ann) {
        if (!(ann instanceof AnnotatedParameter parameter) || !parameter.getDeclaringClass().isRecord())
            return super.findSetterInfo(config, ann);
        var component = parameter.getDeclaringClass().getRecordComponents()[parameter.getIndex()];
        return component.getAnnotatedType().isAnnotationPresent(Nullable.class) ? OPTIONAL : NEEDED;
    }
}
