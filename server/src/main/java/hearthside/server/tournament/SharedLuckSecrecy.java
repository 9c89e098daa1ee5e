package hearthside.server.tournament;

import hearthside.server.http.RequestGuard;
import hearthside.server.protocol.ApiError;
import hearthside.server.store.Rows;
import hearthside.server.table.Participants;
import hearthside.server.tables.TableRegistry;
import io.javalin.http.Context;
import java.util.Set;

/// Tables that have their luck in common tell nobody of it who could still use it: until the last of them is over only those who play at
/// one see it, and what was drawn there, and from what, is told to nobody.
public record SharedLuckSecrecy(TableRegistry registry, Rows rows) {
    /// What tells the draws of a finished game, or what was hidden there.
    private static final Set<String> BACK = Set.of("replay", "fairness", "journal", "review", "fork");

    /// Another device of somebody who sits there comes by a link of its own, and is nobody before.
    private static final String DEVICE = "join";

    /// Whether another table of its round is still played, or is to be opened. What is deleted meanwhile opens nothing: tables are known by
    /// their luck, too.
    public boolean isSealed(String table) {
        return rows.read(handle -> handle.createQuery("""
                select 1 from tables s join tables t on t.hash = s.hash and t.shared_luck = 1
                where s.id = :table and s.shared_luck = 1 and t.status = 'playing'
                union all
                select 1 from pairings p join tables s on s.id = p.game_table and s.shared_luck = 1
                join pairings q on q.tournament = p.tournament and q.round = p.round left join tables t on t.id = q.game_table
                where p.game_table = :table and (t.id is null and q.settled = 0 or t.status = 'playing')""").bind("table", table)
                .mapTo(Integer.class).findFirst().isPresent());
    }

    /// Before every call about a table.
    public void door(Context ctx) {
        var table = ctx.pathParam("table");
        var last = ctx.path().replaceAll("/+$", "").replaceAll(".*/", "");
        if (last.equals(DEVICE) || !isSealed(table)) return;
        if (BACK.contains(last))
            throw new ApiError(409, "sealed", "Other tables still play with the same luck; this is told when the last of them is over.");
        var seats = new Participants(registry.repository().seats(table));
        if (seats.theirs(RequestGuard.visitor(ctx)).isEmpty()) throw closed();
    }

    private static ApiError closed() {
        return new ApiError(403, "sealed", "Other tables play with the same luck, so nobody looks on here until the last of them is over.");
    }
}
