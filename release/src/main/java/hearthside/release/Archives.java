package hearthside.release;

import hearthside.release.Tree.Entry;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.zip.CRC32;
import java.util.zip.Deflater;
import org.apache.commons.compress.archivers.ar.ArArchiveEntry;
import org.apache.commons.compress.archivers.ar.ArArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorOutputStream;
import org.apache.commons.compress.compressors.gzip.GzipParameters;

/// Trees written as files that are the same wherever they are written: one time for everything, root as the owner, paths in their order.
///
/// @param time that of the sources, `project.build.outputTimestamp`
record Archives(Instant time) {
    private static final int FILE = 0100000;
    private static final int FOLDER = 040000;
    private static final int LINK = 0120000;

    void zip(Tree tree, Path target) throws IOException {
        try (var out = new ZipArchiveOutputStream(new BufferedOutputStream(Files.newOutputStream(target)))) {
            out.setLevel(Deflater.BEST_COMPRESSION);
            for (var entry : tree.entries()) {
                var told = new ZipArchiveEntry(entry.path());
                told.setTime(dosTime());
                told.setUnixMode(entry.mode() | switch (entry) {
                    case Entry.Folder _ -> FOLDER;
                    case Entry.Link _ -> LINK;
                    case Entry.Item _ -> FILE;
                });
                var bytes = entry instanceof Entry.Link(_, String to) ? to.getBytes(StandardCharsets.UTF_8) : bytes(entry);
                told.setSize(bytes.length);
                var sum = new CRC32();
                sum.update(bytes);
                told.setCrc(sum.getValue());
                out.putArchiveEntry(told);
                out.write(bytes);
                out.closeArchiveEntry();
            }
        }
    }

    /// A zip has the time of a clock on the wall, without a zone: always that of UTC.
    private long dosTime() {
        return time.atZone(ZoneOffset.UTC).toLocalDateTime().atZone(ZoneId.systemDefault()).toInstant().toEpochMilli();
    }

    void tarGz(Tree tree, Path target) throws IOException {
        try (var file = new BufferedOutputStream(Files.newOutputStream(target)); var packed = gzip(file)) {
            tar(tree, packed);
        }
    }

    byte[] tarGz(Tree tree) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var packed = gzip(bytes)) {
            tar(tree, packed);
        }
        return bytes.toByteArray();
    }

    void tar(Tree tree, Path target) throws IOException {
        try (var file = new BufferedOutputStream(Files.newOutputStream(target))) {
            tar(tree, file);
        }
    }

    byte[] tar(Tree tree) throws IOException {
        var bytes = new ByteArrayOutputStream();
        tar(tree, bytes);
        return bytes.toByteArray();
    }

    static byte[] gzip(byte[] plain) throws IOException {
        var bytes = new ByteArrayOutputStream();
        try (var packed = gzip(bytes)) {
            packed.write(plain);
        }
        return bytes.toByteArray();
    }

    private static OutputStream gzip(OutputStream to) throws IOException {
        var parameters = new GzipParameters();
        parameters.setCompressionLevel(Deflater.BEST_COMPRESSION);
        return new GzipCompressorOutputStream(to, parameters);
    }

    private void tar(Tree tree, OutputStream to) throws IOException {
        var out = new TarArchiveOutputStream(to, StandardCharsets.UTF_8.name());
        out.setLongFileMode(TarArchiveOutputStream.LONGFILE_GNU);
        for (var entry : tree.entries()) {
            var told = entry instanceof Entry.Link(String path, String toward)
                    ? linked(path, toward)
                    : new TarArchiveEntry(entry.path(), true);
            told.setMode(entry.mode());
            int owner = entry instanceof Entry.Folder folder ? folder.owner() : 0;
            told.setIds(owner, owner);
            told.setNames("", "");
            told.setModTime(time.toEpochMilli());
            var bytes = bytes(entry);
            told.setSize(bytes.length);
            out.putArchiveEntry(told);
            out.write(bytes);
            out.closeArchiveEntry();
        }
        out.finish();
        out.flush();
    }

    private static TarArchiveEntry linked(String path, String toward) {
        var told = new TarArchiveEntry(path, TarConstants.LF_SYMLINK, true);
        told.setLinkName(toward);
        return told;
    }

    /// A Debian package: what it is, then what is in it.
    void deb(Tree control, Tree data, Path target) throws IOException {
        try (var out = new ArArchiveOutputStream(new BufferedOutputStream(Files.newOutputStream(target)))) {
            part(out, "debian-binary", "2.0\n".getBytes(StandardCharsets.UTF_8));
            part(out, "control.tar.gz", tarGz(control));
            part(out, "data.tar.gz", tarGz(data));
        }
    }

    private void part(ArArchiveOutputStream out, String name, byte[] bytes) throws IOException {
        out.putArchiveEntry(new ArArchiveEntry(name, bytes.length, 0, 0, FILE | Tree.PLAIN, time.getEpochSecond()));
        out.write(bytes);
        out.closeArchiveEntry();
    }

    private static byte[] bytes(Entry entry) throws IOException {
        return entry instanceof Entry.Item(_, _, Tree.Content content) ? content.read() : new byte[0];
    }
}
