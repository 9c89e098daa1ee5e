package hearthside.server.http;

import hearthside.core.input.BadInput;
import hearthside.server.club.Archive;
import hearthside.server.club.Export;
import hearthside.server.club.RatingRepository;
import hearthside.server.club.Statistics;
import hearthside.server.identity.Account;
import hearthside.server.identity.Visitor;
import hearthside.server.people.AccountRepository;
import hearthside.server.people.Blocks;
import hearthside.server.people.Groups;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Club;
import hearthside.server.protocol.Tables;
import hearthside.server.replay.FinishedAnswers;
import hearthside.server.store.Rows;
import hearthside.server.table.Seat;
import hearthside.server.table.TableRow;
import hearthside.server.tables.TableRegistry;
import hearthside.wire.Json;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The HTTP calls about games among people: the lobby, finished games, statistics and ratings.
///
/// @param told how somebody fared: it stays as it is until they finish one more game
public record ClubApi(TableRegistry registry, Rows rows, FinishedAnswers told) {
    private static final int MOST = 100;
    private static final Pattern AFTER = Pattern.compile("\\d{1,15}-[A-Za-z0-9]{1,12}");

    public List<Route> routes() {
        return List.of(
                new Route(HandlerType.GET, "/api/me/statistics", this::mine),
                new Route(HandlerType.GET, "/api/me/export", this::export),
                new Route(HandlerType.GET, "/api/me/results.csv", this::csv),
                new Route(HandlerType.GET, "/api/lobby", ctx -> RequestGuard.answer(ctx,
                        shown(registry.repository().lobby(), registry, rows, RequestGuard.visitor(ctx)))),
                new Route(HandlerType.POST, "/api/tables/{table}/sit", this::sit),
                new Route(HandlerType.GET, "/api/archive", this::archive),
                new Route(HandlerType.GET, "/api/archive/today",
                        ctx -> RequestGuard.answer(ctx, new Archive(rows).ofTheDay(System.currentTimeMillis()))),
                new Route(HandlerType.GET, "/api/players/{name}", this::player),
                new Route(HandlerType.GET, "/api/ratings/{game}",
                        ctx -> RequestGuard.answer(ctx,
                                new RatingRepository(rows).best(TableRegistry.game(ctx.pathParam("game")).info().id(),
                                        "true".equals(ctx.queryParam("programs"))))));
    }

    private void mine(Context ctx) {
        var visitor = RequestGuard.visitor(ctx);
        RequestGuard.answer(ctx, told("statistics", visitor.hash(), () -> {
            var fared = new Statistics(rows).of(visitor.hash(), Statistics.Scope.ALL);
            return Json.write(new Club.MyStatistics(fared.games(), fared.opponents(),
                    visitor.account() == null ? List.of() : new RatingRepository(rows).of(visitor.account().id())));
        }));
    }

    private String told(String what, String holder, Supplier<String> answer) {
        return told.tell("%s %s %s".formatted(what, holder, new Statistics(rows).latest(holder)), answer);
    }

    private void export(Context ctx) {
        var visitor = RequestGuard.visitor(ctx);
        RequestGuard.answer(ctx, new Export(rows).of(visitor.hash(), visitor.account()));
        ctx.header("Content-Disposition", "attachment; filename=\"hearthside.json\"");
    }

    private void csv(Context ctx) {
        var holder = RequestGuard.visitor(ctx).hash();
        ctx.contentType("text/csv; charset=utf-8").result(told("csv", holder, () -> new Statistics(rows).csv(holder)));
        ctx.header("Content-Disposition", "attachment; filename=\"hearthside-results.csv\"");
    }

    /// Tables with a free seat as this visitor is shown them: none of those who do not want to meet them, or whom they do not want to meet.
    public static List<Tables.OpenTable> shown(List<TableRow> free, TableRegistry registry, Rows rows, Visitor visitor) {
        var apart = new Blocks(rows).apart(visitor.hash());
        var welcome = free.stream().filter(row -> !apart.contains(row.host())).toList();
        var sitting = registry.repository().seats(welcome.stream().map(TableRow::id).toList());
        return welcome.stream().filter(row -> sitting.getOrDefault(row.id(), List.of()).stream()
                .allMatch(seat -> Collections.disjoint(apart, seat.holders()))).map(row -> {
                    var seats = sitting.getOrDefault(row.id(), List.of());
                    return new Tables.OpenTable(row.id(), row.game(), seats.stream().map(seat -> seat.shown(false)).toList(),
                            (int) seats.stream().filter(Seat::isOpen).count(),
                            seats.stream().filter(seat -> seat.isHeldBy(visitor)).map(Seat::seat).toList(),
                            Instant.ofEpochMilli(row.updated()),
                            row.talk());
                }).toList();
    }

    private void sit(Context ctx) {
        var sitting = RequestGuard.body(ctx, Tables.Sitting.class);
        var table = registry.table(ctx.pathParam("table"));
        if (!registry.repository().isOpen(table.id()) && !new Groups(rows).mayFind(table.id(), RequestGuard.visitor(ctx).account()))
            throw new ApiError(403, "private-table", "This table is private; ask for its link.");
        RequestGuard.answer(ctx, new Tables.Joined(registry.access().sit(table, RequestGuard.visitor(ctx), sitting.name())));
    }

    private void archive(Context ctx) {
        var own = "true".equals(ctx.queryParam("mine"));
        var after = ctx.queryParam("after");
        if (after != null && !AFTER.matcher(after).matches()) throw new BadInput("after", "This is not where a page ended.");
        var search = new Archive.Search(asked(ctx, "game"), asked(ctx, "player"), outcome(asked(ctx, "result")),
                own ? RequestGuard.visitor(ctx).hash() : null, own, after, RequestGuard.number(ctx, "count", 25, 1, MOST));
        RequestGuard.answer(ctx, new Archive(rows).find(search));
    }

    private static @Nullable String asked(Context ctx, String key) {
        var text = ctx.queryParam(key);
        return text == null || text.isBlank() ? null : text;
    }

    private static Archive.@Nullable Outcome outcome(@Nullable String word) {
        if (word == null) return null;
        for (var outcome : Archive.Outcome.values()) if (outcome.name().toLowerCase(Locale.ROOT).equals(word)) return outcome;
        throw new BadInput("result", "A result is won, lost, shared, none or resigned.");
    }

    private void player(Context ctx) {
        var account = new AccountRepository(rows).named(ctx.pathParam("name"))
                .orElseThrow(() -> new ApiError(404, "unknown-player", "Nobody here has this name."));
        RequestGuard.answer(ctx, told("player", account.holder(), () -> Json.write(player(account))));
    }

    private Club.Player player(Account account) {
        var finished = new Archive(rows).find(new Archive.Search(null, null, null, account.holder(), false, null, 25));
        return new Club.Player(account.name(), Instant.ofEpochMilli(account.created()), account.program(),
                new Statistics(rows).of(account.holder(), Statistics.Scope.OPEN).games(), new RatingRepository(rows).of(account.id()),
                finished.games());
    }
}
