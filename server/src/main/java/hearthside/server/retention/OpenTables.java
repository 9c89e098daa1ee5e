package hearthside.server.retention;

import hearthside.server.table.Table;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/// The tables in memory, and when somebody last asked for each. What nobody needs is put away; there is never a second one of a table that
/// somebody has just been handed.
public final class OpenTables {
    /// Whoever asks for a table has so long until it can be put away: longer than any call takes between asking and entering.
    static final Duration LEAST = Duration.ofSeconds(10);
    private static final long FRESH_NANOS = LEAST.toNanos() / 4;

    private static final int CROWD = 1500;
    private static final long A_SECOND = 1_000_000_000L;

    private record Entry(Table<?, ?> table, AtomicLong asked) {}

    private final Map<String, Entry> entries = new ConcurrentHashMap<>();
    private final AtomicLong cleared = new AtomicLong();
    private final LongSupplier nanos;

    public OpenTables(LongSupplier nanos) { this.nanos = nanos; }

    /// Without asking for it.
    public @Nullable Table<?, ?> peek(String id) {
        var entry = entries.get(id);
        return entry == null ? null : entry.table;
    }

    public @Nullable Table<?, ?> find(String id) {
        var entry = entries.get(id);
        if (entry == null) return null;
        if (nanos.getAsLong() - entry.asked.get() < FRESH_NANOS) return entry.table;
        var asked = entries.computeIfPresent(id, (_, found) -> {
            found.asked.set(nanos.getAsLong());
            return found;
        });
        return asked == null ? null : asked.table;
    }

    /// @param open gives the table where it is not in memory
    public Table<?, ?> find(String id, Function<String, Table<?, ?>> open) {
        makeRoom();
        while (true) {
            entries.computeIfAbsent(id, missing -> new Entry(open.apply(missing), new AtomicLong(nanos.getAsLong())));
            var found = find(id);
            if (found != null) return found;
        }
    }

    /// Where very many are opened in a short time, such as when all clocks run out at once, what is done with goes as soon as it may.
    private void makeRoom() {
        long now = nanos.getAsLong(), last = cleared.get();
        if (entries.size() >= CROWD && now - last > A_SECOND && cleared.compareAndSet(last, now)) putAway(LEAST);
    }

    public void put(String id, Table<?, ?> table) { entries.put(id, new Entry(table, new AtomicLong(nanos.getAsLong()))); }

    /// It is gone from the disk.
    public void remove(String id) { entries.remove(id); }

    public List<Table<?, ?>> all() { return entries.values().stream().<Table<?, ?>>map(Entry::table).toList(); }

    public int size() { return entries.size(); }

    /// Puts away what nobody has asked for, looked at or played at for so long. Time in which something happens does not count.
    public void putAway(Duration idle) {
        long now = nanos.getAsLong(), least = Math.max(idle.toNanos(), LEAST.toNanos());
        for (var id : entries.keySet()) entries.computeIfPresent(id, (_, entry) -> {
            if (!entry.table.isQuiet()) entry.asked.set(now);
            return now - entry.asked.get() >= least ? null : entry;
        });
    }
}
