package hearthside.drill;

import java.util.List;
import java.util.Random;

/// Spoils text that was well-formed, in the ways that break programs.
final class Mutations {
    private static final List<String> NASTY = List.of("null", "true", "-1", "0", "99999999999999999999", "1e999", "NaN", "\"\"", "[]", "{}",
            "\"\\u0000\"", "\"\\ud800\"", "[[[[[[[[[[[[[[[[", "{\"is\":", "\"is\":\"Play\"",
            "<script>alert(1)</script>", "' or 1=1 --", "../../../../etc/passwd", "%00%2e%2e%2f", "\u202e\uFFFF",
            "\r\n\r\nGET / HTTP/1.1\r\n", "{\"@class\":\"java.lang.Runtime\"}", "${jndi:ldap://127.0.0.1/x}", "A".repeat(3000));

    private Mutations() {}

    static String of(String text, Random random) {
        var spoilt = text;
        for (int times = 1 + random.nextInt(3); times > 0; times--) spoilt = once(spoilt, random);
        return spoilt;
    }

    private static String once(String text, Random random) {
        if (text.isEmpty()) return nasty(random);
        int from = random.nextInt(text.length()), to = Math.min(text.length(), from + 1 + random.nextInt(12));
        return switch (random.nextInt(9)) {
            case 0 -> text.substring(0, from);
            case 1 -> text.substring(0, from) + text.substring(to);
            case 2 -> text.substring(0, to) + text.substring(from);
            case 3 -> text.substring(0, from) + (char) random.nextInt(0x250) + text.substring(from);
            case 4 -> text.substring(0, from) + nasty(random) + text.substring(to);
            case 5 -> text.replaceFirst("\\d+", String.valueOf(random.nextLong()));
            case 6 -> text.replaceFirst("\"[A-Za-z]+\"", "\"" + Integer.toString(random.nextInt(), 36) + "\"");
            case 7 -> text + text;
            default -> text.replaceFirst(":[^,}]*", ":" + java.util.regex.Matcher.quoteReplacement(nasty(random)));
        };
    }

    private static String nasty(Random random) { return NASTY.get(random.nextInt(NASTY.size())); }
}
