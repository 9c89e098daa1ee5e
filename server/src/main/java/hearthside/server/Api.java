package hearthside.server;

import hearthside.ai.Bots;
import hearthside.ai.Minds;
import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.TableOption;
import hearthside.games.Games;
import hearthside.server.pace.Pace;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The HTTP calls of `docs/protocol.md`; `openapi.json` lists the same.
record Api(Hall hall, Pages pages) {
    private static final int MOST_STEPS = 200;

    record Route(HandlerType method, String path, Handler handler) {}

    record GameShown(String id, String title, int minSeats, int maxSeats, List<TableOption> options, String edition, List<String> bots,
            String defaultBot, boolean hints) {}

    record TableListed(String table, String game, List<String> names, List<Integer> toAct, List<Integer> mine, boolean over,
            Instant updated, @Nullable Pace pace, long now, List<Message.Ticking> clocks, List<Integer> away) {}

    record TableShown(String table, String game, List<Message.Seated> seats, List<Integer> mine, boolean over, String hash,
            boolean hints) {}

    record Joining(String secret, @Nullable String name) {}

    record Joined(int seat) {}

    List<Route> routes() {
        var routes = new ArrayList<>(new NoticeApi(hall.notices()).routes());
        routes.addAll(new ReviewApi(hall).routes());
        routes.addAll(List.of(
                new Route(HandlerType.GET, "/api", ctx -> ctx.contentType("application/json").result(pages.openApi())),
                new Route(HandlerType.GET, "/api/games", ctx -> Door.answer(ctx, Games.ALL.stream().map(Api::shown).toList())),
                new Route(HandlerType.GET, "/api/rules/{game}",
                        ctx -> ctx.contentType("text/markdown; charset=utf-8")
                                .result(pages.rules(Hall.game(ctx.pathParam("game")).info().id()))),
                new Route(HandlerType.POST, "/api/tables",
                        ctx -> Door.answer(ctx, Door.body(ctx, NewTable.class).open(hall, Door.browser(ctx)))),
                new Route(HandlerType.GET, "/api/tables", ctx -> Door.answer(ctx, list(Door.browser(ctx)))),
                new Route(HandlerType.GET, "/api/tables/{table}", ctx -> Door.answer(ctx, shown(table(ctx), Door.browser(ctx)))),
                new Route(HandlerType.POST, "/api/tables/{table}/join", this::join),
                new Route(HandlerType.GET, "/api/tables/{table}/invites",
                        ctx -> Door.answer(ctx, NewTable.invites(hall, table(ctx), Door.browser(ctx)))),
                new Route(HandlerType.GET, "/api/tables/{table}/since",
                        ctx -> Door.answer(ctx, table(ctx).since(Door.browser(ctx), hall.ledger().actors(ctx.pathParam("table"))))),
                new Route(HandlerType.GET, "/api/tables/{table}/log", ctx -> Door.answer(ctx, table(ctx).told(Door.browser(ctx)).log())),
                new Route(HandlerType.GET, "/api/tables/{table}/moment",
                        ctx -> Door.answer(ctx, table(ctx).told(Door.browser(ctx)).moment(Door.number(ctx, "seq", 1, 1, 1_000_000)))),
                new Route(HandlerType.GET, "/api/tables/{table}/replay", this::replay),
                new Route(HandlerType.GET, "/api/tables/{table}/fairness", ctx -> Door.answer(ctx, Past.fairness(table(ctx)))),
                new Route(HandlerType.GET, "/api/tables/{table}/journal", this::journal)));
        return routes;
    }

    private Table<?, ?> table(Context ctx) { return hall.table(ctx.pathParam("table")); }

    private static GameShown shown(Game<?, ?> game) { return shownWithBots(game); }

    private static <S extends Copyable<S>, A> GameShown shownWithBots(Game<S, A> game) {
        var info = game.info();
        var ladder = Bots.of(game);
        return new GameShown(info.id(), info.title(), info.minSeats(), info.maxSeats(), info.options(), info.edition().name(), ladder.ids(),
                ladder.usual(), Minds.of(game).isPresent());
    }

    private TableShown shown(Table<?, ?> table, Browser browser) {
        return new TableShown(table.id(), table.row().game(), table.seated(), table.mine(browser), table.isOver(), table.row().hash(),
                hall.advice().hinting().isOn(table));
    }

    private List<TableListed> list(Browser browser) { return hall.ledger().of(browser).stream().map(row -> listed(row, browser)).toList(); }

    private TableListed listed(TableRow row, Browser browser) {
        var chairs = hall.ledger().chairs(row.id());
        var names = chairs.stream().map(Chair::name).toList();
        var mine = chairs.stream().filter(chair -> chair.isHeldBy(browser)).map(Chair::seat).toList();
        boolean isOver = row.status() == TableRow.Status.OVER;
        var updated = Instant.ofEpochMilli(row.updated());
        try {
            if (row.status() == TableRow.Status.PLAYING) {
                var table = hall.table(row.id());
                var paced = table.paced(browser);
                return new TableListed(row.id(), row.game(), names, table.toAct(), mine, isOver, updated, paced.pace(), paced.now(),
                        paced.clocks(), paced.away());
            }
        } catch (Fault _) {
            // quarantined just now
        }
        return new TableListed(row.id(), row.game(), names, List.of(), mine, isOver, updated, null, row.updated(), List.of(), List.of());
    }

    private void join(Context ctx) {
        var joining = Door.body(ctx, Joining.class);
        Door.answer(ctx, new Joined(table(ctx).waiter().join(Door.browser(ctx), joining.secret(), joining.name())));
    }

    private void replay(Context ctx) {
        Door.answer(ctx, Past.replay(table(ctx), Door.number(ctx, "from", 0, 0, 1_000_000), Door.number(ctx, "count", 50, 1, MOST_STEPS)));
    }

    private void journal(Context ctx) {
        var table = table(ctx);
        ctx.contentType("application/x-ndjson").result(Past.journal(table));
        ctx.header("Content-Disposition", "attachment; filename=\"%s-%s.jsonl\"".formatted(table.row().game(), table.id()));
    }
}
