package hearthside.wire.edition;

import hearthside.core.input.BadInput;
import java.util.ArrayList;
import java.util.List;

/// Rows of cells as table programs write them (RFC 4180). Cells are parted by commas, or as some programs do it by semicolons or tabs:
/// the first line shows which.
final class Csv {
    private static final char QUOTE = '"', MARK = '\uFEFF'; // some programs begin a file with a mark

    private final String text;
    private final char between;
    private int at;

    private Csv(String text) {
        this.text = text.isEmpty() || text.charAt(0) != MARK ? text : text.substring(1);
        var first = this.text.lines().findFirst().orElse("");
        between = first.indexOf('\t') >= 0 ? '\t' : first.indexOf(';') >= 0 && first.indexOf(',') < 0 ? ';' : ',';
    }

    static String write(List<List<String>> rows) {
        var out = new StringBuilder();
        for (var row : rows) {
            for (int i = 0; i < row.size(); i++) {
                if (i > 0) out.append(',');
                out.append(quoted(row.get(i)));
            }
            out.append("\r\n");
        }
        return out.toString();
    }

    private static String quoted(String cell) {
        return cell.chars().anyMatch(c -> c == QUOTE || c == ',' || c == ';' || c == '\n' || c == '\r') || !cell.strip().equals(cell)
                ? QUOTE + cell.replace("\"", "\"\"") + QUOTE
                : cell;
    }

    /// All rows that are not empty.
    static List<List<String>> read(String text) {
        var csv = new Csv(text);
        var rows = new ArrayList<List<String>>();
        while (csv.at < csv.text.length()) {
            var row = csv.row();
            if (row.stream().anyMatch(cell -> !cell.isEmpty())) rows.add(row);
        }
        return rows;
    }

    private List<String> row() {
        var row = new ArrayList<String>();
        for (;;) {
            row.add(cell());
            if (at >= text.length()) return row;
            char end = text.charAt(at++);
            if (end == between) continue;
            if (end == '\r' && at < text.length() && text.charAt(at) == '\n') at++;
            return row;
        }
    }

    /// Up to what ends it.
    private String cell() {
        if (at >= text.length() || text.charAt(at) != QUOTE) {
            int from = at;
            while (at < text.length() && text.charAt(at) != between && text.charAt(at) != '\n' && text.charAt(at) != '\r') at++;
            return text.substring(from, at).strip();
        }
        var cell = new StringBuilder();
        at++;
        while (at < text.length()) {
            char next = text.charAt(at++);
            if (next != QUOTE) {
                cell.append(next);
            } else if (at < text.length() && text.charAt(at) == QUOTE) {
                cell.append(QUOTE);
                at++;
            } else {
                while (at < text.length() && text.charAt(at) == ' ') at++;
                return cell.toString();
            }
        }
        throw new BadInput("", "A cell of the table begins with a quotation mark and has none at its end.");
    }
}
