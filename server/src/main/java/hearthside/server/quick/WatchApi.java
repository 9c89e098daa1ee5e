package hearthside.server.quick;

import hearthside.core.Game;
import hearthside.server.http.RequestGuard;
import hearthside.server.http.Route;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Message;
import hearthside.server.protocol.Replays;
import hearthside.server.store.Rows;
import hearthside.server.table.Seat;
import hearthside.server.table.TableState;
import hearthside.server.tables.TableRegistry;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.time.Instant;
import java.util.List;

/// Running games that anybody may look on at, and how they stand for a spectator. A page asks for the boards that are in sight, and is told
/// nothing new where nothing has happened.
public record WatchApi(TableRegistry registry, Rows rows) {
    private static final int LISTED = 200;
    /// Open tables, and those of tournaments that are for everybody. Where tables have their luck in common nobody looks on.
    private static final String WATCHED = "t.id in (select table_id from open_tables union "
            + "select p.game_table from pairings p join tournaments c on c.id = p.tournament where c.group_id is null and c.luck is null)";

    public List<Route> routes() {
        return List.of(
                new Route(HandlerType.GET, "/api/watch", ctx -> RequestGuard.answer(ctx, list())),
                new Route(HandlerType.GET, "/api/watch/{table}", this::show));
    }

    private record Found(String id, String game, long updated) {}

    /// Those where something has happened last come first; whoever still waits for somebody is in the lobby.
    private List<Replays.Watchable> list() {
        var found = rows.read(handle -> handle.createQuery("select t.id, t.game, t.updated from tables t where t.status = 'playing' and "
                + WATCHED + " and not exists (select 1 from seats s where s.table_id = t.id and s.kind = 'open') "
                + "order by t.updated desc, t.id limit :most").bind("most", LISTED)
                .map((rs, _) -> new Found(rs.getString("id"), rs.getString("game"), rs.getLong("updated"))).list());
        var seats = registry.repository().seats(found.stream().map(Found::id).toList());
        return found.stream().map(each -> new Replays.Watchable(each.id, each.game,
                seats.getOrDefault(each.id, List.of()).stream().map(WatchApi::shown).toList(), Instant.ofEpochMilli(each.updated)))
                .toList();
    }

    private static Message.Seated shown(Seat seat) { return seat.shown(false); }

    private void show(Context ctx) {
        var id = ctx.pathParam("table");
        boolean isWatched = rows.read(handle -> handle.createQuery("select 1 from tables t where t.id = :id and " + WATCHED).bind("id", id)
                .mapTo(Integer.class).findOne().isPresent());
        if (!isWatched) throw new ApiError(404, "unknown-table", "There is no such table to look on at.");
        var table = registry.table(id);
        var now = table.state();
        RequestGuard.answer(ctx, new Replays.Watched(now.seq(), seen(ctx) == now.seq() ? null : watching(table.seated(), now)));
    }

    private static Replays.Watching watching(List<Message.Seated> seated, TableState<?, ?> now) {
        var view = now.match().view(Game.SPECTATOR);
        return new Replays.Watching(Message.Agreed.at(now.match().terms()), seated, now.toAct(), view,
                now.match().facts(view, Game.SPECTATOR), now.isOver(), Message.Standing.of(now.result()));
    }

    /// Up to where whoever asks knows it already.
    private static int seen(Context ctx) {
        var text = ctx.queryParam("seen");
        return text != null && text.matches("\\d{1,9}") ? Integer.parseInt(text) : -1;
    }
}
