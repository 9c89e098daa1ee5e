package hearthside.server.cluster;

import hearthside.wire.Json;
import java.util.List;
import org.jdbi.v3.core.Handle;

/// What servers on one database tell each other. What must not be lost is in the database; a signal only says that there is something to
/// read,
/// or who is here and whether somebody asks to take back.
public sealed interface Signal {
    enum What { LINES, SEATS, TALK, REMATCH, PACE }

    /// Tells the other servers, once this transaction is committed.
    default void send(Bus bus, Handle handle) { bus.send(handle, Json.write(this)); }

    /// The server that tells.
    String node();

    /// The table it is about; empty where it is about the server.
    String table();

    record Changed(String node, String table, What what) implements Signal {}

    /// @param seq of the journal when it was asked: later there is no such question any more
    /// @param question as JSON
    record Asked(String node, String table, int seq, String question) implements Signal {}

    record Answered(String node, String table, int seq, List<Integer> seats, boolean yes) implements Signal {}

    record Here(String node, String table, List<Integer> seats, int spectators) implements Signal {}

    record WhoIsHere(String node, String table) implements Signal {}

    /// What somebody holds has changed hands, or they are no longer who they were.
    ///
    /// @param regather whether seats have changed hands
    record Holder(String node, String holder, boolean regather) implements Signal {
        @Override
        public String table() { return ""; }
    }

    /// Something may be new for this holder: a challenge, or a table.
    record Called(String node, String holder) implements Signal {
        @Override
        public String table() { return ""; }
    }

    /// Something that this server told may have got lost: whoever has tables open reads what is written.
    record Missed(String node) implements Signal {
        @Override
        public String table() { return ""; }
    }

    /// A server that closes: its tables need another home server.
    record Gone(String node) implements Signal {
        @Override
        public String table() { return ""; }
    }
}
