package hearthside.server.quick;

import hearthside.core.Game;
import hearthside.server.http.RequestGuard;
import hearthside.server.http.Route;
import hearthside.server.identity.Visitor;
import hearthside.server.people.Blocks;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Message;
import hearthside.server.protocol.Replays;
import hearthside.server.replay.FinishedAnswers;
import hearthside.server.replay.Lately;
import hearthside.server.store.Rows;
import hearthside.server.table.Seat;
import hearthside.server.table.TableState;
import hearthside.server.tables.TableRegistry;
import hearthside.wire.Json;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/// Running games that anybody may look on at, and how they stand for a spectator. A page asks for the boards that are in sight, and is told
/// nothing new where nothing has happened.
public final class WatchApi {
    private static final int LISTED = 200;
    /// Open tables, and those of tournaments that are for everybody. Where tables have their luck in common nobody looks on.
    private static final String WATCHED = "(exists (select 1 from open_tables o where o.table_id = t.id) "
            + "or exists (select 1 from pairings p join tournaments c on c.id = p.tournament "
            + "where p.game_table = t.id and c.group_id is null and c.luck is null))";

    /// A running game, and who plays it.
    private record Listed(Replays.Watchable shown, String host, Set<String> holders) {}

    private final TableRegistry registry;
    private final Rows rows;
    private final FinishedAnswers boards;
    private final Lately<List<Listed>> lately = new Lately<>(this::gathered);

    /// @param boards as they were told lately: many look at the same board
    public WatchApi(TableRegistry registry, Rows rows, FinishedAnswers boards) {
        this.registry = registry;
        this.rows = rows;
        this.boards = boards;
    }

    public List<Route> routes() {
        return List.of(
                new Route(HandlerType.GET, "/api/watch", ctx -> RequestGuard.answer(ctx, list(RequestGuard.visitor(ctx)))),
                new Route(HandlerType.GET, "/api/watch/{table}", this::show));
    }

    private record Found(String id, String game, String host, long updated) {}

    /// As in the lobby, nobody sees tables of those who do not want to meet them.
    private List<Replays.Watchable> list(Visitor visitor) {
        var apart = new Blocks(rows).apart(visitor.hash());
        return lately.tell().stream()
                .filter(each -> !apart.contains(each.host) && Collections.disjoint(apart, each.holders)).map(Listed::shown).toList();
    }

    /// Those where something has happened last come first; whoever still waits for somebody is in the lobby.
    private List<Listed> gathered() {
        var found = rows.read(handle -> handle.createQuery("select t.id, t.game, t.host, t.updated from tables t "
                + "where t.status = 'playing' and " + WATCHED
                + " and not exists (select 1 from seats s where s.table_id = t.id and s.kind = 'open') "
                + "order by t.updated desc, t.id limit :most").bind("most", LISTED)
                .map((rs, _) -> new Found(rs.getString("id"), rs.getString("game"), rs.getString("host"), rs.getLong("updated"))).list());
        var seats = registry.repository().seats(found.stream().map(Found::id).toList());
        return found.stream().map(each -> {
            var sitting = seats.getOrDefault(each.id, List.of());
            return new Listed(new Replays.Watchable(each.id, each.game, sitting.stream().map(WatchApi::shown).toList(),
                    Instant.ofEpochMilli(each.updated)), each.host,
                    sitting.stream().flatMap(seat -> seat.holders().stream()).collect(Collectors.toSet()));
        }).toList();
    }

    private static Message.Seated shown(Seat seat) { return seat.shown(false); }

    private void show(Context ctx) {
        var id = ctx.pathParam("table");
        boolean isWatched = rows.read(handle -> handle.createQuery("select 1 from tables t where t.id = :id and " + WATCHED).bind("id", id)
                .mapTo(Integer.class).findOne().isPresent());
        if (!isWatched) throw new ApiError(404, "unknown-table", "There is no such table to look on at.");
        var table = registry.table(id);
        var now = table.state();
        if (seen(ctx) == now.seq()) {
            RequestGuard.answer(ctx, new Replays.Watched(now.seq(), null));
            return;
        }
        var seated = table.seated();
        RequestGuard.answer(ctx, boards.tell("board %s %d %s".formatted(id, now.seq(), seated),
                () -> Json.write(new Replays.Watched(now.seq(), watching(seated, now)))));
    }

    private static Replays.Watching watching(List<Message.Seated> seated, TableState<?, ?> now) {
        return new Replays.Watching(seated, now.toAct(), now.match().view(Game.SPECTATOR), now.isOver());
    }

    /// Up to where whoever asks knows it already.
    private static int seen(Context ctx) {
        var text = ctx.queryParam("seen");
        return text != null && text.matches("\\d{1,9}") ? Integer.parseInt(text) : -1;
    }
}
