package hearthside.server.club;

import hearthside.server.identity.Account;
import hearthside.server.store.Rows;
import hearthside.wire.Json;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import tools.jackson.databind.JsonNode;

/// Writes down how games came out.
///
/// @param ratesNeighbours whether games among players from one address are rated
public record ResultRepository(Rows rows, boolean ratesNeighbours) {

    /// Once for each table, however often it is called. A failure leaves nothing behind.
    ///
    /// @param rungs the levels of the game's bots, the weakest first
    public void write(Scoresheet kept, List<String> rungs) {
        rows.write(handle -> {
            var sheet = new Scoresheet(kept.table(), kept.game(),
                    kept.lines().stream().map(line -> asHeldNow(handle, kept.table(), line)).toList(), kept.finished(), kept.isFair());
            int isNew = handle.createUpdate("""
                    insert into finished_games (table_id, game, seats, winners, resigned, rated, finished)
                    values (:table, :game, :seats, :winners, :resigned, 0, :finished) on conflict do nothing""")
                    .bind("table", sheet.table()).bind("game", sheet.game()).bind("seats", sheet.lines().size())
                    .bind("winners", sheet.winners())
                    .bind("resigned", sheet.resigned()).bind("finished", sheet.finished()).execute();
            if (isNew == 0) return;
            for (var line : sheet.lines()) insert(handle, sheet, line);
            if (RatingRepository.rate(handle, sheet, rungs, ratesNeighbours))
                handle.createUpdate("update finished_games set rated = 1 where table_id = :table").bind("table", sheet.table()).execute();
            handle.createUpdate("delete from seat_origins where table_id = :table").bind("table", sheet.table()).execute();
        });
    }

    /// Somebody may have signed up, or left, since the game ended.
    private static Scoresheet.Line asHeldNow(Handle handle, String table, Scoresheet.Line line) {
        var player = line.player();
        if (player.holder() == null) return line;
        var holders = handle.createQuery("select holder from seat_holders where table_id = :table and seat = :seat order by holder")
                .bind("table", table).bind("seat", line.seat()).mapTo(String.class).list();
        if (holders.contains(player.holder())) return line;
        var now = holders.isEmpty()
                ? new Scoresheet.Player(Account.LEFT, null, null, player.resigned())
                : new Scoresheet.Player(player.name(), holders.getFirst(), null, player.resigned());
        return new Scoresheet.Line(line.seat(), now, line.points(), line.place(), line.won());
    }

    private static void insert(Handle handle, Scoresheet sheet, Scoresheet.Line line) {
        handle.createUpdate("""
                insert into results (table_id, seat, game, holder, name, name_key, bot, points, place, won, resigned, finished)
                values (:table, :seat, :game, :holder, :name, :key, :bot, :points, :place, :won, :resigned, :finished)""")
                .bind("table", sheet.table()).bind("seat", line.seat()).bind("game", sheet.game()).bind("holder", line.player().holder())
                .bind("name", line.player().name())
                .bind("key", Account.key(line.player().name())).bind("bot", line.player().bot()).bind("points", line.points())
                .bind("place", line.place())
                .bind("won", line.won() ? 1 : 0).bind("resigned", line.player().resigned() ? 1 : 0).bind("finished", sheet.finished())
                .execute();
    }

    /// The seats whose players have decided something themselves, by hand or by a standing order.
    Set<Integer> deciders(String table) { return decided(table, "'person', 'order'").keySet(); }

    /// The seats for which a stand-in has decided more often than their players themselves.
    Set<Integer> stoodIn(String table) {
        var own = decided(table, "'person', 'order', 'forced'");
        return decided(table, "'stand_in'").entrySet().stream().filter(each -> each.getValue() > own.getOrDefault(each.getKey(), 0L))
                .map(Map.Entry::getKey).collect(Collectors.toSet());
    }

    /// How often each seat was decided for by one of these.
    private Map<Integer, Long> decided(String table, String actors) {
        return rows.read(handle -> handle.createQuery(
                "select entry from journal where table_id = :table and line > 0 and coalesce(actor, 'person') in (%s)".formatted(actors))
                .bind("table", table).mapTo(String.class).map(entry -> Json.parse(entry).get("seat")).filter(seat -> seat != null)
                .map(JsonNode::intValue).collect(Collectors.groupingBy(seat -> seat, Collectors.counting())));
    }

    boolean isWritten(String table) {
        return rows.read(handle -> handle.createQuery("select 1 from finished_games where table_id = :table").bind("table", table)
                .mapTo(Integer.class).findOne().isPresent());
    }

    /// Finished tables that are not written down yet, the oldest first.
    public List<String> missing() {
        return rows.read(handle -> handle
                .createQuery(
                        "select id from tables where status = 'over' and id not in (select table_id from finished_games) order by updated")
                .mapTo(String.class).list());
    }

    /// The name of the account of a holder.
    Optional<String> account(String holder) {
        return rows.read(handle -> handle.createQuery("select name from accounts where holder = :holder").bind("holder", holder)
                .mapTo(String.class).findOne());
    }
}
