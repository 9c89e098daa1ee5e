package hearthside.server.club;

import hearthside.server.identity.Account;
import hearthside.server.protocol.Club;
import hearthside.server.store.Rows;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/// Finished games that anybody may look up: those of open tables. One's own are there for oneself, open or not.
public record Archive(Rows rows) {
    private static final long DAY = 24 * 60 * 60 * 1000L;
    private static final int CANDIDATES = 500;
    /// An account goes by its name, a guest by the one on the seat.
    private static final String NAMED = " and (a.name_key like :player escape '!' or a.id is null and r.bot is null and r.name_key "
            + "like :player escape '!')";

    /// What is asked about the player named, or about anybody at the table.
    public enum Outcome { WON, LOST, SHARED, NONE, RESIGNED }

    /// @param player part of a name
    /// @param holder only games of this one; with `isOwn` also those of private tables
    /// @param after  where the page before ended
    public record Search(@Nullable String game, @Nullable String player, @Nullable Outcome result, @Nullable String holder, boolean isOwn,
            @Nullable String after, int count) {}

    public Club.Page find(Search search) {
        return rows.read(handle -> {
            var found = query(handle, search);
            boolean isMore = found.size() > search.count;
            var games = isMore ? found.subList(0, search.count) : found;
            return new Club.Page(List.copyOf(games),
                    isMore ? "%d-%s".formatted(games.getLast().finished().toEpochMilli(), games.getLast().table()) : null);
        });
    }

    /// A candidate for the game of the day.
    private record Close(String table, boolean rated, int best, int next) {
        /// By how much of their points the winner was ahead: games count in very different numbers.
        double lead() { return Math.abs(best - next) / (double) Math.max(1, Math.abs(best)); }
    }

    /// The game of the day: of those at open tables that ended on the day before, among two people at least, with one winner and nobody
    /// giving up, the closest; rated ones first. There may be none.
    public Club.Page ofTheDay(long now) {
        long today = now - Math.floorMod(now, DAY);
        return rows.read(handle -> new Club.Page(handle.createQuery("""
                select f.table_id, f.rated, max(case when r.won = 1 then r.points end) as best,
                    max(case when r.won = 0 then r.points end) as next
                from finished_games f join open_tables o on o.table_id = f.table_id join results r on r.table_id = f.table_id
                where f.finished >= :from and f.finished < :to and f.winners = 1 and f.resigned = 0
                group by f.table_id, f.rated, f.finished having sum(case when r.bot is null then 1 else 0 end) >= 2
                order by f.rated desc, f.finished desc limit :most""").bind("from", today - DAY).bind("to", today)
                .bind("most", CANDIDATES).map((rs, _) -> new Close(rs.getString("table_id"), rs.getInt("rated") == 1, rs.getInt("best"),
                        rs.getInt("next")))
                .stream().min(Comparator.comparing((Close each) -> !each.rated).thenComparingDouble(Close::lead)
                        .thenComparing(Close::table))
                .map(each -> one(handle, each.table)).orElse(List.of()), null));
    }

    private static List<Club.Finished> one(Handle handle, String table) {
        return handle.createQuery("select f.*, f.table_id as listed from finished_games f where f.table_id = :table").bind("table", table)
                .map((rs, _) -> finished(handle, rs)).list();
    }

    private static List<Club.Finished> query(Handle handle, Search search) {
        var where = new StringBuilder(search.isOwn ? "1 = 1" : "f.table_id in (select table_id from open_tables)");
        var values = new HashMap<String, Object>();
        if (search.holder != null)
            ask(where, values, "f.table_id in (select table_id from results where holder = :holder)", "holder", search.holder);
        if (search.game != null) ask(where, values, "f.game = :game", "game", search.game);
        if (search.player != null)
            ask(where, values, seat(NAMED + said(search.result)), "player",
                    "%" + Account.key(search.player).replaceAll("[!%_]", "!$0") + "%");
        if (search.player == null && search.result != null) where.append(" and ").append(atTable(search.result));
        if (search.after != null) {
            var parts = search.after.split("-", 2);
            ask(where, values, "(f.finished < :time or f.finished = :time and f.table_id < :table)", "time", Long.parseLong(parts[0]));
            values.put("table", parts[1]);
        }
        return handle
                .createQuery(
                        "select f.*, o.table_id as listed from finished_games f left join open_tables o on o.table_id = f.table_id where "
                                + where + " order by f.finished desc, f.table_id desc limit :most")
                .bindMap(values).bind("most", search.count + 1).map((rs, _) -> finished(handle, rs)).list();
    }

    private static void ask(StringBuilder where, Map<String, Object> values, String condition, String name, Object value) {
        where.append(" and ").append(condition);
        values.put(name, value);
    }

    private static String seat(String which) {
        return "exists (select 1 from results r left join accounts a on a.holder = r.holder where r.table_id = f.table_id" + which + ")";
    }

    /// How it came out for the player.
    private static String said(@Nullable Outcome result) {
        return result == null ? "" : switch (result) {
            case WON -> " and r.won = 1";
            case LOST -> " and r.won = 0 and f.winners > 0";
            case SHARED -> " and r.won = 1 and f.winners > 1";
            case NONE -> " and f.winners = 0";
            case RESIGNED -> " and r.resigned = 1";
        };
    }

    /// How it came out for a table as a whole.
    private static String atTable(Outcome result) {
        return switch (result) {
            case WON -> "f.winners = 1";
            case LOST, NONE -> "f.winners = 0";
            case SHARED -> "f.winners > 1";
            case RESIGNED -> "f.resigned > 0";
        };
    }

    private static Club.Finished finished(Handle handle, ResultSet rs) throws SQLException {
        var table = rs.getString("table_id");
        var seats = handle.createQuery(
                "select r.*, a.name as account, a.program from results r left join accounts a on a.holder = r.holder where "
                        + "r.table_id = :table order by r.place, r.seat")
                .bind("table", table)
                .map((seat, _) -> new Club.SeatThen(seat.getString("name"), seat.getString("account"), seat.getInt("program") == 1,
                        seat.getString("bot"),
                        seat.getInt("points"),
                        seat.getInt("place"), seat.getInt("won") == 1, seat.getInt("resigned") == 1))
                .list();
        return new Club.Finished(table, rs.getString("game"), Instant.ofEpochMilli(rs.getLong("finished")), rs.getInt("rated") == 1,
                rs.getString("listed") != null, seats);
    }
}
