package hearthside.wire;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// An action or an event of some game, where the type itself says no more than that it is JSON, or anything: an object whose `is` says
/// which.
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE_USE)
public @interface OfSomeGame {}
