package hearthside.server.http;

import hearthside.ai.Bots;
import hearthside.ai.SearchSetups;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.games.Games;
import hearthside.server.identity.Visitor;
import hearthside.server.notice.Notices;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.NewTable;
import hearthside.server.protocol.RequestBody;
import hearthside.server.protocol.Tables;
import hearthside.server.replay.FinishedAnswers;
import hearthside.server.replay.Replay;
import hearthside.server.table.Seat;
import hearthside.server.table.Table;
import hearthside.server.table.TableRow;
import hearthside.server.tables.DeviceGameImport;
import hearthside.server.tables.TableOpening;
import hearthside.server.tables.TableRegistry;
import hearthside.server.tables.TableRepository;
import hearthside.server.thinking.HintsAndReviews;
import hearthside.wire.Json;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The HTTP calls of `docs/protocol.md`; `openapi.json` lists the same.
public record TableApi(TableRegistry registry, Notices notices, HintsAndReviews thinking, StaticPages pages, FinishedAnswers answers) {
    /// A whole game in one request.
    private static final int LONGEST = 512 * 1024;

    public List<Route> routes() {
        var finished = new FinishedGames(registry, answers);
        var routes = new ArrayList<>(new NoticeApi(notices).routes());
        routes.addAll(new ReviewApi(registry, thinking, answers).routes());
        routes.addAll(List.of(
                new Route(HandlerType.GET, "/api", ctx -> ctx.contentType("application/json").result(pages.openApi())),
                new Route(HandlerType.GET, "/api/games", ctx -> RequestGuard.answer(ctx, Games.ALL.stream().map(TableApi::shown).toList())),
                new Route(HandlerType.GET, "/api/rules/{game}", this::rules),
                new Route(HandlerType.POST, "/api/tables",
                        ctx -> RequestGuard.answer(ctx,
                                new TableOpening(RequestGuard.body(ctx, NewTable.class)).open(registry, RequestGuard.visitor(ctx)))),
                new Route(HandlerType.POST, "/api/journals",
                        ctx -> RequestGuard.answer(ctx,
                                new DeviceGameImport(RequestGuard.body(ctx, Tables.ImportedGame.class, LONGEST)).open(registry,
                                        RequestGuard.visitor(ctx)))),
                new Route(HandlerType.GET, "/api/tables", ctx -> RequestGuard.answer(ctx, list(RequestGuard.visitor(ctx)))),
                new Route(HandlerType.GET, "/api/tables/{table}",
                        ctx -> finished.table(ctx, table -> RequestGuard.answer(ctx, shown(table, RequestGuard.visitor(ctx))))),
                new Route(HandlerType.POST, "/api/tables/{table}/join", this::join),
                new Route(HandlerType.POST, "/api/tables/{table}/device", this::deviceLink),
                new Route(HandlerType.GET, "/api/tables/{table}/invites",
                        ctx -> RequestGuard.answer(ctx, TableOpening.invites(registry, table(ctx), RequestGuard.visitor(ctx)))),
                new Route(HandlerType.GET, "/api/tables/{table}/edition",
                        ctx -> RequestGuard.answer(ctx, Json.write(table(ctx).state().match().terms().edition()))),
                new Route(HandlerType.GET, "/api/tables/{table}/since",
                        ctx -> RequestGuard.answer(ctx,
                                Replay.since(table(ctx).state(), registry.upgrades().actors(ctx.pathParam("table")),
                                        RequestGuard.visitor(ctx)))),
                new Route(HandlerType.GET, "/api/tables/{table}/log", finished::log),
                new Route(HandlerType.GET, "/api/tables/{table}/moment", finished::moment),
                new Route(HandlerType.GET, "/api/tables/{table}/replay", finished::replay),
                new Route(HandlerType.GET, "/api/tables/{table}/fairness", finished::fairness),
                new Route(HandlerType.GET, "/api/tables/{table}/journal", finished::journal)));
        return routes;
    }

    private void rules(Context ctx) {
        var page = pages.rules(TableRegistry.game(ctx.pathParam("game")).info().id(), ctx.queryParam("language"));
        ctx.contentType("text/markdown; charset=utf-8").header("Content-Language", page.language()).result(page.text());
    }

    private Table<?, ?> table(Context ctx) { return registry.table(ctx.pathParam("table")); }

    private static Tables.GameShown shown(Game<?, ?> game) { return shownWithBots(game); }

    private static <S extends Copyable<S>, A> Tables.GameShown shownWithBots(Game<S, A> game) {
        var info = game.info();
        var ladder = Bots.of(game);
        return new Tables.GameShown(info.id(), info.title(), info.minSeats(), info.maxSeats(), info.options(), info.newest().name(),
                ladder.ids(),
                ladder.usual(), SearchSetups.of(game).isPresent());
    }

    private Tables.TableShown shown(Table<?, ?> table, Visitor visitor) {
        return new Tables.TableShown(table.id(), table.row().game(), table.seated(), table.mine(visitor), table.isOver(),
                table.row().promise(),
                thinking.hints().isOn(table), !table.isOver() && thinking.coach().isOn(table), visitor.hash().equals(table.row().host()),
                table.theirs(visitor), table.row().ownDice());
    }

    private List<Tables.TableListed> list(Visitor visitor) {
        var rows = registry.repository().of(visitor);
        var ids = rows.stream().map(TableRow::id).toList();
        var seats = registry.repository().seats(ids);
        var standings = registry.repository().standings(ids);
        return rows.stream().map(row -> listed(row, visitor, seats.getOrDefault(row.id(), List.of()), standings.get(row.id()))).toList();
    }

    private Tables.TableListed listed(TableRow row, Visitor visitor, List<Seat> seats, TableRepository.@Nullable Standing now) {
        var names = seats.stream().map(Seat::name).toList();
        var accounts = seats.stream().map(Seat::account).toList();
        var programs = seats.stream().map(Seat::program).toList();
        var mine = seats.stream().filter(seat -> seat.isHeldBy(visitor)).map(Seat::seat).toList();
        boolean isOver = row.status() == TableRow.Status.OVER;
        var updated = Instant.ofEpochMilli(row.updated());
        try {
            if (now != null) {
                var toAct = now.toAct() != null ? now.toAct() : registry.table(row.id()).state().toAct();
                var paced = registry.paced(now, seats.size(), mine);
                return new Tables.TableListed(row.id(), row.game(), names, accounts, programs, toAct, mine, isOver, updated, paced.pace(),
                        paced.now(), paced.clocks(), paced.away(), row.ownDice());
            }
        } catch (ApiError _) {
            // quarantined just now
        }
        return new Tables.TableListed(row.id(), row.game(), names, accounts, programs, List.of(), mine, isOver, updated, null,
                row.updated(),
                List.of(), List.of(), row.ownDice());
    }

    private void join(Context ctx) {
        var joining = RequestGuard.body(ctx, Tables.Joining.class);
        RequestGuard.answer(ctx,
                new Tables.Joined(registry.access().join(table(ctx), RequestGuard.visitor(ctx), joining.secret(), joining.name())));
    }

    private void deviceLink(Context ctx) {
        RequestGuard.body(ctx, RequestBody.Nothing.class);
        RequestGuard.answer(ctx, registry.access().deviceLink(table(ctx), RequestGuard.visitor(ctx)));
    }
}
