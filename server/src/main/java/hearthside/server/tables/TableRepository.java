package hearthside.server.tables;

import hearthside.server.cluster.Bus;
import hearthside.server.cluster.Signal;
import hearthside.server.identity.Visitor;
import hearthside.server.pace.Actor;
import hearthside.server.pace.ClockUpdate;
import hearthside.server.pace.Pace;
import hearthside.server.pace.Pacing;
import hearthside.server.protocol.Talk;
import hearthside.server.retention.Housekeeping;
import hearthside.server.store.Store;
import hearthside.server.table.Seat;
import hearthside.server.table.TableRow;
import hearthside.server.talk.ChatRepository;
import hearthside.wire.Json;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/// The SQL of tables, seats and journals. What is written here is on the disk when the method returns; otherwise [WriteFailed] is
/// thrown, and nothing of it is there.
///
/// @param bus by which other servers hear of it
public record TableRepository(Store store, Bus bus) {
    /// The scheduled job that is written with the end of a game, so that what follows from it is done even where whoever wrote that cannot;
    /// its name is the table's.
    public static final String OVER = "over";
    private static final int LISTED = 100, OF_ONE_HOST = 5;
    private static final String ANYWAY = "values (:id, :line, :entry, :written, :actor)";
    /// In the same statement as the line: this is what a move waits for.
    private static final String UNLESS_OVER = """
            select :id, :line, :entry, :written, :actor where not exists (select 1 from tables where id = :id and status = 'over')""";

    /// Where signals go through the database.
    public TableRepository(Store store) { this(store, Bus.of(store, null)); }

    /// What has come of opening a table: a table has one rematch, which another server may have opened meanwhile, and a house has only so
    /// many games.
    public enum Opening { DONE, TOO_LATE, NO_ROOM }

    /// How a running table stands, read without opening it; what was not noted yet at an older table is missing.
    ///
    /// @param toAct the seats that have to decide
    public record Standing(@Nullable List<Integer> toAct, @Nullable Pace pace, @Nullable Pacing pacing) {}

    /// A new table with its seats and its journal so far; the table it is the rematch of learns its name.
    ///
    /// @param lines the setup, and what was played before it came here
    /// @param most games that may be played at a time
    public Opening open(TableRow row, List<Seat> seats, List<String> lines, @Nullable String predecessor, @Nullable Pace pace,
            ClockUpdate clockUpdate, int most) {
        return store.write(predecessor == null ? row.id() : predecessor, handle -> {
            store.alone(handle, "a new table");
            if (Housekeeping.playing(handle) >= most) return Opening.NO_ROOM;
            if (predecessor != null && handle.createUpdate("update tables set successor = :id where id = :old and successor is null")
                    .bind("id", row.id()).bind("old", predecessor).execute() == 0)
                return Opening.TOO_LATE;
            handle.createUpdate("""
                    insert into tables (id, game, header, seed, hash, host, status, created, updated, pace, talk, keeper, local_lines,
                        shared_luck, own_dice)
                    values (:id, :game, :header, :seed, :hash, :host, :status, :now, :now, :pace, :talk, :keeper, :local, :shared,
                        :dice)""")
                    .bind("id", row.id()).bind("game", row.game()).bind("header", row.header()).bind("seed", row.seed())
                    .bind("hash", row.hash()).bind("host", row.host()).bind("status", word(row.status())).bind("now", row.updated())
                    .bind("pace", pace == null ? null : Json.write(pace)).bind("talk", word(row.talk()))
                    .bind("keeper", store.node()).bind("local", row.local()).bind("shared", row.isShared() ? 1 : 0)
                    .bind("dice", row.ownDice() ? 1 : 0).execute();
            for (var seat : seats) SeatRepository.insert(handle, row.id(), seat);
            for (int line = 0; line < lines.size(); line++) insertLine(handle, ANYWAY, row.id(), line, lines.get(line), clockUpdate);
            PacingRow.write(handle, row.id(), clockUpdate);
            if (predecessor != null) signal(handle, predecessor, Signal.What.REMATCH);
            return Opening.DONE;
        });
    }

    /// One more line of a journal; the last one ends the game in the same breath. Returns whether it is: another server may have written
    /// this line meanwhile, or somebody has given up there.
    public boolean append(String table, int line, String entry, TableRow.Status status, ClockUpdate clockUpdate) {
        return store.write(table, handle -> {
            if (insertLine(handle, UNLESS_OVER, table, line, entry, clockUpdate) == 0) return false;
            PacingRow.write(handle, table, clockUpdate, status);
            signal(handle, table, Signal.What.LINES);
            return true;
        });
    }

    private static boolean isOver(Handle handle, String table) {
        return handle.createQuery("select 1 from tables where id = :id and status = 'over'").bind("id", table).mapTo(Integer.class)
                .findOne().isPresent();
    }

    private void signal(Handle handle, String table, Signal.What what) {
        new Signal.Changed(store.node(), table, what).send(bus, handle);
    }

    private static int insertLine(Handle handle, String when, String table, int line, String entry, ClockUpdate clockUpdate) {
        return handle.createUpdate("insert into journal (table_id, line, entry, written, actor) " + when + " on conflict do nothing")
                .bind("id", table).bind("line", line).bind("entry", entry).bind("written", clockUpdate.at())
                .bind("actor", clockUpdate.word())
                .execute();
    }

    /// How the clocks of a table stand, without a decision having been made.
    public void pace(String table, ClockUpdate clockUpdate) {
        store.write(table, handle -> {
            PacingRow.write(handle, table, clockUpdate);
            signal(handle, table, Signal.What.PACE);
            return "";
        });
    }

    /// As agreed when the table was opened; none without a clock.
    public @Nullable Pace pace(String table) { return kept(table, "pace").map(text -> Json.read(Pace.class, text)).orElse(null); }

    /// The seats that have to decide; none where that was not noted yet.
    public Optional<List<Integer>> toAct(String table) { return kept(table, "to_act").map(PacingRow::toAct); }

    /// None at tables older than this.
    public Optional<Pacing> pacing(String table) { return kept(table, "pacing").map(text -> Json.read(Pacing.class, text)); }

    /// What is written, or what is known to be where the disk does not answer.
    public Pacing pacing(String table, Pacing known) {
        try {
            return pacing(table).orElse(known);
        } catch (RuntimeException _) {
            return known;
        }
    }

    /// How the running ones of these tables stand, in one statement.
    public Map<String, Standing> standings(List<String> tables) {
        if (tables.isEmpty()) return Map.of();
        return store.read(handle -> handle
                .createQuery("select id, to_act, pace, pacing from tables where status = 'playing' and id in (<tables>)")
                .bindList("tables", tables).map((rs, _) -> Map.entry(rs.getString("id"), standing(rs)))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    private static Standing standing(ResultSet rs) throws SQLException {
        String toAct = rs.getString("to_act"), pace = rs.getString("pace"), pacing = rs.getString("pacing");
        return new Standing(toAct == null ? null : PacingRow.toAct(toAct), pace == null ? null : Json.read(Pace.class, pace),
                pacing == null ? null : Json.read(Pacing.class, pacing));
    }

    private Optional<String> kept(String table, String column) {
        return store.read(handle -> handle.createQuery("select <column> from tables where id = :id").define("column", column)
                .bind("id", table).mapTo(String.class).findOne());
    }

    /// Who wrote each line of a journal; lines older than this are by people.
    public List<Actor> actors(String table) {
        return store.read(handle -> handle.createQuery("select coalesce(actor, 'person') from journal where table_id = :id order by line")
                .bind("id", table).mapTo(String.class)
                .map(word -> Actor.valueOf(word.toUpperCase(Locale.ROOT))).list());
    }

    /// Who sits there now. Returns whether it is: on another server somebody else may have sat down there meanwhile.
    ///
    /// @param isEnd whether the game is given up with that
    public boolean seat(String table, Seat before, Seat after, ClockUpdate clockUpdate, boolean isEnd) {
        return store.write(table, handle -> {
            if (!SeatRepository.replace(handle, table, before, after)) return false;
            if (isEnd) PacingRow.write(handle, table, clockUpdate, TableRow.Status.OVER);
            else PacingRow.write(handle, table, clockUpdate);
            signal(handle, table, Signal.What.SEATS);
            return true;
        });
    }

    /// It is given up, and nobody has written that yet. Returns whether this did.
    public boolean end(String table, ClockUpdate clockUpdate) {
        return store.write(table, handle -> {
            if (isOver(handle, table)) return false;
            PacingRow.write(handle, table, clockUpdate, TableRow.Status.OVER);
            return true;
        });
    }

    void quarantine(String table, String reason) {
        store.write(handle -> handle.createUpdate("update tables set status = 'quarantined', reason = :reason where id = :id")
                .bind("reason", reason).bind("id", table).execute());
    }

    public int quarantined() {
        return store
                .read(handle -> handle.createQuery("select count(*) from tables where status = 'quarantined'").mapTo(Integer.class).one());
    }

    public Optional<TableRow> find(String table) {
        return store.read(
                handle -> handle.createQuery("select * from tables where id = :id").bind("id", table).map((rs, _) -> row(rs)).findOne());
    }

    public List<String> playing() {
        return store.read(handle -> handle.createQuery("select id from tables where status = 'playing' order by updated desc")
                .mapTo(String.class).list());
    }

    /// Tables that may go on without a person, the newest first: where a bot, a stand-in or a standing order has to decide. At those that
    /// were written before this was noted somebody has to look.
    public List<String> goingOn() {
        return store.read(handle -> handle.createQuery("""
                select id from tables where status = 'playing' and (by_itself = 1 or by_itself is null) order by updated desc""")
                .mapTo(String.class).list());
    }

    /// The tables where this browser has a seat, or which it has opened, newest first.
    public List<TableRow> of(Visitor visitor) {
        return store.read(handle -> handle.createQuery("""
                select * from tables where host = :browser or id in (select table_id from seat_holders where holder = :browser)
                order by updated desc limit :most""").bind("browser", visitor.hash()).bind("most", LISTED).map((rs, _) -> row(rs)).list());
    }

    /// The tables where this browser is still playing.
    public List<String> playing(Visitor visitor) {
        return store.read(handle -> handle.createQuery(
                "select id from tables where status = 'playing' and id in (select table_id from seat_holders where holder = :browser)")
                .bind("browser", visitor.hash()).mapTo(String.class).list());
    }

    /// From now on anybody may find this table.
    public void list(String table) {
        store.write(handle -> handle.createUpdate("insert into open_tables (table_id) values (:id) on conflict do nothing")
                .bind("id", table).execute());
    }

    public boolean isOpen(String table) {
        return store.read(handle -> handle.createQuery("select 1 from open_tables where table_id = :id").bind("id", table)
                .mapTo(Integer.class).findOne().isPresent());
    }

    /// Open tables with a free seat, the newest first; of one host only a few, or one could fill the lobby.
    public List<TableRow> lobby() { return lobby("open_tables", ""); }

    /// The same among the tables of a group.
    public List<TableRow> lobby(String group) { return lobby("group_tables", group); }

    private List<TableRow> lobby(String among, String group) {
        return store.read(handle -> {
            var query = handle.createQuery("""
                    select * from (select t.*, row_number() over (partition by t.host order by t.created desc, t.id) as nth
                        from tables t join <among> o on o.table_id = t.id
                        where t.status = 'playing' and t.id in (select table_id from seats where kind = 'open') <and>) as waiting
                    where nth <= :few order by created desc limit :most""").define("among", among)
                    .define("and", group.isEmpty() ? "" : "and o.group_id = :group").bind("few", OF_ONE_HOST).bind("most", LISTED);
            return (group.isEmpty() ? query : query.bind("group", group)).map((rs, _) -> row(rs)).list();
        });
    }

    /// Running games of a group and its tournaments that one may look on at; those where something has happened last come first.
    public List<TableRow> playingOf(String group) {
        return store.read(handle -> handle.createQuery("""
                select t.* from tables t where t.status = 'playing' and t.shared_luck = 0 and t.id in (
                    select table_id from group_tables where group_id = :group
                    union select game_table from pairings p join tournaments c on c.id = p.tournament where c.group_id = :group)
                and not exists (select 1 from seats s where s.table_id = t.id and s.kind = 'open')
                order by t.updated desc, t.id limit :most""").bind("group", group).bind("most", LISTED).map((rs, _) -> row(rs)).list());
    }

    /// What the links of a table that has moved into an account were made from.
    Optional<String> linkKey(String table) {
        return store.read(handle -> handle.createQuery("select link_key from link_keys where table_id = :id").bind("id", table)
                .mapTo(String.class).findOne());
    }

    public List<String> journal(String table) { return journal(table, 0); }

    /// @param from the first line wanted
    public List<String> journal(String table, int from) {
        return store.read(handle -> handle.createQuery("select entry from journal where table_id = :id and line >= :from order by line")
                .bind("id", table).bind("from", from).mapTo(String.class).list());
    }

    public List<Seat> seats(String table) { return seats(List.of(table)).getOrDefault(table, List.of()); }

    /// Who sits at these tables; as many statements for many as for one.
    public Map<String, List<Seat>> seats(List<String> tables) { return seats().of(tables); }

    SeatRepository seats() { return new SeatRepository(store); }

    /// What is said there.
    public ChatRepository chat() { return new ChatRepository(store, bus); }

    private static TableRow row(ResultSet rs) throws SQLException {
        return new TableRow(rs.getString("id"), rs.getString("game"), rs.getString("header"), rs.getString("seed"), rs.getString("hash"),
                rs.getString("host"), TableRow.Status.valueOf(rs.getString("status").toUpperCase(Locale.ROOT)), rs.getString("reason"),
                rs.getString("successor"), rs.getLong("updated"), Talk.valueOf(rs.getString("talk").toUpperCase(Locale.ROOT)),
                rs.getInt("local_lines"), rs.getInt("shared_luck") == 1, rs.getInt("own_dice") == 1);
    }

    private static String word(Enum<?> value) { return value.name().toLowerCase(Locale.ROOT); }
}
