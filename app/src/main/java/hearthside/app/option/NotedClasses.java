package hearthside.app.option;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// The file of classes that a start needs, noted by a rehearsal (the ahead-of-time cache): with it a start takes half the time, and without
/// it everything works as well. The launcher of a package says where it belongs; that of the sources makes it with the build.
public final class NotedClasses {
    private static final Duration QUIET = Duration.ofSeconds(5);
    private static final Duration LONGEST = Duration.ofMinutes(3);

    private NotedClasses() {}

    /// Where it belongs, if anywhere.
    static Optional<Path> place() { return Optional.ofNullable(System.getProperty("hearthside.aot")).map(Path::of); }

    /// Makes it while the house is open already, where it is missing. What fails is tried again at the next start.
    public static void makeLater() {
        place().filter(Files::notExists).ifPresent(file -> Thread.ofPlatform().daemon().name("noted-classes").start(() -> {
            try {
                Thread.sleep(QUIET);
                make(file);
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        }));
    }

    /// Makes it now; whether it is there.
    public static boolean make() throws InterruptedException {
        var file = place();
        return file.isPresent() && make(file.get());
    }

    private static boolean make(Path file) throws InterruptedException {
        var half = file.resolveSibling("%s.%d".formatted(file.getFileName(), ProcessHandle.current().pid()));
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            var rehearsal = new ProcessBuilder(rehearsal(half)).redirectErrorStream(true).redirectOutput(Redirect.DISCARD).start();
            try {
                if (rehearsal.waitFor(LONGEST.toSeconds(), TimeUnit.SECONDS) && rehearsal.exitValue() == 0 && Files.isRegularFile(half)) {
                    Files.move(half, file, StandardCopyOption.ATOMIC_MOVE);
                    return true;
                }
                return false;
            } finally {
                rehearsal.destroyForcibly();
                Files.deleteIfExists(half);
            }
        } catch (IOException _) {
            return false; // a folder nobody may write to: then later starts take their time
        }
    }

    private static List<String> rehearsal(Path file) {
        var words = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:AOTCacheOutput=" + file, "-Xlog:aot*=off", "-Dhearthside.root=" + Product.root()));
        var sqlite = System.getProperty("org.sqlite.lib.path");
        if (sqlite != null) words.add("-Dorg.sqlite.lib.path=" + sqlite);
        words.addAll(List.of("-jar", System.getProperty("java.class.path"), "rehearse"));
        return words;
    }
}
