package hearthside.wire;

import static hearthside.core.input.BadInput.must;

import hearthside.core.Edition;
import hearthside.core.Game;
import hearthside.core.input.BadInput;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// An edition as people pass it on: the record itself, and beside its name the [Imprint]. A file that has none of it is read as well.
/// Only the record is played with, so the imprint is no part of the hash.
public record EditionFile(Edition edition, Imprint imprint) {
    private static final int LONGEST_NAME = 80;
    /// Signs that are not seen, fill a place with nothing, break a line, or turn what follows; those that join letters are needed.
    private static final Pattern UNSEEN = Pattern
            .compile("[\\p{Cc}\\p{Cs}\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180E\\u200B\\u200E\\u200F"
                    + "\\u2028-\\u202E\\u2060-\\u206F\\u2800\\u3164\\uFEFF\\uFFA0\\x{E0000}-\\x{E007F}]");
    private static final Pattern SEEN = Pattern.compile("[\\p{L}\\p{N}\\p{P}\\p{S}]");

    /// The newest house edition.
    public static EditionFile house(Game<?, ?> game) { return house(game.info().newest()); }

    private static EditionFile house(Edition edition) { return new EditionFile(edition, Imprint.HOUSE); }

    /// All house editions, the first one first.
    public static List<EditionFile> houses(Game<?, ?> game) { return game.info().houses().stream().map(EditionFile::house).toList(); }

    /// Reads a file; "house", "house-2" and so on are the editions that come with the game. Throws [BadInput] that names the field.
    public static EditionFile read(Game<?, ?> game, Path file) {
        var word = file.toString();
        return game.info().houseWords().contains(word) ? house(game.info().house(word)) : read(game, Json.parse(Editions.text(file)));
    }

    /// Throws [BadInput] that names the field.
    public static EditionFile read(Game<?, ?> game, JsonNode tree) {
        if (!(tree instanceof ObjectNode whole)) return new EditionFile(Editions.read(game, tree), Imprint.NONE);
        checkWords("", whole);
        var name = whole.path("name").stringValue("");
        must(name.length() <= LONGEST_NAME, "name", "The name of an edition has at most %d letters.".formatted(LONGEST_NAME));
        must(name.isBlank() || SEEN.matcher(name).find(), "name", "An edition needs a name.");
        return new EditionFile(Editions.read(game, Imprint.without(whole)), Imprint.of(whole));
    }

    /// Others read what is written here, at tables and behind links: nothing may be hidden in it or turn what stands beside it.
    private static void checkWords(String at, JsonNode tree) {
        if (tree instanceof ObjectNode thing)
            thing.properties().forEach(field -> checkWords(at.isEmpty() ? field.getKey() : at + "." + field.getKey(), field.getValue()));
        for (int i = 0; tree instanceof ArrayNode && i < tree.size(); i++) checkWords("%s[%d]".formatted(at, i), tree.get(i));
        must(!tree.isString() || !UNSEEN.matcher(tree.stringValue()).find(), at,
                "This has a sign that is not seen or that turns the writing round; type it anew.");
    }

    /// All that is wrong with it, each with its field; empty where it can be played.
    public static List<BadInput> complaints(Game<?, ?> game, JsonNode tree) {
        var complaints = new ArrayList<BadInput>();
        BadInput.gather(complaints, () -> read(game, tree));
        // it follows from the others
        if (complaints.size() > 1) complaints.removeIf(complaint -> complaint.sentence().equals(Complaints.UNFIT));
        return complaints;
    }

    /// As it is written into a file: the name first, then whose it is, then what is in the box.
    public JsonNode tree() {
        var tree = Json.object();
        Json.tree(edition).properties().forEach(field -> {
            tree.set(field.getKey(), field.getValue());
            if (field.getKey().equals("name")) imprint.write(tree);
        });
        return tree;
    }
}
