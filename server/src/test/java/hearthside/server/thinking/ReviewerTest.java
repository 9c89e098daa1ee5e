package hearthside.server.thinking;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.identity.Secrets;
import hearthside.server.identity.Visitor;
import hearthside.server.store.ScheduledJobs;
import hearthside.server.store.Store;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class ReviewerTest {
    @TempDir
    Path folder;

    /// Each review that waits keeps somebody busy who could run clocks.
    @Test
    void manyFinishedGamesDoNotKeepAllBusyWhoRunJobs() throws Exception {
        var done = new CountDownLatch(1);
        try (var store = Store.open(folder.resolve("x.db")); var jobs = new ScheduledJobs(store)) {
            var reviewer = new Reviewer(_ -> {
                await(done);
                throw new IllegalStateException("there is no table here");
            }, new ReviewRepository(store), jobs, 1);
            try (reviewer; var runners = Executors.newVirtualThreadPerTaskExecutor()) {
                for (int i = 0; i < Reviewer.MOST_WAITING; i++) {
                    var table = "waits" + i;
                    runners.execute(() -> reviewer.review(table));
                }
                while (reviewer.free() > 0) Thread.onSpinWait();
                reviewer.review("later"); // returns at once
                assertThat(new ReviewRepository(store).isAwaited("later")).isTrue();
                done.countDown();
            }
            assertThat(reviewer.free()).isEqualTo(Reviewer.MOST_WAITING);
        }
    }

    /// Each game that is wanted looks again and again whether it is its turn, and writes each time.
    @Test
    void whereManyGamesAreWantedNoMoreAreTakenOnUntilSomeAreDone() {
        try (var store = Store.open(folder.resolve("x.db")); var jobs = new ScheduledJobs(store)) {
            var repository = new ReviewRepository(store);
            var visitor = Visitor.of(Secrets.cookie());
            try (var reviewer = new Reviewer(_ -> {
                throw new IllegalStateException("nobody looks back here");
            }, repository, jobs, 1)) {
                for (int i = 0; i < Reviewer.MOST_WANTED; i++) assertThat(reviewer.want("game" + i, visitor)).isTrue();
                assertThat(reviewer.want("one more", visitor)).isTrue();
                assertThat(repository.isAwaited("one more")).isFalse();
                store.write(handle -> handle.createUpdate("delete from scheduled_tasks where task_instance = 'game0'").execute());
                reviewer.want("one more", visitor);
                assertThat(repository.isAwaited("one more")).as("whoever asks again finds room").isTrue();
            }
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
