package hearthside.server.table;

import hearthside.server.question.Question;
import hearthside.server.table.TablePorts.WriteConflict;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What is heard from other servers about one table. What must not be lost is read from where they wrote it.
public record TableNews(Table<?, ?> table) {
    private static final Logger LOG = LoggerFactory.getLogger(TableNews.class);

    public void lines() { table.catchUp(); }

    public void seats() { table.change(new Caught.Seats()); }

    public void rematch() { table.change(new Caught.Rematch()); }

    /// What this holder had has changed hands.
    public void belongings(String holder) { table.change(new Caught.Belongings(holder)); }

    /// The sockets of whoever was this are closed; those still welcome come back at once.
    public void dismiss(String holder) { table.dismiss(holder); }

    public void here(String node, Audience.Presence there) { table.hear(node, there); }

    public void gone(String node) { table.hear(node, null); }

    public void whoIsHere() { table.tellOthers(); }

    public void asked(int seq, Question question) { table.change(new Caught.Asked(seq, question)); }

    public void answered(int seq, List<Integer> seats, boolean yes) {
        try {
            table.change(new Caught.Answered(seq, seats, yes));
        } catch (WriteConflict _) {
            LOG.debug("Table {}: another server did first what all have agreed to.", table.id());
            seats();
            table.catchUp();
        }
    }

    /// After a time in which news may have been missed.
    public void all() {
        lines();
        seats();
        rematch();
    }
}
