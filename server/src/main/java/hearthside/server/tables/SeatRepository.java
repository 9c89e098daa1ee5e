package hearthside.server.tables;

import hearthside.server.protocol.Message.SeatKind;
import hearthside.server.store.Store;
import hearthside.server.table.Seat;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;

/// The SQL of seats: who sits there, by which link another device of theirs comes, and from where they play.
public record SeatRepository(Store store) {

    private record Place(String table, int seat) {
        static Place of(ResultSet rs) throws SQLException { return new Place(rs.getString("table_id"), rs.getInt("seat")); }
    }

    Map<String, List<Seat>> of(List<String> tables) {
        if (tables.isEmpty()) return Map.of();
        return store.read(handle -> {
            var holders = new HashMap<Place, Set<String>>();
            handle.createQuery("select table_id, seat, holder from seat_holders where table_id in (<tables>)").bindList("tables", tables)
                    .map((rs, _) -> Map.entry(Place.of(rs), rs.getString("holder")))
                    .forEach(held -> holders.computeIfAbsent(held.getKey(), _ -> new HashSet<>()).add(held.getValue()));
            var seats = new HashMap<String, List<Seat>>();
            handle.createQuery("""
                    select s.*, (select count(*) from seat_holders h join accounts a on a.holder = h.holder
                        where h.table_id = s.table_id and h.seat = s.seat and a.name = s.name) as accounts,
                        (select count(*) from seat_holders h join accounts a on a.holder = h.holder
                        where h.table_id = s.table_id and h.seat = s.seat and a.program = 1) as programs
                    from seats s where s.table_id in (<tables>) order by s.seat""").bindList("tables", tables)
                    .map((rs, _) -> Map.entry(rs.getString("table_id"), seat(rs, holders.getOrDefault(Place.of(rs), Set.of()))))
                    .forEach(each -> seats.computeIfAbsent(each.getKey(), _ -> new ArrayList<>()).add(each.getValue()));
            return seats;
        });
    }

    private static Seat seat(ResultSet rs, Set<String> holders) throws SQLException {
        return new Seat(rs.getInt("seat"), rs.getString("name"), SeatKind.valueOf(rs.getString("kind").toUpperCase(Locale.ROOT)),
                rs.getString("bot"), rs.getInt("here") == 1, rs.getInt("resigned") == 1, rs.getString("invite"), holders,
                rs.getInt("accounts") > 0, rs.getInt("programs") > 0, rs.getInt("freed"), rs.getInt("rematch") == 1);
    }

    /// Returns whether somebody of this kind sat there still: of two who want a free seat on two servers only one gets it.
    static boolean replace(Handle handle, String table, Seat before, Seat seat) {
        if (handle.createUpdate("delete from seats where table_id = :id and seat = :seat and kind = :kind and freed = :freed")
                .bind("id", table).bind("seat", seat.seat()).bind("kind", word(before.kind())).bind("freed", before.freed()).execute() == 0)
            return false;
        if (seat.isOpen())
            for (var forgotten : List.of("seat_holders", "seat_origins"))
                handle.createUpdate("delete from <table> where table_id = :id and seat = :seat").define("table", forgotten)
                        .bind("id", table).bind("seat", seat.seat()).execute();
        insert(handle, table, seat);
        return true;
    }

    static void insert(Handle handle, String table, Seat seat) {
        handle.createUpdate("""
                insert into seats (table_id, seat, name, kind, bot, here, resigned, invite, freed, rematch)
                values (:id, :seat, :name, :kind, :bot, :here, :resigned, :invite, :freed, :rematch)""")
                .bind("id", table).bind("seat", seat.seat()).bind("name", seat.name()).bind("kind", word(seat.kind()))
                .bind("bot", seat.bot()).bind("here", seat.here() ? 1 : 0).bind("resigned", seat.resigned() ? 1 : 0)
                .bind("invite", seat.invite()).bind("freed", seat.freed()).bind("rematch", seat.rematch() ? 1 : 0).execute();
        for (var holder : seat.holders())
            // on another server another device of theirs may have come meanwhile
            handle.createUpdate("insert into seat_holders (table_id, seat, holder) values (:id, :seat, :holder) on conflict do nothing")
                    .bind("id", table).bind("seat", seat.seat()).bind("holder", holder).execute();
    }

    private static String word(SeatKind kind) { return kind.name().toLowerCase(Locale.ROOT); }

    /// From where somebody plays; it is forgotten when the result is written.
    void came(String table, List<Integer> seats, String origin) {
        store.write(table, handle -> {
            for (int seat : seats)
                handle.createUpdate("insert into seat_origins (table_id, seat, origin) values (:id, :seat, :origin) on conflict do nothing")
                        .bind("id", table).bind("seat", seat).bind("origin", origin).execute();
            return "";
        });
    }

    /// Keeps a link for another device of `holder`; whoever makes one makes those before worthless.
    ///
    /// @param link the hash of its secret
    void keepLink(String link, String table, String holder, long until, long now) {
        store.write(table, handle -> {
            handle.createUpdate("delete from device_links where until <= :now or table_id = :id and holder = :holder").bind("now", now)
                    .bind("id", table).bind("holder", holder).execute();
            handle.createUpdate("insert into device_links (link, table_id, holder, until) values (:link, :id, :holder, :until)")
                    .bind("link", link).bind("id", table).bind("holder", holder).bind("until", until).execute();
            return "";
        });
    }

    /// Whose device this link is for; it opens once.
    Optional<String> useLink(String link, String table, long now) {
        return store.write(table, handle -> {
            var holder = handle.createQuery("select holder from device_links where link = :link and table_id = :id and until > :now")
                    .bind("link", link).bind("id", table).bind("now", now).mapTo(String.class).findOne();
            int used = handle.createUpdate("delete from device_links where link = :link").bind("link", link).execute();
            return used == 0 ? Optional.empty() : holder;
        });
    }
}
