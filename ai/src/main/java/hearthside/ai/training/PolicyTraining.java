package hearthside.ai.training;

import hearthside.ai.policy.Aspects;
import hearthside.ai.policy.PolicyWeights;
import hearthside.ai.search.Heuristics;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.DoubleConsumer;

/// Learns which options are worth a try from what the search tried in its games against itself. The same games, seed and settings give the
/// same weights.
public final class PolicyTraining<S extends Copyable<S>, A> {
    static final int RARE = 40; // what was offered less often says nothing

    /// A decision the search thought about at length.
    private static final class Choice {
        final double[][] seen;
        final int seat;
        final double progress;
        final List<Object> options;
        final float[] tried;

        Choice(double[][] seen, int seat, double progress, List<Object> options, float[] tried) {
            this.seen = seen;
            this.seat = seat;
            this.progress = progress;
            this.options = options;
            this.tried = tried;
        }
    }

    /// The same as the network sees it.
    private static final class Sample {
        final float[] position;
        final int[][] aspects;
        final float[] tried;

        Sample(float[] position, int[][] aspects, float[] tried) {
            this.position = position;
            this.aspects = aspects;
            this.tried = tried;
        }
    }

    private final Game<S, A> game;
    private final Heuristics<S, A> heuristics;
    private final List<Terms> terms;
    private final List<Choice> choices = new ArrayList<>();
    private final Map<String, Integer> seenSoOften = new TreeMap<>();

    public PolicyTraining(Game<S, A> game, Heuristics<S, A> heuristics, List<Terms> terms) {
        this.game = game;
        this.heuristics = heuristics;
        this.terms = List.copyOf(terms);
    }

    public int choices() { return choices.size(); }

    /// How surprised somebody is to whom all options are alike.
    public double blind() { return choices.stream().mapToDouble(choice -> Math.log(choice.options.size())).average().orElse(0); }

    public void see(SelfPlayed played) {
        played.visit(game, terms, new SelfPlayed.Visitor<S, A>() {
            @Override
            public void decides(S state, int seat, List<A> options, SelfPlayed.Decision decision) {
                if (!decision.tried().isEmpty()) remember(state, seat, options, decision.tried());
            }

            @Override
            public void ended(S state) {}
        });
    }

    private void remember(S state, int seat, List<A> options, List<Integer> tried) {
        var seen = new double[terms.getFirst().seats()][heuristics.features().size()];
        heuristics.read(state, seen);
        var shares = new float[options.size()];
        float sum = 0;
        for (int count : tried) sum += count;
        for (int i = 0; i < tried.size(); i++) shares[i] = tried.get(i) / sum;
        choices.add(new Choice(seen, seat, heuristics.progress(state), List.copyOf(options), shares));
        for (var option : options) for (var aspect : Aspects.of(option)) seenSoOften.merge(aspect, 1, Integer::sum);
    }

    /// Learns from nine tenths of the choices.
    ///
    /// @param rare  what was offered less often says nothing
    /// @param after told after each pass how well the last tenth is foretold: the mean surprise about what is tried
    public PolicyWeights learn(long seed, int hidden, int passes, int rare, DoubleConsumer after) {
        var weights = begin(seed, hidden, rare);
        var samples = new ArrayList<Sample>();
        var known = new HashMap<Object, int[]>();
        var wide = new double[weights.inputs()];
        for (var choice : choices) {
            weights.inputs(choice.seen, choice.seat, choice.progress, wide);
            var position = new float[wide.length];
            for (int i = 0; i < wide.length; i++) position[i] = (float) wide[i];
            var aspects = choice.options.stream().map(option -> known.computeIfAbsent(option, weights::aspectsOf)).toArray(int[][]::new);
            samples.add(new Sample(position, aspects, choice.tried));
        }
        int held = samples.size() - samples.size() / 10;
        var order = new ArrayList<>(samples.subList(0, held));
        var step = new PolicyGradient(weights);
        for (int pass = 0; pass < passes; pass++) {
            Collections.shuffle(order, new Random(seed + pass));
            double rate = 0.05 / (1 + 4.0 * pass / passes);
            for (var sample : order) step.learn(sample.position, sample.aspects, sample.tried, rate);
            double surprise = 0;
            for (var sample : samples.subList(held, samples.size()))
                surprise += step.surprise(sample.position, sample.aspects, sample.tried);
            after.accept(surprise / Math.max(1, samples.size() - held));
        }
        return weights;
    }

    private PolicyWeights begin(long seed, int hidden, int rare) {
        var aspects = seenSoOften.entrySet().stream().filter(entry -> entry.getValue() >= rare).map(Map.Entry::getKey).toList();
        var weights = new PolicyWeights(heuristics.features().size(), hidden, aspects);
        double count = 0;
        for (var choice : choices) count += choice.seen.length;
        for (int i = 0; i < weights.features; i++) {
            double sum = 0, square = 0;
            for (var choice : choices) for (var seat : choice.seen) {
                sum += seat[i];
                square += seat[i] * seat[i];
            }
            weights.mean[i] = sum / count;
            weights.scale[i] = Math.max(1e-2, Math.sqrt(Math.max(0, square / count - weights.mean[i] * weights.mean[i])));
        }
        var luck = new Chance.Seeded(seed);
        for (var unit : weights.layer) for (int i = 0; i < unit.length; i++) unit[i] = (luck.below(2001) - 1000) / 4000.0;
        for (var says : weights.says) for (int i = 0; i < hidden; i++) says[i] = (luck.below(2001) - 1000) / 20000.0;
        return weights;
    }
}
