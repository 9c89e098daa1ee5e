package hearthside.ai.search;

import hearthside.ai.bot.Bot;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.chance.Chance;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/// A game as the search knows it: its rules, its heuristics and what was learnt about it.
///
/// @param game       the rules
/// @param heuristics what to look at
/// @param learnt     the folder of the weights: those of today, or those of a version that others are measured by
public record SearchSetup<S extends Copyable<S>, A>(Game<S, A> game, Heuristics<S, A> heuristics, String learnt) {
    static final String TODAY = "weights";
    private static final Map<String, Weights> LEARNT = new ConcurrentHashMap<>();
    /// How many threads a strong bot thinks with.
    public static final int THREADS = Machine.THREADS;

    public SearchSetup(Game<S, A> game, Heuristics<S, A> heuristics) { this(game, heuristics, TODAY); }

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
    public Weights weights(S state, int seats) { return weights(heuristics.kind(state), seats); }

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

    private @Nullable String read(String kind, int seats) { return read(resource(learnt, game.info().id(), kind, seats)); }

    static @Nullable String read(String resource) {
        try (var in = SearchSetup.class.getResourceAsStream(resource)) {
            return in == null ? null : new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
