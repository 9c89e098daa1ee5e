package hearthside.browser;

import static hearthside.browser.Soon.soon;
import static hearthside.browser.Soon.until;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.LoadState;
import hearthside.games.Games;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The map of Fire & Stone on a phone: what is asked for is seen, and nothing that is told hides it.
class FireAndStoneInTheBrowserTest {
    @TempDir
    Path folder;
    private Stage stage;

    @BeforeEach
    void open() { stage = new Stage(folder); }

    @AfterEach
    void close() { stage.close(); }

    private Page seated(int width, int height, String phase) {
        var page = stage.page(width, height, new Browser.NewContextOptions().setHasTouch(true).setIsMobile(true).setDeviceScaleFactor(2));
        page.navigate(stage.url("/about"));
        var game = Games.ALL.stream().filter(each -> each.info().id().equals("fire-and-stone")).findFirst().orElseThrow().info();
        var table = Script.tableHere(stage, page, game, 2);
        Script.play(page, table, 400, phase);
        page.navigate(stage.url("/t/%s?speed=off".formatted(table)));
        page.waitForSelector("[data-testid=table][data-idle=true] [data-legal=true]");
        return page;
    }

    /// A hut was built, and a fire is asked for: every fire that may be chosen lies within the map, lying and upright.
    @Test
    void everyFireThatIsAskedForIsOnTheScreen() {
        for (int[] size : new int[][] {{740, 360}, {360, 740}}) {
            var page = seated(size[0], size[1], "Sending");
            until(page, """
                    () => { const map = document.querySelector('.zoom.map').getBoundingClientRect();
                      return [...document.querySelectorAll('[data-testid^=area-][data-legal=true]')].every(area => {
                        const box = area.getBoundingClientRect(), x = box.left + box.width / 2, y = box.top + box.height / 2;
                        return x > map.left && x < map.right && y > map.top && y < map.bottom; }) }""");
        }
        assertThat(stage.problems).isEmpty();
    }

    /// What is told of an area stands in the tray: the map keeps its size, the area stays in view, and a button closes it.
    @Test
    void anAreaThatWasTappedIsNotHiddenByWhatIsToldOfIt() {
        var page = seated(360, 740, "Moving");
        var map = page.locator(".zoom.map");
        var before = map.boundingBox();
        page.locator("[data-testid^=area-][data-legal=true]").first().tap(new Locator.TapOptions().setForce(true));
        page.waitForSelector("[data-testid=here]");
        assertThat(map.boundingBox()).usingRecursiveComparison().isEqualTo(before);
        until(page, """
                () => { const edge = document.querySelector('path.edge.held').getBoundingClientRect();
                  return edge.top + edge.height / 2 < document.querySelector('[data-rise]').getBoundingClientRect().top }""");
        page.tap("[data-testid=here-close]");
        page.waitForSelector("[data-testid=here]", new Page.WaitForSelectorOptions().setState(
                com.microsoft.playwright.options.WaitForSelectorState.DETACHED));
        assertThat(stage.problems).isEmpty();
    }

    /// A caption is gone soon, and the log is folded away there: what the others did stands at the prompt until the next choice.
    @Test
    void onAPhoneWhatTheOthersDidIsToldUntilTheNextChoice() {
        var page = stage.phone();
        page.navigate(stage.url("/new/fire-and-stone?speed=off"));
        page.selectOption("[data-testid=seat-kind-1]", "bot");
        page.click("[data-testid=create-table]");
        var player = new Player(page, 3);
        page.waitForSelector("[data-testid=table][data-idle=true]");
        var name = page.locator(".panels .who b").nth(1).textContent();
        boolean isTold = false;
        for (int i = 0; i < 12 && !isTold; i++) { // a turn may be a question or two
            player.act();
            page.waitForSelector("[data-testid=table][data-idle=true] [data-legal=true]");
            isTold = page.textContent("[data-testid=prompt]").contains(name);
        }
        assertThat(isTold).as("what %s did", name).isTrue();
        Stage.shoot(page, "what-the-others-did");
    }

    /// A name is read as a sign of its area: a tap on it is a tap on the area, wherever there was room for the name.
    @Test
    void theNameOfAnAreaCountsAsTheArea() {
        var page = seated(360, 740, "Moving");
        var name = page.locator("[data-testid^=name-].can").first();
        var area = name.getAttribute("data-testid").substring("name-".length());
        name.tap(new Locator.TapOptions().setForce(true));
        page.waitForSelector("[data-testid=here]");
        soon(() -> assertThat(page.locator("[data-testid=here] b").first().textContent()).isEqualTo(name.textContent()));
        soon(() -> assertThat(page.locator("[data-testid=area-%s][data-legal=true]".formatted(area)).count()).isOne());
        assertThat(stage.problems).isEmpty();
    }

    /// What can be chosen is seen at once: as large as a finger, outlined, with names that neither cover it nor each other.
    @Test
    void namesCoverNeitherEachOtherNorWhatGlows() {
        for (int[] size : new int[][] {{740, 360}, {360, 740}}) {
            var page = seated(size[0], size[1], "Moving");
            soon(() -> assertThat(page.locator("[data-testid=my-scout]").count()).isPositive());
            assertThat((List<?>) page.evaluate(COVERED)).as("%d×%d", size[0], size[1]).isEmpty();
        }
    }

    private static final String COVERED = """
            () => {
              const box = (e) => e.getBoundingClientRect(), wrong = [];
              const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
                && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
              const names = [...document.querySelectorAll('[data-testid^=name-]')];
              const lit = [...document.querySelectorAll('[data-testid^=area-][data-legal=true]')];
              names.forEach((one, i) => names.slice(i + 1).forEach((other) => {
                if (meet(box(one.lastElementChild), box(other.lastElementChild))) wrong.push(`${one.textContent} on ${other.textContent}`);
              }));
              for (const name of names.filter((each) => !each.matches('.can, :not(.quiet)')))
                for (const area of lit) {
                  const a = box(area), x = a.left + a.width / 2, y = a.top + a.height / 2;
                  if (meet(box(name.lastElementChild), {left: x - 14, right: x + 14, top: y - 14, bottom: y + 14}))
                    wrong.push(`${name.textContent} over ${area.dataset.testid}`);
                }
              for (const area of lit) if (Math.min(box(area).width, box(area).height) < 40) wrong.push(`${area.dataset.testid} is small`);
              return wrong;
            }""";

    /// Whoever watches what happened meanwhile leaves it by a button beside what is told, and is where they were: no mat has opened.
    @Test
    void thePastIsLeftByAButtonOfItsOwn() {
        var page = stage.phone();
        page.navigate(stage.url("/about"));
        var game = Games.ALL.stream().filter(each -> each.info().id().equals("fire-and-stone")).findFirst().orElseThrow();
        var table = Scenes.open(stage, page, Scenes.after(game, 0));
        var watch = page.locator("[data-testid=since-watch]");
        do { // until others have moved since
            Script.play(page, table, 1);
            page.navigate(stage.url("/t/%s?speed=off".formatted(table)));
            page.waitForSelector("[data-testid=table][data-idle=true] [data-legal=true]");
            page.reload();
            page.waitForSelector("[data-testid=table][data-idle=true] [data-legal=true]");
            page.waitForLoadState(LoadState.NETWORKIDLE);
        } while (watch.count() == 0);
        soon(() -> assertThat(watch.textContent().strip()).isEqualTo("Replay"));
        page.navigate(stage.url("/t/%s?speed=normal".formatted(table)));
        watch.tap();
        var stop = page.locator("[data-testid=since-stop]");
        stop.waitFor();
        var box = stop.boundingBox();
        var top = page.locator(".frame > .top").boundingBox();
        assertThat(box.y + box.height).as("within the bar at the top").isLessThanOrEqualTo(top.y + top.height);
        assertThat(Math.min(box.width, box.height)).isGreaterThanOrEqualTo(40);
        stop.tap();
        page.waitForSelector("[data-testid=table][data-idle=true] [data-legal=true]");
        soon(() -> assertThat(page.getAttribute("[data-testid=mat]", "aria-expanded")).isEqualTo("false"));
        assertThat(stage.problems).isEmpty();
    }

    /// What a move brought is told at the prompt until the next choice, also to whoever plays with keys: they go on where one plays.
    @Test
    void whatAMoveBroughtIsToldUntilTheNextChoice() {
        var page = stage.desktop();
        page.navigate(stage.url("/about"));
        var game = Games.ALL.stream().filter(each -> each.info().id().equals("fire-and-stone")).findFirst().orElseThrow();
        var table = Scenes.open(stage, page, Scenes.after(game, 0));
        page.navigate(stage.url("/t/%s?speed=off".formatted(table)));
        page.waitForSelector("[data-testid=table][data-idle=true] [data-legal=true]");
        var recalled = page.locator("[data-testid=recalled]");
        for (int i = 0; i < 20 && recalled.count() == 0; i++) chooseByKeys(page);
        var told = recalled.textContent();
        assertThat(told).isNotBlank();
        chooseByKeys(page);
        soon(() -> assertThat(recalled.allTextContents()).doesNotContain(told));
        assertThat(stage.problems).isEmpty();
    }

    /// Another key shows that the question was seen; a move that brings nothing is asked about.
    private static void chooseByKeys(Page page) {
        var seq = page.getAttribute("[data-testid=table]", "data-seq");
        for (int i = 0; i < 3 && seq.equals(page.getAttribute("[data-testid=table]", "data-seq")); i++) {
            var yes = page.locator("[data-testid=idle-yes]");
            var next = yes.count() > 0 ? yes : page.locator(":is(.table-top, .tray) [data-legal=true]:not([data-quiet])").last();
            next.focus();
            page.keyboard().press("Shift");
            page.keyboard().press("Enter");
            page.waitForTimeout(300);
        }
        page.waitForSelector("[data-testid=table][data-idle=true]:not([data-seq='%s']) [data-legal=true]".formatted(seq));
    }

    /// Lying on its side: the map has most of the room, an answer has a line of its own, and what is mine is seen as a whole.
    @Test
    void lyingTheMapIsLargeAndAnswersStayWhole() {
        var page = seated(740, 360, "Gathering");
        var map = page.locator(".zoom.map").boundingBox();
        assertThat(map.width * map.height).as("%.0f×%.0f", map.width, map.height).isGreaterThan(370 * 240);
        assertThat((List<?>) page.evaluate("""
                () => [...document.querySelectorAll('[data-testid^=answer-] > span')].map((words) => {
                  const range = document.createRange();
                  range.selectNodeContents(words.firstChild);
                  return new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size;
                })""")).isNotEmpty().allMatch(lines -> ((Number) lines).intValue() <= 2);
        var mat = page.locator("[data-testid=mat]").boundingBox();
        var tray = page.locator(".frame > .tray").boundingBox();
        assertThat(mat.y + mat.height).as("off the edge").isLessThanOrEqualTo(tray.y + tray.height - 4);
    }
}
