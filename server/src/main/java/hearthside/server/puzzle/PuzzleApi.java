package hearthside.server.puzzle;

import hearthside.server.http.RequestGuard;
import hearthside.server.http.Route;
import hearthside.server.identity.Visitor;
import hearthside.server.protocol.Puzzles;
import hearthside.server.replay.FinishedAnswers;
import hearthside.server.store.Rows;
import hearthside.server.tables.TableRegistry;
import hearthside.server.thinking.Reviewer;
import hearthside.wire.Json;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// The HTTP calls about puzzles.
public final class PuzzleApi {
    private static final String ONE = "/api/puzzles/{puzzle}", OWN = "/api/puzzles/own/{table}/{step}";

    private final PuzzleRepository repository;
    private final OwnPuzzles own;
    private final FinishedAnswers answers;
    private final Clock time;

    /// @param isSealed whether others still play with the luck of a table
    /// @param answers  what was told lately: a puzzle lies on the board as it always did
    public PuzzleApi(Rows rows, TableRegistry registry, Reviewer reviewer, Predicate<String> isSealed, FinishedAnswers answers,
            Clock time) {
        this.repository = new PuzzleRepository(rows);
        this.own = new OwnPuzzles(registry, reviewer, rows, isSealed);
        this.answers = answers;
        this.time = time;
    }

    /// Those with a name of their own come before those with any.
    public List<Route> routes() {
        return List.of(
                new Route(HandlerType.GET, "/api/puzzles", ctx -> RequestGuard.answer(ctx, shelf(RequestGuard.visitor(ctx)))),
                new Route(HandlerType.GET, "/api/puzzles/today", ctx -> RequestGuard.answer(ctx, today(RequestGuard.visitor(ctx)))),
                new Route(HandlerType.GET, "/api/puzzles/own",
                        ctx -> RequestGuard.answer(ctx, own.list(RequestGuard.visitor(ctx), answers))),
                new Route(HandlerType.GET, OWN, this::showOwn),
                new Route(HandlerType.POST, OWN, this::tryOwn),
                new Route(HandlerType.POST, OWN + "/why", ctx -> why(ctx, opened(ctx).board())),
                new Route(HandlerType.GET, ONE, this::show),
                new Route(HandlerType.POST, ONE, this::attempt),
                new Route(HandlerType.POST, ONE + "/why", ctx -> why(ctx, PuzzleBoard.of(puzzle(ctx)))));
    }

    private Puzzles.Shelf shelf(Visitor visitor) {
        var ratings = repository.ratings();
        var tries = tries(visitor);
        return new Puzzles.Shelf(PuzzleIndex.all().stream().map(puzzle -> listed(puzzle, ratings, tries)).toList(), solver(visitor));
    }

    private Puzzles.Daily today(Visitor visitor) {
        var day = LocalDate.ofInstant(time.instant(), ZoneOffset.UTC);
        var puzzle = PuzzleIndex.of(day).map(known -> listed(known, repository.ratings(), tries(visitor))).orElse(null);
        return new Puzzles.Daily(day, puzzle, solver(visitor));
    }

    private static Puzzles.Listed listed(PuzzleIndex.Known puzzle, Map<String, Double> ratings, Map<String, Boolean> tries) {
        return new Puzzles.Listed(puzzle.id(), puzzle.game(), puzzle.theme(), puzzle.level(), puzzle.seats(), puzzle.choices(),
                PuzzleRepository.told(ratings.get(puzzle.id()), puzzle.level()), tries.get(puzzle.id()));
    }

    private Map<String, Boolean> tries(Visitor visitor) {
        return visitor.account() == null ? Map.of() : repository.tries(visitor.account().id());
    }

    private Puzzles.@Nullable Solver solver(Visitor visitor) {
        return visitor.account() == null ? null : repository.solver(visitor.account().id(), time.millis());
    }

    private static String level(Puzzle puzzle) {
        return PuzzleIndex.known(puzzle.id()).map(PuzzleIndex.Known::level).orElse(puzzle.level());
    }

    private static Puzzle puzzle(Context ctx) {
        return PuzzleIndex.find(ctx.pathParam("puzzle")).orElseThrow(OwnPuzzles::unknown);
    }

    private void show(Context ctx) {
        var puzzle = puzzle(ctx);
        RequestGuard.answer(ctx, answers.tell("puzzle " + puzzle.id(),
                () -> Json.write(PuzzleBoard.of(puzzle).shown(puzzle.id(), level(puzzle)))));
    }

    private void attempt(Context ctx) {
        var puzzle = puzzle(ctx);
        var tried = RequestGuard.body(ctx, Puzzles.Try.class);
        var board = PuzzleBoard.of(puzzle);
        var options = puzzle.options().stream()
                .map(each -> new Puzzles.Estimate(each.action(), each.win(), each.points(), each.reason())).toList();
        int chosen = board.chosen(tried.action(), options);
        boolean isRight = PuzzleBoard.isBest(chosen, options);
        var visitor = RequestGuard.visitor(ctx);
        var noted = visitor.account() == null
                ? new PuzzleRepository.Noted(false, 0)
                : repository.note(visitor.account().id(), puzzle.id(), PuzzleRating.ofLevel(level(puzzle)), isRight, time.millis());
        var followed = board.follow(puzzle.line());
        RequestGuard.answer(ctx, new Puzzles.Tried(isRight, noted.counted(), puzzle.theme(), options, chosen, followed.moments(),
                followed.result(), (int) Math.round(noted.gained()), solver(visitor)));
    }

    private OwnPuzzles.Opened opened(Context ctx) {
        return own.open(RequestGuard.visitor(ctx), ctx.pathParam("table"), step(ctx));
    }

    private static int step(Context ctx) {
        try {
            return Integer.parseInt(ctx.pathParam("step"));
        } catch (NumberFormatException _) {
            throw OwnPuzzles.unknown();
        }
    }

    private void showOwn(Context ctx) {
        RequestGuard.answer(ctx, opened(ctx).board().shown("own/%s/%d".formatted(ctx.pathParam("table"), step(ctx)), ""));
    }

    /// Nothing of it is kept: it was somebody's own game.
    private void tryOwn(Context ctx) {
        var opened = opened(ctx);
        var tried = RequestGuard.body(ctx, Puzzles.Try.class);
        int chosen = opened.board().chosen(tried.action(), opened.options());
        boolean isRight = PuzzleBoard.isBest(chosen, opened.options());
        var followed = opened.board().follow(opened.line());
        RequestGuard.answer(ctx, new Puzzles.Tried(isRight, false, opened.theme(), opened.options(), chosen, followed.moments(),
                followed.result(), 0, solver(RequestGuard.visitor(ctx))));
    }

    private static void why(Context ctx, PuzzleBoard<?, ?> board) {
        var asked = RequestGuard.body(ctx, Puzzles.Try.class);
        RequestGuard.answer(ctx, new Puzzles.Why(board.whyNot(asked.action()).orElse(null)));
    }
}
