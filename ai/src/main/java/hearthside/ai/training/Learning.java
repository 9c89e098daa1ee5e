package hearthside.ai.training;

import hearthside.ai.arena.Arena;
import hearthside.ai.arena.Share;
import hearthside.ai.bot.Abandoned;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Level;
import hearthside.ai.policy.PolicyWeights;
import hearthside.ai.search.SearchSetup;
import hearthside.ai.search.Weights;
import hearthside.core.Copyable;
import hearthside.core.Dealer;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Learning from games of the search itself, in generations: the best so far plays against itself, something new is learnt from that, and
/// it is kept if it beats the best. All of it follows from the settings and the files of a folder, so it can be stopped, goes on where it
/// was, and several machines can share it.
public final class Learning<S extends Copyable<S>, A> {
    private static final String GAMES = "games", MATCH = "match", VALUE = "value.txt", POLICY = "policy.txt";
    private static final int REMEMBERED = 4; // generations of games that are learnt from

    /// What the best is to learn anew.
    public enum Lesson {
        VALUE, POLICY, BOTH
    }

    /// @param iterations   of a decision that is thought about at length
    /// @param games        of self-play in a generation
    /// @param match        games of the new one against the best
    /// @param budget       of both in them
    /// @param rulesOfThumb games of the heuristic that the value is learnt from besides: they have seen positions the search never comes to
    /// @param hidden       units in the hidden layer of the value
    /// @param policyHidden and of the policy
    public record Settings(int iterations, int games, int match, Budget budget, int rulesOfThumb, int hidden, int policyHidden, int passes,
            long seed, Lesson lesson) {
        String line(String game, int seats) {
            return "%s seats=%d iterations=%d games=%d match=%d budget=%s thumb=%d hidden=%d policyHidden=%d passes=%d seed=%d lesson=%s"
                    .formatted(game, seats, iterations, games, match, budget, rulesOfThumb, hidden, policyHidden, passes, seed,
                            lesson.name().toLowerCase(Locale.ROOT));
        }
    }

    private final SearchSetup<S, A> setup;
    private final List<Terms> terms;
    private final Settings settings;
    private final LearningFiles files;
    private final String line;
    private final int shard, shards;
    private final Watcher watcher;

    /// Whoever waits for it.
    public interface Watcher {
        /// Asked at every decision.
        boolean goesOn();

        /// After every game.
        default void played() {}

        /// What is done now, and what came of it.
        default void hears(String told) {}
    }

    /// @param shard which part of the games is played here, from 0
    public Learning(SearchSetup<S, A> setup, Terms terms, Settings settings, Path folder, int shard, int shards, Watcher watcher) {
        this.setup = setup;
        this.terms = List.of(terms);
        this.settings = settings;
        this.shard = shard;
        this.shards = shards;
        this.watcher = watcher;
        files = new LearningFiles(folder);
        line = settings.line(setup.game().info().id(), terms.seats());
    }

    /// Goes on until there are so many generations, it is stopped, or games are missing that other machines are to play.
    ///
    /// @return those that are decided
    public List<Generation> run(int generations) {
        files.agree(line);
        var done = new ArrayList<Generation>();
        for (int number = 1; number <= generations; number++) {
            var best = best(done);
            int now = number;
            if (!played(number, GAMES, settings.games, game -> selfPlay(best, now, game))) return done;
            if (settings.lesson != Lesson.POLICY && !files.has(number, VALUE)) files.write(number, VALUE, value(number));
            if (settings.lesson != Lesson.VALUE && !files.has(number, POLICY)) files.write(number, POLICY, policy(number));
            var fresh = setup.knowing(learnt(best, number));
            if (!played(number, MATCH, settings.match, game -> contest(fresh, best, now, game))) return done;
            done.add(decided(number, done.isEmpty() ? 0 : done.getLast().elo()));
            write(done);
            watcher.hears(done.getLast().line());
        }
        return done;
    }

    /// The best there was, as the files a search reads; nothing if what was there at first is still the best.
    public void best(List<Generation> done, Consumer<String> value, Consumer<String> policy) {
        int kept = lastKept(done);
        if (kept == 0) return;
        if (settings.lesson != Lesson.POLICY) value.accept(files.read(kept, VALUE));
        if (settings.lesson != Lesson.VALUE) policy.accept(files.read(kept, POLICY));
    }

    /// Which weights are learnt: [hearthside.ai.search.Heuristics#kind] of these tables.
    public String kind() { return new Training<>(setup.game(), setup.heuristics(), terms).kind(); }

    private static int lastKept(List<Generation> done) {
        return done.stream().filter(Generation::kept).mapToInt(Generation::number).max().orElse(0);
    }

    private SearchSetup<S, A> best(List<Generation> done) {
        int kept = lastKept(done);
        return kept == 0 ? setup : setup.knowing(learnt(setup, kept));
    }

    /// What was learnt in a generation; the rest is as the best has it.
    private SearchSetup.Learnt learnt(SearchSetup<S, A> best, int generation) {
        var features = setup.heuristics().features();
        var state = setup.game().setup(terms.getFirst(), Dealer.silent(new Chance.Seeded(0)));
        var known = best.learnt(state, seats());
        return new SearchSetup.Learnt(
                settings.lesson == Lesson.POLICY ? known.weights() : Weights.parse(files.read(generation, VALUE), features),
                settings.lesson == Lesson.VALUE
                        ? known.policy()
                        : PolicyWeights.parse(files.read(generation, POLICY), SearchSetup.names(setup.heuristics())));
    }

    /// So that no generation sees the deals of another.
    private long seed(int generation) { return settings.seed * 1_000 + generation; }

    private int seats() { return terms.getFirst().seats(); }

    /// Plays what is still missing of this machine's part. Returns whether all games are there, those of the others too.
    private boolean played(int generation, String kind, int games, Function<Long, @Nullable String> play) {
        var there = files.lines(generation, kind);
        if (there.size() < games) watcher.hears("Generation %d: %s, %d of %d are there.".formatted(generation, kind, there.size(), games));
        for (long number = shard; number < games; number += shards) {
            if (there.containsKey(number)) continue;
            var found = play.apply(number);
            if (found == null) return false;
            files.add(generation, kind, "%d-of-%d".formatted(shard + 1, shards), found);
            watcher.played();
        }
        return files.lines(generation, kind).headMap((long) games).size() == games;
    }

    private @Nullable String selfPlay(SearchSetup<S, A> best, int generation, long number) {
        return new SelfPlay<>(best, terms, settings.iterations).play(seed(generation), number, watcher::goesOn).map(SelfPlayed::line)
                .orElse(null);
    }

    private @Nullable String contest(SearchSetup<S, A> fresh, SearchSetup<S, A> best, int generation, long number) {
        var arena = new Arena<>(setup.game(), terms.getFirst(), List.of(level("new", fresh), level("best", best)),
                seed(generation));
        try {
            var game = arena.play(number);
            double won = 0, fair = 0;
            for (int seat = 0; seat < seats(); seat++) {
                if (game.bots().get(seat) != 0) continue;
                fair++;
                if (game.winners().contains(seat)) won += 1.0 / game.winners().size();
            }
            return "%d %s".formatted(number, won / fair);
        } catch (Abandoned _) {
            return null;
        }
    }

    private Level<S, A> level(String id, SearchSetup<S, A> of) {
        return new Level<S, A>(id, settings.budget, false, (_, chance) -> of.bot(1, 0, chance)).asLongAs(watcher::goesOn);
    }

    /// With more than two the new one sits alone among the old: then its fair share is not a half.
    private Generation decided(int number, double before) {
        double won = 0;
        for (var game : files.lines(number, MATCH).headMap((long) settings.match).values())
            won += Double.parseDouble(game.substring(game.indexOf(' ') + 1));
        return Generation.of(number, new Share(won, settings.match), 1.0 / seats(), before);
    }

    private void write(List<Generation> done) {
        var lines = new StringBuilder("# hearthside learn ").append(line).append('\n');
        for (var generation : done) lines.append(generation.line()).append('\n');
        files.write("generations.txt", lines.toString());
        files.write("generations.svg", Generation.svg("%s, %d seats: Elo of the best after each generation"
                .formatted(setup.game().info().id(), seats()), done));
    }

    private List<SelfPlayed> recent(int generation) {
        var recent = new ArrayList<SelfPlayed>();
        for (int from = Math.max(1, generation - REMEMBERED + 1); from <= generation; from++)
            for (var game : files.lines(from, GAMES).headMap((long) settings.games).values())
                recent.add(SelfPlayed.parse(seed(from), game));
        return recent;
    }

    private String value(int generation) {
        watcher.hears("Generation %d: learns what a position is worth.".formatted(generation));
        var training = new Training<>(setup.game(), setup.heuristics(), terms);
        training.play(settings.seed, settings.rulesOfThumb, () -> true);
        recent(generation).forEach(training::see);
        var surprise = new double[1];
        var text = training.weights(settings.seed, settings.hidden, settings.passes, made(generation), each -> surprise[0] = each);
        watcher.hears(String.format(Locale.ROOT, "  %,d positions; surprised by %.4f about who wins", training.moments(), surprise[0]));
        return text;
    }

    private String policy(int generation) {
        watcher.hears("Generation %d: learns which options are worth a try.".formatted(generation));
        var training = new PolicyTraining<>(setup.game(), setup.heuristics(), terms);
        recent(generation).forEach(training::see);
        var surprise = new double[1];
        var learnt = training.learn(settings.seed, settings.policyHidden, settings.passes, PolicyTraining.RARE, each -> surprise[0] = each);
        watcher.hears(String.format(Locale.ROOT, "  %,d choices; surprised by %.4f about what is tried, %.4f if all options were alike",
                training.choices(), surprise[0], training.blind()));
        return learnt.text(SearchSetup.names(setup.heuristics()), made(generation));
    }

    private String made(int generation) { return "learnt in generation %d of: hearthside learn %s".formatted(generation, line); }
}
