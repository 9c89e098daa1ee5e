package hearthside.server.table;

import hearthside.core.input.BadInput;
import hearthside.server.identity.Visitor;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A seat of a table and who sits there.
///
/// @param here    whether it is one of several at the host's screen
/// @param invite  the hash of the secret in its link, if it has one
/// @param holders hashes of the cookies it belongs to; they stay when a bot plays on, so that a rematch finds everybody
public record Seat(int seat, String name, Kind kind, @Nullable String bot, boolean here, boolean resigned, @Nullable String invite,
        Set<String> holders) {
    public enum Kind { PERSON, OPEN, BOT }

    static final int NAME_LENGTH = 24;

    public Seat {
        holders = Set.copyOf(holders);
    }

    public static Seat person(int seat, String name, boolean here, Visitor visitor) {
        return new Seat(seat, name, Kind.PERSON, null, here, false, null, Set.of(visitor.hash()));
    }

    public static Seat open(int seat, String invite) { return new Seat(seat, "", Kind.OPEN, null, false, false, invite, Set.of()); }

    public static Seat bot(int seat, String name, String level) {
        return new Seat(seat, name, Kind.BOT, level, false, false, null, Set.of());
    }

    public boolean isBot() { return kind == Kind.BOT; }

    public boolean isPerson() { return kind == Kind.PERSON; }

    public boolean isOpen() { return kind == Kind.OPEN; }

    /// Whether this browser decides for this seat. Whoever has resigned only watches.
    public boolean isHeldBy(Visitor visitor) { return isPerson() && holders.contains(visitor.hash()); }

    /// The first to come gives the name; later devices just sit down.
    Seat takenBy(Visitor visitor, String newcomer) {
        var all = new HashSet<>(holders);
        all.add(visitor.hash());
        return new Seat(seat, isOpen() ? newcomer : name, Kind.PERSON, null, here, false, invite, all);
    }

    Seat resignedTo(String level) { return new Seat(seat, name, Kind.BOT, level, here, true, invite, holders); }

    /// The same people at the next table.
    public Seat again() {
        return resigned
                ? new Seat(seat, name, Kind.PERSON, null, here, false, null, holders)
                : new Seat(seat, name, kind, bot, here, false, null, holders);
    }

    /// A name people typed: without control characters and blanks around it. Throws [BadInput] where it is too long.
    public static String name(@Nullable String typed, String field, String usual) {
        var name = typed == null ? "" : typed.replaceAll("\\p{C}", " ").strip();
        if (name.codePointCount(0, name.length()) > NAME_LENGTH)
            throw new BadInput(field, "A name has at most %d letters.".formatted(NAME_LENGTH));
        return name.isEmpty() ? usual : name;
    }
}
