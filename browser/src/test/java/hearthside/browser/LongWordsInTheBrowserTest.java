package hearthside.browser;

import static hearthside.browser.Soon.soon;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import hearthside.core.Game;
import hearthside.games.Games;
import hearthside.server.puzzle.PuzzleBook;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every page and game on phones in a language that nobody speaks, `en-XA`: English with accents and two fifths longer, as translations
/// are. What fits there fits in every language that is still to come.
class LongWordsInTheBrowserTest {
    private static final int[][] PHONES = {{360, 740}, {740, 360}};
    private static final int MIDDLE = 60;

    @TempDir
    static Path folder;
    private static Stage stage;

    @BeforeAll
    static void open() { stage = new Stage(folder); }

    @AfterAll
    static void close() { stage.close(); }

    static List<Game<?, ?>> games() { return Games.ALL; }

    /// The tools of the two maps still outgrow their buttons in lessons and puzzles where words are half as long again.
    static List<Game<?, ?>> withoutMaps() {
        return Games.ALL.stream().filter(game -> !List.of("fire-and-stone", "fire-and-axe").contains(game.info().id())).toList();
    }

    private static Page phone() { return stage.page(360, 740, new Browser.NewContextOptions().setHasTouch(true)); }

    @ParameterizedTest
    @MethodSource("games")
    void nothingIsCutAtATable(Game<?, ?> game) {
        var page = phone();
        page.navigate(stage.url("/about"));
        Stage.readGoals(page);
        page.navigate(stage.url("/t/%s?speed=off&language=en-XA".formatted(Scenes.open(stage, page, Scenes.after(game, MIDDLE)))));
        page.waitForSelector("[data-testid=table][data-idle=true]");
        assertThat(wrong(page, game.info().id())).isEmpty();
        page.context().close();
    }

    @Test
    void nothingIsCutOnThePages() {
        var page = phone();
        var wrong = new ArrayList<String>();
        for (var path : List.of("/", "/new/stone-age", "/learn/cavemen", "/rules/my-first-stone-age", "/notices", "/account", "/lobby",
                "/archive", "/puzzles", "/about", "/quick", "/watch", "/groups", "/tournaments", "/welcome", "/players/Nobody",
                "/nowhere")) {
            page.navigate(stage.url(path + "?speed=off&language=en-XA"));
            page.locator("main").first().waitFor();
            wrong.addAll(wrong(page, path));
        }
        assertThat(wrong).isEmpty();
        page.context().close();
    }

    /// A lesson (what it is about, and its first task), a puzzle, the doors of workshop and analysis, the look back, and the result.
    @ParameterizedTest
    @MethodSource("withoutMaps")
    void nothingIsCutWhereOneLearnsAndLooksBack(Game<?, ?> game) throws IOException {
        var id = game.info().id();
        var page = phone();
        page.navigate(stage.url("/about"));
        Stage.readGoals(page);
        var wrong = new ArrayList<String>();
        for (var lesson : List.of("idea", lesson(id))) wrong.addAll(wrong(page, "/learn/%s/%s".formatted(id, lesson), ".lesson-told"));
        wrong.addAll(wrong(page, "/puzzles/" + PuzzleBook.ids(id).getFirst(), "[data-testid=puzzle][data-begun=true]"));
        wrong.addAll(wrong(page, "/workshop/" + id, "[data-testid=begin-edition]"));
        wrong.addAll(wrong(page, "/analysis/" + id, "[data-testid=analysis-begin]"));
        var table = Scenes.over(stage, page, game);
        wrong.addAll(wrong(page, "/replay/" + table, "[data-testid=replay][data-idle=true]"));
        wrong.addAll(wrong(page, "/t/" + table, "[data-testid=result]"));
        assertThat(wrong).isEmpty();
        page.context().close();
    }

    private static String lesson(String game) throws IOException {
        try (var files = Files.list(Stage.ROOT.resolve("web/src/games").resolve(game).resolve("lessons"))) {
            return files.map(file -> file.getFileName().toString()).filter(file -> file.endsWith(".json") && !file.startsWith("idea"))
                    .sorted()
                    .findFirst().orElseThrow().replaceFirst("\\.json$", "");
        }
    }

    private static List<String> wrong(Page page, String path, String there) {
        page.setViewportSize(PHONES[0][0], PHONES[0][1]);
        page.navigate(stage.url(path + "?speed=off&language=en-XA"));
        page.waitForSelector(there);
        return wrong(page, path);
    }

    @Test
    void theSettingsStillFit() {
        var page = phone();
        page.navigate(stage.url("/?speed=off&language=en-XA"));
        page.click("[data-testid=settings]");
        soon(() -> assertThat(page.locator("[data-testid=language]").isVisible()).isTrue());
        assertThat(wrong(page, "settings")).isEmpty();
        page.context().close();
    }

    private static List<String> wrong(Page page, String where) {
        var wrong = new ArrayList<String>();
        for (int[] screen : PHONES) {
            page.setViewportSize(screen[0], screen[1]);
            for (var each : (List<?>) page.evaluate(Script.of("clipped.js")))
                wrong.add("%s, %d×%d: %s".formatted(where, screen[0], screen[1], each));
        }
        return wrong;
    }
}
