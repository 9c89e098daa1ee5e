package hearthside.browser;

import static hearthside.browser.Soon.soon;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.RequestOptions;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// How strangers find each other at the fire, and what whoever looks after the house does there.
class HouseInTheBrowserTest {
    @TempDir
    Path folder;
    private Stage stage;

    @AfterEach
    void close() { stage.close(); }

    private String post(Page page, String path, String body) {
        var answer = page.request().post(stage.url(path),
                RequestOptions.create().setHeader("Content-Type", "application/json").setData(body));
        if (!answer.ok()) throw new IllegalStateException(answer.text());
        return answer.text();
    }

    private void enter(Page page, String path, String name) {
        post(page, path, "{\"name\":\"%s\",\"passphrase\":\"three words for %s\"}".formatted(name, name));
    }

    private static boolean fits(Page page) { return (Boolean) page.evaluate("document.scrollingElement.scrollWidth <= innerWidth + 1"); }

    private void toTheFire(Page page) {
        page.navigate(stage.url("/quick?speed=off"));
        page.click("[data-testid=fire-game-my-first-stone-age]");
        page.click("[data-testid=fire-bots-never]");
        page.click("[data-testid=wait]");
    }

    @Test
    void twoStrangersMeetAtTheFire() {
        stage = new Stage(folder);
        Page ada = stage.desktop(), ben = stage.phone();
        toTheFire(ada);
        ada.click("[data-testid=leave-fire]");
        ada.waitForSelector("[data-testid=wait]");
        ben.navigate(stage.url("/quick"));
        ben.waitForSelector("[data-testid=fire-game-my-first-stone-age]");
        Stage.shoot(ben, "fire-phone");
        assertThat(fits(ben)).as("it fits the phone").isTrue();
        toTheFire(ada);
        ada.waitForSelector("[data-testid=at-the-fire]");
        Stage.shoot(ada, "fire");
        toTheFire(ben); // who comes second may be called at once
        for (var page : List.of(ada, ben)) page.waitForSelector("[data-testid=table]");
        assertThat(ben.url()).isEqualTo(ada.url());
        assertThat(stage.problems).isEmpty();
    }

    @Test
    void aKeeperReadsAReportAndActsOnIt() {
        stage = new Stage(folder);
        enter(stage.desktop(), "/api/account", "Keeper");
        stage.close();
        stage = new Stage(folder, 0, List.of("Keeper"));
        Page keeper = stage.desktop(), ada = stage.desktop(), ben = stage.desktop();
        enter(ada, "/api/account", "Ada");
        enter(ben, "/api/account", "Ben");
        var opened = post(ada, "/api/tables", "{\"game\":\"my-first-stone-age\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],"
                + "\"open\":true}");
        var table = JsonParser.parseString(opened).getAsJsonObject().get("table").getAsString();
        post(ben, "/api/tables/%s/sit".formatted(table), "{}");
        post(ada, "/api/reports", "{\"table\":\"%s\",\"seat\":1,\"reason\":\"words\",\"words\":\"he was rude to me\"}".formatted(table));
        enter(keeper, "/api/session", "Keeper");
        keeper.navigate(stage.url("/keeper"));
        soon(() -> assertThat(keeper.locator("[data-testid=report]").textContent()).contains("Ben", "he was rude to me"));
        keeper.click("[data-testid=report-act]");
        keeper.click("[data-testid=measure-muted]");
        keeper.fill("[data-testid=measure-reason]", "rude words");
        Stage.shoot(keeper, "keeper-report");
        keeper.click("[data-testid=measure-take]");
        keeper.waitForSelector("[data-testid=measure-take]", new Page.WaitForSelectorOptions().setState(WaitForSelectorState.DETACHED));
        keeper.click("[data-testid=report-settle]");
        soon(() -> assertThat(keeper.locator("[data-testid=report]").count()).isZero());
        ben.navigate(stage.url("/"));
        soon(() -> assertThat(ben.locator("main").first().textContent()).contains("rude words"));
        Stage.shoot(ben, "muted");
        keeper.click("[data-testid=keeper-tables]");
        keeper.fill("[data-testid=keeper-table]", table);
        keeper.click("[data-testid=keeper-inspect]");
        soon(() -> assertThat(keeper.locator("[data-testid=inspected]").textContent()).contains(table));
        for (var part : List.of("people", "house", "health", "log")) {
            keeper.click("[data-testid=keeper-%s]".formatted(part));
            Stage.shoot(keeper, "keeper-" + part);
        }
        soon(() -> assertThat(keeper.locator("[data-testid=keeper-logged]").textContent()).contains("Keeper", "Ben", "rude words"));
        keeper.setViewportSize(360, 740);
        assertThat(fits(keeper)).as("it fits a phone").isTrue();
        ada.navigate(stage.url("/keeper"));
        soon(() -> assertThat(ada.locator("[data-testid=keeper-reports]").count()).as("for others there is nothing").isZero());
        stage.problems.removeIf(problem -> problem.contains("404")); // that page is not there for Ada
        assertThat(stage.problems).isEmpty();
    }
}
