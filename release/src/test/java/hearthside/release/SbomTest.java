package hearthside.release;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.wire.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class SbomTest {
    private static final Path WEB = Path.of(System.getProperty("hearthside.root", "..")).resolve("web");
    private static final Pattern IMPORTED = Pattern.compile("(?:from|import) '((?:@[\\w-]+/)?[a-z][\\w-]*)[/\\w.-]*'");

    @Test
    void whatThePagesAreMadeOfIsListedWithItsSum() throws IOException {
        var sbom = Json.parse(Sbom.of("{\"components\":[{\"name\":\"a-library\"}]}", Files.readString(WEB.resolve("package-lock.json")),
                "25.0.3+9"));
        var told = sbom.path("components").toString();
        assertThat(told).contains("a-library", "pkg:npm/svelte@", "pkg:npm/%40fontsource-variable/nunito@", "pkg:npm/linkify-it@",
                "SHA-512", "pkg:generic/openjdk@25.0.3%2B9");
        assertThat(told).doesNotContain("pkg:npm/vite@", "pkg:npm/eslint@");
    }

    @Test
    void noPageUsesAPackageThatIsNotListed() throws IOException {
        var used = new TreeSet<String>();
        try (var files = Files.walk(WEB.resolve("src"))) {
            for (var file : files.filter(each -> each.toString().matches(".*\\.(ts|svelte)") && !each.toString().contains(".test."))
                    .toList())
                IMPORTED.matcher(Files.readString(file)).results().forEach(found -> used.add(found.group(1)));
        }
        used.remove("vitest"); // what helps tests is in no page
        assertThat(used).contains("svelte");
        assertThat(Sbom.PAGES).containsAll(used);
    }
}
