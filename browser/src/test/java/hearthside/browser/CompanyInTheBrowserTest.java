package hearthside.browser;

import static hearthside.browser.Soon.soon;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.RequestOptions;
import hearthside.server.moderation.Reports;
import hearthside.server.store.Store;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whom one does not want to hear or meet.
class CompanyInTheBrowserTest {
    @TempDir
    Path folder;
    private Stage stage;

    @BeforeEach
    void open() { stage = new Stage(folder); }

    @AfterEach
    void close() { stage.close(); }

    /// An open table of Ada's, where Ben has sat down.
    private String table(Page ada, Page ben, String talk) {
        var opened = ada.request().post(stage.url("/api/tables"), RequestOptions.create().setHeader("Content-Type", "application/json")
                .setData("{\"game\":\"my-first-stone-age\",\"seats\":[{\"kind\":\"me\",\"name\":\"Adalind\"},{\"kind\":\"open\"}],"
                        + "\"open\":true,\"talk\":%s}".formatted(talk)));
        var table = JsonParser.parseString(opened.text()).getAsJsonObject().get("table").getAsString();
        ben.request().post(stage.url("/api/tables/%s/sit".formatted(table)), RequestOptions.create()
                .setHeader("Content-Type", "application/json").setData("{\"name\":\"Benno\"}"));
        for (var page : new Page[] {ada, ben}) {
            page.navigate(stage.url("/t/" + table + "?speed=off"));
            page.waitForSelector("[data-testid=table]");
        }
        return table;
    }

    private static void chat(Page page) { page.locator("[data-testid=tab-chat]").first().click(); }

    @Test
    void whoeverIsMutedIsGoneFromTheChatAndCanBeForgiven() {
        Page ada = stage.desktop(), ben = stage.desktop();
        table(ada, ben, "\"free\"");
        chat(ada);
        chat(ben);
        ben.fill("[data-testid=chat-input]", "rude words");
        ben.click("[data-testid=chat-send]");
        ada.waitForSelector("[data-testid=chat] >> text=rude words");
        ada.click("[data-testid=said-0]");
        ada.waitForSelector("[data-testid=person-sheet]");
        Stage.shoot(ada, "person-sheet");
        ada.click("[data-testid=person-report]");
        ada.fill("[data-testid=person-sheet] textarea", "He is rude.");
        ada.click("[data-testid=report-send]");
        ada.waitForSelector("text=The report is sent.");
        ada.click("[data-testid=said-0]");
        ada.click("[data-testid=person-mute]");
        ada.waitForSelector("text=You do not hear Benno any more.");
        ada.waitForSelector("[data-testid=chat] >> text=Nobody has said anything yet.");
        ben.fill("[data-testid=chat-input]", "more rude words");
        ben.click("[data-testid=chat-send]");
        ben.waitForSelector("[data-testid=chat] >> text=more rude words");
        ada.click("[data-testid=quick-1]");
        ada.waitForSelector("[data-testid=chat] >> text=Hello!");
        soon(() -> assertThat(ada.locator("[data-testid=chat]").innerText()).doesNotContain("rude"));
        ada.navigate(stage.url("/account"));
        ada.click("[data-testid=forget-Benno]");
        ada.waitForSelector("[data-testid=blocked-people] >> text=Nobody.");
        assertThat(stage.problems).isEmpty();
        stage.close(); // its database has one server at a time
        try (var store = Store.open(folder.resolve("tables.db"))) {
            assertThat(new Reports(store).list(false)).singleElement()
                    .satisfies(report -> assertThat(report.remarks()).extracting(Reports.Said::text).containsExactly("rude words"));
        }
    }

    @Test
    void childrenAmongStrangersChoosePhrases() {
        Page ada = stage.phone(), ben = stage.desktop();
        table(ada, ben, "null");
        chat(ben);
        soon(() -> assertThat(ben.locator("[data-testid=chat-input]").count()).isZero());
        soon(() -> assertThat(ben.locator("[data-testid^=quick-]").count()).isEqualTo(12));
        ben.evaluate("localStorage.setItem('hearthside.settings', JSON.stringify({ coach: 'never', language: 'de' }))");
        ben.reload();
        chat(ben);
        ben.click("[data-testid=quick-2]");
        ben.waitForSelector("[data-testid=chat] >> text=Gut gespielt!");
        ada.waitForSelector("[data-testid=chat-preview] >> text=Well played!");
        ada.click("[data-testid=chat-preview]");
        ada.waitForSelector("[data-testid=chat] >> text=Well played!");
        Stage.shoot(ada, "phrases");
        assertThat(stage.problems).isEmpty();
    }
}
