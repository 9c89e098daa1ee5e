package hearthside.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import hearthside.server.Config;
import hearthside.server.Server;
import hearthside.server.http.RateLimits;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// A server on a free port and a real Chromium, both closed by the test that opened them.
final class Stage implements AutoCloseable {
    static final Path ROOT = Path.of(System.getProperty("hearthside.root", ".."));
    static final Path SHOTS = ROOT.resolve("web/shots");
    static final String GOAL = "[data-testid=goal]";
    private static final String UNTAUGHT = """
            if (!localStorage.getItem('hearthside.settings'))
              localStorage.setItem('hearthside.settings', JSON.stringify({ coach: 'never' }))""";
    private static final List<String> FLAGS = List.of("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync", "--mute-audio");

    final Server server;
    private final Playwright playwright;
    private final Browser browser;
    final List<String> problems = new ArrayList<>();

    Stage(Path folder) { this(folder, 0); }

    /// @param botPause how many milliseconds a bot takes for a move
    Stage(Path folder, int botPause) {
        server = Server.start(Config.of(folder.resolve("tables.db")).withPort(0).withBotPause(botPause).withWeb(ROOT.resolve("web/dist"))
                .withRules(ROOT.resolve("docs/rules")).withLimits(RateLimits.UNLIMITED) // a test is quicker than people
                .withRatesNeighbours(true)); // all browsers are on one machine
        System.setProperty("playwright.cli.dir", driver().toString());
        playwright = Playwright.create(new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright.chromium().launch(new BrowserType.LaunchOptions().setExecutablePath(chromium()).setArgs(FLAGS));
    }

    /// Playwright wants a folder with a node and its package in it; links to ours will do.
    private static Path driver() {
        try {
            var folder = Files.createDirectories(ROOT.resolve("web/drv").toAbsolutePath());
            link(folder.resolve("node"), Path.of(which("node")));
            link(folder.resolve("package"), ROOT.resolve("web/node_modules/playwright-core").toAbsolutePath().normalize());
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void link(Path from, Path to) throws IOException {
        Files.deleteIfExists(from);
        Files.createSymbolicLink(from, to);
    }

    private static Path chromium() {
        return Path.of(System.getenv("CHROME_BIN") != null ? System.getenv("CHROME_BIN") : which("chromium"));
    }

    private static String which(String program) {
        for (var folder : System.getenv("PATH").split(":"))
            if (Files.isExecutable(Path.of(folder, program))) return Path.of(folder, program).toString();
        throw new IllegalStateException("There is no %s on the PATH; ./hearthside test installs what it can.".formatted(program));
    }

    String url(String path) { return "http://127.0.0.1:%d%s".formatted(server.port(), path); }

    Page desktop() { return page(1440, 900, new Browser.NewContextOptions()); }

    Page phone() { return page(360, 740, new Browser.NewContextOptions().setHasTouch(true).setIsMobile(true).setDeviceScaleFactor(2)); }

    /// A browser of its own: nobody else's cookies. Errors on its console are problems.
    Page page(int width, int height, Browser.NewContextOptions options) {
        BrowserContext context = browser.newContext(options.setViewportSize(width, height).setLocale("en-GB"));
        context.setDefaultTimeout(60_000); // a busy machine is slow, not wrong
        context.addInitScript(UNTAUGHT);
        var page = context.newPage();
        page.onConsoleMessage(message -> {
            if (message.type().equals("error")) problems.add(message.text());
        });
        page.onPageError(problems::add);
        readGoals(page);
        return page;
    }

    /// From now on a coach sits beside whoever plays for the first times; elsewhere nobody asks twice about what a test chooses.
    static void teach(Page page) {
        page.context().addInitScript("localStorage.setItem('hearthside.settings', JSON.stringify({ ...JSON.parse("
                + "localStorage.getItem('hearthside.settings') ?? '{}'), coach: 'first' }))");
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

    @Override
    public void close() {
        browser.close();
        playwright.close();
        server.close();
    }
}
