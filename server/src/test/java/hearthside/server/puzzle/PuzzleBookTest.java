package hearthside.server.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hearthside.ai.Bots;
import hearthside.ai.bot.Insight;
import hearthside.ai.puzzle.PuzzleFinder;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.games.Games;
import hearthside.wire.Json;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every puzzle that comes with the house can be opened, and its line played; a sample is searched again at each run, with
/// `-Dhearthside.all=true` every one.
class PuzzleBookTest {
    private static final int SAMPLE = Boolean.getBoolean("hearthside.all") ? 1 : 31;

    private static final int LEAST = 60;

    /// My First Stone Age has few choices that are hard.
    private static final Map<String, Integer> FEWER = Map.of("my-first-stone-age", 20);

    static Stream<Game<?, ?>> games() { return Games.ALL.stream(); }

    static List<Puzzle> puzzles(Game<?, ?> game) {
        return PuzzleBook.ids(game.info().id()).stream().map(id -> PuzzleBook.find(id).orElseThrow()).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void thereAreEnough(Game<?, ?> game) {
        var id = game.info().id();
        assertTrue(PuzzleBook.ids(id).size() >= FEWER.getOrDefault(id, LEAST), id + " has too few");
        assertEquals(puzzles(game).size(), new HashSet<>(puzzles(game).stream().map(Puzzle::position).toList()).size(), "the same twice");
    }

    @ParameterizedTest
    @MethodSource("games")
    void eachOpensWithItsOptionsAndItsLineCanBePlayed(Game<?, ?> game) { puzzles(game).forEach(puzzle -> opens(game, puzzle)); }

    private static <S extends Copyable<S>, A> void opens(Game<S, A> game, Puzzle puzzle) {
        Match<S, A> match = puzzle.open(game);
        assertTrue(match.toAct().contains(puzzle.seat()), puzzle.id());
        var told = puzzle.options().stream().<A>map(each -> Json.read(game.info().actions(), each.action())).toList();
        assertEquals(new HashSet<>(match.options(puzzle.seat())), new HashSet<>(told), puzzle.id());
        assertTrue(Bots.of(game).ids().contains(puzzle.level()), puzzle.id());
        double best = puzzle.options().getFirst().win();
        for (var other : puzzle.options().subList(1, puzzle.options().size()))
            assertTrue(best - other.win() > PuzzleFinder.CLEARLY / 2, puzzle.id() + " has two answers: " + other.action());
        assertEquals(puzzle.options().getFirst().action(), puzzle.line().getFirst().action(), puzzle.id());
        for (var step : puzzle.line()) Puzzle.play(match, step);
    }

    @ParameterizedTest
    @MethodSource("games")
    void theBestIsClearlyTheBestAndNotWhatFirstComesToMind(Game<?, ?> game) {
        var all = puzzles(game);
        for (int i = 0; i < all.size(); i += SAMPLE) isClear(game, all.get(i));
    }

    private static <S extends Copyable<S>, A> void isClear(Game<S, A> game, Puzzle puzzle) {
        Match<S, A> match = puzzle.open(game);
        A best = Json.read(game.info().actions(), puzzle.options().getFirst().action());
        assertTrue(new PuzzleFinder<>(game, match.terms().seats()).isClear(match, puzzle.seat(), best), puzzle.id());
        var greedy = Bots.of(game).level("greedy");
        var bot = greedy.sit(puzzle.seat(), 1);
        match.follow((_, events) -> events.forEach(event -> bot.saw(event.seenBy(puzzle.seat()))));
        assertNotEquals(best, bot.choose(Insight.of(match, puzzle.seat()), greedy.budget()), puzzle.id());
    }

    @Test
    void nothingIsFoundUnderANameThatIsNone() {
        for (var id : List.of("", "-", "stone-age", "stone-age-0", "../stone-age-1", "stone-age-1\n"))
            assertTrue(PuzzleBook.find(id).isEmpty(), id);
    }
}
