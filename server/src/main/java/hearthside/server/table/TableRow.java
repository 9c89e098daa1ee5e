package hearthside.server.table;

import org.jspecify.annotations.Nullable;

/// A table as the database holds it.
///
/// @param header    the first line of its journal file
/// @param seed      where its luck comes from; told when the game is over
/// @param host      the hash of the cookie of whoever opened it
/// @param reason    why it is quarantined
/// @param successor the table of the rematch
public record TableRow(String id, String game, String header, String seed, String hash, String host, Status status, @Nullable String reason,
        @Nullable String successor, long updated) {
    public enum Status { PLAYING, OVER, QUARANTINED }

    TableRow over(long at) { return new TableRow(id, game, header, seed, hash, host, Status.OVER, reason, successor, at); }

    @Override
    public String toString() { return "table " + id; } // the seed never gets into logs
}
