package hearthside.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import hearthside.server.Config;
import hearthside.server.Server;
import hearthside.server.http.RateLimits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A server of a test's own on a free port, with a database of its own, and visitors who come to it: each a context of the one [Chromium],
/// with nobody else's cookies, storage or service workers. All of them go when the test closes it.
final class Stage implements AutoCloseable {
    static final Path ROOT = Path.of(System.getProperty("hearthside.root", ".."));
    static final Path SHOTS = ROOT.resolve("web/shots");
    static final String GOAL = "[data-testid=goal]";
    /// Nobody is taught here, and all tables are the house's, unless the test is about that.
    private static final String UNTAUGHT = """
            if (!localStorage.getItem('hearthside.settings'))
              localStorage.setItem('hearthside.settings', JSON.stringify({ coach: 'never', here: false }))""";

    /// Textures take most of the time of a picture, for there is no graphics card, and no place in it.
    private static final String UNPAINTED = sheet("svg, svg * { filter: none !important; }");
    /// What breathes and flickers for ever does so once: otherwise a page is painted anew sixty times a second for as long as it is there.
    private static final String AT_REST = sheet("*, *::before, *::after { animation-iteration-count: 1 !important; }");

    private static String sheet(String style) {
        return """
                {
                  const sheet = new CSSStyleSheet();
                  sheet.replaceSync('%s');
                  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
                }""".formatted(style);
    }

    final Server server;
    private final List<BrowserContext> contexts = new ArrayList<>();
    final List<String> problems = new ArrayList<>();

    Stage(Path folder) { this(folder, 0); }

    /// @param botPause how many milliseconds a bot takes for a move
    Stage(Path folder, int botPause) { this(folder, botPause, List.of()); }

    /// @param keepers accounts that look after the house; they are there already
    Stage(Path folder, int botPause, List<String> keepers) { this(folder, botPause, keepers, ROOT.resolve("web/dist")); }

    /// A house with other pages.
    Stage(Path folder, Path web) { this(folder, 0, List.of(), web); }

    private Stage(Path folder, int botPause, List<String> keepers, Path web) {
        server = Server.start(Config.of(folder.resolve("tables.db")).withPort(0).withBotPause(botPause).withWeb(web)
                .withRules(ROOT.resolve("docs/rules")).withLimits(RateLimits.UNLIMITED) // a test is quicker than people
                .withRatesNeighbours(true) // all browsers are on one machine
                .withKeepers(keepers));
    }

    String url(String path) { return "http://127.0.0.1:%d%s".formatted(server.port(), path); }

    Page desktop() { return page(1440, 900, new Browser.NewContextOptions()); }

    Page phone() { return page(360, 740, new Browser.NewContextOptions().setHasTouch(true).setIsMobile(true).setDeviceScaleFactor(2)); }

    /// A browser of its own: nobody else's cookies. Errors on its console are problems. Where axe may look into it, boards are painted as
    /// people see them.
    Page page(int width, int height, Browser.NewContextOptions options) {
        var context = Chromium.context(options.setViewportSize(width, height).setLocale("en-GB"));
        contexts.add(context);
        context.addInitScript(AT_REST);
        if (!Boolean.TRUE.equals(options.bypassCSP)) context.addInitScript(UNPAINTED);
        context.setDefaultTimeout(60_000); // a busy machine is slow, not wrong
        context.addInitScript(UNTAUGHT);
        var page = context.newPage();
        page.onConsoleMessage(message -> {
            boolean isBusy = message.text().contains("429") && message.location().contains("/coach/thoughts"); // then the coach is silent
            if (message.type().equals("error") && !isBusy) problems.add(message.text());
        });
        page.onPageError(problems::add);
        readGoals(page);
        return page;
    }

    /// From now on without textures where axe looks, too: on a page with many boards they take most of a minute.
    static Page unpainted(Page page) {
        page.context().addInitScript(UNPAINTED);
        return page;
    }

    /// From now on a coach sits beside whoever plays for the first times; elsewhere nobody asks twice about what a test chooses.
    static void teach(Page page) {
        page.context().addInitScript("localStorage.setItem('hearthside.settings', JSON.stringify({ ...JSON.parse("
                + "localStorage.getItem('hearthside.settings') ?? '{}'), coach: 'first' }))");
    }

    /// From now on games for one screen are played on the device, as they are unless somebody wishes otherwise.
    static void playHere(Page page) {
        page.context().addInitScript("localStorage.setItem('hearthside.settings', JSON.stringify({ ...JSON.parse("
                + "localStorage.getItem('hearthside.settings') ?? '{}'), here: true }))");
    }

    /// The goal of the game lies over the board at one's first turn: whoever acts or waits for something has read it.
    static void readGoals(Page page) {
        page.addLocatorHandler(page.locator(GOAL), _ -> page.evaluate("() => document.querySelector('[data-testid=goal]')?.click()"));
    }

    /// From now on it stays until somebody taps it.
    static void leaveGoals(Page page) { page.removeLocatorHandler(page.locator(GOAL)); }

    /// What axe finds serious about a page; its context must bypass the content policy.
    ///
    /// @param rules which rules of axe to look for; all unless given
    static List<?> faults(Page page, String... rules) throws IOException {
        if (!(Boolean) page.evaluate("!!window.axe")) page.evaluate(Files.readString(ROOT.resolve("web/node_modules/axe-core/axe.min.js")));
        return (List<?>) page.evaluate(
                """
                        rules => axe.run(document, {resultTypes: ['violations'], preload: false, ...(rules.length ? {runOnly: rules} : {})})
                          .then(r => r.violations.filter(v => ['serious','critical'].includes(v.impact)).map(v => v.id + ': '
                            + v.nodes.slice(0, 3).map(n => n.html.slice(0, 160) + ' ' + (n.any[0]?.message ?? '')).join(' | ')))""",
                List.of(rules));
    }

    static void shoot(Page page, String name) {
        page.screenshot(new Page.ScreenshotOptions().setPath(SHOTS.resolve("test-" + name + ".png")));
    }

    /// All visitors go: otherwise their pages would go on thinking and drawing beside the next test.
    void leave() {
        for (var context : contexts) context.close(); // once more does no harm to one that a test has closed
        contexts.clear();
    }

    @Override
    public void close() {
        leave();
        server.close();
    }
}
