package hearthside.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// One real Chromium for all tests of this JVM: to start one takes longer than most tests. It ends with the JVM, as the pipe to it does.
/// Playwright is for one thread, and so are these tests.
final class Chromium {
    private static final List<String> FLAGS = List.of("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
            "--disable-background-networking", "--disable-component-update", "--disable-sync", "--mute-audio");
    private static final Browser ONE = launch();

    private Chromium() {}

    /// A browser as if of its own: nobody else's cookies.
    static BrowserContext context(Browser.NewContextOptions options) { return ONE.newContext(options); }

    private static Browser launch() {
        System.setProperty("playwright.cli.dir", driver().toString());
        var playwright = Playwright.create(new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        return playwright.chromium().launch(new BrowserType.LaunchOptions().setExecutablePath(program()).setArgs(FLAGS));
    }

    /// Playwright wants a folder with a node and its package in it; links to ours will do. One folder for each JVM: several make theirs at
    /// the same time.
    private static Path driver() {
        try {
            var folder = Files.createTempDirectory("hearthside-driver");
            folder.toFile().deleteOnExit(); // the last goes first
            link(folder.resolve("node"), Path.of(which("node")));
            link(folder.resolve("package"), Stage.ROOT.resolve("web/node_modules/playwright-core").toAbsolutePath().normalize());
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void link(Path from, Path to) throws IOException { Files.createSymbolicLink(from, to).toFile().deleteOnExit(); }

    private static Path program() {
        return Path.of(System.getenv("CHROME_BIN") != null ? System.getenv("CHROME_BIN") : which("chromium"));
    }

    private static String which(String program) {
        for (var folder : System.getenv("PATH").split(":"))
            if (Files.isExecutable(Path.of(folder, program))) return Path.of(folder, program).toString();
        throw new IllegalStateException("There is no %s on the PATH; ./hearthside test installs what it can.".formatted(program));
    }
}
