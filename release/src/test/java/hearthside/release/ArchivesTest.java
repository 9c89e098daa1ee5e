package hearthside.release;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.TimeZone;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.archivers.ar.ArArchiveInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArchivesTest {
    private static final Archives ARCHIVES = new Archives(Instant.parse("2026-11-15T00:00:00Z"));
    @TempDir
    Path folder;

    private Tree tree(String name, Instant time) throws IOException {
        var source = Files.createDirectories(folder.resolve(name).resolve("deep"));
        Files.setLastModifiedTime(Files.writeString(source.resolve("b.txt"), "b"), FileTime.from(time));
        var program = Files.writeString(source.resolve("a"), "#!/bin/sh");
        assertThat(program.toFile().setExecutable(true)).isTrue();
        Files.createSymbolicLink(source.resolve("link"), Path.of("a"));
        return new Tree().below("x", folder.resolve(name)).text("README", Tree.PLAIN, "read").folder("data/", 0700, 10_001);
    }

    @Test
    void theSameFilesGiveTheSameBytesWhereverAndWheneverTheyWereMade() throws IOException {
        var one = tree("one", Instant.EPOCH);
        var two = tree("two", Instant.now());
        assertThat(ARCHIVES.tarGz(one)).isEqualTo(ARCHIVES.tarGz(two));
        ARCHIVES.zip(one, folder.resolve("one.zip"));
        var zone = TimeZone.getDefault();
        try {
            TimeZone.setDefault(TimeZone.getTimeZone("Asia/Tokyo"));
            ARCHIVES.zip(two, folder.resolve("two.zip"));
        } finally {
            TimeZone.setDefault(zone);
        }
        assertThat(folder.resolve("one.zip")).hasSameBinaryContentAs(folder.resolve("two.zip"));
        ARCHIVES.deb(one, two, folder.resolve("one.deb"));
        ARCHIVES.deb(two, one, folder.resolve("two.deb"));
        assertThat(folder.resolve("one.deb")).hasSameBinaryContentAs(folder.resolve("two.deb"));
    }

    @Test
    void anArchiveKeepsWhatMayBeRunAndWhoseItIs() throws IOException {
        var told = new ArrayList<String>();
        try (var in = new TarArchiveInputStream(new GZIPInputStream(new ByteArrayInputStream(ARCHIVES.tarGz(tree("t", Instant.now())))))) {
            for (var entry = in.getNextEntry(); entry != null; entry = in.getNextEntry())
                told.add("%o %d %s%s".formatted(entry.getMode() & 0777, entry.getLongUserId(), entry.getName(), entry.isSymbolicLink()
                        ? " -> " + entry.getLinkName()
                        : ""));
        }
        assertThat(told).containsExactly("644 0 README", "700 10001 data/", "755 0 x/", "755 0 x/deep/", "755 0 x/deep/a",
                "644 0 x/deep/b.txt", "777 0 x/deep/link -> a");
    }

    @Test
    void aZipSaysWhatMayBeRun() throws IOException {
        var file = folder.resolve("t.zip");
        ARCHIVES.zip(new Tree().text("bin/run", Tree.PROGRAM, "run").text("read", Tree.PLAIN, "read"), file);
        try (var zip = ZipFile.builder().setPath(file).get()) {
            assertThat(zip.getEntry("bin/run").getUnixMode() & 0777).isEqualTo(0755);
            assertThat(zip.getEntry("read").getUnixMode() & 0777).isEqualTo(0644);
            assertThat(new String(zip.getInputStream(zip.getEntry("bin/run")).readAllBytes(), UTF_8)).isEqualTo("run");
        }
    }

    @Test
    void aDebianPackageHasItsThreeParts() throws IOException {
        var product = new Tree().text("bin/hearthside", Tree.PROGRAM, "run");
        var file = folder.resolve("t.deb");
        new DebianPackage("1.2.3", ARCHIVES).write(product, file);
        var parts = new ArrayList<String>();
        var control = new ArrayList<String>();
        try (var in = new ArArchiveInputStream(Files.newInputStream(file))) {
            for (var entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                parts.add(entry.getName());
                if (!entry.getName().startsWith("control")) continue;
                var tar = new TarArchiveInputStream(new GZIPInputStream(in));
                for (var each = tar.getNextEntry(); each != null; each = tar.getNextEntry()) {
                    control.add(each.getName());
                    if (each.getName().equals("control"))
                        assertThat(new String(tar.readAllBytes(), UTF_8)).contains("Version: 1.2.3\n").doesNotContain("@VERSION@",
                                "@SIZE@");
                }
            }
        }
        assertThat(parts).isEqualTo(List.of("debian-binary", "control.tar.gz", "data.tar.gz"));
        assertThat(control).contains("control", "conffiles", "md5sums", "postinst", "prerm", "postrm");
    }
}
