package hearthside.server.quick;

import hearthside.server.http.RequestGuard;
import hearthside.server.http.Route;
import hearthside.server.identity.Account;
import hearthside.server.people.Friends;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Social;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.time.Clock;
import java.util.List;

/// The HTTP calls about friends.
public record FriendApi(Friends friends, Clock time) {

    public List<Route> routes() {
        return List.of(
                new Route(HandlerType.GET, "/api/friends", ctx -> RequestGuard.answer(ctx, friends.of(account(ctx)))),
                new Route(HandlerType.POST, "/api/friends", this::ask),
                new Route(HandlerType.POST, "/api/friends/end", this::end));
    }

    private static Account account(Context ctx) {
        var account = RequestGuard.visitor(ctx).account();
        if (account == null) throw new ApiError(403, "not-signed-in", "Sign in first.");
        return account;
    }

    private void ask(Context ctx) {
        var asked = RequestGuard.body(ctx, Social.Befriending.class);
        friends.ask(account(ctx), asked.name(), time.millis());
        RequestGuard.answer(ctx, friends.of(account(ctx)));
    }

    private void end(Context ctx) {
        var asked = RequestGuard.body(ctx, Social.Befriending.class);
        friends.end(account(ctx), asked.name());
        RequestGuard.answer(ctx, friends.of(account(ctx)));
    }
}
