package hearthside.browser;

import static hearthside.browser.Soon.soon;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.RequestOptions;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tournaments and bot accounts, as people make them.
class TournamentsInTheBrowserTest {
    @TempDir
    Path folder;
    private Stage stage;

    @BeforeEach
    void open() { stage = new Stage(folder); }

    @AfterEach
    void close() { stage.close(); }

    private void signUp(Page page, String name) {
        page.request().post(stage.url("/api/account"), RequestOptions.create().setHeader("Content-Type", "application/json")
                .setData("{\"name\":\"%s\",\"passphrase\":\"three words for %s\"}".formatted(name, name)));
    }

    @Test
    void somebodyRunsATournamentAndEverybodySeesHowItStands() {
        Page ada = stage.desktop(), ben = stage.phone();
        signUp(ada, "Ada");
        signUp(ben, "Ben");
        ada.navigate(stage.url("/tournaments"));
        ada.fill("[data-testid=cup-name]", "The Autumn Cup");
        ada.selectOption("[data-testid=cup-game]", "my-first-stone-age");
        ada.click("[data-testid=cup-make]");
        ada.click("[data-testid=cup-enter]");
        ada.waitForSelector("[data-testid=cup-leave]");
        ben.navigate(ada.url());
        ben.click("[data-testid=cup-enter]");
        ben.waitForSelector("[data-testid=cup-leave]");
        ada.click("[data-testid=cup-begin]");
        var watch = ada.waitForSelector("main a[href^='/t/']", new Page.WaitForSelectorOptions().setTimeout(60_000));
        soon(() -> assertThat(ada.locator("[data-testid=cup-standings] tbody tr").count()).isEqualTo(2));
        Stage.shoot(ada, "tournament");
        ben.waitForSelector("main a[href^='/t/']");
        assertThat((Boolean) ben.evaluate("document.scrollingElement.scrollWidth <= innerWidth + 1")).as("it fits the phone").isTrue();
        Stage.shoot(ben, "tournament-phone");
        watch.click();
        ada.waitForSelector("[data-testid=table]");
        soon(() -> assertThat(ada.locator("[data-testid=table]").textContent()).contains("Ada", "Ben"));
        assertThat(stage.problems).isEmpty();
    }

    @Test
    void anAccountBecomesAProgramsAndIsAskedToATable() {
        Page owner = stage.desktop(), ada = stage.desktop();
        signUp(owner, "Robo");
        signUp(ada, "Ada");
        owner.navigate(stage.url("/account"));
        owner.click("[data-testid=become-bot]");
        owner.fill("[data-testid=bot-passphrase]", "three words for Robo");
        owner.click("[data-testid=really-bot]");
        soon(() -> assertThat(owner.waitForSelector("[data-testid=bot-token]").textContent()).startsWith("hsb_"));
        Stage.shoot(owner, "bot-account");
        ada.navigate(stage.url("/new/my-first-stone-age#friend"));
        ada.click("[data-testid=create-table]");
        ada.fill("[data-testid=challenge-name]", "Robo");
        Stage.shoot(ada, "challenge");
        ada.click("[data-testid=challenge-send]");
        ada.waitForSelector("text=Robo is asked.");
        owner.navigate(stage.url("/"));
        owner.click("[data-testid=challenges] [data-testid=accept]");
        owner.waitForSelector("[data-testid=table]");
        ada.waitForSelector("[data-testid=program-mark]");
        assertThat(stage.problems).isEmpty();
    }
}
