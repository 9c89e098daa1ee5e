package hearthside.release;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Collection;
import java.util.TreeMap;
import java.util.function.Predicate;

/// What goes into a package, by path: sorted, with modes and owners of its own, and without the times and owners of this machine.
final class Tree {
    static final int PLAIN = 0644;
    static final int PROGRAM = 0755;

    /// One thing at a path; the path ends with `/` only for a folder.
    sealed interface Entry {
        String path();

        int mode();

        /// @param owner the number of its user and group
        record Folder(String path, int mode, int owner) implements Entry {}

        record Item(String path, int mode, Content content) implements Entry {}

        record Link(String path, String to) implements Entry {
            @Override
            public int mode() { return 0777; }
        }
    }

    /// The bytes of a file, wherever they are now.
    interface Content {
        byte[] read() throws IOException;
    }

    private final TreeMap<String, Entry> entries = new TreeMap<>();

    Tree text(String path, int mode, String text) { return bytes(path, mode, text.getBytes(StandardCharsets.UTF_8)); }

    Tree bytes(String path, int mode, byte[] bytes) { return put(new Entry.Item(path, mode, () -> bytes)); }

    Tree link(String path, String to) { return put(new Entry.Link(path, to)); }

    Tree folder(String path, int mode, int owner) { return put(new Entry.Folder(path, mode, owner)); }

    Tree file(String path, int mode, Path file) {
        return put(new Entry.Item(path, mode, () -> Files.readAllBytes(file)));
    }

    /// A folder with all that is below it; what may be run there may be run in the package.
    Tree below(String path, Path folder) { return below(path, folder, _ -> true); }

    Tree below(String path, Path folder, Predicate<Path> wanted) {
        try (var files = Files.walk(folder)) {
            files.filter(file -> !file.equals(folder) && wanted.test(folder.relativize(file))).forEach(file -> {
                var name = path + "/" + folder.relativize(file).toString().replace('\\', '/');
                try {
                    if (Files.isSymbolicLink(file)) link(name, Files.readSymbolicLink(file).toString());
                    else
                        if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                            file(name, Files.isExecutable(file) && !name.endsWith(".jar") ? PROGRAM : PLAIN, file);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    /// The same tree under another folder.
    Tree under(String folder) {
        var moved = new Tree();
        for (var entry : entries.values()) {
            var path = folder + "/" + entry.path();
            moved.put(switch (entry) {
                case Entry.Folder(_, int mode, int owner) -> new Entry.Folder(path, mode, owner);
                case Entry.Item(_, int mode, Content content) -> new Entry.Item(path, mode, content);
                case Entry.Link(_, String to) -> new Entry.Link(path, to);
            });
        }
        return moved;
    }

    Tree with(Tree other) {
        other.entries.values().forEach(this::put);
        return this;
    }

    /// Sorted by path, each folder before what is in it.
    Collection<Entry> entries() {
        var all = new TreeMap<String, Entry>();
        for (var entry : entries.values()) {
            for (int slash = entry.path().indexOf('/'); slash >= 0; slash = entry.path().indexOf('/', slash + 1)) {
                var folder = entry.path().substring(0, slash + 1);
                all.putIfAbsent(folder, new Entry.Folder(folder, PROGRAM, 0));
            }
            all.put(entry.path(), entry);
        }
        return all.values();
    }

    private Tree put(Entry entry) {
        if (entries.put(entry.path(), entry) != null) throw new IllegalStateException("%s is there twice.".formatted(entry.path()));
        return this;
    }
}
