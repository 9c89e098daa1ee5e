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
/// @param invite  the hash of the secret in its link, if it has one: the link admits to the seat while it is free
/// @param holders hashes of the cookies it belongs to; they stay when a bot plays on, so that a rematch finds everybody
/// @param account whether the name is that of an account which holds it
/// @param program whether that account is a program's
/// @param freed   how often it was taken from a player
/// @param rematch whether its player wants to play again
public record Seat(int seat, String name, SeatKind kind, @Nullable String bot, boolean here, boolean resigned, @Nullable String invite,
        Set<String> holders, boolean account, boolean program, int freed, boolean rematch) {
    public Seat {
        holders = Set.copyOf(holders);
    }

    public static Seat person(int seat, String name, boolean here, Visitor visitor) {
        return new Seat(seat, name, SeatKind.PERSON, null, here, false, null, Set.of(visitor.hash()), isNameOf(visitor, name),
                isProgram(visitor), 0, false);
    }

    public static Seat open(int seat, String invite) {
        return new Seat(seat, "", SeatKind.OPEN, null, false, false, invite, Set.of(), false, false, 0, false);
    }

    public static Seat bot(int seat, String name, String level) {
        return new Seat(seat, name, SeatKind.BOT, level, false, false, null, Set.of(), false, false, 0, false);
    }

    private static boolean isProgram(Visitor visitor) { return visitor.account() != null && visitor.account().program(); }

    private static boolean isNameOf(Visitor visitor, String name) {
        return visitor.account() != null && visitor.account().name().equals(name);
    }

    public boolean isBot() { return kind == SeatKind.BOT; }

    public boolean isPerson() { return kind == SeatKind.PERSON; }

    public boolean isOpen() { return kind == SeatKind.OPEN; }

    /// Whether somebody sat here who goes along to a rematch, also after giving up.
    public boolean isSomebodys() { return !holders.isEmpty() && (isPerson() || resigned); }

    /// Whether this browser decides for this seat. Whoever has resigned only watches.
    public boolean isHeldBy(Visitor visitor) { return isPerson() && holders.contains(visitor.hash()); }

    /// A free seat is free no longer.
    Seat takenBy(Visitor visitor, String newcomer) {
        return new Seat(seat, newcomer, SeatKind.PERSON, null, here, false, invite, Set.of(visitor.hash()), isNameOf(visitor, newcomer),
                isProgram(visitor), freed, false);
    }

    /// The same player on another device.
    Seat alsoHeldBy(Visitor visitor) {
        var all = new HashSet<>(holders);
        all.add(visitor.hash());
        return new Seat(seat, name, kind, bot, here, resigned, invite, all, account, program, freed, rematch);
    }

    public Message.Seated shown(boolean isConnected) {
        return new Message.Seated(seat, name, kind, bot, here, isConnected, resigned, account, program, rematch);
    }

    Seat resignedTo(String level) {
        return new Seat(seat, name, SeatKind.BOT, level, here, true, invite, holders, account, program, freed, rematch);
    }

    /// Their game is ended by whoever looks after the house: it counts for nobody.
    Seat endedFor(String level) {
        return new Seat(seat, name, SeatKind.BOT, level, here, true, invite, holders, account, program, freed + 1, rematch);
    }

    /// Free again; the old link opens it no more, and whoever sat here before has no part in it.
    Seat vacated() { return new Seat(seat, "", SeatKind.OPEN, null, false, false, null, Set.of(), false, false, freed + 1, false); }

    /// @param link the hash of its secret
    Seat linked(String link) { return new Seat(seat, name, kind, bot, here, resigned, link, holders, account, program, freed, rematch); }

    Seat wantingMore() { return new Seat(seat, name, kind, bot, here, resigned, invite, holders, account, program, freed, true); }

    /// The same people at the next table.
    public Seat again() {
        return resigned
                ? new Seat(seat, name, SeatKind.PERSON, null, here, false, null, holders, account, program, 0, false)
                : new Seat(seat, name, kind, bot, here, false, null, holders, account, program, 0, false);
    }
}
