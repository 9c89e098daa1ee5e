package hearthside.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.kagkarlsson.scheduler.SchedulerClient;
import com.github.kagkarlsson.scheduler.task.helper.Tasks;
import hearthside.server.testing.Databases;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What it costs to ask for a job in the transaction of a move, as we do, and in one of its own, as the client of the library does.
class AskingForJobsTest {
    private static final int MOVES = 800, AT_ONCE = 16;
    private final Instant later = Instant.now().plusSeconds(3600);

    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void everyMoveHasItsJobEitherWay(Databases kind) throws Exception {
        try (var store = Store.open(kind.fresh(folder))) {
            store.write(handle -> handle.execute("create table moves (id integer, text varchar(100))"));
            var bell = Tasks.oneTime("bell").execute((_, _) -> {});
            var client = SchedulerClient.Builder.create(store.source(), List.of(bell)).jdbcCustomization(new ScheduledJobs.Millis())
                    .build();
            IntConsumer together = move -> store.write(handle -> {
                handle.execute("insert into moves values (?, ?)", move, "a line of a journal");
                ScheduledJobs.at(handle, later, "bell", "ours" + move);
            });
            IntConsumer apart = move -> {
                store.write(handle -> handle.execute("insert into moves values (?, ?)", move, "a line of a journal"));
                client.scheduleIfNotExists(bell.instance("theirs" + move), later);
            };
            perSecond(0, together); // warm up
            perSecond(0, apart);
            double ours = perSecond(MOVES, together), theirs = perSecond(MOVES, apart);
            System.out.printf("%s: moves with a job %.0f/s in one transaction, %.0f/s through the client: %.1f times as many%n", kind, ours,
                    theirs, ours / theirs);
            assertThat(store.<Integer>read(
                    handle -> handle.createQuery("select count(*) from scheduled_tasks").mapTo(Integer.class).one())).isEqualTo(4 * MOVES);
        }
    }

    /// @param first the first of so many numbers, each with a job of its own
    private static double perSecond(int first, IntConsumer move) throws Exception {
        long begun = System.nanoTime();
        try (var pool = Executors.newFixedThreadPool(AT_ONCE)) {
            var all = IntStream.range(first, first + MOVES).mapToObj(i -> pool.submit(() -> move.accept(i))).toList();
            for (var each : all) each.get();
        }
        return MOVES / ((System.nanoTime() - begun) / 1e9);
    }
}
