package hearthside.server.puzzle;

import hearthside.server.protocol.Puzzles;
import hearthside.server.store.Rows;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/// The first tries of those who have accounts, and what they come to. A try is written once, however often it is sent.
record PuzzleRepository(Rows rows) {
    private static final long DAY = Duration.ofDays(1).toMillis();

    /// @param counted whether it was the first try
    /// @param gained  by how much the rating of the solver changed
    record Noted(boolean counted, double gained) {}

    private record Rated(double rating, int tries) {}

    /// @param start what the puzzle is held for until somebody has tried it
    Noted note(String account, String puzzle, double start, boolean solved, long now) {
        return rows.written(handle -> {
            int made = handle.createUpdate("insert into puzzle_tries (account, puzzle, solved, tried) values (:account, :puzzle, :solved, "
                    + ":now) on conflict do nothing").bind("account", account).bind("puzzle", puzzle).bind("solved", solved ? 1 : 0)
                    .bind("now", now).execute();
            if (made == 0) return new Noted(false, 0);
            var solver = rated(handle, "puzzle_solvers", "account", account, PuzzleRating.NEWCOMER);
            var tried = rated(handle, "puzzle_ratings", "puzzle", puzzle, start);
            double gained = PuzzleRating.gain(solver.rating, tried.rating, solver.tries, solved);
            add(handle, "puzzle_solvers", "account", account, gained);
            add(handle, "puzzle_ratings", "puzzle", puzzle, PuzzleRating.puzzleGain(solver.rating, tried.rating, tried.tries, solved));
            return new Noted(true, gained);
        });
    }

    private static Rated rated(Handle handle, String table, String key, String id, double start) {
        handle.createUpdate("insert into %s (%s, rating, tries) values (:id, :start, 0) on conflict do nothing".formatted(table, key))
                .bind("id", id).bind("start", start).execute();
        return handle.createQuery("select rating, tries from %s where %s = :id".formatted(table, key)).bind("id", id)
                .map((rs, _) -> new Rated(rs.getDouble("rating"), rs.getInt("tries"))).one();
    }

    /// Added, not set: another server may have added something meanwhile.
    private static void add(Handle handle, String table, String key, String id, double gained) {
        handle.createUpdate("update %s set rating = rating + :gained, tries = tries + 1 where %s = :id".formatted(table, key))
                .bind("gained", gained).bind("id", id).execute();
    }

    /// Puzzles that somebody has tried.
    Map<String, Double> ratings() {
        return rows.read(handle -> {
            var ratings = new HashMap<String, Double>();
            handle.createQuery("select puzzle, rating from puzzle_ratings")
                    .map((rs, _) -> Map.entry(rs.getString("puzzle"), rs.getDouble("rating")))
                    .forEach(each -> ratings.put(each.getKey(), each.getValue()));
            return ratings;
        });
    }

    /// Which puzzles an account has tried, and whether it found them.
    Map<String, Boolean> tries(String account) {
        return rows.read(handle -> {
            var tries = new HashMap<String, Boolean>();
            handle.createQuery("select puzzle, solved from puzzle_tries where account = :account").bind("account", account)
                    .map((rs, _) -> Map.entry(rs.getString("puzzle"), rs.getInt("solved") == 1))
                    .forEach(each -> tries.put(each.getKey(), each.getValue()));
            return tries;
        });
    }

    Puzzles.Solver solver(String account, long now) {
        return rows.read(handle -> {
            var days = handle.createQuery("select tried from puzzle_tries where account = :account and solved = 1")
                    .bind("account", account).mapTo(Long.class).map(each -> Math.floorDiv(each, DAY)).list();
            var rated = handle.createQuery("select rating, tries from puzzle_solvers where account = :account").bind("account", account)
                    .map((rs, _) -> new Rated(rs.getDouble("rating"), rs.getInt("tries"))).findOne()
                    .orElse(new Rated(PuzzleRating.NEWCOMER, 0));
            return new Puzzles.Solver((int) Math.round(rated.rating), rated.tries, days.size(), streak(days, Math.floorDiv(now, DAY)));
        });
    }

    /// Days in a row up to today; whoever has not come yet today still has yesterday's.
    static int streak(List<Long> days, long today) {
        var solved = new TreeSet<>(days);
        long last = solved.contains(today) ? today : today - 1;
        int streak = 0;
        while (solved.contains(last - streak)) streak++;
        return streak;
    }

    /// For lists: the rating as it is told.
    static int told(@Nullable Double rating, String level) {
        return (int) Math.round(rating == null ? PuzzleRating.ofLevel(level) : rating);
    }
}
