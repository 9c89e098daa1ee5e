package hearthside.release;

import hearthside.wire.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// An image of two layers (a small Debian, and the product with its runtime) in one file, as the Open Container Initiative describes it:
/// `docker load`, `podman load`, `skopeo copy oci-archive:…`. No daemon makes it.
final class ContainerImage {
    /// Nobody else's number, in and outside the container.
    static final int USER = 10_001;
    static final String ROOT = "opt/hearthside";
    private static final String INDEX = "application/vnd.oci.image.index.v1+json";
    private static final String MANIFEST = "application/vnd.oci.image.manifest.v1+json";
    private static final String CONFIG = "application/vnd.oci.image.config.v1+json";
    private static final String LAYER = "application/vnd.oci.image.layer.v1.tar+gzip";

    private final String version;
    private final String commit;
    private final Archives archives;

    ContainerImage(String version, String commit, Archives archives) {
        this.version = version;
        this.commit = commit;
        this.archives = archives;
    }

    /// @param media what it is
    @SuppressWarnings("ArrayRecordComponent") // blobs are never compared
    private record Blob(String media, byte[] bytes) {
        String digest() { return "sha256:" + Sums.of(bytes); }

        Map<String, Object> told() { return Map.of("mediaType", media, "digest", digest(), "size", bytes.length); }

        void into(Tree layout) { layout.bytes("blobs/sha256/" + Sums.of(bytes), Tree.PLAIN, bytes); }
    }

    void write(Tree debian, Tree product, Path target) throws IOException {
        var base = archives.tar(debian);
        var own = archives.tar(product.under(ROOT).with(surroundings()));
        var layers = List.of(base, own);
        var blobs = List.of(new Blob(LAYER, Archives.gzip(base)), new Blob(LAYER, Archives.gzip(own)));
        var config = json(CONFIG, config(layers.stream().map(layer -> "sha256:" + Sums.of(layer)).toList()));
        var manifest = json(MANIFEST, Map.of("schemaVersion", 2, "mediaType", MANIFEST, "config", config.told(), "layers",
                blobs.stream().map(Blob::told).toList()));
        var layout = new Tree();
        for (var blob : blobs) blob.into(layout);
        config.into(layout);
        manifest.into(layout);
        layout.text("oci-layout", Tree.PLAIN, "{\"imageLayoutVersion\":\"1.0.0\"}");
        var listed = new TreeMap<>(manifest.told());
        listed.put("platform", Map.of("architecture", "amd64", "os", "linux"));
        listed.put("annotations", Map.of("org.opencontainers.image.ref.name", "hearthside:" + version));
        layout.bytes("index.json", Tree.PLAIN,
                json(INDEX, Map.of("schemaVersion", 2, "mediaType", INDEX, "manifests", List.of(listed))).bytes());
        archives.tar(layout, target);
    }

    /// Who runs it, and where it may write: nowhere but in its data and below `/tmp`.
    private static Tree surroundings() {
        return new Tree().text("etc/passwd", Tree.PLAIN, """
                root:x:0:0:root:/root:/usr/sbin/nologin
                hearthside:x:%1$d:%1$d:Hearthside:/var/lib/hearthside:/usr/sbin/nologin
                """.formatted(USER)).text("etc/group", Tree.PLAIN, "root:x:0:\nhearthside:x:%d:\n".formatted(USER))
                .text("etc/nsswitch.conf", Tree.PLAIN, "passwd: files\ngroup: files\nhosts: files dns\n")
                .text("etc/hosts", Tree.PLAIN, "127.0.0.1 localhost\n::1 localhost\n")
                .folder("var/lib/hearthside/", 0700, USER).folder("tmp/", 01777, 0);
    }

    private Map<String, Object> config(List<String> layers) {
        var labels = Map.of("org.opencontainers.image.title", "Hearthside", "org.opencontainers.image.version", version,
                "org.opencontainers.image.revision", commit, "org.opencontainers.image.licenses", "Apache-2.0");
        var run = new TreeMap<String, Object>(Map.of("User", USER + ":" + USER, "WorkingDir", "/var/lib/hearthside",
                "ExposedPorts", Map.of("7070/tcp", Map.of()), "Volumes", Map.of("/var/lib/hearthside", Map.of()), "Labels", labels,
                "StopSignal", "SIGTERM", "Env", List.of("LANG=C.UTF-8", "PATH=/%s/runtime/bin:/usr/bin:/bin".formatted(ROOT)),
                "Entrypoint", entrypoint(), "Cmd", List.of("serve", "--host", "0.0.0.0", "--data", "/var/lib/hearthside/hearthside.db")));
        // not part of the OCI description, but Docker and Podman read it
        run.put("Healthcheck", Map.of("Test", healthCheck(), "Interval", seconds(30), "Timeout", seconds(5), "StartPeriod", seconds(20),
                "Retries", 3));
        return Map.of("architecture", "amd64", "os", "linux", "created", archives.time().toString(), "author", "Hearthside", "config", run,
                "rootfs", Map.of("type", "layers", "diff_ids", layers), "history", List.of(made("a small Debian"), made("Hearthside")));
    }

    /// There is no shell inside: the program is started as it is.
    static List<String> entrypoint() {
        var root = "/" + ROOT;
        var noted = "/var/lib/hearthside/cache/hearthside.aot";
        return List.of(root + "/runtime/bin/java", "-XX:+ExitOnOutOfMemoryError", "-XX:+UseParallelGC", "-XX:MaxRAMPercentage=70",
                "-XX:AOTCache=" + noted,
                "-XX:+VerifySharedSpaces", "-Xlog:aot*=off", "-Xlog:cds*=off", "-Dhearthside.aot=" + noted, "-Dhearthside.root=" + root,
                "-Dhearthside.data=/var/lib/hearthside", "-Dorg.sqlite.lib.path=" + root + "/native", "-jar",
                root + "/app/hearthside.jar");
    }

    static List<String> healthCheck() {
        var root = "/" + ROOT;
        return List.of("CMD", root + "/runtime/bin/java", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xshare:auto", "-cp",
                root + "/app/hearthside.jar", "hearthside.app.Health", "7070");
    }

    private static long seconds(int number) { return number * 1_000_000_000L; }

    private Map<String, Object> made(String what) {
        return Map.of("created", archives.time().toString(), "created_by", what);
    }

    private static Blob json(String media, Map<String, Object> value) {
        return new Blob(media, Json.write(sorted(value)).getBytes(StandardCharsets.UTF_8));
    }

    /// Maps have no order of their own, and the same image must have the same sum.
    private static Object sorted(Object value) {
        if (value instanceof List<?> list) return list.stream().map(ContainerImage::sorted).toList();
        if (!(value instanceof Map<?, ?> map)) return value;
        var sorted = new TreeMap<String, Object>();
        map.forEach((key, each) -> sorted.put(String.valueOf(key), sorted(each)));
        return sorted;
    }
}
