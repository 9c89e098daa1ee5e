package hearthside.ai.review;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.ai.SearchSetups;
import hearthside.ai.bot.Budget;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.games.cavemen.Action.Lose;
import hearthside.games.cavemen.Action.Replace;
import hearthside.games.cavemen.Cavemen;
import hearthside.games.fireaxe.Action.LoseCrew;
import hearthside.games.fireaxe.Action.LoseGood;
import hearthside.games.fireaxe.FireAndAxe;
import hearthside.games.firestone.FireAndStone;
import hearthside.games.myfirststoneage.Action.Swap;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import hearthside.games.stoneage.Action;
import hearthside.games.stoneage.StoneAge;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Why somebody did something is told from what whoever asks may know.
class OpponentsTest {
    private static final int DECISIONS = 120;
    private static final int GAMES = 12, ENOUGH = 40;

    static Stream<Game<?, ?>> games() { return Stream.of(new StoneAge(), new FireAndStone(), new FireAndAxe()); }

    private static <S extends Copyable<S>, A> Optional<Opponents.Explained<A>> explained(Match<S, A> match, int viewer, int other) {
        return new Opponents<>(SearchSetups.of(match.game()).orElseThrow(), match, viewer, Set.of(other)).last(Budget.ofIterations(40));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aReasonIsTheSameInEveryWorldThatTheViewerCannotTellFromTheRealOne(Game<?, ?> game) { assertThat(told(game)).isPositive(); }

    /// A game, and which of its decisions only carry out what was chosen or fell due before.
    record Dues(Game<?, ?> game, Predicate<Object> isDue) {
        @Override
        public String toString() { return game.info().id(); }
    }

    static Stream<Dues> dues() {
        return Stream.of(
                new Dues(new StoneAge(),
                        action -> action instanceof Action.Pay || action instanceof Action.Spend || action instanceof Action.Feed),
                new Dues(new Cavemen(), action -> action instanceof Lose || action instanceof Replace),
                new Dues(new FireAndAxe(), action -> action instanceof LoseCrew || action instanceof LoseGood),
                new Dues(new MyFirstStoneAge(), action -> action instanceof Swap));
    }

    /// Paying only carries out what was chosen before: "pays clay, because the field feeds the tribe" explains nothing. Nor has somebody
    /// a reason who must give up one of the tribe, or something to the sea; and "two trees swapped, because: one more hut" is not true.
    @ParameterizedTest
    @MethodSource("dues")
    void whoPaysIsNotExplained(Dues dues) { assertThat(paid(dues.game(), dues.isDue())).isGreaterThan(10); }

    /// Returns how often somebody paid and could have paid otherwise.
    private static <S extends Copyable<S>, A> int paid(Game<S, A> game, Predicate<Object> isDue) {
        int paid = 0;
        for (long seed = 1; seed <= GAMES && paid < ENOUGH; seed++) {
            var match = new Match<>(game, game.info().terms(2), new Chance.Seeded(seed));
            var luck = new Chance.Seeded(seed);
            while (!match.isOver() && paid < ENOUGH) {
                int seat = match.toAct().first();
                var options = match.options(seat);
                var action = options.get(luck.below(options.size()));
                var before = new Match<>(game, match.terms(), match.view(Game.REFEREE), new Chance.Seeded(1));
                match.play(seat, action);
                if (!isDue.test(action) || options.size() < 2) continue;
                paid++;
                before.play(seat, action);
                assertThat(explained(before, seat == 0 ? 1 : 0, seat)).as("%s", action).isEmpty();
            }
        }
        return paid;
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
