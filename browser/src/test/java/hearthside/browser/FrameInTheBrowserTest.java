package hearthside.browser;

import static hearthside.browser.Soon.soon;
import static hearthside.browser.Soon.until;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.RequestOptions;
import hearthside.games.Games;
import hearthside.wire.Json;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the frame around every board does for somebody who is new to it.
class FrameInTheBrowserTest {
    private static final String FOCUSED = "document.activeElement.dataset.testid ?? document.activeElement.tagName";

    @TempDir
    static Path folder;
    private static Stage stage;

    @BeforeAll
    static void open() { stage = new Stage(folder); }

    @AfterAll
    static void close() { stage.close(); }

    @Test
    void theGoalIsToldAtTheFirstTurnOfATableAndOnce() {
        var page = stage.phone();
        Stage.leaveGoals(page);
        sit(page, against(page, "stone-age"));
        page.waitForSelector(Stage.GOAL);
        soon(() -> assertThat(page.locator(Stage.GOAL).textContent()).contains("Goal of the game", "Most points win"));
        page.locator(Stage.GOAL).dispatchEvent("click");
        soon(() -> assertThat(page.locator(Stage.GOAL).count()).isZero());
        page.reload();
        page.waitForSelector("[data-testid=table][data-idle=true]");
        page.click("[data-testid=drawer-open]");
        page.click("[data-testid=menu-goal]");
        soon(() -> assertThat(page.locator("[data-testid=refusal]").textContent()).as("it is in the menu ever after")
                .contains("Most points win"));
        soon(() -> assertThat(page.locator(Stage.GOAL).count()).as("and not told again").isZero());
        page.context().close();
    }

    /// On a wide screen it stands beside the board, and never twice: where the panel at the left says it, nothing else does.
    @Test
    void theGoalCoversNothingOnAWideScreenAndIsNeverToldTwice() {
        var page = stage.desktop();
        Stage.leaveGoals(page);
        for (var game : new String[] {"fire-and-stone", "stone-age", "my-first-stone-age", "fire-and-axe", "cavemen"}) {
            sit(page, against(page, game));
            page.waitForSelector(".prompt.mine");
            until(page, TOLD + " === 1");
            soon(() -> assertThat(page.locator(".table-top " + Stage.GOAL).count()).as(game).isZero());
            page.click("[data-testid=menu-goal]");
            until(page, "() => ['goal', 'goal-left'].includes(document.activeElement.dataset.testid)");
            assertThat(page.evaluate(TOLD)).as(game).isEqualTo(1);
            soon(() -> assertThat(page.locator("[data-testid=refusal]").count()).as(game).isZero());
        }
        page.context().close();
    }

    /// How often the goal can be read.
    private static final String TOLD = """
            [...document.querySelectorAll('[data-testid=goal], [data-testid=goal-left]')].filter((card) =>
              card.offsetHeight > 0 && card.checkVisibility() && document.elementsFromPoint(
                ...((box) => [box.left + box.width / 2, box.top + box.height / 2])(card.getBoundingClientRect())).includes(card)).length""";

    @Test
    void theKeyToTheAnswersFindsThemAndNeverACounter() {
        var page = stage.desktop();
        sit(page, against(page, "stone-age"));
        page.waitForSelector(".prompt.mine");
        page.keyboard().press("b");
        var place = (String) page.evaluate(FOCUSED);
        page.keyboard().press("t");
        page.waitForSelector("[data-testid=note]");
        assertThat((String) page.evaluate(FOCUSED)).as("nothing is asked below: the focus stays").isEqualTo(place);
        page.locator("[data-testid=place-clay_pit]").dispatchEvent("click");
        page.waitForSelector("[data-testid=people-1]");
        page.keyboard().press("t");
        until(page, "() => (document.activeElement.dataset.testid ?? '').startsWith('people-')");
        page.context().close();
    }

    @Test
    void theRulesKeepToOneTabAndSaySo() {
        var page = stage.desktop();
        sit(page, against(page, "my-first-stone-age"));
        var link = page.locator("[data-testid=menu-rules]:visible");
        soon(() -> assertThat(link.textContent()).contains("in a tab of its own"));
        var rules = page.waitForPopup(link::click);
        rules.waitForSelector("[href^='/t/']");
        link.click();
        rules.waitForLoadState();
        assertThat(page.context().pages()).as("the table and its rules").hasSize(2);
        page.context().close();
    }

    /// Dogs and goods find their room from the start: what is found pushes nothing out of the left column.
    @Test
    void theMenuStaysWholeAndInItsPlaceWhateverIsFound() {
        var page = stage.desktop();
        page.navigate(stage.url("/about"));
        var game = Games.find("my-first-stone-age").orElseThrow();
        sit(page, Scenes.open(stage, page, Scenes.asking(game, "Flipping")));
        var card = "document.querySelector('[data-testid=panel-0]').offsetHeight";
        var before = page.evaluate(card);
        sit(page, Scenes.open(stage, page, Scenes.asking(game, "Trading")));
        assertThat(page.evaluate(card)).isEqualTo(before);
        assertThat((Integer) page.evaluate("(left => left.scrollHeight - left.clientHeight)(document.querySelector('.frame > .left'))"))
                .isLessThanOrEqualTo(0);
        page.context().close();
    }

    @Test
    void whoGivesUpAgainstBotsSeesHowItStandsAndMayTalkAndPlayAgain() {
        var page = stage.desktop();
        var table = against(page, "my-first-stone-age");
        sit(page, table);
        page.click("[data-testid=resign]:visible");
        page.click("[data-testid=dialog-yes]");
        page.waitForSelector("[data-testid=result] [data-testid=again]");
        soon(() -> assertThat(page.locator("body").innerText()).contains("As it stands", "gave up").doesNotContain("a bot plays on",
                "watching"));
        page.reload();
        page.waitForSelector("[data-testid=result] [data-testid=again]");
        soon(() -> assertThat(page.locator("body").innerText()).as("also when the page is loaded again").doesNotContain("watching"));
        page.click("[data-testid=show-board]");
        page.click("[data-testid=tab-chat]");
        page.click("[data-testid=quick-2]");
        page.waitForSelector("[data-testid=chat] >> text=Well played!");
        page.click("[data-testid=show-result]");
        page.click("[data-testid=again]");
        page.waitForURL(url -> url.contains("/t/") && !url.contains(table));
        page.waitForSelector("[data-testid=table][data-over=false]");
        soon(() -> assertThat(page.locator("[data-testid=panel-0]").innerText()).contains("you"));
        assertThat(stage.problems).isEmpty();
        page.context().close();
    }

    @Test
    void theKeyToTheBoardPassesOverWhatGivesUpAnOption() {
        var page = stage.desktop();
        page.navigate(stage.url("/about"));
        sit(page, Scenes.open(stage, page, Scenes.asking(Games.find("cavemen").orElseThrow(), "Bidding")));
        page.keyboard().press("b");
        assertThat((String) page.evaluate(FOCUSED)).isNotEqualTo("pass").isNotEqualTo("BODY");
        sit(page, Scenes.open(stage, page, Scenes.asking(Games.find("fire-and-axe").orElseThrow(), "Sailing")));
        page.keyboard().press("b");
        assertThat((String) page.evaluate(FOCUSED)).doesNotContain("wintering").isNotEqualTo("BODY");
        page.context().close();
    }

    @Test
    void theFocusStaysWhereOnePlays() {
        var page = stage.desktop();
        sit(page, against(page, "stone-age"));
        page.keyboard().press("b");
        var place = (String) page.evaluate(FOCUSED);
        soon(() -> assertThat(page.locator("[data-testid=%s]".formatted(place)).getAttribute("data-legal")).isEqualTo("true"));
        page.keyboard().press("h");
        page.waitForSelector("[data-testid=hint-0]");
        until(page, "() => document.activeElement.dataset.testid === 'hint-0'");
        page.keyboard().press("Escape");
        until(page, "place => document.activeElement.dataset.testid === place", place);
        soon(() -> assertThat(page.locator("[data-testid=hints]").count()).isZero());
        page.keyboard().press("h");
        until(page, "() => document.activeElement.dataset.testid === 'hint-0'");
        var seq = page.locator("[data-testid=table]").getAttribute("data-seq");
        page.keyboard().press("Tab");
        page.keyboard().press("Enter"); // do it
        page.waitForSelector("[data-testid=table][data-idle=true]:not([data-seq='%s'])".formatted(seq));
        page.waitForSelector(".prompt.mine");
        until(page, "() => document.activeElement.dataset.legal === 'true'");
        assertThat(stage.problems).isEmpty();
        page.context().close();
    }

    @Test
    void aMouseThatRestsOpensNoTip() {
        var page = stage.desktop();
        sit(page, against(page, "stone-age"));
        page.hover("[data-testid=prompt]"); // and the goal is read
        var hunt = page.locator("[data-testid=place-hunting_grounds]").boundingBox();
        page.mouse().move(hunt.x + hunt.width / 2, hunt.y + hunt.height / 2);
        page.waitForSelector("[data-testid=tip]");
        page.reload();
        page.waitForSelector("[data-testid=table][data-idle=true]");
        page.evaluate("new Promise((done) => setTimeout(done, 300))"); // a browser looks what lies under its mouse after a while
        assertThat(page.locator("[data-testid=tip]").count()).isZero();
        page.mouse().move(hunt.x + hunt.width / 2 + 3, hunt.y + hunt.height / 2);
        page.waitForSelector("[data-testid=tip]");
        page.context().close();
    }

    @Test
    void theListOfKeysTakesTheFocusAndGivesItBack() {
        var page = stage.desktop();
        sit(page, against(page, "stone-age"));
        page.keyboard().press("b");
        var place = (String) page.evaluate(FOCUSED);
        page.keyboard().press("?");
        page.waitForSelector("[data-testid=keys]");
        until(page, "() => !!document.activeElement.closest('dialog:modal')");
        page.keyboard().press("Escape");
        until(page, "place => document.activeElement.dataset.testid === place", place);
        soon(() -> assertThat(page.locator("[data-testid=keys]").count()).isZero());
        page.context().close();
    }

    @Test
    void theButtonsAtTheTopKeepTheirPlaces() {
        for (var page : new Page[] {stage.desktop(), stage.phone()}) {
            sit(page, against(page, "fire-and-axe"));
            page.waitForSelector("[data-testid=load-crew][data-legal=true]");
            page.waitForSelector("[data-testid=undo]:disabled");
            var before = page.evaluate(TOP);
            page.click("[data-testid=load-crew]");
            page.waitForSelector("[data-testid=undo]:enabled");
            page.click("[data-testid=load-crew]");
            page.waitForSelector("[data-testid=reset-turn]:enabled");
            assertThat(page.evaluate(TOP)).isEqualTo(before);
            page.context().close();
        }
    }

    private static final String TOP = "[...document.querySelectorAll('.frame .actions button')]"
            + ".map(button => Math.round(button.getBoundingClientRect().left)).join()";

    @Test
    void theWholeMenuIsSeenWithEverySeatTaken() {
        var page = stage.desktop();
        page.navigate(stage.url("/about"));
        for (var game : Games.ALL)
            for (int seats = Math.min(3, game.info().maxSeats()); seats <= game.info().maxSeats(); seats++) {
                sit(page, Script.tableHere(stage, page, game.info(), seats));
                assertThat((Integer) page
                        .evaluate("(left => left.scrollHeight - left.clientHeight)(document.querySelector('.frame > .left'))"))
                        .as("%s with %d", game.info().id(), seats).isLessThanOrEqualTo(0);
            }
        page.context().close();
    }

    /// Lying, an idea stands over the tray: the board it speaks of stays free, and so do the players.
    @Test
    void lyingAnIdeaHidesNothingOfTheBoard() {
        for (var game : new String[] {"fire-and-stone", "fire-and-axe", "stone-age"}) {
            var page = stage.page(740, 360, new com.microsoft.playwright.Browser.NewContextOptions().setHasTouch(true));
            sit(page, against(page, game));
            page.waitForSelector("[data-legal=true]");
            page.click("[data-testid=hint]");
            page.waitForSelector("[data-testid=hint-0]");
            var idea = page.locator("[data-testid=hints]").boundingBox();
            var board = page.locator(".frame > .table-top").boundingBox();
            assertThat(idea.x).as(game).isGreaterThanOrEqualTo(board.x + board.width);
            assertThat(idea.y + idea.height).as(game).isLessThanOrEqualTo(360);
            page.context().close();
        }
    }

    @Test
    void aPhoneLyingOnItsSideShowsTwoGames() {
        var page = stage.page(740, 360, new com.microsoft.playwright.Browser.NewContextOptions().setHasTouch(true).setIsMobile(true));
        page.navigate(stage.url("/"));
        for (var game : new String[] {"my-first-stone-age", "stone-age"}) {
            page.waitForSelector("[data-testid=quick-%s]:enabled".formatted(game));
            var box = page.locator("[data-testid=quick-%s]".formatted(game)).boundingBox();
            assertThat(box.y + box.height).as(game).isLessThanOrEqualTo(360);
            assertThat((Boolean) page.evaluate("id => (h => h.scrollWidth <= h.clientWidth)(document.getElementById('title-' + id))", game))
                    .isTrue();
        }
        page.context().close();
    }

    private static String against(Page page, String game) {
        page.navigate(stage.url("/about"));
        var body = "{\"game\":\"%s\",\"hints\":true,\"seats\":[{\"kind\":\"me\"},{\"kind\":\"bot\",\"bot\":\"greedy\"}]}".formatted(game);
        var made = page.request().post(stage.url("/api/tables"),
                RequestOptions.create().setHeader("Content-Type", "application/json").setData(body));
        return Json.parse(made.text()).get("table").stringValue();
    }

    private static void sit(Page page, String table) {
        page.navigate(stage.url("/t/%s?speed=off".formatted(table)));
        page.waitForSelector("[data-testid=table][data-idle=true]");
    }
}
