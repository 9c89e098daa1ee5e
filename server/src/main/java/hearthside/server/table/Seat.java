package hearthside.server.table;

import hearthside.server.identity.Visitor;
import hearthside.server.protocol.Message.SeatKind;
import hearthside.server.protocol.Message;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A seat of a table and who sits there.
///
/// @param here    whether it is one of several at the host's screen
/// @param invite  the hash of the secret in its link, if it has one
/// @param holders hashes of the cookies it belongs to; they stay when a bot plays on, so that a rematch finds everybody
public record Seat(int seat, String name, SeatKind kind, @Nullable String bot, boolean here, boolean resigned, @Nullable String invite,
        Set<String> holders) {
    public Seat {
        holders = Set.copyOf(holders);
    }

    public static Seat person(int seat, String name, boolean here, Visitor visitor) {
        return new Seat(seat, name, SeatKind.PERSON, null, here, false, null, Set.of(visitor.hash()));
    }

    public static Seat open(int seat, String invite) { return new Seat(seat, "", SeatKind.OPEN, null, false, false, invite, Set.of()); }

    public static Seat bot(int seat, String name, String level) {
        return new Seat(seat, name, SeatKind.BOT, level, false, false, null, Set.of());
    }

    public boolean isBot() { return kind == SeatKind.BOT; }

    public boolean isPerson() { return kind == SeatKind.PERSON; }

    public boolean isOpen() { return kind == SeatKind.OPEN; }

    /// Whether this browser decides for this seat. Whoever has resigned only watches.
    public boolean isHeldBy(Visitor visitor) { return isPerson() && holders.contains(visitor.hash()); }

    /// The first to come gives the name; later devices just sit down.
    Seat takenBy(Visitor visitor, String newcomer) {
        var all = new HashSet<>(holders);
        all.add(visitor.hash());
        return new Seat(seat, isOpen() ? newcomer : name, SeatKind.PERSON, null, here, false, invite, all);
    }

    public Message.Seated shown(boolean isConnected) { return new Message.Seated(seat, name, kind, bot, here, isConnected, resigned); }

    Seat resignedTo(String level) { return new Seat(seat, name, SeatKind.BOT, level, here, true, invite, holders); }

    /// The same people at the next table.
    public Seat again() {
        return resigned
                ? new Seat(seat, name, SeatKind.PERSON, null, here, false, null, holders)
                : new Seat(seat, name, kind, bot, here, false, null, holders);
    }
}
