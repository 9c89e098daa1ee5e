package hearthside.server.store;

import static hearthside.server.testing.Eventually.eventually;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import hearthside.server.testing.Databases;
import hearthside.server.testing.Postgreses;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ScheduledJobsTest {
    /// In it, it is looked ten times whether anything is due.
    private static final long QUIET_MILLIS = 250;

    @TempDir
    Path folder;

    private final LinkedBlockingQueue<String> done = new LinkedBlockingQueue<>();

    /// A clock that is put forward by hand.
    private static final class Leaping extends Clock {
        private volatile Duration ahead = Duration.ZERO;

        void pass(Duration time) { ahead = ahead.plus(time); }

        @Override
        public Instant instant() { return Instant.now().plus(ahead); }

        @Override
        public ZoneId getZone() { return ZoneOffset.UTC; }

        @Override
        public Clock withZone(ZoneId zone) { return this; }
    }

    private String place(Databases kind) { return kind.fresh(folder); }

    private ScheduledJobs jobs(Store store) {
        var jobs = new ScheduledJobs(store);
        jobs.on("bell", done::add);
        return jobs;
    }

    private String next() {
        try {
            return String.valueOf(done.poll(10, TimeUnit.SECONDS));
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aJobIsRunWhenItsTimeHasCome(Databases kind) throws Exception {
        try (var store = Store.open(place(kind)); var jobs = jobs(store)) {
            jobs.begin();
            jobs.at(Instant.now().plusSeconds(3600), "bell", "late");
            jobs.at(Instant.now().plusSeconds(3600), "bell", "moved");
            jobs.at(Instant.now().plusMillis(100), "bell", "moved");
            jobs.at(Instant.now().plusMillis(200), "bell", "never");
            jobs.cancel("bell", "never");
            assertThat(next()).isEqualTo("moved");
            assertThat(done.poll(QUIET_MILLIS, TimeUnit.MILLISECONDS)).isNull();
            jobs.at(Instant.now(), "bell", "moved");
            assertThat(next()).isEqualTo("moved");
        }
    }

    /// The machine is not asked for its name: where nobody answers for names a start would take many seconds.
    @ParameterizedTest
    @EnumSource
    void aJobIsPickedInTheNameOfTheServer(Databases kind) throws Exception {
        try (var store = Store.open(place(kind)); var jobs = new ScheduledJobs(store)) {
            jobs.on("bell", _ -> done.add(store.read(handle -> handle
                    .createQuery("select picked_by from scheduled_tasks where task_name = 'bell'").mapTo(String.class).one())));
            jobs.begin();
            jobs.soon("bell", "now");
            assertThat(next()).isEqualTo(store.node());
        }
    }

    @ParameterizedTest
    @EnumSource
    void aJobOutlivesARestart(Databases kind) throws Exception {
        var place = place(kind);
        try (var store = Store.open(place); var jobs = jobs(store)) {
            jobs.at(Instant.now(), "bell", "x");
        }
        try (var store = Store.open(place); var jobs = jobs(store)) {
            jobs.begin();
            assertThat(next()).isEqualTo("x");
        }
    }

    @ParameterizedTest
    @EnumSource
    void aJobMayBeAskedForAgainWhileItIsRun(Databases kind) throws Exception {
        try (var store = Store.open(place(kind)); var jobs = new ScheduledJobs(store)) {
            var left = new ConcurrentLinkedQueue<>(List.of("once", "twice"));
            jobs.on("bell", name -> {
                if (left.poll() != null) jobs.at(Instant.now(), "bell", name);
                done.add(name);
            });
            jobs.begin();
            jobs.at(Instant.now(), "bell", "x");
            for (int i = 0; i < 3; i++) assertThat(next()).isEqualTo("x");
            assertThat(done.poll(QUIET_MILLIS, TimeUnit.MILLISECONDS)).isNull();
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatFailsIsTriedAgain(Databases kind) throws Exception {
        try (var store = Store.open(place(kind)); var jobs = new ScheduledJobs(store)) {
            var left = new ConcurrentLinkedQueue<>(List.of("once"));
            jobs.on("bell", name -> {
                done.add(name);
                if (left.poll() != null) throw new IllegalStateException("the rope is torn");
            });
            jobs.begin();
            jobs.at(Instant.now(), "bell", "x");
            assertThat(next()).isEqualTo("x");
            assertThat(next()).isEqualTo("x");
        }
    }

    /// An error as well as an exception: neither comes again for ever.
    @ParameterizedTest
    @EnumSource
    void workThatAlwaysFailsEndsAfterAFewTries(Databases kind) throws Exception {
        var time = new Leaping();
        try (var store = Store.open(place(kind)); var jobs = new ScheduledJobs(store, time)) {
            jobs.on("bell", name -> {
                done.add(name);
                if (name.equals("error")) throw new StackOverflowError("the rope has no end");
                throw new IllegalStateException("the rope is torn");
            });
            jobs.begin();
            for (var name : List.of("exception", "error")) {
                jobs.at(time.instant(), "bell", name);
                for (int i = 0; i < ScheduledJobs.MOST_TRIES; i++) {
                    assertThat(next()).isEqualTo(name);
                    eventually("it has ended", () -> !isPicked(store));
                    time.pass(Duration.ofMinutes(2));
                }
                assertThat(done.poll(QUIET_MILLIS, TimeUnit.MILLISECONDS)).isNull();
            }
            assertThat(jobs.givenUp()).isEqualTo(2);
            assertThat(store.<Integer>read(handle -> handle.createQuery("select count(*) from scheduled_tasks").mapTo(Integer.class).one()))
                    .isZero();
        }
    }

    /// One that seems to run for minutes would be taken for dead.
    private static boolean isPicked(Store store) {
        return store.read(handle -> handle.createQuery("select count(*) from scheduled_tasks where picked").mapTo(Integer.class).one()) > 0;
    }

    @Test
    void aDatabaseThatDoesNotAnswerIsNotTheFaultOfTheWork() throws Exception {
        var time = new Leaping();
        try (var store = Store.open(place(Databases.values()[0])); var jobs = new ScheduledJobs(store, time)) {
            jobs.on("bell", name -> {
                done.add(name);
                throw new WriteFailed(new IllegalStateException("the disk is full"));
            });
            jobs.begin();
            jobs.at(time.instant(), "bell", "x");
            for (int i = 0; i < 3 * ScheduledJobs.MOST_TRIES; i++) {
                assertThat(next()).isEqualTo("x");
                eventually("it has ended", () -> !isPicked(store));
                time.pass(Duration.ofMinutes(2));
            }
            assertThat(jobs.givenUp()).isZero();
        }
    }

    /// A file is written by one at a time, and jobs that end all at once each write that they did. Whoever reads is not in their line.
    @Test
    void jobsThatWaitForTheirTurnKeepNobodyFromReading() throws Exception {
        var ready = new CountDownLatch(20);
        var go = new CountDownLatch(1);
        try (var store = Store.open(place(Databases.SQLITE)); var jobs = new ScheduledJobs(store)) {
            jobs.on("bell", name -> {
                ready.countDown();
                try {
                    go.await();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
                done.add(name);
            });
            jobs.begin();
            for (int i = 0; i < 20; i++) jobs.soon("bell", "x" + i);
            assertThat(ready.await(10, TimeUnit.SECONDS)).isTrue();
            store.write(handle -> {
                handle.execute("delete from scheduled_tasks where task_name = 'nobody'"); // from here on the file is ours
                go.countDown();
                for (int i = 0; i < 20; i++) assertThat(next()).startsWith("x");
                pause(QUIET_MILLIS); // they have run, and wait to write it down
                assertThatCode(() -> CompletableFuture.supplyAsync(() -> store.<Integer>read(
                        reader -> reader.createQuery("select count(*) from scheduled_tasks where picked").mapTo(Integer.class).one()))
                        .get(1, TimeUnit.SECONDS)).doesNotThrowAnyException();
            });
            eventually("all have ended", () -> !isPicked(store));
        }
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void ofTwoServersOneRunsIt() throws Exception {
        var place = Postgreses.fresh();
        try (var one = Store.open(place); var two = Store.open(place); var here = jobs(one); var there = jobs(two)) {
            here.begin();
            there.begin();
            for (int i = 0; i < 100; i++) here.at(Instant.now().plusMillis(200), "bell", "x" + i);
            for (int i = 0; i < 100; i++) next();
            assertThat(done.poll(QUIET_MILLIS, TimeUnit.MILLISECONDS)).isNull();
        }
    }
}
