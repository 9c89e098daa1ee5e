package hearthside.codegen;

import hearthside.core.Game;
import hearthside.wire.Shape;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// Records as types for the browser, under the names they have in Java: `View`, `View.Tree`, `Action.Flip`, `Goods`.
/// They are aliases, not interfaces: only aliases fit where any object is taken.
public final class TypeScript {
    private static final int WIDTH = 100; // a longer record has a line for each component, so that a change shows as one

    private final StringBuilder text = new StringBuilder("// Written by ./hearthside codegen from the records; do not edit.\n");
    private final Map<Class<?>, List<Class<?>>> inside = new LinkedHashMap<>(); // by the type they are declared in

    private final Set<Class<?>> sent; // of what a browser sends, what may be missing may be left out

    private TypeScript(Set<Class<?>> sent) { this.sent = sent; }

    /// All that one game says. A game that has the types of another, which stands before it in the list, names that one.
    public static String of(Game<?, ?> game, List<Game<?, ?>> games) {
        var first = games.stream().filter(each -> Types.view(each) == Types.view(game)).findFirst().orElse(game);
        if (!first.equals(game))
            return new TypeScript(Set.of()).line("export type * from './%s';".formatted(first.info().id())).text.toString();
        return of(Types.all(game), Set.of()).line("export type Edition = %s;".formatted(Types.name(Types.edition(game))))
                .line(Types.facts(game).isPresent() ? "" : "export type Facts = never; // nothing is said about a view beside it").text
                .toString().stripTrailing() + "\n";
    }

    /// All that is said between the house and a browser.
    ///
    /// @param told what a browser is told
    /// @param sent what it sends
    public static String ofProtocol(Collection<Class<?>> told, Collection<Class<?>> sent) {
        var all = new LinkedHashSet<Class<?>>();
        for (var root : told) all.addAll(Types.within(root));
        var onlySent = new LinkedHashSet<Class<?>>();
        for (var root : sent) onlySent.addAll(Types.within(root));
        onlySent.removeAll(all);
        all.addAll(onlySent);
        var names = all.stream().collect(Collectors.groupingBy(Types::name));
        names.forEach((name, types) -> {
            if (types.size() > 1) throw new IllegalStateException("%s is said of %s.".formatted(name, types));
        });
        return of(all, onlySent)
                .line("/** An action or an event of some game. */\nexport type Tagged = { is: string; [field: string]: unknown };").text
                .toString();
    }

    private static TypeScript of(Collection<Class<?>> types, Set<Class<?>> sent) {
        var script = new TypeScript(sent);
        for (var type : types) script.place(type);
        for (var top : List.copyOf(script.inside.keySet()))
            if (top.getEnclosingClass() == null) script.declare(top, types, "");
        return script;
    }

    private void place(Class<?> type) {
        inside.computeIfAbsent(type, _ -> new ArrayList<>());
        var outer = type.getEnclosingClass();
        if (outer == null) return;
        place(outer);
        var siblings = inside.getOrDefault(outer, List.of());
        if (!siblings.contains(type)) siblings.add(type);
    }

    /// A type, and then what is declared inside it. What only holds others, such as an interface, is no type itself.
    private void declare(Class<?> type, Collection<Class<?>> wanted, String indent) {
        if (wanted.contains(type)) line("%sexport type %s =%s;".formatted(indent, type.getSimpleName(), body(type, indent)));
        var nested = inside.getOrDefault(type, List.of());
        if (nested.isEmpty()) return;
        line("%sexport namespace %s {".formatted(indent, type.getSimpleName()));
        for (var each : nested) declare(each, wanted, indent + "  ");
        line("%s}".formatted(indent));
    }

    private String body(Class<?> type, String indent) {
        var shape = Shape.of(type);
        if (shape instanceof Shape.Choice choice) return union(choice.words().stream().map("'%s'"::formatted).toList(), indent);
        if (shape instanceof Shape.Family family) return union(family.members().stream().map(Types::name).toList(), indent);
        return object(type, indent);
    }

    private static String union(List<String> parts, String indent) {
        return parts.stream().map(part -> "\n%s  | %s".formatted(indent, part)).collect(Collectors.joining());
    }

    private String object(Class<?> type, String indent) {
        var fields = new ArrayList<String>();
        if (Shape.isMember(type)) fields.add("is: '%s'".formatted(type.getSimpleName()));
        for (var field : Shape.fields(type))
            fields.add("%s%s: %s".formatted(field.name(), field.nullable() && sent.contains(type) ? "?" : "",
                    orNull(name(field.shape()), field.nullable())));
        if (fields.isEmpty()) return " { [none: string]: never }";
        var inOne = " { %s }".formatted(String.join("; ", fields));
        if (inOne.length() <= WIDTH) return inOne;
        return " {%s\n%s}".formatted(fields.stream().map(field -> "\n%s  %s;".formatted(indent, field)).collect(Collectors.joining()),
                indent);
    }

    private static String orNull(String name, boolean nullable) { return nullable ? name + " | null" : name; }

    private static String name(Shape shape) {
        return switch (shape) {
            case Shape.Whole _,Shape.Decimal _ -> "number";
            case Shape.YesNo _ -> "boolean";
            case Shape.Text _ -> "string";
            case Shape.Whatever(boolean tagged) -> tagged ? "Tagged" : "unknown";
            case Shape.Choice choice -> Types.name(choice.type());
            case Shape.ListOf list -> list.nullable() ? "(%s | null)[]".formatted(name(list.of())) : name(list.of()) + "[]";
            case Shape.MapOf map -> "{ [key: string]: %s }".formatted(name(map.of()));
            case Shape.Thing thing -> Types.name(thing.type());
            case Shape.Family family -> Types.name(family.type());
        };
    }

    private TypeScript line(String line) {
        text.append(line).append('\n');
        return this;
    }
}
