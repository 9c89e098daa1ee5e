package hearthside.server;

import hearthside.server.Api.Route;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.List;

/// The HTTP calls about hints, reviews and playing on.
record ReviewApi(Hall hall) {
    private static final int MOST_STEPS = 1_000_000;

    List<Route> routes() {
        return List.of(
                new Route(HandlerType.GET, "/api/tables/{table}/hints",
                        ctx -> Door.answer(ctx,
                                hall.advice().hinting().ask(table(ctx), Door.browser(ctx), Door.number(ctx, "seat", 0, 0, 100),
                                        Door.number(ctx, "seq", 0, 0, MOST_STEPS)))),
                new Route(HandlerType.GET, "/api/tables/{table}/review",
                        ctx -> Door.answer(ctx, hall.advice().reviewer().shown(table(ctx), Door.number(ctx, "from", 0, 0, MOST_STEPS)))),
                new Route(HandlerType.POST, "/api/tables/{table}/fork",
                        ctx -> Door.answer(ctx, Door.body(ctx, PlayOn.class).from(table(ctx), hall, Door.browser(ctx)))),
                new Route(HandlerType.POST, "/api/positions",
                        ctx -> Door.answer(ctx, Door.body(ctx, PlayOn.class).fromFile(hall, Door.browser(ctx)))));
    }

    private Table<?, ?> table(Context ctx) { return hall.table(ctx.pathParam("table")); }
}
