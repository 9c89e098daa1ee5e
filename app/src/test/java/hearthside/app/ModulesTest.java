package hearthside.app;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Packages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// The arrows in the page about the architecture are those of the classes, and of what each module is built with.
class ModulesTest {
    private static final Path ROOT = Path.of(System.getProperty("hearthside.root", ".."));
    private static final Pattern MODULE = Pattern.compile("<module>(\\w+)</module>");
    /// What the product or the drill is built with; what only tests use is left out.
    private static final Pattern NEEDED = Pattern.compile("<groupId>hearthside</groupId><artifactId>(\\w+)</artifactId></dependency>");
    private static final int MOST_FILES = 21; // and package-info
    /// ` ai       → games, core        bots, the search…`
    private static final Pattern ARROW = Pattern.compile("^ ([a-z]+) +→ ([a-z]+(?:, [a-z]+)*) .*$", Pattern.MULTILINE);

    @Test
    void modulesUseWhatTheArchitectureSays() throws IOException {
        var told = told();
        assertThat(told).containsKeys("app", "server", "bench", "ai", "games", "testkit", "wire");
        var used = used();
        assertThat(used).containsKeys("app", "server", "bench", "ai", "games", "testkit", "wire");
        used.forEach((module, others) -> assertThat(told.getOrDefault(module, Set.of())).as(module).containsAll(others));
    }

    /// Those that are not on the path of this test (drills, engine, browser…) too.
    @Test
    void modulesAreBuiltWithNoMoreThanTheArchitectureSays() throws IOException {
        var told = told();
        var modules = found(MODULE, "pom.xml");
        assertThat(modules).contains("core", "codec", "engine", "drills", "release", "postgres", "browser");
        assertThat(told.keySet()).containsAll(modules);
        for (var module : modules) assertThat(told.get(module)).as(module).containsAll(found(NEEDED, module + "/pom.xml"));
    }

    @Test
    void noPackageOfAnyModuleIsTooLargeToBeReadAtOnce() throws IOException {
        for (var module : found(MODULE, "pom.xml")) {
            var main = ROOT.resolve(module).resolve("src/main/java");
            if (!Files.exists(main) || module.equals("games")) continue; // a game is one package, by the contract; browser has tests alone
            try (var files = Files.walk(main)) {
                assertThat(files.filter(file -> file.toString().endsWith(".java"))
                        .collect(Collectors.groupingBy(Path::getParent, Collectors.counting()))).isNotEmpty()
                        .allSatisfy((folder, count) -> assertThat(count).as(folder.toString()).isLessThanOrEqualTo(MOST_FILES));
            }
        }
    }

    private static Set<String> found(Pattern what, String file) throws IOException {
        return what.matcher(Files.readString(ROOT.resolve(file))).results().map(each -> each.group(1)).collect(Collectors.toSet());
    }

    private static Map<String, Set<String>> told() throws IOException {
        var told = new TreeMap<String, Set<String>>();
        for (var arrow = ARROW.matcher(Files.readString(ROOT.resolve("ARCHITECTURE.md"))); arrow.find();)
            told.put(arrow.group(1), Set.of(arrow.group(2).split(", ")));
        return told;
    }

    /// `ai.search` uses `core.chance`: so `ai` uses `core`.
    private static Map<String, Set<String>> used() {
        var used = new TreeMap<String, Set<String>>();
        Packages.under("hearthside").uses().forEach((from, others) -> others.stream().map(ModulesTest::module)
                .filter(to -> !to.equals(module(from))).forEach(to -> used.computeIfAbsent(module(from), _ -> new TreeSet<>()).add(to)));
        return used;
    }

    private static String module(String name) {
        var first = name.contains(".") ? name.substring(0, name.indexOf('.')) : name;
        return first.equals("drill") ? "drills" : first;
    }
}
