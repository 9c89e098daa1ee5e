package hearthside.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.input.BadInput;
import hearthside.postgres.TemporaryNats;
import hearthside.server.store.Store;
import hearthside.server.store.WriteFailed;
import hearthside.server.testing.Buses;
import hearthside.server.testing.Postgreses;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What every way between servers must keep.
class BusTest {
    private static final long PATIENCE_SECONDS = 10;
    private static final long SILENCE_MILLIS = 700;

    private final List<AutoCloseable> open = new ArrayList<>();
    private final String place = Postgreses.fresh();

    private record Node(Store store, Bus bus, BlockingQueue<String> heard) {
        String next() throws InterruptedException { return String.valueOf(heard.poll(PATIENCE_SECONDS, TimeUnit.SECONDS)); }

        void write(String id, Runnable between) {
            store.write(handle -> {
                handle.createUpdate("insert into servers (id, beat) values (:id, 0)").bind("id", id).execute();
                bus.send(handle, id);
                between.run();
            });
        }

        boolean reads(String id) {
            return store.read(handle -> handle.createQuery("select count(*) from servers where id = :id").bind("id", id)
                    .mapTo(Integer.class).one()) == 1;
        }
    }

    /// A server that listens already.
    private Node node(Buses kind) throws InterruptedException { return node(place, kind.address()); }

    private Node node(String database, @Nullable String address) throws InterruptedException {
        var store = Store.open(database);
        open.add(store);
        var bus = Bus.of(store, address);
        open.add(bus);
        var node = new Node(store, bus, new LinkedBlockingQueue<>());
        var begun = new CountDownLatch(address == null ? 1 : 2); // at the database, and at the bus
        bus.listen(node.heard::add, begun::countDown);
        assertThat(begun.await(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        return node;
    }

    @AfterEach
    void close() throws Exception { for (var each : open.reversed()) each.close(); }

    @ParameterizedTest
    @EnumSource(Buses.class)
    void othersHearInOrderOfWhatIsCommitted(Buses kind) throws InterruptedException {
        var one = node(kind);
        var two = node(kind);
        var ids = IntStream.range(0, 300).mapToObj("line%03d"::formatted).toList();
        for (var id : ids) one.write(id, () -> {});
        for (var id : ids) {
            assertThat(two.next()).isEqualTo(id);
            assertThat(two.reads(id)).as(id).isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource(Buses.class)
    void nobodyHearsBeforeTheCommit(Buses kind) throws InterruptedException {
        var one = node(kind);
        var two = node(kind);
        var mayEnd = new CountDownLatch(1);
        var writing = Thread.ofVirtual().start(() -> one.write("slow", () -> {
            try {
                mayEnd.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
            } catch (InterruptedException _) {
                Thread.currentThread().interrupt();
            }
        }));
        assertThat(two.heard.poll(SILENCE_MILLIS, TimeUnit.MILLISECONDS)).isNull();
        mayEnd.countDown();
        assertThat(two.next()).isEqualTo("slow");
        writing.join();
    }

    @ParameterizedTest
    @EnumSource(Buses.class)
    void whatIsNotCommittedIsNotTold(Buses kind) throws InterruptedException {
        var one = node(kind);
        var two = node(kind);
        assertThatThrownBy(() -> one.write("never", () -> { throw new IllegalStateException("on purpose"); }))
                .isInstanceOf(WriteFailed.class);
        one.bus.tell("afterwards");
        assertThat(two.next()).isEqualTo("afterwards");
        assertThat(two.heard).isEmpty();
        assertThat(two.reads("never")).isFalse();
    }

    @ParameterizedTest
    @EnumSource(Buses.class)
    void houseHearsOnlyItself(Buses kind) throws InterruptedException {
        var one = node(kind);
        var neighbour = node(Postgreses.fresh(), kind.address());
        one.bus.tell("ours");
        assertThat(neighbour.heard.poll(SILENCE_MILLIS, TimeUnit.MILLISECONDS)).isNull();
    }

    @Test
    void withoutItsBusAServerTalksThroughTheDatabaseAndSaysWhatMayBeLost() throws InterruptedException {
        try (var nats = TemporaryNats.start()) {
            var one = node(place, nats.address());
            var two = node(place, nats.address());
            one.write("before", () -> {});
            assertThat(two.next()).isEqualTo("before");
            nats.kill();
            for (int i = 0; i < 1000 && one.bus.breaks() + two.bus.breaks() < 2; i++) Thread.sleep(10);
            assertThat(one.bus.lost()).isEqualTo(Bus.Loss.BOTH);
            assertThat(one.bus.lost()).isEqualTo(Bus.Loss.NOTHING);
            one.write("meanwhile", () -> {});
            assertThat(two.next()).isEqualTo("meanwhile");
            nats.startAgain();
            var heard = "";
            for (int i = 0; i < 100 && !heard.equals("again"); i++) {
                Thread.sleep(100);
                one.bus.tell("again");
                heard = two.next();
            }
            assertThat(heard).isEqualTo("again");
        }
    }

    @Test
    void aBusThatComesLaterIsUsedThen() throws InterruptedException {
        try (var nats = TemporaryNats.start()) {
            nats.kill();
            var store = Store.open(place);
            open.add(store);
            var bus = Bus.of(store, nats.address());
            open.add(bus);
            var begun = new CountDownLatch(2);
            bus.listen(_ -> {}, begun::countDown);
            bus.tell("nobody is here");
            nats.startAgain();
            assertThat(begun.await(PATIENCE_SECONDS, TimeUnit.SECONDS)).isTrue();
        }
    }

    /// Somebody who takes every call and hangs up is asked again, by one at a time.
    @Test
    void aBusThatIsAwayIsNotStormed() throws Exception {
        var asked = new AtomicInteger();
        var store = Store.open(place);
        open.add(store);
        try (var deaf = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            Thread.ofVirtual().start(() -> {
                while (!deaf.isClosed()) {
                    try {
                        deaf.accept().close();
                        asked.incrementAndGet();
                    } catch (IOException _) {
                        return;
                    }
                }
            });
            try (var bus = Bus.of(store, "nats://127.0.0.1:" + deaf.getLocalPort())) {
                bus.listen(_ -> {}, () -> {});
                Thread.sleep(5000);
            }
            assertThat(asked.get()).isBetween(2, 25);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"nats://not a host", "http://127.0.0.1:1", "nats://:::"})
    void anAddressThatCannotBeReadIsRefused(String address) {
        var store = Store.open(place);
        open.add(store);
        assertThatThrownBy(() -> Bus.of(store, address)).isInstanceOf(BadInput.class).hasMessageContaining("cannot be read");
    }

    @Test
    void aWrongPasswordIsRefused() {
        try (var nats = TemporaryNats.start("--user", "house", "--pass", "right")) {
            var store = Store.open(place);
            open.add(store);
            var wrong = nats.address().replace("//", "//house:wrong@");
            assertThatThrownBy(() -> Bus.of(store, wrong)).isInstanceOf(BadInput.class).hasMessageContaining("does not let this server in");
            Bus.of(store, nats.address().replace("//", "//house:right@")).close();
        }
    }

    @Test
    void aFileHasNoBus(@TempDir Path folder) {
        var store = Store.open(folder.resolve("alone.db"));
        open.add(store);
        assertThatThrownBy(() -> Bus.of(store, "nats://127.0.0.1:4222")).isInstanceOf(BadInput.class)
                .hasMessageContaining("several servers on one PostgreSQL");
    }
}
