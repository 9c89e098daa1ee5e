package hearthside.server.table;

import hearthside.core.chance.Chance;
import hearthside.core.chance.Committed;
import hearthside.core.chance.Handed;
import hearthside.server.protocol.ChatPolicy;
import hearthside.wire.JournalLine;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A table as the database holds it.
///
/// @param header    the first line of its journal file
/// @param seed      where its luck comes from; told when the game is over
/// @param host      the hash of the cookie of whoever opened it
/// @param reason    why it is quarantined
/// @param successor the table of the rematch
/// @param talk      how people may talk there
/// @param local     how many lines of its journal were played on somebody's device, with luck that nobody can check
/// @param isShared  whether other tables draw the same: then the seed is not told here, but with all of them
/// @param ownDice   whether the luck of what was played elsewhere was typed in by those who rolled it
public record TableRow(String id, String game, String header, String seed, String hash, String host, Status status, @Nullable String reason,
        @Nullable String successor, long updated, ChatPolicy talk, int local, boolean isShared,
        boolean ownDice) {
    public enum Status { PLAYING, OVER, QUARANTINED }

    public TableRow(String id, String game, String header, String seed, String hash, String host, Status status, @Nullable String reason,
            @Nullable String successor, long updated, ChatPolicy talk) {
        this(id, game, header, seed, hash, host, status, reason, successor, updated, talk, 0, false, false);
    }

    TableRow over(long at) {
        return new TableRow(id, game, header, seed, hash, host, Status.OVER, reason, successor, at, talk, local, isShared, ownDice);
    }

    public TableRow sharing(boolean luck) {
        return new TableRow(id, game, header, seed, hash, host, status, reason, successor, updated, talk, local, luck, ownDice);
    }

    public boolean isLocal() { return local > 0; }

    /// What is promised about its luck: nothing where some of it was a device's own.
    public String promise() { return isLocal() ? "" : hash; }

    /// Where its luck comes from: what a device has drawn is written, all that comes after it follows from the seed.
    ///
    /// @param lines of its journal
    public Chance luck(List<? extends JournalLine<?>> lines) {
        var own = Committed.ofHex(seed);
        return isLocal() ? new Handed(JournalLine.drawn(lines.subList(0, Math.min(local, lines.size()))), own) : own;
    }

    @Override
    public String toString() { return "table " + id; } // the seed never gets into logs
}
