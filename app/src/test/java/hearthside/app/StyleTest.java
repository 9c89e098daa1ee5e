package hearthside.app;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Sources;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The style that neither the formatter nor the compiler checks; CONTRIBUTING tells it.
class StyleTest {
    /// What has no end: JSON, any value of a view, an event of any game, an exception of the JSON library.
    private static final Set<String> OPEN = Set.of("testkit/src/main/java/hearthside/testkit/Extremes.java",
            "app/src/main/java/hearthside/app/lens/Fields.java", "app/src/main/java/hearthside/app/lens/Values.java",
            "wire/src/main/java/hearthside/wire/Complaints.java", "ai/src/main/java/hearthside/ai/Holdings.java");

    /// What the house was once told in: each has a plain name now, which somebody who looks for it would try first.
    private static final Set<String> METAPHORS = Set.of("Hall", "hall", "Waiter", "waiter", "Chair", "Chairs", "chair", "chairs",
            "Doorkeeper", "doorkeeper", "Gate", "Throttle", "Haste", "haste", "Thinkers", "thinkers", "BotDesk", "BotWorker", "PaceDesk",
            "Scribe", "scribe", "Ledger", "ledger", "NoticeLedger", "ReviewLedger", "Errands", "Errand", "errands", "errand", "Echo",
            "Relay", "Stamp", "Overtaken", "NotWritten", "Playback", "playback", "Outreach", "outreach", "Gauges", "gauges", "Advice",
            "Hinting", "hinting", "Mind", "Minds", "Guide", "Worth", "Judged", "Thought", "Votes", "Happening", "happening", "Company",
            "Guest", "Past", "Sight", "Fault", "Insert", "Wishes", "Entrance", "Race", "Fire", "Shunned", "Keeping", "Takeback");
    /// Plain as a part of a name: the names of guests, two games, a race between threads, a line that is inserted.
    private static final Set<String> PLAIN_IN_PARTS = Set.of("Guest", "Fire", "Race", "Insert");
    /// A game may say `Fire`, and what a view shows is a `Sight` in all of them; of the drills one lets two answers race.
    private static final Map<String, Set<String>> PLAIN_THERE = Map.of("games", Set.of("Fire", "Sight"), "drills", Set.of("Race"));

    private final Path root = Path.of(System.getProperty("hearthside.root", ".."));

    @ParameterizedTest
    @ValueSource(strings = {"core", "wire", "testkit", "games", "codegen", "codec", "ai", "postgres", "server", "bench", "engine", "app",
            "drills", "release", "browser"})
    void linesAreNarrowAndFilesShort(String module) {
        for (var part : new String[] {"main", "test"}) {
            var sources = Sources.below(root.resolve(module).resolve("src").resolve(part));
            assertThat(sources.tooLarge()).isEmpty();
        }
    }

    /// A tag can be moved to other code; a digest cannot.
    @Test
    void stepsOfOthersInTheChecksAreNamedByDigest() throws IOException {
        try (var files = Files.list(root.resolve(".github/workflows"))) {
            for (var file : files.toList())
                assertThat(Files.readAllLines(file).stream().map(String::strip).filter(line -> line.contains("uses:"))).isNotEmpty()
                        .allMatch(line -> line.matches("(?:- )?uses: [^@ ]+@[0-9a-f]{40}(?: #.*)?"));
        }
    }

    /// A new action, event or phase must be thought of wherever its kind is told apart.
    @ParameterizedTest
    @ValueSource(strings = {"core", "wire", "testkit", "games", "codegen", "codec", "ai", "postgres", "server", "bench", "engine", "app",
            "drills"})
    void aSwitchOverASealedFamilyHasNoDefault(String module) {
        var sources = Sources.below(root.resolve(module).resolve("src/main"));
        assertThat(sources.files()).isNotEmpty();
        assertThat(sources.switchesWithDefault()).allMatch(place -> OPEN.stream().anyMatch(file -> place.contains("/" + file + ":")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"core", "wire", "testkit", "games", "codegen", "codec", "ai", "postgres", "server", "bench", "engine", "app",
            "drills", "release", "browser"})
    void namesArePlain(String module) {
        var plain = PLAIN_THERE.getOrDefault(module, Set.of());
        for (var part : new String[] {"main", "test"})
            assertThat(Sources.below(root.resolve(module).resolve("src").resolve(part)).names())
                    .noneMatch(name -> !plain.contains(name) && isMetaphor(name));
    }

    /// Whole, or as a part of the name of a class: `TournamentPast` would be no plainer than `Past`.
    private static boolean isMetaphor(String name) {
        return METAPHORS.contains(name) || name.matches("[A-Z].*") && Stream.of(name.split("(?<=[a-z0-9])(?=[A-Z])"))
                .anyMatch(part -> METAPHORS.contains(part) && !PLAIN_IN_PARTS.contains(part));
    }

    @Test
    void aMetaphorIsFoundInPartsOfNames() {
        assertThat(List.of("Past", "hall", "TournamentPast", "PastRounds", "Race")).allMatch(StyleTest::isMetaphor);
        assertThat(List.of("FireAndAxe", "Insight", "insertLine", "GuestNames", "PastryChef")).noneMatch(StyleTest::isMetaphor);
    }

    /// The rules would not notice a name if they did not read it.
    @Test
    void namesAreThoseOfClassesMethodsAndVariables() {
        assertThat(Sources.below(root.resolve("app/src/test")).names()).contains("StyleTest", "namesArePlain", "METAPHORS", "module");
    }

    /// The browser part calls things as the rest of the house does, its files too. What is generated is called as in Java.
    @Test
    void namesInTheBrowserPartArePlain() throws IOException {
        var name = Pattern.compile("\\b(?:class|type|interface|function|const|let) (\\w+)");
        try (var files = Files.walk(root.resolve("web/src"))) {
            for (var file : files.filter(each -> each.toString().matches(".*\\.(ts|svelte)")).toList()) {
                var own = file.getFileName().toString().replaceFirst("\\..*", "");
                var names = Stream.concat(Stream.of(Character.toUpperCase(own.charAt(0)) + own.substring(1)),
                        name.matcher(Files.readString(file)).results().map(found -> found.group(1)));
                var plain = PLAIN_THERE.getOrDefault(file.toString().contains("/games/") ? "games" : "", Set.of());
                assertThat(names).as(file.toString()).noneMatch(each -> !plain.contains(each) && isMetaphor(each));
            }
        }
    }
}
