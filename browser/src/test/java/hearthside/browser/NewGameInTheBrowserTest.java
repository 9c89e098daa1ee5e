package hearthside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import hearthside.app.newgame.NewGame;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A game fresh from the templates, that nobody has drawn a board for, is played to its end in a browser.
class NewGameInTheBrowserTest {
    private static final Pattern OPEN = Pattern.compile("Hearthside is open: (http://localhost:\\d+)/");
    private static final int MOST_CLICKS = 500;

    @TempDir
    Path folder;
    private Stage stage;

    /// Its own server stands aside; the one that knows the new game is a process of its own.
    @BeforeEach
    void open() { stage = new Stage(folder); }

    @AfterEach
    void close() { stage.close(); }

    @Test
    void aNewGameIsPlayedToTheEnd() throws Exception {
        var server = serve(compiled());
        try (var said = server.inputReader()) {
            var url = address(said);
            var page = stage.page(1440, 900, new Browser.NewContextOptions());
            page.navigate(url + "/?speed=off");
            page.click("[data-testid=quick-last-stone]");
            page.waitForSelector("[data-testid=table][data-idle=true]");
            var player = new Player(page, 5);
            for (int i = 0; i < 400 && player.clicks < 1; i++) if (!player.act()) page.waitForTimeout(30);
            Stage.shoot(page, "new-game");
            assertThat(player.finish(MOST_CLICKS)).as("the game ends").isTrue();
            page.waitForSelector("[data-testid=result]");
            assertThat(stage.problems).isEmpty();
        } finally {
            server.destroy();
            if (!server.waitFor(20, TimeUnit.SECONDS)) server.destroyForcibly();
        }
    }

    private Path compiled() throws IOException {
        for (var file : List.of("games/src/main/java/hearthside/games/Games.java", "docs/rules/cavemen.md")) {
            Files.createDirectories(folder.resolve(file).getParent());
            Files.copy(Stage.ROOT.resolve(file), folder.resolve(file));
        }
        var sources = new NewGame(folder, "last-stone", "The Last Stone").write().stream().map(Path::toString)
                .filter(file -> file.endsWith(".java") && file.contains("/src/main/")).toList();
        var classes = Files.createDirectories(folder.resolve("classes"));
        var compiler = ToolProvider.getSystemJavaCompiler();
        try (var files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            var options = List.of("-proc:none", "-parameters", "-classpath", System.getProperty("java.class.path"), "-d",
                    classes.toString());
            assertThat(compiler.getTask(null, files, null, options, null, files.getJavaFileObjectsFromStrings(sources)).call()).isTrue();
        }
        return classes;
    }

    private Process serve(Path classes) throws IOException {
        return new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED", "-Dhearthside.root=" + Stage.ROOT.toAbsolutePath().normalize(), "-cp",
                classes + File.pathSeparator + System.getProperty("java.class.path"), "hearthside.app.Hearthside", "serve", "--port", "0",
                "--bot-pause", "0", "--data", folder.resolve("house.db").toString())
                .redirectErrorStream(true).start();
    }

    private static String address(BufferedReader said) throws IOException {
        for (String line; (line = said.readLine()) != null;) {
            var open = OPEN.matcher(line);
            if (open.find()) return open.group(1);
        }
        throw new AssertionError("the server does not say where it listens");
    }
}
