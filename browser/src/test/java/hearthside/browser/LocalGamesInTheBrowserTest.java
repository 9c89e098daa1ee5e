package hearthside.browser;

import static hearthside.browser.Soon.until;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.RequestOptions;
import hearthside.games.Games;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Games that are played wholly on the visitor's device: the house hears nothing of them, and they need no network.
class LocalGamesInTheBrowserTest {
    private static final String TABLE = "[data-testid=table][data-idle=true]";

    @TempDir
    Path folder;
    private Stage stage;

    @BeforeEach
    void open() { stage = new Stage(folder); }

    @AfterEach
    void close() { stage.close(); }

    /// A visitor who plays on the device, as everybody does unless they wish otherwise.
    private Page visitor() {
        var page = stage.desktop();
        Stage.playHere(page);
        page.navigate(stage.url("/?speed=off"));
        return page;
    }

    private static void begin(Page page, String game) {
        page.click("[data-testid=quick-%s]".formatted(game));
        page.waitForURL("**/t/here-*");
        page.waitForSelector(TABLE);
    }

    private static String seq(Page page) { return page.locator("[data-testid=table]").getAttribute("data-seq"); }

    @Test
    void startAtOnceAsksTheHouseForNothing() {
        var page = visitor();
        page.waitForSelector("[data-testid=quick-my-first-stone-age]:enabled");
        var asked = new ArrayList<String>();
        page.onRequest(request -> {
            if (request.url().contains("/api/tables/") || request.method().equals("POST")) asked.add(request.url());
        });
        page.onWebSocket(socket -> asked.add(socket.url()));
        begin(page, "my-first-stone-age");
        var player = new Player(page, 1);
        for (int i = 0; i < 5; i++) player.act();
        assertThat(player.clicks).isPositive();
        assertThat(asked).isEmpty();
        assertThat(stage.problems).isEmpty();
    }

    @Test
    void aGameGoesOnAfterAReloadAndIsAmongMyTables() {
        var page = visitor();
        begin(page, "stone-age");
        var player = new Player(page, 2);
        for (int i = 0; i < 6; i++) player.act();
        page.waitForSelector(TABLE);
        var before = seq(page);
        page.reload();
        page.waitForSelector(TABLE);
        assertThat(seq(page)).isEqualTo(before);
        page.waitForSelector("[data-testid=log-line]");
        page.navigate(stage.url("/?speed=off"));
        page.click("[data-testid^=my-table-here-]");
        page.waitForSelector(TABLE);
        assertThat(seq(page)).isEqualTo(before);
        assertThat(stage.problems).isEmpty();
    }

    @Test
    void aGameIsTakenToTheHouseWithAllThatWasPlayed() {
        var page = visitor();
        begin(page, "my-first-stone-age");
        var player = new Player(page, 5);
        for (int i = 0; i < 6; i++) player.act();
        page.waitForSelector(TABLE);
        int before = Integer.parseInt(seq(page));
        page.click("[data-testid=to-house]");
        page.waitForURL(url -> url.contains("/t/") && !url.contains("here-"));
        page.waitForSelector(TABLE);
        assertThat(Integer.parseInt(seq(page))).isGreaterThanOrEqualTo(before);
        page.click("[data-testid=promise]");
        assertThat(page.textContent("[data-layer=promise]")).contains("begun on a device");
        assertThat(stage.problems).isEmpty();
    }

    @Test
    void gamesGoAlongWithWhoeverSignsIn() {
        var page = visitor();
        begin(page, "cavemen");
        page.request().post(stage.url("/api/account"), RequestOptions.create().setHeader("Content-Type", "application/json")
                .setData("{\"name\":\"Ada\",\"passphrase\":\"three words for ada\"}"));
        page.navigate(stage.url("/?speed=off")); // it is known now who sits here
        until(page, "fetch('/api/tables').then(answer => answer.json()).then(tables => tables.length === 1)");
        page.reload();
        page.click("[data-testid^=my-table-]:not([data-testid^=my-table-here-])");
        page.waitForURL(url -> url.contains("/t/") && !url.contains("here-"));
        page.waitForSelector("[data-testid=table]");
        assertThat(stage.problems).isEmpty();
    }

    @Test
    void hintsAndTheReasonsOfRefusalsComeFromTheDevice() {
        var page = visitor();
        begin(page, "stone-age");
        page.click("[data-testid=hint]");
        page.waitForSelector("[data-testid=hints] [data-testid^=hint-]");
        assertThat(stage.problems).isEmpty();
    }

    @Test
    void twoAtOneScreenPlayOnTheDeviceToTheEnd() {
        var page = visitor();
        page.navigate(stage.url("/new/my-first-stone-age?speed=off"));
        page.selectOption("[data-testid=seat-kind-1]", "here");
        page.fill("[data-testid=seat-name-0]", "Ada");
        page.fill("[data-testid=seat-name-1]", "Ben");
        page.click("[data-testid=create-table]");
        page.waitForURL("**/t/here-*");
        page.waitForSelector(TABLE);
        assertThat(new Player(page, 6).finish(4000)).isTrue();
        page.waitForSelector("[data-testid=result]");
        assertThat(page.textContent("[data-testid=result]")).containsAnyOf("Ada", "Ben");
        page.navigate(stage.url("/?speed=off"));
        assertThat(page.locator("[data-testid^=my-table-here-]").first().textContent()).contains("Ada", "Ben");
        assertThat(stage.problems).isEmpty();
    }

    @Test
    void everyGameCanBeBegunAndPlayed() {
        for (var game : Games.ALL) {
            var page = visitor();
            begin(page, game.info().id());
            var player = new Player(page, 3);
            for (int i = 0; i < 8; i++) player.act();
            assertThat(player.clicks).as(game.info().id()).isPositive();
            page.context().close();
        }
        assertThat(stage.problems).isEmpty();
    }

    @Test
    void withoutANetworkAGameIsBegunPlayedToItsEndAndLookedBackAt() {
        var page = visitor();
        page.evaluate("navigator.serviceWorker.ready.then(() => true)");
        page.reload();
        begin(page, "my-first-stone-age");
        page.waitForSelector("html[data-kept=true]");
        page.context().setOffline(true);
        for (var game : Games.ALL) beginAtHome(page, game.info().id());
        beginAtHome(page, "cavemen"); // the one that a player who taps at random ends soon
        assertThat(new Player(page, 4).finish(4000)).isTrue();
        page.waitForSelector("[data-testid=result]");
        Stage.shoot(page, "local-over");
        page.navigate(page.url().replace("/t/", "/replay/"));
        page.waitForSelector("[data-testid=replay-lines]");
        page.waitForSelector("[data-testid=findings]");
        learn(page);
        solve(page);
    }

    private void beginAtHome(Page page, String game) {
        page.navigate(stage.url("/?speed=off"));
        begin(page, game);
    }

    /// A lesson and the idea of a game, for which the house is never asked.
    private void learn(Page page) {
        page.navigate(stage.url("/learn/stone-age/1-placing?speed=off"));
        page.waitForSelector("[data-testid=lesson][data-idle=true]");
        page.click("[data-testid=lesson-hint]:enabled");
        for (int i = 1; page.locator("[data-testid=lesson-won]").count() == 0; i++) {
            page.click("[data-testid=lesson-hint]:enabled");
            page.waitForSelector("[data-testid=lesson][data-idle=true][data-steps='%d']".formatted(i));
        }
        page.navigate(stage.url("/learn/stone-age/idea?speed=off"));
        page.waitForSelector("[data-testid=lesson][data-idle=true]");
        page.click("[data-testid=scene-next]");
        page.waitForSelector("[data-scene='1']");
        page.waitForSelector("[data-testid=lesson][data-idle=true]");
    }

    private void solve(Page page) {
        page.navigate(stage.url("/puzzles?speed=off"));
        page.click("[data-testid=puzzles-my-first-stone-age] a >> nth=0");
        page.waitForSelector("[data-testid=puzzle][data-begun=true]");
        page.waitForSelector("[data-testid=lesson][data-idle=true]");
        assertThat((Boolean) page.evaluate(Script.of("try.js"), List.of(7, 400))).as("something can be chosen").isTrue();
        page.waitForSelector("[data-testid=puzzle-answer]");
    }
}
