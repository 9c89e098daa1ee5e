package hearthside.ai.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hearthside.ai.Bots;
import hearthside.ai.SearchSetups;
import hearthside.ai.Simulation;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.ai.bot.Level;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.games.Games;
import hearthside.games.cavemen.Cavemen;
import hearthside.games.stoneage.StoneAge;
import hearthside.games.stoneage.StoneAgeSolo;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TreeSearchTest {
    static Stream<Game<?, ?>> games() { return Games.ALL.stream().map(game -> game); }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameHasHeuristicsAndWeightsThatFitForEveryKindAndPlayerCount(Game<?, ?> game) {
        var setup = SearchSetups.of(game).orElseThrow();
        for (var kind : setup.heuristics().kinds()) for (int seats = game.info().minSeats(); seats <= game.info().maxSeats(); seats++) {
            assertThat(SearchSetup.class.getResource(SearchSetup.resource(game.info().id(), kind, seats)))
                    .as("weights of %s %s for %d", game.info().id(), kind, seats)
                    .isNotNull();
            assertThat(setup.weights(kind, seats).features()).isEqualTo(setup.heuristics().features().size());
            assertThat(java.util.Arrays.stream(setup.weights(kind, seats).win)).as("something was learnt").anyMatch(weight -> weight != 0);
        }
        assertThat(setup.heuristics().features().stream().map(Feature::name)).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("games")
    void chancesAddUpAndEveryOptionIsThoughtOf(Game<?, ?> game) { chances(game); }

    private static <S extends Copyable<S>, A> void chances(Game<S, A> game) {
        var insight = moment(game, 30);
        var estimates = SearchSetups.of(game).orElseThrow().search(1, 3).think(insight, Budget.ofIterations(60));
        assertThat(estimates).extracting(OptionEstimate::action).containsExactlyElementsOf(insight.options());
        assertThat(estimates.stream().mapToInt(OptionEstimate::visits).sum()).isBetween(38, 60); // the others' iterations are not counted
        for (var estimate : estimates) {
            if (estimate.visits() == 0) continue;
            double sum = 0;
            for (double wins : estimate.wins()) sum += wins;
            if (estimate.wins().length > 1) assertThat(sum).isBetween(0.999, 1.001);
            assertThat(estimate.value()).isBetween(0.0, 1.0);
        }
    }

    /// SS-62, SS-63: where hardly anybody wins, the chance is the same everywhere, and the rounds tell the options apart.
    @Test
    void aloneTheValueIsTheChanceAndTheShareOfTheRounds() {
        var game = new StoneAgeSolo();
        var setup = SearchSetups.of(game).orElseThrow();
        var match = new Match<>(game, game.info().terms(1, Map.of("level", "4")), new Chance.Seeded(2));
        match.play(0, match.options(0).getFirst());
        var estimates = setup.search(1, 3).think(Insight.of(match, 0), Budget.ofIterations(300));
        double share = setup.heuristics().tuning(1).points();
        for (var estimate : estimates)
            if (estimate.visits() > 0)
                assertThat(estimate.value()).isCloseTo((1 - share) * estimate.wins()[0] + share * estimate.points()[0] / 18, within(1e-6));
        var values = estimates.stream().filter(estimate -> estimate.visits() > 0).mapToDouble(OptionEstimate::value).summaryStatistics();
        assertThat(values.getMax() - values.getMin()).isGreaterThan(0.02);
    }

    @Test
    void theSameSeedAndIterationsGiveTheSameThoughtsOnAnyNumberOfThreads() {
        var game = new StoneAge();
        var insight = moment(game, 60);
        for (int threads = 1; threads <= 3; threads++) {
            var one = SearchSetups.of(game).orElseThrow().search(threads, 5).think(insight, Budget.ofIterations(90));
            var two = SearchSetups.of(game).orElseThrow().search(threads, 5).think(insight, Budget.ofIterations(90));
            assertThat(one).extracting(OptionEstimate::visits).isEqualTo(two.stream().map(OptionEstimate::visits).toList());
            assertThat(one).extracting(OptionEstimate::value).isEqualTo(two.stream().map(OptionEstimate::value).toList());
        }
    }

    /// Whoever only plays the best need not go on once that is known: it plays the same, sooner.
    @ParameterizedTest
    @MethodSource("games")
    void itStopsWhenNothingCanOvertakeTheBest(Game<?, ?> game) { decided(game); }

    private static <S extends Copyable<S>, A> void decided(Game<S, A> game) {
        var insight = moment(game, 30);
        var setup = SearchSetups.of(game).orElseThrow();
        int whole = 0, less = 0;
        for (int seed = 0; seed < 5; seed++) {
            var all = setup.search(1, seed).think(insight, Budget.ofIterations(400));
            var enough = setup.search(1, seed).decide(insight, Budget.ofIterations(400));
            assertThat(SearchBot.best(enough).action()).isEqualTo(SearchBot.best(all).action());
            whole += all.stream().mapToInt(OptionEstimate::visits).sum();
            less += enough.stream().mapToInt(OptionEstimate::visits).sum();
        }
        assertThat(less).isLessThan(whole);
    }

    /// On a machine that does other things too, equal time is equal time of the processor.
    @Test
    void whoeverMeasuresMayCountOnlyTheTimeInWhichItRuns() throws InterruptedException {
        System.setProperty("hearthside.clock", "processor");
        try {
            var clock = Machine.clock();
            long since = clock.getAsLong();
            Thread.sleep(80);
            assertThat(clock.getAsLong() - since).isBetween(0L, 40_000_000L);
            double sum = 0;
            for (int i = 1; clock.getAsLong() == since && i < 1_000_000_000; i++) sum += Math.sqrt(i);
            assertThat(clock.getAsLong()).as("but then it runs: " + sum).isGreaterThan(since);
            assertThat(SearchSetups.of(new StoneAge()).orElseThrow().search(1, 3).think(moment(new StoneAge(), 30), Budget.ofMillis(20)))
                    .isNotEmpty();
        } finally {
            System.clearProperty("hearthside.clock");
        }
        long since = Machine.clock().getAsLong();
        Thread.sleep(5);
        assertThat(Machine.clock().getAsLong() - since).as("on the wall").isGreaterThan(4_000_000L);
    }

    @Test
    void itIsDecidedWhenTheLeadIsMoreThanWhatIsLeft() {
        var visitCounts = new VisitCounts(2, 3);
        visitCounts.count(0, new int[] {50, 10, 0});
        assertThat(visitCounts.decided(39)).isTrue();
        assertThat(visitCounts.decided(40)).isFalse();
        visitCounts.count(1, new int[] {0, 35, 20});
        assertThat(visitCounts.decided(4)).isTrue();
        assertThat(visitCounts.decided(5)).isFalse();
    }

    /// On a clock that goes a millisecond further whenever somebody looks.
    @Test
    void itStopsWhenTheTimeIsOver() {
        var looked = new AtomicLong();
        var search = SearchSetups.of(new StoneAge()).orElseThrow().search(1, 5).timedBy(() -> looked.getAndIncrement() * 1_000_000);
        var estimates = search.think(moment(new StoneAge(), 60), Budget.ofMillis(30));
        assertThat(looked.get()).as("once at the beginning, and after each of thirty iterations").isEqualTo(31);
        assertThat(estimates.stream().mapToInt(OptionEstimate::visits).sum()).isPositive();
    }

    /// The clock stands still: nothing else could end it.
    @Test
    void itStopsWhenInterruptedAndStillAnswers() throws InterruptedException {
        var search = SearchSetups.of(new StoneAge()).orElseThrow().search(2, 5).timedBy(() -> 0);
        var insight = moment(new StoneAge(), 60);
        var answered = new boolean[1];
        var thinker = Thread.ofPlatform().unstarted(() -> {
            Thread.currentThread().interrupt();
            answered[0] = search.think(insight, Budget.ofMillis(60_000)).stream().anyMatch(estimate -> estimate.visits() > 0);
        });
        thinker.start();
        thinker.join();
        assertThat(answered[0]).isTrue();
    }

    /// Cavemen has no luck between two moves of one turn, so what was thought about the second is not thought again.
    @Test
    void theTreeIsKeptForTheNextMove() {
        var game = new Cavemen();
        var match = new Match<>(game, game.info().terms(2), new Chance.Seeded(4));
        var search = SearchSetups.of(game).orElseThrow().search(1, 5);
        int kept = 0;
        for (int i = 0; i < 60 && !match.isOver(); i++) {
            int seat = match.toAct().first();
            var insight = Insight.of(match, seat);
            if (seat != 0 || insight.options().size() == 1) {
                match.play(seat, insight.options().getFirst());
                continue;
            }
            var estimates = search.think(insight, Budget.ofIterations(120));
            if (estimates.stream().mapToInt(OptionEstimate::visits).sum() > 120) kept++;
            match.play(seat, SearchBot.best(estimates).action());
        }
        assertThat(kept).isPositive();
    }

    /// A little thinking beats none: the same heuristic with and without a search on top.
    @Test
    void thinkingHelps() {
        var game = new StoneAge();
        var thinker = Bots.of(game).level("shaman").within(Budget.ofIterations(120));
        var simulation = new Simulation<>(game, game.info().terms(2),
                List.<Level<hearthside.games.stoneage.State, hearthside.games.stoneage.Action>>of(thinker,
                        Bots.of(game).level("heuristic")));
        int wins = 0;
        for (int number = 0; number < 12; number++)
            if (simulation.play(2, number / 2, number % 2).result().winners().contains(number % 2)) wins++;
        assertThat(wins).isGreaterThanOrEqualTo(8);
    }

    /// Slips are those of somebody who plays: even the weakest level is better than chance.
    @Test
    void theWeakestLevelIsBetterThanChance() {
        var game = new Cavemen();
        var simulation = new Simulation<>(game, game.info().terms(2), List.of(Bots.of(game).level("cub"), Bots.of(game).level("random")));
        int wins = 0;
        for (int number = 0; number < 30; number++)
            if (simulation.play(2, number / 2, number % 2).result().winners().contains(number % 2)) wins++;
        assertThat(wins).isGreaterThanOrEqualTo(18);
    }

    /// What the seat to act knows after so many random decisions.
    private static <S extends Copyable<S>, A> Insight<S, A> moment(Game<S, A> game, int decisions) {
        var whole = new Simulation<>(game, game.info().terms(game.info().maxSeats()), List.of(Bots.of(game).level("random")))
                .record(7, 1, 0).journal();
        var match = Match.replay(game, game.info().terms(game.info().maxSeats()), whole.subList(0, 1), new Chance.Seeded(1));
        for (var entry : whole.subList(1, whole.size())) {
            if (match.journal().size() > decisions && match.options(entry.seat()).size() > 1) break;
            match.play(entry.seat(), Objects.requireNonNull(entry.action()), new Chance.Scripted(entry.drew()));
        }
        return Insight.of(match, match.toAct().first());
    }

    @Test
    void whatWasForgottenIsThoughtAnew() {
        var insight = moment(new StoneAge(), 30);
        var search = SearchSetups.of(new StoneAge()).orElseThrow().search(1, 3);
        var first = values(search, insight);
        assertThat(values(search, insight)).as("its luck goes on").isNotEqualTo(first);
        search.forget();
        assertThat(values(search, insight)).as("it begins anew").isEqualTo(first);
    }

    private static <S extends Copyable<S>, A> List<Double> values(TreeSearch<S, A> search, Insight<S, A> insight) {
        return search.think(insight, Budget.ofIterations(60)).stream().map(OptionEstimate::value).toList();
    }
}
