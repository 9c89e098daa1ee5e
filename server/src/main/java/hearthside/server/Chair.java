package hearthside.server;

import hearthside.core.BadInput;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A seat of a table and who sits there.
///
/// @param here    whether it is one of several at the host's screen
/// @param invite  the hash of the secret in its link, if it has one
/// @param holders hashes of the cookies it belongs to; they stay when a bot plays on, so that a rematch finds everybody
record Chair(int seat, String name, Kind kind, @Nullable String bot, boolean here, boolean resigned, @Nullable String invite,
        Set<String> holders) {
    enum Kind { PERSON, OPEN, BOT }

    static final int NAME_LENGTH = 24;

    Chair {
        holders = Set.copyOf(holders);
    }

    static Chair person(int seat, String name, boolean here, Browser browser) {
        return new Chair(seat, name, Kind.PERSON, null, here, false, null, Set.of(browser.hash()));
    }

    static Chair open(int seat, String invite) { return new Chair(seat, "", Kind.OPEN, null, false, false, invite, Set.of()); }

    static Chair bot(int seat, String name, String level) { return new Chair(seat, name, Kind.BOT, level, false, false, null, Set.of()); }

    boolean isBot() { return kind == Kind.BOT; }

    boolean isPerson() { return kind == Kind.PERSON; }

    boolean isOpen() { return kind == Kind.OPEN; }

    /// Whether this browser decides for this seat. Whoever has resigned only watches.
    boolean isHeldBy(Browser browser) { return isPerson() && holders.contains(browser.hash()); }

    /// The first to come gives the name; later devices just sit down.
    Chair takenBy(Browser browser, String newcomer) {
        var all = new HashSet<>(holders);
        all.add(browser.hash());
        return new Chair(seat, isOpen() ? newcomer : name, Kind.PERSON, null, here, false, invite, all);
    }

    Chair resignedTo(String level) { return new Chair(seat, name, Kind.BOT, level, here, true, invite, holders); }

    /// The same people at the next table.
    Chair again() {
        return resigned
                ? new Chair(seat, name, Kind.PERSON, null, here, false, null, holders)
                : new Chair(seat, name, kind, bot, here, false, null, holders);
    }

    /// A name people typed: without control characters and blanks around it. Throws [BadInput] where it is too long.
    static String name(@Nullable String typed, String field, String usual) {
        var name = typed == null ? "" : typed.replaceAll("\\p{C}", " ").strip();
        if (name.codePointCount(0, name.length()) > NAME_LENGTH)
            throw new BadInput(field, "A name has at most %d letters.".formatted(NAME_LENGTH));
        return name.isEmpty() ? usual : name;
    }
}
