package hearthside.server.people;

import hearthside.server.identity.Account;
import hearthside.server.protocol.NoticeSettings;
import hearthside.server.store.Rows;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/// Who has an account, and which browsers are signed in.
public record AccountRepository(Rows rows) {
    private static final long DAY = Duration.ofDays(1).toMillis();
    private static final long LAPSES = Duration.ofDays(365).toMillis();
    /// Browsers that are signed in at a time; those not seen for the longest are signed out.
    static final int MOST_SESSIONS = 50;

    /// A browser that is signed in.
    ///
    /// @param token the hash of its cookie
    public record Session(String token, String id, String account, String device, long created, long seen) {}

    /// A guest who signs up or in.
    ///
    /// @param cookie what the links of its tables were made from
    public record GuestBrowser(String holder, String cookie) {}

    /// A new account with what the guest had. Returns false where the name is taken; then nothing has happened.
    public boolean open(Account account, @Nullable Passkey passkey, GuestBrowser guest, Session session) {
        return rows.written(handle -> {
            int made = handle.createUpdate("""
                    insert into accounts (id, name, name_key, shape, passphrase, holder, link_key, created)
                    values (:id, :name, :key, :shape, :passphrase, :holder, :linkKey, :created) on conflict do nothing""")
                    .bind("id", account.id()).bind("name", account.name()).bind("key", Account.key(account.name()))
                    .bind("shape", Account.shape(account.name()))
                    .bind("passphrase", account.passphrase())
                    .bind("holder", account.holder()).bind("linkKey", account.linkKey()).bind("created", account.created()).execute();
            if (made == 0) return false;
            if (passkey != null) Passkeys.insert(handle, passkey);
            enter(handle, account, guest, session);
            return true;
        });
    }

    /// A browser signs in, and the account gets what it had as a guest.
    /// Returns false where it has been left, or has got another passphrase, since that was looked at.
    public boolean signIn(Account account, GuestBrowser guest, Session session) {
        return rows.written(handle -> {
            rows.alone(handle, waysInto(account.id()));
            var now = handle.createQuery("select * from accounts where id = :id").bind("id", account.id()).map((rs, _) -> account(rs))
                    .findOne();
            if (now.isEmpty() || !Objects.equals(now.get().passphrase(), account.passphrase())) return false;
            enter(handle, account, guest, session);
            return true;
        });
    }

    /// What is written about how somebody gets into an account is written by one after the other.
    static String waysInto(String account) { return "account " + account; }

    static boolean hasPassphrase(Handle handle, String account) {
        return handle.createQuery("select 1 from accounts where id = :id and passphrase is not null").bind("id", account)
                .mapTo(Integer.class).findOne().isPresent();
    }

    private void enter(Handle handle, Account account, GuestBrowser guest, Session session) {
        rows.alone(handle, NoticeSettings.devicesOf(account.holder()));
        rows.alone(handle, Blocks.listOf(account.holder()));
        handle.createUpdate(
                "insert into sessions (token, id, account, device, created, seen) values (:token, :id, :account, :device, :created, "
                        + ":created)")
                .bind("token", session.token()).bind("id", session.id()).bind("account", account.id()).bind("device", session.device())
                .bind("created", session.created()).execute();
        handle.createUpdate("""
                delete from sessions where account = :account and token <> :token and token not in (select token from sessions
                where account = :account and token <> :token order by seen desc, created desc, token limit :others)""")
                .bind("account", account.id()).bind("token", session.token()).bind("others", MOST_SESSIONS - 1).execute();
        Belongings.move(handle, guest, account.holder());
    }

    /// Whether an account has this name, or one that looks like it.
    public boolean isTaken(String name) {
        return rows.read(handle -> handle.createQuery("select 1 from accounts where name_key = :key or shape = :shape")
                .bind("key", Account.key(name)).bind("shape", Account.shape(name)).mapTo(Integer.class).findFirst().isPresent());
    }

    /// Accounts from before names had shapes get theirs, the oldest first; of two that look alike the later one has none that anybody else
    /// can have.
    public void fillShapes() {
        for (var account : without()) rows.write(handle -> {
            var shape = Account.shape(account.name());
            boolean isFree = handle.createQuery("select 1 from accounts where shape = :shape").bind("shape", shape).mapTo(Integer.class)
                    .findFirst().isEmpty();
            handle.createUpdate("update accounts set shape = :shape where id = :id and shape is null")
                    .bind("shape", isFree ? shape : "twin " + account.id()).bind("id", account.id()).execute();
        });
    }

    private List<Account> without() {
        return rows.read(handle -> handle.createQuery("select * from accounts where shape is null order by created, id")
                .map((rs, _) -> account(rs)).list());
    }

    public Optional<Account> named(String name) { return find("a.name_key = :it", Account.key(name)); }

    public Optional<Account> holding(String holder) { return find("a.holder = :it", holder); }

    public Optional<Account> withId(String id) { return find("a.id = :it", id); }

    /// Whose session this cookie is.
    public Optional<Account> signedIn(String token) {
        var account = find(
                "a.id = (select account from sessions where token = :it and seen > %d)".formatted(System.currentTimeMillis() - LAPSES),
                token);
        if (account.isPresent()) touch(token);
        return account;
    }

    private Optional<Account> find(String where, String it) {
        return rows.read(handle -> handle.createQuery("select a.* from accounts a where " + where).bind("it", it)
                .map((rs, _) -> account(rs)).findOne());
    }

    /// Remembers once a day that a session is in use.
    private void touch(String token) {
        long now = System.currentTimeMillis();
        boolean isOld = rows.read(handle -> handle.createQuery("select seen from sessions where token = :token").bind("token", token)
                .mapTo(Long.class).findOne()).filter(seen -> seen < now - DAY).isPresent();
        if (isOld)
            rows.write(handle -> handle.createUpdate("update sessions set seen = :now where token = :token").bind("now", now)
                    .bind("token", token).execute());
    }

    public List<Session> sessions(String account) {
        return rows.read(handle -> handle.createQuery("select * from sessions where account = :account order by seen desc, created desc")
                .bind("account", account)
                .map((rs, _) -> new Session(rs.getString("token"), rs.getString("id"), rs.getString("account"), rs.getString("device"),
                        rs.getLong("created"), rs.getLong("seen")))
                .list());
    }

    public void signOut(String token) {
        rows.write(handle -> handle.createUpdate("delete from sessions where token = :token").bind("token", token).execute());
    }

    /// Signs out another browser of the same account.
    public void signOut(String account, String session) {
        rows.write(handle -> handle.createUpdate("delete from sessions where account = :account and id = :id").bind("account", account)
                .bind("id", session).execute());
    }

    /// A new passphrase; whoever is signed in elsewhere must come in by it.
    public void change(String account, String passphrase, String keep) {
        rows.write(handle -> {
            rows.alone(handle, waysInto(account));
            handle.createUpdate("update accounts set passphrase = :passphrase where id = :id").bind("passphrase", passphrase)
                    .bind("id", account).execute();
            handle.createUpdate("delete from sessions where account = :id and token <> :keep").bind("id", account).bind("keep", keep)
                    .execute();
        });
    }

    /// All of it goes; what others share with them stays, without a name.
    public void delete(Account account) {
        rows.write(handle -> {
            Belongings.abandon(handle, account.holder());
            Groups.abandon(rows, handle, account.id());
            handle.createUpdate("delete from friends where one = :id or two = :id").bind("id", account.id()).execute();
            for (var table : List.of("sessions", "passkeys", "ratings", "rating_history", "lessons_learnt", "editions", "puzzle_tries",
                    "puzzle_solvers", "program_tokens"))
                handle.createUpdate("delete from %s where account = :id".formatted(table)).bind("id", account.id()).execute();
            handle.createUpdate("""
                    update entrants set account = null, name = :left,
                        gone = coalesce(gone, (select round + 1 from tournaments where tournaments.id = entrants.tournament))
                    where account = :id""").bind("left", Account.LEFT).bind("id", account.id()).execute();
            handle.createUpdate("update tournaments set host_name = :left where host = :id").bind("left", Account.LEFT)
                    .bind("id", account.id()).execute();
            handle.createUpdate("delete from accounts where id = :id").bind("id", account.id()).execute();
        });
    }

    /// A guest leaves: the same without an account.
    public void forget(String holder) { rows.write(handle -> Belongings.abandon(handle, holder)); }

    static Account account(ResultSet rs) throws SQLException {
        return new Account(rs.getString("id"), rs.getString("name"), rs.getString("holder"), rs.getString("link_key"),
                rs.getString("passphrase"), rs.getLong("created"), rs.getInt("program") == 1);
    }
}
