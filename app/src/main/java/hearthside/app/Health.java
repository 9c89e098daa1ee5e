package hearthside.app;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/// Asks the server in the same container whether it is well, for images without a shell or curl: status 0 if it is, otherwise 1. It is
/// asked every half minute, so it uses no more of Java than a socket.
public final class Health {
    private static final int PATIENCE = 4000;

    private Health() {}

    public static void main(String... args) { System.exit(args.length == 1 && isWell(Integer.parseInt(args[0])) ? 0 : 1); }

    static boolean isWell(int port) {
        try (var socket = new Socket()) {
            socket.setSoTimeout(PATIENCE);
            socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), PATIENCE);
            socket.getOutputStream().write("GET /health HTTP/1.0\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            var status = new String(socket.getInputStream().readNBytes("HTTP/1.1 200".length()), StandardCharsets.US_ASCII);
            return status.matches("HTTP/1\\.. 200");
        } catch (IOException _) {
            return false;
        }
    }
}
