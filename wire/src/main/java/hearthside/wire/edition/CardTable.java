package hearthside.wire.edition;

import hearthside.core.Edition;
import hearthside.core.input.BadInput;
import hearthside.wire.Json;
import hearthside.wire.Shape;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// One list of an edition as a table, for table programs: a row for each card, a column for each of its numbers. A part of a card has a
/// column for each of its own (`leader.cost`); where a card may have one of several things (`effect`), a column says which, and only the
/// columns that it has are filled in. Several words in one cell stand between bars.
public final class CardTable {
    private static final String BAR = "|", IS = "is", ALONE = "value";
    private static final String CALCULATES = "=+-@"; // a text that begins so would be worked out by the table program

    /// @param type null where a column says which of a family it is
    private record Column(String path, @Nullable Shape type, boolean nullable) {}

    private final String list;
    private final Shape element;
    private final Map<String, Column> columns = new LinkedHashMap<>();

    private CardTable(String list, Shape element) {
        this.list = list;
        this.element = element;
        if (element instanceof Shape.Thing(var type)) lay(type, "");
        else columns.put(ALONE, new Column(ALONE, element, false));
    }

    /// The lists of an edition that can be told as a table.
    public static List<String> lists(Class<? extends Edition> edition) {
        return Shape.fields(edition).stream().filter(field -> field.shape() instanceof Shape.ListOf).map(Shape.Field::name).toList();
    }

    public static CardTable of(Class<? extends Edition> edition, String list) {
        for (var field : Shape.fields(edition))
            if (field.name().equals(list) && field.shape() instanceof Shape.ListOf(var of, var _)) return new CardTable(list, of);
        throw new BadInput("--list", "There is no list \"%s\"; there are %s.".formatted(list, String.join(", ", lists(edition))));
    }

    private void lay(Class<?> type, String at) {
        for (var field : Shape.fields(type)) lay(field.shape(), at + field.name(), field.nullable());
    }

    private void lay(Shape shape, String path, boolean nullable) {
        switch (shape) {
            case Shape.Thing thing -> lay(thing.type(), path + ".");
            case Shape.Family family -> {
                columns.put(path, new Column(path, null, nullable));
                for (var member : family.members()) lay(member, path + ".");
            }
            case Shape.Whole _,Shape.Decimal _,Shape.YesNo _,Shape.Text _,Shape.Choice _,Shape.ListOf _,Shape.MapOf _,Shape.Whatever _ ->
                columns.putIfAbsent(path, new Column(path, shape, nullable));
        }
    }

    public String write(JsonNode edition) {
        var rows = new ArrayList<List<String>>();
        rows.add(List.copyOf(columns.keySet()));
        for (var card : edition.path(list))
            rows.add(columns.values().stream().map(column -> cell(column, find(card, column))).toList());
        return Csv.write(rows);
    }

    private JsonNode find(JsonNode card, Column column) {
        if (!(element instanceof Shape.Thing)) return card;
        var here = card;
        for (var step : column.path.split("\\.", -1)) here = here.path(step);
        return column.type == null ? here.path(IS) : here;
    }

    private static String cell(Column column, JsonNode value) {
        if (value.isMissingNode() || value.isNull()) return "";
        if (value instanceof ArrayNode items && column.type instanceof Shape.ListOf(var of, var _) && isPlain(of))
            return items.valueStream().map(CardTable::plain).collect(Collectors.joining(" " + BAR + " "));
        if (value.isContainer()) return Json.write(value);
        var text = plain(value);
        return column.type instanceof Shape.Text && !text.isEmpty() && CALCULATES.indexOf(text.charAt(0)) >= 0 ? "'" + text : text;
    }

    private static String plain(JsonNode value) { return value.isString() ? value.stringValue() : Json.write(value); }

    private static boolean isPlain(Shape shape) {
        return switch (shape) {
            case Shape.Thing _,Shape.Family _,Shape.ListOf _,Shape.MapOf _,Shape.Whatever _ -> false;
            case Shape.Whole _,Shape.Decimal _,Shape.YesNo _,Shape.Text _,Shape.Choice _ -> true;
        };
    }

    /// The edition with this list as a table tells it. Whether it can be played is not asked here.
    public JsonNode read(JsonNode edition, String table) {
        var rows = Csv.read(table);
        if (rows.isEmpty()) throw new BadInput("", "The table is empty; its first row names the columns.");
        var names = rows.getFirst();
        for (var name : names)
            if (!columns.containsKey(name)) throw new BadInput(name, "There is no such column; known are %s.".formatted(known()));
        for (var name : columns.keySet()) if (!names.contains(name)) throw new BadInput(name, "This column is missing.");
        var whole = ((ObjectNode) edition).deepCopy();
        var cards = whole.putArray(list);
        for (int row = 1; row < rows.size(); row++) {
            var cells = new LinkedHashMap<String, String>();
            for (int i = 0; i < names.size(); i++) cells.put(names.get(i), i < rows.get(row).size() ? rows.get(row).get(i) : "");
            cards.add(element instanceof Shape.Thing(var type)
                    ? card(type, "", cells)
                    : value(element, cells.getOrDefault(ALONE, ""), false));
        }
        return whole;
    }

    private String known() { return String.join(", ", columns.keySet()); }

    private static ObjectNode card(Class<?> type, String at, Map<String, String> cells) {
        var card = Json.object();
        if (Shape.isMember(type)) card.put(IS, type.getSimpleName());
        for (var field : Shape.fields(type)) card.set(field.name(), part(field, at + field.name(), cells));
        return card;
    }

    private static JsonNode part(Shape.Field field, String path, Map<String, String> cells) {
        var cell = cells.getOrDefault(path, "");
        return switch (field.shape()) {
            case Shape.Thing(var type) -> card(type, path + ".", cells);
            case Shape.Family family ->
                family.members().stream().filter(member -> member.getSimpleName().equalsIgnoreCase(cell)).findFirst()
                        .map(member -> (JsonNode) card(member, path + ".", cells))
                        .orElseGet(() -> field.nullable() && cell.isEmpty() ? Json.tree(null) : Json.object().put(IS, cell));
            case Shape.Whole _,Shape.Decimal _,Shape.YesNo _,Shape.Text _,Shape.Choice _,Shape.ListOf _,Shape.MapOf _,Shape.Whatever _ ->
                value(field.shape(), cell, field.nullable());
        };
    }

    /// What a cell says; what does not fit stays as it is, and is complained about when the edition is read.
    private static JsonNode value(Shape shape, String cell, boolean nullable) {
        if (nullable && cell.isEmpty()) return Json.tree(null);
        return switch (shape) {
            case Shape.Whole _ ->
                cell.matches("-?\\d{1,9}(\\.0+)?") ? Json.tree(Integer.parseInt(cell.replaceFirst("\\..*", ""))) : loose(cell);
            case Shape.Decimal _ -> cell.matches("-?\\d{1,18}(\\.\\d{1,18})?") ? Json.tree(Double.parseDouble(cell)) : loose(cell);
            case Shape.YesNo _ -> switch (cell.toLowerCase(Locale.ROOT)) {
                case "true", "yes", "1" -> Json.tree(true);
                case "false", "no", "0", "" -> Json.tree(false);
                default -> loose(cell);
            };
            case Shape.Text _ -> Json.tree(cell.length() > 1 && cell.charAt(0) == '\'' && CALCULATES.indexOf(cell.charAt(1)) >= 0
                    ? cell.substring(1)
                    : cell);
            case Shape.Choice _ -> loose(cell);
            case Shape.ListOf(var of, var _) when isPlain(of) -> {
                var items = Json.list();
                if (!cell.isBlank()) for (var item : cell.split("\\|", -1)) items.add(value(of, item.strip(), false));
                yield items;
            }
            case Shape.Thing _,Shape.Family _,Shape.ListOf _,Shape.MapOf _,Shape.Whatever _ ->
                cell.isBlank() ? Json.tree(null) : Json.parse(cell);
        };
    }

    private static JsonNode loose(String cell) { return cell.isEmpty() ? Json.tree(null) : Json.tree(cell); }
}
