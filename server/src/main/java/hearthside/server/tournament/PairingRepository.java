package hearthside.server.tournament;

import hearthside.server.identity.Secrets;
import hearthside.server.pairing.Round;
import hearthside.server.store.Rows;
import hearthside.server.tournament.Tournament.Bye;
import hearthside.server.tournament.Tournament.PairedSeat;
import hearthside.server.tournament.Tournament.Pairing;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// The SQL of who met whom in a tournament, and what came of it.
record PairingRepository(Rows rows) {
    /// One more round; its tables have names, and are opened afterwards. Returns whether this server was the first.
    boolean pair(Tournament at, Round round, long now) {
        return rows.written(handle -> {
            rows.alone(handle, TournamentRepository.lock(at.id()));
            if (handle.createUpdate(
                    "update tournaments set round = :next, made = :now where id = :id and round = :was and state = 'running'")
                    .bind("next", at.round() + 1).bind("now", now).bind("id", at.id()).bind("was", at.round()).execute() == 0)
                return false;
            for (int number = 0; number < round.tables().size(); number++) {
                handle.createUpdate("""
                        insert into pairings (tournament, round, number, game_table, made, settled)
                        values (:id, :round, :number, :table, :now, 0)""").bind("id", at.id()).bind("round", at.round() + 1)
                        .bind("number", number).bind("table", Secrets.tableId()).bind("now", now).execute();
                var seats = round.tables().get(number);
                for (int seat = 0; seat < seats.size(); seat++)
                    handle.createUpdate("""
                            insert into pairing_seats (tournament, round, number, seat, entrant)
                            values (:id, :round, :number, :seat, :entrant)""").bind("id", at.id()).bind("round", at.round() + 1)
                            .bind("number", number).bind("seat", seat).bind("entrant", seats.get(seat)).execute();
            }
            for (int idle : round.byes())
                handle.createUpdate("insert into pairing_byes (tournament, round, entrant) values (:id, :round, :entrant)")
                        .bind("id", at.id()).bind("round", at.round() + 1).bind("entrant", idle).execute();
            return true;
        });
    }

    List<Pairing> pairings(String id) { return pairings(id, ""); }

    /// Those that are played: an arena has few of them beside thousands that are over.
    List<Pairing> unsettled(String id) { return pairings(id, " and settled = 0"); }

    private List<Pairing> pairings(String id, String more) {
        return rows.read(handle -> handle
                .createQuery("select * from pairings where tournament = :id%s order by round, number".formatted(more)).bind("id", id)
                .map((rs, _) -> new Pairing(rs.getInt("round"), rs.getInt("number"), rs.getString("game_table"), rs.getLong("made"),
                        rs.getInt("settled") == 1))
                .list());
    }

    int count(String id) {
        return rows.read(handle -> handle.createQuery("select count(*) from pairings where tournament = :id").bind("id", id)
                .mapTo(Integer.class).one());
    }

    List<PairedSeat> seats(String id) { return seats(id, ""); }

    /// Who sits where it is played.
    List<PairedSeat> unsettledSeats(String id) {
        return seats(id, """
                and exists (select 1 from pairings p where p.tournament = s.tournament and p.round = s.round and p.number = s.number
                   and p.settled = 0)""");
    }

    private List<PairedSeat> seats(String id, String more) {
        return rows.read(handle -> handle
                .createQuery("select * from pairing_seats s where s.tournament = :id %s order by round, number, seat".formatted(more))
                .bind("id", id).map((rs, _) -> new PairedSeat(rs.getInt("round"), rs.getInt("number"), rs.getInt("seat"),
                        rs.getInt("entrant"), (Integer) rs.getObject("place")))
                .list());
    }

    List<Bye> byes(String id) {
        return rows.read(handle -> handle.createQuery("select * from pairing_byes where tournament = :id order by round, entrant")
                .bind("id", id).map((rs, _) -> new Bye(rs.getInt("round"), rs.getInt("entrant"))).list());
    }

    /// The tournament a table belongs to.
    Optional<String> of(String table) {
        return rows.read(handle -> handle.createQuery("select tournament from pairings where game_table = :table").bind("table", table)
                .mapTo(String.class).findOne());
    }

    /// How those came out that are not settled, by table and seat; others are not written down yet.
    Map<String, List<Integer>> results(String id) {
        return rows.read(handle -> handle.createQuery("""
                select r.table_id, r.place from pairings p join results r on r.table_id = p.game_table
                where p.tournament = :id and p.settled = 0 order by r.table_id, r.seat""").bind("id", id)
                .map((rs, _) -> Map.entry(rs.getString("table_id"), rs.getInt("place"))).stream()
                .collect(Collectors.groupingBy(Map.Entry::getKey, Collectors.mapping(Map.Entry::getValue, Collectors.toList()))));
    }

    /// Places that are known stay as they are.
    void settle(String id, Pairing pairing, List<Integer> places) {
        rows.write(handle -> {
            if (handle.createUpdate("update pairings set settled = 1 where tournament = :id and round = :round and number = :number and "
                    + "settled = 0").bind("id", id).bind("round", pairing.round()).bind("number", pairing.number()).execute() == 0)
                return;
            for (int seat = 0; seat < places.size(); seat++)
                handle.createUpdate("update pairing_seats set place = :place where tournament = :id and round = :round "
                        + "and number = :number and seat = :seat").bind("place", places.get(seat)).bind("id", id)
                        .bind("round", pairing.round())
                        .bind("number", pairing.number()).bind("seat", seat).execute();
        });
    }
}
