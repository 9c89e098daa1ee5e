package hearthside.server.tables;

import hearthside.server.table.Table;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

/// The tables of this server at which something is asked: whoever does not answer in time has said no.
final class QuestionTimeouts {
    private static final int LOOK_MILLIS = 250;

    private final Workers workers;
    private final Map<String, Table<?, ?>> asking = new ConcurrentHashMap<>();
    private final AtomicBoolean isWatched = new AtomicBoolean();

    QuestionTimeouts(Workers workers) { this.workers = workers; }

    void add(Table<?, ?> table) {
        asking.put(table.id(), table);
        if (isWatched.compareAndSet(false, true)) workers.work(this::watch);
    }

    private void watch() {
        try {
            while (!asking.isEmpty() && workers.rest(LOOK_MILLIS)) asking.values().removeIf(table -> !table.endQuestion());
        } finally {
            isWatched.set(false);
        }
        if (!asking.isEmpty() && workers.rest(0)) asking.values().stream().findFirst().ifPresent(this::add); // asked just now
    }
}
