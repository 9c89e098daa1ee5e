package hearthside.release;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The launcher of a package at strange places, with a Java that only says what it was told.
class PackagedLauncherTest {
    @TempDir
    Path folder;
    private Path root = Path.of("");
    private int status;

    @BeforeEach
    void unpack() throws IOException {
        root = Files.createDirectories(folder.resolve("a folder with blanks")).toRealPath();
        program(root.resolve("bin/hearthside"), Product.resource("hearthside.sh").replace("@VERSION@", "1.2.3-abc"));
        java(root.resolve("runtime"));
    }

    private static void program(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        assertThat(Files.writeString(file, text).toFile().setExecutable(true)).isTrue();
    }

    private static void java(Path home) throws IOException {
        program(home.resolve("bin/java"), "#!/bin/sh\nfor word; do printf '[%s]\\n' \"$word\"; done\n");
        Files.writeString(home.resolve("release"), "JAVA_VERSION=\"25.0.3\"\n");
    }

    private List<String> run(Path launcher, Map<String, String> environment, String... words) throws Exception {
        var command = Stream.concat(Stream.of(launcher.toString()), Stream.of(words)).toList();
        var builder = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        var own = builder.environment();
        var path = own.get("PATH");
        own.clear();
        own.putAll(Map.of("PATH", path, "HOME", folder.resolve("home").toString()));
        own.putAll(environment);
        var process = builder.start();
        var said = new ArrayList<>(new String(process.getInputStream().readAllBytes(), UTF_8).lines().toList());
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        status = process.exitValue();
        return said;
    }

    private List<String> run(String... words) throws Exception { return run(root.resolve("bin/hearthside"), Map.of(), words); }

    @Test
    void withoutAWordItServesFromWhereItLies() throws Exception {
        assertThat(run()).contains("[-XX:+ExitOnOutOfMemoryError]", "[-XX:+UseParallelGC]", "[-Dhearthside.root=%s]".formatted(root),
                "[%s]".formatted(root.resolve("app/hearthside.jar"))).endsWith("[serve]");
        assertThat(run("play", "two words", "")).endsWith("[play]", "[two words]", "[]").doesNotContain("[-XX:+ExitOnOutOfMemoryError]");
        assertThat(run(root.resolve("bin/hearthside"), Map.of("HEARTHSIDE_JAVA_OPTIONS", "-XX:+UseSerialGC")))
                .as("two collectors would be refused").contains("[-XX:+UseSerialGC]").doesNotContain("[-XX:+UseParallelGC]");
        var link = Files.createSymbolicLink(folder.resolve("link"), root.resolve("bin/hearthside"));
        assertThat(run(link, Map.of(), "games")).contains("[-Dhearthside.root=%s]".formatted(root));
    }

    @Test
    void tablesAreKeptWithWhoeverRunsIt() throws Exception {
        assertThat(run("games")).anyMatch(word -> word.startsWith("[-Dhearthside.data=" + folder.resolve("home")));
        assertThat(run(root.resolve("bin/hearthside"), Map.of("HEARTHSIDE_DATA", "/some where"), "games"))
                .contains("[-Dhearthside.data=/some where]");
    }

    @Test
    void notedClassesAreUsedOnceTheyAreThere() throws Exception {
        var words = run("games");
        assertThat(words).noneMatch(word -> word.contains("AOTCache"));
        var told = words.stream().filter(word -> word.startsWith("[-Dhearthside.aot=")).findFirst().orElseThrow();
        var file = Path.of(told.substring(told.indexOf('=') + 1, told.length() - 1));
        assertThat(file.getFileName().toString()).startsWith("hearthside-1.2.3-abc-");
        Files.createDirectories(file.getParent());
        Files.writeString(file, "noted");
        assertThat(run("games")).contains("[-XX:AOTCache=%s]".formatted(file), "[-XX:+VerifySharedSpaces]");
        Files.writeString(root.resolve("runtime/release"), "JAVA_VERSION=\"25.0.4\"\n");
        assertThat(run("games")).as("another Java").noneMatch(word -> word.contains("AOTCache"));
    }

    @Test
    void optionsMayHaveBlanks() throws Exception {
        assertThat(run(root.resolve("bin/hearthside"), Map.of("HEARTHSIDE_JAVA_OPTIONS", "-Xmx64m -Dtold='two words'"), "games"))
                .contains("[-Xmx64m]", "[-Dtold=two words]");
    }

    @Test
    void withoutAJavaItSaysWhatToDo() throws Exception {
        Files.delete(root.resolve("runtime/bin/java"));
        program(root.resolve("bin/with-jdk"),
                Files.readString(Path.of(System.getProperty("hearthside.root", "..")).resolve("tools/with-jdk")));
        assertThat(run(root.resolve("bin/hearthside"), Map.of("WANT_JDK", "99"), "games")).singleElement().asString()
                .contains("needs Java 25 or later", "JAVA_HOME");
        assertThat(status).isEqualTo(69);
        var home = folder.resolve("java home");
        java(home);
        assertThat(run(root.resolve("bin/hearthside"), Map.of("JAVA_HOME", home.toString()), "games")).endsWith("[games]");
    }
}
