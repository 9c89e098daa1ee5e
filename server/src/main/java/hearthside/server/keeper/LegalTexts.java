package hearthside.server.keeper;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// What the law asks of whoever runs a public house: `imprint.md` and `privacy.md` of a folder, and `imprint.de.md` where another language
/// is wanted.
///
/// @param folder null where there are none
public record LegalTexts(@Nullable Path folder) {
    /// The pages there can be.
    enum Page { IMPRINT, PRIVACY }

    /// @param language it is written in; empty where the file does not say
    record Text(String text, String language) {}

    private static final Pattern LANGUAGE = Pattern.compile("[a-z]{2}(?:-[A-Z]{2})?");
    private static final long LARGEST = 200_000;

    /// Every page asks this, so it reads none.
    boolean has(Page page) { return file(page, "").isPresent(); }

    /// In the language that is wanted where there is one in it.
    Optional<Text> find(Page page, @Nullable String wanted) {
        var language = wanted != null && LANGUAGE.matcher(wanted).matches() ? wanted : "";
        return (language.isEmpty() ? Optional.<Text>empty() : read(page, language)).or(() -> read(page, ""));
    }

    private Optional<Path> file(Page page, String language) {
        if (folder == null) return Optional.empty();
        var name = page == Page.IMPRINT ? "imprint" : "privacy";
        var file = folder.resolve(name + (language.isEmpty() ? "" : "." + language) + ".md");
        try {
            return Files.isRegularFile(file) && Files.size(file) <= LARGEST ? Optional.of(file) : Optional.empty();
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    private Optional<Text> read(Page page, String language) {
        var file = file(page, language);
        try {
            return file.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Text(new String(Files.readAllBytes(file.get()), UTF_8), language));
        } catch (IOException _) {
            return Optional.empty();
        }
    }
}
