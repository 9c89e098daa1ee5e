package hearthside.server.cluster;

import static java.nio.charset.StandardCharsets.UTF_8;

import hearthside.core.input.BadInput;
import hearthside.server.store.Store;
import io.nats.client.AuthenticationException;
import io.nats.client.Connection;
import io.nats.client.ConnectionListener;
import io.nats.client.ErrorListener;
import io.nats.client.Message;
import io.nats.client.Nats;
import io.nats.client.Options;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Signals through a NATS server, so that those who commit do not wait for each other. They are said after the commit, by the thread that
/// wrote, so they never come too early and keep their order; a server that dies in between has told nobody, and the others read what it
/// wrote when they miss it.
///
/// While the bus is away signals go through the database as if there were none: everybody listens there, too. What was told in the moment
/// in which it went may be lost; so is, for a server that alone has lost it, what the others go on telling there. [#lost] says so.
final class NatsBus implements Bus {
    private static final Logger LOG = LoggerFactory.getLogger(NatsBus.class);
    private static final Duration PATIENCE = Duration.ofSeconds(3), AGAIN = Duration.ofMillis(500), ALIVE = Duration.ofSeconds(5);
    private static final int UNANSWERED = 2;
    private static final long DEAF_NANOS = 10_000_000_000L;
    private static final int MOST_WAITING = 100_000;

    private final NotifyBus database;
    private final String subject;
    private final Options options;
    private final LongAdder breaks = new LongAdder();
    private @Nullable Consumer<String> hear;
    private Runnable begunAnew = () -> {};
    private volatile @Nullable Connection connection;
    private volatile boolean closed;
    private boolean isHeardLost, isToldLost;
    private long read = System.nanoTime();

    private NatsBus(NotifyBus database, String subject, String address) {
        this.database = database;
        this.subject = subject;
        this.options = options(address);
    }

    /// One that is away is waited for while everything else goes on; one that does not let us in is a mistake.
    static NatsBus open(Store store, String address, NotifyBus database) {
        var bus = new NatsBus(database, "hearthside." + house(store), address);
        try {
            bus.connection = Nats.connect(bus.options);
        } catch (AuthenticationException _) {
            throw new BadInput("bus", "The bus does not let this server in; check user and password in its address.");
        } catch (IOException _) {
            LOG.warn("The bus cannot be reached; until it is there, servers talk through the database.");
            bus.connectLater();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        return bus;
    }

    /// Two houses may share one bus: those of one database hear each other, whatever name each has for that.
    private static String house(Store store) {
        return store.read(handle -> handle.createQuery("""
                select cast(system_identifier as text) || '-' || (select oid from pg_database where datname = current_database())
                from pg_control_system()""").mapTo(String.class).one());
    }

    private Options options(String address) {
        try {
            return new Options.Builder().server(address).connectionName("hearthside").noEcho().maxReconnects(-1).reconnectWait(AGAIN)
                    .reconnectJitter(AGAIN).connectionTimeout(PATIENCE).pingInterval(ALIVE).maxPingsOut(UNANSWERED)
                    .reconnectBufferSize(0).maxMessagesInOutgoingQueue(MOST_WAITING).discardMessagesWhenOutgoingQueueFull()
                    .connectionListener(this::changed).errorListener(new Ear()).build();
        } catch (IllegalArgumentException _) {
            throw new BadInput("bus", "This address of a bus cannot be read; write nats://user:password@host:4222.");
        }
    }

    private void connectLater() {
        Thread.ofVirtual().start(() -> {
            while (!closed) {
                try {
                    Thread.sleep(AGAIN);
                    adopt(Nats.connect(options));
                    return;
                } catch (IOException _) {
                    // it is still away
                } catch (InterruptedException _) {
                    return;
                }
            }
        });
    }

    private void adopt(Connection made) throws InterruptedException {
        connection = made;
        if (closed) made.close();
        else if (made.getStatus() == Connection.Status.CLOSED) connectLater();
        else hearken(made);
    }

    /// Trap: a connection that was never made is closed, too.
    private void changed(Connection from, ConnectionListener.Events event) {
        if (closed || !from.equals(connection)) return;
        switch (event) {
            case DISCONNECTED -> {
                breaks.increment();
                LOG.warn("The line to the bus broke; until it is back, servers talk through the database.");
                lose(true);
            }
            case RESUBSCRIBED -> {
                LOG.info("The bus is back.");
                begunAnew().run();
            }
            case CLOSED -> connectLater(); // it has given up: perhaps the password was another one for a while
            default -> {
                // nothing to us
            }
        }
    }

    private boolean isUp() {
        var now = connection;
        return now != null && now.getStatus() == Connection.Status.CONNECTED;
    }

    @Override
    public void send(Handle handle, String text) {
        if (isUp()) handle.afterCommit(() -> publish(text));
        else database.send(handle, text);
    }

    @Override
    public void tell(String text) {
        if (isUp()) publish(text);
        else database.tell(text);
    }

    /// Never throws: what is committed has happened.
    private void publish(String text) {
        var bytes = text.getBytes(UTF_8);
        var now = connection;
        try {
            if (now != null && bytes.length <= LONGEST) now.publish(subject, bytes);
            else lose(true);
        } catch (IllegalStateException _) { // it has gone this very moment
            lose(true);
        }
    }

    @Override
    public void listen(Consumer<String> listener, Runnable anew) {
        synchronized (this) {
            hear = listener;
            begunAnew = anew;
        }
        database.listen(listener, anew);
        var now = connection;
        if (now != null) hearken(now);
    }

    private synchronized Runnable begunAnew() { return begunAnew; }

    private synchronized void hearken(Connection to) {
        var listener = hear;
        if (listener == null) return;
        to.createDispatcher(message -> {
            if (message.getData().length <= LONGEST) listener.accept(new String(message.getData(), UTF_8));
        }).subscribe(subject);
        try {
            to.flush(PATIENCE); // from here on it listens
        } catch (TimeoutException _) {
            lose(false);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        begunAnew.run();
    }

    private synchronized void lose(boolean isTold) {
        if (isTold) isToldLost = true;
        else isHeardLost = true;
    }

    /// A server that alone has lost the bus does not hear what the others tell there: it reads from time to time.
    @Override
    public synchronized Loss lost() {
        boolean isDeaf = !isUp() && System.nanoTime() - read > DEAF_NANOS;
        var loss = isToldLost ? Loss.BOTH : isHeardLost || isDeaf ? Loss.HEARD : Loss.NOTHING;
        isToldLost = false;
        isHeardLost = false;
        if (loss != Loss.NOTHING) read = System.nanoTime();
        return loss;
    }

    @Override
    public boolean mayDieUntold() { return true; }

    @Override
    public long breaks() { return breaks.sum() + database.breaks(); }

    @Override
    public void close() {
        closed = true;
        database.close();
        try {
            var now = connection;
            if (now != null) now.close();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    private final class Ear implements ErrorListener {
        @Override
        public void slowConsumerDetected(Connection from, io.nats.client.Consumer consumer) { lose(false); }

        @Override
        public void messageDiscarded(Connection to, Message message) { lose(true); }

        @Override
        public void errorOccurred(Connection from, String error) { LOG.warn("The bus complains: {}", error.replaceAll("\\p{C}", " ")); }

        @Override
        public void exceptionOccurred(Connection from, Exception e) {
            // it is connected anew by itself
        }
    }
}
