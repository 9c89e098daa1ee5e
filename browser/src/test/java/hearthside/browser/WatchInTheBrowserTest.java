package hearthside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.RequestOptions;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.LongAdder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The page with running games: what it costs whoever looks on.
class WatchInTheBrowserTest {
    private static final int TABLES = 200, SECONDS = 15, BOT_PAUSE = 5_000, SETTLED = 1_000;
    /// All six, in turn.
    private static final List<String> GAMES = List.of("my-first-stone-age", "stone-age", "stone-age-solo", "cavemen", "fire-and-axe",
            "fire-and-stone");
    /// The figures of whoever looks on: a browser that has never been here before, everything packed as it comes over the wire.
    private static final int MOST_AT_FIRST = 300_000, MOST_A_SECOND = 20_000;
    private static final String DRAWN = "[data-testid=watching] [data-ready=true]";

    /// @param counted by Chromium, of the page
    /// @param came    in all, headers and the worker that keeps the shell included
    private record Bytes(long counted, long came) {
        private void mustBeFewerThan(int most, String what) {
            assertThat(counted).as(what).isPositive().isLessThan(most);
            assertThat(came).as(what + ", all that came").isPositive().isLessThan(most);
        }
    }

    @TempDir
    Path folder;

    private static void open(Stage stage, Page page, String game) {
        var bots = String.join(",", Collections.nCopies(game.endsWith("solo") ? 1 : 2, "{\"kind\":\"bot\",\"bot\":\"random\"}"));
        var answer = page.request().post(stage.url("/api/tables"), RequestOptions.create().setHeader("Content-Type", "application/json")
                .setData("{\"game\":\"%s\",\"open\":true,\"seats\":[%s]}".formatted(game, bots)));
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    }

    @Test
    void twoHundredRunningTablesAreNoLoadForWhoeverLooksOn() {
        try (var stage = new Stage(folder, BOT_PAUSE); var proxy = new CountingProxy(stage.server.port())) {
            var host = stage.desktop();
            for (int i = 0; i < TABLES; i++) open(stage, host, GAMES.get(i % GAMES.size()));
            for (var language : List.of("en", "de")) {
                var page = stage.desktop();
                look(page, proxy, language);
                page.close();
            }
            assertThat(stage.problems).isEmpty();
        }
    }

    private static void look(Page page, CountingProxy proxy, String language) {
        var counted = new LongAdder();
        var wire = page.context().newCDPSession(page);
        wire.on("Network.loadingFinished", finished -> counted.add(length(finished)));
        wire.send("Network.enable");
        proxy.came();
        page.navigate(proxy.url("/watch?language=" + language));
        page.waitForSelector(DRAWN);
        int drawn = 0;
        for (int now = page.locator(DRAWN).count(); now > drawn; now = page.locator(DRAWN).count()) { // until all that is in sight is drawn
            drawn = now;
            page.waitForTimeout(SETTLED);
        }
        page.evaluate("navigator.serviceWorker.ready.then(() => null)"); // and the shell is kept
        var first = new Bytes(counted.sumThenReset(), proxy.came());
        assertThat(page.locator("[data-testid=watching] > li").count()).isEqualTo(TABLES);
        page.waitForTimeout(SECONDS * 1000.0);
        var later = new Bytes(counted.sumThenReset() / SECONDS, proxy.came() / SECONDS);
        System.out.printf(Locale.ROOT,
                "/watch (%s) with %d running tables of %d games, %d boards in sight: %.0f KB at first (in all %.0f KB), then %.1f KB/s for "
                        + "%d s (in all %.1f KB/s)%n",
                language, TABLES, GAMES.size(), drawn, first.counted / 1000.0, first.came / 1000.0, later.counted / 1000.0, SECONDS,
                later.came / 1000.0);
        assertThat(drawn).as("boards in sight, and no others").isBetween(GAMES.size(), TABLES / 4);
        first.mustBeFewerThan(MOST_AT_FIRST, "bytes at first");
        later.mustBeFewerThan(MOST_A_SECOND, "bytes a second");
        page.mouse().wheel(0, 4_000);
        page.waitForFunction("drawn => document.querySelectorAll('%s').length > drawn".formatted(DRAWN), drawn);
    }

    private static long length(JsonObject finished) { return finished.get("encodedDataLength").getAsLong(); }
}
