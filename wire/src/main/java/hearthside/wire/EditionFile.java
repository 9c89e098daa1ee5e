package hearthside.wire;

import hearthside.core.Edition;
import hearthside.core.Game;
import hearthside.core.input.BadInput;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// An edition as people pass it on: the record itself, and beside its name the [Imprint]. A file that has none of it is read as well.
/// Only the record is played with, so the imprint is no part of the hash.
public record EditionFile(Edition edition, Imprint imprint) {
    private static final String HOUSE = "house";

    public static EditionFile house(Game<?, ?> game) { return new EditionFile(game.info().edition(), Imprint.HOUSE); }

    /// Reads a file; the word "house" is the edition that comes with the game. Throws [BadInput] that names the field.
    public static EditionFile read(Game<?, ?> game, Path file) {
        return file.toString().equals(HOUSE) ? house(game) : read(game, Json.parse(Editions.text(file)));
    }

    /// Throws [BadInput] that names the field.
    public static EditionFile read(Game<?, ?> game, JsonNode tree) {
        if (!(tree instanceof ObjectNode whole)) return new EditionFile(Editions.read(game, tree), Imprint.NONE);
        return new EditionFile(Editions.read(game, Imprint.without(whole)), Imprint.of(whole));
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
