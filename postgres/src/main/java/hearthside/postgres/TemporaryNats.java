package hearthside.postgres;

import hearthside.core.input.BadInput;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/// A NATS server of our own on a free port of this machine, for tests and drills. Its program is that of the system: `tools/nats` finds or
/// installs it.
public final class TemporaryNats implements AutoCloseable {
    // Trap: a port the system chooses may, while the server is dead, become the near end of somebody's connection. It takes none of these.
    private static final int FIRST_PORT = 20_000, PORTS = 10_000;
    private static final int STARTS = 200, LOOK_MILLIS = 50;

    private final List<String> command;
    private final int port;
    private final Runnable end;
    private Process process;

    private TemporaryNats(Path program, String... more) {
        port = freePort();
        command = new ArrayList<>(List.of(program.toString(), "-a", "127.0.0.1", "-p", String.valueOf(port)));
        command.addAll(List.of(more));
        process = launch();
        end = Tidying.later(this::kill);
    }

    /// @param more words for the server, such as `--user`
    public static TemporaryNats start(String... more) { return new TemporaryNats(program(), more); }

    private static Path program() {
        var named = System.getenv("NATS_SERVER");
        var folders = (System.getenv("PATH") + File.pathSeparator + "/usr/sbin").split(File.pathSeparator);
        return (named != null ? List.of(Path.of(named)) : Arrays.stream(folders).map(folder -> Path.of(folder, "nats-server")).toList())
                .stream().filter(Files::isExecutable).findFirst().orElseThrow(() -> new BadInput("",
                        "There is no NATS server here: install it (on Debian: apt-get install nats-server), or set NATS_SERVER to its "
                                + "path."));
    }

    private static int freePort() {
        while (true) {
            int port = FIRST_PORT + ThreadLocalRandom.current().nextInt(PORTS);
            try (var _ = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
                return port;
            } catch (IOException _) {
                // another one then
            }
        }
    }

    private Process launch() {
        try {
            var started = new ProcessBuilder(command).redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD).start();
            SocketAddress place = new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
            for (int look = 0; look < STARTS && started.isAlive(); look++) {
                try (var socket = new Socket()) {
                    socket.connect(place);
                    return started;
                } catch (IOException _) {
                    Thread.sleep(LOOK_MILLIS);
                }
            }
            started.destroyForcibly();
        } catch (IOException _) {
            // told below
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        throw new BadInput("", "The NATS server %s does not start here.".formatted(command.getFirst()));
    }

    public String address() { return "nats://127.0.0.1:" + port; }

    /// Of its process.
    public long pid() { return process.pid(); }

    /// As a power cut would.
    public void kill() {
        process.destroyForcibly();
        try {
            process.waitFor();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /// At the same place.
    public void startAgain() { process = launch(); }

    @Override
    public void close() {
        Tidying.done(end);
        kill();
    }
}
