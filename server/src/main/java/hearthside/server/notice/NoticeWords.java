package hearthside.server.notice;

import static java.nio.charset.StandardCharsets.UTF_8;

import hearthside.wire.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// What notices say in one language: `notices.<language>.json` beside this class. What a language lacks is said in English; the title of a
/// game is its own key.
final class NoticeWords {
    static final String ENGLISH = "en";
    /// The languages of the browser part (`web/src/words/languages.ts`) that are written.
    private static final Map<String, NoticeWords> ALL = all("en", "de", "fr", "es", "nl", "it", "pl", "pt-BR");

    private final Map<String, String> said;

    private NoticeWords(Map<String, String> said) { this.said = said; }

    private static Map<String, NoticeWords> all(String... languages) {
        var all = new LinkedHashMap<String, NoticeWords>();
        for (var language : languages) {
            var words = read(language);
            if (!words.isEmpty()) all.put(language, new NoticeWords(words));
        }
        return all;
    }

    private static Map<String, String> read(String language) {
        var words = new TreeMap<String, String>();
        try (var in = NoticeWords.class.getResourceAsStream("notices.%s.json".formatted(language))) {
            if (in == null) return words;
            var tree = Json.parse(new String(in.readAllBytes(), UTF_8));
            tree.propertyNames().forEach(key -> words.put(key, tree.get(key).stringValue()));
            return words;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<String> languages() { return List.copyOf(ALL.keySet()); }

    static NoticeWords in(String language) {
        var words = ALL.get(language);
        return words != null ? words : english();
    }

    private static NoticeWords english() {
        var english = ALL.get(ENGLISH);
        if (english == null) throw new IllegalStateException("The notices are not said in English.");
        return english;
    }

    String say(String key) {
        var own = said.get(key);
        return own != null ? own : english().said.getOrDefault(key, key);
    }
}
