package hearthside.server.notice;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import hearthside.wire.Json;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.Signature;
import java.util.Arrays;
import java.util.Base64;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import javax.crypto.Cipher;
import javax.crypto.KeyAgreement;
import javax.crypto.Mac;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;
import org.jspecify.annotations.Nullable;

/// A push service and the one device behind it: takes what is posted, checks the signature, and decrypts as a browser does. It also takes
/// webhooks.
/// It works out everything by itself, HKDF with plain HMACs, so that it cannot share a mistake with what it tests.
public final class FakePush implements AutoCloseable {
    private static final Base64.Encoder BASE64 = Base64.getUrlEncoder().withoutPadding();

    public final LinkedBlockingQueue<String> told = new LinkedBlockingQueue<>();
    /// The status each post was answered with.
    public final LinkedBlockingQueue<Integer> answers = new LinkedBlockingQueue<>();
    /// The answer to the next posts.
    public volatile int status = 201;
    /// Held back by whoever has the lock.
    public final ReentrantLock answering = new ReentrantLock();
    private final KeyPair device = P256Keys.fresh();
    private final byte[] auth = "sixteen bytes ok".getBytes(US_ASCII);
    private final HttpServer http;

    public FakePush() throws IOException {
        http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        http.createContext("/push", exchange -> take(exchange, true));
        http.createContext("/hook", exchange -> take(exchange, false));
        http.start();
    }

    public String url(String path) { return "http://127.0.0.1:%d%s".formatted(http.getAddress().getPort(), path); }

    public WebPush.Device device() {
        return new WebPush.Device(url("/push/1"), BASE64.encodeToString(P256Keys.point(device.getPublic())), BASE64.encodeToString(auth));
    }

    public @Nullable Integer answer() throws InterruptedException { return answers.poll(15, TimeUnit.SECONDS); }

    public @Nullable String next() throws InterruptedException { return told.poll(15, TimeUnit.SECONDS); }

    private void take(HttpExchange exchange, boolean encrypted) throws IOException {
        var body = exchange.getRequestBody().readAllBytes();
        int answer = status;
        if (answer < 300) {
            try {
                told.add(encrypted ? opened(exchange, body) : new String(body, UTF_8));
            } catch (GeneralSecurityException e) {
                told.add("cannot be opened: " + e);
            }
        }
        answering.lock();
        try {
            exchange.sendResponseHeaders(answer, -1);
        } finally {
            answering.unlock();
        }
        exchange.close();
        answers.add(answer);
    }

    private String opened(HttpExchange exchange, byte[] body) throws GeneralSecurityException {
        mustBeSigned(exchange.getRequestHeaders().getFirst("Authorization"));
        byte[] salt = Arrays.copyOf(body, 16), theirs = Arrays.copyOfRange(body, 21, 21 + body[20]),
                sealed = Arrays.copyOfRange(body, 21 + body[20], body.length);
        var agreement = KeyAgreement.getInstance("ECDH");
        agreement.init(device.getPrivate());
        agreement.doPhase(P256Keys.key(theirs), true);
        var secret = hkdf(auth, agreement.generateSecret(),
                concat("WebPush: info\0".getBytes(US_ASCII), P256Keys.point(device.getPublic()), theirs), 32);
        var cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(Cipher.DECRYPT_MODE,
                new SecretKeySpec(hkdf(salt, secret, "Content-Encoding: aes128gcm\0".getBytes(US_ASCII), 16), "AES"),
                new GCMParameterSpec(128, hkdf(salt, secret, "Content-Encoding: nonce\0".getBytes(US_ASCII), 12)));
        var plain = cipher.doFinal(sealed);
        if (plain[plain.length - 1] != 2) throw new GeneralSecurityException("the record is not closed");
        return new String(plain, 0, plain.length - 1, UTF_8);
    }

    private void mustBeSigned(String header) throws GeneralSecurityException {
        var parts = header.replace("vapid t=", "").split(", k=");
        var token = parts[0].split("\\.");
        var signature = Signature.getInstance("SHA256withECDSAinP1363Format");
        signature.initVerify(P256Keys.key(Base64.getUrlDecoder().decode(parts[1])));
        signature.update((token[0] + "." + token[1]).getBytes(US_ASCII));
        if (!signature.verify(Base64.getUrlDecoder().decode(token[2]))) throw new GeneralSecurityException("the signature is wrong");
        var claims = Json.parse(new String(Base64.getUrlDecoder().decode(token[1]), UTF_8));
        if (!claims.get("aud").stringValue().equals(url(""))) throw new GeneralSecurityException("signed for somebody else: " + claims);
    }

    private static byte[] hkdf(byte[] salt, byte[] material, byte[] info, int length) throws GeneralSecurityException {
        return Arrays.copyOf(hmac(hmac(salt, material), concat(info, new byte[] {1})), length);
    }

    private static byte[] hmac(byte[] key, byte[] text) throws GeneralSecurityException {
        var mac = Mac.getInstance("HmacSHA256");
        mac.init(new SecretKeySpec(key, "HmacSHA256"));
        return mac.doFinal(text);
    }

    private static byte[] concat(byte[]... parts) {
        var all = new java.io.ByteArrayOutputStream();
        for (var part : parts) all.writeBytes(part);
        return all.toByteArray();
    }

    @Override
    public void close() { http.stop(0); }
}
