package hearthside.server.notice;

import hearthside.core.input.BadInput;
import java.math.BigInteger;
import java.security.AlgorithmParameters;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PublicKey;
import java.security.interfaces.ECPrivateKey;
import java.security.interfaces.ECPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.security.spec.ECParameterSpec;
import java.security.spec.ECPoint;
import java.security.spec.ECPrivateKeySpec;
import java.security.spec.ECPublicKeySpec;
import java.util.Arrays;
import java.util.Base64;

/// Keys on the curve P-256, as browsers write them: a point is a 4, then x and y of 32 bytes each.
public final class P256Keys {
    static final int POINT = 65;
    private static final String NAME = "secp256r1";

    private P256Keys() {}

    public static KeyPair fresh() {
        try {
            var generator = KeyPairGenerator.getInstance("EC");
            generator.initialize(new ECGenParameterSpec(NAME));
            return generator.generateKeyPair();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every JDK has P-256", e);
        }
    }

    /// A pair as text: point and secret number, to be kept.
    public static String text(KeyPair pair) {
        var base64 = Base64.getUrlEncoder().withoutPadding();
        return base64.encodeToString(point(pair.getPublic())) + "."
                + base64.encodeToString(bytes(((ECPrivateKey) pair.getPrivate()).getS()));
    }

    public static KeyPair pair(String text) {
        var parts = text.split("\\.");
        try {
            var secret = KeyFactory.getInstance("EC")
                    .generatePrivate(new ECPrivateKeySpec(new BigInteger(1, Base64.getUrlDecoder().decode(parts[1])), parameters()));
            return new KeyPair(key(Base64.getUrlDecoder().decode(parts[0])), secret);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("the keys of this house are damaged", e);
        }
    }

    static byte[] point(PublicKey key) {
        var at = ((ECPublicKey) key).getW();
        var point = new byte[POINT];
        point[0] = 4;
        System.arraycopy(bytes(at.getAffineX()), 0, point, 1, 32);
        System.arraycopy(bytes(at.getAffineY()), 0, point, 33, 32);
        return point;
    }

    static PublicKey key(byte[] point) {
        if (point.length != POINT || point[0] != 4) throw new BadInput("p256dh", "This is not a key of a browser.");
        var at = new ECPoint(new BigInteger(1, Arrays.copyOfRange(point, 1, 33)), new BigInteger(1, Arrays.copyOfRange(point, 33, POINT)));
        try {
            return KeyFactory.getInstance("EC").generatePublic(new ECPublicKeySpec(at, parameters()));
        } catch (GeneralSecurityException _) {
            throw new BadInput("p256dh", "This is not a key of a browser.");
        }
    }

    private static ECParameterSpec parameters() throws GeneralSecurityException {
        var parameters = AlgorithmParameters.getInstance("EC");
        parameters.init(new ECGenParameterSpec(NAME));
        return parameters.getParameterSpec(ECParameterSpec.class);
    }

    /// A number in exactly 32 bytes.
    private static byte[] bytes(BigInteger number) {
        var raw = number.toByteArray();
        var bytes = new byte[32];
        int length = Math.min(32, raw.length);
        System.arraycopy(raw, raw.length - length, bytes, 32 - length, length);
        return bytes;
    }
}
