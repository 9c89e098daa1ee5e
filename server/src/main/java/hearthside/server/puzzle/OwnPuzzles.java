package hearthside.server.puzzle;

import hearthside.ai.review.Evaluation;
import hearthside.core.Copyable;
import hearthside.core.Match;
import hearthside.server.identity.Visitor;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Puzzles;
import hearthside.server.replay.FinishedAnswers;
import hearthside.server.store.Rows;
import hearthside.server.table.Table;
import hearthside.server.tables.TableRegistry;
import hearthside.server.thinking.Reviewer;
import hearthside.wire.Json;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;

/// The choices that cost somebody most, as puzzles for nobody else: each is opened from the finished game, for whoever held that seat.
///
/// @param isSealed whether others still play with the luck of a table: what the house thinks of it could help them
record OwnPuzzles(TableRegistry registry, Reviewer reviewer, Rows rows, Predicate<String> isSealed) {
    private static final int MOST_TABLES = 20, OF_A_TABLE = 3, AT_ONCE = 3;
    /// What is given away below this is hardly to be seen.
    private static final double WORTH_IT = 0.05;

    private record Seat(String table, String game, long played, int seat, boolean isShared) {}

    /// One of them, ready to be solved.
    ///
    /// @param options the better one and the one that was chosen
    /// @param line    the better one
    record Opened(PuzzleBoard<?, ?> board, List<Puzzles.Estimate> options, List<Puzzle.Step> line, String theme) {}

    /// Of the latest games, the dearest first. All that was found about them is read for it, so it is kept until there is more.
    String list(Visitor visitor, FinishedAnswers answers) {
        var latest = rows.read(handle -> handle.createQuery("""
                select t.id, t.game, t.updated, t.shared_luck, h.seat from seat_holders h join tables t on t.id = h.table_id
                where h.holder = :holder and t.status = 'over' order by t.updated desc, t.id limit :most""")
                .bind("holder", visitor.hash()).bind("most", MOST_TABLES)
                .map((rs, _) -> new Seat(rs.getString("id"), rs.getString("game"), rs.getLong("updated"), rs.getInt("seat"),
                        rs.getInt("shared_luck") == 1))
                .list());
        var seats = latest.stream().filter(seat -> !seat.isShared || !isSealed.test(seat.table)).toList();
        // there are puzzles where the house has looked back: it does so for whoever wants them, at a few games at a time
        seats.stream().map(Seat::table).filter(table -> reviewer.want(table, visitor)).limit(AT_ONCE).forEach(_ -> {});
        return answers.tell("own puzzles %s %d".formatted(seats, reviewer.found(seats.stream().map(Seat::table).toList())),
                () -> Json.write(costly(seats)));
    }

    private List<Puzzles.Own> costly(List<Seat> seats) {
        var own = new ArrayList<Puzzles.Own>();
        for (var seat : seats)
            for (var judged : reviewer.costly(seat.table, seat.seat, WORTH_IT, OF_A_TABLE))
                own.add(new Puzzles.Own(seat.table, judged.step(), seat.game, judged.cost(), Instant.ofEpochMilli(seat.played)));
        return own;
    }

    /// Throws [ApiError] 404 for everybody but the one who held the seat.
    Opened open(Visitor visitor, String id, int step) {
        Table<?, ?> table;
        try {
            table = registry.table(id);
        } catch (ApiError _) {
            throw unknown();
        }
        return open(visitor, table, step);
    }

    private <S extends Copyable<S>, A> Opened open(Visitor visitor, Table<S, A> table, int step) {
        if (!table.isOver() || table.theirs(visitor).isEmpty() || step < 1 || isSealed.test(table.id())) throw unknown();
        var played = table.finished();
        if (step >= played.journal().size()) throw unknown();
        var entry = played.journal().get(step);
        if (!table.theirs(visitor).contains(entry.seat())) throw unknown();
        var judged = reviewer.judged(table.id(), step).orElseThrow(OwnPuzzles::unknown);
        var before = reviewer.judged(table.id(), step - 1).orElseThrow(OwnPuzzles::unknown);
        var better = judged.better();
        if (better == null) throw unknown();
        var here = new ArrayList<Match<S, A>>(1);
        played.follow((now, _) -> { if (now.journal().size() == step) here.add(now.fork()); });
        var board = PuzzleBoard.of(here.getFirst(), entry.seat());
        var chosen = Json.tree(Objects.requireNonNull(entry.action()));
        return new Opened(board, options(judged, before, better, chosen), List.of(board.drawn(better, step)),
                judged.reason() == null ? "" : judged.reason().feature());
    }

    private static List<Puzzles.Estimate> options(Evaluation<JsonNode> judged, Evaluation<JsonNode> before, JsonNode better,
            JsonNode chosen) {
        double best = Math.max(judged.cost(), before.wins().get(judged.seat()));
        return List.of(new Puzzles.Estimate(better, best, null, judged.reason()),
                new Puzzles.Estimate(chosen, best - judged.cost(), null, null));
    }

    static ApiError unknown() { return new ApiError(404, "unknown-puzzle", "There is no such puzzle."); }
}
