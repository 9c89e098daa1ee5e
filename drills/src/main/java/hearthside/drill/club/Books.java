package hearthside.drill.club;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What is written about tournaments and their results, when nobody writes any more.
final class Books {
    /// @param seats  the entrants, by seat
    /// @param places by seat; null while it is not settled
    record Pairing(int round, List<Integer> seats, @Nullable List<Integer> places) {}

    /// What follows from the end of a game is written a moment later.
    private static final long STILL_WRITTEN_MILLIS = 10_000;
    private static final String UNWRITTEN = """
            select count(*) from tables t where t.status = 'over' and t.updated < %d
            and not exists (select 1 from finished_games f where f.table_id = t.id)""";
    /// What must be nowhere: each counts the lines of it.
    private static final Map<String, String> NEVER = Map.of(
            "rounds that are lost", """
                    select count(*) from tournaments t where t.round <> (select count(*) from (
                        select round from pairings p where p.tournament = t.id
                        union select round from pairing_byes b where b.tournament = t.id) r)""",
            "paired twice in a round", """
                    select count(*) from (select tournament, round, entrant from (
                        select tournament, round, entrant from pairing_seats
                        union all select tournament, round, entrant from pairing_byes) a
                        group by tournament, round, entrant having count(*) > 1) b""",
            "at two tables of a tournament at once", """
                    select count(*) from (select s.tournament, s.entrant from pairing_seats s
                        join pairings p on p.tournament = s.tournament and p.round = s.round and p.number = s.number
                        where p.settled = 0 group by s.tournament, s.entrant having count(*) > 1) b""",
            "settled otherwise than the game came out", """
                    select count(*) from pairing_seats s
                    join pairings p on p.tournament = s.tournament and p.round = s.round and p.number = s.number
                    left join results r on r.table_id = p.game_table and r.seat = s.seat
                    where p.settled = 1 and (r.place is null or s.place is null or r.place <> s.place)""",
            "not settled though the tournament is over", """
                    select count(*) from pairings p join tournaments t on t.id = p.tournament
                    where t.state = 'over' and p.settled = 0""",
            "over and not written down", UNWRITTEN,
            "written down without all its seats",
            """
                    select count(*) from finished_games f
                    where f.seats <> (select count(*) from results r where r.table_id = f.table_id)""",
            "rated more or less often than noted", """
                    select count(*) from ratings r where r.games <> (
                        select count(*) from rating_history h where h.account = r.account and h.game = r.game)""");

    private Books() {}

    /// What follows is a job: where the database was away it is tried again after longer and longer pauses, and may be another server's.
    static boolean isAllWritten(Connection connection) throws SQLException {
        try (var query = connection.createStatement();
                var found = query.executeQuery(UNWRITTEN.formatted(System.currentTimeMillis()))) {
            found.next();
            return found.getInt(1) == 0;
        }
    }

    static void check(Connection connection, Wrongs wrongs) throws SQLException {
        long settled = System.currentTimeMillis() - STILL_WRITTEN_MILLIS;
        for (var each : NEVER.entrySet())
            try (var query = connection.createStatement(); var found = query.executeQuery(each.getValue().formatted(settled))) {
                found.next();
                wrongs.add(each.getKey(), found.getInt(1));
            }
    }

    /// By table.
    static Map<String, Pairing> pairings(Connection connection) throws SQLException {
        var all = new HashMap<String, Pairing>();
        try (var query = connection.createStatement(); var lines = query.executeQuery("""
                select p.game_table, p.round, p.settled, s.entrant, s.place from pairings p join pairing_seats s
                on s.tournament = p.tournament and s.round = p.round and s.number = p.number order by p.game_table, s.seat""")) {
            while (lines.next()) {
                boolean isSettled = lines.getInt("settled") == 1;
                var pairing = all.get(lines.getString("game_table"));
                if (pairing == null)
                    pairing = new Pairing(lines.getInt("round"), new ArrayList<>(), isSettled ? new ArrayList<>() : null);
                pairing.seats().add(lines.getInt("entrant"));
                if (pairing.places() != null) pairing.places().add(lines.getInt("place"));
                all.put(lines.getString("game_table"), pairing);
            }
        }
        return all;
    }
}
