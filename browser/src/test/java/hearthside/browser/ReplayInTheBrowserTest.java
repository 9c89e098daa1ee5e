package hearthside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import hearthside.core.GameInfo;
import hearthside.games.Games;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A finished game of every title, seen again: forwards, backwards and by jumping.
class ReplayInTheBrowserTest {
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
    void aReplayGoesForwardsAndBackwardsAndAnywhere(GameInfo<?> game) {
        var page = stage.desktop();
        page.navigate(stage.url("/about"));
        var table = Script.tableHere(stage, page, game, game.minSeats());
        assertThat(Script.play(page, table, 20_000)).as("the game ends").isTrue();
        page.navigate(stage.url("/replay/%s?speed=quick".formatted(table)));
        page.waitForSelector("[data-testid=replay-next]");
        var first = board(page);
        int last = Integer.parseInt(page.locator("[data-testid=replay]").getAttribute("data-count")) - 1;
        for (int step = 1; step <= 6; step++) {
            page.click("[data-testid=replay-next]");
            at(page, step);
        }
        page.click("[data-testid=replay-back]");
        at(page, 5);
        for (int step : new int[] {last / 2, last, last / 3, 2 * last / 3}) {
            page.locator("[data-testid=replay-slider]").fill(String.valueOf(step));
            at(page, step);
            assertThat(page.locator("[data-testid=replay-lines]").textContent()).isNotBlank();
        }
        page.click("[data-testid=turn-back]");
        page.click("[data-testid=replay-next]");
        page.locator("[data-testid=replay-slider]").fill("0");
        at(page, 0);
        page.waitForTimeout(300);
        assertThat(board(page)).as("the start is the start again: nothing of later steps lies there").isEqualTo(first);
        assertThat(page.locator("[data-testid^=panel-]").first().textContent()).doesNotContain("away");
        assertThat(stage.problems).isEmpty();
    }

    private static void at(Page page, int step) {
        page.waitForSelector("[data-testid=replay][data-step='%d']".formatted(step));
        assertThat(page.locator("[data-testid=replay-slider]").inputValue()).isEqualTo(String.valueOf(step));
    }

    /// What can be read on the board, and how many pieces are drawn.
    private static Object board(Page page) {
        page.waitForTimeout(400);
        return page.evaluate("(() => { const board = document.querySelector('main');"
                + " return board.textContent.replace(/\\s+/g, ' ') + board.querySelectorAll('*').length })()");
    }
}
