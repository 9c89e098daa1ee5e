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
import org.junit.jupiter.api.Test;

/// The arrows in the page about the architecture are those of the classes.
class ModulesTest {
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

    private static Map<String, Set<String>> told() throws IOException {
        var page = Path.of(System.getProperty("hearthside.root", "..")).resolve("ARCHITECTURE.md");
        var told = new TreeMap<String, Set<String>>();
        for (var arrow = ARROW.matcher(Files.readString(page)); arrow.find();)
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
