package hearthside.server.practice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.input.BadInput;
import hearthside.games.Games;
import hearthside.server.protocol.Lessons;
import hearthside.wire.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// The lessons in the browser's part are played by the real rules: each can be solved, none can get stuck.
class LessonsTest {
    private static final Path GAMES = Path.of("../web/src/games");
    private static final List<String> LANGUAGES = List.of("en", "de");
    private static final int MOST_DECISIONS = 5;
    private static final int MOST_WORDS = 16;
    private static final int FEWEST_LESSONS = 5;
    private static final int FEWEST_SCENES = 6;
    private static final int MOST_SCENES = 9;

    /// A lesson as it is written: docs/lessons.md.
    record Lesson(JsonNode position, int seat, boolean others, @Nullable List<Lessons.Luck> luck, List<Lessons.Goal> goal, int most,
            List<JsonNode> solution, @Nullable List<String> look) {}

    record Idea(JsonNode position, int seat, @Nullable List<Lessons.Luck> luck, List<Scene> scenes) {}

    record Scene(@Nullable JsonNode position, @Nullable List<Lessons.Step> steps, @Nullable List<String> look) {}

    static Stream<Path> lessons() { return files().filter(file -> !file.endsWith("idea.json")); }

    static Stream<Path> ideas() { return files().filter(file -> file.endsWith("idea.json")); }

    static Stream<String> games() { return Games.ALL.stream().map(game -> game.info().id()); }

    private static Stream<Path> files() {
        try (var all = Files.walk(GAMES, 3)) {
            return all.filter(file -> file.toString().matches(".*[/\\\\]lessons[/\\\\][^/\\\\]+\\.json")).sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static <T> T read(Class<T> type, Path file) throws IOException { return Json.read(type, Files.readString(file)); }

    private static Lessons.Practised play(Lesson lesson, List<JsonNode> decisions) {
        return Practice.play(new Lessons.Asked(lesson.position(), lesson.seat(),
                decisions.stream().map(action -> new Lessons.Step(lesson.seat(), action)).toList(), lesson.luck(), lesson.others(),
                lesson.goal(), null, 0));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameIsTaught(String game) {
        assertThat(ideas().filter(file -> file.startsWith(GAMES.resolve(game)))).hasSize(1);
        assertThat(lessons().filter(file -> file.startsWith(GAMES.resolve(game)))).hasSizeBetween(FEWEST_LESSONS, 8);
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void theSolutionReachesTheGoalAndNothingLessDoes(Path file) throws IOException {
        var lesson = read(Lesson.class, file);
        assertThat(lesson.solution()).hasSizeBetween(1, Math.min(lesson.most(), MOST_DECISIONS));
        assertThat(lesson.most()).isLessThanOrEqualTo(MOST_DECISIONS);
        for (int n = 0; n < lesson.solution().size(); n++)
            assertThat(play(lesson, lesson.solution().subList(0, n)).reached()).as("after %d decisions", n).isFalse();
        assertThat(play(lesson, lesson.solution()).reached()).isTrue();
    }

    /// Whatever is chosen on the way, the rules go on, and what was chosen can be taken back.
    @ParameterizedTest
    @MethodSource("lessons")
    void nothingThatCanBeChosenOnTheWayGetsStuck(Path file) throws IOException {
        var lesson = read(Lesson.class, file);
        for (int n = 0; n < lesson.solution().size(); n++) {
            var before = lesson.solution().subList(0, n);
            var now = play(lesson, before).moments().getLast();
            assertThat(now.toAct()).as("decision %d", n + 1).contains(lesson.seat());
            for (var option : now.options()) {
                var decisions = new ArrayList<>(before);
                decisions.add(Json.tree(option));
                var after = play(lesson, decisions);
                assertThat(after.over() || after.moments().getLast().toAct().contains(lesson.seat()) || !lesson.others())
                        .as("after %s", option).isTrue();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void wordsAreShortAndInEveryLanguage(Path file) throws IOException {
        for (var language : LANGUAGES) {
            var words = words(file, language);
            for (var part : List.of("title", "task", "hint", "won", "missed")) {
                var text = words.path(name(file) + "." + part).asString("");
                assertThat(text).as("%s of %s in %s", part, file, language).isNotBlank();
                if (!part.equals("title")) assertShort(text);
            }
        }
    }

    /// What all lessons of a game say stands in one file for each language.
    private static JsonNode words(Path lesson, String language) throws IOException {
        return Json.parse(Files.readString(lesson.resolve("../../lessons.%s.json".formatted(language)).normalize()));
    }

    private static String name(Path lesson) { return lesson.getFileName().toString().replaceFirst("\\.json$", ""); }

    @ParameterizedTest
    @MethodSource("ideas")
    void everySceneOfAnIdeaCanBePlayed(Path file) throws IOException {
        var idea = read(Idea.class, file);
        assertThat(idea.scenes()).hasSizeBetween(FEWEST_SCENES, MOST_SCENES);
        var position = idea.position();
        var steps = new ArrayList<Lessons.Step>();
        for (int n = 0; n < idea.scenes().size(); n++) {
            var scene = idea.scenes().get(n);
            for (var language : LANGUAGES) assertShort(words(file, language).get("idea." + n).stringValue());
            if (scene.position() != null) {
                position = scene.position();
                steps.clear();
            }
            if (scene.steps() != null) steps.addAll(scene.steps());
            var shown = Practice.play(new Lessons.Asked(position, idea.seat(), List.copyOf(steps), idea.luck(), false, null, null, 0));
            assertThat(shown.count()).isEqualTo(steps.size() + 1);
        }
    }

    /// Each sentence; nobody reads more between two taps.
    private static void assertShort(String text) {
        for (var sentence : text.split("(?<=[.!?:])\\s+"))
            assertThat(sentence.strip().split("\\s+")).as(text).hasSizeLessThanOrEqualTo(MOST_WORDS);
    }

    @Test
    void whatCannotBePlayedIsToldInASentence() {
        var position = Json.parse("{\"game\":\"chess\",\"seats\":2,\"state\":{}}");
        assertThatThrownBy(() -> Practice.play(new Lessons.Asked(position, 0, List.of(), null, true, null, null, 0)))
                .isInstanceOf(BadInput.class).hasMessageContaining("There is no game \"chess\"");
    }
}
