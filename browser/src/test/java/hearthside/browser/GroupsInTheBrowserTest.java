package hearthside.browser;

import static hearthside.browser.Soon.soon;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.RequestOptions;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Groups of players, as people make and join them.
class GroupsInTheBrowserTest {
    @TempDir
    Path folder;

    private static void signUp(Stage stage, Page page, String name) {
        page.request().post(stage.url("/api/account"), RequestOptions.create().setHeader("Content-Type", "application/json")
                .setData("{\"name\":\"%s\",\"passphrase\":\"three words for %s\"}".formatted(name, name)));
    }

    private static void mustFit(Page page) {
        assertThat((Boolean) page.evaluate("document.scrollingElement.scrollWidth <= innerWidth + 1")).as(page.url()).isTrue();
    }

    @Test
    void oneIsMadeJoinedByLinkAndByAskingAndPlayedIn() {
        try (var stage = new Stage(folder)) {
            Page ada = stage.desktop(), ben = stage.phone(), cleo = stage.page(740, 360, new Browser.NewContextOptions());
            signUp(stage, ada, "Ada");
            signUp(stage, ben, "Ben");
            signUp(stage, cleo, "Cleo");
            ada.navigate(stage.url("/groups"));
            ada.fill("[data-testid=group-name]", "The Friday Table");
            ada.fill("[data-testid=group-about]", "We play on Fridays, with cake.");
            ada.selectOption("[data-testid=group-game]", "my-first-stone-age");
            ada.click("[data-testid=group-save]");
            ada.click("[data-testid=group-link-new]");
            var link = ada.waitForSelector("[data-testid=group-link]").inputValue();
            ben.navigate(link);
            ben.click("[data-testid=group-join]");
            ben.waitForSelector("[data-testid=group-people]");
            assertThat(ben.url()).as("the secret leaves the address").doesNotContain("#");
            cleo.navigate(stage.url("/groups"));
            cleo.click("text=The Friday Table");
            cleo.click("[data-testid=group-ask]");
            cleo.waitForSelector("[data-testid=group-withdraw]");
            Stage.shoot(cleo, "group-stranger-lying-phone");
            ada.reload();
            ada.click("[data-testid=accept-Cleo]");
            ada.waitForSelector("[data-testid=make_keeper-Cleo]");
            ada.click("[data-testid=group-notes-write]");
            ada.fill("[data-testid=group-notes-text]", "Next Friday at eight.\nWho brings cake?");
            ada.click("[data-testid=group-notes-save]");
            ada.waitForSelector("[data-testid=group-notes] .text");
            Stage.shoot(ada, "group-owner");
            ada.click("[data-testid=group-open]");
            ada.waitForSelector("[data-testid=table]");
            ben.reload();
            Stage.shoot(ben, "group-member-phone");
            mustFit(ben);
            ben.click("[data-testid^=group-sit-]");
            ben.waitForSelector("[data-testid=table]");
            soon(() -> assertThat(ada.locator("[data-testid=table]").textContent()).contains("Ben"));
            cleo.reload();
            cleo.waitForSelector("[data-testid=group-tables] a[href^='/t/']");
            mustFit(cleo);
            cleo.click("[data-testid=group-new-cavemen]");
            cleo.click("[data-testid=create-table]");
            cleo.waitForURL("**/t/**");
            ada.navigate(stage.url("/groups"));
            ada.waitForSelector("text=The Friday Table");
            Stage.shoot(ada, "groups");
            ada.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
            ada.click("text=The Friday Table");
            ada.waitForSelector("[data-testid=group-people]");
            Stage.shoot(ada, "group-dark");
            assertThat(stage.problems).isEmpty();
        }
    }
}
