package hearthside.bench;

import hearthside.ai.Bots;
import hearthside.ai.SearchSetups;
import hearthside.ai.Simulation;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.ai.search.Tuning;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import java.util.List;
import java.util.Objects;

/// Iterations of the search per second of CPU time of one thread, from the middle of a game among heuristic players, with roll-outs to the
/// end at random, as peers are measured; and with the roll-outs that are really used.
public record SearchBench(String game, int seats, double fullPerCpuSecond, double usedPerCpuSecond) {
    private static final int ITERATIONS = 200;

    public static <S extends Copyable<S>, A> SearchBench of(Game<S, A> game) {
        int seats = Math.min(4, game.info().maxSeats());
        var insight = middle(game, seats);
        var setup = SearchSetups.of(game).orElseThrow();
        return new SearchBench(game.info().id(), seats, Bench.rate(() -> think(setup.search(Tuning.FULL, 1, 1), insight)),
                Bench.rate(() -> think(setup.search(1, 1), insight)));
    }

    private static <S extends Copyable<S>, A> long think(hearthside.ai.search.TreeSearch<S, A> search, Insight<S, A> insight) {
        long visits = 0;
        for (var estimate : search.think(insight, Budget.ofIterations(ITERATIONS))) visits += estimate.visits();
        return visits == 0 ? 0 : ITERATIONS;
    }

    /// The first real choice after half of the decisions.
    private static <S extends Copyable<S>, A> Insight<S, A> middle(Game<S, A> game, int seats) {
        var player = Bots.of(game).all().stream().filter(level -> level.id().equals("heuristic") || level.id().equals("elephant"))
                .findFirst().orElseThrow();
        var whole = new Simulation<>(game, game.info().terms(seats), List.of(player)).record(1, 1, 0).journal();
        var match = Match.replay(game, game.info().terms(seats), whole.subList(0, 1), new Chance.Seeded(1));
        for (var entry : whole.subList(1, whole.size())) {
            if (match.journal().size() > whole.size() / 2 && match.options(entry.seat()).size() > 1) break;
            match.play(entry.seat(), Objects.requireNonNull(entry.action()), new Chance.Scripted(entry.drew()));
        }
        return Insight.of(match, match.toAct().first());
    }
}
