package hearthside.drill.harness;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.util.Random;

/// A connection on which anything can be sent, also what no browser would.
public final class RawSocket implements AutoCloseable {
    private static final int PATIENCE_MILLIS = 60_000;
    public static final int TEXT = 0x81;
    public static final int BINARY = 0x82;
    public static final int CLOSE = 0x88;

    private final Socket socket;

    public RawSocket(int port) throws IOException { this(port, InetAddress.getLoopbackAddress()); }

    /// @param from an address of this machine
    public RawSocket(int port, InetAddress from) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port, from, 0);
        socket.setSoTimeout(PATIENCE_MILLIS);
        socket.setTcpNoDelay(true);
    }

    public void send(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
        socket.getOutputStream().flush();
    }

    /// All that comes until the other side closes. It is told that nothing more will come, so that it need not wait for the rest of a lie.
    public String readAll() throws IOException {
        socket.shutdownOutput();
        return new String(socket.getInputStream().readAllBytes(), ISO_8859_1);
    }

    /// Asks for the socket of a table. Returns whether it is open now.
    public boolean upgrade(String table, String cookie) throws IOException {
        send(("GET /ws/tables/%s HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: "
                + "dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nCookie: hearthside=%s\r\n\r\n")
                .formatted(table, cookie)
                .getBytes(UTF_8));
        var head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            int next = socket.getInputStream().read();
            if (next < 0) return false;
            head.append((char) next);
        }
        return head.toString().startsWith("HTTP/1.1 101");
    }

    /// A frame as browsers mask it.
    ///
    /// @param first the first byte: the kind, and whether it is the last of a message
    public static void frame(ByteArrayOutputStream out, int first, byte[] payload, Random random) {
        out.write(first);
        if (payload.length < 126) {
            out.write(0x80 | payload.length);
        } else {
            out.write(0x80 | (payload.length < 65_536 ? 126 : 127));
            for (int shift = payload.length < 65_536 ? 8 : 56; shift >= 0; shift -= 8) out.write((int) ((long) payload.length >>> shift));
        }
        var mask = new byte[4];
        random.nextBytes(mask);
        out.writeBytes(mask);
        for (int i = 0; i < payload.length; i++) out.write(payload[i] ^ mask[i % 4]);
    }

    @Override
    public void close() throws IOException { socket.close(); }
}
