package hearthside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.RequestOptions;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.LongAdder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The page with running games: what it costs whoever looks on.
class WatchInTheBrowserTest {
    private static final int TABLES = 200, SECONDS = 15, BOT_PAUSE = 5_000;
    private static final List<String> GAMES = List.of("my-first-stone-age", "stone-age", "cavemen", "fire-and-axe", "fire-and-stone");
    /// Boards of six games with all their pictures: the 300 KB that were wished for would need boards drawn from less.
    private static final int MOST_AT_FIRST = 750_000, MOST_A_SECOND = 20_000;

    @TempDir
    Path folder;

    private static void open(Stage stage, Page page, String game) {
        var answer = page.request().post(stage.url("/api/tables"), RequestOptions.create().setHeader("Content-Type", "application/json")
                .setData("{\"game\":\"%s\",\"open\":true,\"seats\":[%s]}".formatted(game, "{\"kind\":\"bot\",\"bot\":\"random\"},".repeat(2)
                        .replaceAll(",$", ""))));
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
    }

    /// The figures of the issue: bytes as they come over the wire, packed, of a browser that has been here never before.
    @Test
    void twoHundredRunningTablesAreNoLoadForWhoeverLooksOn() {
        try (var stage = new Stage(folder, BOT_PAUSE)) {
            Page host = stage.desktop(), page = stage.desktop();
            for (int i = 0; i < TABLES; i++) open(stage, host, GAMES.get(i % GAMES.size()));
            var bytes = new LongAdder();
            var wire = page.context().newCDPSession(page);
            wire.on("Network.loadingFinished", finished -> bytes.add(length(finished)));
            wire.send("Network.enable");
            page.navigate(stage.url("/watch"));
            page.waitForSelector("[data-testid=watching] [data-ready=true]");
            page.waitForTimeout(3_000); // all that is in sight is drawn
            long first = bytes.sumThenReset();
            assertThat(page.locator("[data-testid=watching] > li").count()).isEqualTo(TABLES);
            page.waitForTimeout(SECONDS * 1000.0);
            double later = bytes.sum() / (double) SECONDS;
            int drawn = page.locator("[data-testid=watching] [data-ready=true]").count();
            System.out.printf(Locale.ROOT, "/watch with %d running tables, %d boards in sight: %.0f KB at first, then %.1f KB/s for %d s%n",
                    TABLES, drawn, first / 1000.0, later / 1000.0, SECONDS);
            assertThat(drawn).isPositive();
            assertThat(first).as("bytes at first").isPositive().isLessThan(MOST_AT_FIRST);
            assertThat(later).as("bytes a second").isPositive().isLessThan(MOST_A_SECOND);
        }
    }

    private static long length(JsonObject finished) { return finished.get("encodedDataLength").getAsLong(); }
}
