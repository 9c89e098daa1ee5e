package hearthside.server.program;

import hearthside.server.identity.Visitor;
import hearthside.server.people.Blocks;
import hearthside.server.people.Measures;
import hearthside.server.people.Programs;
import hearthside.server.protocol.ApiError;
import hearthside.server.store.Rows;
import hearthside.server.tables.TableRegistry;
import io.javalin.http.Context;
import java.io.IOException;
import java.time.Clock;
import java.time.Instant;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The programs that are connected to this server, one stream each.
public final class ProgramStreams implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ProgramStreams.class);
    /// Tables one program looks at.
    private static final int MOST_TABLES = 200;
    private static final long SEEN_MILLIS = 60_000;

    private final TableRegistry registry;
    private final Rows rows;
    private final Programs programs;
    private final Challenges challenges;
    private final Clock time;
    private final Map<String, ProgramStream> open = new ConcurrentHashMap<>(); // by holder
    private volatile Predicate<String> mayEnter = _ -> true;
    private volatile Consumer<String> hasLeft = _ -> {};

    public ProgramStreams(TableRegistry registry, Rows rows, Programs programs, Clock time) {
        this.registry = registry;
        this.rows = rows;
        this.programs = programs;
        this.challenges = new Challenges(registry, rows);
        this.time = time;
    }

    public int size() { return open.size(); }

    /// Before anybody comes.
    ///
    /// @param enters whether one more may come from an address
    /// @param leaves one has gone that came from there
    public void limits(Predicate<String> enters, Consumer<String> leaves) {
        mayEnter = enters;
        hasLeft = leaves;
    }

    void serve(Context ctx, Visitor visitor, String token) {
        var address = Objects.requireNonNullElse(visitor.address(), "");
        try {
            if (!mayEnter.test(address))
                throw new ApiError(429, "too-many", "Too many programs are connected from here; close some.");
            tell(ctx, visitor, token);
        } finally {
            hasLeft.accept(address);
        }
    }

    /// Tells a program what happens until it leaves, or its token is worth nothing any more. Whoever connects a second time takes the place
    /// of the first.
    private void tell(Context ctx, Visitor visitor, String token) {
        var account = Objects.requireNonNull(visitor.account());
        var stream = new ProgramStream(visitor, token, new Blocks(rows).unheard(visitor.hash()));
        var before = open.put(visitor.hash(), stream);
        if (before != null) before.close();
        try {
            var response = ctx.res();
            response.setContentType("application/x-ndjson");
            response.setHeader("X-Accel-Buffering", "no"); // a proxy must not hold lines back
            stream.tell(new hearthside.server.protocol.Programs.Welcome(account.name(), Instant.ofEpochMilli(time.millis())));
            refresh(stream);
            programs.seen(account.id(), time.millis());
            var seen = new long[] {time.millis()};
            stream.write(response.getOutputStream(), () -> {
                if (!isGood(stream)) stream.close(); // another server may have been slow to hear of it
                refresh(stream);
                if (time.millis() - seen[0] < SEEN_MILLIS) return;
                seen[0] = time.millis();
                programs.seen(account.id(), seen[0]);
            });
        } catch (IOException e) {
            LOG.debug("A program left before it was told anything: {}", e.getMessage());
        } finally {
            stream.close();
            open.remove(visitor.hash(), stream);
            stream.leave();
        }
    }

    /// Something may be new for this holder: a challenge, or a table.
    public void called(String holder) {
        var stream = open.get(holder);
        if (stream != null) registry.work(() -> refresh(stream));
    }

    /// Whoever was this may have another token, or none, or hear somebody no more: who still has a good one connects again. Trap: another
    /// server may tell of a token only when its program has connected with it; such a stream goes on.
    public void dismissed(String holder) {
        var stream = open.get(holder);
        if (stream != null) registry.work(() -> {
            if (!isAsItWas(stream)) stream.close();
        });
    }

    private boolean isAsItWas(ProgramStream stream) {
        try {
            return isGood(stream) && new Blocks(rows).unheard(stream.visitor().hash()).equals(stream.unheard());
        } catch (RuntimeException e) {
            LOG.warn("Whether a program may stay could not be found out; it connects again.", e);
            return false;
        }
    }

    private boolean isGood(ProgramStream stream) {
        return programs.isGood(stream.token()) && !new Measures(rows).isSuspended(stream.visitor().hash(), time.millis());
    }

    private void refresh(ProgramStream stream) {
        if (stream.isClosed()) return;
        try {
            var visitor = stream.visitor();
            stream.know(challenges.of(visitor.hash(), time.millis()).stream()
                    .collect(Collectors.toMap(Challenges.Kept::id, this::shown)));
            for (var table : registry.repository().playing(visitor).stream().limit(MOST_TABLES).toList()) {
                if (stream.isWatching(table)) continue;
                if (!stream.hasRoom()) return;
                watch(stream, table);
            }
        } catch (RuntimeException e) {
            LOG.warn("A program could not be told what is new; it is tried again.", e);
        }
    }

    private void watch(ProgramStream stream, String table) {
        try {
            stream.watch(registry.table(table));
        } catch (ApiError e) {
            LOG.debug("Table {} is set aside: {}", table, e.sentence);
        }
    }

    private hearthside.server.protocol.Programs.Challenge shown(Challenges.Kept kept) {
        var terms = registry.table(kept.table()).state().match().terms();
        return new hearthside.server.protocol.Programs.Challenge(kept.id(), kept.table(), kept.game(), kept.name(), kept.account(),
                terms.seats(), terms.options(), kept.pace(), kept.made());
    }

    @Override
    public void close() { open.values().forEach(ProgramStream::close); }
}
