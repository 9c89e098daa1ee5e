package hearthside.server.notice;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// A mail server that keeps what it gets.
public final class FakeSmtp implements AutoCloseable {
    public final LinkedBlockingQueue<String> mails = new LinkedBlockingQueue<>();
    private final ServerSocket door;

    public FakeSmtp() throws IOException {
        door = new ServerSocket(0, 10, InetAddress.getLoopbackAddress());
        Thread.ofVirtual().start(this::serve);
    }

    public String url() { return "smtp://127.0.0.1:%d?from=table@example.org".formatted(door.getLocalPort()); }

    public @Nullable String next() throws InterruptedException { return mails.poll(15, TimeUnit.SECONDS); }

    private void serve() {
        while (!door.isClosed()) {
            try (var socket = door.accept()) {
                talk(socket);
            } catch (IOException _) {
                // the door is closed, or somebody hung up
            }
        }
    }

    private void talk(Socket socket) throws IOException {
        var in = new BufferedReader(new InputStreamReader(socket.getInputStream(), UTF_8));
        say(socket, "220 fake");
        var mail = new StringBuilder();
        for (var line = in.readLine(); line != null; line = in.readLine()) {
            mail.append(line).append('\n');
            if (line.startsWith("DATA")) {
                say(socket, "354 go on");
                for (var text = in.readLine(); !".".equals(text); text = in.readLine()) mail.append(text).append('\n');
                mails.add(mail.toString());
            }
            if (line.startsWith("QUIT")) return;
            say(socket, "250 ok");
        }
    }

    private static void say(Socket socket, String line) throws IOException {
        socket.getOutputStream().write((line + "\r\n").getBytes(UTF_8));
    }

    @Override
    public void close() throws IOException { door.close(); }
}
