package hearthside.ai;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.ai.review.Hints;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.games.Games;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import java.util.HashSet;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A hint uses what its seat is shown, and nothing else.
class HintSecrecyTest {
    private static <S extends Copyable<S>, A> Match<S, A> played(Game<S, A> game, Map<String, String> options, int seed, int decisions) {
        var match = new Match<>(game, game.info().terms(game.info().maxSeats(), options), new Chance.Seeded(seed));
        var chance = new Chance.Seeded(~seed);
        for (int i = 0; i < decisions && !match.isOver(); i++) {
            var open = match.options(match.toAct().first());
            match.play(match.toAct().first(), open.get(chance.below(open.size())));
        }
        return match;
    }

    private static <S extends Copyable<S>, A> Object hints(Match<S, A> match, int seat) {
        return new Hints<>(SearchSetups.of(match.game()).orElseThrow()).of(Insight.shown(match, seat), match.terms().seats(),
                Budget.ofIterations(12), 1, 7);
    }

    static Stream<Game<?, ?>> games() {
        return Games.ALL.stream().filter(game -> SearchSetups.of(game).isPresent()).<Game<?, ?>>map(game -> game);
    }

    @ParameterizedTest
    @MethodSource("games")
    void aHintIsTheSameInEveryWorldThatTheSeatCannotTellFromTheRealOne(Game<?, ?> game) { same(game); }

    private static <S extends Copyable<S>, A> void same(Game<S, A> game) {
        for (int seed = 0; seed < 3; seed++) {
            var match = played(game, Map.of(), seed, 30 + 9 * seed);
            if (match.isOver()) continue;
            int seat = match.toAct().first();
            var position = match.view(Game.REFEREE);
            var other = game.view(match.imagine(seat, new Chance.Seeded(99)), Game.REFEREE);
            var real = new Match<>(game, match.terms(), position, new Chance.Seeded(1));
            var imagined = new Match<>(game, match.terms(), other, new Chance.Seeded(1));
            assertThat(new HashSet<>(real.options(seat))).containsAll(Insight.shown(real, seat).options());
            assertThat(game.view(real.shown(seat, new Chance.Seeded(1)), seat)).as("what the seat itself sees")
                    .isEqualTo(game.view(imagined.shown(seat, new Chance.Seeded(1)), seat));
        }
    }

    /// My First Stone Age: at no level of help does a hint know a tree that is closed and not shown.
    @ParameterizedTest
    @ValueSource(strings = {"0", "1", "2", "3"})
    void hintsDoNotSeeThroughClosedTrees(String help) {
        var game = new MyFirstStoneAge();
        for (int seed = 0; seed < 4; seed++) {
            var match = played(game, Map.of("help", help), seed, 25);
            if (match.isOver()) continue;
            int seat = match.toAct().first();
            var forgotten = new Match<>(game, match.terms(), game.view(match.shown(seat, new Chance.Seeded(1)), Game.REFEREE),
                    new Chance.Seeded(1));
            var same = new Match<>(game, match.terms(), match.view(Game.REFEREE), new Chance.Seeded(1));
            assertThat(hints(same, seat)).isEqualTo(hints(forgotten, seat));
        }
    }
}
