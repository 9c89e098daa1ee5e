package hearthside.browser;

import static hearthside.browser.Soon.until;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import hearthside.games.Games;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A game with the real box: whoever plays rolls and turns up, and types in what came.
class OwnDiceInTheBrowserTest {
    private static final String TABLE = "[data-testid=table][data-idle=true]", TYPING = "[data-testid=typing]";
    private static final int CLICKS = 60;

    @TempDir
    Path folder;
    private Stage stage;

    @BeforeEach
    void open() { stage = new Stage(folder); }

    @AfterEach
    void close() { stage.close(); }

    /// Two taps from the page where a table is set, and then what lies on it at the start.
    private void set(Page page, String game) {
        page.navigate(stage.url("/new/%s?speed=off".formatted(game)));
        if (page.locator("[data-testid=seat-kind-1]").count() > 0) page.selectOption("[data-testid=seat-kind-1]", "here");
        page.click("[data-testid=own-dice]");
        page.click("[data-testid=create-table]");
        page.waitForSelector(TYPING + ", " + TABLE);
    }

    private static void setUp(Page page, long seed) {
        var random = new Random(seed);
        while (!page.url().contains("/t/here-")) {
            var holder = page.locator("[data-testid=typing-holder]");
            if (holder.count() > 0) holder.click();
            var names = page.locator("[data-draw]");
            int count = names.count();
            if (count > 0) names.nth(random.nextInt(count)).dispatchEvent("click");
            page.waitForTimeout(20);
        }
        page.waitForSelector(TABLE);
    }

    private static int seq(Page page) { return Integer.parseInt(page.locator("[data-testid=table]").getAttribute("data-seq")); }

    private static int typed(Page page) { return ((Number) page.evaluate("window.typed ?? 0")).intValue(); }

    /// Everything in the question can be reached and read.
    private static void fits(Page page) {
        assertThat(page.evaluate("""
                () => {
                  const dialog = document.querySelector('[data-testid=typing]').getBoundingClientRect();
                  const inside = (e, box) => e.left >= box.left - 1 && e.right <= box.right + 1;
                  const small = [...document.querySelectorAll('[data-testid=typing] button')].map((e) => [e, e.getBoundingClientRect()])
                    .filter(([, box]) => box.width < 40 || box.height < 40 || !inside(box, dialog)).map(([e]) => e.textContent);
                  const screen = { left: 0, right: innerWidth };
                  const foot = document.querySelector('[data-testid=typing-roll]').getBoundingClientRect();
                  return [...small, ...(inside(dialog, screen) && foot.bottom <= innerHeight ? [] : ['off the screen'])].join();
                }""")).isEqualTo("");
    }

    private void everyGame(String screen, Page page) {
        for (var game : Games.ALL) {
            var id = game.info().id();
            set(page, id);
            if (page.locator(TYPING).count() > 0) {
                fits(page);
                Stage.shoot(page, "own-dice-setup-%s-%s".formatted(id, screen));
            }
            setUp(page, 3);
            int before = seq(page);
            new Player(page, 5).finish(CLICKS);
            assertThat(seq(page)).as(id).isGreaterThan(before);
            for (int more = 0; typed(page) == 0 && more < 10; more++) new Player(page, more).finish(CLICKS);
            assertThat(typed(page)).as("luck typed in at %s", id).isPositive();
        }
        assertThat(stage.problems).isEmpty();
    }

    @Test
    void luckIsTypedInAtEveryGameOnAPhone() { everyGame("phone", stage.phone()); }

    @Test
    void luckIsTypedInAtEveryGameOnADesktop() { everyGame("desktop", stage.desktop()); }

    @Test
    void closingItPlaysNothingAndAReloadAsksAgain() {
        var page = stage.desktop();
        set(page, "my-first-stone-age");
        setUp(page, 2);
        int before = seq(page);
        turnUp(page);
        page.keyboard().press("Escape");
        until(page, "() => !document.querySelector('[data-testid=typing]')");
        assertThat(seq(page)).isEqualTo(before);
        turnUp(page);
        page.reload();
        page.waitForSelector(TYPING);
        assertThat(seq(page)).isEqualTo(before);
        page.click("[data-draw=dog]");
        page.waitForSelector("[data-testid=table][data-idle=true]:not([data-seq='%d'])".formatted(before));
        assertThat(stage.problems).isEmpty();
    }

    private static void turnUp(Page page) {
        page.waitForSelector("[data-testid^=tree-][data-legal=true]");
        page.locator("[data-testid^=tree-][data-legal=true]").first().click();
        page.waitForSelector(TYPING);
    }
}
