package hearthside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import hearthside.games.Games;
import java.nio.file.Path;
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
            page.waitForFunction("""
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
        page.waitForFunction("""
                () => { const edge = document.querySelector('path.edge.held').getBoundingClientRect();
                  return edge.top + edge.height / 2 < document.querySelector('[data-rise]').getBoundingClientRect().top }""");
        page.tap("[data-testid=here-close]");
        page.waitForSelector("[data-testid=here]", new Page.WaitForSelectorOptions().setState(
                com.microsoft.playwright.options.WaitForSelectorState.DETACHED));
        assertThat(stage.problems).isEmpty();
    }
}
