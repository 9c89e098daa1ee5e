package hearthside.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import hearthside.core.input.BadInput;
import hearthside.server.Config;
import hearthside.server.identity.Secrets;
import hearthside.server.identity.Visitor;
import hearthside.server.pace.Actor;
import hearthside.server.pace.ClockUpdate;
import hearthside.server.pace.Pace;
import hearthside.server.pace.Pacing;
import hearthside.server.protocol.ChatPolicy;
import hearthside.server.protocol.Message;
import hearthside.server.protocol.Phrase;
import hearthside.server.table.Seat;
import hearthside.server.table.TableRow;
import hearthside.server.tables.TableRepository;
import hearthside.server.testing.Databases;
import hearthside.server.testing.Postgreses;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What SQLite and PostgreSQL have in common, and what PostgreSQL complains of.
class BothDatabasesTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void complaintsDoNotQuoteWhatWasWritten(Databases kind) {
        try (var store = Store.open(kind.fresh(folder))) {
            var notWritten = catchThrowableOfType(WriteFailed.class, () -> store
                    .write(handle -> handle.createUpdate("insert into tables (seed) values (:seed)").bind("seed", "the-seed").execute()));
            assertThat(notWritten).hasMessageContaining("The database did not take it").hasStackTraceContaining("WriteFailed");
            assertThat(org.assertj.core.util.Throwables.getStackTrace(notWritten)).doesNotContain("the-seed");
            var notRead = catchThrowableOfType(RuntimeException.class, () -> store.read(handle -> handle
                    .createQuery("select * from nowhere where seed = :seed").bind("seed", "the-seed").mapTo(String.class).list()));
            assertThat(org.assertj.core.util.Throwables.getStackTrace(notRead)).doesNotContain("the-seed");
        }
    }

    @ParameterizedTest
    @EnumSource
    void oneBadWriteDoesNotTakeOthersWithIt(Databases kind) {
        try (var store = Store.open(kind.fresh(folder)); var writers = Executors.newVirtualThreadPerTaskExecutor()) {
            store.write(handle -> handle.execute("create table numbers (n integer primary key)"));
            var writes = IntStream.range(0, 200)
                    .mapToObj(i -> CompletableFuture
                            .runAsync(() -> store.write(handle -> handle.execute("insert into numbers values (?)", i % 100)), writers))
                    .toList();
            long failed = writes.stream().filter(write -> write.handle((_, e) -> e != null).join()).count();
            assertThat(failed).isEqualTo(100);
            List<Integer> numbers = store
                    .read(handle -> handle.createQuery("select n from numbers order by n").mapTo(Integer.class).list());
            assertThat(numbers).isEqualTo(IntStream.range(0, 100).boxed().toList());
        }
    }

    @ParameterizedTest
    @EnumSource
    void aTableIsFoundAgainAsItWasWritten(Databases kind) {
        var place = kind.fresh(folder);
        var row = new TableRow("abcdefgh", "my-first-stone-age", "{}", "5eed", "4a54", "4057", TableRow.Status.PLAYING, null, null,
                1_800_000_000_000L, ChatPolicy.PHRASES);
        var seats = List.of(Seat.person(0, "Ada \uD83C\uDFB2", false, Visitor.of(Secrets.cookie())), Seat.open(1, "hash"),
                Seat.bot(2, "Bot", "random"));
        var pace = new Pace.Live(30, 60, "first");
        var pacing = Pacing.of(pace, 3).then(pace, -1, List.of(0), 1_800_000_000_000L).withForced(0, true);
        try (var store = Store.open(place)) {
            var repository = new TableRepository(store);
            repository.open(row, seats, List.of("{\"line\":0}"), null, pace,
                    new ClockUpdate(1, Actor.PERSON, Pacing.of(pace, 3), Optional.of(7L), List.of(0), false), 1);
            repository.append("abcdefgh", 1, "{\"line\":1}", TableRow.Status.PLAYING,
                    new ClockUpdate(2, Actor.STAND_IN, pacing, Optional.of(9L), List.of(0, 2), true));
            repository.chat().say("abcdefgh", 0,
                    new Message.Said(0, "Ada", true, "Hello!", java.time.Instant.ofEpochMilli(5), Phrase.HELLO),
                    "4057");
        }
        try (var store = Store.open(place)) {
            var repository = new TableRepository(store);
            assertThat(repository.find("abcdefgh")).get().extracting(TableRow::seed, TableRow::status).containsExactly("5eed",
                    TableRow.Status.PLAYING);
            assertThat(repository.seats("abcdefgh")).isEqualTo(seats);
            assertThat(repository.journal("abcdefgh")).containsExactly("{\"line\":0}", "{\"line\":1}");
            assertThat(repository.pace("abcdefgh")).isEqualTo(pace);
            assertThat(repository.pacing("abcdefgh")).contains(pacing);
            assertThat(repository.actors("abcdefgh")).containsExactly(Actor.PERSON, Actor.STAND_IN);
            assertThat(repository.find("abcdefgh").orElseThrow().talk()).isEqualTo(ChatPolicy.PHRASES);
            assertThat(repository.chat().chat("abcdefgh", 0, 0)).singleElement().satisfies(remark -> {
                assertThat(remark.by()).isEqualTo("4057");
                assertThat(remark.said().phrase()).isEqualTo(Phrase.HELLO);
            });
            assertThat(repository.playing()).containsExactly("abcdefgh");
            assertThat(repository.toAct("abcdefgh")).contains(List.of(0, 2));
            assertThat(repository.goingOn()).containsExactly("abcdefgh");
        }
    }

    private static String complaint(String place) {
        var bad = catchThrowableOfType(BadInput.class, () -> Store.open(place));
        assertThat(bad).isNotNull();
        assertThat(bad.field()).isEqualTo("database");
        assertThat(bad.sentence()).endsWith(".").doesNotContain("topsecret", "Exception");
        return bad.sentence();
    }

    private static void sql(String place, String statement) throws SQLException {
        try (var connection = DriverManager.getConnection(place); var sql = connection.createStatement()) {
            sql.execute(statement);
        }
    }

    @Test
    void aPostgresThatDoesNotAnswerIsNamedWithoutItsPassword() {
        assertThat(complaint("jdbc:postgresql://127.0.0.1:1/hearthside?user=ada&password=topsecret")).contains("127.0.0.1:1/hearthside",
                "cannot be reached");
        assertThat(complaint("postgres://ada:topsecret@127.0.0.1/hearthside")).contains("jdbc:postgresql://");
        assertThat(Config.of("jdbc:postgresql://127.0.0.1/x?password=topsecret").toString()).doesNotContain("topsecret");
    }

    @Test
    void aDatabaseThatIsNotThereIsNamed() {
        assertThat(complaint(Postgreses.fresh().replaceFirst("/hearthside\\d+", "/nowhere"))).contains("There is no database", "nowhere");
    }

    @Test
    void aPostgresDatabaseOfAnotherProgramStaysAsItIs() throws SQLException {
        var place = Postgreses.empty();
        sql(place, "create table recipes (name text)");
        assertThat(complaint(place)).contains("another program");
        sql(place, "drop table recipes");
        Store.open(place).close();
        sql(place,
                "insert into flyway_schema_history (installed_rank, version, description, type, script, checksum, installed_by, "
                        + "execution_time, success) values (99, '999', 'future', 'SQL', 'V999__future.sql', 1, 'x', 1, true)");
        assertThat(complaint(place)).contains("newer Hearthside");
    }

    @Test
    void aBrokenConnectionIsMadeAnew() throws SQLException {
        var place = Postgreses.fresh();
        try (var store = Store.open(place)) {
            store.write(handle -> handle.execute("create table numbers (n integer primary key)"));
            sql(place,
                    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> "
                            + "pg_backend_pid()");
            assertThatThrownBy(() -> store.write(handle -> handle.execute("insert into numbers values (1)")))
                    .isInstanceOf(WriteFailed.class);
            store.write(handle -> handle.execute("insert into numbers values (1)"));
            assertThat(store.<Integer>read(handle -> handle.createQuery("select count(*) from numbers").mapTo(Integer.class).one()))
                    .isEqualTo(1);
        }
    }
}
