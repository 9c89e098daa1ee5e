package hearthside.server.archive;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Base64;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/// Text made small: deflated, then written in Base64, so that both databases take it as text.
final class CompressedText {
    private static final int MOST_BYTES = 64_000_000; // nothing that was packed here is larger

    private CompressedText() {}

    static String pack(String text) {
        var packed = new ByteArrayOutputStream();
        try (var out = new DeflaterOutputStream(packed)) {
            out.write(text.getBytes(UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Base64.getEncoder().encodeToString(packed.toByteArray());
    }

    static String unpack(String packed) {
        try (var in = new InflaterInputStream(new ByteArrayInputStream(Base64.getDecoder().decode(packed)))) {
            return new String(in.readNBytes(MOST_BYTES), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
