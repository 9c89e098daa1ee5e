package hearthside.server;

import java.util.List;

/// What servers on one database tell each other. What must not be lost is in the database; a signal only says that there is something to read,
/// or who is here and whether somebody asks to take back.
sealed interface Signal {
    enum What { LINES, SEATS, TALK, REMATCH }

    /// The server that tells.
    String node();

    /// The table it is about; empty where it is about the server.
    String table();

    record Changed(String node, String table, What what) implements Signal {}

    record Here(String node, String table, List<Integer> seats, int spectators) implements Signal {}

    record WhoIsHere(String node, String table) implements Signal {}

    /// A server that closes: its tables need another keeper.
    record Gone(String node) implements Signal {
        @Override
        public String table() { return ""; }
    }
}
