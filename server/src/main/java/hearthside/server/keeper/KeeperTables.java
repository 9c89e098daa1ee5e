package hearthside.server.keeper;

import hearthside.core.input.BadInput;
import hearthside.games.Games;
import hearthside.server.people.Measures;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Keeper;
import hearthside.server.retention.Housekeeping;
import hearthside.server.store.Store;
import hearthside.server.tables.Quarantine;
import hearthside.server.tables.TableRegistry;
import java.time.Instant;
import java.util.List;
import java.util.Locale;

/// Tables as keepers see them: who sits there and what was said, but nothing of a running game.
record KeeperTables(TableRegistry registry, Store store) {
    private static final int REMARKS = 30;

    /// @param servers that share the database
    record Counts(int servers, int playing, int accounts) {}

    Counts counts() {
        return store.read(handle -> new Counts(
                store.isShared() ? Math.max(1, handle.createQuery("select count(*) from servers").mapTo(Integer.class).one()) : 1,
                Housekeeping.playing(handle), handle.createQuery("select count(*) from accounts").mapTo(Integer.class).one()));
    }

    private static Quarantine quarantine() { return new Quarantine(Games::find); }

    List<Keeper.SetAside> setAside() {
        return store.read(handle -> quarantine().list(handle)).stream()
                .map(each -> new Keeper.SetAside(each.id(), each.game(), each.updated(), each.reason(), each.advice())).toList();
    }

    Keeper.Inspected inspect(String id) {
        var table = registry.table(id);
        var now = table.state();
        var said = now.chat().last();
        return new Keeper.Inspected(id, now.row().game(), now.isOver() ? "over" : now.row().status().name().toLowerCase(Locale.ROOT),
                registry.repository().isOpen(id), now.seq(), Instant.ofEpochMilli(now.row().updated()),
                now.participants().seats().stream()
                        .map(seat -> new Keeper.SeatOf(seat.seat(), seat.name(), seat.kind(), seat.account(), seat.program())).toList(),
                said.subList(Math.max(0, said.size() - REMARKS), said.size()).stream().map(remark -> new Keeper.Remark(
                        remark.said().seat(), remark.said().name(), remark.said().text(), remark.said().at())).toList());
    }

    /// Whoever sits there, by each of their cookies.
    List<Measures.Person> people(String id, int number) {
        var seats = registry.table(id).seats();
        if (number < 0 || number >= seats.size() || !seats.get(number).isSomebodys())
            throw new BadInput("seat", "Nobody sits there whom one could warn, mute or suspend.");
        var seat = seats.get(number);
        return seat.holders().stream().sorted().map(holder -> new Measures.Person(holder, seat.name(), seat.account())).toList();
    }

    /// Returns a sentence about how it goes on.
    String release(String id) {
        try {
            return quarantine().release(store, id);
        } catch (BadInput e) {
            throw new ApiError(409, "not-released", e.sentence());
        }
    }
}
