package hearthside.release;

import hearthside.app.Hearthside;
import hearthside.app.option.Build;
import hearthside.core.input.BadInput;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `./hearthside package`: makes packages of what was just built.
@Command(name = "hearthside package", mixinStandardHelpOptions = true,
        description = "Makes packages in target/packages: a zip for any Java, an archive and a Debian package with a runtime of their own "
                + "(Linux on x86-64), a container image; with checksums, a list of what is inside and a release note.")
public final class PackageCommand implements Runnable {
    /// What can be made.
    enum Kind { ZIP, LINUX, DEB, IMAGE, NOTE }

    private static final long MEGA = 1_000_000;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(arity = "0..*", paramLabel = "KIND", description = "zip, linux, deb, image or note; all of them unless named")
    private List<Kind> wanted = List.of();

    @Option(names = "--out", paramLabel = "FOLDER", description = "Where to put them (default target/packages)")
    private @Nullable Path out;

    @Option(names = "--as", paramLabel = "VERSION", description = "Another version than that of the sources, to try an upgrade")
    private @Nullable String as;

    private PackageCommand() {}

    public static void main(String... args) {
        var line = Hearthside.commandLine(new PackageCommand(), new PrintWriter(System.out, true, StandardCharsets.UTF_8),
                new PrintWriter(System.err, true, StandardCharsets.UTF_8));
        System.exit(line.execute(args));
    }

    @Override
    public void run() {
        var root = Path.of(System.getProperty("hearthside.root", ".")).toAbsolutePath().normalize();
        var folder = out == null ? root.resolve("target/packages") : out;
        try {
            Files.createDirectories(folder);
            var scratch = Files.createTempDirectory("packages");
            try {
                make(root, folder, scratch);
            } finally {
                delete(scratch);
            }
        } catch (IOException e) {
            throw new BadInput("", "The packages could not be written: %s.".formatted(e));
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private void make(Path root, Path folder, Path scratch) throws IOException, InterruptedException {
        var kinds = wanted.isEmpty() ? EnumSet.allOf(Kind.class) : EnumSet.copyOf(wanted);
        var build = Build.own();
        var version = as == null ? build.version() : as;
        var archives = new Archives(Instant.parse(System.getProperty("hearthside.time", "")));
        var product = new Product(root, version, build.commit());
        var libraries = Files.readString(root.resolve("app/target/bom.json"));
        var lock = Files.readString(root.resolve("web/package-lock.json"));
        var name = "hearthside-" + version;
        var written = new ArrayList<Path>();
        if (kinds.contains(Kind.ZIP)) {
            var file = written(written, folder, name + ".zip");
            archives.zip(product.anywhere(Sbom.of(libraries, lock, null)).under(name), file);
        }
        if (kinds.contains(Kind.LINUX) || kinds.contains(Kind.DEB) || kinds.contains(Kind.IMAGE)) {
            var runtime = scratch.resolve("runtime");
            JavaRuntime.link(root.resolve("app/target"), scratch.resolve("classes"), runtime);
            var sbom = Sbom.of(libraries, lock, Runtime.version().toString());
            var tree = product.linux(sbom, runtime);
            if (kinds.contains(Kind.LINUX))
                archives.tarGz(tree.under(name), written(written, folder, name + "-linux-x64.tar.gz"));
            if (kinds.contains(Kind.DEB))
                new DebianPackage(version, archives).write(tree, written(written, folder, "hearthside_%s_amd64.deb".formatted(version)));
            if (kinds.contains(Kind.IMAGE)) {
                var debian = SmallDebian.of(scratch, archives.time());
                new ContainerImage(version, build.commit(), archives).write(debian, tree, written(written, folder, name + "-oci.tar"));
            }
            Files.writeString(written(written, folder, name + ".cdx.json"), sbom);
        }
        if (kinds.contains(Kind.NOTE))
            Files.writeString(written(written, folder, name + ".md"),
                    ReleaseNote.of(Files.readString(root.resolve("CHANGELOG.md")), version));
        Sums.write(folder, written);
        for (var file : written) spec.commandLine().getOut().println("%6.1f MB  %s".formatted(Files.size(file) / (double) MEGA, file));
    }

    private Path written(List<Path> written, Path folder, String name) {
        spec.commandLine().getErr().println("Making %s…".formatted(name));
        var file = folder.resolve(name);
        written.add(file);
        return file;
    }

    private static void delete(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            files.sorted(Comparator.reverseOrder()).forEach(file -> {
                try {
                    Files.delete(file);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
        }
    }
}
