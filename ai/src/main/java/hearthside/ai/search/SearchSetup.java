package hearthside.ai.search;

import hearthside.ai.bot.Bot;
import hearthside.ai.policy.Policy;
import hearthside.ai.policy.PolicyWeights;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.chance.Chance;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// A game as the search knows it: its rules, its heuristics and what was learnt about it.
///
/// @param game       the rules
/// @param heuristics what to look at
/// @param learnt     the folder of the weights: those of today, or those of a version that others are measured by
/// @param candidate  what has just been learnt and is to be measured, instead of what lies there
public record SearchSetup<S extends Copyable<S>, A>(Game<S, A> game, Heuristics<S, A> heuristics, String learnt,
        @Nullable Learnt candidate) {
    /// What a search knows of a game and player count beyond its rules.
    public record Learnt(Weights weights, @Nullable PolicyWeights policy) {}

    static final String TODAY = "weights";
    private static final Map<String, Weights> LEARNT = new ConcurrentHashMap<>();
    private static final Map<String, Optional<PolicyWeights>> POLICIES = new ConcurrentHashMap<>();
    /// How many threads a strong bot thinks with.
    public static final int THREADS = Machine.THREADS;

    public SearchSetup(Game<S, A> game, Heuristics<S, A> heuristics) { this(game, heuristics, TODAY, null); }

    /// The same with something else in its head.
    public SearchSetup<S, A> knowing(Learnt other) { return new SearchSetup<>(game, heuristics, learnt, other); }

    /// A bot that thinks.
    ///
    /// @param slips per cent of decisions in which it plays something nearly as good instead
    public Bot<S, A> bot(int threads, int slips, Chance.Seeded chance) {
        return new SearchBot<>(search(threads, chance.nextLong()), slips, chance);
    }

    /// A search with the settings found for the player count of the table it is used at.
    public TreeSearch<S, A> search(int threads, long seed) { return new TreeSearch<>(this, heuristics::tuning, threads, seed); }

    public TreeSearch<S, A> search(Tuning tuning, int threads, long seed) { return new TreeSearch<>(this, _ -> tuning, threads, seed); }

    /// A value function for one thread, at tables like that of `state`.
    public ValueFunction<S> valueFunction(S state, int seats) { return new Model<>(heuristics, weights(state, seats)); }

    /// What was learnt for tables like that of `state`.
    public Weights weights(S state, int seats) { return learnt(state, seats).weights(); }

    /// All that is known of tables like that of `state`.
    public Learnt learnt(S state, int seats) {
        if (candidate != null) return candidate;
        var kind = heuristics.kind(state);
        return new Learnt(weights(kind, seats), policy(kind, seats).orElse(null));
    }

    /// For one thread, at tables like that of `state`, if one was learnt.
    @Nullable
    Policy<A> policy(S state, int seats) {
        var known = learnt(state, seats).policy();
        return known == null ? null : new Policy<>(known);
    }

    /// Only for the player count it was learnt for.
    private Optional<PolicyWeights> policy(String kind, int seats) {
        return POLICIES.computeIfAbsent(policyResource(learnt, game.info().id(), kind, seats),
                path -> Optional.ofNullable(read(path)).map(text -> PolicyWeights.parse(text, names(heuristics))));
    }

    public static List<String> names(Heuristics<?, ?> heuristics) { return heuristics.features().stream().map(Feature::name).toList(); }

    /// What was learnt for this kind of game and player count, or for the nearest.
    Weights weights(String kind, int seats) {
        return LEARNT.computeIfAbsent(resource(learnt, game.info().id(), kind, seats), _ -> {
            for (int apart = 0; apart < 8; apart++) {
                var text = read(kind, seats + apart);
                if (text == null) text = read(kind, seats - apart);
                if (text != null) return Weights.parse(text, heuristics.features());
            }
            return new Weights(heuristics.features().size(), 0); // nothing learnt yet: all seats alike
        });
    }

    /// Where the weights of a game and player count lie.
    ///
    /// @param kind one of [Heuristics#kinds]
    public static String resource(String game, String kind, int seats) { return resource(TODAY, game, kind, seats); }

    private static String resource(String folder, String game, String kind, int seats) {
        return "/hearthside/ai/%s/%s-%d%s.txt".formatted(folder, game, seats, kind.isEmpty() ? "" : "-" + kind);
    }

    /// Where the policy of a game and player count lies, if one was learnt.
    public static String policyResource(String game, String kind, int seats) { return policyResource(TODAY, game, kind, seats); }

    private static String policyResource(String folder, String game, String kind, int seats) {
        return resource(folder + "/policies", game, kind, seats);
    }

    private @Nullable String read(String kind, int seats) { return read(resource(learnt, game.info().id(), kind, seats)); }

    static @Nullable String read(String resource) {
        try (var in = SearchSetup.class.getResourceAsStream(resource)) {
            return in == null ? null : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
