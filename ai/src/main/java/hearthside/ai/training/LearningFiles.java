package hearthside.ai.training;

import hearthside.core.input.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.SortedMap;
import java.util.TreeMap;

/// What is learnt from, in a folder that several machines may share: a file for each part of the games, one line a game. Whatever is there
/// is not done again.
final class LearningFiles {
    private static final String END = " .";

    private final Path folder;

    LearningFiles(Path folder) { this.folder = folder; }

    /// What is learnt, and how, is the same for all who share the folder.
    void agree(String settings) {
        var path = folder.resolve("settings.txt");
        if (!Files.exists(path)) write(path, settings + "\n");
        var there = read(path).strip();
        if (!there.equals(settings))
            throw new BadInput("--folder", "%s is for something else: %s. Name another folder.".formatted(folder, there));
    }

    boolean has(int generation, String name) { return Files.exists(path(generation, name)); }

    String read(int generation, String name) { return read(path(generation, name)); }

    /// All at once, so that nobody finds half of it.
    void write(int generation, String name, String text) {
        var path = path(generation, name);
        var beside = path.resolveSibling(name + ".part");
        write(beside, text);
        try {
            Files.move(beside, path, java.nio.file.StandardCopyOption.REPLACE_EXISTING, java.nio.file.StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw refused(path, e);
        }
    }

    void write(String name, String text) { write(folder.resolve(name), text); }

    /// The lines of all machines by the number they begin with; what was cut off in the middle of a write does not count.
    SortedMap<Long, String> lines(int generation, String kind) {
        var found = new TreeMap<Long, String>();
        var place = folder.resolve(String.valueOf(generation));
        if (!Files.isDirectory(place)) return found;
        try (var files = Files.newDirectoryStream(place, kind + "-*.txt")) {
            for (var file : files)
                for (var line : read(file).split("\n"))
                    if (line.endsWith(END)) found.put(number(file, line), line.substring(0, line.length() - END.length()));
        } catch (IOException e) {
            throw refused(place, e);
        }
        return found;
    }

    private static long number(Path file, String line) {
        try {
            return Long.parseLong(line.substring(0, line.indexOf(' ')));
        } catch (NumberFormatException e) {
            throw new BadInput("--folder", "%s has a line that begins with no number: %s".formatted(file,
                    line.substring(0, Math.min(40, line.length()))));
        }
    }

    /// @param part this machine's, so that no two write to the same file
    synchronized void add(int generation, String kind, String part, String line) {
        var path = path(generation, "%s-%s.txt".formatted(kind, part));
        try {
            Files.createDirectories(path.getParent());
            // a line that was cut off must not become the beginning of this one
            var cut = Files.exists(path) && Files.size(path) > 0 && !Files.readString(path).endsWith("\n") ? "\n" : "";
            Files.writeString(path, cut + line + END + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw refused(path, e);
        }
    }

    private Path path(int generation, String name) { return folder.resolve(String.valueOf(generation)).resolve(name); }

    private static String read(Path path) {
        try {
            return Files.readString(path);
        } catch (IOException e) {
            throw refused(path, e);
        }
    }

    private static void write(Path path, String text) {
        try {
            Files.createDirectories(path.toAbsolutePath().getParent());
            Files.writeString(path, text);
        } catch (IOException e) {
            throw refused(path, e);
        }
    }

    private static BadInput refused(Path path, IOException e) {
        return new BadInput("--folder", "%s cannot be read or written (%s).".formatted(path, e.getClass().getSimpleName()));
    }
}
