package hearthside.codegen;

import hearthside.core.Game;
import hearthside.wire.Shape;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// The families and records of one game that are written as JSON.
public final class Types {
    private Types() {}

    public static Class<?> actions(Game<?, ?> game) { return game.info().actions(); }

    /// What happens is a sealed family named Event, beside the actions.
    public static Class<?> events(Game<?, ?> game) {
        return beside(game, "Event").orElseThrow(
                () -> new IllegalStateException("%s has no family of events".formatted(game.info().id())));
    }

    /// What a table shows beyond the view is a record named Facts, beside the actions, where a game has one.
    public static Optional<Class<?>> facts(Game<?, ?> game) { return beside(game, "Facts").filter(Class::isRecord); }

    private static Optional<Class<?>> beside(Game<?, ?> game, String name) {
        try {
            return Optional.of(Class.forName(game.info().actions().getPackageName() + "." + name));
        } catch (ClassNotFoundException _) {
            return Optional.empty();
        }
    }

    /// Everything a game says: actions, events, view, edition, facts, and all they are made of.
    public static List<Class<?>> all(Game<?, ?> game) {
        var all = new LinkedHashSet<Class<?>>();
        for (var root : List.of(actions(game), events(game), view(game), edition(game))) all.addAll(within(root));
        facts(game).ifPresent(facts -> all.addAll(within(facts)));
        return List.copyOf(all);
    }

    public static Class<?> view(Game<?, ?> game) { return game.info().position(); }

    public static Class<?> edition(Game<?, ?> game) { return game.info().edition().getClass(); }

    /// The name of a type within its game: `Action.Flip`, `View.Tree`, `Goods`.
    public static String name(Class<?> type) {
        var outer = type.getEnclosingClass();
        return outer == null ? type.getSimpleName() : name(outer) + "." + type.getSimpleName();
    }

    /// All records, families and enums that a type is made of, itself first.
    public static List<Class<?>> within(Class<?> root) {
        Set<Class<?>> met = new LinkedHashSet<>();
        var open = new ArrayDeque<Class<?>>(List.of(root));
        while (!open.isEmpty()) {
            var type = open.remove();
            if (!met.add(type)) continue;
            if (type.isSealed()) open.addAll(List.of(type.getPermittedSubclasses()));
            if (type.isRecord()) for (var field : Shape.fields(type)) reach(field.shape(), open);
        }
        return new ArrayList<>(met);
    }

    private static void reach(Shape shape, ArrayDeque<Class<?>> open) {
        switch (shape) {
            case Shape.ListOf list -> reach(list.of(), open);
            case Shape.MapOf map -> reach(map.of(), open);
            case Shape.Thing thing -> open.add(thing.type());
            case Shape.Family family -> open.add(family.type());
            case Shape.Choice choice -> open.add(choice.type());
            case Shape.Whole _,Shape.Decimal _,Shape.YesNo _,Shape.Text _,Shape.Whatever _ -> {}
        }
    }
}
