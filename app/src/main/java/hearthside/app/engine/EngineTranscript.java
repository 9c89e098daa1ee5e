package hearthside.app.engine;

import hearthside.wire.Editions;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The lines shown in a page: after each request `→ …` stand the answers `← …`, and they are what the engine really says.
/// A session goes on from block to block. A `…` in a request stands for the last block of JSON. Where an answer is shortened with `…`, the parts that are shown must stand in it in this order.
public final class EngineTranscript {
    private EngineTranscript() {}

    /// The page with each answer as the engine gives it now. Shortened answers that still hold stay as they are.
    public static String rewritten(Path page) {
        var engine = new Engine();
        var lines = Editions.text(page).lines().toList();
        var written = new ArrayList<String>();
        var block = new StringBuilder();
        boolean inBlock = false;
        for (int i = 0; i < lines.size();) {
            var line = lines.get(i++);
            written.add(line);
            if (line.startsWith("```")) {
                inBlock = line.equals("```json");
                if (inBlock) block.setLength(0);
            } else if (inBlock) {
                block.append(line.strip());
            }
            if (!line.startsWith("→ ")) continue;
            var shown = new ArrayList<String>();
            while (i < lines.size() && lines.get(i).startsWith("← ")) shown.add(lines.get(i++).substring(2));
            var said = engine.answer(line.substring(2).replace("…", block)).lines().toList();
            for (int k = 0; k < said.size(); k++)
                written.add("← " + (k < shown.size() && holds(shown.get(k), said.get(k)) ? shown.get(k) : said.get(k)));
        }
        return String.join("\n", written) + "\n";
    }

    /// Whether an answer, perhaps shortened, is what was said.
    static boolean holds(String shown, String said) {
        var parts = List.of(shown.split("…", -1));
        int at = 0;
        for (int i = 0; i < parts.size(); i++) {
            int found = said.indexOf(parts.get(i), at);
            if (found < 0 || i == 0 && found != 0) return false;
            at = found + parts.get(i).length();
        }
        return parts.size() == 1 ? shown.equals(said) : said.endsWith(parts.getLast());
    }
}
