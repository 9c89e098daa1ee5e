package hearthside.core;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// How the players stand.
///
/// @param tiebreak what decides among equal points; empty where nobody is ranked, because all win or lose as one
/// @param winners the seats that have won: several after a shared win, none while the game goes on or when the game beats them all
public record Result(List<Integer> points, List<Integer> tiebreak, List<Integer> winners) {

    public Result {
        points = List.copyOf(points);
        tiebreak = List.copyOf(tiebreak);
        winners = List.copyOf(winners);
    }

    /// The usual ending: most points win, then the tie-break, then the win is shared.
    public static Result best(List<Integer> points, List<Integer> tiebreak) {
        var order = order(points, tiebreak);
        var first = IntStream.range(0, points.size()).boxed().min(order).orElseThrow();
        return new Result(points, tiebreak,
                IntStream.range(0, points.size()).boxed().filter(seat -> order.compare(seat, first) == 0).toList());
    }

    /// The place of each seat, from 1. Equals share a place; winners stand before all others, and whoever wins together shares place 1.
    public List<Integer> places() {
        var order = Comparator.<Integer>comparingInt(seat -> winners.contains(seat) ? 0 : 1);
        if (!tiebreak.isEmpty()) order = order.thenComparing(order(points, tiebreak));
        return places(order);
    }

    private List<Integer> places(Comparator<Integer> order) {
        var seats = IntStream.range(0, points.size()).boxed().toList();
        return seats.stream().map(seat -> 1 + (int) seats.stream().filter(other -> order.compare(other, seat) < 0).count()).toList();
    }

    private static Comparator<Integer> order(List<Integer> points, List<Integer> tiebreak) {
        return Comparator.<Integer>comparingInt(seat -> -points.get(seat)).thenComparingInt(seat -> -tiebreak.get(seat));
    }
}
