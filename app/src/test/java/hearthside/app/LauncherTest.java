package hearthside.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The launcher at strange places, with a small program in the place of the product.
class LauncherTest {
    private static final String PROGRAM = """
            public class Program {
                public static void main(String[] words) {
                    for (String word : words) System.out.println("word [" + word + "]");
                    for (String name : new String[] {"told", "other", "hearthside.root"})
                        System.out.println(name + " [" + System.getProperty(name) + "]");
                    java.lang.management.ManagementFactory.getRuntimeMXBean().getInputArguments()
                            .forEach(given -> System.out.println("given [" + given + "]"));
                }
            }
            """;
    @TempDir
    Path folder;
    private Path root;

    @BeforeEach
    void build() throws IOException { root = product("a house with blanks"); }

    private Path product(String name) throws IOException {
        var real = Path.of(System.getProperty("hearthside.root", ".."));
        var house = Files.createDirectories(folder.resolve(name)).toRealPath();
        for (var file : List.of("hearthside", "tools/with-jdk")) {
            Files.createDirectories(house.resolve(file).getParent());
            Files.copy(real.resolve(file), house.resolve(file));
            assertThat(house.resolve(file).toFile().setExecutable(true)).isTrue();
        }
        Files.writeString(house.resolve("pom.xml"), "<modules><module>app</module></modules>");
        Files.createDirectories(house.resolve("app/src/main"));
        Files.createDirectories(house.resolve("app/target"));
        Files.writeString(house.resolve("app/pom.xml"), "<project/>");
        jar(house.resolve("app/target/hearthside.jar"), house);
        var stamp = Files.writeString(house.resolve("app/target/.ready"), "");
        Files.setLastModifiedTime(stamp, FileTime.from(Instant.now().plusSeconds(60))); // nothing is newer: nothing is built
        return house;
    }

    private void jar(Path jar, Path house) throws IOException {
        var source = Files.writeString(folder.resolve("Program.java"), PROGRAM);
        var compiler = ToolProvider.getSystemJavaCompiler();
        assertThat(compiler.run(null, null, null, "-d", folder.toString(), source.toString())).isZero();
        var manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, "Program");
        manifest.getMainAttributes().put(Attributes.Name.IMPLEMENTATION_TITLE, house.toString());
        try (var out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
            out.putNextEntry(new JarEntry("Program.class"));
            out.write(Files.readAllBytes(folder.resolve("Program.class")));
        }
    }

    private List<String> run(Path launcher, Path from, Map<String, String> environment, String... words) throws Exception {
        var command = new ArrayList<>(List.of(launcher.toString()));
        command.addAll(List.of(words));
        var builder = new ProcessBuilder(command).directory(from.toFile()).redirectErrorStream(true);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().putAll(environment);
        var process = builder.start();
        var said = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).as(said).isZero();
        return said.lines().toList();
    }

    private List<String> run(String... words) throws Exception { return run(root.resolve("hearthside"), root, Map.of(), words); }

    private Path aot(Path house) { return house.resolve("app/target/hearthside.aot"); }

    private String given(Path house) { return "given [-XX:AOTCache=%s]".formatted(aot(house)); }

    @Test
    void aFolderMayHaveBlanksInItsName() throws Exception {
        assertThat(run("games", "two words", "")).contains("word [games]", "word [two words]", "word []", "hearthside.root [" + root + "]",
                given(root));
        assertThat(run(root.resolve("hearthside"), folder, Map.of())).as("without a word it serves").contains("word [serve]",
                "given [-XX:+ExitOnOutOfMemoryError]", "given [-XX:+UseParallelGC]");
        assertThat(run(root.resolve("hearthside"), folder, Map.of("HEARTHSIDE_JAVA_OPTIONS", "-Xmx64m -XX:+UseSerialGC"), "serve"))
                .as("two collectors would be refused").contains("given [-XX:+UseSerialGC]").doesNotContain("given [-XX:+UseParallelGC]");
    }

    @Test
    void linksLeadToIt() throws Exception {
        var bin = Files.createDirectories(folder.resolve("my bin"));
        var absolute = Files.createSymbolicLink(bin.resolve("absolute"), root.resolve("hearthside"));
        var relative = Files.createSymbolicLink(bin.resolve("relative"), Path.of("../a house with blanks/hearthside"));
        var chain = Files.createSymbolicLink(bin.resolve("chain"), Path.of("relative"));
        for (var link : List.of(absolute, relative, chain))
            assertThat(run(link, folder, Map.of(), "games")).contains("word [games]", "hearthside.root [" + root + "]");
        assertThat(run(Path.of("./relative"), bin, Map.of(), "games")).contains("hearthside.root [" + root + "]");
    }

    @Test
    void optionsMayHaveBlanks() throws Exception {
        var options = Map.of("HEARTHSIDE_JAVA_OPTIONS", "-Dtold='two words' -Dother=\"* $(echo no)\" -Xmx64m");
        assertThat(run(root.resolve("hearthside"), root, options, "games")).contains("told [two words]", "other [* $(echo no)]",
                "given [-Xmx64m]", "word [games]");
        assertThat(run(root.resolve("hearthside"), root, Map.of("HEARTHSIDE_JAVA_OPTIONS", " "), "games")).contains("word [games]");
    }

    @Test
    void aDamagedOrForeignFileOfNotedClassesIsMadeAnew() throws Exception {
        assertThat(run("games")).contains(given(root));
        var good = Files.readAllBytes(aot(root));
        var time = Files.getLastModifiedTime(aot(root));

        var damaged = good.clone();
        for (int i = damaged.length / 3; i < damaged.length / 2; i++) damaged[i] ^= 0x5A;
        Files.write(aot(root), damaged);
        Files.setLastModifiedTime(aot(root), time); // as a disk does it
        assertThat(run("games")).contains("word [games]", given(root));
        assertThat(Files.readAllBytes(aot(root))).isNotEqualTo(damaged);

        Files.write(aot(root), new byte[0]);
        assertThat(run("games")).contains("word [games]", given(root));

        var other = product("another house");
        assertThat(run(other.resolve("hearthside"), other, Map.of(), "games")).contains(given(other));
        for (var end : List.of("", ".sum"))
            Files.write(Path.of(aot(root) + end), Files.readAllBytes(Path.of(aot(other) + end)));
        assertThat(run("games")).contains("word [games]", given(root));
        assertThat(Files.readAllBytes(aot(root))).isNotEqualTo(Files.readAllBytes(aot(other)));
    }

    @Test
    void itRunsWithoutNotedClassesWhereTheyCannotBeMade() throws Exception {
        Files.createDirectories(aot(root).resolve("in the way"));
        assertThat(run("games")).contains("word [games]").doesNotContain(given(root));
    }

    /// A machine without Maven is told nothing of it: the wrapper is asked.
    @Test
    void aBuildTellsHowFarItIs() throws Exception {
        var bin = Files.createDirectories(root.resolve("tools/wrapper"));
        var maven = Files.writeString(bin.resolve("mvn"), """
                #!/bin/sh
                echo "[INFO] Building core 0.2.0                        [2/9]"
                sleep 1.5
                echo "[INFO] Building games 0.2.0                       [4/9]"
                sleep 1.5
                """);
        assertThat(maven.toFile().setExecutable(true)).isTrue();
        Files.setLastModifiedTime(root.resolve("app/target/.ready"), FileTime.from(Instant.EPOCH));
        var path = folder.resolve("path");
        Files.createDirectories(path);
        for (var program : List.of("sh", "sed", "tail", "head", "date", "sleep", "mkdir", "touch", "find", "rm", "mv", "cksum", "cat",
                "dirname",
                "readlink", "grep", "xargs", "printf", "env", "flock"))
            for (var place : List.of("/usr/bin", "/bin"))
                if (Files.exists(Path.of(place, program)) && Files.notExists(path.resolve(program)))
                    Files.createSymbolicLink(path.resolve(program), Path.of(place, program));
        var said = run(root.resolve("hearthside"), root, Map.of("PATH", path.toString()), "games");
        assertThat(said).containsSubsequence("  2 of 9: core", "  4 of 9: games", "word [games]");
    }

    /// What Vite cannot be run with is said before it is tried.
    @ParameterizedTest
    @CsvSource({"v18.20.4, false", "v20.18.3, false", "v20.19.0, true", "v21.7.3, false", "v22.11.0, false", "v22.12.0, true",
            "v24.0.1, true"})
    void anOldNodeIsToldSo(String version, boolean isEnough) throws Exception {
        Files.createDirectories(root.resolve("web"));
        for (var file : List.of("package.json", "package-lock.json")) Files.writeString(root.resolve("web").resolve(file), "{}");
        var bin = Files.createDirectories(folder.resolve("bin"));
        program(bin.resolve("node"), "echo " + version);
        program(bin.resolve("npm"), "mkdir -p web/node_modules web/dist");
        var builder = new ProcessBuilder(root.resolve("hearthside").toString(), "serve").redirectErrorStream(true);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().merge("PATH", bin + ":", (path, first) -> first + path);
        var process = builder.start();
        var said = new String(process.getInputStream().readAllBytes(), UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        if (isEnough) assertThat(said).contains("word [serve]");
        else assertThat(said).contains("Node 20.19 or later").contains("this is Node " + version).doesNotContain("word [serve]");
        assertThat(process.exitValue()).isEqualTo(isEnough ? 0 : 69);
    }

    private static void program(Path file, String line) throws IOException {
        assertThat(Files.writeString(file, "#!/bin/sh\n" + line + "\n").toFile().setExecutable(true)).isTrue();
    }
}
