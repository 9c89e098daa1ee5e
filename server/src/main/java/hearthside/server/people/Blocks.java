package hearthside.server.people;

import hearthside.core.input.BadInput;
import hearthside.server.identity.Secrets;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Social;
import hearthside.server.store.Rows;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jdbi.v3.core.Handle;

/// Whom somebody does not want to hear, or to meet. Guests are known by their cookie, so what is said of one holds as long as they keep it.
public record Blocks(Rows rows) {
    /// People on one list.
    static final int MOST = 200;
    private static final long GUESTS_KEEP = Duration.ofDays(365).toMillis();

    /// Whoever is on the list already has the new stance from now on.
    ///
    /// @param others the cookies one person holds a seat by, or their account
    public void add(String holder, Collection<String> others, String name, boolean isAccount, Social.Stance stance, long now) {
        if (others.isEmpty()) throw new BadInput("seat", "Nobody sits there whom one could mute or block.");
        if (others.contains(holder)) throw new BadInput("seat", "This is you.");
        boolean isKept = rows.written(handle -> {
            rows.alone(handle, listOf(holder));
            handle.createUpdate("delete from blocks where since < :old and holder not in (select holder from accounts)")
                    .bind("old", now - GUESTS_KEEP).execute();
            for (var id : ids(handle, holder, others)) remove(handle, holder, id);
            if (stance == Social.Stance.BLOCKED) Friends.part(handle, holder, List.copyOf(others));
            if (people(handle, holder).size() >= MOST) return false;
            var id = Secrets.tableId();
            for (var other : others)
                handle.createUpdate("""
                        insert into blocks (holder, other, id, name, account, stance, since)
                        values (:holder, :other, :id, :name, :account, :stance, :now)""")
                        .bind("holder", holder).bind("other", other).bind("id", id).bind("name", name).bind("account", isAccount ? 1 : 0)
                        .bind("stance", stance.name().toLowerCase(Locale.ROOT)).bind("now", now).execute();
            return true;
        });
        if (!isKept)
            throw new ApiError(409, "too-many-blocks", "There are 200 people on your list already; take somebody off it first.");
    }

    /// Whoever adds to a list does so after the other.
    static String listOf(String holder) { return "blocks " + holder; }

    private static List<String> ids(Handle handle, String holder, Collection<String> others) {
        return handle.createQuery("select distinct id from blocks where holder = :holder and other in (<others>)").bind("holder", holder)
                .bindList("others", List.copyOf(others)).mapTo(String.class).list();
    }

    public void forget(String holder, String id) { rows.write(handle -> remove(handle, holder, id)); }

    private static void remove(Handle handle, String holder, String id) {
        handle.createUpdate("delete from blocks where holder = :holder and id = :id").bind("holder", holder).bind("id", id).execute();
    }

    public List<Social.Person> of(String holder) { return rows.read(handle -> people(handle, holder)); }

    private static List<Social.Person> people(Handle handle, String holder) {
        return handle.createQuery("""
                select id, name, account, stance, max(since) as since from blocks where holder = :holder
                group by id, name, account, stance order by max(since) desc, id""").bind("holder", holder)
                .map((rs, _) -> new Social.Person(rs.getString("id"), rs.getString("name"), rs.getInt("account") == 1,
                        Social.Stance.valueOf(rs.getString("stance").toUpperCase(Locale.ROOT)), Instant.ofEpochMilli(rs.getLong("since"))))
                .list();
    }

    /// Whose words are not told to this holder: those they do not want to hear, and those who do not want to meet them. Chance may seat
    /// both at one table of a tournament.
    public Set<String> unheard(String holder) {
        return rows.read(handle -> new HashSet<>(handle.createQuery("""
                select other from blocks where holder = :holder
                union select holder from blocks where other = :holder and stance = 'blocked'""")
                .bind("holder", holder).mapTo(String.class).list()));
    }

    /// Who does not want to meet this holder, or whom they do not want to meet.
    public Set<String> apart(String holder) {
        return rows.read(handle -> new HashSet<>(handle.createQuery("""
                select other from blocks where holder = :holder and stance = 'blocked'
                union select holder from blocks where other = :holder and stance = 'blocked'""").bind("holder", holder)
                .mapTo(String.class).list()));
    }

    /// Whether one of them has blocked this holder.
    public boolean isUnwelcome(String holder, Collection<String> among) {
        return !among.isEmpty() && rows.read(handle -> isUnwelcome(handle, holder, among));
    }

    private static boolean isUnwelcome(Handle handle, String holder, Collection<String> among) {
        return handle.createQuery("select 1 from blocks where other = :holder and stance = 'blocked' and holder in (<among>)")
                .bind("holder", holder).bindList("among", List.copyOf(among)).mapTo(Integer.class).findFirst().isPresent();
    }

    /// The same within a write: whoever blocks this holder meanwhile does so before or after it.
    public static boolean hasBlocked(Rows rows, Handle handle, String one, String holder) {
        rows.alone(handle, listOf(one));
        return isUnwelcome(handle, holder, List.of(one));
    }
}
