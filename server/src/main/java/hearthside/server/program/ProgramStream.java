package hearthside.server.program;

import hearthside.server.identity.Visitor;
import hearthside.server.protocol.Programs;
import hearthside.server.table.AudienceMember;
import hearthside.server.table.Table;
import hearthside.wire.Json;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/// What one program is told, a line at a time: it looks at all its running tables at once. It has a queue of its own; whoever does not keep
/// up is closed, and may connect again.
final class ProgramStream {
    static final int WAITING = 2_000;
    /// One who does not read must not hold much of our memory. With half of it waiting no further table is looked at until all is read.
    static final int WAITING_LETTERS = 500_000;
    /// Whoever writes when it is closed has so long to come to an end.
    private static final long PARTING_MILLIS = 1_000;
    /// A line without anything says that the connection is alive; before that it would be taken for one that stands still.
    static final int PULSE_SECONDS = 10;
    private static final String UPDATE = "{\"is\":\"Update\"", PEOPLE = "{\"is\":\"People\"", LAST = "";

    /// How it sees one of its tables.
    private final class Eye implements AudienceMember {
        private final Table<?, ?> table;
        private volatile boolean isDone;

        Eye(Table<?, ?> table) { this.table = table; }

        @Override
        public Visitor visitor() { return visitor; }

        @Override
        public boolean hears(@Nullable String holder) { return holder == null || !unheard.contains(holder); }

        @Override
        public void send(String text) {
            if (text.startsWith(PEOPLE)) return; // who looks on is nothing to a program
            if (!text.startsWith(UPDATE)) {
                offer("{\"table\":\"%s\",%s".formatted(table.id(), text.substring(1)));
                return;
            }
            offer(text);
            if (!isDone && text.contains("\"over\":true")) end(text);
        }

        private void end(String text) {
            var update = Json.parse(text);
            if (!update.get("over").booleanValue()) return;
            isDone = true;
            offer(Json.write(new Programs.End(table.id(), table.row().game(), table.theirs(visitor), update.get("result"))));
        }

        @Override
        public void close(int code, String reason) { ProgramStream.this.close(); }
    }

    private final Visitor visitor;
    private final String token;
    private final Set<String> unheard;
    private final LinkedBlockingQueue<String> waiting = new LinkedBlockingQueue<>();
    private final AtomicInteger letters = new AtomicInteger();
    private final Map<String, Eye> eyes = new HashMap<>();
    private final Set<String> challenges = new HashSet<>();
    private final AtomicBoolean isClosed = new AtomicBoolean(); // trap: no lock, it is closed from within tables, which have locks
    private final CountDownLatch written = new CountDownLatch(1);
    private volatile boolean isWaitingForRoom;
    private volatile @Nullable Thread writer;

    /// @param token   by which it came
    /// @param unheard whose words it is not told
    ProgramStream(Visitor visitor, String token, Set<String> unheard) {
        this.visitor = visitor;
        this.token = token;
        this.unheard = unheard;
    }

    Visitor visitor() { return visitor; }

    String token() { return token; }

    Set<String> unheard() { return unheard; }

    boolean isClosed() { return isClosed.get(); }

    /// Whether it can look at one more table; else it asks again once all is read.
    boolean hasRoom() {
        isWaitingForRoom = letters.get() > WAITING_LETTERS / 2;
        return !isWaitingForRoom;
    }

    void tell(Programs.Event event) { offer(Json.write(event)); }

    /// Never waits.
    private void offer(String line) {
        if (isClosed()) return;
        int now = letters.addAndGet(line.length());
        if (waiting.size() >= WAITING || now > WAITING_LETTERS && waiting.size() > 1) close();
        else waiting.add(line);
    }

    /// Looks at a table it did not look at before.
    synchronized void watch(Table<?, ?> table) {
        eyes.values().removeIf(eye -> {
            if (eye.isDone) eye.table.leave(eye);
            return eye.isDone;
        });
        if (isClosed() || eyes.containsKey(table.id())) return;
        var eye = new Eye(table);
        eyes.put(table.id(), eye);
        tell(new Programs.Start(table.id(), table.row().game(), table.seated(), table.mine(visitor)));
        table.enter(eye);
    }

    synchronized boolean isWatching(String table) { return eyes.containsKey(table); }

    /// These challenges are open now.
    synchronized void know(Map<String, Programs.Challenge> open) {
        open.forEach((id, challenge) -> {
            if (challenges.add(id)) tell(challenge);
        });
        challenges.removeIf(id -> {
            boolean isGone = !open.containsKey(id);
            if (isGone) tell(new Programs.ChallengeGone(id));
            return isGone;
        });
    }

    /// Writes until it is closed, or whoever reads is gone.
    ///
    /// @param pulse what else is done now and then, however much there is to tell
    void write(OutputStream out, Runnable pulse) {
        writer = Thread.currentThread();
        long pulsed = System.nanoTime();
        try {
            while (!isClosed()) {
                var line = waiting.poll(PULSE_SECONDS, TimeUnit.SECONDS);
                if (LAST.equals(line)) return;
                if (line != null) letters.addAndGet(-line.length());
                out.write((line == null ? "\n" : line + "\n").getBytes(StandardCharsets.UTF_8));
                if (waiting.isEmpty()) out.flush();
                boolean hasRoomAgain = isWaitingForRoom && waiting.isEmpty();
                if (!hasRoomAgain && System.nanoTime() - pulsed < TimeUnit.SECONDS.toNanos(PULSE_SECONDS)) continue;
                pulsed = System.nanoTime();
                pulse.run();
            }
        } catch (IOException | InterruptedException _) {
            // it is gone, or does not keep up
        } finally {
            written.countDown();
            writer = null;
            close();
        }
    }

    void close() {
        if (!isClosed.compareAndSet(false, true)) return;
        waiting.add(LAST);
        var busy = writer;
        if (busy != null) Thread.startVirtualThread(() -> end(busy));
    }

    /// It may be held up by somebody who does not read.
    private void end(Thread busy) {
        try {
            if (!written.await(PARTING_MILLIS, TimeUnit.MILLISECONDS)) busy.interrupt();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /// Leaves all tables. Not from within a table: each has a lock of its own.
    synchronized void leave() {
        for (var eye : eyes.values()) eye.table.leave(eye);
        eyes.clear();
    }
}
