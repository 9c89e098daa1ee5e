package hearthside.wire;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.Nulls;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.AnnotatedParameter;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;

/// What annotations would say, read off the types themselves: sealed families carry `"is"`, and only what is `@Nullable` may be missing.
final class Records extends JacksonAnnotationIntrospector {
    private static final JsonTypeInfo.Value IS = JsonTypeInfo.Value.construct(JsonTypeInfo.Id.SIMPLE_NAME, JsonTypeInfo.As.PROPERTY, "is", null, false, true, null);
    private static final JsonSetter.Value NEEDED = JsonSetter.Value.construct(Nulls.FAIL, Nulls.FAIL);
    private static final JsonSetter.Value OPTIONAL = JsonSetter.Value.construct(Nulls.SET, Nulls.FAIL);

    @Override
    public JsonTypeInfo.@Nullable Value findPolymorphicTypeInfo(MapperConfig<?> config, Annotated ann) {
        return ann instanceof AnnotatedClass type && isOfFamily(type.getRawType()) ? IS : super.findPolymorphicTypeInfo(config, ann);
    }

    private static boolean isOfFamily(Class<?> type) {
        if (type.isInterface()) return type.isSealed();
        for (var parent : type.getInterfaces()) if (parent.isSealed()) return true;
        return false;
    }

    @Override
    public JsonSetter.Value findSetterInfo(MapperConfig<?> config, Annotated ann) {
        if (!(ann instanceof AnnotatedParameter parameter) || !parameter.getDeclaringClass().isRecord()) return super.findSetterInfo(config, ann);
        var component = parameter.getDeclaringClass().getRecordComponents()[parameter.getIndex()];
        return component.getAnnotatedType().isAnnotationPresent(Nullable.class) ? OPTIONAL : NEEDED;
    }
}
