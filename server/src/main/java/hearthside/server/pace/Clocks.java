package hearthside.server.pace;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/// The clocks of one table, one a seat. Times are milliseconds since 1970.
///
/// Everything about them is in here, and it is written in the same breath as the move: so a restart loses nothing.
///
/// @param since when the clock of a seat began to run for the present decision; 0 while it rests
/// @param left  what is left of the reserve
/// @param away  the seats whose time ran out: a stand-in plays for them until they come back
public record Clocks(List<Long> since, List<Long> left, List<Integer> away) {
    /// A seat and when its time runs out.
    public record Due(int seat, long at) {}

    public Clocks {
        since = List.copyOf(since);
        left = List.copyOf(left);
        away = List.copyOf(away);
    }

    /// Clocks that rest.
    public static Clocks of(Pace pace, int seats) {
        return new Clocks(Collections.nCopies(seats, 0L), Collections.nCopies(seats, pace.reserve().toMillis()), List.of());
    }

    /// The clocks after somebody has acted, or sat down, or left. Whoever acted or need not act any more pays for the time it took;
    /// whoever still has to act goes on.
    ///
    /// @param acted   the seat that has decided, or -1
    /// @param running the people who have to decide now
    public Clocks then(Pace pace, int acted, Collection<Integer> running, long now) {
        var begun = new ArrayList<>(since);
        var rest = new ArrayList<>(left);
        for (int seat = 0; seat < begun.size(); seat++) {
            boolean ran = begun.get(seat) > 0, runs = running.contains(seat);
            if (ran && runs && seat != acted) continue;
            if (ran) rest.set(seat, reserveAfter(pace, seat, now));
            begun.set(seat, runs ? now : 0L);
        }
        return new Clocks(begun, rest, away);
    }

    private long reserveAfter(Pace pace, int seat, long now) {
        long over = now - since.get(seat) - pace.decision().toMillis();
        return Math.max(0, left.get(seat) - Math.max(0, over));
    }

    /// When the time of each seat that has to decide runs out, the first to run out first.
    public List<Due> due(Pace pace) {
        var due = new ArrayList<Due>();
        for (int seat = 0; seat < since.size(); seat++)
            if (since.get(seat) > 0) due.add(new Due(seat, since.get(seat) + pace.decision().toMillis() + left.get(seat)));
        due.sort((a, b) -> Long.compare(a.at(), b.at()));
        return due;
    }

    public Optional<Due> next(Pace pace) { return due(pace).stream().findFirst(); }

    public Clocks gone(int seat) {
        var all = new TreeSet<>(away);
        all.add(seat);
        return new Clocks(since, left, List.copyOf(all));
    }

    public Clocks back(int seat) { return new Clocks(since, left, away.stream().filter(other -> other != seat).toList()); }
}
