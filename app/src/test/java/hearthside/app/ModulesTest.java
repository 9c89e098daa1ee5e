package hearthside.app;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Packages;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The arrows in the page about the architecture are those of the classes.
class ModulesTest {
    private final Path page = Path.of(System.getProperty("hearthside.root", "..")).resolve("ARCHITECTURE.md");

    @Test
    void modulesUseWhatTheArchitectureSays() {
        var all = Packages.below("hearthside");
        var modules = Packages.modules(page);
        assertThat(modules).containsKeys("app", "server", "bench", "ai", "games", "testkit", "wire");
        modules.forEach(all::use);
        all.use("core", List.of());
    }
}
