package hearthside.server.http;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ConnectionsTest {
    private static final int PATIENCE_MILLIS = 60_000;

    private final Server jetty = new Server();
    private int port;

    private void start(int connections, Duration patience) throws Exception {
        Connections.limit(jetty, RateLimits.UNLIMITED.withConnections(connections), patience);
        var connector = new ServerConnector(jetty);
        connector.setHost("127.0.0.1");
        jetty.addConnector(connector);
        jetty.setHandler(new Handler.Abstract() {
            @Override
            public boolean handle(Request request, Response response, Callback callback) {
                try {
                    Content.Source.asString(request); // all of what is sent
                    Content.Sink.write(response, true, "here", callback);
                } catch (IOException e) {
                    callback.failed(e);
                }
                return true;
            }
        });
        jetty.start();
        port = connector.getLocalPort();
    }

    @AfterEach
    void stop() throws Exception { jetty.stop(); }

    private Socket connect() throws IOException {
        var socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setSoTimeout(PATIENCE_MILLIS);
        return socket;
    }

    private static String ask(Socket socket) throws IOException {
        socket.getOutputStream().write("GET / HTTP/1.1\r\nHost: x\r\n\r\n".getBytes(US_ASCII));
        var answer = new byte[12];
        return new String(answer, 0, Math.max(0, socket.getInputStream().readNBytes(answer, 0, 12)), US_ASCII);
    }

    private static boolean isClosed(Socket socket) {
        try {
            return socket.getInputStream().read() < 0;
        } catch (IOException _) {
            return true;
        }
    }

    @Test
    void oneAddressHasOnlySoManyConnections() throws Exception {
        start(3, Duration.ofMinutes(5));
        var sockets = new ArrayList<Socket>();
        for (int i = 0; i < 3; i++) {
            sockets.add(connect());
            assertThat(ask(sockets.getLast())).isEqualTo("HTTP/1.1 200");
        }
        try (var fourth = connect()) {
            assertThat(isClosed(fourth)).isTrue();
        }
        sockets.removeFirst().close();
        for (int tries = 0; tries < 100; tries++) // until the server has noticed
            try (var again = connect()) {
                if (ask(again).equals("HTTP/1.1 200")) {
                    for (var socket : sockets) socket.close();
                    return;
                }
            } catch (IOException _) {
                Thread.sleep(100);
            }
        throw new AssertionError("there was no room again");
    }

    /// Each byte comes in time; the request never does.
    private void dribble(String slowly) throws Exception {
        try (var socket = connect()) {
            long begun = System.nanoTime();
            try {
                for (int i = 0; i < 600 && System.nanoTime() - begun < PATIENCE_MILLIS * 1_000_000L; i++) {
                    socket.getOutputStream().write(slowly.charAt(i % slowly.length()));
                    Thread.sleep(100);
                }
            } catch (IOException _) {
                return; // closed
            }
            throw new AssertionError("a slow connection may stay");
        }
    }

    @Test
    void aRequestThatNeverEndsIsCutOff() throws Exception {
        start(0, Duration.ofSeconds(2));
        dribble("GET / HTTP/1.1\r\nHost: x\r\n" + "X-Slow: x\r\n".repeat(100));
    }

    @Test
    void aBodyThatNeverEndsIsCutOff() throws Exception {
        start(0, Duration.ofSeconds(2));
        try (var socket = connect()) {
            socket.getOutputStream().write("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n".getBytes(US_ASCII));
            var sending = Thread.ofVirtual().start(() -> {
                try {
                    while (true) {
                        socket.getOutputStream().write('x');
                        Thread.sleep(100);
                    }
                } catch (IOException | InterruptedException _) {
                    // closed
                }
            });
            assertThat(sending.join(Duration.ofMillis(PATIENCE_MILLIS))).isTrue();
        }
    }

    @Test
    void anIdleConnectionIsClosed() throws Exception {
        start(0, Duration.ofSeconds(2));
        try (var socket = connect()) {
            assertThat(ask(socket)).isEqualTo("HTTP/1.1 200");
            boolean isClosed = false;
            while (!isClosed) isClosed = isClosed(socket); // the rest of the answer comes first
        }
    }
}
