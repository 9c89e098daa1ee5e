package hearthside.server.store;

import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;

/// The database: many may read, one writes.
public interface Rows {
    <T> T read(Function<Handle, T> work);

    /// Returns when it is on the disk; all of it, or nothing. The work may be tried more than once.
    void write(Consumer<Handle> work);

    /// Until this transaction ends nobody on another server writes about `what`: whoever counts before writing takes it first. On one
    /// server nobody else writes meanwhile anyway.
    void alone(Handle handle, String what);

    /// Writes, with an answer.
    default <T> T written(Function<Handle, T> work) {
        var answer = new AtomicReference<T>();
        write(handle -> answer.set(work.apply(handle)));
        return Objects.requireNonNull(answer.get());
    }
}
