package hearthside.ai.review;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.ai.SearchSetups;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.games.Games;
import hearthside.games.stoneage.Action;
import hearthside.games.stoneage.Location;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A thousand random decisions of every game: what is said of an option is so.
class HintTruthTest {
    private static final int DECISIONS = 1_000, OPTIONS = 12, SEARCHED = 25, TRIES = 3;

    static Stream<Game<?, ?>> games() {
        return Games.ALL.stream().filter(game -> SearchSetups.of(game).isPresent()).<Game<?, ?>>map(game -> game);
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatIsSaidToWinWinsAndWhatIsSaidInNumbersAddsUp(Game<?, ?> game) { listen(game); }

    private static <S extends Copyable<S>, A> void listen(Game<S, A> game) {
        var hints = new Hints<>(SearchSetups.of(game).orElseThrow());
        int decisions = 0;
        for (long seed = 1; decisions < DECISIONS; seed++) {
            int seats = game.info().minSeats() + (int) (seed % (game.info().maxSeats() - game.info().minSeats() + 1));
            var match = new Match<>(game, game.info().terms(seats), new Chance.Seeded(seed));
            var luck = new Chance.Seeded(~seed);
            for (; !match.isOver() && decisions < DECISIONS; decisions++) {
                int seat = match.toAct().first();
                var insight = Insight.of(match, seat);
                var options = match.options(seat);
                for (var option : options.stream().limit(OPTIONS).toList())
                    if (hints.winsNow(insight, option, seed)) wins(match, seat, option);
                if (decisions % SEARCHED == 0 && options.size() > 1) search(hints, insight, seats, seed);
                match.play(seat, options.get(luck.below(options.size())));
            }
        }
    }

    private static <S extends Copyable<S>, A> void wins(Match<S, A> match, int seat, A option) {
        for (int i = 0; i < TRIES; i++) {
            var after = match.fork();
            after.play(seat, option, new Chance.Seeded(i));
            assertThat(after.isOver()).as("%s", option).isTrue();
            assertThat(after.result().winners()).as("%s", option).contains(seat);
        }
    }

    private static <S extends Copyable<S>, A> void search(Hints<S, A> hints, Insight<S, A> insight, int seats, long seed) {
        var all = hints.of(insight, seats, Budget.ofIterations(16), 1, seed);
        var told = Hint.told(all);
        assertThat(told).hasSizeLessThanOrEqualTo(Hint.TOLD);
        for (var hint : told) {
            if (hint.action() instanceof Action action) named(action, hint.reason());
            apart(hint, told);
        }
        for (var costly : Costly.of(all)) {
            var chosen = all.stream().filter(hint -> hint.action().equals(costly.action())).findFirst().orElseThrow();
            assertThat(all.getFirst().win() - chosen.win()).isEqualTo(costly.cost()).isGreaterThan(Costly.TOO_MUCH);
            assertThat(costly.better()).isEqualTo(all.getFirst().action()).isNotEqualTo(costly.action());
        }
    }

    /// Nobody is told of tools who does not come by any.
    private static void named(Action action, @Nullable Reason reason) {
        if (reason == null || !reason.feature().equals("tools")) return;
        assertThat(action).isNotInstanceOfAny(Action.Gather.class, Action.UseTool.class, Action.UseCard.class, Action.Feed.class,
                Action.Starve.class, Action.Endure.class);
        if (action instanceof Action.Place(var location, _)) assertThat(location == Location.TOOL_MAKER || location.cost() > 0).isTrue();
    }

    private static void apart(Hint<?> hint, List<? extends Hint<?>> told) {
        var others = new HashSet<Hint<?>>(told);
        others.remove(hint);
        var apart = Objects.requireNonNull(hint.apart());
        var best = others.stream().max(Comparator.comparingDouble(Hint::win));
        if (best.isEmpty()) {
            assertThat(apart.kind()).isEqualTo(Difference.Kind.NONE);
            return;
        }
        double wins = 100 * (hint.win() - best.get().win());
        switch (apart.kind()) {
            case MORE_WINS -> assertThat(wins).isBetween(apart.number() - 0.51, apart.number() + 0.51);
            case FEWER_WINS -> assertThat(-wins).isBetween(apart.number() - 0.51, apart.number() + 0.51);
            case MORE_POINTS, FEWER_POINTS, NONE -> assertThat(Math.abs(wins)).isLessThan(2.51);
        }
        if (apart.kind() != Difference.Kind.NONE) assertThat(apart.number()).isPositive();
    }

    private static Hint<String> hint(String what, int visits, double win, double points) {
        return new Hint<>(what, visits, win, points, null, null, null);
    }

    @Test
    void optionsAreApartByWinsThenByPointsThenNotAtAll() {
        var told = Hint.told(List.of(hint("a", 90, 0.52, 100), hint("b", 50, 0.40, 130), hint("c", 20, 0.39, 90)));
        assertThat(told).extracting(Hint::apart).containsExactly(new Difference(Difference.Kind.MORE_WINS, 12),
                new Difference(Difference.Kind.FEWER_WINS, 12), new Difference(Difference.Kind.FEWER_WINS, 13));
        assertThat(Hint.told(List.of(hint("a", 90, 0.5, 100), hint("b", 50, 0.49, 97.2)))).extracting(Hint::apart).containsExactly(
                new Difference(Difference.Kind.MORE_POINTS, 3), new Difference(Difference.Kind.FEWER_POINTS, 3));
        assertThat(Hint.told(List.of(hint("a", 90, 0.5, 100), hint("b", 50, 0.49, 100.3)))).extracting(Hint::apart)
                .containsOnly(new Difference(Difference.Kind.NONE, 0));
    }

    @Test
    void whatGivesAwayMoreThanAFifthIsCostlyIfItWasTriedOftenEnough() {
        var all = List.of(hint("best", 400, 0.70, 100), hint("fair", 100, 0.52, 100), hint("dear", 100, 0.40, 100),
                hint("guess", 3, 0.1, 1));
        assertThat(Costly.of(all)).extracting(Costly::action).containsExactly("dear");
        assertThat(Costly.of(List.<Hint<String>>of())).isEmpty();
    }
}
