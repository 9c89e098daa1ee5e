package hearthside.browser;

import static hearthside.browser.Soon.until;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import hearthside.core.Game;
import hearthside.games.Games;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every game with all its seats, at its start, in its middle, where it asks for more than a tap, with each dialog and at its end, on
/// five screens: nothing overlaps, nothing is cut, everything can be tapped and read. `measure.js` says what that means. The moments are
/// always the same.
class LayoutInTheBrowserTest {
    private static final int[][] SCREENS = {{1440, 900}, {360, 740}, {740, 360}, {820, 1180}, {720, 450}};
    private static final int MIDDLE = 60;
    /// A moment of each game that is answered by a sheet: trade, payment, bid, attack.
    private static final Map<String, String> ASKING = Map.of("my-first-stone-age", "Trading", "stone-age", "Buying", "stone-age-solo",
            "Buying", "cavemen", "Bidding", "fire-and-stone", "Hunting", "fire-and-axe", "Charging");
    /// What opens a dialog of the frame, behind the drawer where there is one; they are the same in every game.
    private static final List<String> SHARED = List.of("settings", "drawer-open", "menu-goal", "promise", "automatic");
    private static final List<String> SHEETS = List.of("holdings-1", "album", "show-hidden", "show-scores", "show-cards", "saga-book",
            "score-sheet", "mat-handle");

    /// In the first two games of a title a coach sits beside whoever plays, and has something to say or nothing.
    private static final String SAID = "() => document.querySelector('[data-testid=coach]')";
    /// Over the board, beside it, or in the words a game begins with.
    private static final String GOAL_TOLD = Stage.GOAL + ":visible, [data-testid=goal-left]:visible, [data-testid=intro]:visible";

    @TempDir
    static Path folder;
    private static Stage stage;

    @BeforeAll
    static void open() { stage = new Stage(folder); }

    @AfterAll
    static void close() { stage.close(); }

    static List<Game<?, ?>> games() { return Games.ALL; }

    @ParameterizedTest
    @MethodSource("games")
    void nothingOverlapsAndNothingIsCut(Game<?, ?> game) {
        var id = game.info().id();
        var page = stage.page(1440, 900, new Browser.NewContextOptions().setHasTouch(true));
        Stage.teach(page);
        page.navigate(stage.url("/about"));
        var wrong = new ArrayList<String>();
        Stage.leaveGoals(page);
        sit(page, Scenes.open(stage, page, Scenes.after(game, 0)), true);
        page.locator(GOAL_TOLD).first().waitFor();
        measure(page, id + " at its start", wrong, id.equals("stone-age") ? SHARED : List.of());
        Stage.readGoals(page);
        sit(page, Scenes.open(stage, page, Scenes.after(game, MIDDLE)), true);
        measure(page, id + " in its middle", wrong, SHEETS);
        sit(page, Scenes.open(stage, page, Scenes.asking(game, Objects.requireNonNull(ASKING.get(id)))), false);
        measure(page, id + " asking", wrong, List.of());
        sit(page, Scenes.over(stage, page, game), false);
        page.waitForSelector("[data-testid=result]");
        measure(page, id + " at its end", wrong, List.of());
        assertThat(wrong).isEmpty();
        assertThat(stage.problems).isEmpty();
        page.context().close();
    }

    /// Whatever is asked finds its room from the start: no place of the board moves under a finger that is about to tap it.
    @ParameterizedTest
    @MethodSource("games")
    void theBoardKeepsItsSizeWhateverIsAsked(Game<?, ?> game) {
        var page = stage.page(1440, 900, new Browser.NewContextOptions().setHasTouch(true));
        page.navigate(stage.url("/about"));
        var seen = new TreeMap<String, Map<String, Integer>>();
        Scenes.phases(game).forEach((phase, match) -> {
            sit(page, Scenes.open(stage, page, match), false);
            for (int[] screen : SCREENS) {
                page.setViewportSize(screen[0], screen[1]);
                page.evaluate(TWO_FRAMES);
                seen.computeIfAbsent(screen[0] + "×" + screen[1], _ -> new TreeMap<>()).put(phase, (Integer) page.evaluate(HEIGHT));
            }
        });
        // a pixel more or less is how a line is rounded
        seen.values().removeIf(heights -> Collections.max(heights.values()) - Collections.min(heights.values()) <= 2);
        assertThat(seen).as("how high the board of %s is", game.info().id()).isEmpty();
        page.context().close();
    }

    private static final String HEIGHT = "Math.round(document.querySelector('.frame .measure').getBoundingClientRect().height)";
    private static final String TWO_FRAMES = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))";

    private static void sit(Page page, String table, boolean isTaught) {
        page.setViewportSize(1440, 900);
        page.navigate(stage.url("/t/%s?speed=off".formatted(table)));
        page.waitForSelector("[data-testid=table][data-idle=true]");
        if (isTaught) until(page, SAID);
    }

    private static void measure(Page page, String what, List<String> wrong, List<String> dialogs) {
        for (int[] screen : SCREENS) {
            page.setViewportSize(screen[0], screen[1]);
            for (var each : (List<?>) page.evaluate(Script.of("measure.js"), dialogs))
                wrong.add("%s, %d×%d: %s".formatted(what, screen[0], screen[1], each));
        }
    }
}
