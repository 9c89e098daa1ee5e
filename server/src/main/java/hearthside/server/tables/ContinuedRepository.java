package hearthside.server.tables;

import hearthside.server.protocol.Replays;
import hearthside.server.store.Store;
import hearthside.server.table.TableRow;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/// The SQL of games that went on under newer rules, and of tables that are set aside.
public record ContinuedRepository(Store store) {

    /// A table that is set aside.
    ///
    /// @param saved after which line its position was saved; null where it never was
    record Quarantined(String id, String game, String header, @Nullable String reason, long updated, @Nullable Integer saved) {}

    /// From which line on its journal is of today's rules.
    int first(String table) {
        return store.read(handle -> handle.createQuery("select coalesce(max(first), 0) from continued where table_id = :id")
                .bind("id", table).mapTo(Integer.class).one());
    }

    /// How it last went on; empty where it never had to.
    public Optional<Replays.Continued> last(String table) {
        return store.read(handle -> handle.createQuery("select rules, lost from continued where table_id = :id order by first desc limit 1")
                .bind("id", table).map((rs, _) -> new Replays.Continued(rs.getInt("rules"), rs.getInt("lost"))).findOne());
    }

    /// From now on the table is `next`, and its journal begins with the line `first`. Returns whether it is: another server may have been
    /// faster, or written one line more.
    boolean goOn(TableRow before, int rules, TableRow next, int first, String setup, int lost) {
        return store.write(before.id(), handle -> {
            boolean isKnown = handle.createQuery("select 1 from tables where id = :id and hash = :hash").bind("id", before.id())
                    .bind("hash", before.hash()).mapTo(Integer.class).findOne().isPresent();
            if (!isKnown || handle.createUpdate("""
                    insert into journal (table_id, line, entry, written, actor) values (:id, :line, :entry, :at, 'person')
                    on conflict do nothing""").bind("id", before.id()).bind("line", first).bind("entry", setup).bind("at", next.updated())
                    .execute() == 0)
                return false;
            handle.createUpdate("""
                    insert into continued (table_id, first, header, seed, hash, rules, lost, went_on)
                    values (:id, :first, :header, :seed, :hash, :rules, :lost, :at)""").bind("id", before.id()).bind("first", first)
                    .bind("header", before.header()).bind("seed", before.seed()).bind("hash", before.hash()).bind("rules", rules)
                    .bind("lost", lost).bind("at", next.updated()).execute();
            handle.createUpdate("""
                    update tables set header = :header, seed = :seed, hash = :hash, status = 'playing', reason = null, updated = :at,
                        local_lines = 0 where id = :id""").bind("header", next.header()).bind("seed", next.seed()).bind("hash", next.hash())
                    .bind("at", next.updated()).bind("id", before.id()).execute();
            handle.createUpdate("delete from positions where table_id = :id").bind("id", before.id()).execute();
            return true;
        });
    }

    static List<Quarantined> quarantined(Handle handle) {
        return handle.createQuery("""
                select t.id, t.game, t.header, t.reason, t.updated, p.line as saved
                from tables t left join positions p on p.table_id = t.id where t.status = 'quarantined' order by t.updated desc""")
                .map((rs, _) -> new Quarantined(rs.getString("id"), rs.getString("game"), rs.getString("header"), rs.getString("reason"),
                        rs.getLong("updated"), (Integer) rs.getObject("saved")))
                .list();
    }

    /// Its journal can be played again after all. Returns whether it was set aside.
    boolean release(String table) {
        return store.write(table, handle -> handle
                .createUpdate("update tables set status = 'playing', reason = null where id = :id and status = 'quarantined'")
                .bind("id", table).execute()) > 0;
    }
}
