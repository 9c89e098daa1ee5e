package hearthside.ai;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.games.Games;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What bots keep in memory of what they have thought. One bot around another that does not pass on "forget" once filled a whole server.
class ForgettingTest {
    private static final Budget SHORT = Budget.ofIterations(200);

    static Stream<Game<?, ?>> games() { return Games.ALL.stream(); }

    @ParameterizedTest
    @MethodSource("games")
    void theStrongestKeepsWhatItThoughtUntilItForgets(Game<?, ?> game) { forgets(game); }

    private static <S extends Copyable<S>, A> void forgets(Game<S, A> game) {
        var match = new Match<>(game, game.info().terms(game.info().minSeats(), java.util.Map.of(), game.info().edition()),
                new Chance.Seeded(1));
        var bot = Bots.of(game).top().sit(match.toAct().first(), 1);
        for (int i = 0; bot.bytes() == 0 && i < 50 && !match.isOver(); i++) {
            int seat = match.toAct().first();
            match.play(seat, bot.choose(Insight.of(match, seat), SHORT));
        }
        assertTrue(bot.bytes() > 0, "it has thought, and says how much it keeps");
        bot.forget();
        assertEquals(0, bot.bytes());
    }
}
