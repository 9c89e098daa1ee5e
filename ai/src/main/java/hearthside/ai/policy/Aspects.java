package hearthside.ai.policy;

import java.util.ArrayList;
import java.util.List;

/// What can be said of an option in words: `Place`, `Place location=FOREST`, `Place figures=3`, and all of it together. So no game says
/// what its options are like, and any number of them can be compared.
public final class Aspects {
    private Aspects() {}

    /// @param action a record; its words are those it writes itself with
    public static List<String> of(Object action) {
        var text = action.toString();
        int open = text.indexOf('[');
        if (open < 0) return List.of(text);
        var kind = text.substring(0, open);
        var aspects = new ArrayList<String>();
        aspects.add(kind);
        int from = open + 1, depth = 0, parts = 0;
        for (int i = from; i < text.length(); i++) {
            char sign = text.charAt(i);
            if (sign == '[' || sign == '{') depth++;
            boolean isEnd = depth == 0 && (sign == ',' || sign == ']');
            if (sign == ']' || sign == '}') depth--;
            if (!isEnd || i == from) continue;
            aspects.add(kind + ' ' + text.substring(from, i).strip());
            from = i + 1;
            parts++;
        }
        if (parts > 1) aspects.add(text);
        return aspects.stream().map(aspect -> aspect.replace(' ', '_')).toList();
    }
}
