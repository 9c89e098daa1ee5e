package hearthside.server.people;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.yubico.webauthn.AssertionRequest;
import com.yubico.webauthn.FinishAssertionOptions;
import com.yubico.webauthn.FinishRegistrationOptions;
import com.yubico.webauthn.RelyingParty;
import com.yubico.webauthn.StartAssertionOptions;
import com.yubico.webauthn.StartRegistrationOptions;
import com.yubico.webauthn.data.AuthenticatorSelectionCriteria;
import com.yubico.webauthn.data.ByteArray;
import com.yubico.webauthn.data.PublicKeyCredential;
import com.yubico.webauthn.data.PublicKeyCredentialCreationOptions;
import com.yubico.webauthn.data.RelyingPartyIdentity;
import com.yubico.webauthn.data.ResidentKeyRequirement;
import com.yubico.webauthn.data.UserIdentity;
import com.yubico.webauthn.data.UserVerificationRequirement;
import com.yubico.webauthn.exception.AssertionFailedException;
import com.yubico.webauthn.exception.RegistrationFailedException;
import hearthside.core.input.BadInput;
import hearthside.server.protocol.People;
import hearthside.server.store.Rows;
import hearthside.wire.Json;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import tools.jackson.databind.JsonNode;

/// Signing up and in with a key that the device keeps: WebAuthn, worked out by Yubico's library.
public record Passkeys(Rows rows) {
    private static final long PATIENCE = Duration.ofMinutes(5).toMillis();

    /// What was asked and is not answered yet.
    ///
    /// @param account whose key it will be; empty where a key is to say who it is
    /// @param isNew   whether this account is made with its first key
    private record Asked(String account, String name, boolean isNew, String request) {}

    /// A key that was made just now, for an account that is there or wanted.
    public record Made(String account, String name, boolean isNew, Passkey passkey) {}

    /// Asks for a new key, of a device that has none for this account: a second one would put the first out of use. Its owner is called
    /// by the id of the account, which says nothing about the person.
    public People.Question askForNew(String origin, String question, String account, String name, boolean isNew) {
        var user = UserIdentity.builder().name(name).displayName(name).id(handle(account)).build();
        var selection = AuthenticatorSelectionCriteria.builder().residentKey(ResidentKeyRequirement.REQUIRED)
                .userVerification(UserVerificationRequirement.PREFERRED).build();
        var request = party(origin)
                .startRegistration(
                        StartRegistrationOptions.builder().user(user).authenticatorSelection(selection).timeout(PATIENCE).build())
                .toBuilder().excludeCredentials(new PasskeyRepository(rows).getCredentialIdsForUsername(account)).build();
        try {
            keep(question, new Asked(account, name, isNew, request.toJson()));
            return new People.Question(question, Json.parse(request.toCredentialsCreateJson()).get("publicKey"));
        } catch (IOException e) {
            throw new IllegalStateException("the library writes its own JSON", e);
        }
    }

    /// The new key, if the answer is right. Throws [BadInput].
    public Made made(String origin, String question, JsonNode credential, String device) {
        var asked = take(question);
        if (asked.account.isEmpty()) throw refused();
        try {
            var result = party(origin).finishRegistration(
                    FinishRegistrationOptions.builder().request(PublicKeyCredentialCreationOptions.fromJson(asked.request))
                            .response(PublicKeyCredential.parseRegistrationResponseJson(credential.toString())).build());
            long now = System.currentTimeMillis();
            return new Made(asked.account, asked.name, asked.isNew,
                    new Passkey(result.getKeyId().getId().getBase64Url(), asked.account, result.getPublicKeyCose().getBase64Url(),
                            result.getSignatureCount(), device, now, now));
            // an attestation we did not ask for may want classes we do not have
        } catch (IOException | RegistrationFailedException | IllegalArgumentException | LinkageError _) {
            throw refused();
        }
    }

    /// Asks who it is.
    public People.Question askWho(String origin, String question) {
        var request = party(origin).startAssertion(
                StartAssertionOptions.builder().userVerification(UserVerificationRequirement.PREFERRED).timeout(PATIENCE).build());
        try {
            keep(question, new Asked("", "", false, request.toJson()));
            return new People.Question(question, Json.parse(request.toCredentialsGetJson()).get("publicKey"));
        } catch (IOException e) {
            throw new IllegalStateException("the library writes its own JSON", e);
        }
    }

    /// The id of the account whose key has answered. Throws [BadInput].
    public String who(String origin, String question, JsonNode credential) {
        var asked = take(question);
        if (!asked.account.isEmpty()) throw refused();
        try {
            var result = party(origin).finishAssertion(FinishAssertionOptions.builder().request(AssertionRequest.fromJson(asked.request))
                    .response(PublicKeyCredential.parseAssertionResponseJson(credential.toString())).build());
            if (!result.isSuccess()) throw refused();
            used(result.getCredential().getCredentialId().getBase64Url(), result.getSignatureCount());
            return result.getUsername();
        } catch (IOException | AssertionFailedException | IllegalArgumentException | LinkageError _) {
            throw refused();
        }
    }

    private void used(String credential, long signatures) {
        rows.write(handle -> handle.createUpdate("update passkeys set signatures = :signatures, used = :now where credential = :credential")
                .bind("signatures", signatures).bind("now", System.currentTimeMillis()).bind("credential", credential).execute());
    }

    public void add(Passkey passkey) { rows.write(handle -> insert(handle, passkey)); }

    static void insert(Handle handle, Passkey passkey) {
        handle.createUpdate("""
                insert into passkeys (credential, account, public_key, signatures, device, created, used)
                values (:credential, :account, :publicKey, :signatures, :device, :created, :used)""")
                .bind("credential", passkey.credential()).bind("account", passkey.account()).bind("publicKey", passkey.publicKey())
                .bind("signatures", passkey.signatures())
                .bind("device", passkey.device()).bind("created", passkey.created()).bind("used", passkey.used()).execute();
    }

    public List<Passkey> of(String account) { return PasskeyRepository.keys(rows, "account", account); }

    public void remove(String account, String credential) {
        rows.write(handle -> handle.createUpdate("delete from passkeys where account = :account and credential = :credential")
                .bind("account", account).bind("credential", credential).execute());
    }

    private void keep(String id, Asked asked) {
        long now = System.currentTimeMillis();
        rows.write(handle -> {
            handle.createUpdate("delete from passkey_questions where created < :old").bind("old", now - PATIENCE).execute();
            handle.createUpdate("insert into passkey_questions (id, question, created) values (:id, :question, :now)").bind("id", id)
                    .bind("question", Json.write(asked)).bind("now", now).execute();
        });
    }

    /// Each question is answered once.
    private Asked take(String id) {
        var question = rows.read(handle -> handle.createQuery("select question from passkey_questions where id = :id and created > :old")
                .bind("id", id).bind("old", System.currentTimeMillis() - PATIENCE).mapTo(String.class).findOne());
        int taken = rows.written(handle -> handle.createUpdate("delete from passkey_questions where id = :id").bind("id", id).execute());
        if (question.isEmpty() || taken == 0) throw new BadInput("id", "This took too long; try again.");
        return Json.read(Asked.class, question.get());
    }

    private static BadInput refused() { return new BadInput("credential", "This passkey was not accepted."); }

    private RelyingParty party(String origin) {
        var identity = RelyingPartyIdentity.builder().id(URI.create(origin).getHost()).name("Hearthside").build();
        return RelyingParty.builder().identity(identity).credentialRepository(new PasskeyRepository(rows)).origins(Set.of(origin)).build();
    }

    static ByteArray handle(String account) { return new ByteArray(account.getBytes(UTF_8)); }
}
