package hearthside.release;

import hearthside.core.input.BadInput;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;

/// As little of Debian as Java needs: its C library and the files that say what it is. No shell, no package manager.
final class SmallDebian {
    private static final String PACKAGES = "base-files,libc6";
    private static final long MINUTES = 10;
    /// What tells of the machine that made it, or is of no use. Folders that are mounted upon stay.
    private static final Pattern UNWANTED = Pattern.compile("(dev|proc|sys|boot|media|mnt|srv|home|root|tmp)/.+"
            + "|etc/(apt|dpkg|update-motd\\.d|skel|profile\\.d|systemd)/.*"
            + "|etc/(hostname|resolv\\.conf|hosts|fstab|motd.*|profile|passwd|group)"
            + "|var/(cache|lib/apt|lib/dpkg|backups|log|spool|mail|local|opt|lock|run|tmp)(/.*)?"
            + "|usr/share/(doc|man|lintian|info|common-licenses|base-files)/.*|usr/lib/x86_64-linux-gnu/(gconv|audit)/.*");

    private SmallDebian() {}

    static Tree of(Path scratch, Instant time) throws IOException, InterruptedException {
        var tar = scratch.resolve("debian.tar");
        var builder = new ProcessBuilder("mmdebstrap", "--quiet", "--variant=extract", "--include=" + PACKAGES, "bookworm",
                tar.toString()).redirectErrorStream(true).redirectOutput(scratch.resolve("debian.log").toFile());
        builder.environment().put("SOURCE_DATE_EPOCH", String.valueOf(time.getEpochSecond()));
        Process process;
        try {
            process = builder.start();
        } catch (IOException _) {
            throw new BadInput("image", "The image is made on a small Debian by mmdebstrap, which is not here: apt-get install mmdebstrap, "
                    + "or name the packages you want: ./hearthside package zip linux deb.");
        }
        if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) process.destroyForcibly();
        if (process.waitFor() != 0)
            throw new BadInput("image", "mmdebstrap failed: " + Files.readString(scratch.resolve("debian.log")).strip());
        return read(tar);
    }

    private static Tree read(Path tar) throws IOException {
        var tree = new Tree();
        try (var in = new TarArchiveInputStream(new BufferedInputStream(Files.newInputStream(tar)))) {
            for (TarArchiveEntry entry; (entry = in.getNextEntry()) != null;) {
                var path = entry.getName().replaceFirst("^\\./", "");
                if (path.isEmpty() || UNWANTED.matcher(path).matches()) continue;
                if (entry.isSymbolicLink()) tree.link(path, entry.getLinkName());
                else if (entry.isDirectory()) tree.folder(path, entry.getMode() & 07777, 0);
                else if (entry.isFile()) tree.bytes(path, entry.getMode() & 0777, in.readAllBytes());
            }
        }
        return tree;
    }
}
