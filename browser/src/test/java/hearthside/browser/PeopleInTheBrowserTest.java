package hearthside.browser;

import static hearthside.browser.Soon.soon;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PeopleInTheBrowserTest {
    private static final String PASSPHRASE = "embers under the ash";
    /// Plays whatever is offered until the game is over.
    private static final String PLAY_ANY = """
            table => {
              const socket = new WebSocket(`ws://${location.host}/ws/tables/${table}`);
              window.over = new Promise((done) => (socket.onmessage = ({ data }) => {
                const m = JSON.parse(data);
                if (m.over) done();
                else if (m.is === 'Update' && m.options.length) {
                  const action = m.options[Math.floor(Math.random() * m.options.length)];
                  socket.send(JSON.stringify({ is: 'Play', seq: m.seq, seat: m.viewer, action }));
                }
              }));
            }""";

    @TempDir
    Path folder;
    private Stage stage;

    @BeforeEach
    void open() { stage = new Stage(folder); }

    @AfterEach
    void close() { stage.close(); }

    private void enter(Page page, String which, String name, String passphrase) {
        page.navigate(stage.url("/account"));
        page.click("[data-testid=%s]".formatted(which));
        page.fill("[data-testid=name]", name);
        page.fill("[data-testid=passphrase]", passphrase);
        page.click("[data-testid=enter]");
    }

    /// Some decisions of one's own; then bots play on to the end.
    private static void playAndGiveUp(Page page) {
        var player = new Player(page, 7);
        for (int i = 0; i < 200 && player.clicks < 3; i++) if (!player.act()) page.waitForTimeout(30);
        assertThat(player.clicks).isEqualTo(3);
        page.locator("[data-testid=resign]").first().click();
        page.click("[data-testid=dialog-yes]");
        page.waitForSelector("[data-testid=table][data-over=true]");
    }

    /// A result is written down a moment after the end.
    private void seeStatistics(Page page) {
        for (int i = 0; i < 100 && !page.request().get(stage.url("/api/me/statistics")).text().contains("played"); i++)
            page.waitForTimeout(50);
        page.navigate(stage.url("/account"));
        page.waitForSelector("[data-testid=statistics]");
    }

    @Test
    void whoSignsUpFindsTablesAndStatisticsInAnotherBrowser() throws IOException {
        var ada = stage.desktop();
        ada.navigate(stage.url("/?speed=off"));
        ada.click("[data-testid=quick-my-first-stone-age]");
        ada.waitForSelector("[data-testid=table]");
        var table = ada.url();
        enter(ada, "new", "Ada Löve", "short");
        soon(() -> assertThat(ada.locator("[data-testid=problem]").textContent())
                .isEqualTo("A passphrase has at least 10 characters; three words will do."));
        enter(ada, "new", "Ada Löve", PASSPHRASE);
        ada.waitForSelector("[data-testid=sign-out]");
        ada.navigate(table);
        ada.waitForSelector("[data-testid=table]");
        playAndGiveUp(ada);
        seeStatistics(ada);
        soon(() -> assertThat(ada.locator("[data-testid=statistics] tbody tr").allTextContents()).singleElement().asString()
                .startsWith("My First Stone Age10")); // played 1, won 0

        var phone = stage.phone();
        enter(phone, "known", "ada löve", "a wrong passphrase");
        soon(() -> assertThat(phone.locator("[data-testid=problem]").textContent()).contains("do not go together"));
        enter(phone, "known", "ada löve", PASSPHRASE);
        phone.waitForSelector("[data-testid=statistics]");
        soon(() -> assertThat(phone.locator("[data-testid=opponents] tbody tr").count()).isEqualTo(1));
        assertThat((Boolean) phone.evaluate("document.scrollingElement.scrollWidth <= innerWidth + 1")).as("the account fits the phone")
                .isTrue();
        Stage.shoot(phone, "account");
        phone.navigate(stage.url("/"));
        phone.waitForSelector("a[href='%s']".formatted(table.replaceAll("https?://[^/]+", "").replaceAll("\\?.*", "")));
        var saved = phone.request().get(stage.url("/api/me/export"));
        assertThat(saved.text()).contains("Ada Löve", "my-first-stone-age");

        phone.navigate(stage.url("/account"));
        phone.click("[data-testid=delete]");
        phone.fill("[data-testid=delete-passphrase]", PASSPHRASE);
        phone.click("[data-testid=really-delete]");
        phone.waitForSelector("[data-testid=enter]");
        ada.navigate(table);
        ada.waitForSelector("[data-testid=table]");
        soon(() -> assertThat(ada.locator("[data-testid=table]").textContent()).contains("somebody who left").doesNotContain("Löve"));
        stage.problems.removeIf(problem -> problem.contains("400") || problem.contains("403")); // the two we asked for
        assertThat(stage.problems).isEmpty();
    }

    @Test
    void aPasskeyOpensAnAccountAndTheDoor() {
        var page = stage.desktop();
        var devices = page.context().newCDPSession(page);
        devices.send("WebAuthn.enable");
        var key = new JsonObject();
        key.addProperty("protocol", "ctap2");
        key.addProperty("transport", "internal");
        for (var able : List.of("hasResidentKey", "hasUserVerification", "isUserVerified", "automaticPresenceSimulation"))
            key.addProperty(able, true);
        var options = new JsonObject();
        options.add("options", key);
        devices.send("WebAuthn.addVirtualAuthenticator", options);

        page.navigate(stage.url("/account").replace("127.0.0.1", "localhost")); // a passkey belongs to a name, not to a number
        page.click("[data-testid=new]");
        page.fill("[data-testid=name]", "Ben");
        page.click("[data-testid=by-passkey]");
        page.waitForSelector("[data-testid=sign-out]");
        page.click("[data-testid=add-passkey]");
        page.waitForSelector("text=This device has a passkey for you already.");
        Stage.shoot(page, "passkey");
        page.click("[data-testid=sign-out]");
        page.waitForSelector("[data-testid=known]");
        page.click("[data-testid=by-passkey]");
        page.waitForSelector("[data-testid=sign-out]");
        soon(() -> assertThat(page.locator("[data-testid=account]").textContent()).contains("Ben"));
        assertThat(stage.problems).isEmpty();
    }

    @Test
    void openTablesAreFoundInTheLobby() throws IOException {
        var ada = stage.desktop();
        enter(ada, "new", "Ada", PASSPHRASE);
        ada.waitForSelector("[data-testid=sign-out]");
        ada.navigate(stage.url("/lobby?speed=off"));
        ada.click("[data-testid=open-my-first-stone-age]");
        soon(() -> assertThat(ada.locator("[data-testid=open-table]").isChecked()).isTrue());
        ada.click("[data-testid=create-table]");
        ada.waitForSelector("[data-testid=table]");
        var ben = stage.page(1440, 900, new Browser.NewContextOptions().setBypassCSP(true).setColorScheme(ColorScheme.DARK));
        enter(ben, "new", "Ben", PASSPHRASE);
        ben.waitForSelector("[data-testid=sign-out]");
        ben.navigate(stage.url("/lobby?speed=off"));
        ben.click("[data-testid^=sit-]");
        ben.waitForSelector("[data-testid=table]");
        ada.waitForSelector("text=Ben");
        var table = ada.url().replaceAll(".*/t/|[?#].*", "");
        for (var page : List.of(ada, ben)) {
            page.navigate(stage.url("/about")); // nobody needs to look
            page.evaluate(PLAY_ANY, table);
        }
        ben.evaluate("() => window.over");
        seeStatistics(ben);
        assertThat(Stage.faults(ben)).as("the account").isEmpty();

        ben.navigate(stage.url("/archive"));
        ben.fill("[data-testid=find-player]", "ada");
        ben.click("[data-testid=find]");
        ben.click("[data-testid=finished-%s] a[href='/players/Ada']".formatted(table));
        ben.waitForSelector("[data-testid=plot-my-first-stone-age]");
        soon(() -> assertThat(ben.locator("figcaption").textContent()).containsPattern("1[34567]\\d\\d\u00a0±"));
        Stage.shoot(ben, "player");
        assertThat(Stage.faults(ben)).as("the page of a player").isEmpty();
        assertThat(stage.problems).isEmpty();
    }
}
