package hearthside.ai.arena;

import hearthside.ai.Holdings;
import hearthside.ai.Simulation;
import hearthside.ai.bot.Level;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Terms;
import java.util.ArrayList;
import java.util.List;

/// Some games of equals with one edition, counted in a way that several such counts can be added: how those fare who began and
/// who came after them, how long it takes, and how those fare who come to hold a thing.
public final class Trial {
    private final double[] wins, points;
    private final List<Integer> lengths = new ArrayList<>();
    private final Holders holders = new Holders();
    private long rounds;

    private Trial(int seats) {
        wins = new double[seats];
        points = new double[seats];
    }

    /// Plays games number `first` and on; the same numbers and seed give the same games as `sim` has them.
    public static <S extends Copyable<S>, A> Trial of(Game<S, A> game, Terms terms, Level<S, A> level, long seed, long first, int games) {
        var trial = new Trial(terms.seats());
        var simulation = new Simulation<>(game, terms, List.of(level));
        for (long number = first; number < first + games; number++) {
            var holdings = Holdings.watching(game, terms.seats());
            var outcome = simulation.play(seed, number, 0, event -> holdings.ifPresent(watching -> watching.accept(event)));
            trial.add(outcome);
            holdings.ifPresent(watched -> trial.holders.add(watched, outcome.result()));
        }
        return trial;
    }

    private void add(Simulation.Outcome outcome) {
        var result = outcome.result();
        for (int turn = 0; turn < wins.length; turn++) {
            int seat = (outcome.first() + turn) % wins.length;
            points[turn] += result.points().get(seat);
            if (result.winners().contains(seat)) wins[turn] += 1.0 / result.winners().size();
        }
        lengths.add(outcome.decisions());
        rounds += outcome.round();
    }

    /// In turn, beginning with whoever was asked first: seats themselves tell nothing where luck decides who begins. A shared win is split.
    public List<Double> wins() { return list(wins); }

    /// In turn, all games together.
    public List<Double> points() { return list(points); }

    /// Of each game, in decisions.
    public List<Integer> lengths() { return List.copyOf(lengths); }

    /// In which rounds games ended, all together.
    public long rounds() { return rounds; }

    public Holders holders() { return holders; }

    private static List<Double> list(double[] numbers) {
        var list = new ArrayList<Double>();
        for (double number : numbers) list.add(number);
        return list;
    }
}
