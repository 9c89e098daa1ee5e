package hearthside.server.http;

import hearthside.server.practice.Practice;
import hearthside.server.protocol.Lessons;
import hearthside.server.protocol.Replays.PlayOn;
import hearthside.server.replay.FinishedAnswers;
import hearthside.server.table.Table;
import hearthside.server.tables.Forking;
import hearthside.server.tables.TableRegistry;
import hearthside.server.thinking.HintsAndReviews;
import hearthside.wire.Json;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.List;

/// The HTTP calls about hints, the coach, reviews, playing on and practising.
record ReviewApi(TableRegistry registry, HintsAndReviews thinking, FinishedAnswers finished) {
    private static final int MOST_STEPS = 1_000_000;
    private static final String DONE = "{\"state\":\"done\"";

    List<Route> routes() {
        return List.of(
                new Route(HandlerType.GET, "/api/tables/{table}/hints",
                        ctx -> RequestGuard.answer(ctx,
                                thinking.hints().ask(table(ctx), RequestGuard.visitor(ctx), seat(ctx), seq(ctx)))),
                new Route(HandlerType.GET, "/api/tables/{table}/coach",
                        ctx -> RequestGuard.answer(ctx,
                                thinking.coach().remarks(table(ctx), RequestGuard.visitor(ctx), seat(ctx), seq(ctx)))),
                new Route(HandlerType.GET, "/api/tables/{table}/coach/thoughts",
                        ctx -> RequestGuard.answer(ctx,
                                thinking.coach().consider(table(ctx), RequestGuard.visitor(ctx), seat(ctx), seq(ctx)))),
                new Route(HandlerType.GET, "/api/tables/{table}/review",
                        this::review),
                new Route(HandlerType.POST, "/api/tables/{table}/fork",
                        ctx -> RequestGuard.answer(ctx,
                                new Forking(RequestGuard.body(ctx, PlayOn.class)).from(table(ctx), registry,
                                        RequestGuard.visitor(ctx)))),
                new Route(HandlerType.POST, "/api/positions",
                        ctx -> RequestGuard.answer(ctx,
                                new Forking(RequestGuard.body(ctx, PlayOn.class)).fromFile(registry, RequestGuard.visitor(ctx)))),
                new Route(HandlerType.POST, "/api/practice",
                        ctx -> RequestGuard.answer(ctx, Practice.play(RequestGuard.body(ctx, Lessons.Asked.class)))));
    }

    /// Once it is done it stays as it is.
    private void review(Context ctx) {
        int from = RequestGuard.number(ctx, "from", 0, 0, MOST_STEPS);
        RequestGuard.answer(ctx, finished.tell("review %s %d".formatted(ctx.pathParam("table"), from),
                () -> Json.write(thinking.reviewer().shown(table(ctx), RequestGuard.visitor(ctx), from)), text -> text.startsWith(DONE)));
    }

    private static int seat(Context ctx) { return RequestGuard.number(ctx, "seat", 0, 0, 100); }

    private static int seq(Context ctx) { return RequestGuard.number(ctx, "seq", 0, 0, MOST_STEPS); }

    private Table<?, ?> table(Context ctx) { return registry.table(ctx.pathParam("table")); }
}
