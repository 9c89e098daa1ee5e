package hearthside.server.cluster;

import hearthside.server.store.Store;
import hearthside.server.store.WriteFailed;
import hearthside.wire.Json;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The servers that share one database, and which of them is the home server of which table: its bots play there. A server says every
/// second that it is there; the tables of one that is silent go to whoever notices first. A server alone on its file is home to all.
/// The column `tables.keeper` names the home server; it has nothing to do with the keepers who look after the house.
///
/// Should a table have two home servers for a while, because one slept, no harm is done: a line of a journal is written once.
public final class Cluster implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Cluster.class);
    static final long BEAT_MILLIS = 1_000;
    private static final long DEAD_MILLIS = 5_000;
    /// The database's own clock: those of the servers may differ.
    private static final String NOW = "cast(extract(epoch from clock_timestamp()) * 1000 as bigint)";

    /// The tables of this server, as far as others care.
    public interface Tables {
        void hear(Signal signal);

        /// Signals may have been missed.
        void catchUp();

        void openAll(List<String> ids);

        void work(Runnable work);

        /// Waits; false when the server closes meanwhile.
        boolean rest(long millis);
    }

    private final Store store;
    private final Bus bus;
    private final Tables tables;
    private final Set<String> kept = ConcurrentHashMap.newKeySet();
    // one after the other, in their order
    private final ExecutorService voice = Executors.newSingleThreadExecutor(Thread.ofVirtual().factory());
    private final AtomicBoolean isBehind = new AtomicBoolean();
    private Set<String> alive = Set.of();
    private long lastBeat = System.nanoTime();
    private @Nullable SignalListener listener;

    public Cluster(Store store, Bus bus, Tables tables) {
        this.store = store;
        this.bus = bus;
        this.tables = tables;
    }

    public boolean isShared() { return store.isShared(); }

    public boolean keeps(String table) { return !store.isShared() || kept.contains(table); }

    public int kept() { return kept.size(); }

    public void keep(String table) {
        if (store.isShared()) kept.add(table);
    }

    /// Tells the other servers something that may get lost.
    public void tell(Signal signal) {
        if (!store.isShared()) return;
        try {
            voice.execute(() -> say(signal));
        } catch (RejectedExecutionException _) {
            // closing
        }
    }

    private void say(Signal signal) {
        try {
            bus.tell(Json.write(signal));
        } catch (RuntimeException e) {
            LOG.warn("The other servers could not be told something: {}", e.getMessage()); // once the line is back, they are told anyway
        }
    }

    public void begin() {
        if (!store.isShared()) return;
        listener = new SignalListener(store.node(), this::hear);
        bus.listen(listener::handOn, tables::catchUp);
        tables.work(() -> {
            do {
                beatQuietly();
                makeGood();
            } while (tables.rest(BEAT_MILLIS));
        });
    }

    /// What is written is read again where signals may have got lost: once, however many say so.
    private void makeGood() {
        var lost = bus.lost();
        if (lost == Bus.Loss.BOTH) tell(new Signal.Missed(store.node()));
        if (isBehind.getAndSet(false) || lost != Bus.Loss.NOTHING) tables.catchUp();
    }

    private void hear(Signal signal) {
        tables.hear(signal);
        if (signal instanceof Signal.Missed) isBehind.set(true);
        if (signal instanceof Signal.Gone) beatQuietly();
    }

    private void beatQuietly() {
        try {
            beat();
        } catch (RuntimeException e) {
            LOG.warn("The other servers cannot be told that this one is here: {}", e.getMessage());
        }
    }

    /// Says that this server is here, and takes over what nobody keeps.
    private synchronized void beat() {
        boolean hasSlept = System.nanoTime() - lastBeat > DEAD_MILLIS * 1_000_000;
        var orphans = store.write("", handle -> {
            handle.createUpdate(
                    "insert into servers (id, beat) values (:me, " + NOW + ") on conflict (id) do update set beat = excluded.beat")
                    .bind("me", store.node()).execute();
            handle.createUpdate("delete from servers where beat < " + NOW + " - :dead").bind("dead", DEAD_MILLIS).execute();
            return handle.createQuery(
                    "update tables set keeper = :me where status = 'playing' and (keeper is null or keeper not in (select id from "
                            + "servers)) returning id")
                    .bind("me", store.node()).mapTo(String.class).list();
        });
        lastBeat = System.nanoTime();
        if (hasSlept) reconsider();
        forgetTheDead();
        kept.addAll(orphans);
        if (!orphans.isEmpty()) tables.work(() -> tables.openAll(orphans));
    }

    /// After a long sleep our tables may be at home elsewhere.
    private void reconsider() {
        List<String> ours = store.read(handle -> handle.createQuery("select id from tables where keeper = :me and status = 'playing'")
                .bind("me", store.node()).mapTo(String.class).list());
        kept.retainAll(new HashSet<>(ours));
        kept.addAll(ours);
    }

    private void forgetTheDead() {
        Set<String> now = store.read(handle -> handle.createQuery("select id from servers").mapTo(String.class).set());
        for (var node : alive) if (!now.contains(node)) tables.hear(new Signal.Gone(node));
        if (bus.mayDieUntold() && !now.containsAll(alive)) isBehind.set(true);
        alive = now;
    }

    /// Hands everything over, so that the others need not wait until they miss us.
    @Override
    public void close() {
        voice.shutdown();
        if (listener == null) return;
        listener.close();
        try {
            store.write("", this::leave);
        } catch (WriteFailed e) {
            LOG.warn("The other servers will notice by themselves that this one has closed: {}", e.getMessage());
        }
    }

    private String leave(Handle handle) {
        handle.createUpdate("update tables set keeper = null where keeper = :me").bind("me", store.node()).execute();
        handle.createUpdate("delete from servers where id = :me").bind("me", store.node()).execute();
        new Signal.Gone(store.node()).send(bus, handle);
        return "";
    }
}
