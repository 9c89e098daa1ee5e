package hearthside.server.archive;

import hearthside.ai.SearchSetups;
import hearthside.core.Copyable;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.server.store.Store;
import hearthside.server.store.WriteFailed;
import hearthside.server.table.Table;
import hearthside.wire.Json;
import hearthside.wire.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;

/// Where running games stand: written at the end of a round, after a while without moves, and when the server closes; never while somebody
/// waits for a move. A journal can be played again only by the rules it was written under; a position is read by any.
///
/// A position belongs to a line of one journal, known by its hash: whoever goes on from it plays the lines after it once more.
public final class SavedPositions {
    private static final Logger LOG = LoggerFactory.getLogger(SavedPositions.class);
    private static final int AT_ONCE = 50, A_ROUND = 20;
    private static final long QUIET_NANOS = 30_000_000_000L, MOST_NANOS = 4_000_000_000L;

    private final Store store;
    private final Map<String, Moved> moved = new ConcurrentHashMap<>();
    private final Map<String, Integer> rounds = new ConcurrentHashMap<>(); // when each table was last saved

    /// A table at which something was decided, and when.
    private record Moved(Table<?, ?> table, long at) {}

    /// @param line  how many lines of the journal led to it
    /// @param hash  of the luck of that journal
    /// @param rules the version it was played by
    public record Saved(int line, String hash, int rules, JsonNode position) {}

    private record Row(String table, int line, String hash, int rules, String packed, int round) {}

    public SavedPositions(Store store) { this.store = store; }

    /// Something was decided at this table. Returns at once.
    public void moved(Table<?, ?> table) { moved.put(table.id(), new Moved(table, System.nanoTime())); }

    /// Writes the positions of those tables where a round has ended, or where nothing has happened for a while.
    public void save() { save(false); }

    /// Writes all that is not written yet: nobody will move any more.
    public void saveAll() { save(true); }

    private synchronized void save(boolean all) {
        long end = System.nanoTime() + MOST_NANOS;
        var due = new ArrayList<Moved>();
        for (var each : List.copyOf(moved.values())) {
            if (System.nanoTime() > end) break; // a closing server must not be held up; the journal is there
            if (all || isDue(each)) due.add(each);
            if (due.size() == AT_ONCE) write(due);
        }
        write(due);
    }

    private boolean isDue(Moved each) {
        if (!each.table().isOver())
            return System.nanoTime() - each.at() > QUIET_NANOS
                    || !Integer.valueOf(round(each.table().state().match())).equals(rounds.get(each.table().id()));
        forget(each);
        return false;
    }

    private void forget(Moved each) {
        moved.remove(each.table().id(), each);
        rounds.remove(each.table().id());
    }

    /// Grows with each round, as far as the game tells.
    private static <S extends Copyable<S>, A> int round(Match<S, A> match) {
        return SearchSetups.of(match.game()).map(setup -> setup.heuristics().round(match.imagine(0, new Chance.Seeded(0))))
                .orElse(match.journal().size() / A_ROUND);
    }

    private static Row row(Table<?, ?> table) {
        var now = table.state();
        return new Row(now.row().id(), now.seq(), now.row().hash(), now.match().game().info().rules(),
                CompressedText.pack(Json.write(Position.of(now.match()))), round(now.match()));
    }

    /// What cannot be written now is due again next time, unless there is something newer by then.
    private void write(List<Moved> due) {
        try {
            var rows = due.stream().map(each -> row(each.table())).toList();
            if (!rows.isEmpty()) store.write(handle -> rows.forEach(row -> write(handle, row)));
            for (int i = 0; i < rows.size(); i++) {
                boolean isQuiet = System.nanoTime() - due.get(i).at() > QUIET_NANOS;
                forget(due.get(i));
                if (!isQuiet) rounds.put(rows.get(i).table(), rows.get(i).round());
            }
        } catch (WriteFailed e) {
            LOG.warn("Where {} tables stand is not saved now: {}", due.size(), e.getMessage());
        }
        due.clear();
    }

    /// What is newer stays: another server may have moved on meanwhile.
    private static void write(Handle handle, Row row) {
        handle.createUpdate("""
                insert into positions (table_id, hash, line, rules, position)
                select id, hash, :line, :rules, :position from tables where id = :id and hash = :hash and status = 'playing'
                on conflict (table_id) do update set hash = excluded.hash, line = excluded.line, rules = excluded.rules,
                position = excluded.position where positions.hash <> excluded.hash or positions.line < excluded.line""")
                .bind("id", row.table()).bind("hash", row.hash()).bind("line", row.line()).bind("rules", row.rules())
                .bind("position", row.packed()).execute();
    }

    public Optional<Saved> find(String table) {
        return store.read(handle -> handle.createQuery("select * from positions where table_id = :id").bind("id", table)
                .map((rs, _) -> new Saved(rs.getInt("line"), rs.getString("hash"), rs.getInt("rules"),
                        Json.parse(CompressedText.unpack(rs.getString("position")))))
                .findOne());
    }

    /// A game that is over needs none any more.
    static void forget(Handle handle, String table) {
        handle.createUpdate("delete from positions where table_id = :id").bind("id", table).execute();
    }
}
