package hearthside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import hearthside.core.GameInfo;
import hearthside.games.Games;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every game with all its seats, at its start and in its middle, on five screens: nothing overlaps, nothing is cut, everything can be
/// tapped and read. `measure.js` says what that means.
class LayoutInTheBrowserTest {
    private static final int[][] SCREENS = {{1440, 900}, {360, 740}, {740, 360}, {820, 1180}, {720, 450}};
    private static final int MIDDLE = 60;

    @TempDir
    Path folder;
    private Stage stage;

    @BeforeEach
    void open() { stage = new Stage(folder); }

    @AfterEach
    void close() { stage.close(); }

    static Stream<GameInfo<?>> games() { return Games.ALL.stream().map(game -> game.info()); }

    @ParameterizedTest
    @MethodSource("games")
    void nothingOverlapsAndNothingIsCut(GameInfo<?> game) {
        var page = stage.page(1440, 900, new Browser.NewContextOptions().setHasTouch(true));
        page.navigate(stage.url("/about"));
        var wrong = new ArrayList<String>();
        for (int decisions : new int[] {0, MIDDLE}) {
            var table = Script.tableHere(stage, page, game, game.maxSeats());
            Script.play(page, table, decisions);
            page.navigate(stage.url("/t/%s?speed=off".formatted(table)));
            page.waitForSelector("[data-testid=table][data-idle=true]");
            for (int[] screen : SCREENS) {
                page.setViewportSize(screen[0], screen[1]);
                page.waitForTimeout(300);
                for (var each : (List<?>) page.evaluate(Script.of("measure.js")))
                    wrong.add("%s after %d, %d×%d: %s".formatted(game.id(), decisions, screen[0], screen[1], each));
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(stage.problems).isEmpty();
    }
}
