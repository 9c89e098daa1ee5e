package hearthside.browser;

import static hearthside.browser.Soon.soon;
import static hearthside.browser.Soon.until;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The map of Fire & Axe: planned on, looked at closely, and used with a thumb.
class FireAndAxeInTheBrowserTest {
    @TempDir
    Path folder;
    private Stage stage;

    @BeforeEach
    void open() { stage = new Stage(folder); }

    @AfterEach
    void close() { stage.close(); }

    private Page atSea(Page page) {
        page.navigate(stage.url("/new/fire-and-axe?speed=off"));
        page.selectOption("[data-testid=seat-kind-1]", "here");
        page.click("[data-testid=create-table]");
        click(page, "load-crew");
        click(page, "depart-sweden");
        page.waitForSelector("[data-testid=place-gotland-sea][data-legal=true]");
        return page;
    }

    private static void click(Page page, String id) { page.locator("[data-testid=%s][data-legal=true]".formatted(id)).click(); }

    @Test
    void aVoyageIsPlannedByPointingAndSailedByAClick() throws IOException {
        var page = atSea(stage.page(1440, 900, new com.microsoft.playwright.Browser.NewContextOptions().setBypassCSP(true)));
        page.locator("[data-testid=place-grobin]").hover(new Locator.HoverOptions().setForce(true));
        page.waitForSelector("[data-testid=planner]");
        soon(() -> assertThat(page.locator("[data-testid=planner]").textContent()).contains("Grobin", "2 days", "no loss", "1 die 67%"));
        Stage.shoot(page, "fire-and-axe-plan");
        page.locator("[data-testid=place-grobin]").click(new Locator.ClickOptions().setForce(true));
        page.waitForSelector("[data-testid=raid][data-legal=true]");
        assertThat(Stage.faults(page)).isEmpty();
        assertThat(stage.problems).isEmpty();
    }

    @Test
    void keysBringTheMapCloser() {
        var page = atSea(stage.desktop());
        var york = "[data-testid=place-york] .zone"; // what is drawn: what is tapped stays large enough for a finger at any zoom
        double before = page.locator(york).boundingBox().width;
        page.locator("[data-testid=place-gotland-sea]").focus();
        page.keyboard().press("+");
        soon(() -> assertThat(page.locator(york).boundingBox().width).isGreaterThan(before * 1.2));
        page.keyboard().press("0");
        soon(() -> assertThat(page.locator(york).boundingBox().width).isLessThan(before * 1.05));
    }

    /// The first Enter shows what a voyage costs, the second sails; the focus goes with the longboat, and never stays on the end of a turn
    /// that is over.
    @Test
    void withKeysAVoyageIsPlannedThenSailedAndTheFocusGoesAlong() {
        var page = atSea(stage.desktop());
        page.keyboard().press("b");
        until(page, AT_A_STEP);
        page.locator("[data-testid=place-sweden]").focus();
        page.keyboard().press("ArrowRight");
        focused(page, "place-gotland-sea");
        var seq = page.getAttribute("[data-testid=table]", "data-seq");
        page.keyboard().press("Enter");
        page.waitForSelector("[data-testid=sail]");
        soon(() -> assertThat(page.locator("[data-testid=planner]").textContent()).contains("Gotland Sea", "1 day", "no loss",
                "Enter again"));
        soon(() -> assertThat(page.getAttribute("[data-testid=table]", "data-seq")).as("nothing has been sailed").isEqualTo(seq));
        page.keyboard().press("Enter");
        page.waitForSelector("[data-testid=table][data-idle=true]:not([data-seq='%s'])".formatted(seq));
        until(page, "() => document.activeElement?.dataset.testid?.startsWith('place-')");
        page.keyboard().press("e");
        focused(page, "end-turn");
        page.keyboard().press("Enter");
        page.waitForSelector("[data-testid=load-crew][data-first=true]"); // the other player's turn, at the same screen
        focused(page, "load-crew");
        assertThat(stage.problems).isEmpty();
    }

    /// With keys one begins at a place that can be chosen.
    private static final String AT_A_STEP = """
            () => { const at = document.activeElement?.dataset ?? {};
              return at.testid?.startsWith('place-') && at.first === 'true' && at.legal === 'true'; }""";

    private static void focused(Page page, String id) {
        soon(() -> assertThat(page.evaluate("document.activeElement?.dataset.testid")).isEqualTo(id));
    }

    @Test
    void onAPhoneTheMapFillsTheScreenAndTheMatSlidesUp() {
        var page = atSea(stage.phone());
        assertThat((Boolean) page.evaluate(
                "document.scrollingElement.scrollHeight <= innerHeight + 1 && document.scrollingElement.scrollWidth <= innerWidth + 1"))
                .isTrue();
        soon(() -> assertThat(page.locator("[data-testid=crew-0]").isVisible()).isFalse());
        page.tap("[data-testid=mat-handle]");
        page.waitForSelector("[data-testid=crew-0]");
        page.tap("[data-testid=mat-handle]");
        page.locator("[data-testid=place-grobin]").tap(new Locator.TapOptions().setForce(true));
        page.waitForSelector("[data-testid=sail]"); // a finger points first
        assertThat(page.locator("[data-testid=raid]").count()).isZero();
        page.tap("[data-testid=sail]");
        page.waitForSelector("[data-testid=raid][data-legal=true]");
        assertThat(stage.problems).isEmpty();
    }

    /// A far place is looked at, and nobody is told that it may not be.
    @Test
    void lookingNeverScolds() {
        var page = atSea(stage.desktop());
        page.locator("[data-testid=place-rome]").click(new Locator.ClickOptions().setForce(true));
        page.waitForSelector("[data-testid=planner]");
        soon(() -> assertThat(page.locator("[data-testid=planner]").textContent()).contains("Rome", "too far for one turn",
                "no goods aboard"));
        soon(() -> assertThat(page.locator("[data-testid=refusal]").count()).isZero());
    }

    /// Where one taps there are forty pixels at least, upright and lying.
    @Test
    void portsAndSeasAreLargeEnoughForAFinger() {
        for (var size : new int[][] {{360, 740}, {740, 360}}) {
            var page = atSea(stage.page(size[0], size[1],
                    new com.microsoft.playwright.Browser.NewContextOptions().setHasTouch(true).setIsMobile(true).setDeviceScaleFactor(2)));
            for (var id : List.of("gotland-sea", "grobin", "wolin")) {
                var box = page.locator("[data-testid=place-%s]".formatted(id)).boundingBox();
                assertThat(Math.min(box.width, box.height)).as("%s at %d×%d", id, size[0], size[1]).isGreaterThanOrEqualTo(40);
            }
            assertThat(page.locator("[data-testid=end-turn]").boundingBox().y + 40).isLessThanOrEqualTo(size[1]);
        }
    }

    /// Lying there is room for one panel: the card of a port that was tapped must not stay in the place of what is asked.
    @Test
    void afterAnUndoTheQuestionIsThereAgain() {
        var page = atSea(stage.page(740, 360, touch()));
        page.locator("[data-testid=place-grobin]").tap(new Locator.TapOptions().setForce(true));
        page.waitForSelector("[data-testid=planner]");
        page.tap("[data-testid=undo]");
        page.waitForSelector("[data-testid=depart-sweden][data-legal=true]");
        soon(() -> assertThat(page.locator("[data-testid=planner]").count()).isZero());
    }

    /// Upright the card of a port grows over the lower edge of the map, which stays as it was.
    @Test
    void theMapStaysWhereItIsWhileOneLooksAtAPort() {
        var page = atSea(stage.page(360, 740, touch()));
        var map = page.locator(".zoom.map");
        var before = map.boundingBox();
        page.locator("[data-testid=place-grobin]").tap(new Locator.TapOptions().setForce(true));
        page.waitForSelector("[data-testid=planner]");
        assertThat(map.boundingBox()).usingRecursiveComparison().isEqualTo(before);
    }

    /// On a phone the map is seen closely from the first moment on, with names that can be read, and nothing lies on it.
    @Test
    void nothingLiesOnTheMapOfAPhoneAndNamesAreReadAtOnce() {
        for (var size : new int[][] {{360, 740}, {740, 360}}) {
            var page = atSea(stage.page(size[0], size[1], touch()));
            page.waitForSelector("[data-testid=compass]");
            assertThat((List<?>) page.evaluate(ON_THE_MAP)).as("%d×%d", size[0], size[1]).isEmpty();
        }
        assertThat(stage.problems).isEmpty();
    }

    private static final String ON_THE_MAP = """
            () => {
              const map = document.querySelector('.zoom.map'), m = map.getBoundingClientRect(), wrong = [];
              for (const each of document.querySelectorAll('.world button')) {
                const b = each.getBoundingClientRect();
                if (Math.min(b.right, m.right) - Math.max(b.left, m.left) > 2 && Math.min(b.bottom, m.bottom) - Math.max(b.top, m.top) > 2)
                  wrong.push(`${each.dataset.testid} lies on the map`);
              }
              for (const name of map.querySelectorAll('text.name')) {
                const pixels = parseFloat(name.getAttribute('font-size')) * name.getScreenCTM().a;
                if (pixels < 11.9) wrong.push(`${name.textContent} has ${pixels.toFixed(1)} pixels`);
              }
              return wrong;
            }""";

    /// Whatever comes aboard, the line that opens longboat and runes keeps its height, and so does all that lies over the map.
    @Test
    void theTrayOfAPhoneDoesNotGrowWhileOneLoads() {
        var page = stage.phone();
        page.navigate(stage.url("/new/fire-and-axe?speed=off"));
        page.selectOption("[data-testid=seat-kind-1]", "here");
        page.click("[data-testid=create-table]");
        for (var good : List.of("crew", "furs", "skins", "tusks")) click(page, "load-" + good);
        page.waitForSelector("[data-testid=mat-handle] .have > :nth-child(5)");
        assertThat(page.locator("[data-testid=mat-handle]").boundingBox().height).isLessThanOrEqualTo(48);
        Stage.shoot(page, "fire-and-axe-loaded-phone");
    }

    /// Sagas are told apart on a phone too: each button says the ports it wants.
    @Test
    void sagasSayWhichPortsTheyWantOnAPhone() {
        for (var size : new int[][] {{360, 740}, {740, 360}}) {
            var page = atSea(stage.page(size[0], size[1], touch()));
            var told = page.locator("[data-testid^=saga-] .ports").allInnerTexts();
            assertThat(told).hasSize(3).doesNotHaveDuplicates().allMatch(ports -> ports.matches("(?s)(Trade|Raid|Settle)\\s.+"));
        }
    }

    /// The card of a port lying: what it tells is there, and no row below it is cut.
    @Test
    void theCardOfAPortCutsNothingLying() {
        var page = atSea(stage.page(740, 360, touch()));
        page.locator("[data-testid=place-grobin]").tap(new Locator.TapOptions().setForce(true));
        page.waitForSelector("[data-testid=planner]");
        assertThat((Boolean) page.evaluate("""
                () => { const end = document.querySelector('.frame > .tray').getBoundingClientRect().bottom;
                  return [...document.querySelectorAll('.tray button')].every((each) => !each.checkVisibility()
                    || each.getBoundingClientRect().bottom <= end); }""")).isTrue();
    }

    private static com.microsoft.playwright.Browser.NewContextOptions touch() {
        return new com.microsoft.playwright.Browser.NewContextOptions().setHasTouch(true).setIsMobile(true).setDeviceScaleFactor(2);
    }
}
