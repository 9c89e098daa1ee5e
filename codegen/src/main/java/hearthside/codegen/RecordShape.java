package hearthside.codegen;

import hearthside.core.Game;
import hearthside.wire.Json;
import hearthside.wire.Shape;
import java.util.LinkedHashMap;
import java.util.Map;

/// What an edition or a position is made of, for the forms of the workshop and of the analysis in the browser: every record with its
/// components, every family with its members, every enum with its words.
public final class RecordShape {
    private RecordShape() {}

    public static String ofEdition(Game<?, ?> game) { return of(Types.edition(game)); }

    /// Components that follow from the rest say so.
    public static String ofPosition(Game<?, ?> game) { return of(Types.view(game)); }

    private static String of(Class<?> root) {
        var types = new LinkedHashMap<String, Object>();
        for (var type : Types.within(root)) types.put(Types.name(type), type(type));
        var shape = new LinkedHashMap<String, Object>();
        shape.put("root", Types.name(root));
        shape.put("types", types);
        return Json.writePretty(shape) + "\n";
    }

    private static Map<String, Object> type(Class<?> type) {
        return switch (Shape.of(type)) {
            case Shape.Choice choice -> Map.of("words", choice.words());
            case Shape.Family family -> Map.of("members", family.members().stream().map(Types::name).toList());
            case Shape.Thing _,Shape.Whole _,Shape.Decimal _,Shape.YesNo _,Shape.Text _,Shape.ListOf _,Shape.MapOf _,Shape.Whatever _ -> {
                var fields = new LinkedHashMap<String, Object>();
                for (var field : Shape.fields(type)) {
                    var told = shape(field.shape(), field.nullable());
                    if (field.derived()) told.put("derived", true);
                    fields.put(field.name(), told);
                }
                var record = new LinkedHashMap<String, Object>();
                if (Shape.isMember(type)) record.put("is", type.getSimpleName());
                record.put("fields", fields);
                yield record;
            }
        };
    }

    private static Map<String, Object> shape(Shape shape, boolean nullable) {
        var told = new LinkedHashMap<String, Object>();
        switch (shape) {
            case Shape.Whole _ -> told.put("is", "whole");
            case Shape.Decimal _ -> told.put("is", "decimal");
            case Shape.YesNo _ -> told.put("is", "flag");
            case Shape.Text _ -> told.put("is", "text");
            case Shape.Choice choice -> named(told, "choice", choice.type());
            case Shape.Thing thing -> named(told, "thing", thing.type());
            case Shape.Family family -> named(told, "family", family.type());
            case Shape.ListOf list -> {
                told.put("is", "list");
                told.put("of", shape(list.of(), list.nullable()));
            }
            case Shape.MapOf _,Shape.Whatever _ ->
                throw new IllegalStateException("there is no form for this; editions and positions are lists and records");
        }
        if (nullable) told.put("nullable", true);
        return told;
    }

    private static void named(Map<String, Object> told, String is, Class<?> type) {
        told.put("is", is);
        told.put("type", Types.name(type));
    }
}
