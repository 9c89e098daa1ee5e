package hearthside.server.tournament;

import hearthside.core.chance.Committed;
import hearthside.server.identity.Secrets;
import hearthside.server.pace.Pace;
import hearthside.server.protocol.Tournaments.Kind;
import hearthside.server.protocol.Tournaments.State;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A tournament as the database holds it.
///
/// @param host   the account that runs it
/// @param least  with fewer at a table the game cannot be played
/// @param round  the last that was paired, from 1
/// @param made   when that was
/// @param lot    what orders those who stand level
/// @param group  whose members take part and look on; null where anybody may
/// @param secret what the luck is made from that all tables of a round have in common; null where each has its own
record Tournament(String id, String name, String game, Kind kind, String host, String hostName, int seats, int least, int rounds,
        int minutes, Map<String, String> options, Pace pace, boolean programs, State state, int round, long made, @Nullable Long begins,
        @Nullable Long ends, long lot, long created, @Nullable String group, @Nullable String secret) {

    /// Somebody who takes part.
    ///
    /// @param account null once they have left the house
    /// @param since   the first round they play in
    /// @param gone    the first they do not
    record Entrant(int number, @Nullable String account, String name, boolean program, int strength, int since, @Nullable Integer gone) {
        boolean plays(int round) { return since <= round && (gone == null || gone > round); }
    }

    /// A table of a round.
    ///
    /// @param isSettled whether places are known
    record Pairing(int round, int number, String table, long made, boolean isSettled) {}

    /// @param place null while it is played
    record PairedSeat(int round, int number, int seat, int entrant, @Nullable Integer place) {}

    record Bye(int round, int entrant) {}

    /// What all tables of a round draw from. Nobody who knows the seed of one round knows another's.
    @Nullable
    Committed luck(int number) { return secret == null ? null : Committed.ofHex(Secrets.hash("%s %s %d".formatted(secret, id, number))); }

    boolean isOpen() { return state == State.OPEN; }

    boolean isRunning() { return state == State.RUNNING; }
}
