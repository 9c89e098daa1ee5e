package hearthside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Game;
import hearthside.games.Games;
import hearthside.wire.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every sentence with which the rules refuse something has a German one; every word of a game has both languages.
class GermanTest {
    private static final Pattern REFUSAL = Pattern
            .compile("Refusal\\.of\\((?:[^\"]*?)\"[A-Z]{2}-V?\\d+\"(?:[^\"]*\"[A-Z]{2}-V?\\d+\")?\\s*,\\s*\"((?:[^\"\\\\]|\\\\.)+)\"");
    private static final Pattern COMPLAINT = Pattern.compile("new (?:ApiError|BadInput)\\((?:\\d+, )?\"?[\\w-]+\"?, \"([^\"]+)\"");

    static Stream<Game<?, ?>> games() { return Games.ALL.stream().map(game -> game); }

    @ParameterizedTest
    @MethodSource("games")
    void everyRefusalIsTranslated(Game<?, ?> game) throws IOException {
        var pack = game.getClass().getPackageName();
        var german = new HashSet<String>();
        for (var other : Games.ALL) if (other.getClass().getPackageName().equals(pack)) german.addAll(keys(words(other, "de")));
        var sentences = sentences(Stage.ROOT.resolve("games/src/main/java").resolve(pack.replace('.', '/')));
        assertThat(sentences).as("the rules refuse something").isNotEmpty();
        sentences.removeAll(german);
        assertThat(sentences).as("refusals of %s without a German sentence".formatted(game.info().id())).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyWordHasBothLanguages(Game<?, ?> game) throws IOException {
        var missing = keys(words(game, "en"));
        assertThat(missing).isNotEmpty();
        missing.removeAll(keys(words(game, "de")));
        assertThat(missing).as("words of %s without German".formatted(game.info().id())).isEmpty();
    }

    @Test
    void everySentenceAboutPeopleIsTranslated() throws IOException {
        var german = keys(Stage.ROOT.resolve("web/src/words/people.de.json"));
        var server = Stage.ROOT.resolve("server/src/main/java/hearthside/server");
        var missing = new TreeSet<String>();
        for (var place : new String[] {"people", "club", "identity", "http/PeopleApi.java", "http/ClubApi.java", "http/Sessions.java"}) {
            try (var files = Files.walk(server.resolve(place))) {
                for (var file : files.filter(Files::isRegularFile).toList()) {
                    var matcher = COMPLAINT.matcher(Files.readString(file));
                    while (matcher.find()) if (!german.contains(matcher.group(1))) missing.add(matcher.group(1));
                }
            }
        }
        assertThat(german).contains("Sign in first.");
        assertThat(missing).as("sentences without German").isEmpty();
    }

    private static Path words(Game<?, ?> game, String language) {
        return Stage.ROOT.resolve("web/src/games/%s/words.%s.json".formatted(game.info().id(), language));
    }

    private static Set<String> keys(Path file) throws IOException {
        return Files.exists(file) ? new TreeSet<>(Json.parse(Files.readString(file)).propertyNames()) : new TreeSet<>();
    }

    private static Set<String> sentences(Path sources) throws IOException {
        var found = new TreeSet<String>();
        try (var files = Files.list(sources)) {
            for (var file : files.toList()) {
                var matcher = REFUSAL.matcher(Files.readString(file));
                while (matcher.find()) found.add(matcher.group(1).translateEscapes());
            }
        }
        return found;
    }
}
