package hearthside.browser;

import static hearthside.browser.Soon.soon;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.RequestOptions;
import hearthside.core.GameInfo;
import hearthside.games.Games;
import hearthside.wire.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A finished game of every title, seen again: forwards, backwards and by jumping. The games are played by bots among themselves; what the
/// look back found is made up, so that there is always something to jump to.
class ReplayInTheBrowserTest {
    private static final String OVER = """
            table => new Promise((done) => {
              const line = new WebSocket(`ws://${location.host}/ws/tables/${table}`);
              line.onmessage = (frame) => {
                const told = JSON.parse(frame.data);
                if (told.is === 'Update' && told.over) done(told.seq);
              };
            })
            """;

    /// In no order: a piece keeps its place while others come and go.
    private static final String READ = """
            () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => {
              const board = document.querySelector('main'), words = [];
              const walk = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
              while (walk.nextNode()) words.push(walk.currentNode.data.trim());
              done(words.filter(Boolean).sort().join(' ') + ' ' + board.querySelectorAll('*').length);
            })))
            """;

    @TempDir
    static Path folder;
    private static Stage stage;

    @BeforeAll
    static void open() { stage = new Stage(folder); }

    @AfterEach
    void leave() { stage.leave(); }

    @AfterAll
    static void close() { stage.close(); }

    static List<GameInfo<?>> games() {
        var games = new ArrayList<GameInfo<?>>();
        for (var game : Games.ALL) games.add(game.info());
        return games;
    }

    /// From any of its positions: the search thinks on the device, one plays on, and the branches stay.
    @ParameterizedTest
    @ValueSource(strings = {"stone-age", "fire-and-axe"})
    void aFinishedGameIsAnalysed(String id) {
        var page = stage.desktop();
        page.navigate(stage.url("/about"));
        var table = finished(page, Games.find(id).orElseThrow().info());
        page.navigate(stage.url("/replay/%s?speed=off".formatted(table)));
        page.waitForSelector("[data-testid=replay-slider]");
        page.locator("[data-testid=replay-slider]").fill("9");
        page.waitForSelector("[data-testid=replay][data-step='9'][data-idle=true]");
        page.click("[data-testid=analyse]");
        var idea = "[data-testid=analysis][data-at='%d'] [data-testid=analysis-idea]";
        page.waitForSelector(idea.formatted(0), new Page.WaitForSelectorOptions().setTimeout(90_000));
        assertThat(page.locator("[data-testid=analysis-idea]").first().textContent()).contains("%");
        page.locator(idea.formatted(0)).first().click();
        page.waitForSelector(idea.formatted(1), new Page.WaitForSelectorOptions().setTimeout(60_000));
        page.waitForSelector("[data-testid=analysis-back]:enabled");
        page.keyboard().press("ArrowLeft");
        page.waitForSelector("[data-testid=analysis][data-at='0']");
        page.keyboard().press("ArrowRight");
        page.waitForSelector("[data-testid=analysis][data-at='1']");
        assertThat(page.locator("[data-testid=analysis-node]").count()).isEqualTo(1);
        assertThat(stage.problems).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aReplayGoesForwardsAndBackwardsAndAnywhere(GameInfo<?> game) {
        var page = stage.desktop();
        page.navigate(stage.url("/about"));
        var table = finished(page, game);
        var review = (String) page.evaluate(Script.of("review.js"), table);
        page.route("**/review?*", route -> answer(route, review));
        page.navigate(stage.url("/replay/%s?speed=off".formatted(table)));
        page.waitForSelector("[data-testid=findings]");
        var first = board(page);
        int last = Integer.parseInt(page.locator("[data-testid=replay]").getAttribute("data-count")) - 1;
        assertThat(last).as("a whole game").isGreaterThan(20);
        for (int step = 1; step <= 6; step++) {
            page.click("[data-testid=replay-next]");
            at(page, step, last);
        }
        var sixth = board(page);
        page.click("[data-testid=replay-back]");
        at(page, 5, last);
        page.evaluate("document.activeElement.blur()");
        page.keyboard().press("ArrowRight");
        at(page, 6, last);
        page.keyboard().press("ArrowLeft");
        at(page, 5, last);
        for (int step : new int[] {last / 2, last, last / 3, 2 * last / 3}) {
            page.locator("[data-testid=replay-slider]").fill(String.valueOf(step));
            at(page, step, last);
        }
        page.click("[data-testid=turn-back]");
        page.click("[data-testid=turn-next]");
        toTheSecondRound(page, last);
        for (var finding : List.of("turning", "turning-better", "dear")) found(page, finding, last);
        page.locator("[data-testid=replay-slider]").fill("6");
        at(page, 6, last);
        assertThat(board(page)).as("a step shows the same, however one comes there").isEqualTo(sixth);
        page.locator("[data-testid=replay-slider]").fill("0");
        at(page, 0, last);
        assertThat(board(page)).as("the start is the start again: nothing of later steps lies there").isEqualTo(first);
        soon(() -> assertThat(page.locator("[data-testid^=panel-]").first().textContent()).doesNotContain("away"));
        assertThat(stage.problems).isEmpty();
    }

    /// One chooses a round, and the list names the round of whatever is shown.
    private static void toTheSecondRound(Page page, int last) {
        if (page.locator("[data-testid=replay-rounds]").count() == 0) { // a game of one round
            assertThat(page.evaluate("fetch(location.pathname.replace('/replay/', '/api/tables/') + '/replay?from=%d&count=1')"
                    .formatted(last) + ".then(answer => answer.json()).then(part => part.steps[0].view.round ?? 1)")).isEqualTo(1);
            return;
        }
        var second = page.locator("[data-testid=replay-rounds] option").nth(1).getAttribute("value");
        page.selectOption("[data-testid=replay-rounds]", second);
        at(page, Integer.parseInt(second), last);
        page.click("[data-testid=replay-next]");
        at(page, Integer.parseInt(second) + 1, last);
        assertThat(page.locator("[data-testid=replay-rounds]").inputValue()).as("still the second round").isEqualTo(second);
    }

    @Test
    void theBoardStaysWhereItIsWhenTheCurveComes() {
        var page = stage.desktop();
        page.navigate(stage.url("/about"));
        var table = finished(page, Games.ALL.getFirst().info());
        var review = (String) page.evaluate(Script.of("review.js"), table);
        int last = Json.parse(review).get("count").intValue() - 1;
        var isDone = new AtomicBoolean();
        var begun = "{\"state\":\"working\",\"count\":%d,\"judged\":0,\"steps\":[],\"summary\":null}".formatted(last + 1);
        page.route("**/review?*", route -> answer(route, isDone.get() ? review : begun));
        page.navigate(stage.url("/replay/%s?speed=off".formatted(table)));
        soon(() -> assertThat(page.locator("[data-testid=review-busy]").textContent()).contains("0 of %d".formatted(last)));
        at(page, 0, last);
        var before = page.locator("main").boundingBox();
        isDone.set(true);
        page.waitForSelector("[data-testid=curve]");
        var after = page.locator("main").boundingBox();
        assertThat(after).usingRecursiveComparison().isEqualTo(before);
    }

    private static void answer(Route route, String json) {
        route.fulfill(new Route.FulfillOptions().setContentType("application/json").setBody(json));
    }

    /// What the look back found is jumped to; a better choice shows the board before it, and on it what would have been better.
    private static void found(Page page, String what, int last) {
        page.locator("[data-testid=replay-slider]").fill("1");
        at(page, 1, last);
        page.locator("[data-testid=%s]".formatted(what)).first().click();
        page.waitForSelector("[data-testid=replay]:not([data-step='1'])[data-idle=true]");
        if (!what.equals("turning")) page.waitForSelector("[data-testid=replay-better] >> text=Better");
        int now = Integer.parseInt(page.locator("[data-testid=replay]").getAttribute("data-step"));
        at(page, now, last);
        page.click("[data-testid=replay-next]");
        at(page, now + 1, last);
    }

    private static String finished(Page page, GameInfo<?> game) {
        var seats = ",{\"kind\":\"bot\",\"bot\":\"greedy\"}".repeat(game.minSeats()).substring(1);
        var made = page.request().post(stage.url("/api/tables"), RequestOptions.create().setHeader("Content-Type", "application/json")
                .setData("{\"game\":\"%s\",\"seats\":[%s]}".formatted(game.id(), seats)));
        var table = Json.parse(made.text()).get("table").stringValue();
        page.evaluate(OVER, table);
        return table;
    }

    /// Slider, counter and caption say where the board is.
    private static void at(Page page, int step, int last) {
        page.waitForSelector("[data-testid=replay][data-step='%d'][data-idle=true]".formatted(step));
        soon(() -> assertThat(page.locator("[data-testid=replay-slider]").inputValue()).isEqualTo(String.valueOf(step)));
        soon(() -> assertThat(page.locator("footer").textContent()).contains("%d / %d".formatted(step, last)));
        soon(() -> assertThat(page.locator("[data-testid=replay-lines]").textContent()).isNotBlank());
    }

    /// What can be read on the board, and how many pieces are drawn; a map is looked at as a whole, for names come and go with nearness.
    private static Object board(Page page) {
        var whole = page.locator("[data-testid=zoom-fit]");
        if (whole.count() > 0) whole.click();
        return page.evaluate(READ);
    }
}
