package hearthside.server.identity;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/// What a name looks like: two names with the same shape cannot be told apart at a glance.
///
/// After the skeletons of UTS 39, for names: marks, blanks, signs and what cannot be seen count for nothing, letters of other scripts
/// that look like Latin ones count as those (`confusables.txt`, from the data of Unicode), and so do I, l, 1 and i; 0 and O; rn and m.
final class LookAlike {
    private static final Map<Integer, String> LATIN = read();
    private static final Pattern NOTHING = Pattern.compile("[^\\p{L}\\p{N}]");

    private LookAlike() {}

    private static Map<Integer, String> read() {
        try (var in = LookAlike.class.getResourceAsStream("confusables.txt")) {
            if (in == null) throw new IllegalStateException("confusables.txt is missing in this build");
            var all = new HashMap<Integer, String>();
            for (var line : new String(in.readAllBytes(), UTF_8).lines().toList()) {
                int gap = line.indexOf(' ');
                line.substring(gap + 1).codePoints().forEach(letter -> all.put(letter, line.substring(0, gap)));
            }
            return Map.copyOf(all);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String shape(String name) {
        var latin = new StringBuilder();
        plain(name).codePoints().forEach(letter -> {
            var like = LATIN.get(letter);
            if (like == null) latin.appendCodePoint(letter);
            else latin.append(like);
        });
        return plain(latin.toString().toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT)).replace('0', 'o').replace('1', 'l')
                .replace('i', 'l').replace("rn", "m").replace("vv", "w");
    }

    private static String plain(String text) { return NOTHING.matcher(Normalizer.normalize(text, Normalizer.Form.NFKD)).replaceAll(""); }
}
