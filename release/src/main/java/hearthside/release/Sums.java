package hearthside.release;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/// SHA-256, as `sha256sum` writes and checks it.
final class Sums {
    static final String FILE = "SHA256SUMS";

    private Sums() {}

    static String of(byte[] bytes) { return HexFormat.of().formatHex(digest("SHA-256").digest(bytes)); }

    static byte[] md5(byte[] bytes) { return digest("MD5").digest(bytes); }

    static void write(Path folder, List<Path> files) throws IOException {
        var lines = new StringBuilder();
        for (var file : files) lines.append("%s  %s\n".formatted(of(Files.readAllBytes(file)), file.getFileName()));
        Files.writeString(folder.resolve(FILE), lines);
    }

    private static MessageDigest digest(String name) {
        try {
            return MessageDigest.getInstance(name);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
