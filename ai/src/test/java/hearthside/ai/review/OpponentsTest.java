package hearthside.ai.review;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.ai.SearchSetups;
import hearthside.ai.bot.Budget;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.games.fireaxe.FireAndAxe;
import hearthside.games.firestone.FireAndStone;
import hearthside.games.stoneage.Action;
import hearthside.games.stoneage.StoneAge;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Why somebody did something is told from what whoever asks may know.
class OpponentsTest {
    private static final int DECISIONS = 120;

    static Stream<Game<?, ?>> games() { return Stream.of(new StoneAge(), new FireAndStone(), new FireAndAxe()); }

    private static <S extends Copyable<S>, A> Optional<Opponents.Explained<A>> explained(Match<S, A> match, int viewer, int other) {
        return new Opponents<>(SearchSetups.of(match.game()).orElseThrow(), match, viewer, Set.of(other)).last(Budget.ofIterations(40));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aReasonIsTheSameInEveryWorldThatTheViewerCannotTellFromTheRealOne(Game<?, ?> game) { assertThat(told(game)).isPositive(); }

    /// Paying only carries out what was chosen before: "pays clay, because the field feeds the tribe" explains nothing.
    @Test
    void whoPaysIsNotExplained() {
        int paid = 0;
        var game = new StoneAge();
        for (long seed = 1; seed <= 3; seed++) {
            var match = new Match<>(game, game.info().terms(2), new Chance.Seeded(seed));
            var luck = new Chance.Seeded(seed);
            while (!match.isOver()) {
                int seat = match.toAct().first();
                var options = match.options(seat);
                var action = options.get(luck.below(options.size()));
                boolean pays = action instanceof Action.Pay && options.size() > 1;
                var before = new Match<>(game, match.terms(), match.view(Game.REFEREE), new Chance.Seeded(1));
                match.play(seat, action);
                if (!pays) continue;
                paid++;
                before.play(seat, action);
                assertThat(explained(before, 1 - seat, seat)).as("%s", action).isEmpty();
            }
        }
        assertThat(paid).isGreaterThan(10);
    }

    /// Returns how many were explained.
    private static <S extends Copyable<S>, A> int told(Game<S, A> game) {
        int told = 0;
        var match = new Match<>(game, game.info().terms(game.info().minSeats()), new Chance.Seeded(5));
        var luck = new Chance.Seeded(6);
        for (int i = 0; i < DECISIONS && !match.isOver(); i++) {
            int seat = match.toAct().first(), viewer = seat == 0 ? 1 : 0;
            var options = match.options(seat);
            var action = options.get(luck.below(options.size()));
            var imagined = game.view(match.imagine(viewer, new Chance.Seeded(99)), Game.REFEREE);
            var real = new Match<>(game, match.terms(), match.view(Game.REFEREE), new Chance.Seeded(1));
            var other = new Match<>(game, match.terms(), imagined, new Chance.Seeded(1));
            if (other.toAct().contains(seat) && other.options(seat).contains(action)) {
                var seen = real.play(seat, action).stream().map(event -> event.seenBy(viewer)).toList();
                var dreamt = other.play(seat, action).stream().map(event -> event.seenBy(viewer)).toList();
                if (seen.equals(dreamt)) {
                    var why = explained(real, viewer, seat);
                    assertThat(why).isEqualTo(explained(other, viewer, seat));
                    if (why.isPresent()) {
                        told++;
                        assertThat(why.get().seat()).isEqualTo(seat);
                        assertThat(why.get().action()).isEqualTo(action);
                    }
                }
            }
            match.play(seat, action);
        }
        return told;
    }
}
