package hearthside.server.pace;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/// What a table keeps about its pace: the clocks, the standing orders, and the seats that want forced moves done for them. It is written
/// with every move that changes it.
///
/// @param orders   by seat
/// @param forced   the seats for which a decision with one option only is made at once
/// @param expected the seats whose players have not come to this table yet: their clocks rest
public record Pacing(Clocks clocks, Map<Integer, Order> orders, List<Integer> forced, @Nullable List<Integer> expected) {
    public Pacing {
        orders = Map.copyOf(orders);
        forced = List.copyOf(forced);
        expected = expected == null ? List.of() : List.copyOf(expected);
    }

    public static Pacing of(@Nullable Pace pace, int seats) {
        return new Pacing(pace == null ? new Clocks(List.of(), List.of(), List.of()) : Clocks.of(pace, seats), Map.of(), List.of(),
                List.of());
    }

    /// After somebody has acted, sat down or left: see [Clocks#then].
    public Pacing then(@Nullable Pace pace, int acted, Collection<Integer> running, long now) {
        return pace == null ? this : with(clocks.then(pace, acted, running, now));
    }

    /// Whether a stand-in plays for this seat.
    public boolean isAway(int seat) { return clocks.away().contains(seat); }

    /// Whether the player of this seat has not come to the table yet.
    public boolean isExpected(int seat) { return expected != null && expected.contains(seat); }

    public Pacing expecting(List<Integer> seats) { return new Pacing(clocks, orders, forced, seats); }

    /// The players of these seats have come.
    public Pacing arrived(Collection<Integer> seats) {
        return expected == null ? this : expecting(expected.stream().filter(seat -> !seats.contains(seat)).toList());
    }

    /// Somebody else may sit there now: nothing is left of whoever did but the reserve.
    public Pacing vacated(int seat) {
        return with(clocks.back(seat)).withoutOrder(seat).withForced(seat, false).arrived(List.of(seat));
    }

    public Pacing with(Clocks changed) { return new Pacing(changed, orders, forced, expected); }

    public Pacing withOrder(int seat, Order order) {
        var all = new HashMap<>(orders);
        all.put(seat, order);
        return new Pacing(clocks, all, forced, expected);
    }

    public Pacing withoutOrder(int seat) {
        var all = new HashMap<>(orders);
        all.remove(seat);
        return new Pacing(clocks, all, forced, expected);
    }

    /// A step was taken back: whoever did that wants to think again.
    public Pacing withoutOrders() { return new Pacing(clocks, Map.of(), forced, expected); }

    public Pacing withForced(int seat, boolean on) {
        var all = new TreeSet<>(forced);
        if (on) all.add(seat);
        else all.remove(seat);
        return new Pacing(clocks, orders, new ArrayList<>(all), expected);
    }

    /// Orders after `seat` has decided for something of this kind. Whoever answers the same question by hand has changed their mind.
    public Pacing decided(int seat, String kind, Actor actor) {
        var all = new HashMap<>(orders);
        all.entrySet().removeIf(given -> given.getKey() != seat && given.getValue().untilOther() && !given.getValue().isFor(kind));
        var own = all.get(seat);
        if (own != null && actor == Actor.ORDER && !own.done().isUsedUp()) all.put(seat, own.done());
        else if (own != null && own.answers(kind) && actor != Actor.FORCED) all.remove(seat);
        return new Pacing(clocks, all, forced, expected);
    }
}
