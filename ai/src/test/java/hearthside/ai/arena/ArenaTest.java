package hearthside.ai.arena;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.ai.Bots;
import hearthside.ai.bot.Level;
import hearthside.games.myfirststoneage.Action;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import hearthside.games.myfirststoneage.State;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ArenaTest {
    private final MyFirstStoneAge game = new MyFirstStoneAge();

    private Arena<?, ?> arena(int seats, String... bots) {
        return new Arena<>(game, game.info().terms(seats), Stream.of(bots).map(Bots.of(game)::level).toList(), 1);
    }

    @Test
    void eachDealIsPlayedFromEverySeat() {
        var arena = arena(3, "elephant", "random");
        for (int number = 0; number < 3; number++) assertThat(arena.play(number).bots().indexOf(0)).isEqualTo(number);
        assertThat(arena.play(4)).isEqualTo(arena.play(4));
    }

    @Test
    void withMoreBotsThanSeatsNeighboursMeet() {
        var arena = arena(2, "random", "greedy", "clever");
        var met = LongStream.range(0, 6).mapToObj(number -> List.copyOf(new java.util.TreeSet<>(arena.play(number).bots()))).distinct()
                .toList();
        assertThat(met).containsExactlyInAnyOrder(List.of(0, 1), List.of(1, 2), List.of(0, 2));
    }

    @Test
    void theStrongerBotHasMoreWinsMoreEloAndANarrowerIntervalAfterMoreGames() {
        var arena = arena(2, "elephant", "sleepy");
        var few = Standings.of(List.of("elephant", "sleepy"), 2, LongStream.range(0, 20).mapToObj(arena::play).toList());
        var many = Standings.of(List.of("elephant", "sleepy"), 2, LongStream.range(0, 200).mapToObj(arena::play).toList());
        var best = many.lines().getFirst();
        assertThat(best.share()).isGreaterThan(0.7);
        assertThat(best.low()).isLessThan(best.share());
        assertThat(best.high()).isGreaterThan(best.share());
        assertThat(best.high() - best.low()).isLessThan(few.lines().getFirst().high() - few.lines().getFirst().low());
        assertThat(best.elo()).isPositive();
        assertThat(best.elo() + many.lines().getLast().elo()).isBetween(-0.01, 0.01);
        assertThat(many.lines().stream().mapToDouble(Standings.Line::wins).sum()).isBetween(199.9, 200.1);
    }

    @Test
    void theTimeABotTakesIsWatched() {
        var thinking = new Thinking();
        var slow = new Level<State, Action>("slow", (_, _) -> (insight, _) -> {
            LockSupport.parkUntil(System.currentTimeMillis() + 4);
            return insight.options().getFirst();
        });
        new Arena<>(game, game.info().terms(2), List.of(thinking.watch(slow), Bots.of(game).level("random")), 1).play(0);
        assertThat(thinking.decisions()).isPositive();
        assertThat(thinking.percentile(50)).isGreaterThanOrEqualTo(2);
        assertThat(thinking.percentile(99)).isGreaterThanOrEqualTo(thinking.percentile(50));
    }

    @Test
    void thePictureNamesEveryBotAndNothingBreaksOutOfIt() {
        var svg = new Standings(2, 1, List.of(new Standings.Line("<a>&", 1, 1, 1, 0.2, 1, 3, 12))).svg("x < y");
        assertThat(svg).contains("&lt;a>&amp;").contains("x &lt; y").endsWith("</svg>\n");
    }
}
