package hearthside.release;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.wire.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class ContainerImageTest {
    private static final Path ROOT = Path.of(System.getProperty("hearthside.root", ".."));
    @TempDir
    Path folder;
    private final Map<String, byte[]> files = new HashMap<>();
    private JsonNode config = Json.tree(Map.of());

    @BeforeEach
    void write() throws IOException {
        var file = folder.resolve("image.tar");
        var image = new ContainerImage("1.2.3", "abc", new Archives(Instant.parse("2026-11-15T00:00:00Z")));
        image.write(new Tree().text("etc/debian_version", Tree.PLAIN, "12"), new Tree().text("app/hearthside.jar", Tree.PLAIN, "jar"),
                file);
        try (var in = new TarArchiveInputStream(Files.newInputStream(file))) {
            for (var entry = in.getNextEntry(); entry != null; entry = in.getNextEntry())
                if (entry.isFile()) files.put(entry.getName(), in.readAllBytes());
        }
        config = blob(manifest().path("config"));
    }

    private JsonNode json(String path) { return Json.parse(new String(bytes(path), UTF_8)); }

    private byte[] bytes(String path) {
        assertThat(files).containsKey(path);
        return files.getOrDefault(path, new byte[0]);
    }

    private JsonNode blob(JsonNode told) { return json(place(told)); }

    private static String place(JsonNode told) { return "blobs/sha256/" + told.path("digest").asString().replace("sha256:", ""); }

    private JsonNode manifest() { return blob(json("index.json").path("manifests").get(0)); }

    @Test
    void everyPartIsNamedByItsSumAndSize() {
        assertThat(json("oci-layout").path("imageLayoutVersion").asString()).isEqualTo("1.0.0");
        files.forEach((path, bytes) -> { if (path.startsWith("blobs/")) assertThat(path).endsWith(Sums.of(bytes)); });
        assertThat(manifest().path("layers")).hasSize(2)
                .allSatisfy(layer -> assertThat(layer.path("size").intValue()).isEqualTo(bytes(place(layer)).length));
        assertThat(config.path("rootfs").path("diff_ids")).hasSize(2);
    }

    @Test
    void itRunsAsNobodySpecialAndSaysHowItIs() {
        var run = config.path("config");
        assertThat(run.path("User").asString()).isEqualTo("10001:10001");
        assertThat(run.path("Entrypoint").toString()).contains("/opt/hearthside/runtime/bin/java", "-XX:+ExitOnOutOfMemoryError");
        assertThat(run.path("Volumes").has("/var/lib/hearthside")).isTrue();
        assertThat(run.path("Healthcheck").path("Test").toString()).contains("hearthside.app.Health");
    }

    @Test
    void theComposeFileAsksTheSameWay() throws IOException {
        var words = Files.readString(ROOT.resolve("docs/deploy/compose.yaml")).replaceAll("\\s+", " ");
        var test = String.join(", ", ContainerImage.healthCheck()).replace(", 7070", ", \"7070\"");
        assertThat(words).contains("test: [%s]".formatted(test));
    }
}
