package hearthside.server.people;

import com.webauthn4j.WebAuthnManager;
import com.webauthn4j.converter.util.ObjectConverter;
import com.webauthn4j.credential.CredentialRecord;
import com.webauthn4j.credential.CredentialRecordImpl;
import com.webauthn4j.data.AttestationConveyancePreference;
import com.webauthn4j.data.AuthenticationData;
import com.webauthn4j.data.AuthenticationParameters;
import com.webauthn4j.data.AuthenticatorSelectionCriteria;
import com.webauthn4j.data.PublicKeyCredentialCreationOptions;
import com.webauthn4j.data.PublicKeyCredentialDescriptor;
import com.webauthn4j.data.PublicKeyCredentialParameters;
import com.webauthn4j.data.PublicKeyCredentialRequestOptions;
import com.webauthn4j.data.PublicKeyCredentialRpEntity;
import com.webauthn4j.data.PublicKeyCredentialType;
import com.webauthn4j.data.PublicKeyCredentialUserEntity;
import com.webauthn4j.data.RegistrationParameters;
import com.webauthn4j.data.ResidentKeyRequirement;
import com.webauthn4j.data.UserVerificationRequirement;
import com.webauthn4j.data.attestation.authenticator.AAGUID;
import com.webauthn4j.data.attestation.authenticator.AttestedCredentialData;
import com.webauthn4j.data.attestation.authenticator.COSEKey;
import com.webauthn4j.data.attestation.statement.COSEAlgorithmIdentifier;
import com.webauthn4j.data.attestation.statement.NoneAttestationStatement;
import com.webauthn4j.data.client.Origin;
import com.webauthn4j.data.client.challenge.Challenge;
import com.webauthn4j.data.client.challenge.DefaultChallenge;
import com.webauthn4j.server.ServerProperty;
import com.webauthn4j.util.exception.WebAuthnException;
import java.net.URI;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;

/// What WebAuthn asks and how its answers are checked, worked out by webauthn4j: for one address of the house and one challenge.
///
/// @param origin as the browser tells it: scheme, host and port
record PasskeyCheck(String origin, Challenge challenge) {
    private static final ObjectConverter CONVERTER = new ObjectConverter();
    /// Not strict: we do not ask who made the device, so nothing that it says about that is checked.
    private static final WebAuthnManager MANAGER = WebAuthnManager.createNonStrictWebAuthnManager(CONVERTER);
    private static final List<PublicKeyCredentialParameters> KINDS = List.of(kind(COSEAlgorithmIdentifier.ES256),
            kind(COSEAlgorithmIdentifier.EdDSA), kind(COSEAlgorithmIdentifier.RS256));

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final int CHALLENGE = 32;

    /// A new key: its id, itself, and how often it has signed.
    record NewKey(String credential, String publicKey, long signatures) {}

    static PasskeyCheck of(String origin) {
        var challenge = new byte[CHALLENGE];
        RANDOM.nextBytes(challenge);
        return new PasskeyCheck(origin, new DefaultChallenge(challenge));
    }

    static PasskeyCheck of(String origin, String challenge) { return new PasskeyCheck(origin, new DefaultChallenge(challenge)); }

    String challengeText() { return text(challenge.getValue()); }

    /// The question for a new key, as JSON for `navigator.credentials.create`; devices that have one of these keys are passed over.
    String newKeyQuestion(byte[] user, String name, List<Passkey> known, long patience) {
        var passedOver = known.stream()
                .map(key -> new PublicKeyCredentialDescriptor(PublicKeyCredentialType.PUBLIC_KEY, bytes(key.credential()), null)).toList();
        var selection = new AuthenticatorSelectionCriteria(null, true, ResidentKeyRequirement.REQUIRED,
                UserVerificationRequirement.PREFERRED);
        return CONVERTER.getJsonMapper()
                .writeValueAsString(new PublicKeyCredentialCreationOptions(new PublicKeyCredentialRpEntity(host(), "Hearthside"),
                        new PublicKeyCredentialUserEntity(user, name, name), challenge, KINDS, patience, passedOver, selection,
                        AttestationConveyancePreference.NONE, null));
    }

    /// The question who it is, as JSON for `navigator.credentials.get`.
    String whoQuestion(long patience) {
        return CONVERTER.getJsonMapper().writeValueAsString(new PublicKeyCredentialRequestOptions(challenge, patience, host(), List.of(),
                UserVerificationRequirement.PREFERRED, null));
    }

    /// Throws [WebAuthnException] where the answer is not right.
    NewKey newKey(String answer) {
        var data = tried(() -> MANAGER.verifyRegistrationResponseJSON(answer, new RegistrationParameters(expected(), KINDS, false, true)));
        var told = Objects.requireNonNull(data.getAttestationObject(), "checked").getAuthenticatorData();
        var key = Objects.requireNonNull(told.getAttestedCredentialData(), "checked");
        return new NewKey(text(key.getCredentialId()), text(CONVERTER.getCborMapper().writeValueAsBytes(key.getCOSEKey())),
                told.getSignCount());
    }

    /// Throws [WebAuthnException] where this is no answer at all.
    static AuthenticationData parse(String answer) { return tried(() -> MANAGER.parseAuthenticationResponseJSON(answer)); }

    /// The id of the key that answers. Throws [WebAuthnException] where none is named.
    static String credential(AuthenticationData answer) { return tried(() -> text(answer.getCredentialId())); }

    /// How often the key has signed. Throws [WebAuthnException] where the answer is not right, or is not of this key and its owner.
    long check(AuthenticationData answer, Passkey key, byte[] user) {
        if (!Arrays.equals(answer.getUserHandle(), user)) throw new WebAuthnException("another owner");
        var parameters = new AuthenticationParameters(expected(), record(key), null, false, true);
        var checked = tried(() -> MANAGER.verify(answer, parameters));
        return Objects.requireNonNull(checked.getAuthenticatorData(), "checked").getSignCount();
    }

    /// Over an answer with parts missing the library stumbles instead of refusing; and an attestation that nobody asked for may want
    /// classes that are not here.
    private static <T> T tried(Supplier<T> check) {
        try {
            return check.get();
        } catch (RuntimeException | LinkageError | AssertionError e) {
            throw new WebAuthnException("not an answer", e);
        }
    }

    private static String text(byte[] bytes) { return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes); }

    private static CredentialRecord record(Passkey key) {
        var publicKey = CONVERTER.getCborMapper().readValue(bytes(key.publicKey()), COSEKey.class);
        var data = new AttestedCredentialData(AAGUID.ZERO, bytes(key.credential()), publicKey);
        return new CredentialRecordImpl(new NoneAttestationStatement(), null, null, null, key.signatures(), data, null, null, null, null);
    }

    private ServerProperty expected() {
        return ServerProperty.builder().origin(new Origin(origin)).rpId(host()).challenge(challenge).build();
    }

    private String host() { return URI.create(origin).getHost(); }

    private static PublicKeyCredentialParameters kind(COSEAlgorithmIdentifier algorithm) {
        return new PublicKeyCredentialParameters(PublicKeyCredentialType.PUBLIC_KEY, algorithm);
    }

    private static byte[] bytes(String base64) { return Base64.getUrlDecoder().decode(base64); }
}
