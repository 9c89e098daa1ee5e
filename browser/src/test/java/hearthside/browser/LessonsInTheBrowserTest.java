package hearthside.browser;

import static hearthside.browser.Soon.soon;
import static hearthside.browser.Soon.until;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import hearthside.games.Games;
import hearthside.wire.Json;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// Every game is learnt in a browser: all scenes of its idea, all lessons, as somebody learns who asks to be shown everything.
class LessonsInTheBrowserTest {
    private static final String NEXT = "[data-testid=scene-next]";
    private static final String IDLE = "[data-testid=lesson][data-idle=true]";
    private static final String WON = "[data-testid=lesson-won]";
    private static final String HINT = "[data-testid=lesson-hint]:enabled";
    /// Some of it may be behind a tap on this screen, never all of it.
    private static final String RINGS = "n => n === 0 || document.querySelectorAll('[data-testid=pointer]').length > 0";

    @TempDir
    static Path folder;
    private static Stage stage;

    @BeforeAll
    static void open() { stage = new Stage(folder); }

    @AfterEach
    void leave() { stage.leave(); }

    @AfterAll
    static void close() { stage.close(); }

    static List<String> games() { return Games.ALL.stream().map(game -> game.info().id()).toList(); }

    private static Path lessons(String game) { return Stage.ROOT.resolve("web/src/games").resolve(game).resolve("lessons"); }

    private static List<String> names(String game) {
        try (Stream<Path> files = Files.list(lessons(game))) {
            return files.map(file -> file.getFileName().toString().replace(".json", "")).filter(name -> !name.equals("idea")).sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static JsonNode read(String game, String name) throws IOException {
        return Json.parse(Files.readString(lessons(game).resolve(name + ".json")));
    }

    private static String said(String game, String key) throws IOException {
        return Json.parse(Files.readString(lessons(game).resolve("../lessons.en.json").normalize())).get(key).stringValue();
    }

    @ParameterizedTest
    @MethodSource("games")
    void theIdeaIsToldOnTheRealBoard(String game) throws IOException {
        var scenes = read(game, "idea").get("scenes");
        for (var page : List.of(stage.desktop(), stage.phone())) {
            page.navigate(stage.url("/learn/%s/idea?speed=off".formatted(game)));
            for (int n = 0; n < scenes.size(); n++) {
                page.waitForSelector("[data-scene='%d']".formatted(n));
                page.waitForSelector(IDLE);
                var told = said(game, "idea." + n);
                soon(() -> assertThat(page.textContent("[data-testid=scene]")).contains(told));
                until(page, RINGS, scenes.get(n).path("look").size());
                if (n < scenes.size() - 1) page.click(NEXT);
            }
            page.keyboard().press("ArrowLeft");
            page.waitForSelector("[data-scene='%d']".formatted(scenes.size() - 2));
            page.keyboard().press("ArrowRight");
            page.click(NEXT);
            page.waitForSelector("[data-testid=lesson-task]");
            page.context().close();
        }
        assertThat(stage.problems).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyLessonCanBeLearntByWhoeverIsShown(String game) throws IOException {
        var page = Stage.unpainted(stage.page(1440, 900, new Browser.NewContextOptions().setBypassCSP(true)));
        page.navigate(stage.url("/learn/%s?speed=off".formatted(game)));
        var names = names(game);
        for (var name : names) {
            var lesson = read(game, name);
            page.navigate(stage.url("/learn/%s/%s?speed=off".formatted(game, name)));
            page.waitForSelector(IDLE);
            until(page, RINGS, lesson.path("look").size());
            var task = said(game, name + ".task");
            var hint = said(game, name + ".hint");
            var won = said(game, name + ".won");
            soon(() -> assertThat(page.textContent("[data-testid=lesson-task]")).contains(task));
            page.click(HINT);
            soon(() -> assertThat(page.textContent("[data-testid=lesson-task]")).contains(hint));
            for (int i = 0; i < lesson.get("solution").size(); i++) {
                page.click(HINT);
                page.waitForSelector(IDLE + "[data-steps='%d']".formatted(i + 1));
            }
            soon(() -> assertThat(page.textContent(WON)).contains(won));
        }
        Stage.shoot(page, "lesson-" + game);
        assertThat(Stage.faults(page)).isEmpty();
        page.navigate(stage.url("/learn/%s".formatted(game)));
        page.waitForSelector("[data-testid=lessons]");
        soon(() -> assertThat(page.locator("[data-testid=lessons] .done").count()).isEqualTo(names.size()));
        assertThat(Stage.faults(page)).isEmpty();
        assertThat(stage.problems).isEmpty();
    }

    @Test
    void whatWasDecidedIsTakenBackAndWhatIsForbiddenExplained() {
        var page = stage.phone();
        page.navigate(stage.url("/learn/stone-age/1-placing?speed=off"));
        page.waitForSelector(IDLE);
        page.click("[data-testid=place-forest]");
        page.locator("[data-testid^=people-]:visible").first().click();
        page.waitForSelector(IDLE + "[data-steps='1']");
        page.click("[data-testid=lesson-undo]:enabled");
        page.waitForSelector(IDLE + "[data-steps='0']");
        assertThat(stage.problems).isEmpty();
    }

    /// What is chosen, what comes of it and the way to the next lesson: all by keys, and what came of it is read aloud as a dialog.
    @Test
    void aLessonIsLearntByKeysAlone() throws IOException {
        var page = stage.desktop();
        page.navigate(stage.url("/learn/stone-age/2-rolling?speed=off"));
        page.waitForSelector(IDLE);
        press(page, "place-forest");
        page.waitForSelector("[data-testid=chips]");
        press(page, "people-3");
        page.waitForSelector(IDLE + "[data-steps='1']");
        press(page, "place-forest");
        page.waitForSelector("[data-testid=lesson-won][role=dialog][aria-label]");
        until(page, "() => document.activeElement.dataset.testid === 'lesson-next'");
        page.keyboard().press("Enter");
        page.waitForURL("**/learn/stone-age/3-tools*");
        until(page, "() => document.activeElement.dataset.testid === 'lesson-task'"); // the button is gone: the next task is read
        until(page, "title => document.title.startsWith(title)", said("stone-age", "3-tools.title"));
        assertThat(stage.problems).isEmpty();
    }

    /// Goes there with the Tab key and presses Enter.
    private static void press(Page page, String thing) {
        var focused = "thing => document.activeElement.dataset.testid === thing";
        for (int i = 0; i < 60 && !(Boolean) page.evaluate(focused, thing); i++) page.keyboard().press("Tab");
        assertThat((Boolean) page.evaluate(focused, thing)).as("the Tab key comes to " + thing).isTrue();
        page.keyboard().press("Enter");
    }

    @Test
    void aGameOneHasNeverPlayedOffersToBeLearntFirst() {
        var page = stage.desktop();
        page.navigate(stage.url("/"));
        page.waitForSelector("[data-testid=learn-fire-and-axe].primary");
        page.click("[data-testid=learn-fire-and-axe]");
        page.waitForSelector("[data-testid=lesson-idea]");
        soon(() -> assertThat(page.url()).endsWith("/learn/fire-and-axe"));
    }

    @Test
    void whatIsNotThereIsSaid() {
        var page = stage.desktop();
        page.navigate(stage.url("/learn/stone-age/99-nothing"));
        page.waitForSelector("text=There are no lessons");
        page.navigate(stage.url("/learn/chess"));
        page.waitForSelector("text=There are no lessons");
    }
}
