package hearthside.server.program;

import hearthside.server.http.RequestGuard;
import hearthside.server.http.Route;
import hearthside.server.identity.Visitor;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Programs;
import hearthside.server.protocol.RequestBody;
import hearthside.server.store.Rows;
import hearthside.server.tables.TableRegistry;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.time.Clock;
import java.util.List;

/// The HTTP calls of people about challenges.
public final class ChallengeApi {
    private final TableRegistry registry;
    private final Challenges challenges;
    private final Clock time;

    public ChallengeApi(TableRegistry registry, Rows rows, Clock time) {
        this.registry = registry;
        this.challenges = new Challenges(registry, rows);
        this.time = time;
    }

    public List<Route> routes() {
        return List.of(
                new Route(HandlerType.GET, "/api/me/challenges", ctx -> RequestGuard.answer(ctx, open(RequestGuard.visitor(ctx)))),
                new Route(HandlerType.POST, "/api/tables/{table}/challenges", this::send),
                new Route(HandlerType.POST, "/api/challenges/{challenge}/accept", this::accept),
                new Route(HandlerType.POST, "/api/challenges/{challenge}/decline", this::decline));
    }

    private List<Programs.Challenged> open(Visitor visitor) {
        return visitor.account() == null
                ? List.of()
                : challenges.of(visitor.hash(), time.millis()).stream().map(Challenges::shown).toList();
    }

    private void send(Context ctx) {
        var asked = RequestGuard.body(ctx, Programs.Challenging.class);
        RequestGuard.answer(ctx, new Programs.Sent(
                challenges.send(registry.table(ctx.pathParam("table")), RequestGuard.visitor(ctx), asked.name(), time.millis())));
    }

    private void accept(Context ctx) {
        RequestGuard.body(ctx, RequestBody.Nothing.class);
        RequestGuard.answer(ctx, challenges.accept(signedIn(ctx), ctx.pathParam("challenge"), time.millis()));
    }

    private void decline(Context ctx) {
        RequestGuard.body(ctx, RequestBody.Nothing.class);
        challenges.end(RequestGuard.visitor(ctx), ctx.pathParam("challenge"));
        RequestGuard.answer(ctx, new Programs.Sent(ctx.pathParam("challenge")));
    }

    private static Visitor signedIn(Context ctx) {
        var visitor = RequestGuard.visitor(ctx);
        if (visitor.account() == null) throw new ApiError(403, "not-signed-in", "Sign in first.");
        return visitor;
    }
}
