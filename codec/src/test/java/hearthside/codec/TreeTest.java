package hearthside.codec;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.chance.Chance;
import hearthside.games.Games;
import hearthside.wire.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Text becomes the same tree as in `wire`, or is refused with the same sentence, down to line and column.
class TreeTest {
    private static final Path RESOURCES = Path.of(System.getProperty("hearthside.root", ".."), "games/src/test/resources");

    private static void same(String text) {
        var expected = UnfitTest.outcome(() -> tree(Json.parse(text)));
        var found = UnfitTest.outcome(() -> plain(Tree.parse(text)));
        assertThat(found).as(text.substring(0, Math.min(200, text.length()))).isEqualTo(expected);
    }

    private static Tree tree(JsonNode node) {
        if (node.isNull()) return new Tree.Nothing();
        if (node.isBoolean()) return new Tree.Truth(node.booleanValue());
        if (node.isString()) return new Tree.Text(node.stringValue());
        if (node.isArray()) return new Tree.Items(node.valueStream().map(TreeTest::tree).toList());
        if (node.isObject()) {
            var fields = new LinkedHashMap<String, Tree>();
            node.properties().forEach(field -> fields.put(field.getKey(), tree(field.getValue())));
            return new Tree.Fields(fields);
        }
        return new Tree.Digits(node.isIntegralNumber() ? node.toString() : "%s".formatted(node.doubleValue()));
    }

    /// The library has forgotten how a fraction was written.
    private static Tree plain(Tree tree) {
        return switch (tree) {
            case Tree.Digits number -> new Tree.Digits(number.shown());
            case Tree.Items(var items) -> new Tree.Items(items.stream().map(TreeTest::plain).toList());
            case Tree.Fields(var fields) -> {
                var plain = new LinkedHashMap<String, Tree>();
                fields.forEach((name, value) -> plain.put(name, plain(value)));
                yield new Tree.Fields(plain);
            }
            case Tree.Nothing _,Tree.Truth _,Tree.Text _ -> tree;
        };
    }

    static Stream<String> files() throws IOException {
        var lines = new ArrayList<String>();
        for (var game : Games.ALL) {
            try (var files = Files.walk(RESOURCES.resolve(game.info().id()))) {
                for (var file : files.filter(file -> file.toString().endsWith(".jsonl")).toList()) lines.add(file.toString());
            }
        }
        return lines.stream();
    }

    @ParameterizedTest
    @MethodSource("files")
    void everyLineThatIsKeptIsReadTheSame(String file) throws IOException { Files.readAllLines(Path.of(file)).forEach(TreeTest::same); }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\n\n", "{", "[", "\"", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "[1", "[1,", "{} {}", "1 2",
            "{}x",
            "tru", "trues", "true false", "nul", "-", "-x", "01", "1.", ".5", "1e", "1e+", "+1", "NaN", "Infinity", "'a'", "{a:1}", "[,]",
            "[1,,2]", "{,}", "{\"a\" 1}", "{\"a\":1 \"b\":2}", "\"\\x\"", "\"\\u12\"", "\"\\u12g4\"", "\"a\nb\"", "\"\\u0041\\n\\/\"",
            "{\"a\":1,\"a\":2}", "{\"a\":{\"b\":1,\"b\":2}}", "/* no */ 1", "// no", "1 // no", "{\"a\":1,\n\"b\" 2}", "{\"a\":1,\n}",
            "[1}",
            "{\"a\":1]", "\u00e9", "\"\u00e9\ud83d\ude00\"", "[1 2]", "-0", "0", "[\t1 ,\r\n2 ]", "\ufeff1", "1x", "12a", "[1a]", "nullx",
            "\"abc", "\"ab\\", "{\"ab\\", "[true", "[tru", "[nul]", "{\"a\":tru}", "\u0000", "[1,\u0001]"})
    void oddTextsAreReadOrRefusedTheSame(String text) { same(text); }

    @Test
    void whateverIsTooMuchIsRefusedTheSame() {
        for (var text : List.of("[".repeat(2000), "[".repeat(500) + "]".repeat(500), "[".repeat(501) + "]".repeat(501),
                "{\"a\":".repeat(501) + "1" + "}".repeat(501), "9".repeat(1000), "9".repeat(1001), "1." + "9".repeat(1200),
                "[" + "9".repeat(2000) + "]",
                "{\"%s\":1}".formatted("k".repeat(50_000)), "{\"%s\":1}".formatted("k".repeat(60_000)),
                "[\"%s\"]".formatted("x".repeat(10_100_000))))
            assertThat(UnfitTest.outcome(() -> Tree.parse(text).getClass()))
                    .isEqualTo(UnfitTest.outcome(() -> tree(Json.parse(text)).getClass()));
    }

    @Test
    void textsWithASignTooManyOrTooFewAreRefusedTheSame() {
        var sound = "{\"is\":\"Trade\",\n \"give\":[\"tooth\",\"be\\nrry\"],\"n\":-12.5e3,\"t\":true,\"f\":false,\"z\":null}";
        var luck = new Chance.Seeded(5);
        for (int i = 0; i < sound.length(); i++) {
            same(sound.substring(0, i));
            same(sound.substring(0, i) + sound.substring(i + 1));
            for (char sign : "\"{}[],:x1-.e\\ \n".toCharArray()) {
                same(sound.substring(0, i) + sign + sound.substring(i));
                same(sound.substring(0, i) + sign + sound.substring(i + 1));
            }
            same(sound.substring(0, i) + (char) luck.below(0x300) + sound.substring(i));
        }
    }

    /// What a lesson asks for is held against plain values, here and at the house.
    @ParameterizedTest
    @ValueSource(strings = {"{\"a\":[1,2.5,\"x\",true,null],\"b\":{}}", "3", "[[],[false]]", "null"})
    void plainValuesAreThoseOfTheLibrary(String text) {
        assertThat(Tree.parse(text).plain()).isEqualTo(Json.plain(Json.parse(text)));
    }
}
