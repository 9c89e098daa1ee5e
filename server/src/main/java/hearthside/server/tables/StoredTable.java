package hearthside.server.tables;

import hearthside.server.pace.ClockUpdate;
import hearthside.server.pace.Pacing;
import hearthside.server.protocol.Message;
import hearthside.server.table.Chat;
import hearthside.server.table.Seat;
import hearthside.server.table.TablePorts;
import hearthside.server.table.TableRow;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One table in the database.
///
/// @param first the line its journal begins with: more than 0 where it went on under newer rules
record StoredTable(TableRepository repository, String table, int first) implements TablePorts.Journal {
    private static final Logger LOG = LoggerFactory.getLogger(StoredTable.class);

    @Override
    public boolean append(int line, String entry, TableRow.Status status, ClockUpdate clockUpdate) {
        return repository.append(table, first + line, entry, status, clockUpdate);
    }

    @Override
    public void pace(ClockUpdate clockUpdate) { repository.pace(table, clockUpdate); }

    @Override
    public boolean seat(Seat before, Seat seat, ClockUpdate clockUpdate, boolean isEnd) {
        return repository.seat(table, before, seat, clockUpdate, isEnd);
    }

    @Override
    public void came(List<Integer> seats, String origin) { repository.seats().came(table, seats, origin); }

    @Override
    public boolean end(ClockUpdate clockUpdate) { return repository.end(table, clockUpdate); }

    @Override
    public boolean say(int number, Message.Said said, String by) { return repository.chat().say(table, number, said, by); }

    @Override
    public TableRow row(TableRow known) { return repository.find(table).orElse(known); }

    @Override
    public List<String> lines(int from) { return repository.journal(table, first + from); }

    @Override
    public List<Seat> seats() { return repository.seats(table); }

    @Override
    public Pacing pacing(Pacing known) { return repository.pacing(table, known); }

    @Override
    public List<Chat.Remark> chat(int from) { return repository.chat().chat(table, from, first); }

    /// Where no other server writes all that is said is known.
    @Override
    public List<Chat.Remark> missed(int from, int line) {
        if (!repository.store().isShared()) return List.of();
        try {
            return chat(from).stream().filter(remark -> remark.after() <= line).toList();
        } catch (RuntimeException e) {
            LOG.warn("Table {}: what was said cannot be read now: {}", table, e.getMessage());
            return List.of();
        }
    }
}
