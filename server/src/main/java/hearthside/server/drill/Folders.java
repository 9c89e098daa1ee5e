package hearthside.server.drill;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/// Temporary folders that go away after a drill.
final class Folders {
    private Folders() {}

    static Path temporary() {
        try {
            return Files.createTempDirectory("hearthside-drill");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static void delete(Path folder) {
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(file);
        } catch (IOException _) {
            // the system's temporary folder is emptied anyway
        }
    }
}
