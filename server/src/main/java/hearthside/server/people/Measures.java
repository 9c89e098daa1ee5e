package hearthside.server.people;

import hearthside.server.identity.Secrets;
import hearthside.server.protocol.Keeper;
import hearthside.server.protocol.Keeper.Measure;
import hearthside.server.store.Rows;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/// What keepers decided about people. It is asked of the database each time, so that it holds on all servers at once.
public record Measures(Rows rows) {
    /// Those that are over are kept so long.
    public static final Duration KEPT = Duration.ofDays(365);
    private static final int LISTED = 200;
    private static final String HOLDS = "lifted is null and (until is null or until > :now)";

    /// Whoever it is about.
    public record Person(String holder, String name, boolean account) {}

    /// @param until null where it holds until it is lifted
    public String add(Person about, Measure measure, String reason, String keeper, @Nullable Long until, long now) {
        var id = Secrets.tableId();
        rows.write(handle -> {
            handle.createUpdate("delete from measures where made < :old and not (" + HOLDS + ")").bind("old", now - KEPT.toMillis())
                    .bind("now", now).execute();
            handle.createUpdate("""
                    insert into measures (id, holder, name, account, measure, reason, keeper, made, until)
                    values (:id, :holder, :name, :account, :measure, :reason, :keeper, :now, :until)""").bind("id", id)
                    .bind("holder", about.holder).bind("name", about.name).bind("account", about.account ? 1 : 0)
                    .bind("measure", measure.name().toLowerCase(Locale.ROOT)).bind("reason", reason).bind("keeper", keeper).bind("now", now)
                    .bind("until", until).execute();
        });
        return id;
    }

    /// Those that hold for somebody, the newest first.
    public List<Keeper.Holding> holding(String holder, long now) {
        return rows.read(handle -> handle
                .createQuery("select * from measures where holder = :holder and " + HOLDS + " order by made desc, id")
                .bind("holder", holder).bind("now", now).map((rs, _) -> new Keeper.Holding(rs.getString("id"), measure(rs),
                        rs.getString("reason"), until(rs)))
                .list());
    }

    public boolean isMuted(String holder, long now) {
        return holding(holder, now).stream().anyMatch(each -> each.measure() != Measure.WARNED);
    }

    /// Until when somebody is suspended, in milliseconds; empty where they are not.
    public Optional<Long> suspendedUntil(String holder, long now) {
        return holding(holder, now).stream().filter(each -> each.measure() == Measure.SUSPENDED)
                .map(each -> each.until() == null ? Long.MAX_VALUE : each.until().toEpochMilli()).max(Long::compare);
    }

    /// Everybody who is suspended now.
    public Set<String> suspended(long now) { return rows.read(handle -> suspended(handle, now)); }

    public static Set<String> suspended(Handle handle, long now) {
        return new HashSet<>(handle.createQuery("select holder from measures where measure = 'suspended' and " + HOLDS).bind("now", now)
                .mapTo(String.class).list());
    }

    public boolean isSuspended(String holder, long now) { return suspendedUntil(holder, now).isPresent(); }

    /// Whoever is warned has read it.
    public void read(String holder, String id, long now) {
        rows.write(handle -> handle.createUpdate("update measures set lifted = :now where id = :id and holder = :holder and "
                + "measure = 'warned' and lifted is null").bind("now", now).bind("id", id).bind("holder", holder).execute());
    }

    /// Returns whom it was about; empty where there is no such measure that holds.
    public Optional<Person> lift(String id, long now) {
        return rows.written(handle -> {
            var about = handle.createQuery("select * from measures where id = :id and " + HOLDS).bind("id", id).bind("now", now)
                    .map((rs, _) -> new Person(rs.getString("holder"), rs.getString("name"), rs.getInt("account") == 1)).findOne();
            handle.createUpdate("update measures set lifted = :now where id = :id and lifted is null").bind("now", now).bind("id", id)
                    .execute();
            return about;
        });
    }

    /// The newest first; those that hold before the others.
    public List<Keeper.Taken> list(long now) {
        return rows.read(handle -> handle.createQuery("""
                select m.*, case when lifted is null and (until is null or until > :now) then 1 else 0 end as holds from measures m
                order by holds desc, made desc, id limit :most""").bind("now", now).bind("most", LISTED)
                .map((rs, _) -> new Keeper.Taken(rs.getString("id"), rs.getString("name"), rs.getInt("account") == 1, measure(rs),
                        rs.getString("reason"), rs.getString("keeper"), Instant.ofEpochMilli(rs.getLong("made")), until(rs),
                        rs.getInt("holds") == 1))
                .list());
    }

    private static Measure measure(ResultSet rs) throws SQLException {
        return Measure.valueOf(rs.getString("measure").toUpperCase(Locale.ROOT));
    }

    private static @Nullable Instant until(ResultSet rs) throws SQLException {
        long until = rs.getLong("until");
        return rs.wasNull() ? null : Instant.ofEpochMilli(until);
    }
}
