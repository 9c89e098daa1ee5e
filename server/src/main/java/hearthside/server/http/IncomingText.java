package hearthside.server.http;

import hearthside.core.input.BadInput;
import hearthside.wire.Json;
import io.javalin.http.Context;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/// Every text that comes in has a maximum length and holds nothing that a database cannot keep: no NUL, and no half of a character.
/// What a name, a remark or a passphrase may be is said where it is used; this is the door before all of them.
final class IncomingText {
    private static final int MOST = 1000;
    private static final int IN_POSITION = 200;
    private static final int KEY = 100;
    private static final int PATH = 500;
    private static final int ORIGIN = 300;
    private static final int DEPTH = 100;
    /// What may be longer: what a passkey signs, the address of a push service, and the header of a journal, which may hold an edition. A
    /// position has words in it, and nothing to tell.
    private static final Map<String, Integer> OTHERWISE = Map.of("credential", 16_384, "endpoint", 2000, "webhook", 2000, "header", 65_536,
            "position", IN_POSITION);

    private static final Pattern ESCAPED = Pattern.compile("(?:[^%]|%[0-9A-Fa-f]{2})*+");

    private IncomingText() {}

    /// JSON whose texts can be used. Throws [BadInput].
    static JsonNode json(String text) {
        var tree = Json.parse(text);
        check(tree, "", MOST, 0);
        return tree;
    }

    private static void check(JsonNode node, String field, int most, int depth) {
        if (depth > DEPTH) throw new BadInput("", "This is nested too deeply.");
        if (node.isString()) check(node.stringValue(), field, most);
        else if (node.isArray()) for (int i = 0; i < node.size(); i++) check(node.get(i), "%s[%d]".formatted(field, i), most, depth + 1);
        else if (node.isObject()) node.properties().forEach(member -> {
            var key = member.getKey();
            check(key, field, KEY);
            check(member.getValue(), field.isEmpty() ? key : field + "." + key,
                    depth == 0 ? OTHERWISE.getOrDefault(key, MOST) : most, depth + 1);
        });
    }

    private static void check(String text, String field, int most) {
        if (text.length() > most) throw new BadInput(field, "This text is too long.");
        for (int i = 0; i < text.length(); i++)
            if (isUnusable(text, i)) throw unusable(field);
    }

    private static BadInput unusable(String field) { return new BadInput(field, "This text has a character that cannot be kept."); }

    private static boolean isUnusable(String text, int i) {
        char c = text.charAt(i);
        if (Character.isHighSurrogate(c)) return i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
        return c == 0 || Character.isLowSurrogate(c) && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1)));
    }

    /// Whether what is written with `%` can be read: whoever routes a call or a socket would stumble over the rest.
    static boolean isReadable(String path) { return ESCAPED.matcher(path).matches(); }

    /// Where a call goes, and what it asks for.
    static void check(Context ctx) {
        check(ctx.path(), "path", PATH);
        if (ctx.path().contains("%00")) throw unusable("path");
        ctx.queryParamMap().forEach((key, values) -> {
            check(key, "query", KEY);
            values.forEach(value -> check(value, key, IN_POSITION));
        });
        var origin = ctx.header("Origin");
        if (origin != null) check(origin, "origin", ORIGIN);
        check(Objects.requireNonNullElse(ctx.header("Host"), ""), "host", ORIGIN);
    }
}
