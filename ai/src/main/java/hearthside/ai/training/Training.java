package hearthside.ai.training;

import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.ai.search.Heuristics;
import hearthside.ai.search.Weights;
import hearthside.core.Copyable;
import hearthside.core.Dealer;
import hearthside.core.Game;
import hearthside.core.Result;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleConsumer;

/// Learns a value function by regression on self-play: heuristic players who slip now and then, and who won in the end.
/// The same games, seed and settings give the same weights.
public final class Training<S extends Copyable<S>, A> {
    private static final int SLIPS = 12; // per cent of decisions made at random, so that unusual positions are seen too
    private static final int SAMPLE = 4; // per cent of the other moments that are looked at, beside the ends of rounds

    private static final double OWN = 0.5; // how much of what is foretold is who won; the rest is what the search thought

    private static final double UNTOLD = 1e9; // of a feature that was always the same nothing was learnt: any other value must not count

    /// A moment: the features of each seat, and what became of them.
    private static final class Moment {
        final float[][] seen;
        final float progress;
        final float[] won, points;

        Moment(float[][] seen, float progress, float[] won, float[] points) {
            this.seen = seen;
            this.progress = progress;
            this.won = won;
            this.points = points;
        }
    }

    private final Game<S, A> game;
    private final Heuristics<S, A> heuristics;
    private final List<Terms> terms;
    private final int seats;
    private final List<Moment> moments = new ArrayList<>();

    /// @param terms what the games are played by, in turn; all for the same number of players
    public Training(Game<S, A> game, Heuristics<S, A> heuristics, List<Terms> terms) {
        this.game = game;
        this.heuristics = heuristics;
        this.terms = List.copyOf(terms);
        seats = terms.getFirst().seats();
    }

    /// Which weights are learnt: [Heuristics#kind] of all these tables.
    public String kind() {
        var kinds = terms.stream().map(agreed -> heuristics.kind(game.setup(agreed, Dealer.silent(new Chance.Seeded(0))))).distinct()
                .toList();
        if (kinds.size() > 1)
            throw new BadInput("options", "Tables of %s have weights of their own each: train one after the other."
                    .formatted(String.join(", ", kinds)));
        return kinds.getFirst();
    }

    public int moments() { return moments.size(); }

    /// Plays so many games and remembers what was seen.
    ///
    /// @param goesOn asked after each game
    public void play(long seed, int games, BooleanSupplier goesOn) {
        for (int number = 0; number < games; number++) {
            play(terms.get(number % terms.size()), new Chance.Seeded(seed * 0x9E3779B97F4A7C15L + number));
            if (!goesOn.getAsBoolean()) return;
        }
    }

    /// Remembers what was seen in a game of the search against itself, wherever it thought. One game says little about who had the better
    /// position, so half of what is to be foretold is what the search thought when it was there.
    public void see(SelfPlayed played) {
        var seen = new ArrayList<float[][]>();
        var progress = new ArrayList<Float>();
        var thought = new ArrayList<List<Double>>();
        played.visit(game, terms, new SelfPlayed.Visitor<S, A>() {
            private int round = -1;

            @Override
            public void decides(S state, int seat, List<A> options, SelfPlayed.Decision decision) {
                if (decision.wins().isEmpty()) return;
                boolean isNew = heuristics.round(state) != round;
                if (!isNew && decision.tried().isEmpty()) return; // a quick thought within a round
                round = heuristics.round(state);
                seen.add(read(state));
                progress.add((float) heuristics.progress(state));
                thought.add(decision.wins());
            }

            @Override
            public void ended(S state) {
                var won = won(game.result(state));
                var points = points(game.result(state));
                for (int i = 0; i < seen.size(); i++)
                    moments.add(new Moment(seen.get(i), progress.get(i), mixed(won, thought.get(i)), points));
            }
        });
    }

    private static float[] mixed(float[] won, List<Double> thought) {
        var mixed = new float[won.length];
        for (int seat = 0; seat < mixed.length; seat++) mixed[seat] = (float) (OWN * won[seat] + (1 - OWN) * thought.get(seat));
        return mixed;
    }

    /// The weights as a file has them.
    public String weights(long seed, int hidden, int passes, String made, DoubleConsumer after) {
        return learn(seed, hidden, passes, after).text(heuristics.features(), made);
    }

    private void play(Terms agreed, Chance.Seeded luck) {
        var advisers = new ArrayList<Bot<S, A>>();
        for (int seat = 0; seat < seats; seat++) advisers.add(heuristics.adviser(seat, new Chance.Seeded(luck.nextLong())));
        int slips = luck.below(2 * SLIPS + 1); // the same for all, so that the better position wins and not the better player
        var dealer = Dealer.silent(luck);
        var state = game.setup(agreed, dealer);
        var seen = new ArrayList<float[][]>();
        var progress = new ArrayList<Float>();
        int round = heuristics.round(state);
        for (var deciding = game.toAct(state); !deciding.isEmpty(); deciding = game.toAct(state)) {
            if (heuristics.round(state) != round || luck.below(100) < SAMPLE) {
                round = heuristics.round(state);
                seen.add(read(state));
                progress.add((float) heuristics.progress(state));
            }
            int seat = deciding.first();
            var options = game.options(state, seat);
            var action = options.size() == 1
                    ? options.getFirst()
                    : luck.below(100) < slips
                            ? options.get(luck.below(options.size()))
                            : advisers.get(seat).choose(Insight.within(game, state, seat, options), Budget.QUICK);
            game.apply(state, seat, action, dealer);
        }
        var won = won(game.result(state));
        var points = points(game.result(state));
        for (int i = 0; i < seen.size(); i++) moments.add(new Moment(seen.get(i), progress.get(i), won, points));
    }

    private float[] won(Result result) {
        var won = new float[seats];
        for (int seat = 0; seat < seats; seat++) won[seat] = result.winners().contains(seat) ? 1f / result.winners().size() : 0;
        return won;
    }

    private float[] points(Result result) {
        var points = new float[seats];
        for (int seat = 0; seat < seats; seat++) points[seat] = result.points().get(seat);
        return points;
    }

    private float[][] read(S state) {
        var into = new double[seats][heuristics.features().size()];
        heuristics.read(state, into);
        var seen = new float[into.length][into[0].length];
        for (int seat = 0; seat < into.length; seat++) for (int i = 0; i < into[seat].length; i++) seen[seat][i] = (float) into[seat][i];
        return seen;
    }

    /// Learns from nine tenths of what was seen.
    ///
    /// @param after told after each pass how well the last tenth is foretold: the mean surprise about who wins
    Weights learn(long seed, int hidden, int passes, DoubleConsumer after) {
        int held = moments.size() - moments.size() / 10;
        var weights = normalised(hidden, seed);
        var order = new ArrayList<>(moments.subList(0, held));
        var step = new Gradient(weights);
        for (int pass = 0; pass < passes; pass++) {
            Collections.shuffle(order, new Random(seed + pass));
            double rate = 0.003 / (1 + 3.0 * pass / passes);
            for (var moment : order) step.learn(moment.seen, moment.progress, moment.won, moment.points, rate);
            after.accept(surprise(weights, moments.subList(held, moments.size())));
        }
        return weights;
    }

    private Weights normalised(int hidden, long seed) {
        var weights = new Weights(heuristics.features().size(), hidden);
        double count = (double) moments.size() * seats;
        for (int i = 0; i < weights.features; i++) {
            double sum = 0, square = 0;
            for (var moment : moments) for (var seat : moment.seen) {
                sum += seat[i];
                square += (double) seat[i] * seat[i];
            }
            weights.mean[i] = sum / count;
            double spread = Math.sqrt(Math.max(0, square / count - weights.mean[i] * weights.mean[i]));
            weights.scale[i] = spread < 1e-6 ? UNTOLD : Math.max(1e-3, spread);
        }
        var luck = new Chance.Seeded(seed);
        for (var unit : weights.layer) for (int i = 0; i < unit.length; i++) unit[i] = (luck.below(2001) - 1000) / 4000.0;
        for (int i = 0; i < hidden; i++) weights.out[i] = (luck.below(2001) - 1000) / 4000.0;
        return weights;
    }

    private double surprise(Weights weights, List<Moment> moments) {
        double sum = 0;
        var inputs = new double[weights.inputs()];
        for (var moment : moments) {
            var chances = Gradient.chances(weights, moment.seen, moment.progress, inputs);
            for (int seat = 0; seat < chances.length; seat++) {
                sum -= moment.won[seat] * Math.log(Math.max(1e-9, chances[seat]));
                if (chances.length == 1) sum -= (1 - moment.won[seat]) * Math.log(Math.max(1e-9, 1 - chances[seat]));
            }
        }
        return sum / Math.max(1, moments.size());
    }
}
