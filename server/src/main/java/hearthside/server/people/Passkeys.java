package hearthside.server.people;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.webauthn4j.util.exception.WebAuthnException;
import hearthside.core.input.BadInput;
import hearthside.server.protocol.People;
import hearthside.server.store.Rows;
import hearthside.wire.Json;
import java.time.Duration;
import java.util.List;
import org.jdbi.v3.core.Handle;
import tools.jackson.databind.JsonNode;

/// Signing up and in with a key that the device keeps: WebAuthn, as [PasskeyCheck] works it out.
public record Passkeys(Rows rows) {
    public static final int MOST = 20;
    private static final long PATIENCE = Duration.ofMinutes(5).toMillis();

    /// What was asked and is not answered yet.
    ///
    /// @param account whose key it will be; empty where a key is to say who it is
    /// @param isNew   whether this account is made with its first key
    private record Asked(String account, String name, boolean isNew, String challenge) {}

    /// A key that was made just now, for an account that is there or wanted.
    public record Made(String account, String name, boolean isNew, Passkey passkey) {}

    /// Asks for a new key, of a device that has none for this account: a second one would put the first out of use. Its owner is called
    /// by the id of the account, which says nothing about the person.
    public People.Question askForNew(String origin, String question, String account, String name, boolean isNew) {
        var check = PasskeyCheck.of(origin);
        keep(question, new Asked(account, name, isNew, check.challengeText()));
        return new People.Question(question, Json.parse(check.newKeyQuestion(account.getBytes(UTF_8), name, of(account), PATIENCE)));
    }

    /// The new key, if the answer is right. Throws [BadInput].
    public Made made(String origin, String question, JsonNode credential, String device) {
        var asked = take(question);
        if (asked.account.isEmpty()) throw refused();
        try {
            var key = PasskeyCheck.of(origin, asked.challenge).newKey(credential.toString());
            if (!keys("credential", key.credential()).isEmpty()) throw refused(); // a key has one owner
            long now = System.currentTimeMillis();
            return new Made(asked.account, asked.name, asked.isNew,
                    new Passkey(key.credential(), asked.account, key.publicKey(), key.signatures(), device, now, now));
        } catch (WebAuthnException _) {
            throw refused();
        }
    }

    /// Asks who it is.
    public People.Question askWho(String origin, String question) {
        var check = PasskeyCheck.of(origin);
        keep(question, new Asked("", "", false, check.challengeText()));
        return new People.Question(question, Json.parse(check.whoQuestion(PATIENCE)));
    }

    /// The id of the account whose key has answered. Throws [BadInput].
    public String who(String origin, String question, JsonNode credential) {
        var asked = take(question);
        if (!asked.account.isEmpty()) throw refused();
        try {
            var answer = PasskeyCheck.parse(credential.toString());
            var key = keys("credential", PasskeyCheck.credential(answer)).stream().findFirst().orElseThrow(Passkeys::refused);
            used(key.credential(), PasskeyCheck.of(origin, asked.challenge).check(answer, key, key.account().getBytes(UTF_8)));
            return key.account();
        } catch (WebAuthnException _) {
            throw refused();
        }
    }

    private void used(String credential, long signatures) {
        rows.write(handle -> handle.createUpdate("update passkeys set signatures = :signatures, used = :now where credential = :credential")
                .bind("signatures", signatures).bind("now", System.currentTimeMillis()).bind("credential", credential).execute());
    }

    /// Returns whether there was room for one more.
    public boolean add(Passkey passkey) {
        return rows.written(handle -> {
            rows.alone(handle, AccountRepository.waysInto(passkey.account()));
            if (others(handle, passkey.account(), passkey.credential()) >= MOST) return false;
            insert(handle, passkey);
            return true;
        });
    }

    private static int others(Handle handle, String account, String credential) {
        return handle.createQuery("select count(*) from passkeys where account = :account and credential <> :credential")
                .bind("account", account).bind("credential", credential).mapTo(Integer.class).one();
    }

    static void insert(Handle handle, Passkey passkey) {
        handle.createUpdate("""
                insert into passkeys (credential, account, public_key, signatures, device, created, used)
                values (:credential, :account, :publicKey, :signatures, :device, :created, :used)""")
                .bind("credential", passkey.credential()).bind("account", passkey.account()).bind("publicKey", passkey.publicKey())
                .bind("signatures", passkey.signatures())
                .bind("device", passkey.device()).bind("created", passkey.created()).bind("used", passkey.used()).execute();
    }

    public List<Passkey> of(String account) { return keys("account", account); }

    private List<Passkey> keys(String column, String value) {
        return rows.read(handle -> handle.createQuery("select * from passkeys where %s = :value order by created".formatted(column))
                .bind("value", value)
                .map((rs, _) -> new Passkey(rs.getString("credential"), rs.getString("account"), rs.getString("public_key"),
                        rs.getLong("signatures"), rs.getString("device"), rs.getLong("created"), rs.getLong("used")))
                .list());
    }

    /// Returns false where it is the only way in, and stays: of the last two that are removed at once one remains.
    public boolean remove(String account, String credential) {
        return rows.written(handle -> {
            rows.alone(handle, AccountRepository.waysInto(account));
            if (others(handle, account, credential) == 0 && !AccountRepository.hasPassphrase(handle, account)) return false;
            handle.createUpdate("delete from passkeys where account = :account and credential = :credential").bind("account", account)
                    .bind("credential", credential).execute();
            return true;
        });
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
}
