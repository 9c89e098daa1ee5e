package hearthside.server.quick;

import hearthside.server.identity.Secrets;
import hearthside.server.people.Measures;
import hearthside.server.protocol.Tables.Tempo;
import hearthside.server.store.Rows;
import hearthside.wire.Json;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/// The SQL of those who wait at the fire.
record WaitingRepository(Rows rows) {
    /// In all.
    static final int MOST = 5_000;
    /// Whoever has not asked for so long has gone away.
    static final Duration PATIENCE = Duration.ofSeconds(30);
    /// Where a table was made is told for so long.
    private static final Duration TOLD = Duration.ofMinutes(10);
    private static final String LOCK = "the fire";

    /// Somebody who waits, or waited.
    ///
    /// @param table where they sit now; null while they wait
    record Kept(Matchmaking.Waiting waiting, @Nullable String table) {}

    /// A table that is to be opened.
    record Made(String table, Matchmaking.Seated seated) {}

    /// Returns false where too many wait.
    boolean add(Matchmaking.Waiting who, long now) {
        return rows.written(handle -> {
            rows.alone(handle, LOCK);
            forget(handle, now);
            handle.createUpdate("delete from waiting where holder = :holder").bind("holder", who.holder()).execute();
            if (handle.createQuery("select count(*) from waiting").mapTo(Integer.class).one() >= MOST) return false;
            handle.createUpdate("""
                    insert into waiting (holder, name, games, tempo, seats, since, fill_at, seen)
                    values (:holder, :name, :games, :tempo, :seats, :since, :fillAt, :now)""").bind("holder", who.holder())
                    .bind("name", who.name()).bind("games", Json.write(who.games())).bind("tempo", word(who.tempo()))
                    .bind("seats", who.seats()).bind("since", who.since()).bind("fillAt", who.fillAt()).bind("now", now).execute();
            return true;
        });
    }

    private static String word(Tempo tempo) { return tempo.name().toLowerCase(Locale.ROOT); }

    private static void forget(Handle handle, long now) {
        handle.createUpdate("delete from waiting where seen < :gone and game_table is null or seen < :told")
                .bind("gone", now - PATIENCE.toMillis()).bind("told", now - TOLD.toMillis()).execute();
    }

    void leave(String holder) {
        rows.write(handle -> handle.createUpdate("delete from waiting where holder = :holder").bind("holder", holder).execute());
    }

    /// Whoever was to play at a table that cannot be opened waits again.
    void giveBack(String table) {
        rows.write(handle -> handle.createUpdate("update waiting set game_table = null where game_table = :table").bind("table", table)
                .execute());
    }

    /// They are still there.
    Optional<Kept> seen(String holder, long now) {
        if (rows.read(handle -> here(handle, holder, now)).isEmpty()) return Optional.empty(); // nothing is written for whoever only asks
        return rows.written(handle -> {
            handle.createUpdate("update waiting set seen = :now where holder = :holder and game_table is null and seen >= :gone")
                    .bind("now", now).bind("holder", holder).bind("gone", now - PATIENCE.toMillis()).execute();
            return here(handle, holder, now);
        });
    }

    private static Optional<Kept> here(Handle handle, String holder, long now) {
        return handle.createQuery("select * from waiting where holder = :holder and (game_table is not null or seen >= :gone)")
                .bind("holder", holder).bind("gone", now - PATIENCE.toMillis()).map((rs, _) -> kept(rs)).findOne();
    }

    /// Who waits now.
    List<Matchmaking.Waiting> waiting(long now) { return rows.read(handle -> waiting(handle, now)); }

    private static List<Matchmaking.Waiting> waiting(Handle handle, long now) {
        return handle.createQuery("select * from waiting where game_table is null and seen >= :gone")
                .bind("gone", now - PATIENCE.toMillis()).map((rs, _) -> kept(rs).waiting()).list();
    }

    private static Kept kept(ResultSet rs) throws SQLException {
        var games = new ArrayList<String>();
        for (var game : Json.parse(rs.getString("games"))) games.add(game.stringValue());
        long fillAt = rs.getLong("fill_at");
        boolean isNever = rs.wasNull();
        return new Kept(new Matchmaking.Waiting(rs.getString("holder"), rs.getString("name"), games,
                Tempo.valueOf(rs.getString("tempo").toUpperCase(Locale.ROOT)), rs.getInt("seats"), rs.getLong("since"),
                isNever ? null : Long.valueOf(fillAt)), rs.getString("game_table"));
    }

    /// Puts those together who fit, in one step on whatever server: nobody sits down twice. Their tables have names, and are opened
    /// afterwards.
    ///
    /// @param hasRoom whether a holder may have one more table now: who may not keeps nobody else waiting
    List<Made> pair(long now, Predicate<String> hasRoom) {
        return rows.written(handle -> {
            rows.alone(handle, LOCK);
            forget(handle, now);
            var suspended = Measures.suspended(handle, now);
            var here = waiting(handle, now).stream().filter(each -> !suspended.contains(each.holder()) && hasRoom.test(each.holder()))
                    .toList();
            var apart = new HashSet<List<String>>();
            handle.createQuery("""
                    select b.holder, b.other from blocks b join waiting x on x.holder = b.holder join waiting y on y.holder = b.other
                    where b.stance = 'blocked'""").map((rs, _) -> List.of(rs.getString("holder"), rs.getString("other")))
                    .forEach(apart::add);
            var made = new ArrayList<Made>();
            for (var seated : Matchmaking.tables(here,
                    (one, two) -> apart.contains(List.of(one, two)) || apart.contains(List.of(two, one)), now)) {
                var table = Secrets.tableId();
                for (var each : seated.people())
                    handle.createUpdate("update waiting set game_table = :table, game = :game, bots = :bots where holder = :holder")
                            .bind("table", table).bind("game", seated.game()).bind("bots", seated.bots()).bind("holder", each.holder())
                            .execute();
                made.add(new Made(table, seated));
            }
            return made;
        });
    }

    /// Tables that were made and not opened, or not to the end, because a server was killed just then.
    ///
    /// @param isReady whether nothing is left to be done
    List<Made> unopened(Function<String, Boolean> isReady) {
        var made = new ArrayList<Made>();
        for (var table : rows.read(handle -> handle.createQuery("select distinct game_table from waiting where game_table is not null")
                .mapTo(String.class).list()))
            if (!isReady.apply(table)) made.add(made(table));
        return made;
    }

    private Made made(String table) {
        return rows.read(handle -> {
            var people = handle.createQuery("select * from waiting where game_table = :table order by since, holder").bind("table", table)
                    .map((rs, _) -> kept(rs).waiting()).list();
            return handle.createQuery("select game, bots from waiting where game_table = :table").bind("table", table)
                    .map((rs, _) -> new Made(table,
                            new Matchmaking.Seated(rs.getString("game"), people.getFirst().tempo(), people, rs.getInt("bots"))))
                    .findFirst().orElseThrow();
        });
    }
}
