package hearthside.server.people;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.yubico.webauthn.CredentialRepository;
import com.yubico.webauthn.RegisteredCredential;
import com.yubico.webauthn.data.ByteArray;
import com.yubico.webauthn.data.PublicKeyCredentialDescriptor;
import com.yubico.webauthn.data.exception.Base64UrlException;
import hearthside.server.store.Rows;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// The passkeys as Yubico's library looks them up. What it calls a user name is the id of an account.
record PasskeyRepository(Rows rows) implements CredentialRepository {

    static List<Passkey> keys(Rows rows, String column, String value) {
        return rows.read(handle -> handle.createQuery("select * from passkeys where %s = :value order by created".formatted(column))
                .bind("value", value)
                .map((rs, _) -> new Passkey(rs.getString("credential"), rs.getString("account"), rs.getString("public_key"),
                        rs.getLong("signatures"), rs.getString("device"), rs.getLong("created"), rs.getLong("used")))
                .list());
    }

    @Override
    public Set<PublicKeyCredentialDescriptor> getCredentialIdsForUsername(String account) {
        return keys(rows, "account", account).stream()
                .map(key -> PublicKeyCredentialDescriptor.builder().id(bytes(key.credential())).build()).collect(Collectors.toSet());
    }

    @Override
    public Optional<ByteArray> getUserHandleForUsername(String account) { return Optional.of(Passkeys.handle(account)); }

    @Override
    public Optional<String> getUsernameForUserHandle(ByteArray handle) {
        var account = new String(handle.getBytes(), UTF_8);
        return keys(rows, "account", account).isEmpty() ? Optional.empty() : Optional.of(account);
    }

    @Override
    public Optional<RegisteredCredential> lookup(ByteArray credential, ByteArray handle) {
        return keys(rows, "credential", credential.getBase64Url()).stream().filter(key -> Passkeys.handle(key.account()).equals(handle))
                .map(PasskeyRepository::registered).findFirst();
    }

    @Override
    public Set<RegisteredCredential> lookupAll(ByteArray credential) {
        return keys(rows, "credential", credential.getBase64Url()).stream().map(PasskeyRepository::registered).collect(Collectors.toSet());
    }

    private static RegisteredCredential registered(Passkey key) {
        return RegisteredCredential.builder().credentialId(bytes(key.credential())).userHandle(Passkeys.handle(key.account()))
                .publicKeyCose(bytes(key.publicKey())).signatureCount(key.signatures()).build();
    }

    private static ByteArray bytes(String base64) {
        try {
            return ByteArray.fromBase64Url(base64);
        } catch (Base64UrlException e) {
            throw new IllegalStateException("a stored passkey is damaged", e);
        }
    }
}
