package hearthside.browser;

import static hearthside.browser.Soon.soon;
import static hearthside.browser.Soon.until;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import hearthside.games.Games;
import hearthside.server.puzzle.Puzzle;
import hearthside.server.puzzle.PuzzleBook;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A puzzle of every game is solved in a browser, and one is missed.
///
/// What is clicked is whatever glows; on its way to the server the choice becomes the one this test wants, so that boards need not be told
/// how to make each of them.
class PuzzlesInTheBrowserTest {
    private static final String ASKED = "[data-testid=puzzle][data-begun=true]";
    private static final String IDLE = "[data-testid=lesson][data-idle=true]";
    private static final int CLICKS = 400;

    @TempDir
    static Path folder;
    private static Stage stage;

    @BeforeAll
    static void open() { stage = new Stage(folder); }

    @AfterAll
    static void close() { stage.close(); }

    static List<String> games() {
        return Games.ALL.stream().map(game -> game.info().id()).filter(game -> !PuzzleBook.ids(game).isEmpty()).toList();
    }

    private static Puzzle first(String game) { return PuzzleBook.find(PuzzleBook.ids(game).getFirst()).orElseThrow(); }

    /// What a service worker fetches cannot be changed on its way.
    private static Browser.NewContextOptions direct() {
        return new Browser.NewContextOptions().setServiceWorkers(ServiceWorkerPolicy.BLOCK);
    }

    private static Page desktop() { return Stage.unpainted(stage.page(1440, 900, direct().setBypassCSP(true))); }

    private static void open(Page page, Puzzle puzzle) {
        page.navigate(stage.url("/puzzles/%s?speed=off".formatted(puzzle.id())));
        page.waitForSelector(ASKED);
        page.waitForSelector(IDLE);
    }

    private static void choose(Page page, Puzzle puzzle, Puzzle.Choice choice, String outcome) {
        page.route("**/api/puzzles/" + puzzle.id(), route -> {
            if (route.request().method().equals("POST"))
                route.resume(new Route.ResumeOptions().setPostData("{\"action\":%s}".formatted(choice.action())));
            else
                route.resume();
        });
        assertThat((Boolean) page.evaluate(Script.of("try.js"), List.of(7, CLICKS))).as("something can be chosen").isTrue();
        page.waitForSelector("[data-testid=puzzle][data-tried=%s]".formatted(outcome));
        page.waitForSelector("[data-testid=puzzle-answer]");
    }

    @ParameterizedTest
    @MethodSource("games")
    void aPuzzleIsSolvedAndItsAnswerPlayedThrough(String game) throws IOException {
        var puzzle = first(game);
        var page = desktop();
        open(page, puzzle);
        assertThat(Stage.faults(page)).isEmpty();
        soon(() -> assertThat(page.locator("[data-testid=puzzle-answer]").count()).as("nothing before the try").isZero());
        choose(page, puzzle, puzzle.options().getFirst(), "right");
        page.waitForSelector("[data-testid=puzzle][data-at='1']");
        soon(() -> assertThat(page.locator("[data-testid=puzzle-options] li").count()).isEqualTo(puzzle.options().size()));
        soon(() -> assertThat(page.locator("[data-testid=puzzle-options] li.mine.best").count()).as("what is right was chosen").isOne());
        soon(() -> assertThat(page.locator("[data-testid=puzzle-again]").count()).as("it was the first try").isZero());
        for (int step = 2; step <= puzzle.line().size(); step++) {
            page.waitForSelector(IDLE);
            page.click("[data-testid=puzzle-on]:enabled");
            page.waitForSelector("[data-testid=puzzle][data-at='%d']".formatted(step));
        }
        page.waitForSelector(IDLE);
        Stage.shoot(page, "puzzle-" + game);
        assertThat(Stage.faults(page)).isEmpty();
        page.keyboard().press("ArrowLeft");
        page.waitForSelector("[data-testid=puzzle][data-at='%d']".formatted(puzzle.line().size() - 1));
        page.navigate(stage.url("/puzzles#" + game));
        page.waitForSelector("[data-testid='puzzles-%s'] a.right".formatted(game));
        assertThat(Stage.faults(page)).isEmpty();
        page.context().close();
        assertThat(stage.problems).isEmpty();
    }

    @Test
    void aMissedPuzzleShowsTheBetterChoiceOnAPhoneBothWays() {
        var puzzle = first(games().getLast());
        var last = puzzle.options().getLast();
        for (var size : List.of(List.of(360, 740), List.of(740, 360))) {
            var page = stage.page(size.getFirst(), size.getLast(), direct().setHasTouch(true).setIsMobile(true));
            open(page, puzzle);
            choose(page, puzzle, last, "wrong");
            assertThat((Boolean) page.evaluate("""
                    () => { const box = document.querySelector('[data-testid=puzzle-answer]').getBoundingClientRect();
                      return box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight; }""")).isTrue();
            page.click("[data-testid=puzzle-on]:enabled");
            page.waitForSelector("[data-testid=puzzle][data-at='1']");
            page.waitForSelector(IDLE);
            Stage.shoot(page, "puzzle-missed-%d".formatted(size.getFirst()));
            open(page, puzzle);
            choose(page, puzzle, puzzle.options().getFirst(), "right");
            page.waitForSelector("[data-testid=puzzle-again]"); // what is found now was missed before
            page.click("[data-testid=puzzle-next]");
            until(page, "id => document.querySelector('[data-testid=puzzle]')?.dataset.puzzle !== id", puzzle.id());
            page.context().close();
        }
        assertThat(stage.problems).isEmpty();
    }

    @Test
    void thePuzzleOfTheDayIsOnTheHomePage() {
        var page = desktop();
        page.navigate(stage.url("/"));
        page.click("[data-testid=puzzle-today]");
        page.waitForSelector(ASKED);
        page.navigate(stage.url("/puzzles/chess-1"));
        page.waitForSelector("text=There is no such puzzle.");
        page.context().close();
        assertThat(stage.problems).allMatch(problem -> problem.contains("404")); // a browser says so by itself
        stage.problems.clear();
    }
}
