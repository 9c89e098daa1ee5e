package hearthside.postgres;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;

/// A temporary folder that goes away after a drill.
public final class Folder implements AutoCloseable {
    private final Path path;
    private final Runnable deletion;

    private Folder(Path path) {
        this.path = path;
        deletion = Tidying.later(this::delete);
    }

    public static Folder temporary() { return temporary("hearthside-drill"); }

    public static Folder temporary(String name) {
        try {
            return new Folder(Files.createTempDirectory(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Path resolve(String name) { return path.resolve(name); }

    @Override
    public void close() {
        Tidying.done(deletion);
        delete();
    }

    private void delete() {
        try (var files = Files.walk(path)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) Files.deleteIfExists(file);
        } catch (IOException | UncheckedIOException _) {
            // the system's temporary folder is emptied anyway
        }
    }
}
