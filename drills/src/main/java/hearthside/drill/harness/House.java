package hearthside.drill.harness;

import hearthside.postgres.Tidying;
import hearthside.server.Config;
import hearthside.server.Server;
import hearthside.server.http.RateLimits;
import hearthside.server.notice.NoticeChannels;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// A server in a process of its own, which can be killed without warning.
public final class House implements AutoCloseable {
    // Trap: where a test has the jar of the app, its manifest names the server a second time, and logback tells so before our port.
    private static final String QUIET_LOGS = "-Dlogback.statusListenerClass=ch.qos.logback.core.status.NopStatusListener";

    /// How a server is started.
    ///
    /// @param heap   megabytes
    /// @param strict whether the usual limits hold, and strangers may be posted to on this machine
    /// @param bus    by which it talks to others; null for the database
    public record Terms(int botPause, int heap, boolean strict, @Nullable String bus) {
        public Terms(int botPause, int heap, boolean strict) { this(botPause, heap, strict, null); }

        public static Terms usual(int botPause) { return new Terms(botPause, USUAL_HEAP, false); }
    }

    public static final int USUAL_HEAP = 768;
    /// Trap: a port the system chooses may, while the server is dead, become the near end of somebody's connection. It takes none of these.
    private static final int FIRST_PORT = 20_000, PORTS = 10_000;

    private final String database;
    private final Terms terms;
    private final File log;
    private final Runnable end;
    private String classPath;
    private Process process;
    private BufferedReader words = new BufferedReader(Reader.nullReader());
    private int port;
    private double startedAfter;
    private boolean isGone;

    private House(String database, Terms terms, Path log, String classPath) {
        this.classPath = classPath;
        this.database = database;
        this.terms = terms;
        this.log = log.toFile();
        this.port = freePort();
        this.process = launch();
        this.end = Tidying.later(this::leave);
    }

    public static House open(String database, int botPause, Path log) {
        return open(database, Terms.usual(botPause), log);
    }

    public static House open(String database, Terms terms, Path log) { return open(database, terms, log, classPath()); }

    /// @param classPath of another version
    public static House open(String database, Terms terms, Path log, String classPath) {
        return new House(database, terms, log, classPath);
    }

    /// Where a server writes down its collections.
    public static Path collections(Path log) { return log.resolveSibling(log.getFileName() + ".gc"); }

    /// The other process: opens a server, says its port, collects its garbage when it is asked to, and ends with whoever started it.
    public static void main(String[] args) throws IOException {
        boolean isStrict = Boolean.parseBoolean(args[3]);
        var server = Server.start(Config.of(args[0]).withPort(Integer.parseInt(args[1])).withBotPause(Integer.parseInt(args[2]))
                .withLimits(isStrict ? RateLimits.USUAL : RateLimits.UNLIMITED)
                .withChannels(new NoticeChannels(null, null, isStrict)).withBus(args.length > 4 ? args[4] : null));
        System.out.println(server.port());
        while (System.in.read() >= 0) {
            System.gc();
            System.out.println("collected");
        }
        server.close();
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
        var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var command = new ArrayList<>(List.of(java, "-Xmx%dm".formatted(terms.heap()), "-XX:+ExitOnOutOfMemoryError", "-XX:+UseParallelGC",
                "-Xlog:gc:file=" + collections(log.toPath()), "--enable-native-access=ALL-UNNAMED", QUIET_LOGS, "-cp", classPath,
                House.class.getName(), database,
                String.valueOf(port), String.valueOf(terms.botPause()), String.valueOf(terms.strict())));
        if (terms.bus() != null) command.add(terms.bus());
        try {
            long begun = System.nanoTime();
            var started = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.appendTo(log)).start();
            words = new BufferedReader(new InputStreamReader(started.getInputStream(), StandardCharsets.UTF_8));
            var said = words.readLine();
            if (said == null)
                throw new IllegalStateException("the server of the drill does not start: "
                        + Files.readString(log.toPath()).lines().filter(line -> !line.startsWith("\t")).reduce("", (_, last) -> last));
            port = Integer.parseInt(said);
            startedAfter = (System.nanoTime() - begun) / 1e9;
            return started;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Some who run tests load the classes by a loader of their own.
    public static String classPath() {
        if (!(House.class.getClassLoader() instanceof URLClassLoader loader)) return System.getProperty("java.class.path");
        return Arrays.stream(loader.getURLs()).map(url -> Path.of(URI.create(url.toString())).toString())
                .collect(Collectors.joining(File.pathSeparator));
    }

    public int port() { return port; }

    /// Seconds from the start of the process until it listened.
    public double startedAfter() { return startedAfter; }

    /// Only what is in use stays in its memory.
    public void collectGarbage() {
        try {
            process.getOutputStream().write('\n');
            process.getOutputStream().flush();
            if (words.readLine() == null) throw new IllegalStateException("the server of the drill has ended");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Of its process.
    public long pid() { return process.pid(); }

    /// Milliseconds its process has computed so far: unlike those that pass, they hardly depend on what else the machine does.
    public double computed() {
        return process.info().totalCpuDuration().map(Duration::toNanos).map(nanos -> nanos / 1e6).orElse(Double.NaN);
    }

    /// Megabytes of the heap in use, without garbage.
    public double heap() {
        collectGarbage();
        try {
            return Browsing.text(port, "/metrics").lines().filter(line -> line.startsWith("jvm_memory_used_bytes{area=\"heap\""))
                    .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1))).sum() / 1e6;
        } catch (IOException e) {
            throw new IllegalStateException("the server of the drill does not answer", e);
        }
    }

    public boolean isAlive() { return process.isAlive(); }

    /// As `kill -9` does.
    public void kill() {
        process.destroyForcibly();
        try {
            process.waitFor();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /// At the same port.
    public synchronized void openAgain() { if (!isGone) process = launch(); }

    /// Closed as a service is, and opened again at the same port as this version.
    public void upgrade() {
        endProcess();
        classPath = classPath();
        openAgain();
    }

    /// The drill is being stopped.
    private synchronized void leave() {
        isGone = true;
        kill();
    }

    @Override
    public void close() {
        Tidying.done(end);
        endProcess();
    }

    private void endProcess() {
        try {
            process.getOutputStream().close(); // it closes its server
            if (!process.waitFor(20, TimeUnit.SECONDS)) process.destroyForcibly();
        } catch (IOException _) {
            process.destroyForcibly();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
