package hearthside.release;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipFile;

/// What a package has inside, wherever it is put: the program, the pages for the browser, the rules, and the words about it.
///
/// @param root    of the sources, where everything was built
/// @param version with the commit, so that what one version has noted is never taken for that of another
record Product(Path root, String version, String commit) {
    private static final String NATIVE = "org/sqlite/native/Linux/x86_64/libsqlitejdbc.so";

    /// For any Java and any system.
    Tree anywhere(String sbom) {
        var tree = new Tree();
        tree.text("bin/hearthside", Tree.PROGRAM, launcher());
        tree.text("bin/hearthside.bat", Tree.PROGRAM, resource("hearthside.bat").replace("@VERSION@", named()).replace("\n", "\r\n"));
        tree.file("bin/with-jdk", Tree.PROGRAM, root.resolve("tools/with-jdk"));
        return contents(tree, sbom);
    }

    /// With a runtime of its own, for Linux on x86-64. The library of SQLite lies there as a file: the program need not be able to write
    /// programs anywhere.
    Tree linux(String sbom, Path runtime) {
        var tree = new Tree();
        tree.text("bin/hearthside", Tree.PROGRAM, launcher());
        tree.below("runtime", runtime);
        tree.bytes("native/libsqlitejdbc.so", Tree.PROGRAM, sqlite());
        return contents(tree, sbom);
    }

    private Tree contents(Tree tree, String sbom) {
        tree.file("app/hearthside.jar", Tree.PLAIN, root.resolve("app/target/hearthside.jar"));
        tree.below("app/lib", root.resolve("app/target/lib"));
        tree.below("web/dist", root.resolve("web/dist"), file -> !file.getFileName().toString().startsWith("."));
        tree.below("docs/rules", root.resolve("docs/rules"));
        for (var file : new String[] {"LICENSE", "NOTICE", "CHANGELOG.md"}) tree.file(file, Tree.PLAIN, root.resolve(file));
        tree.text("README.txt", Tree.PLAIN, resource("README.txt").replace("@VERSION@", version));
        return tree.text("sbom.cdx.json", Tree.PLAIN, sbom);
    }

    private String launcher() { return resource("hearthside.sh").replace("@VERSION@", named()); }

    private String named() { return version + "-" + commit.substring(0, Math.min(12, commit.length())); }

    private byte[] sqlite() {
        try (var jars = Files.list(root.resolve("app/target/lib"))) {
            var jar = jars.filter(file -> file.getFileName().toString().startsWith("sqlite-jdbc-")).findFirst().orElseThrow();
            try (var zip = new ZipFile(jar.toFile()); var library = zip.getInputStream(zip.getEntry(NATIVE))) {
                return library.readAllBytes();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String resource(String name) {
        try (var file = Product.class.getResourceAsStream(name)) {
            if (file == null) throw new IllegalStateException("%s is missing.".formatted(name));
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
