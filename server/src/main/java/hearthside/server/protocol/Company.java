package hearthside.server.protocol;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Whom somebody does not want to hear or meet, and what they complain of.
public interface Company {
    /// Muted people are not heard; blocked ones are neither heard nor let in where one sits.
    enum Stance { MUTED, BLOCKED }

    enum Reason { WORDS, NAME, STALLING, CHEATING, OTHER }

    /// @param people the newest first
    record Shunned(List<Person> people) implements Answer {}

    record Person(String id, String name, boolean account, Stance stance, Instant since) {}

    /// Somebody at a table, by their seat, or with an account, by its name.
    record Shunning(Stance stance, @Nullable String table, @Nullable Integer seat, @Nullable String name) implements RequestBody {}

    record Forgiving(String id) implements RequestBody {}

    /// @param words what happened, in the words of whoever reports
    record Report(String table, int seat, Reason reason, @Nullable String words) implements RequestBody {}

    /// @param remarks how many of the last remarks go with it
    record Reported(String id, int remarks) implements Answer {}

    /// A report of one's own, for whoever wants to know what is kept of them.
    record OwnReport(String table, int seat, String name, Reason reason, String words, Instant made) {}

    /// Whether both agreed; whether one has asked, or is asked.
    enum Friendship { FRIEND, ASKED, ASKS }

    record Friend(String name, boolean program, Friendship state, Instant since) implements Answer {}

    record Befriending(String name) implements RequestBody {}
}
