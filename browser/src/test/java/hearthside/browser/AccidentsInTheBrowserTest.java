package hearthside.browser;

import static hearthside.browser.Soon.until;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What may go wrong for games on a device: two pages with one game, a device that keeps nothing, rules that do not load, a house that
/// was upgraded.
class AccidentsInTheBrowserTest {
    private static final String TABLE = "[data-testid=table][data-idle=true]", NEWER = "/assets/newer-00000000.js";

    @TempDir
    Path folder;

    private static Page visitor(Stage stage, String... before) {
        var page = stage.desktop();
        Stage.playHere(page);
        for (var script : before) page.addInitScript(script);
        page.navigate(stage.url("/?speed=off"));
        return page;
    }

    private static void begin(Page page, String game) {
        page.click("[data-testid=quick-%s]:enabled".formatted(game));
        page.waitForURL("**/t/here-*");
        page.waitForSelector(TABLE);
    }

    private static int seq(Page page) { return Integer.parseInt(page.locator("[data-testid=table]").getAttribute("data-seq")); }

    @Test
    void twoPagesWithOneGamePlayOneGame() {
        try (var stage = new Stage(folder)) {
            var page = visitor(stage);
            begin(page, "stone-age");
            var other = page.context().newPage();
            Stage.readGoals(other);
            other.navigate(page.url());
            other.waitForSelector(TABLE);
            for (int turn = 0; turn < 3; turn++)
                for (var each : List.of(page, other)) {
                    int before = seq(each);
                    each.bringToFront();
                    new Player(each, turn).act();
                    for (var both : List.of(page, other))
                        until(both, "Number(document.querySelector('[data-testid=table]').dataset.seq) > " + before);
                }
            for (var each : List.of(page, other)) each.waitForSelector(TABLE);
            until(other, "Number(document.querySelector('[data-testid=table]').dataset.seq) === " + seq(page));
            page.reload();
            page.waitForSelector(TABLE);
            assertThat(seq(page)).isEqualTo(seq(other));
            assertThat(stage.problems).isEmpty();
        }
    }

    @Test
    void rulesThatAreNotThereLeaveTheGameToTheHouse() throws IOException {
        var web = copy();
        Files.delete(web.resolve("engine.json"));
        try (var stage = new Stage(folder, web)) {
            var page = visitor(stage);
            page.click("[data-testid=quick-cavemen]:enabled");
            page.waitForURL(url -> url.contains("/t/") && !url.contains("here-"));
            page.waitForSelector(TABLE);
        }
    }

    @Test
    void webAssemblyThatIsRefusedGivesWayToJavaScript() throws IOException {
        var web = copy();
        try (var all = Files.list(web.resolve("assets"))) {
            for (var each : all.filter(file -> file.toString().contains(".wasm")).toList())
                if (each.toString().endsWith(".wasm")) Files.writeString(each, "no rules");
                else Files.delete(each);
        }
        try (var stage = new Stage(folder, web)) {
            var page = visitor(stage);
            begin(page, "cavemen");
            var player = new Player(page, 1);
            for (int i = 0; i < 3; i++) player.act();
            assertThat(player.clicks).isPositive();
        }
    }

    /// A device that has every part keeps those of one version together, whatever the house has become meanwhile.
    @Test
    void anUpgradeOfTheHouseLeavesNobodyWithHalfAPage() throws IOException {
        var web = copy();
        try (var stage = new Stage(folder, web)) {
            var page = visitor(stage);
            page.evaluate("navigator.serviceWorker.ready.then(() => true)");
            page.reload();
            begin(page, "my-first-stone-age");
            page.waitForSelector("html[data-kept=true]");
            upgrade(web);
            page.navigate(stage.url("/?speed=off"));
            page.waitForSelector("[data-testid=quick-stone-age]:enabled");
            page.waitForTimeout(1500); // so long it would take the new page, whose parts do not all come
            assertThat((String) page.evaluate("caches.match('/').then((page) => page.text())")).doesNotContain(NEWER);
            page.context().setOffline(true);
            page.navigate(stage.url("/?speed=off"));
            begin(page, "stone-age");
            page.context().setOffline(false);
            Files.writeString(web.resolve(NEWER.substring(1)), "export {};");
            page.navigate(stage.url("/?speed=off"));
            until(page, "caches.match('/').then((page) => page.text()).then((text) => text.includes('%s'))".formatted(NEWER));
            assertThat((Boolean) page.evaluate("caches.match('%s').then((part) => part !== undefined)".formatted(NEWER))).isTrue();
        }
    }

    private static void upgrade(Path web) throws IOException {
        var index = web.resolve("index.html");
        for (var packed : List.of("index.html.br", "index.html.gz")) Files.deleteIfExists(web.resolve(packed));
        Files.writeString(index,
                Files.readString(index).replace("</head>", "<link rel=\"modulepreload\" href=\"%s\"></head>".formatted(NEWER)));
        var names = web.resolve("engine.json");
        Files.writeString(names, Files.readString(names).replace("\"parts\":[", "\"parts\":[{\"path\":\"%s\"},".formatted(NEWER)));
    }

    private Path copy() throws IOException {
        var web = folder.resolve("web");
        try (var all = Files.walk(Stage.ROOT.resolve("web/dist"))) {
            for (var each : all.toList()) Files.copy(each, web.resolve(Stage.ROOT.resolve("web/dist").relativize(each).toString()));
        }
        return web;
    }
}
