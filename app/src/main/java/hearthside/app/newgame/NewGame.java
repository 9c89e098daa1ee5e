package hearthside.app.newgame;

import hearthside.core.input.BadInput;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A small game that works: rules page, phases, tests, laws and words, from templates; and the one line that makes it known.
public final class NewGame {
    private static final Pattern ID = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");
    private static final String LAST = "());\n"; // the end of the list of games
    private static final List<String> RULES = List.of("package-info", "State", "Action", "Event", "Phase", "Taking", "Over", "View",
            "Restoring", "Invariants");

    private final Path root;
    private final String id, title, type, pack, prefix;

    /// @param root  where the product lies
    /// @param id    the name in commands, addresses and files: `my-first-stone-age`
    /// @param title what people call it; made from the id if empty
    public NewGame(Path root, String id, String title) {
        if (!ID.matcher(id).matches())
            throw new BadInput("ID", "\"%s\" cannot be the id of a game: use lower-case words joined by hyphens, such as stone-age."
                    .formatted(id));
        this.root = root;
        this.id = id;
        type = Arrays.stream(id.split("-")).map(NewGame::capital).collect(Collectors.joining());
        this.title = title.isEmpty() ? Arrays.stream(id.split("-")).map(NewGame::capital).collect(Collectors.joining(" ")) : title;
        pack = id.replace("-", "");
        if (this.title.matches(".*[\"\\\\@\\p{Cntrl}].*"))
            throw new BadInput("--title", "A title has no quotation marks, backslashes or @.");
        if (Files.exists(rules()) || Files.exists(page())) throw new BadInput("ID", "There is a game %s already.".formatted(id));
        prefix = prefix();
    }

    private static String capital(String word) { return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1); }

    private Path rules() { return root.resolve("games/src/main/java/hearthside/games").resolve(pack); }

    private Path tests() { return root.resolve("games/src/test/java/hearthside/games").resolve(pack); }

    private Path page() { return root.resolve("docs/rules/%s.md".formatted(id)); }

    private Path catalogue() { return root.resolve("games/src/main/java/hearthside/games/Games.java"); }

    /// Two capital letters for the numbers of the rules that no other game has.
    private String prefix() {
        var letters = id.replaceAll("[^a-z]", "").toUpperCase(Locale.ROOT);
        var taken = pages();
        for (int first = 0; first < letters.length(); first++) for (char second = 'A'; second <= 'Z'; second++) {
            char next = first + 1 < letters.length() && second == 'A' ? letters.charAt(first + 1) : second;
            var pair = "" + letters.charAt(first) + next;
            if (!taken.contains("**" + pair + "-")) return pair;
        }
        throw new BadInput("ID", "All letters for the numbers of its rules are taken.");
    }

    private String pages() {
        try (var pages = Files.list(root.resolve("docs/rules"))) {
            return pages.filter(page -> page.toString().endsWith(".md")).map(NewGame::text).collect(Collectors.joining("\n"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Writes the files and the line in the catalogue, and tells which files they are.
    public List<Path> write() {
        var files = files();
        files.put(catalogue(), registered(text(catalogue())));
        files.forEach((path, text) -> {
            try {
                Files.createDirectories(Objects.requireNonNull(path.getParent()));
                Files.writeString(path, text);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        return new ArrayList<>(files.keySet());
    }

    private Map<Path, String> files() {
        var files = new LinkedHashMap<Path, String>();
        files.put(page(), filled("rules.md"));
        files.put(rules().resolve(type + ".java"), filled("Game.java.txt"));
        files.put(rules().resolve(type + "Edition.java"), filled("Edition.java.txt"));
        for (var name : RULES) files.put(rules().resolve(name + ".java"), filled(name + ".java.txt"));
        for (var name : List.of("LawsTest", "TakingTest")) files.put(tests().resolve(name + ".java"), filled(name + ".java.txt"));
        for (var name : List.of("words.en.json", "words.de.json"))
            files.put(root.resolve("web/src/games").resolve(id).resolve(name), filled(name));
        return files;
    }

    private String filled(String template) {
        try (var in = NewGame.class.getResourceAsStream(template)) {
            var text = new String(Objects.requireNonNull(in, template).readAllBytes(), StandardCharsets.UTF_8);
            return text.replace("@CLASS@", type).replace("@PACKAGE@", pack).replace("@ID@", id).replace("@XX@", prefix)
                    .replace("@TITLE@", title);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The catalogue with one game more, at the end.
    private String registered(String games) {
        int end = games.indexOf(LAST);
        if (end < 0) throw new BadInput("Games.java", "The list of games in Games.java does not end as it should: add the game by hand.");
        return games.substring(0, end) + "(),\n            new hearthside.games.%s.%s".formatted(pack, type) + games.substring(end);
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
