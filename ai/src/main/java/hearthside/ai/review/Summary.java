package hearthside.ai.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// What a review comes to.
///
/// @param given   the winning chance each seat gave away by its choices, in all
/// @param luck    what the draws gave to each seat beyond their average, in all
/// @param turning the largest swings, in the order of the game
/// @param dearest the choices that cost most, the dearest first
public record Summary(List<Double> given, List<Double> luck, List<Turn> turning, List<Integer> dearest) {
    private static final int TOLD = 5;
    private static final double SWING = 0.05;

    /// A swing while one seat was deciding.
    ///
    /// @param step where most of it happened
    /// @param seat whose chance changed most
    /// @param by   how much
    public record Turn(int step, int seat, double by) {}

    public static Summary of(int seats, List<? extends Evaluation<?>> steps) {
        var given = new double[seats];
        var luck = new double[seats];
        for (var judged : steps) {
            if (judged.seat() >= 0) given[judged.seat()] += judged.cost();
            for (int seat = 0; seat < judged.luck().size(); seat++) luck[seat] += judged.luck().get(seat);
        }
        var dearest = steps.stream().filter(judged -> judged.cost() > 0)
                .sorted(Comparator.<Evaluation<?>>comparingDouble(Evaluation::cost).reversed()).limit(TOLD).map(Evaluation::step).toList();
        return new Summary(list(given), list(luck), turning(seats, steps), dearest);
    }

    private static List<Turn> turning(int seats, List<? extends Evaluation<?>> steps) {
        var turns = new ArrayList<Turn>();
        for (int first = 1, next; first < steps.size(); first = next) {
            next = first + 1;
            while (next < steps.size() && steps.get(next).seat() == steps.get(first).seat()) next++;
            turns.add(turn(seats, steps, first, next - 1));
        }
        return turns.stream().filter(turn -> Math.abs(turn.by()) >= SWING)
                .sorted(Comparator.comparingDouble((Turn turn) -> -Math.abs(turn.by()))).limit(TOLD)
                .sorted(Comparator.comparingInt(Turn::step)).toList();
    }

    private static Turn turn(int seats, List<? extends Evaluation<?>> steps, int first, int last) {
        int whose = 0, where = first;
        for (int seat = 1; seat < seats; seat++)
            if (Math.abs(change(steps, seat, first, last)) > Math.abs(change(steps, whose, first, last))) whose = seat;
        for (int step = first; step <= last; step++)
            if (Math.abs(change(steps, whose, step, step)) > Math.abs(change(steps, whose, where, where))) where = step;
        return new Turn(steps.get(where).step(), whose, round(change(steps, whose, first, last)));
    }

    private static double change(List<? extends Evaluation<?>> steps, int seat, int first, int last) {
        return steps.get(last).wins().get(seat) - steps.get(first - 1).wins().get(seat);
    }

    private static List<Double> list(double[] numbers) {
        var list = new ArrayList<Double>();
        for (double number : numbers) list.add(round(number));
        return list;
    }

    private static double round(double number) { return Math.round(number * 10_000) / 10_000.0; }
}
