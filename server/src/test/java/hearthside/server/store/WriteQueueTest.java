package hearthside.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class WriteQueueTest {
    @TempDir
    Path folder;
    private final LinkedBlockingQueue<Throwable> fatal = new LinkedBlockingQueue<>();
    private Jdbi jdbi;

    @BeforeEach
    void open() {
        jdbi = Jdbi.create("jdbc:sqlite:" + folder.resolve("x.db"));
        jdbi.useHandle(handle -> handle.execute("create table notes (text text)"));
    }

    private static int note(Handle handle, String text) { return handle.execute("insert into notes (text) values (?)", text); }

    private List<String> notes() {
        return jdbi.withHandle(handle -> handle.createQuery("select text from notes").mapTo(String.class).list());
    }

    @ParameterizedTest
    @ValueSource(classes = {IllegalStateException.class, StackOverflowError.class, NoClassDefFoundError.class, AssertionError.class})
    void aJobThatFailsTakesNobodyWithIt(Class<? extends Throwable> thrown) throws Exception {
        var failure = thrown.getDeclaredConstructor().newInstance();
        try (var queue = new WriteQueue(jdbi, fatal::add)) {
            assertThatThrownBy(() -> queue.write("", handle -> {
                note(handle, "half");
                return sneak(failure);
            })).isInstanceOf(WriteFailed.class);
            assertThat(queue.<Integer>write("", handle -> note(handle, "whole"))).isOne();
        }
        assertThat(notes()).containsExactly("whole");
        assertThat(fatal).isEmpty();
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> int sneak(Throwable thrown) throws T { throw (T) thrown; }

    /// Before, its thread was gone, and everybody waited for ever.
    @Test
    void whereItCannotGoOnNobodyWaitsAndTheProcessEnds() throws Exception {
        var error = new OutOfMemoryError("as if");
        var begun = new CountDownLatch(1);
        var go = new CountDownLatch(1);
        try (var queue = new WriteQueue(jdbi, fatal::add); var writers = Executors.newVirtualThreadPerTaskExecutor()) {
            var waiting = new ArrayList<Future<?>>();
            waiting.add(writers.submit(() -> queue.write("", _ -> {
                begun.countDown();
                await(go);
                return sneak(error);
            })));
            begun.await();
            for (int i = 0; i < 5; i++) waiting.add(writers.submit(() -> queue.write("", handle -> note(handle, "late"))));
            while (queue.waiting() < 5) Thread.onSpinWait();
            go.countDown();
            for (var each : waiting)
                assertThatThrownBy(() -> each.get(20, TimeUnit.SECONDS)).hasCauseInstanceOf(WriteFailed.class);
            assertThatThrownBy(() -> queue.write("", handle -> note(handle, "later"))).isInstanceOf(WriteFailed.class);
            assertThat(fatal.poll(20, TimeUnit.SECONDS)).isSameAs(error);
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
