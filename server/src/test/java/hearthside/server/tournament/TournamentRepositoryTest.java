package hearthside.server.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.identity.Account;
import hearthside.server.pace.Pace;
import hearthside.server.protocol.Tournaments.Kind;
import hearthside.server.protocol.Tournaments.State;
import hearthside.server.store.Store;
import hearthside.server.testing.Databases;
import hearthside.server.tournament.TournamentRepository.Entering;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TournamentRepositoryTest {
    private static final Tournament CUP = new Tournament("cup", "Cup", "cavemen", Kind.ROUND_ROBIN, "p0", "P 0", 2, 2, 0, 60, Map.of(),
            new Pace.Live(45, 300, null), true, State.OPEN, 0, 0, null, null, 0, 1, null, null);
    private static final int MOST = 2;

    @TempDir
    Path folder;

    private static TournamentRepository cup(Store store) {
        store.write(handle -> {
            for (int i = 0; i < 9; i++)
                handle.execute("insert into accounts (id, name, name_key, shape, holder, link_key, created, program) "
                        + "values (?, ?, ?, ?, ?, 'key', 1, 0)", "p" + i, "P " + i, "p " + i, Account.shape("P " + i), "holder " + i);
        });
        var repository = new TournamentRepository(store);
        assertThat(repository.add(CUP, 3, Instant.now())).isTrue();
        return repository;
    }

    private static Entering enter(TournamentRepository repository, int who) {
        return repository.enter(CUP, "p" + who, "P " + who, false, 1500, MOST, 10);
    }

    @ParameterizedTest
    @EnumSource
    void whoeverLeavesMakesRoomButNotForEver(Databases kind) {
        try (var store = Store.open(kind.fresh(folder))) {
            var repository = cup(store);
            for (int who = 0; who < MOST; who++) assertThat(enter(repository, who)).isEqualTo(Entering.DONE);
            assertThat(enter(repository, 2)).isEqualTo(Entering.FULL);
            for (int who = 2; who < 3 * MOST; who++) {
                assertThat(repository.leave(CUP, "p" + (who - 1))).isTrue();
                assertThat(enter(repository, who)).isEqualTo(Entering.DONE);
            }
            assertThat(repository.leave(CUP, "p5")).isTrue();
            assertThat(enter(repository, 6)).as("the list has its end").isEqualTo(Entering.FULL);
            assertThat(enter(repository, 1)).as("whoever comes back is in it already").isEqualTo(Entering.DONE);
        }
    }

    @ParameterizedTest
    @EnumSource
    void whatIsKeptIsLookedAfter(Databases kind) {
        try (var store = Store.open(kind.fresh(folder))) {
            var repository = cup(store);
            assertThat(jobs(store)).isEqualTo(1);
            store.write(handle -> handle.execute("delete from scheduled_tasks"));
            repository.begin(CUP, null, _ -> 3, Instant.now());
            assertThat(jobs(store)).as("also once it has begun").isEqualTo(1);
            assertThat(repository.find(CUP.id()).orElseThrow().isRunning()).isTrue();
        }
    }

    private static int jobs(Store store) {
        return store.read(handle -> handle.createQuery("select count(*) from scheduled_tasks where task_name = 'tournament'")
                .mapTo(Integer.class).one());
    }

    @ParameterizedTest
    @EnumSource
    void whereOneLeavesAndAnotherComesBackThePageIsNew(Databases kind) {
        try (var store = Store.open(kind.fresh(folder))) {
            var repository = cup(store);
            for (int who = 0; who < MOST; who++) enter(repository, who);
            repository.leave(CUP, "p0");
            var before = repository.version(CUP.id());
            assertThat(enter(repository, 0)).isEqualTo(Entering.DONE);
            repository.leave(CUP, "p1");
            assertThat(repository.version(CUP.id())).isNotEqualTo(before);
        }
    }

    /// As many as there may be in an arena of a day: what is reckoned from their numbers is larger than an `int`.
    @ParameterizedTest
    @EnumSource
    void theLastOfThousandsMayLeaveALongArena(Databases kind) {
        try (var store = Store.open(kind.fresh(folder))) {
            var repository = cup(store);
            enter(repository, 0);
            var before = repository.version(CUP.id());
            store.write(handle -> handle.execute("update entrants set number = 3000, gone = 9999"));
            assertThat(repository.version(CUP.id())).isNotEqualTo(before);
        }
    }
}
