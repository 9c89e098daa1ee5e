package hearthside.wire;

import hearthside.core.Edition;
import hearthside.core.Game;
import hearthside.core.input.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Editions as JSON: the word `"house"` for the one that comes with the game, otherwise the whole record.
public final class Editions {
    private static final String HOUSE = "house";

    private Editions() {}

    public static JsonNode write(Game<?, ?> game, Edition edition) {
        return Json.tree(edition.equals(game.info().edition()) ? HOUSE : edition);
    }

    public static Edition read(Game<?, ?> game, @Nullable JsonNode tree) {
        if (tree == null || tree.isNull() || tree.isMissingNode() || tree.isString() && tree.stringValue().equals(HOUSE))
            return game.info().edition();
        if (tree.isString())
            throw new BadInput("", "\"%s\" is no edition; write \"house\" or the whole edition.".formatted(tree.stringValue()));
        return Json.read(game.info().edition().getClass(), tree);
    }

    /// Reads an edition file. Throws [BadInput] that names the field.
    public static Edition read(Game<?, ?> game, Path file) { return read(game, Json.parse(text(file))); }

    /// What a file says, or a sentence about why it cannot be read.
    public static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (java.nio.file.NoSuchFileException _) {
            throw new BadInput("", "There is no file %s.".formatted(file));
        } catch (java.nio.charset.CharacterCodingException _) {
            throw new BadInput("", "The file %s is not text in UTF-8.".formatted(file));
        } catch (IOException _) {
            throw new BadInput("", "The file %s cannot be read.".formatted(file));
        }
    }
}
