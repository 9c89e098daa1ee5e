package hearthside.server.identity;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/// What only a browser may know. The database holds hashes, never these.
public final class Secrets {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();
    /// No i, l, o, 0 or 1 in either case: people read table names to each other.
    static final String LETTERS = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789";
    static final int TABLE_LETTERS = 12;
    private static final String DEVICE = "d.";

    private Secrets() {}

    /// 256 random bits.
    public static String cookie() {
        var bits = new byte[32];
        RANDOM.nextBytes(bits);
        return BASE64.encodeToString(bits);
    }

    /// 69 random bits: nobody finds a table by guessing.
    public static String tableId() {
        var id = new StringBuilder();
        for (int i = 0; i < TABLE_LETTERS; i++) id.append(LETTERS.charAt(RANDOM.nextInt(LETTERS.length())));
        return id.toString();
    }

    /// The one name that goes with what only this house knows: whoever asks twice gets the same.
    public static String tableId(String known) {
        var number = new BigInteger(hash(known), 16);
        var id = new StringBuilder();
        for (int i = 0; i < TABLE_LETTERS; i++) {
            var parts = number.divideAndRemainder(BigInteger.valueOf(LETTERS.length()));
            id.append(LETTERS.charAt(parts[1].intValue()));
            number = parts[0];
        }
        return id.toString();
    }

    /// 64 random bits for a bot's own luck.
    public static long botSeed() { return RANDOM.nextLong(); }

    /// The secret of a seat's link: 128 bits that only the host's cookie can make again. So the host can be shown open links later,
    /// although the database holds nothing but their hash.
    ///
    /// @param freed how often the seat was freed: a link from before opens nothing any more
    public static String invite(Visitor host, String table, int seat, int freed) {
        var named = "invite %s %d".formatted(table, seat) + (freed == 0 ? "" : " " + freed);
        return BASE64.encodeToString(Arrays.copyOf(mac(host.cookie(), named), 16));
    }

    /// What a browser keeps that has been signed in to this account, until the passphrase changes. It lets nobody in.
    public static String known(Account account) {
        return BASE64.encodeToString(mac(account.linkKey(), "known %s %s".formatted(account.id(), account.passphrase())));
    }

    private static byte[] mac(String key, String text) {
        try {
            var mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key.getBytes(UTF_8), "HmacSHA256"));
            return mac.doFinal(text.getBytes(UTF_8));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has HmacSHA256", e);
        }
    }

    /// The secret of a device link; no link of a seat has a dot.
    public static String deviceLink() {
        var bits = new byte[16];
        RANDOM.nextBytes(bits);
        return DEVICE + BASE64.encodeToString(bits);
    }

    public static boolean isDeviceLink(String secret) { return secret.startsWith(DEVICE); }

    public static String hash(String secret) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(secret.getBytes(UTF_8)));
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
