package hearthside.server.people;

import hearthside.server.identity.Account;
import hearthside.server.identity.Secrets;
import hearthside.server.store.Rows;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// Bot accounts: which account one is, and by which token its program comes.
public final class Programs {
    public static final String TOKEN = "hsb_";
    private static final long SEEN_LATELY = Duration.ofMinutes(2).toMillis();
    private static final int REMEMBERED = 5_000;
    /// A token is looked up so often at most: programs call many times a second.
    private static final long TRUSTED_NANOS = Duration.ofSeconds(10).toNanos();
    private static final int LISTED = 200;

    private record Known(Account account, long since) {}

    private final Rows rows;
    private final Map<String, Known> known = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Known> eldest) { return size() > REMEMBERED; }
    };

    public Programs(Rows rows) { this.rows = rows; }

    /// What keeps an account from becoming a program.
    public enum Becoming { DONE, RATED, PLAYING }

    /// @param token empty where it has not become one
    public record Become(Becoming how, String token) {}

    /// From now on this account is a program's, for good, and has this token.
    public Become become(Account account, long now) {
        var token = TOKEN + Secrets.cookie();
        var how = rows.written(handle -> {
            rows.alone(handle, AccountRepository.waysInto(account.id()));
            boolean isRated = handle.createQuery("""
                    select 1 from rating_history h join accounts a on a.id = h.account where h.account = :id and a.program = 0""")
                    .bind("id", account.id()).mapTo(Integer.class).findFirst().isPresent();
            if (isRated) return Becoming.RATED;
            if (isPlaying(handle, account.id())) return Becoming.PLAYING;
            handle.createUpdate("update accounts set program = 1 where id = :id").bind("id", account.id()).execute();
            handle.createUpdate("delete from program_tokens where account = :id").bind("id", account.id()).execute();
            handle.createUpdate("insert into program_tokens (token, account, created, seen) values (:token, :id, :now, 0)")
                    .bind("token", Secrets.hash(token)).bind("id", account.id()).bind("now", now).execute();
            return Becoming.DONE;
        });
        forget(account.holder());
        return new Become(how, how == Becoming.DONE ? token : "");
    }

    /// Whether a person has a game that is not written down yet: who is about to lose it would not be rated as one any more.
    private static boolean isPlaying(Handle handle, String account) {
        return handle.createQuery("""
                select 1 from accounts a join seat_holders h on h.holder = a.holder join tables t on t.id = h.table_id
                where a.id = :id and a.program = 0 and (t.status = 'playing'
                    or t.status = 'over' and not exists (select 1 from finished_games f where f.table_id = t.id))""")
                .bind("id", account).mapTo(Integer.class).findFirst().isPresent();
    }

    /// Whoever this was may have another token now, or none: the next call is looked up.
    public void forget(String holder) {
        synchronized (known) {
            known.values().removeIf(each -> each.account.holder().equals(holder));
        }
    }

    /// Whether the token is good at this moment, whatever was known before.
    public boolean isGood(String token) {
        return rows
                .read(handle -> handle.createQuery("select 1 from program_tokens where token = :token").bind("token", Secrets.hash(token))
                        .mapTo(Integer.class).findOne().isPresent());
    }

    /// Whose token this is.
    public Optional<Account> account(String token) {
        if (!token.startsWith(TOKEN)) return Optional.empty();
        var hash = Secrets.hash(token);
        synchronized (known) {
            var before = known.get(hash);
            if (before != null && System.nanoTime() - before.since < TRUSTED_NANOS) return Optional.of(before.account);
        }
        var found = rows.read(handle -> handle.createQuery(
                "select a.* from accounts a join program_tokens t on t.account = a.id where t.token = :token").bind("token", hash)
                .map((rs, _) -> AccountRepository.account(rs)).findOne());
        synchronized (known) {
            known.remove(hash);
            found.ifPresent(account -> known.put(hash, new Known(account, System.nanoTime())));
        }
        return found;
    }

    /// Its program is connected.
    public void seen(String account, long now) {
        rows.write(handle -> handle.createUpdate("update program_tokens set seen = :now where account = :account").bind("now", now)
                .bind("account", account).execute());
    }

    /// The names of bot accounts that were connected a moment ago.
    public List<String> online(long now) {
        return rows.read(handle -> handle.createQuery(
                """
                        select a.name from accounts a join program_tokens t on t.account = a.id where t.seen > :lately
                        order by a.name limit :most""")
                .bind("lately", now - SEEN_LATELY).bind("most", LISTED).mapTo(String.class).list());
    }
}
