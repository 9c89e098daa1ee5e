package hearthside.server.people;

import hearthside.core.input.BadInput;
import hearthside.server.identity.Account;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Social;
import hearthside.server.store.Rows;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;

/// Friends, by consent: one asks, the other agrees, and either ends it.
public record Friends(Rows rows) {
    /// Friends of one account, questions of one's own that nobody has answered, and questions of others that wait for one's answer.
    static final int MOST = 200, MOST_ASKED = 20, MOST_ASKING = 100;
    private static final long LAPSES = Duration.ofDays(30).toMillis();

    private enum Asking { DONE, TOO_MANY, NOT_WELCOME }

    /// Asks somebody, or agrees where they have asked. Doing it twice does nothing.
    public void ask(Account from, String name, long now) {
        var other = new AccountRepository(rows).named(name)
                .orElseThrow(() -> new ApiError(404, "unknown-player", "Nobody here has this name."));
        if (other.id().equals(from.id())) throw new BadInput("name", "This is you.");
        var done = rows.written(handle -> {
            rows.alone(handle, "friends");
            if (Blocks.hasBlocked(rows, handle, other.holder(), from.holder())) return Asking.NOT_WELCOME;
            handle.createUpdate("delete from friends where accepted is null and since < :old").bind("old", now - LAPSES).execute();
            if (count(handle, from, " and accepted is not null") >= MOST || count(handle, other, " and accepted is not null") >= MOST)
                return Asking.TOO_MANY;
            if (handle.createUpdate("""
                    update friends set accepted = :now where one = :one and two = :two and asked = :other and accepted is null""")
                    .bind("now", now).bind("one", lesser(from, other)).bind("two", greater(from, other)).bind("other", other.id())
                    .execute() > 0)
                return Asking.DONE;
            if (count(handle, from, " and accepted is null and asked = :me") >= MOST_ASKED) return Asking.TOO_MANY;
            makeRoom(handle, other);
            handle.createUpdate("insert into friends (one, two, asked, since) values (:one, :two, :me, :now) on conflict do nothing")
                    .bind("one", lesser(from, other)).bind("two", greater(from, other)).bind("me", from.id()).bind("now", now).execute();
            return Asking.DONE;
        });
        if (done == Asking.NOT_WELCOME) throw new ApiError(403, "not-welcome", "They cannot be asked by you.");
        if (done == Asking.TOO_MANY)
            throw new ApiError(409, "too-many-friends",
                    "One of you has asked, or has been asked, too often; wait until some are answered.");
    }

    /// Many strangers could ask, so that nobody else can: of those who wait for an answer the first goes.
    private static void makeRoom(Handle handle, Account asked) {
        if (count(handle, asked, " and accepted is null and asked <> :me") < MOST_ASKING) return;
        handle.createUpdate("""
                delete from friends where accepted is null and asked <> :me and (one = :me or two = :me)
                and since = (select min(since) from friends where accepted is null and asked <> :me and (one = :me or two = :me))""")
                .bind("me", asked.id()).execute();
    }

    private static String lesser(Account one, Account two) { return one.id().compareTo(two.id()) < 0 ? one.id() : two.id(); }

    private static String greater(Account one, Account two) { return one.id().compareTo(two.id()) < 0 ? two.id() : one.id(); }

    private static int count(Handle handle, Account of, String more) {
        return handle.createQuery("select count(*) from friends where (one = :me or two = :me)" + more).bind("me", of.id())
                .mapTo(Integer.class).one();
    }

    /// Declines, takes back what was asked, or ends it; nobody is told.
    public void end(Account from, String name) {
        rows.write(handle -> handle.createUpdate("""
                delete from friends where (one = :me or two = :me)
                and (one in (select id from accounts where name_key = :name) or two in (select id from accounts where name_key = :name))""")
                .bind("me", from.id()).bind("name", Account.key(name)).execute());
    }

    /// Those who ask first, then friends by name, then those who have not answered.
    public List<Social.Friend> of(Account account) {
        return rows.read(handle -> handle.createQuery("""
                select a.name, a.program, f.asked, f.since, f.accepted from friends f
                join accounts a on a.id = case when f.one = :me then f.two else f.one end
                where f.one = :me or f.two = :me
                order by case when f.accepted is not null then 1 when f.asked = :me then 2 else 0 end, a.name_key""")
                .bind("me", account.id()).map((rs, _) -> {
                    rs.getLong("accepted");
                    var state = !rs.wasNull()
                            ? Social.Friendship.FRIEND
                            : rs.getString("asked").equals(account.id()) ? Social.Friendship.ASKED : Social.Friendship.ASKS;
                    return new Social.Friend(rs.getString("name"), rs.getInt("program") == 1, state,
                            Instant.ofEpochMilli(rs.getLong("since")));
                }).list());
    }

    /// Whoever is blocked is no friend.
    static void part(Handle handle, String holder, List<String> others) {
        handle.createUpdate("""
                delete from friends where (one in (select id from accounts where holder = :holder)
                    and two in (select id from accounts where holder in (<others>)))
                or (two in (select id from accounts where holder = :holder)
                    and one in (select id from accounts where holder in (<others>)))""").bind("holder", holder)
                .bindList("others", others).execute();
    }
}
