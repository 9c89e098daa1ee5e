package hearthside.browser;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.LongAdder;

/// Stands between a browser and the server and counts every byte that comes from there: headers too, and what a worker fetches beside the
/// page.
final class CountingProxy implements AutoCloseable {
    private static final int PIECE = 16_384;

    private final ServerSocket door;
    private final int server;
    private final LongAdder came = new LongAdder();
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    CountingProxy(int server) {
        this.server = server;
        try {
            door = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        threads.execute(this::receive);
    }

    String url(String path) { return "http://127.0.0.1:%d%s".formatted(door.getLocalPort(), path); }

    /// How many bytes have come since this was asked last.
    long came() { return came.sumThenReset(); }

    private void receive() {
        try {
            while (true) {
                var browser = kept(door.accept());
                var there = kept(new Socket(InetAddress.getLoopbackAddress(), server));
                threads.execute(() -> pass(browser, there, false));
                threads.execute(() -> pass(there, browser, true));
            }
        } catch (IOException _) {
            // it is closed
        }
    }

    private Socket kept(Socket socket) {
        open.add(socket);
        return socket;
    }

    private void pass(Socket from, Socket to, boolean isCounted) {
        var piece = new byte[PIECE];
        try {
            var out = to.getOutputStream();
            for (int n = from.getInputStream().read(piece); n >= 0; n = from.getInputStream().read(piece)) {
                if (isCounted) came.add(n);
                out.write(piece, 0, n);
            }
        } catch (IOException _) {
            // one of them has gone
        } finally {
            for (var end : new Socket[] {from, to}) close(end);
        }
    }

    private void close(Socket socket) {
        open.remove(socket);
        quietly(socket);
    }

    private static void quietly(Closeable end) {
        try {
            end.close();
        } catch (IOException _) {
            // it was
        }
    }

    @Override
    public void close() {
        quietly(door);
        open.forEach(CountingProxy::quietly);
        threads.shutdownNow();
    }
}
