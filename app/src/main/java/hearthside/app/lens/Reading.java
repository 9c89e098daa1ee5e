package hearthside.app.lens;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;

/// Asks a record for one of its components.
final class Reading {
    private Reading() {}

    static @Nullable Object of(Method accessor, Object owner) {
        try {
            return accessor.invoke(owner);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException("%s cannot be read.".formatted(accessor), e);
        }
    }
}
