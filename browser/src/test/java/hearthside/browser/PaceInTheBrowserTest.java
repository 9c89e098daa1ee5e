package hearthside.browser;

import static hearthside.browser.Soon.soon;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.RequestOptions;
import hearthside.wire.Json;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Clocks, my tables, and what happened since my last turn.
class PaceInTheBrowserTest {
    private static final String TABLE = "[data-testid=table][data-idle=true]";

    @TempDir
    Path folder;
    private Stage stage;

    @BeforeEach
    void open() { stage = new Stage(folder); }

    @AfterEach
    void close() { stage.close(); }

    private static void playWhileItIsMyTurn(Page page, Player player) {
        page.waitForSelector(TABLE);
        page.waitForSelector("[data-legal=true]");
        while (player.act()) page.waitForSelector(TABLE);
    }

    @Test
    void whoComesBackSeesWhoseTurnItIsHowLongAndWhatHappened() {
        var ada = stage.desktop();
        ada.navigate(stage.url("/new/my-first-stone-age?speed=off"));
        ada.selectOption("[data-testid=seat-kind-1]", "open");
        ada.fill("[data-testid=seat-name-0]", "Ada");
        ada.check("[data-testid=pace-Daily]");
        ada.selectOption("[data-testid=pace-days]", "3");
        Stage.shoot(ada, "pace-new");
        ada.click("[data-testid=create-table]");
        ada.waitForSelector(TABLE);
        var ben = stage.phone();
        // the secret is behind the #
        ben.navigate(ada.locator("[data-testid=invite-link-1]").first().inputValue().replace("#", "?speed=off#"));
        ben.fill("[data-testid=join-name]", "Ben");
        ben.click("[data-testid=join]");
        ada.waitForSelector("text=Ben");
        soon(() -> assertThat(ada.locator("[data-testid=clock-0]").textContent()).as("three days, or a second less")
                .containsPattern("[23] days"));
        playWhileItIsMyTurn(ada, new Player(ada, 1));
        ada.waitForSelector("[data-testid=clock-1]");

        ada.navigate(stage.url("/?speed=off"));
        soon(() -> assertThat(ada.waitForSelector("[data-testid=my-tables] .row").textContent()).contains("Ben to play", "days left"));
        assertThat(ada.title()).isEqualTo("Hearthside");
        playWhileItIsMyTurn(ben, new Player(ben, 2));
        ada.reload();
        ada.waitForSelector("[data-testid=my-tables] .row.mine");
        assertThat(ada.title()).isEqualTo("(1) Hearthside");
        Stage.shoot(ada, "my-tables");

        ada.click("[data-testid=my-tables] .row");
        ada.waitForSelector("[data-testid=since]");
        soon(() -> assertThat(ada.locator("[data-testid=since]").textContent()).contains("since your last turn"));
        soon(() -> assertThat(ada.locator("[data-fresh=true]").count()).as("marked in the log").isPositive());
        soon(() -> assertThat(ada.locator("[data-fresh=true]").first().textContent()).contains("Ben"));
        Stage.shoot(ada, "since");
        ada.click("[data-testid=since-watch]");
        ada.waitForSelector("[data-testid=since-playing]");
        ada.waitForSelector("[data-testid=since]");
        assertThat(new Player(ada, 3).act()).as("back in the present it is Ada's turn").isTrue();
        soon(() -> assertThat(ada.locator("[data-fresh=true]").count()).isZero());
        assertThat(stage.problems).isEmpty();
    }

    @Test
    void whoseTimeRanOutTakesTheSeatBack() {
        stage.close();
        stage = new Stage(folder, 3_600_000); // the stand-in takes its time
        var page = stage.phone();
        page.navigate(stage.url("/"));
        var made = page.request().post(stage.url("/api/tables"),
                RequestOptions.create().setHeader("Content-Type", "application/json").setData(
                        "{\"game\":\"my-first-stone-age\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"bot\"}],"
                                + "\"options\":{\"start\":\"1\"},\"pace\":{\"is\":\"Live\",\"seconds\":5,\"reserveSeconds\":0}}"));
        page.navigate(stage.url("/t/%s?speed=off".formatted(Json.parse(made.text()).get("table").stringValue())));
        page.waitForSelector("[data-testid=away]");
        Stage.shoot(page, "away");
        page.click("[data-testid=come-back-0]");
        page.waitForSelector("[data-testid=clock-0].short");
        soon(() -> assertThat(page.locator("[data-testid=away]").count()).isZero());
        soon(() -> assertThat(page.locator("[data-testid=time-call]").textContent()).isEqualTo("You have 0:10 left."));
        assertThat(stage.problems).isEmpty();
    }

    @Test
    void noticesAreWishedForOnAPageOfTheirOwn() {
        var page = stage.desktop();
        page.navigate(stage.url("/"));
        page.click("[data-testid=notices-link]");
        page.waitForSelector("[data-testid=webhook]");
        page.fill("[data-testid=webhook]", "https://hooks.example.org/x");
        page.check("[data-testid=quiet]");
        page.click("[data-testid=notices-save]");
        page.waitForSelector("[data-testid=notices-note]:not(:empty)");
        page.reload();
        page.waitForSelector("[data-testid=webhook]");
        soon(() -> assertThat(page.inputValue("[data-testid=webhook]")).isEqualTo("https://hooks.example.org/x"));
        soon(() -> assertThat(page.isChecked("[data-testid=quiet]")).isTrue());
        soon(() -> assertThat(page.request().get(stage.url("/sw.js")).headers().get("content-type")).startsWith("text/javascript"));
        assertThat(stage.problems).isEmpty();
    }
}
