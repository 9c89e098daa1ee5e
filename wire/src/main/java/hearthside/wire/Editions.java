package hearthside.wire;

import hearthside.core.Edition;
import hearthside.core.Game;
import hearthside.core.input.BadInput;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Editions as JSON: a word for one that comes with the game (`"house"` for the first, `"house-2"` for the second), otherwise the whole
/// record.
public final class Editions {
    private record Known(Edition edition, String hash) {}

    private static final int REMEMBERED = 4;
    /// Told with every Update, so not worked out each time: of each game those asked for last.
    private static final Map<Class<?>, List<Known>> LATEST = new ConcurrentHashMap<>();

    private Editions() {}

    public static JsonNode write(Game<?, ?> game, Edition edition) {
        var word = game.info().houseWord(edition);
        return word.isPresent() ? Json.tree(word.get()) : Json.tree(edition);
    }

    /// Where nothing is said it is the first house edition: so it was when there was no other.
    public static Edition read(Game<?, ?> game, @Nullable JsonNode tree) { return read(game, tree, game.info().edition()); }

    /// @param usual what is meant where nothing is said
    public static Edition read(Game<?, ?> game, @Nullable JsonNode tree, Edition usual) {
        if (tree == null || tree.isNull() || tree.isMissingNode()) return usual;
        if (tree.isString()) return game.info().house(tree.stringValue());
        return Json.read(game.info().edition().getClass(), tree);
    }

    /// A short name for exactly these components: the same for equal editions on every machine. Whoever has an edition with this hash need
    /// not fetch it again.
    @SuppressWarnings("ReferenceEquality") // only to save work: an equal one has the same hash
    public static String hash(Edition edition) {
        var known = LATEST.getOrDefault(edition.getClass(), List.of());
        for (var each : known) if (each.edition == edition) return each.hash;
        var hash = digest(Json.write(edition));
        LATEST.put(edition.getClass(),
                Stream.concat(Stream.of(new Known(edition, hash)), known.stream()).limit(REMEMBERED).toList());
        return hash;
    }

    private static String digest(String text) {
        try {
            var sha = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(sha, 0, 12);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    /// Reads an edition file. Throws [BadInput] that names the field.
    public static Edition read(Game<?, ?> game, Path file) { return EditionFile.read(game, file).edition(); }

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
