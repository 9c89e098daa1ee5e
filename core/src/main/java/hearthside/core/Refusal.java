package hearthside.core;

import java.util.List;

/// Why something is not allowed: the number of the rule, and a sentence for people.
///
/// The sentence is the key under which translations find it, so what varies stands apart: `{0}`, `{1}`… are filled from `with`.
public record Refusal(String rule, String sentence, List<String> with) {

    public Refusal {
        with = List.copyOf(with);
    }

    public static Refusal of(String rule, String sentence, Object... with) {
        return new Refusal(rule, sentence, java.util.Arrays.stream(with).map(String::valueOf).toList());
    }

    /// The sentence with its gaps filled.
    public String text() {
        var text = sentence;
        for (int i = 0; i < with.size(); i++) text = text.replace("{" + i + "}", with.get(i));
        return text;
    }
}
