package hearthside.ai.coach;

import hearthside.ai.Coaches;
import hearthside.ai.SearchSetups;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/// Goes through a thousand decisions of a game, and holds each sentence of the coach against the position.
final class Truths<S extends Copyable<S>, A> {
    private static final int DECISIONS = 1_000;
    private static final int ANYTHING = 40; // per cent of decisions made at random, where a heuristic decides the others

    /// Whether what was said is so.
    interface Check<S extends Copyable<S>, A> {
        void remark(Match<S, A> match, int seat, Remark said);

        void fact(Match<S, A> match, int seat, A action, Remark said);
    }

    private final Game<S, A> game;
    private final Check<S, A> check;
    private final Set<String> told = new TreeSet<>();

    Truths(Game<S, A> game, Check<S, A> check) {
        this.game = game;
        this.check = check;
    }

    /// Returns the keys of all that was said, facts with `fact.` before them.
    Set<String> hold() {
        int decisions = 0;
        for (long seed = 1; decisions < DECISIONS; seed++) {
            int seats = game.info().minSeats() + (int) (seed % (game.info().maxSeats() - game.info().minSeats() + 1));
            var match = new Match<>(game, game.info().terms(seats), new Chance.Seeded(seed));
            var luck = new Chance.Seeded(~seed);
            for (; !match.isOver() && decisions < DECISIONS * seed / 3; decisions++) {
                int seat = match.toAct().first();
                listen(match, seat);
                match.play(seat, choice(match, seat, seed, luck));
            }
        }
        return told;
    }

    private void listen(Match<S, A> match, int seat) {
        var coach = Coaches.of(game);
        var insight = Insight.shown(match, seat);
        for (var said : coach.remarks(insight)) {
            told.add(said.key());
            check.remark(match, seat, said);
        }
        for (var option : insight.options())
            coach.fact(insight, option).ifPresent(said -> {
                told.add("fact." + said.key());
                check.fact(match, seat, option, said);
            });
    }

    private A choice(Match<S, A> match, int seat, long seed, Chance.Seeded luck) {
        var options = match.options(seat);
        if (seed % 2 == 0 || luck.below(100) < ANYTHING) return options.get(luck.below(options.size()));
        return SearchSetups.of(game).orElseThrow().heuristics().adviser(seat, new Chance.Seeded(seed + match.journal().size()))
                .choose(Insight.of(match, seat), Budget.QUICK);
    }

    /// The match after one more decision; the luck is the same every time.
    static <S extends Copyable<S>, A> Match<S, A> after(Match<S, A> match, int seat, A action) { return after(match, seat, action, 7); }

    static <S extends Copyable<S>, A> Match<S, A> after(Match<S, A> match, int seat, A action, long luck) {
        var fork = match.fork();
        fork.play(seat, action, new Chance.Seeded(luck));
        return fork;
    }

    /// What happens then, of one kind.
    static <S extends Copyable<S>, A, E> List<E> events(Match<S, A> match, int seat, A action, Class<E> kind, long luck) {
        return match.trial(seat, action, new Chance.Seeded(luck)).stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /// A number in a sentence.
    static int number(Remark said, String gap) {
        return Integer.parseInt(Objects.requireNonNull(said.gaps().get(gap), gap));
    }
}
