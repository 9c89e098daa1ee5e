package hearthside.core.chance;

import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// Luck that can be checked afterwards: everything is drawn from a secret seed whose hash is shown before the game.
///
/// Block number `n` is HMAC-SHA-256 of the eight bytes of `n` (big end first) under the 32 bytes of the seed. Its first six
/// bytes are a number below 2^48, which fits a JavaScript number too. A draw below `bound` takes the next block, passes over
/// numbers from the largest multiple of `bound` on (so that no outcome is favoured), and gives the remainder.
public final class Committed implements Chance {
    private static final long RANGE = 1L << 48;
    private static final HexFormat HEX = HexFormat.of();

    private final byte[] seed;
    private final Mac mac;
    private long block;

    public Committed(byte[] seed) {
        if (seed.length != 32) throw new IllegalArgumentException("A seed has 32 bytes, this one has %d.".formatted(seed.length));
        this.seed = seed.clone();
        try {
            mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(this.seed, "HmacSHA256"));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has HmacSHA256", e);
        }
    }

    /// A seed nobody knows.
    public static Committed fresh() {
        var seed = new byte[32];
        new SecureRandom().nextBytes(seed);
        return new Committed(seed);
    }

    public static Committed ofHex(String seed) {
        try {
            return new Committed(HEX.parseHex(seed));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("A seed is written as 64 hexadecimal digits.", e);
        }
    }

    @Override
    public int below(int bound) {
        long fair = RANGE - RANGE % bound;
        while (true) {
            long drawn = ByteBuffer.wrap(mac.doFinal(ByteBuffer.allocate(8).putLong(block++).array())).getLong() >>> 16;
            if (drawn < fair) return (int) (drawn % bound);
        }
    }

    /// What is shown before the game: SHA-256 of the seed.
    public String hash() {
        try {
            return HEX.formatHex(MessageDigest.getInstance("SHA-256").digest(seed));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    /// What is shown after the game.
    public String seed() { return HEX.formatHex(seed); }
}
