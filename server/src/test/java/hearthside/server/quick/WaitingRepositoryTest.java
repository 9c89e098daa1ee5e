package hearthside.server.quick;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.store.Rows;
import hearthside.server.store.Store;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WaitingRepositoryTest {
    @TempDir
    Path folder;

    /// Anybody may ask fifty times a second, and what is written waits for the disk.
    @Test
    void whoeverDoesNotWaitWritesNothingByAsking() {
        try (var store = Store.open(folder.resolve("house.db").toString())) {
            var repository = new WaitingRepository(new Rows() {
                @Override
                public <T> T read(Function<Handle, T> work) { return store.read(work); }

                @Override
                public void write(Consumer<Handle> work) { throw new AssertionError("something is written"); }

                @Override
                public void alone(Handle handle, String what) {}
            });
            assertThat(repository.seen("nobody", 1_000_000)).isEmpty();
        }
    }
}
