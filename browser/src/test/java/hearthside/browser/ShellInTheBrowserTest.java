package hearthside.browser;

import static hearthside.browser.Soon.soon;
import static hearthside.browser.Soon.until;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import hearthside.core.GameInfo;
import hearthside.games.Games;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The frame around every board: what closes plays nothing, what is cut off is said, and there is always a way home.
class ShellInTheBrowserTest {
    @TempDir
    Path folder;
    private Stage stage;

    @BeforeEach
    void open() { stage = new Stage(folder); }

    @AfterEach
    void close() { stage.close(); }

    private Page sit(Page page, String game, int seats) {
        page.navigate(stage.url("/about"));
        var table = Script.tableHere(stage, page, info(game), seats);
        page.navigate(stage.url("/t/%s?speed=off".formatted(table)));
        page.waitForSelector("[data-testid=table][data-idle=true]");
        return page;
    }

    private static GameInfo<?> info(String game) {
        return Games.ALL.stream().map(each -> each.info()).filter(each -> each.id().equals(game)).findFirst().orElseThrow();
    }

    private static String seq(Page page) { return page.locator("[data-testid=table]").getAttribute("data-seq"); }

    private static void tapLowest(Page page) {
        var spot = lowest(page);
        page.mouse().click(spot[0], spot[1]);
    }

    /// Where the lowest thing is that can be chosen: no sheet lies there.
    private static double[] lowest(Page page) {
        var all = page.locator(".table-top [data-legal=true]");
        Locator lowest = all.first();
        for (var each : all.all()) if (each.boundingBox().y > lowest.boundingBox().y) lowest = each;
        var box = lowest.boundingBox();
        return new double[] {box.x + box.width / 2, box.y + box.height / 2};
    }

    @Test
    void aTapBesideAnOpenSheetClosesItAndPlaysNothing() {
        for (var page : new Page[] {stage.desktop(), stage.phone()}) {
            sit(page, "my-first-stone-age", 2);
            var before = seq(page);
            page.click("[data-testid=settings]");
            page.waitForSelector(".sheet.open");
            tapLowest(page);
            page.waitForTimeout(300);
            soon(() -> assertThat(page.locator(".sheet.open").count()).isZero());
            assertThat(seq(page)).as("closing is not playing").isEqualTo(before);
            tapLowest(page);
            page.waitForSelector("[data-testid=table][data-idle=true]:not([data-seq='%s'])".formatted(before));
        }
        assertThat(stage.problems).isEmpty();
    }

    @Test
    void aCutLineIsSaidAtOnceAndNothingIsPlayedMeanwhile() {
        var page = sit(stage.desktop(), "my-first-stone-age", 2);
        var before = seq(page);
        var spot = lowest(page);
        page.context().setOffline(true);
        page.waitForSelector("[data-testid=offline-bar]");
        page.mouse().click(spot[0], spot[1]);
        Stage.shoot(page, "offline");
        page.context().setOffline(false);
        page.waitForSelector("[data-testid=offline-bar]", new Page.WaitForSelectorOptions()
                .setState(com.microsoft.playwright.options.WaitForSelectorState.DETACHED));
        page.waitForTimeout(400);
        assertThat(seq(page)).as("what was tapped meanwhile is not played afterwards").isEqualTo(before);
        tapLowest(page);
        page.waitForSelector("[data-testid=table][data-idle=true]:not([data-seq='%s'])".formatted(before));
    }

    @Test
    void thereIsAWayHomeFromEveryTableAndTheSoundCanBeTurnedOff() {
        var page = sit(stage.phone(), "stone-age", 2);
        assertThat(page.locator("[data-testid=mute]").boundingBox().width).isGreaterThanOrEqualTo(40);
        page.click("[data-testid=table-home]");
        page.waitForSelector("[data-testid=my-tables]");
        assertThat(stage.problems).isEmpty();
    }

    @Test
    void theLogIsWholeAfterAReloadAndItsStepsCanBeLookedAt() {
        var page = stage.desktop();
        page.navigate(stage.url("/about"));
        var table = Script.tableHere(stage, page, info("stone-age"), 2);
        Script.play(page, table, 20);
        page.navigate(stage.url("/t/%s?speed=off".formatted(table)));
        page.waitForSelector("[data-testid=log-line]");
        int lines = page.locator("[data-testid=log-line]").count();
        assertThat(lines).isGreaterThan(10);
        page.reload();
        until(page, "n => document.querySelectorAll('[data-testid=log-line]').length === n", lines);
        page.locator("[data-testid=log-line]").first().click();
        page.waitForSelector("[data-testid=looking-back]");
        page.keyboard().press("Escape");
        page.waitForSelector("[data-testid=table][data-idle=true]");
        soon(() -> assertThat(page.locator("[data-testid=looking-back]").count()).isZero());
        assertThat(stage.problems).isEmpty();
    }

    @Test
    void keysOpenTheirListAndEscapeClosesEverything() {
        var page = sit(stage.desktop(), "my-first-stone-age", 2);
        page.keyboard().press("?");
        page.waitForSelector("[data-testid=keys]");
        page.keyboard().press("Escape");
        soon(() -> assertThat(page.locator("[data-testid=keys]").count()).isZero());
        page.click("[data-testid=promise]");
        soon(() -> assertThat(page.locator("[data-testid=seed-promise]").textContent()).matches("[0-9a-f]{64}"));
        page.keyboard().press("Escape");
        soon(() -> assertThat(page.locator("[data-testid=seed-promise]").count()).isZero());
        page.keyboard().press("b");
        assertThat((Boolean) page.evaluate("document.activeElement.matches('[data-legal=true]')")).as("where one plays").isTrue();
        var before = seq(page);
        page.keyboard().press("Enter");
        page.waitForSelector("[data-testid=table][data-idle=true]:not([data-seq='%s'])".formatted(before));
        until(page, "() => !!document.activeElement.closest('.table-top, .tray')");
        assertThat(stage.problems).isEmpty();
    }

    @Test
    void theLinkForAFriendIsSeenFirst() {
        var page = stage.phone();
        page.navigate(stage.url("/?speed=off"));
        page.click("[data-testid=play-my-first-stone-age]");
        soon(() -> assertThat(page.locator("[data-testid=seat-kind-1]").inputValue()).isEqualTo("open"));
        page.click("[data-testid=create-table]");
        page.waitForSelector("[data-testid=invite-sheet] [data-testid=qr]");
        Stage.shoot(page, "invite-first");
        page.click("[data-testid=invite-close]");
        page.click("[data-testid=invite-1]");
        page.waitForSelector("[data-testid=invite-sheet]");
        assertThat(stage.problems).isEmpty();
    }

    @Test
    void whoGivesUpAgainstBotsSeesHowItStands() {
        var page = stage.desktop();
        page.navigate(stage.url("/?speed=off"));
        page.click("[data-testid=quick-stone-age]");
        page.waitForSelector("[data-testid=table][data-idle=true]");
        page.click("[data-testid=resign]:visible");
        soon(() -> assertThat(page.locator("[data-testid=dialog-yes]").getAttribute("class")).doesNotContain("primary"));
        page.click("[data-testid=dialog-yes]");
        page.waitForSelector("[data-testid=result]");
        soon(() -> assertThat(page.locator("[data-testid=result] a[href='/']").count()).isPositive());
    }

    @Test
    void theAppCanBeInstalledAndOpensWithoutANetwork() {
        var page = stage.desktop();
        page.navigate(stage.url("/"));
        var manifest = page.request().get(stage.url("/manifest.webmanifest"));
        assertThat(manifest.headers().get("content-type")).contains("manifest");
        for (var icon : new String[] {"/icon-192.png", "/icon-512.png", "/icon-maskable-512.png", "/apple-touch-icon.png"})
            soon(() -> assertThat(page.request().get(stage.url(icon)).status()).as(icon).isEqualTo(200));
        page.evaluate("navigator.serviceWorker.ready.then(() => true)");
        page.reload();
        page.waitForSelector("[data-testid=quick-stone-age]");
        page.context().setOffline(true);
        page.reload();
        page.waitForSelector("[data-testid=unreachable]");
        soon(() -> assertThat(page.locator("header .logo").count()).isPositive());
    }

    /// What a house shows at its first start.
    @Test
    void theFirstPageLeadsToATableToAnInvitationAndToALesson() {
        var page = stage.phone();
        page.navigate(stage.url("/welcome"));
        page.locator("[data-testid=choose-stone-age-solo]").check(new Locator.CheckOptions().setForce(true));
        soon(() -> assertThat(page.locator("[data-testid=welcome-invite]").count()).as("nobody is invited to a game for one").isZero());
        page.locator("[data-testid=choose-cavemen]").check(new Locator.CheckOptions().setForce(true));
        Stage.shoot(page, "welcome");
        soon(() -> assertThat(page.locator("[data-testid=welcome-learn]").getAttribute("href")).isEqualTo("/learn/cavemen"));
        soon(() -> assertThat(page.locator("[data-testid=welcome-invite]").getAttribute("href")).isEqualTo("/new/cavemen#friend"));
        page.click("[data-testid=welcome-play]");
        page.waitForSelector("[data-testid=table]");
        page.navigate(stage.url("/"));
        page.waitForSelector("[data-testid=learn-stone-age].primary");
        soon(() -> assertThat(
                page.evaluate("() => getComputedStyle(document.querySelector('[data-testid=learn-stone-age]')).backgroundImage"))
                .asString().as("who is new sees where to begin").contains("gradient"));
        assertThat(stage.problems).isEmpty();
    }
}
