package hearthside.codegen;

import hearthside.wire.Editions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/// What the sources say about a record and its components: the comments above it.
public final class Words {
    private static final Pattern LINK = Pattern.compile("\\[#?([A-Za-z]+)]");

    /// @param text   what it is
    /// @param fields what its components are, as far as that is said
    public record Said(String text, Map<String, String> fields) {}

    private final Path sources;
    private final Map<String, List<String>> files = new HashMap<>();

    /// @param root where the repository lies
    public Words(Path root) { sources = root.resolve("games/src/main/java"); }

    public Said of(Class<?> type) {
        var lines = files.computeIfAbsent(file(type), name -> Editions.text(sources.resolve(name)).lines().toList());
        var head = Pattern.compile("\\b(record|enum|interface) %s\\b".formatted(type.getSimpleName()));
        for (int i = 0; i < lines.size(); i++)
            if (head.matcher(lines.get(i)).find() && !lines.get(i).strip().startsWith("//")) return said(above(lines, i));
        return new Said("", Map.of());
    }

    private static String file(Class<?> type) {
        var top = type;
        while (top.getEnclosingClass() != null) top = top.getEnclosingClass();
        return top.getName().replace('.', '/') + ".java";
    }

    private static List<String> above(List<String> lines, int at) {
        int first = at;
        while (first > 0 && (lines.get(first - 1).strip().startsWith("///") || lines.get(first - 1).strip().startsWith("@"))) first--;
        return lines.subList(first, at).stream().map(String::strip).filter(line -> line.startsWith("///"))
                .map(line -> line.substring(3).strip()).toList();
    }

    private static Said said(List<String> comment) {
        var text = new ArrayList<String>();
        var fields = new LinkedHashMap<String, String>();
        String field = "";
        for (var line : String.join("\n", comment).replace("; @param", "\n@param").lines().toList()) {
            if (line.startsWith("@param ")) {
                var parts = line.substring(7).strip().split("\\s+", 2);
                field = parts[0];
                fields.put(field, parts.length > 1 ? plain(parts[1]) : "");
            } else if (!field.isEmpty()) {
                fields.merge(field, plain(line), (before, more) -> before + " " + more);
            } else if (!line.isBlank()) {
                text.add(plain(line));
            }
        }
        return new Said(String.join(" ", text), fields);
    }

    private static String plain(String text) { return LINK.matcher(text).replaceAll("$1").replace("|", "\\|").strip(); }
}
