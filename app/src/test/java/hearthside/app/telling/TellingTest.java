package hearthside.app.telling;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.ai.Bots;
import hearthside.ai.Simulation;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.games.Games;
import hearthside.testkit.Tables;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every game can be told: each board, question, action and event of some games has words, and no two options have the same. What happens
/// is told at every decision, boards and options at a sample of them, another one at each table; with `-Dhearthside.all=true` at every one.
class TellingTest {
    private static final int SAMPLE = Boolean.getBoolean("hearthside.all") ? 1 : 29;

    static Stream<Game<?, ?>> games() { return Games.ALL.stream().map(game -> game); }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameHasWords(Game<?, ?> game) { tell(game, Telling.of(game)); }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameCanBeToldAsItsRecordsAreWritten(Game<?, ?> game) { tell(game, new PlainTelling()); }

    private static <S extends Copyable<S>, A> void tell(Game<S, A> game, Telling telling) {
        int tables = 0, step = 0;
        for (var terms : Tables.of(game)) {
            step = tables++;
            var whole = new Simulation<>(game, terms, List.of(Bots.of(game).level("random"))).record(1, 2, 0);
            var match = Match.replay(game, terms, whole.journal().subList(0, 1), new Chance.Seeded(0));
            for (var entry : whole.journal().subList(1, whole.journal().size())) {
                int seat = entry.seat();
                if (step++ % SAMPLE == 0) look(match, seat, telling);
                for (var event : match.play(seat, java.util.Objects.requireNonNull(entry.action()), new Chance.Scripted(entry.drew())))
                    assertThat(telling.event(event.seenBy(seat))).isNotBlank();
            }
            assertThat(telling.ending(match.result())).contains("place");
        }
    }

    private static <S extends Copyable<S>, A> void look(Match<S, A> match, int seat, Telling telling) {
        assertThat(telling.board(match.view(seat))).isNotBlank();
        assertThat(telling.question(match.view(seat))).isNotBlank();
        var words = match.options(seat).stream().map(telling::action).toList();
        assertThat(words).doesNotContain("").doesNotHaveDuplicates();
    }
}
