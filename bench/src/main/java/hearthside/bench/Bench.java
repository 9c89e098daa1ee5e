package hearthside.bench;

import hearthside.core.Copyable;
import hearthside.core.Dealer;
import hearthside.core.Game;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;

/// Rates per second of CPU time of one thread, with random play through the generic contract.
///
/// Rounds of the game, of copying and of the [Yardstick] take turns, so that a machine that is slow for a while is slow for all three.
///
/// @param calibration decisions of the [Yardstick], for comparing machines
public record Bench(String game, int seats, double decisionsPerCpuSecond, double gamesPerCpuSecond, double copiesPerCpuSecond,
        double calibration) {
    private static final int ROUNDS = 5;

    /// How long to measure, in nanoseconds of CPU time.
    enum Length {
        /// Enough to see that nothing is wrong.
        BRIEF(700_000_000L, 200_000_000L),
        /// For the record.
        FULL(1_500_000_000L, 700_000_000L);

        private final long warmUp;
        private final long round;

        Length(long warmUp, long round) {
            this.warmUp = warmUp;
            this.round = round;
        }
    }

    public static <S extends Copyable<S>, A> Bench of(Game<S, A> game) { return of(game, Length.FULL); }

    static <S extends Copyable<S>, A> Bench of(Game<S, A> game, Length length) {
        int seats = Math.min(4, game.info().maxSeats());
        var terms = game.info().terms(seats);
        var play = new Play<>(game, terms);
        var copies = new Copies<>(game, terms);
        var yardstick = new Yardstick();
        var rates = rates(length, play::games, copies::some, yardstick::some);
        double perGame = (double) play.decisions / play.games;
        return new Bench(game.info().id(), seats, rates[0], rates[0] / perGame, rates[1], rates[2]);
    }

    static double rate(LongSupplier work) { return rates(Length.FULL, work)[0]; }

    /// The median over some rounds of how much of each `work` gets done per second of CPU time.
    private static double[] rates(Length length, LongSupplier... works) {
        var rates = new double[works.length][ROUNDS];
        for (var work : works) rate(work, length.warmUp);
        for (int round = 0; round < ROUNDS; round++) for (int i = 0; i < works.length; i++) rates[i][round] = rate(works[i], length.round);
        return Arrays.stream(rates).mapToDouble(each -> Arrays.stream(each).sorted().toArray()[ROUNDS / 2]).toArray();
    }

    private static double rate(LongSupplier work, long nanos) {
        long start = cpu(), done = 0;
        while (cpu() - start < nanos) done += work.getAsLong();
        return done * 1e9 / (cpu() - start);
    }

    private static long cpu() { return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime(); }

    /// Random games, one after the other.
    private static final class Play<S extends Copyable<S>, A> {
        private final Game<S, A> game;
        private final Terms terms;
        private final Chance.Seeded chance = new Chance.Seeded(1);
        private final Dealer dealer = Dealer.silent(chance);
        private long games, decisions;

        Play(Game<S, A> game, Terms terms) {
            this.game = game;
            this.terms = terms;
        }

        long games() {
            long before = decisions;
            for (int i = 0; i < 100; i++, games++) {
                var s = game.setup(terms, dealer);
                for (var seats = game.toAct(s); !seats.isEmpty(); seats = game.toAct(s), decisions++) {
                    int seat = seats.first();
                    var options = game.options(s, seat);
                    game.apply(s, seat, options.get(chance.below(options.size())), dealer);
                }
            }
            return decisions - before;
        }
    }

    /// Copies of states from the middle of random games.
    private static final class Copies<S extends Copyable<S>, A> {
        private final Object[] states = new Object[64];
        private Object last = this;

        Copies(Game<S, A> game, Terms terms) {
            for (int i = 0; i < states.length; i++) {
                var chance = new Chance.Seeded(i);
                var dealer = Dealer.silent(chance);
                var s = game.setup(terms, dealer);
                for (int step = 0; step < 40 && !game.toAct(s).isEmpty(); step++) {
                    var options = game.options(s, game.toAct(s).first());
                    game.apply(s, game.toAct(s).first(), options.get(chance.below(options.size())), dealer);
                }
                states[i] = s;
            }
        }

        long some() {
            for (int i = 0; i < 10_000; i++) last = ((Copyable<?>) states[i & 63]).copy();
            return last == this ? 0 : 10_000; // the last copy is kept, so copying cannot be dropped
        }
    }
}
