package hearthside.ai.puzzle;

import hearthside.ai.Bots;
import hearthside.ai.SearchSetups;
import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.ai.bot.Level;
import hearthside.ai.review.Hints;
import hearthside.ai.search.OptionEstimate;
import hearthside.ai.search.SearchSetup;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Finds decisions that are worth thinking about: one option is clearly the best, and it is not the one that first comes to mind.
///
/// Everything depends on the match and the iterations alone, so whoever looks again finds the same.
public final class PuzzleFinder<S extends Copyable<S>, A> {
    /// By how much the best option must raise the chance to win above every other.
    public static final double CLEARLY = 0.15;
    private static final int PEEK = 60, GLANCE = 160, BUDGET = 500, FOURFOLD = 4 * BUDGET;
    private static final long[] SEEDS = {11, 23};
    private static final int FEWEST = 3, MOST = 40; // options: more is not a puzzle but work
    private static final int TRIED_ENOUGH = 3; // what was tried less often is not judged by luck but compared alone
    private static final double HOPELESS = 0.2; // then nothing that is done matters
    private static final int JUDGED = 30;
    private static final int TRIES = 5, OFTEN = 3;
    private static final int LINE = 8;
    private static final String PLAIN = "greedy", GOES_ON = "chances";

    private final Game<S, A> game;
    private final SearchSetup<S, A> setup;
    private final int seats;

    public PuzzleFinder(Game<S, A> game, int seats) {
        this.game = game;
        this.seats = seats;
        setup = SearchSetups.of(game).orElseThrow(() -> new IllegalArgumentException("nobody knows how to play " + game.info().id()));
    }

    /// How far the game has come, from 0 to 1.
    public double progress(Match<S, A> match) { return setup.heuristics().progress(match.imagine(0, new Chance.Seeded(0))); }

    /// The puzzle in this decision, if there is one.
    public Optional<Found<A>> look(Match<S, A> match, int seat) {
        var options = match.options(seat);
        if (options.size() < FEWEST || options.size() > MOST) return Optional.empty();
        var insight = Insight.of(match, seat);
        if (setup.heuristics().sensible(insight).size() < 2) return Optional.empty();
        var peek = think(insight, SEEDS[0], PEEK);
        var best = best(peek);
        if (best.wins()[seat] < HOPELESS || lead(peek, best, seat) < CLEARLY / 2
                || choice(Bots.of(game).level(PLAIN), match, seat, 1).equals(best.action()))
            return Optional.empty();
        var glance = think(insight, SEEDS[0], GLANCE);
        if (!best(glance).action().equals(best.action()) || lead(glance, best(glance), seat) < CLEARLY) return Optional.empty();
        for (long seed : SEEDS) if (!stands(insight, best.action(), seed, BUDGET)) return Optional.empty();
        if (!isClear(match, seat, best.action())) return Optional.empty();
        var ranked = ranked(insight, best.action());
        for (var other : ranked.subList(1, ranked.size()))
            if (ranked.getFirst().wins()[seat] - other.wins()[seat] < CLEARLY) return Optional.empty();
        return Optional.of(found(match, insight, ranked));
    }

    /// Whether this option is clearly the best: with both seeds, and with four times the thinking it took to find it.
    public boolean isClear(Match<S, A> match, int seat, A action) {
        var insight = Insight.of(match, seat);
        for (long seed : SEEDS) if (!stands(insight, action, seed, FOURFOLD)) return false;
        return true;
    }

    private boolean stands(Insight<S, A> insight, A action, long seed, int iterations) {
        var estimates = think(insight, seed, iterations);
        var best = best(estimates);
        if (!best.action().equals(action) || lead(estimates, best, insight.seat()) < CLEARLY) return false;
        var next = next(estimates, best, insight.seat());
        if (next == null) return true;
        var two = think(insight.among(insight.options().stream()
                .filter(option -> option.equals(action) || option.equals(next.action())).toList()), ~seed, iterations);
        return lead(two, best(two), insight.seat()) >= CLEARLY && best(two).action().equals(action);
    }

    private List<OptionEstimate<A>> think(Insight<S, A> insight, long seed, int iterations) {
        return setup.search(setup.heuristics().tuning(seats).curious(), 1, seed).think(insight, Budget.ofIterations(iterations));
    }

    private static <A> OptionEstimate<A> best(List<OptionEstimate<A>> estimates) {
        return estimates.stream()
                .max(Comparator.<OptionEstimate<A>>comparingInt(OptionEstimate::visits).thenComparingDouble(OptionEstimate::value))
                .orElseThrow();
    }

    /// The best of the others.
    private static <A> @Nullable OptionEstimate<A> next(List<OptionEstimate<A>> estimates, OptionEstimate<A> best, int seat) {
        return estimates.stream().filter(other -> other != best && other.visits() > 0)
                .max(Comparator.comparingDouble((OptionEstimate<A> other) -> other.wins()[seat])).orElse(null);
    }

    private static <A> double lead(List<OptionEstimate<A>> estimates, OptionEstimate<A> best, int seat) {
        double most = 0;
        for (var other : estimates)
            if (other != best && other.visits() >= TRIED_ENOUGH) most = Math.max(most, other.wins()[seat]);
        return best.wins()[seat] - most;
    }

    private Found<A> found(Match<S, A> match, Insight<S, A> insight, List<OptionEstimate<A>> ranked) {
        var best = ranked.getFirst().action();
        var hints = new Hints<>(setup).told(ranked, insight, seats, SEEDS[0]);
        var reason = hints.getFirst().reason();
        return new Found<>(match, insight.seat(), hints, reason == null ? GOES_ON : reason.feature(), level(match, insight.seat(), best),
                line(match, insight.seat(), best));
    }

    /// The best and then all others, the better ones first.
    private List<OptionEstimate<A>> ranked(Insight<S, A> insight, A best) {
        return think(insight, SEEDS[0], FOURFOLD).stream()
                .map(each -> each.visits() >= JUDGED ? each : alone(each.action(), insight))
                .sorted(Comparator.comparing((OptionEstimate<A> each) -> !each.action().equals(best))
                        .thenComparing(Comparator.comparingDouble((OptionEstimate<A> each) -> each.wins()[insight.seat()]).reversed()))
                .toList();
    }

    /// A search says little about what it did not like: that is tried for itself.
    private OptionEstimate<A> alone(A option, Insight<S, A> insight) {
        return think(insight.among(List.of(option)), SEEDS[1], GLANCE).getFirst();
    }

    private String level(Match<S, A> match, int seat, A action) {
        var ladder = Bots.of(game);
        for (var level : ladder.levels().subList(0, ladder.levels().size() - 1)) {
            int finds = 0;
            for (int i = 0; i < TRIES; i++) if (choice(level, match, seat, i).equals(action)) finds++;
            if (finds >= OFTEN) return level.id();
        }
        return ladder.top().id();
    }

    /// What a bot of this level does that has seen everything.
    private A choice(Level<S, A> level, Match<S, A> match, int seat, long seed) {
        var bot = level.sit(seat, seed);
        tell(bot, match, seat);
        return bot.choose(Insight.of(match, seat), level.budget());
    }

    private static <S extends Copyable<S>, A> void tell(Bot<S, A> bot, Match<S, A> match, int seat) {
        match.follow((_, events) -> events.forEach(event -> bot.saw(event.seenBy(seat))));
    }

    /// The best decision and what follows, until this seat has to decide again after the others.
    private List<Match.Entry<A>> line(Match<S, A> match, int seat, A action) {
        var on = match.fork();
        var luck = new Chance.Seeded(match.journal().size());
        on.play(seat, action, luck);
        var strong = Bots.of(game).levels().get(Bots.of(game).levels().size() - 2);
        boolean others = false;
        while (!on.isOver() && on.journal().size() < match.journal().size() + LINE && !(others && on.toAct().contains(seat))) {
            int next = on.toAct().first();
            others |= next != seat;
            on.play(next, choice(strong, on, next, next), luck);
        }
        return new ArrayList<>(on.journal().subList(match.journal().size(), on.journal().size()));
    }
}
