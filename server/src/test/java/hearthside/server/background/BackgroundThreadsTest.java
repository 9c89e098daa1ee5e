package hearthside.server.background;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class BackgroundThreadsTest {
    private static final Path SELF = Path.of("/proc/thread-self/stat");
    private static final int NICE = 16; // of the fields after the name of the thread

    @Test
    void whatTakesLongGivesWayToWhoeverPlays() throws Exception {
        int own = niceness();
        var there = new CompletableFuture<Integer>();
        var children = new CompletableFuture<Integer>();
        BackgroundThreads.named("slow-").newThread(() -> {
            there.complete(niceness());
            Thread.ofPlatform().start(() -> children.complete(niceness()));
        }).start();
        if (Files.exists(SELF)) assertThat(there.get()).isGreaterThan(own);
        assertThat(children.get()).as("a search on several threads").isEqualTo(there.get());
        assertThat(niceness()).as("whoever started it").isEqualTo(own);
    }

    /// Of the thread that asks; 0 where the system does not tell.
    private static int niceness() {
        try {
            if (!Files.exists(SELF)) return 0;
            var told = Files.readString(SELF);
            return Integer.parseInt(told.substring(told.lastIndexOf(')') + 2).split(" ")[NICE]);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
