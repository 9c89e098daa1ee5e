package hearthside.server.group;

import hearthside.core.input.BadInput;
import hearthside.server.http.ClubApi;
import hearthside.server.identity.Visitor;
import hearthside.server.protocol.Message;
import hearthside.server.protocol.NewTable;
import hearthside.server.protocol.Replays;
import hearthside.server.protocol.Social;
import hearthside.server.protocol.Social.GroupDefaults;
import hearthside.server.store.Rows;
import hearthside.server.table.Seat;
import hearthside.server.table.TableRow;
import hearthside.server.tables.TableOpening;
import hearthside.server.tables.TableRegistry;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The tables of a group: those with a free seat, and those that are played.
record GroupLobby(TableRegistry registry, Rows rows) {

    Social.GroupLobby of(String group, Visitor visitor) {
        var running = registry.repository().playingOf(group);
        var seats = registry.repository().seats(running.stream().map(TableRow::id).toList());
        return new Social.GroupLobby(ClubApi.shown(registry.repository().lobby(group), registry, rows, visitor),
                running.stream().map(row -> new Replays.Watchable(row.id(), row.game(),
                        seats.getOrDefault(row.id(), List.of()).stream().map(GroupLobby::shown).toList(),
                        Instant.ofEpochMilli(row.updated()))).toList());
    }

    private static Message.Seated shown(Seat seat) { return seat.shown(false); }

    /// Where nothing is said it is set as the group has agreed: oneself, and free seats.
    static TableOpening opening(@Nullable NewTable asked, @Nullable GroupDefaults defaults) {
        if (asked != null && asked.open() != null && asked.open())
            throw new BadInput("table.open", "A table of a group is found by its members alone.");
        if (asked != null) return new TableOpening(asked);
        if (defaults == null) throw new BadInput("table", "This group has agreed on no table; say how it is set.");
        var seats = new ArrayList<>(List.of(new NewTable.NewSeat(NewTable.Kind.ME, null, null)));
        while (seats.size() < defaults.seats()) seats.add(new NewTable.NewSeat(NewTable.Kind.OPEN, null, null));
        return new TableOpening(
                new NewTable(defaults.game(), seats, defaults.options(), defaults.pace(), false, null, defaults.talk(), null));
    }
}
