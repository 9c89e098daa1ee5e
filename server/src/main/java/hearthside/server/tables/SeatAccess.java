package hearthside.server.tables;

import hearthside.server.identity.Secrets;
import hearthside.server.identity.Visitor;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Tables;
import hearthside.server.table.Table;
import java.time.Clock;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/// Who gets to which seat, and under which name. The link of a seat admits while it is free; a player's other devices come by a link that
/// they make themselves, good once and for a few minutes.
public record SeatAccess(TableRepository repository, TableHooks hooks, Clock time) {
    private static final Duration GOOD_FOR = Duration.ofMinutes(10);

    GuestNames names() { return new GuestNames(repository.store()); }

    /// How somebody will be called who wants to sit down; empty where a guest says nothing.
    public String called(Visitor visitor, @Nullable String name) { return names().of(visitor, name, "name", ""); }

    /// Lets somebody in by a link: to a free seat, or to their own on another device. Returns the seat.
    public int join(Table<?, ?> table, Visitor visitor, String secret, @Nullable String name) {
        if (Secrets.isDeviceLink(secret)) return adopt(table, visitor, secret);
        mustBeWelcome(table, visitor);
        return table.commands().join(visitor, secret, names().of(visitor, name, "name", ""));
    }

    /// Gives a free seat of an open table to whoever comes. Returns the seat.
    public int sit(Table<?, ?> table, Visitor visitor, @Nullable String name) {
        mustBeWelcome(table, visitor);
        return table.commands().sit(visitor, names().of(visitor, name, "name", ""));
    }

    /// Where other tables play with the same luck only those who sit here look on. Throws [ApiError].
    public void look(Table<?, ?> table, Visitor visitor) {
        if (table.row().isShared() && table.theirs(visitor).isEmpty() && hooks.isSealed(table.id()))
            throw new ApiError(403, "sealed",
                    "Other tables play with the same luck, so nobody looks on here until the last of them is over.");
    }

    /// Nobody learns who it is that does not want to meet them.
    private void mustBeWelcome(Table<?, ?> table, Visitor visitor) {
        if (table.theirs(visitor).isEmpty() && !hooks.isWelcome(table, visitor))
            throw new ApiError(403, "not-welcome", "You cannot sit down at this table; choose another one.");
    }

    /// A link for another device of whoever plays.
    public Tables.DeviceLink deviceLink(Table<?, ?> table, Visitor holder) {
        if (table.mine(holder).isEmpty()) throw ApiError.notYours();
        var secret = Secrets.deviceLink();
        long now = time.millis(), until = now + GOOD_FOR.toMillis();
        repository.seats().keepLink(Secrets.hash(secret), table.id(), holder.hash(), until, now);
        return new Tables.DeviceLink("/join/%s#%s".formatted(table.id(), secret), until, now);
    }

    private int adopt(Table<?, ?> table, Visitor visitor, String secret) {
        var holder = repository.seats().useLink(Secrets.hash(secret), table.id(), time.millis());
        return table.commands().adopt(visitor, holder.orElseThrow(() -> new ApiError(403, "wrong-link",
                "This link was used already, or is too old. Make a new one on the device where you play.")));
    }
}
