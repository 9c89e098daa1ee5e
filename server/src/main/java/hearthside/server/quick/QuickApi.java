package hearthside.server.quick;

import hearthside.core.input.BadInput;
import hearthside.server.http.RequestGuard;
import hearthside.server.http.Route;
import hearthside.server.identity.Visitor;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.RequestBody;
import hearthside.server.protocol.Tables;
import hearthside.server.tables.TableRegistry;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/// The HTTP calls of those who wait at the fire. Asking is what keeps one's place there.
public record QuickApi(QuickGames games, Clock time) {
    private static final int MOST_MINUTES = 60;

    public List<Route> routes() {
        return List.of(
                new Route(HandlerType.GET, "/api/quick", ctx -> RequestGuard.answer(ctx, shown(RequestGuard.visitor(ctx)))),
                new Route(HandlerType.POST, "/api/quick", this::wait),
                new Route(HandlerType.POST, "/api/quick/leave", this::leave));
    }

    private void wait(Context ctx) {
        var asked = RequestGuard.body(ctx, Tables.Quick.class);
        var visitor = RequestGuard.visitor(ctx);
        if (visitor.account() != null && visitor.account().program())
            throw new ApiError(403, "program", "A program does not wait at the fire; it is challenged.");
        var wanted = asked.games().stream().distinct().toList();
        if (wanted.isEmpty()) throw new BadInput("games", "Choose a game at least.");
        for (var id : wanted) {
            var info = TableRegistry.game(id).info();
            int least = Math.max(2, info.minSeats());
            if (asked.seats() < least || asked.seats() > info.maxSeats())
                throw new BadInput("seats", "%s is played by %d to %d.".formatted(info.title(), least, info.maxSeats()));
        }
        Integer minutes = asked.botsAfter();
        if (minutes != null && (minutes < 0 || minutes > MOST_MINUTES))
            throw new BadInput("botsAfter", "This should be a whole number from 0 to %d.".formatted(MOST_MINUTES));
        long now = time.millis();
        var name = games.called(visitor, asked.name());
        if (!games.repository().add(new Matchmaking.Waiting(visitor.hash(), name, wanted, asked.tempo(), asked.seats(), now,
                minutes == null ? null : Long.valueOf(now + Duration.ofMinutes(minutes).toMillis())), now))
            throw new ApiError(503, "full", "Too many wait at the fire just now; open a table instead.");
        games.look();
        RequestGuard.answer(ctx, shown(visitor));
    }

    private void leave(Context ctx) {
        RequestGuard.body(ctx, RequestBody.Nothing.class);
        var visitor = RequestGuard.visitor(ctx);
        games.repository().leave(visitor.hash());
        RequestGuard.answer(ctx, shown(visitor));
    }

    private Tables.QuickWaiting shown(Visitor visitor) {
        long now = time.millis();
        var here = games.repository().waiting(now);
        var mine = games.repository().seen(visitor.hash(), now).orElse(null);
        if (mine == null) return new Tables.QuickWaiting(false, null, null, null, here.size(), 0);
        var me = mine.waiting();
        var table = mine.table() != null && games.isOpen(mine.table()) ? mine.table() : null; // it is told once one can go there
        int fitting = (int) here.stream().filter(other -> !other.holder().equals(me.holder())
                && me.games().stream().anyMatch(game -> me.fits(other, game))).count();
        return new Tables.QuickWaiting(table == null, Instant.ofEpochMilli(me.since()),
                me.fillAt() == null ? null : Instant.ofEpochMilli(me.fillAt()), table, here.size(), fitting);
    }
}
