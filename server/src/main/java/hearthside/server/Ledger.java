package hearthside.server;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/// All SQL. What is written here is on the disk when the method returns; otherwise [NotWritten] is thrown, and nothing of it is there.
record Ledger(Store store) {
    static final int CHAT_KEPT = 100;
    private static final int LISTED = 100;

    /// A new table with its seats and the first line of its journal; the table it is the rematch of learns its name.
    void open(TableRow row, List<Chair> chairs, String setup, @Nullable String predecessor) {
        store.write(handle -> {
            handle.createUpdate("""
                    insert into tables (id, game, header, seed, hash, host, status, created, updated)
                    values (:id, :game, :header, :seed, :hash, :host, :status, :now, :now)""")
                    .bind("id", row.id()).bind("game", row.game()).bind("header", row.header()).bind("seed", row.seed()).bind("hash", row.hash())
                    .bind("host", row.host()).bind("status", word(row.status())).bind("now", row.updated()).execute();
            for (var chair : chairs) insert(handle, row.id(), chair);
            insertLine(handle, row.id(), 0, setup);
            if (predecessor != null) handle.createUpdate("update tables set successor = :id where id = :old").bind("id", row.id()).bind("old", predecessor).execute();
        });
    }

    /// One more line of a journal; the last one ends the game in the same breath.
    void append(String table, int line, String entry, TableRow.Status status) {
        store.write(handle -> {
            insertLine(handle, table, line, entry);
            handle.createUpdate("update tables set updated = :now, status = :status where id = :id")
                    .bind("now", System.currentTimeMillis()).bind("status", word(status)).bind("id", table).execute();
        });
    }

    private static void insertLine(Handle handle, String table, int line, String entry) {
        handle.createUpdate("insert into journal (table_id, line, entry) values (:id, :line, :entry)").bind("id", table).bind("line", line).bind("entry", entry).execute();
    }

    /// Who sits there now.
    void seat(String table, Chair chair) {
        store.write(handle -> {
            handle.createUpdate("delete from seat_holders where table_id = :id and seat = :seat").bind("id", table).bind("seat", chair.seat()).execute();
            handle.createUpdate("delete from seats where table_id = :id and seat = :seat").bind("id", table).bind("seat", chair.seat()).execute();
            insert(handle, table, chair);
        });
    }

    private static void insert(Handle handle, String table, Chair chair) {
        handle.createUpdate("""
                insert into seats (table_id, seat, name, kind, bot, here, resigned, invite)
                values (:id, :seat, :name, :kind, :bot, :here, :resigned, :invite)""")
                .bind("id", table).bind("seat", chair.seat()).bind("name", chair.name()).bind("kind", word(chair.kind())).bind("bot", chair.bot())
                .bind("here", chair.here() ? 1 : 0).bind("resigned", chair.resigned() ? 1 : 0).bind("invite", chair.invite()).execute();
        for (var holder : chair.holders())
            handle.createUpdate("insert into seat_holders (table_id, seat, holder) values (:id, :seat, :holder)")
                    .bind("id", table).bind("seat", chair.seat()).bind("holder", holder).execute();
    }

    void say(String table, int line, Message.Said said) {
        store.write(handle -> {
            handle.createUpdate("insert into chat (table_id, line, seat, name, said, said_at) values (:id, :line, :seat, :name, :said, :at)")
                    .bind("id", table).bind("line", line).bind("seat", said.seat()).bind("name", said.name()).bind("said", said.text())
                    .bind("at", said.at().toEpochMilli()).execute();
            handle.createUpdate("delete from chat where table_id = :id and line <= :old").bind("id", table).bind("old", line - CHAT_KEPT).execute();
        });
    }

    void quarantine(String table, String reason) {
        store.write(handle -> handle.createUpdate("update tables set status = 'quarantined', reason = :reason where id = :id").bind("reason", reason).bind("id", table).execute());
    }

    Optional<TableRow> find(String table) {
        return store.read(handle -> handle.createQuery("select * from tables where id = :id").bind("id", table).map((rs, _) -> row(rs)).findOne());
    }

    List<String> playing() {
        return store.read(handle -> handle.createQuery("select id from tables where status = 'playing' order by updated desc").mapTo(String.class).list());
    }

    /// The tables where this browser has a seat, or which it has opened, newest first.
    List<TableRow> of(Browser browser) {
        return store.read(handle -> handle.createQuery("""
                select * from tables where host = :browser or id in (select table_id from seat_holders where holder = :browser)
                order by updated desc limit :most""").bind("browser", browser.hash()).bind("most", LISTED).map((rs, _) -> row(rs)).list());
    }

    /// The tables where this browser is still playing.
    List<String> playing(Browser browser) {
        return store.read(handle -> handle.createQuery("select id from tables where status = 'playing' and id in (select table_id from seat_holders where holder = :browser)")
                .bind("browser", browser.hash()).mapTo(String.class).list());
    }

    /// From now on anybody may find this table.
    void list(String table) { store.write(handle -> handle.createUpdate("insert into open_tables (table_id) values (:id) on conflict do nothing").bind("id", table).execute()); }

    boolean isOpen(String table) {
        return store.read(handle -> handle.createQuery("select 1 from open_tables where table_id = :id").bind("id", table).mapTo(Integer.class).findOne().isPresent());
    }

    /// Open tables with a free seat, the newest first.
    List<TableRow> lobby() {
        return store.read(handle -> handle.createQuery("""
                select t.* from tables t join open_tables o on o.table_id = t.id
                where t.status = 'playing' and t.id in (select table_id from seats where kind = 'open') order by t.created desc limit :most""").bind("most", LISTED).map((rs, _) -> row(rs)).list());
    }

    /// What the links of a table that has moved into an account were made from.
    Optional<String> linkKey(String table) {
        return store.read(handle -> handle.createQuery("select link_key from link_keys where table_id = :id").bind("id", table).mapTo(String.class).findOne());
    }

    List<String> journal(String table) {
        return store.read(handle -> handle.createQuery("select entry from journal where table_id = :id order by line").bind("id", table).mapTo(String.class).list());
    }

    /// What is written of a journal, or what is known to be where the disk does not answer.
    List<String> journal(String table, List<String> known) {
        try {
            var written = journal(table);
            return written.size() < known.size() ? List.copyOf(known) : written;
        } catch (RuntimeException _) {
            return List.copyOf(known);
        }
    }

    List<Chair> chairs(String table) {
        return store.read(handle -> {
            var holders = new HashMap<Integer, Set<String>>();
            handle.createQuery("select seat, holder from seat_holders where table_id = :id").bind("id", table)
                    .map((rs, _) -> Map.entry(rs.getInt("seat"), rs.getString("holder")))
                    .forEach(held -> holders.computeIfAbsent(held.getKey(), _ -> new HashSet<>()).add(held.getValue()));
            return handle.createQuery("select * from seats where table_id = :id order by seat").bind("id", table)
                    .map((rs, _) -> chair(rs, holders.getOrDefault(rs.getInt("seat"), Set.of()))).list();
        });
    }

    /// What was said, the oldest first, each with its number.
    List<Map.Entry<Integer, Message.Said>> chat(String table) {
        return store.read(handle -> handle.createQuery("select * from chat where table_id = :id order by line").bind("id", table)
                .map((rs, _) -> Map.entry(rs.getInt("line"), new Message.Said(rs.getInt("seat"), rs.getString("name"), rs.getString("said"), Instant.ofEpochMilli(rs.getLong("said_at"))))).list());
    }

    private static TableRow row(ResultSet rs) throws SQLException {
        return new TableRow(rs.getString("id"), rs.getString("game"), rs.getString("header"), rs.getString("seed"), rs.getString("hash"), rs.getString("host"),
                TableRow.Status.valueOf(rs.getString("status").toUpperCase(Locale.ROOT)), rs.getString("reason"), rs.getString("successor"), rs.getLong("updated"));
    }

    private static Chair chair(ResultSet rs, Set<String> holders) throws SQLException {
        return new Chair(rs.getInt("seat"), rs.getString("name"), Chair.Kind.valueOf(rs.getString("kind").toUpperCase(Locale.ROOT)), rs.getString("bot"),
                rs.getInt("here") == 1, rs.getInt("resigned") == 1, rs.getString("invite"), holders);
    }

    private static String word(Enum<?> value) { return value.name().toLowerCase(Locale.ROOT); }
}
