package hearthside.ai.coach;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Something that is true of this moment and worth knowing.
///
/// @param key  of its sentence: `hut`
/// @param gaps what fills the sentence: numbers, or `@` and the key of a word
/// @param look what to point at, by the name that the browser has for it
public record Remark(String key, Map<String, String> gaps, List<String> look) {
    public Remark {
        gaps = Map.copyOf(gaps);
        look = List.copyOf(look);
    }

    public static Remark of(String key, String... look) { return new Remark(key, Map.of(), List.of(look)); }

    /// The same with a number in its sentence.
    public Remark with(String gap, int number) { return with(gap, Integer.toString(number)); }

    public Remark with(String gap, String word) {
        var all = new HashMap<>(gaps);
        all.put(gap, word);
        return new Remark(key, all, look);
    }
}
