package hearthside.app;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Game;
import hearthside.core.Refusal;
import hearthside.core.input.BadInput;
import hearthside.games.Games;
import hearthside.server.Server;
import hearthside.server.protocol.ApiError;
import hearthside.testkit.CompiledSentences;
import hearthside.wire.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every sentence with which the rules refuse something has a German one; every word of a game has both languages.
class GermanTest {
    private static final Path ROOT = Path.of(System.getProperty("hearthside.root", ".."));

    static Stream<Game<?, ?>> games() { return Games.ALL.stream().map(game -> game); }

    @ParameterizedTest
    @MethodSource("games")
    void everyRefusalIsTranslated(Game<?, ?> game) throws IOException {
        var pack = game.getClass().getPackageName();
        var german = new HashSet<String>();
        for (var other : Games.ALL) if (other.getClass().getPackageName().equals(pack)) german.addAll(keys(words(other, "de")));
        var sentences = CompiledSentences.handedTo(game.getClass(), pack, call -> call.returns().equals(Refusal.class.getName()));
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
        var german = keys(ROOT.resolve("web/src/words/people.de.json"));
        german.addAll(keys(ROOT.resolve("web/src/words/company.de.json")));
        german.addAll(keys(ROOT.resolve("web/src/tournaments/words.de.json")));
        german.addAll(keys(ROOT.resolve("web/src/keeper/words.de.json")));
        german.addAll(keys(ROOT.resolve("web/src/groups/words.de.json")));
        var said = new TreeSet<String>();
        for (var place : new String[] {"people", "club", "identity", "http.PeopleApi", "http.ClubApi", "http.Sessions", "moderation",
                "program.Challenge", "tournament", "group"})
            said.addAll(CompiledSentences.handedTo(Server.class, "hearthside.server." + place, GermanTest::complains));
        assertThat(said).contains("Sign in first.");
        said.removeAll(german);
        assertThat(said).as("sentences without German").isEmpty();
    }

    private static boolean complains(CompiledSentences.Call call) {
        return call.name().equals("<init>") && Set.of(ApiError.class.getName(), BadInput.class.getName()).contains(call.owner());
    }

    private static Path words(Game<?, ?> game, String language) {
        return ROOT.resolve("web/src/games/%s/words.%s.json".formatted(game.info().id(), language));
    }

    private static Set<String> keys(Path file) throws IOException {
        return Files.exists(file) ? new TreeSet<>(Json.parse(Files.readString(file)).propertyNames()) : new TreeSet<>();
    }
}
