package hearthside.app.newgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.input.BadInput;
import hearthside.testkit.Laws;
import hearthside.testkit.Sources;
import hearthside.testkit.Tables;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/// A game fresh from the templates compiles without a warning, obeys the laws, and is played to its end in the terminal and by programs.
class NewGameTest {
    private static final Path ROOT = Path.of(System.getProperty("hearthside.root", ".."));
    private static final String CATALOGUE = "games/src/main/java/hearthside/games/Games.java";

    @TempDir
    Path folder;
    private Path classes = Path.of("");

    /// A copy of what a new game is put into.
    @BeforeEach
    void copy() throws IOException {
        classes = folder.resolve("classes");
        copy(CATALOGUE);
        try (var pages = Files.list(ROOT.resolve("docs/rules"))) {
            for (var page : pages.toList()) copy("docs/rules/" + page.getFileName());
        }
    }

    private void copy(String file) throws IOException {
        var target = folder.resolve(file);
        Files.createDirectories(target.getParent());
        Files.copy(ROOT.resolve(file), target);
    }

    @Test
    void aNewGameIsPlayedToTheEndByPeopleAndPrograms() throws Exception {
        var files = new NewGame(folder, "last-stone", "The Last Stone").write();
        assertThat(files).allMatch(Files::exists).contains(folder.resolve(CATALOGUE), folder.resolve("docs/rules/last-stone.md"));
        assertThat(compile(files)).isEmpty();
        assertThat(Sources.below(folder.resolve("games")).tooLarge()).isEmpty();

        assertThat(run("", "games")).contains("last-stone  (The Last Stone, 2–4 players)", "random");
        assertThat(run("1\n".repeat(30), "play", "last-stone")).contains("take 1", "Player 1, your turn!", "wins!");
        assertThat(run(requests(), "engine")).contains("\"over\":true", "\"winners\":[", "It is not your turn.");
        obeysTheLaws();
        itsOwnTestsPass();
    }

    /// The tests that came with it, run as the ones of the other games.
    private void itsOwnTestsPass() throws Exception {
        try (var loader = new URLClassLoader(new URL[] {classes.toUri().toURL()}, NewGameTest.class.getClassLoader())) {
            var counted = new SummaryGeneratingListener();
            LauncherFactory.create().execute(LauncherDiscoveryRequestBuilder.request().selectors(
                    selectClass(loader.loadClass("hearthside.games.laststone.LawsTest")),
                    selectClass(loader.loadClass("hearthside.games.laststone.TakingTest"))).build(), counted);
            var summary = counted.getSummary();
            assertThat(summary.getFailures())
                    .extracting(failure -> failure.getTestIdentifier().getDisplayName() + ": " + failure.getException())
                    .isEmpty();
            assertThat(summary.getTestsSucceededCount()).isEqualTo(5);
        }
    }

    /// Three stones by each in turn; who begins is drawn, so the first request may be refused.
    private static String requests() {
        var lines = new ArrayList<>(List.of("{\"do\":\"new\",\"game\":\"last-stone\",\"seats\":2,\"seed\":1}"));
        for (int i = 0; i < 9; i++)
            lines.add("{\"do\":\"apply\",\"seat\":%d,\"action\":{\"is\":\"Take\",\"stones\":3}}".formatted(i % 2));
        lines.add(1, "{\"do\":\"whyNot\",\"seat\":0,\"action\":{\"is\":\"Take\",\"stones\":1}}");
        lines.add(2, "{\"do\":\"whyNot\",\"seat\":1,\"action\":{\"is\":\"Take\",\"stones\":1}}");
        lines.addAll(List.of("{\"do\":\"result\"}", "{\"do\":\"quit\"}"));
        return String.join("\n", lines) + "\n";
    }

    private void obeysTheLaws() throws Exception {
        try (var loader = new URLClassLoader(new URL[] {classes.toUri().toURL()}, NewGameTest.class.getClassLoader())) {
            check((Game<?, ?>) loader.loadClass("hearthside.games.laststone.LastStone").getConstructor().newInstance());
        }
    }

    private static <S extends Copyable<S>, A> void check(Game<S, A> game) {
        var laws = new Laws<>(game, _ -> {});
        for (var terms : Tables.of(game)) laws.check(terms, 7);
        assertThat(laws.decisions()).isPositive();
    }

    /// What the compiler has to say about the files, tests and all.
    private List<String> compile(List<Path> files) throws IOException {
        var compiler = ToolProvider.getSystemJavaCompiler();
        var said = new DiagnosticCollector<JavaFileObject>();
        var sources = files.stream().filter(file -> file.toString().endsWith(".java")).toList();
        try (var manager = compiler.getStandardFileManager(said, Locale.ROOT, StandardCharsets.UTF_8)) {
            Files.createDirectories(classes);
            compiler.getTask(null, manager, said, List.of("-Xlint:all,-path,-classfile,-serial", "-proc:none", "-parameters", "-classpath",
                    System.getProperty("java.class.path"), "-d", classes.toString()), null, manager.getJavaFileObjectsFromPaths(sources))
                    .call();
        }
        return said.getDiagnostics().stream().filter(each -> each.getKind() != Diagnostic.Kind.NOTE)
                .map(each -> each.getMessage(Locale.ROOT)).toList();
    }

    /// The command line as it is, with the new game in its catalogue.
    private String run(String typed, String... words) throws IOException, InterruptedException {
        var command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED", "-cp", classes + File.pathSeparator + System.getProperty("java.class.path"),
                "hearthside.app.Hearthside"));
        command.addAll(List.of(words));
        var input = Files.writeString(folder.resolve("typed.txt"), typed);
        var output = folder.resolve("said.txt");
        var process = new ProcessBuilder(command).redirectInput(input.toFile()).redirectErrorStream(true).redirectOutput(output.toFile())
                .start();
        assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
        return Files.readString(output);
    }

    @Test
    void anIdThatCannotBeOneIsRefused() {
        for (var id : List.of("Last Stone", "-x", "x_y", "1st"))
            assertThatThrownBy(() -> new NewGame(folder, id, "")).isInstanceOf(BadInput.class).hasMessageContaining("lower-case words");
        assertThatThrownBy(() -> new NewGame(folder, "cavemen", "")).isInstanceOf(BadInput.class).hasMessageContaining("already");
    }

    @Test
    void theNumbersOfItsRulesBelongToNoOtherGame() throws IOException {
        new NewGame(folder, "cave-villages", "").write();
        assertThat(Files.readString(folder.resolve("docs/rules/cave-villages.md"))).contains("# Cave Villages").doesNotContain("**CV-");
    }
}
