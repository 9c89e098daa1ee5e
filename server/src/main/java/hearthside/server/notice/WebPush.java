package hearthside.server.notice;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import hearthside.core.input.BadInput;
import java.io.IOException;
import java.net.URI;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.security.Signature;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.Map;
import javax.crypto.Cipher;
import javax.crypto.KDF;
import javax.crypto.KeyAgreement;
import javax.crypto.SecretKey;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.HKDFParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/// Messages to browsers that are closed: encrypted for one device (RFC 8291), and signed so that the push service knows who sends (RFC
/// 8292).
/// The service that carries them cannot read them.
///
/// @param keys    of this house, made at its first start
/// @param contact whom the push service may write to when something is wrong: `mailto:` or `https:`
public record WebPush(KeyPair keys, String contact, OutgoingPost post) {
    private static final SecureRandom RANDOM = new SecureRandom();
    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();
    private static final Duration SIGNED_FOR = Duration.ofHours(12);
    private static final Duration KEPT_FOR = Duration.ofDays(1);
    private static final int RECORD = 4096;
    private static final int GONE = 410, UNKNOWN = 404;

    /// A device, as its browser describes it.
    ///
    /// @param endpoint where the push service takes messages for it
    /// @param p256dh   its public key
    /// @param auth     its secret
    public record Device(String endpoint, String p256dh, String auth) {
        public Device {
            if (decode("p256dh", p256dh).length != P256Keys.POINT) throw new BadInput("p256dh", "This is not a key of a browser.");
            if (decode("auth", auth).length != 16) throw new BadInput("auth", "This is not the secret of a browser.");
        }
    }

    /// What browsers need to know in order to subscribe.
    public String publicKey() { return BASE64.encodeToString(P256Keys.point(keys.getPublic())); }

    /// Returns whether the device is still there. Throws [IOException] where it should be tried again.
    public boolean send(Device device, String text, Instant now) throws IOException {
        var endpoint = post.address(device.endpoint(), "endpoint");
        var headers = Map.of("Content-Type", "application/octet-stream", "Content-Encoding", "aes128gcm", "TTL",
                Long.toString(KEPT_FOR.toSeconds()), "Urgency", "normal",
                "Authorization", "vapid t=%s, k=%s".formatted(token(endpoint, now), publicKey()));
        int status = post.send(endpoint, headers, encrypt(device, text.getBytes(UTF_8)));
        if (status == GONE || status == UNKNOWN) return false;
        if (status >= 300) throw new IOException("The push service answers " + status + ".");
        return true;
    }

    private String token(URI endpoint, Instant now) {
        var origin = endpoint.getScheme() + "://" + endpoint.getRawAuthority();
        var claims = "{\"aud\":\"%s\",\"exp\":%d,\"sub\":\"%s\"}".formatted(origin, now.plus(SIGNED_FOR).getEpochSecond(), contact);
        var signed = BASE64.encodeToString("{\"typ\":\"JWT\",\"alg\":\"ES256\"}".getBytes(UTF_8)) + "."
                + BASE64.encodeToString(claims.getBytes(UTF_8));
        try {
            var signature = Signature.getInstance("SHA256withECDSAinP1363Format");
            signature.initSign(keys.getPrivate());
            signature.update(signed.getBytes(US_ASCII));
            return signed + "." + BASE64.encodeToString(signature.sign());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has ES256", e);
        }
    }

    private static byte[] encrypt(Device device, byte[] plain) {
        var salt = new byte[16];
        RANDOM.nextBytes(salt);
        return encrypt(device, plain, P256Keys.fresh(), salt);
    }

    /// RFC 8291 section 3.4 and RFC 8188 section 2: one record, closed by a 2.
    ///
    /// @param once a pair of keys for this message alone
    static byte[] encrypt(Device device, byte[] plain, KeyPair once, byte[] salt) {
        byte[] theirs = decode("p256dh", device.p256dh()), ours = P256Keys.point(once.getPublic());
        try {
            var agreement = KeyAgreement.getInstance("ECDH");
            agreement.init(once.getPrivate());
            agreement.doPhase(P256Keys.key(theirs), true);
            var secret = derive(decode("auth", device.auth()), agreement.generateSecret(),
                    join("WebPush: info\0".getBytes(US_ASCII), theirs, ours), 32);
            var key = new SecretKeySpec(derive(salt, secret, "Content-Encoding: aes128gcm\0".getBytes(US_ASCII), 16), "AES");
            var nonce = derive(salt, secret, "Content-Encoding: nonce\0".getBytes(US_ASCII), 12);
            var cipher = Cipher.getInstance("AES/GCM/NoPadding");
            cipher.init(Cipher.ENCRYPT_MODE, key, new GCMParameterSpec(128, nonce));
            return join(salt, ByteBuffer.allocate(5).putInt(RECORD).put((byte) ours.length).array(), ours,
                    cipher.doFinal(join(plain, new byte[] {2})));
        } catch (GeneralSecurityException e) {
            throw new BadInput("p256dh", "This is not a key of a browser.");
        }
    }

    private static byte[] derive(byte[] salt, byte[] secret, byte[] info, int length) throws GeneralSecurityException {
        SecretKey material = new SecretKeySpec(secret, "Generic");
        return KDF.getInstance("HKDF-SHA256")
                .deriveData(HKDFParameterSpec.ofExtract().addIKM(material).addSalt(salt).thenExpand(info, length));
    }

    private static byte[] join(byte[]... parts) {
        int length = 0;
        for (var part : parts) length += part.length;
        var all = ByteBuffer.allocate(length);
        for (var part : parts) all.put(part);
        return all.array();
    }

    private static byte[] decode(String field, @Nullable String text) {
        try {
            return Base64.getUrlDecoder().decode(text == null ? "" : text.replaceAll("=+$", ""));
        } catch (IllegalArgumentException _) {
            throw new BadInput(field, "This is not base64.");
        }
    }
}
