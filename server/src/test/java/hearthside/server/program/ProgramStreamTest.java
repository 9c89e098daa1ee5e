package hearthside.server.program;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.identity.Visitor;
import hearthside.server.protocol.Programs;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.io.OutputStream;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/// What one stream may hold of the house: letters, and a thread.
class ProgramStreamTest {
    private final ProgramStream stream = new ProgramStream(Visitor.of("a program"), "hsb_x", Set.of());

    private static Programs.Welcome line(int letters) { return new Programs.Welcome("x".repeat(letters), Instant.EPOCH); }

    /// Nobody reads, and whoever writes waits.
    private static OutputStream unread(CountDownLatch begun) {
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                begun.countDown();
                try {
                    new CountDownLatch(1).await();
                } catch (InterruptedException _) {
                    throw new InterruptedIOException("interrupted");
                }
            }
        };
    }

    @Test
    void whoeverIsHeldUpByOneWhoDoesNotReadEndsWhenItsPlaceIsTaken() throws InterruptedException {
        var begun = new CountDownLatch(1);
        stream.tell(line(10));
        var writer = Thread.startVirtualThread(() -> stream.write(unread(begun), () -> {}));
        begun.await();
        stream.close();
        assertThat(writer.join(Duration.ofSeconds(10))).as("a thread is not held for ever").isTrue();
    }

    @Test
    void whoeverDoesNotReadHoldsNoMoreThanHalfAMillionLetters() {
        for (int i = 0; i < 49; i++) stream.tell(line(10_000));
        assertThat(stream.isClosed()).isFalse();
        assertThat(stream.hasRoom()).as("no further table before this is read").isFalse();
        stream.tell(line(10_000));
        assertThat(stream.isClosed()).isTrue();
    }

    /// What else is done now and then is done for a stream that is never silent, too; and at once when there is room again.
    @Test
    void onceAllIsReadFurtherTablesAreAskedFor() throws InterruptedException {
        var pulses = new AtomicInteger();
        for (int i = 0; i < 40; i++) stream.tell(line(10_000));
        assertThat(stream.hasRoom()).isFalse();
        var writer = Thread.startVirtualThread(() -> stream.write(OutputStream.nullOutputStream(), () -> {
            pulses.incrementAndGet();
            stream.close();
        }));
        assertThat(writer.join(Duration.ofSeconds(5))).as("long before the usual pulse").isTrue();
        assertThat(pulses.get()).isEqualTo(1);
        assertThat(stream.hasRoom()).isTrue();
    }
}
