package hearthside.ai.search;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.ai.Bots;
import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.ai.bot.Level;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.games.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What later opponents are measured by stays what it was: its choices at 204 positions, 34 of each game, are written down.
class FrozenChiefTest {
    private static final int POSITIONS = 34, BETWEEN = 7;
    private static final Budget BUDGET = Budget.ofIterations(60);
    private static final Path RECORDED = Path.of(System.getProperty("hearthside.root"), "ai/src/test/resources/chief-0.1.txt");

    @Test
    void choosesWhatItChoseInVersion01() throws IOException {
        var chosen = new ArrayList<String>();
        for (var game : Games.ALL) choices(game, chosen);
        if (Boolean.getBoolean("hearthside.record")) Files.write(RECORDED, chosen);
        assertThat(chosen).hasSize(POSITIONS * Games.ALL.size()).isEqualTo(Files.readAllLines(RECORDED));
    }

    /// Every few decisions of games among players of rules of thumb it is asked, with a seed of the position.
    private static <S extends Copyable<S>, A> void choices(Game<S, A> game, List<String> into) {
        var id = game.info().id();
        var frozen = Bots.of(game).all().stream().filter(level -> level.id().endsWith("-0.1")).findFirst().orElseThrow();
        int found = 0;
        for (int number = 0; found < POSITIONS; number++) {
            int seats = game.info().minSeats() + number % (game.info().maxSeats() - game.info().minSeats() + 1);
            var match = new Match<>(game, game.info().terms(seats), new Chance.Seeded(number));
            var players = new ArrayList<Bot<S, A>>();
            for (int seat = 0; seat < seats; seat++) players.add(walker(game).sit(seat, seat));
            for (int step = 0; !match.toAct().isEmpty() && found < POSITIONS; step++) {
                int seat = match.toAct().first();
                var insight = Insight.of(match, seat);
                if (step % BETWEEN == number % BETWEEN && insight.options().size() > 1) {
                    into.add("%s %d %d %d %s".formatted(id, seats, number, step, frozen.sit(seat, step).choose(insight, BUDGET)));
                    found++;
                }
                var events = match.play(seat, players.get(seat).choose(insight, Budget.QUICK));
                for (int other = 0; other < seats; other++)
                    for (var event : events) players.get(other).saw(event.seenBy(other));
            }
        }
    }

    private static <S extends Copyable<S>, A> Level<S, A> walker(Game<S, A> game) {
        return Bots.of(game).all().stream().filter(level -> level.id().equals("heuristic") || level.id().equals("elephant")).findFirst()
                .orElseThrow();
    }
}
