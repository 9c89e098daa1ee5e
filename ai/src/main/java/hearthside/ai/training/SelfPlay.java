package hearthside.ai.training;

import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.ai.search.OptionEstimate;
import hearthside.ai.search.SearchSetup;
import hearthside.ai.search.TreeSearch;
import hearthside.core.Copyable;
import hearthside.core.Dealer;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/// Games of the search against itself, to learn from. The same number and seed give the same game on any machine.
///
/// One decision of four is thought about at length, and only those teach which option to try; the others are played quickly, so that there
/// are more games and more ends of games to learn from.
public final class SelfPlay<S extends Copyable<S>, A> {
    private static final int LONG = 25, QUICKER = 5; // per cent of decisions, and how many times quicker the others are
    private static final double OPENING = 0.2; // of the game, in which everything is played as often as it was tried
    private static final int CURIOUS = 8; // per cent of later decisions at which the same is done

    private final SearchSetup<S, A> setup;
    private final List<Terms> terms;
    private final int iterations, seats;

    /// @param terms      what the games are played by, in turn; all for the same number of players
    /// @param iterations of a decision that is thought about at length
    public SelfPlay(SearchSetup<S, A> setup, List<Terms> terms, int iterations) {
        this.setup = setup;
        this.terms = List.copyOf(terms);
        seats = terms.getFirst().seats();
        this.iterations = iterations;
    }

    /// Nothing if it was not wanted to the end.
    public Optional<SelfPlayed> play(long seed, long number, BooleanSupplier wanted) {
        var game = setup.game();
        var played = new SelfPlayed(seed, number);
        var luck = new Chance.Seeded(~played.luck().nextLong()); // nobody thinks with the luck of the table
        var dealer = Dealer.silent(played.luck());
        var state = game.setup(terms.get((int) (number % terms.size())), dealer);
        var searches = new ArrayList<TreeSearch<S, A>>();
        for (int seat = 0; seat < seats; seat++) searches.add(setup.search(1, luck.nextLong()));
        for (var deciding = game.toAct(state); !deciding.isEmpty(); deciding = game.toAct(state)) {
            if (!wanted.getAsBoolean()) return Optional.empty();
            int seat = deciding.first();
            var options = game.options(state, seat);
            if (options.size() > 1) {
                var decision = decide(state, Insight.within(game, state, seat, options), searches.get(seat), luck);
                played.add(decision);
                game.apply(state, seat, options.get(decision.chosen()), dealer);
            } else {
                game.apply(state, seat, options.getFirst(), dealer);
            }
        }
        return Optional.of(played);
    }

    private SelfPlayed.Decision decide(S state, Insight<S, A> insight, TreeSearch<S, A> search, Chance.Seeded luck) {
        var sensible = setup.heuristics().sensible(insight);
        if (sensible.size() == 1)
            return new SelfPlayed.Decision(insight.options().indexOf(sensible.getFirst()));
        boolean isLong = luck.below(100) < LONG;
        var found = search.think(insight.among(sensible), Budget.ofIterations(Math.max(2, isLong ? iterations : iterations / QUICKER)));
        var tried = new int[insight.options().size()];
        var wins = new double[seats];
        int sum = 0;
        double all = 0; // what was only tried before the last move has visits, but nothing was found of it this time
        for (var estimate : found) {
            tried[insight.options().indexOf(estimate.action())] = estimate.visits();
            sum += estimate.visits();
            for (int seat = 0; seat < wins.length; seat++) {
                wins[seat] += estimate.visits() * estimate.wins()[seat];
                all += estimate.visits() * estimate.wins()[seat];
            }
        }
        for (int seat = 0; seat < wins.length; seat++) wins[seat] /= seats == 1 ? Math.max(1, sum) : Math.max(1e-9, all);
        boolean isOpen = setup.heuristics().progress(state) < OPENING || luck.below(100) < CURIOUS;
        int chosen = insight.options().indexOf(isOpen ? drawn(found, luck.below(Math.max(1, sum))) : best(found));
        return new SelfPlayed.Decision(chosen, isLong ? Arrays.stream(tried).boxed().toList() : List.of(),
                Arrays.stream(wins).boxed().toList());
    }

    private static <A> A best(List<OptionEstimate<A>> found) {
        return found.stream().max(Comparator.<OptionEstimate<A>>comparingInt(OptionEstimate::visits)).orElseThrow().action();
    }

    /// Each as often as it was tried.
    private static <A> A drawn(List<OptionEstimate<A>> found, int number) {
        int rest = number;
        for (var estimate : found) {
            if (rest < estimate.visits()) return estimate.action();
            rest -= estimate.visits();
        }
        return found.getLast().action();
    }
}
