package hearthside.server.cluster;

import hearthside.core.input.BadInput;
import hearthside.server.store.Store;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/// How signals get from one server to the others on the same database. Whatever the way: others hear of what is written only after it is
/// committed, those who hear get the signals of one server in their order, and one that gets lost costs nothing but time, for what it spoke
/// of is in the database.
public sealed interface Bus extends AutoCloseable permits NotifyBus, NatsBus {
    /// Longer ones are not sent, and not listened to: PostgreSQL takes no longer ones.
    int LONGEST = 7_999;

    /// @param address of a NATS server; without one signals go through the database itself. Throws [BadInput] that says what is wrong.
    static Bus of(Store store, @Nullable String address) {
        var database = new NotifyBus(store);
        if (address == null) return database;
        if (!store.isShared())
            throw new BadInput("bus", "A bus is for several servers on one PostgreSQL: name that one by --db, or leave --bus out.");
        return NatsBus.open(store, address, database);
    }

    /// Tells the others, once this transaction is committed; nothing where it is not.
    void send(Handle handle, String text);

    /// Tells the others at once.
    void tell(String text);

    /// From now on until it is closed.
    ///
    /// @param hear     gets what the others tell, and perhaps what this server told itself
    /// @param begunAnew called whenever listening has begun: what was told before may have been missed
    void listen(Consumer<String> hear, Runnable begunAnew);

    /// What may have got lost since this was last asked: then whoever is concerned reads what is written.
    Loss lost();

    /// Whether a server that dies may have written something that it told nobody.
    boolean mayDieUntold();

    /// How often the way was interrupted.
    long breaks();

    @Override
    void close();

    enum Loss {
        NOTHING,
        /// What the others told.
        HEARD,
        /// What this server told, too.
        BOTH
    }
}
