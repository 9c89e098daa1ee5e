package hearthside.server.http;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.AbstractConnector;
import org.eclipse.jetty.server.ConnectionMetaData;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.util.component.AbstractLifeCycle;
import org.eclipse.jetty.util.component.LifeCycle;
import org.jspecify.annotations.Nullable;

/// Keeps connections few and moving: one address has only so many open, and one on which for a while neither a request is finished nor
/// anything is answered is closed, however slowly it dribbles. A table page is not among the latter: its socket has pings and limits of
/// its own. What comes through a proxy of ours the proxy counts.
public final class Connections extends AbstractLifeCycle implements Connection.Listener {
    /// With so many in all, an address that has a few already gets no more.
    private static final int MANY = 10_000, A_FEW = 20;
    private static final long LOOK_MILLIS = 1_000;

    /// What has passed over a connection, and since when nothing more has.
    private record Passed(@Nullable String counted, long requests, long answered, long since) {
        boolean isSame(Connection connection) { return requests == connection.getMessagesIn() && answered == connection.getBytesOut(); }
    }

    private final RateLimits limits;
    private final Duration patience;
    private final Map<Connection, Passed> open = new ConcurrentHashMap<>();
    private final Map<String, Integer> byAddress = new ConcurrentHashMap<>();
    private @Nullable Thread looking;

    Connections(RateLimits limits, Duration patience) {
        this.limits = limits;
        this.patience = patience;
    }

    /// @param patience how long a connection may stand still
    public static void limit(Server jetty, RateLimits limits, Duration patience) {
        jetty.addEventListener(new LifeCycle.Listener() {
            @Override
            public void lifeCycleStarting(LifeCycle starting) {
                for (var connector : jetty.getConnectors())
                    if (connector instanceof AbstractConnector door) door.addBean(new Connections(limits, patience));
            }
        });
    }

    @Override
    public void onOpened(Connection connection) {
        var counted = counted(connection);
        int mine = counted == null ? 0 : byAddress.merge(counted, 1, Integer::sum);
        open.put(connection, new Passed(counted, connection.getMessagesIn(), connection.getBytesOut(), System.nanoTime()));
        if (limits.connections() > 0 && (mine > limits.connections() || mine > A_FEW && open.size() > MANY)) connection.close();
    }

    @Override
    public void onClosed(Connection connection) {
        var passed = open.remove(connection);
        if (passed != null && passed.counted != null) byAddress.computeIfPresent(passed.counted, (_, all) -> all > 1 ? all - 1 : null);
    }

    /// Null where it is not counted.
    private @Nullable String counted(Connection connection) {
        var remote = connection.getEndPoint().getRemoteSocketAddress();
        InetAddress address = remote instanceof InetSocketAddress peer ? peer.getAddress() : null;
        return address == null || limits.proxies().has(address) ? null : Proxies.counted(address.getHostAddress());
    }

    @Override
    protected void doStart() throws Exception {
        super.doStart();
        looking = Thread.ofVirtual().name("connections").start(() -> {
            try {
                while (true) {
                    Thread.sleep(LOOK_MILLIS);
                    open.forEach(this::look);
                }
            } catch (InterruptedException _) {
                // the server closes
            }
        });
    }

    private void look(Connection connection, Passed before) {
        if (!(connection instanceof ConnectionMetaData)) return; // a socket
        if (!before.isSame(connection))
            open.replace(connection, before,
                    new Passed(before.counted, connection.getMessagesIn(), connection.getBytesOut(), System.nanoTime()));
        else
            if (System.nanoTime() - before.since > patience.toNanos()) connection.close();
    }

    @Override
    protected void doStop() throws Exception {
        if (looking != null) looking.interrupt();
        super.doStop();
    }
}
