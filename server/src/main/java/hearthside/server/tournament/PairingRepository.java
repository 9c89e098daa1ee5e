package hearthside.server.tournament;

import hearthside.server.identity.Secrets;
import hearthside.server.pairing.Round;
import hearthside.server.store.Rows;
import hearthside.server.tournament.Tournament.Bye;
import hearthside.server.tournament.Tournament.PairedSeat;
import hearthside.server.tournament.Tournament.Pairing;
import java.util.List;
import java.util.Optional;

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

    List<Pairing> pairings(String id) {
        return rows.read(handle -> handle.createQuery("select * from pairings where tournament = :id order by round, number").bind("id", id)
                .map((rs, _) -> new Pairing(rs.getInt("round"), rs.getInt("number"), rs.getString("game_table"), rs.getLong("made"),
                        rs.getInt("settled") == 1))
                .list());
    }

    List<PairedSeat> seats(String id) {
        return rows.read(handle -> handle.createQuery("select * from pairing_seats where tournament = :id order by round, number, seat")
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

    /// How a table came out, by seat; empty while that is not written down.
    List<Integer> places(String table) {
        return rows.read(handle -> handle.createQuery("select place from results where table_id = :table order by seat")
                .bind("table", table).mapTo(Integer.class).list());
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
