package hearthside.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Databases;
import hearthside.server.Postgreses;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ScheduledJobsTest {
    @TempDir
    Path folder;

    private final LinkedBlockingQueue<String> done = new LinkedBlockingQueue<>();

    private String place(Databases kind) { return kind.fresh(folder); }

    private ScheduledJobs jobs(Store store) {
        var jobs = new ScheduledJobs(store);
        jobs.on("bell", done::add);
        return jobs;
    }

    private String next() throws InterruptedException { return String.valueOf(done.poll(10, TimeUnit.SECONDS)); }

    @ParameterizedTest
    @EnumSource
    void anErrandIsRunWhenItsTimeHasCome(Databases kind) throws Exception {
        try (var store = Store.open(place(kind)); var jobs = jobs(store)) {
            jobs.begin();
            jobs.at(Instant.now().plusSeconds(3600), "bell", "late");
            jobs.at(Instant.now().plusSeconds(3600), "bell", "moved");
            jobs.at(Instant.now().plusMillis(300), "bell", "moved");
            jobs.at(Instant.now().plusMillis(600), "bell", "never");
            jobs.cancel("bell", "never");
            assertThat(next()).isEqualTo("moved");
            assertThat(done.poll(1000, TimeUnit.MILLISECONDS)).isNull();
            jobs.at(Instant.now(), "bell", "moved");
            assertThat(next()).isEqualTo("moved");
        }
    }

    @ParameterizedTest
    @EnumSource
    void anErrandOutlivesARestart(Databases kind) throws Exception {
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
    void anErrandMayBeAskedForAgainWhileItIsRun(Databases kind) throws Exception {
        try (var store = Store.open(place(kind)); var jobs = new ScheduledJobs(store)) {
            var left = new ConcurrentLinkedQueue<>(List.of("once", "twice"));
            jobs.on("bell", name -> {
                if (left.poll() != null) jobs.at(Instant.now(), "bell", name);
                done.add(name);
            });
            jobs.begin();
            jobs.at(Instant.now(), "bell", "x");
            for (int i = 0; i < 3; i++) assertThat(next()).isEqualTo("x");
            assertThat(done.poll(1000, TimeUnit.MILLISECONDS)).isNull();
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

    @Test
    void ofTwoServersOneRunsIt() throws Exception {
        var place = Postgreses.fresh();
        try (var one = Store.open(place); var two = Store.open(place); var here = jobs(one); var there = jobs(two)) {
            here.begin();
            there.begin();
            for (int i = 0; i < 100; i++) here.at(Instant.now().plusMillis(200), "bell", "x" + i);
            for (int i = 0; i < 100; i++) next();
            assertThat(done.poll(1000, TimeUnit.MILLISECONDS)).isNull();
        }
    }
}
