package hearthside.server.chat;

import hearthside.server.cluster.Bus;
import hearthside.server.cluster.Signal;
import hearthside.server.protocol.Message;
import hearthside.server.protocol.Phrase;
import hearthside.server.store.Store;
import hearthside.server.table.Chat;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// The SQL of what is said at tables.
public record ChatRepository(Store store, Bus bus) {

    /// Returns whether it is written: on another server somebody may have said something meanwhile.
    ///
    /// @param by the holder who says it
    public boolean say(String table, int line, Message.Said said, String by) {
        return store.write(table, handle -> {
            // Trap: a decision changes this row, so whichever of the two has it first comes first, for everybody
            if (store.isShared())
                handle.createQuery("select id from tables where id = :id for no key update").bind("id", table)
                        .mapTo(String.class).findOne();
            int written = handle.createUpdate(
                    """
                            insert into chat (table_id, line, seat, name, account, said, said_at, phrase, holder, after_line)
                            values (:id, :line, :seat, :name, :account, :said, :at, :phrase, :by,
                                (select coalesce(max(line) + 1, 0) from journal where table_id = :id))
                            on conflict do nothing""")
                    .bind("id", table).bind("line", line).bind("seat", said.seat()).bind("name", said.name())
                    .bind("account", said.account() ? 1 : 0).bind("said", said.text())
                    .bind("at", said.at().toEpochMilli()).bind("phrase", word(said.phrase())).bind("by", by).execute();
            handle.createUpdate("delete from chat where table_id = :id and line <= :old").bind("id", table).bind("old", line - Chat.KEPT)
                    .execute();
            if (written > 0) new Signal.Changed(store.node(), table, Signal.What.TALK).send(bus, handle);
            return written > 0;
        });
    }

    private static @Nullable String word(@Nullable Phrase phrase) {
        return phrase == null ? null : phrase.name().toLowerCase(Locale.ROOT);
    }

    /// What was said, the oldest first.
    ///
    /// @param first the line its journal begins with
    public List<Chat.Remark> chat(String table, int from, int first) {
        return store.read(handle -> handle.createQuery("select * from chat where table_id = :id and line >= :from order by line")
                .bind("id", table).bind("from", from)
                .map((rs, _) -> new Chat.Remark(rs.getInt("line"), rs.getInt("after_line") - first, said(rs), rs.getString("holder")))
                .list());
    }

    private static Message.Said said(ResultSet rs) throws SQLException {
        var phrase = rs.getString("phrase");
        return new Message.Said(rs.getInt("seat"), rs.getString("name"), rs.getInt("account") == 1, rs.getString("said"),
                Instant.ofEpochMilli(rs.getLong("said_at")), phrase == null ? null : Phrase.valueOf(phrase.toUpperCase(Locale.ROOT)));
    }
}
