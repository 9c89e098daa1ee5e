package hearthside.release;

import hearthside.core.input.BadInput;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.spi.ToolProvider;
import java.util.zip.ZipFile;

/// A Java of our own: those modules of the JDK that the product and its libraries use.
final class JavaRuntime {
    /// What no class names: it is found by its name at run time, or through a service.
    /// `jdk.crypto.ec`-like providers are in `java.base` now; `jdk.zipfs` opens jars as folders (Flyway), `jdk.management` tells metrics of
    /// the machine, `jdk.charsets` reads mail in old letters, `jdk.jcmd` and `jdk.jfr` look into a house that behaves strangely.
    private static final List<String> BY_NAME = List.of("java.naming", "java.security.jgss", "java.security.sasl", "jdk.charsets",
            "jdk.jcmd", "jdk.jfr", "jdk.management", "jdk.net", "jdk.unsupported", "jdk.zipfs");
    /// Only `testkit` reads sources, for tests, and those are not in a package; a compiler would be a fifth of the runtime.
    private static final Set<String> UNWANTED = Set.of("java.compiler", "jdk.compiler");

    private JavaRuntime() {}

    /// @param folder of the jar of the product, its libraries in `lib` beside it
    static void link(Path folder, Path scratch, Path target) throws IOException {
        var modules = new TreeSet<>(BY_NAME);
        modules.addAll(used(folder, scratch));
        modules.removeAll(UNWANTED);
        run("jlink", "--add-modules", String.join(",", modules), "--no-header-files", "--no-man-pages", "--compress", "zip-0",
                "--output", target.toString());
    }

    /// What jdeps finds in all classes together. As modules they would have to be complete, and optional parts of libraries are not here.
    private static List<String> used(Path folder, Path scratch) throws IOException {
        var jars = new ArrayList<>(List.of(folder.resolve("hearthside.jar")));
        try (var libraries = Files.list(folder.resolve("lib"))) {
            libraries.filter(jar -> jar.toString().endsWith(".jar")).sorted().forEach(jars::add);
        }
        for (var jar : jars) classes(jar, scratch);
        return List.of(run("jdeps", "--ignore-missing-deps", "--print-module-deps", scratch.toString()).strip().split(","));
    }

    private static void classes(Path jar, Path scratch) throws IOException {
        try (var zip = new ZipFile(jar.toFile())) {
            for (var entry : Collections.list(zip.entries())) {
                if (!entry.getName().endsWith(".class") || entry.getName().endsWith("module-info.class")
                        || entry.getName().startsWith("META-INF/"))
                    continue;
                var file = scratch.resolve(entry.getName()).normalize();
                if (!file.startsWith(scratch)) throw new BadInput("", "%s has a file outside itself.".formatted(jar));
                Files.createDirectories(file.getParent());
                try (var bytes = zip.getInputStream(entry)) {
                    Files.copy(bytes, file, StandardCopyOption.REPLACE_EXISTING);
                }
            }
        }
    }

    private static String run(String name, String... words) {
        var tool = ToolProvider.findFirst(name)
                .orElseThrow(() -> new BadInput("", "Packages are made with a whole JDK; this Java has no %s.".formatted(name)));
        var said = new StringWriter();
        var complained = new StringWriter();
        if (tool.run(new PrintWriter(said), new PrintWriter(complained), words) != 0)
            throw new BadInput("", "%s failed: %s%s".formatted(name, said, complained).strip());
        return said.toString();
    }
}
