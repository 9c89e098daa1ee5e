package hearthside.server.puzzle;

import hearthside.ai.Bots;
import hearthside.core.Game;
import hearthside.games.Games;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// What is known of every puzzle without opening it.
final class PuzzleIndex {
    /// @param level   one of five, the same names for all games
    /// @param choices how many options there are
    record Known(String id, String game, String theme, String level, int seats, int choices) {}

    private static final List<String> LEVELS = List.of("cub", "gatherer", "hunter", "shaman", "chief");

    private PuzzleIndex() {}

    /// Read when somebody first asks.
    private static final class All {
        static final Map<String, Known> BY_ID = read();

        private static Map<String, Known> read() {
            var known = new LinkedHashMap<String, Known>();
            for (var game : Games.ALL)
                for (var id : PuzzleBook.ids(game.info().id()))
                    PuzzleBook.find(id).ifPresent(each -> known.put(id, known(game, each)));
            return known;
        }

        private static Known known(Game<?, ?> game, Puzzle puzzle) {
            return new Known(puzzle.id(), game.info().id(), puzzle.theme(), level(game, puzzle.level()), puzzle.position().seats(),
                    puzzle.options().size());
        }
    }

    /// The bots of every game stand on five rungs; where they have names of their own, they are told by those of the others.
    static String level(Game<?, ?> game, String bot) {
        int rung = Bots.of(game).ids().indexOf(bot);
        return LEVELS.get(rung < 0 ? LEVELS.size() - 1 : Math.min(rung, LEVELS.size() - 1));
    }

    static Optional<Known> known(String id) { return Optional.ofNullable(All.BY_ID.get(id)); }

    static List<Known> all() { return List.copyOf(All.BY_ID.values()); }

    static Optional<Puzzle> find(String id) { return All.BY_ID.containsKey(id) ? PuzzleBook.find(id) : Optional.empty(); }

    static Optional<Known> of(LocalDate day) {
        var byGame = Games.ALL.stream().map(game -> PuzzleBook.ids(game.info().id())).filter(ids -> !ids.isEmpty()).toList();
        return byGame.isEmpty() ? Optional.empty() : Optional.ofNullable(All.BY_ID.get(daily(byGame, day)));
    }

    /// One a day, the same for everybody: the games take turns, and each goes through its puzzles before it begins again.
    static String daily(List<List<String>> byGame, LocalDate day) {
        long round = Math.floorDiv(day.toEpochDay(), (long) byGame.size());
        var ids = byGame.get((int) Math.floorMod(day.toEpochDay(), (long) byGame.size()));
        return ids.get((int) Math.floorMod(round, (long) ids.size()));
    }
}
