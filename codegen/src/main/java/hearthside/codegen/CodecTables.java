package hearthside.codegen;

import hearthside.core.Game;
import hearthside.core.Refusal;
import hearthside.core.Result;
import hearthside.games.Games;
import hearthside.wire.Shape;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// Tables for `hearthside.codec`, in plain Java: how each record is taken apart and put together. One constant a type, those it is made of
/// before it.
public final class CodecTables {
    private static final String PACKAGE = "hearthside.codec";

    private final String name;
    private final StringBuilder text = new StringBuilder();
    private final Set<Class<?>> told = new LinkedHashSet<>(), telling = new LinkedHashSet<>();

    private CodecTables(String name) {
        this.name = name;
        text.append("package %s;\n\n// Written by codegen when this was built.\n@SuppressWarnings(\"unchecked\")\npublic final class %s {\n"
                .formatted(PACKAGE, name));
        text.append("    private %s() {}\n\n".formatted(name));
    }

    /// Writes the tables of all games below a folder of sources.
    public static void main(String... args) throws IOException {
        var folder = Path.of(args[0], PACKAGE.replace('.', '/'));
        Files.createDirectories(folder);
        for (var file : files(Games.ALL).entrySet()) {
            var path = folder.resolve(file.getKey() + ".java");
            if (!Files.exists(path) || !Files.readString(path).equals(file.getValue())) Files.writeString(path, file.getValue());
        }
    }

    /// The sources by the name of the class.
    static Map<String, String> files(List<Game<?, ?>> games) {
        var files = new LinkedHashMap<String, String>();
        var core = new CodecTables("CoreTables");
        for (var type : List.of(Result.class, Refusal.class)) core.tell(type);
        files.put(core.name, core.end());
        for (var game : games) files.computeIfAbsent(table(game), name -> new CodecTables(name).whole(game));
        files.put("Codecs", codecs(games));
        return files;
    }

    /// Games that share their records share their table.
    private static String table(Game<?, ?> game) { return Types.edition(game).getSimpleName().replace("Edition", "") + "Tables"; }

    private String whole(Game<?, ?> game) {
        for (var type : Types.all(game)) tell(type);
        text.append("    static final GameCodec<%s> CODEC = GameCodec.of(%s, %s, %s, %s, %s);\n".formatted(
                Types.actions(game).getCanonicalName(), constant(Types.actions(game)), constant(Types.events(game)),
                constant(Types.view(game)), constant(Types.edition(game)), Types.facts(game).map(CodecTables::constant).orElse("null")));
        return end();
    }

    private String end() { return text.append("}\n").toString(); }

    private static String codecs(List<Game<?, ?>> games) {
        var text = new StringBuilder("package %s;\n\n".formatted(PACKAGE));
        text.append("/// The codec of each game there is. Written by codegen when this was built.\npublic final class Codecs {\n");
        text.append("    private Codecs() {}\n\n    @SuppressWarnings(\"unchecked\") // the table is that of this game\n");
        text.append("    public static <A> GameCodec<A> of(hearthside.core.Game<?, A> game) {\n");
        text.append("        return (GameCodec<A>) switch (game.info().id()) {\n");
        for (var game : games) text.append("            case \"%s\" -> %s.CODEC;\n".formatted(game.info().id(), table(game)));
        text.append("            default -> throw new IllegalArgumentException(game.info().id());\n        };\n    }\n}\n");
        return text.toString();
    }

    private void tell(Class<?> type) {
        if (told.contains(type) || !telling.add(type)) return;
        var own = type.getCanonicalName();
        var body = type.isEnum() ? "Types.word(%s.values())".formatted(own) : type.isSealed() ? family(type) : thing(type, own);
        text.append(
                "    public static final %s<%s> %s = %s;\n".formatted(Shape.isMember(type) ? "Types.Member" : "Type", own, constant(type),
                        body));
        told.add(type);
    }

    private String family(Class<?> type) {
        var members = List.of(type.getPermittedSubclasses());
        members.forEach(this::tell);
        return "Types.family(%s)".formatted(members.stream().map(CodecTables::constant).collect(Collectors.joining(", ")));
    }

    private String thing(Class<?> type, String own) {
        var arguments = new ArrayList<String>();
        var parts = new ArrayList<String>();
        var fields = Shape.fields(type);
        for (int i = 0; i < fields.size(); i++) {
            var field = fields.get(i);
            parts.add(",\n            Types.%s(\"%s\", %s, %s::%s)".formatted(field.nullable() ? "orNull" : "part", field.name(),
                    name(field.shape()), own, field.name()));
            arguments.add("(%s) v[%d]".formatted(cast(type.getRecordComponents()[i]), i));
        }
        var make = "v -> new %s(%s)".formatted(own, String.join(", ", arguments));
        return Shape.isMember(type)
                ? "Types.member(%s.class, \"%s\", %s%s)".formatted(own, type.getSimpleName(), make, String.join("", parts))
                : "Types.thing(%s%s)".formatted(make, String.join("", parts));
    }

    private static String cast(RecordComponent component) { return component.getGenericType().getTypeName().replace('$', '.'); }

    private String name(Shape shape) {
        return switch (shape) {
            case Shape.Whole whole -> whole.wide() ? "Types.WIDE" : "Types.WHOLE";
            case Shape.Decimal _ -> "Types.DECIMAL";
            case Shape.YesNo _ -> "Types.TRUTH";
            case Shape.Text _ -> "Types.TEXT";
            case Shape.Whatever _ -> throw new IllegalStateException("%s: what may be anything has no table".formatted(name));
            case Shape.ListOf list -> "Types.listOf(%s)".formatted(name(list.of()));
            case Shape.MapOf map -> "Types.mapOf(%s)".formatted(name(map.of()));
            case Shape.Choice choice -> refer(choice.type());
            case Shape.Thing thing -> refer(thing.type());
            case Shape.Family family -> refer(family.type());
        };
    }

    /// A type that is made of itself is looked up when it is needed.
    private String refer(Class<?> type) {
        tell(type);
        return told.contains(type) ? constant(type) : "Types.later(() -> %s.%s)".formatted(name, constant(type));
    }

    /// `Action.AskMammoth` is ACTION_ASK_MAMMOTH.
    private static String constant(Class<?> type) {
        return Types.name(type).replace('.', '_').replaceAll("([a-z])([A-Z])", "$1_$2").toUpperCase(Locale.ROOT);
    }
}
