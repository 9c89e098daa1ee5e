package hearthside.app.command;

import hearthside.app.option.DatabaseOptions;
import hearthside.app.option.NotedClasses;
import hearthside.app.option.Product;
import hearthside.core.input.BadInput;
import hearthside.server.Config;
import hearthside.server.Server;
import hearthside.server.http.Proxies;
import hearthside.server.http.RateLimits;
import hearthside.server.notice.NoticeChannels;
import hearthside.server.retention.Retention;
import java.io.PrintWriter;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// The table in the browser.
@Command(name = "serve", mixinStandardHelpOptions = true, description = "Opens the table in the browser: prints the address to open.")
public final class ServeCommand implements Runnable {
    private static final int MOST_DAYS = 36_500;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--port", paramLabel = "N", description = "Where to listen (default ${DEFAULT-VALUE}); 0 takes any free port",
            defaultValue = "7070")
    private int port;

    @Option(names = "--lan", description = "Let others in the same network join, and show a QR code for phones")
    private boolean lan;

    @Option(names = "--host", paramLabel = "ADDRESS", description = "The address to listen on; this machine alone unless given")
    private @Nullable String host;

    @Mixin
    private final DatabaseOptions database = new DatabaseOptions();

    @Option(names = "--bus", paramLabel = "URL",
            description = "Let many servers on one PostgreSQL talk through a NATS server: nats://user:password@host:4222, several with "
                    + "commas; or in the variable HEARTHSIDE_BUS, where a password is not seen by others. Without it they talk through "
                    + "the database",
            defaultValue = "${env:HEARTHSIDE_BUS}")
    private @Nullable String bus;

    @Option(names = "--behind-proxy", paramLabel = "ADDRESS", arity = "1..*", split = ",",
            description = "The reverse proxies before the door, such as 10.0.0.5, 10.0.0.0/24 or ::1: they are believed who comes "
                    + "(the last entry of X-Forwarded-For), and whether by https (X-Forwarded-Proto); nobody else is")
    private List<String> proxies = List.of();

    @Option(names = "--max-tables", paramLabel = "N",
            description = "How many games may be going on at a time (default ${DEFAULT-VALUE}); more are refused", defaultValue = "10000")
    private int maxTables;

    @Option(names = "--keep-unfinished", paramLabel = "DAYS", defaultValue = "90",
            description = "How long a game that nobody goes on with is kept (default ${DEFAULT-VALUE}); 0 is for good. What belongs to an "
                    + "account is always kept")
    private int keepUnfinished;

    @Option(names = "--keep-finished", paramLabel = "DAYS", defaultValue = "365",
            description = "How long a finished game is kept (default ${DEFAULT-VALUE}); 0 is for good. What belongs to an account is "
                    + "always kept")
    private int keepFinished;

    @Option(names = "--open", negatable = true,
            description = "Show the table in the browser of this machine; done by itself where somebody sits at it")
    private @Nullable Boolean opens;

    @Option(names = "--bot-pause", paramLabel = "MS",
            description = "How long a bot waits before it acts, so that people can follow (default ${DEFAULT-VALUE})", defaultValue = "900")
    private int botPause;

    @Option(names = "--rate-neighbours",
            description = "Rate games among players from one address too, such as a club behind one connection")
    private boolean rateNeighbours;

    @Option(names = "--keeper", paramLabel = "NAME", arity = "1..*", split = ",",
            description = "The accounts that look after the house at /keeper: reports, people, tables, announcements. They must be there "
                    + "already; without one there is no such page")
    private List<String> keepers = List.of();

    @Option(names = "--legal", paramLabel = "FOLDER",
            description = "Where imprint.md and privacy.md are, for whoever runs a public house; imprint.de.md for another language")
    private @Nullable Path legal;

    @Option(names = "--url", paramLabel = "URL",
            description = "The address under which people know this house, such as https://table.example.org: for links in notices")
    private @Nullable String url;

    @Option(names = "--smtp", paramLabel = "URL",
            description = "Send notices by mail too: smtp://user:password@host:587?from=table@example.org, or smtps://…; or in the "
                    + "variable HEARTHSIDE_SMTP, where a password is not seen by others",
            defaultValue = "${env:HEARTHSIDE_SMTP}")
    private @Nullable String smtp;

    @Override
    public void run() {
        if (port < 0 || port > 65535) throw new BadInput("--port", "A port is a number from 0 to 65535, not %d.".formatted(port));
        if (maxTables < 1) throw new BadInput("--max-tables", "A house has at least one table.");
        if (keepUnfinished < 0 || keepUnfinished > MOST_DAYS) throw days("--keep-unfinished");
        if (keepFinished < 0 || keepFinished > MOST_DAYS) throw days("--keep-finished");
        if (legal != null && !Files.isDirectory(legal)) throw new BadInput("--legal", "%s is not a folder.".formatted(legal));
        if (botPause < 0) throw new BadInput("--bot-pause", "A pause cannot be negative.");
        var root = Product.root();
        var config = Config.of(database.place()).withPort(port).withLimits(RateLimits.USUAL.behind(Proxies.of(proxies)))
                .withBotPause(botPause)
                .withRetention(new Retention(maxTables, Duration.ofDays(keepUnfinished), Duration.ofDays(keepFinished)))
                .withChannels(new NoticeChannels(url, smtp, false)).withRatesNeighbours(rateNeighbours).withKeepers(keepers)
                .withLegal(legal).withBus(bus == null || bus.isBlank() ? null : bus)
                .withHost(host != null ? host : lan ? "0.0.0.0" : "127.0.0.1").withWeb(folder(root.resolve("web/dist")))
                .withRules(folder(root.resolve("docs/rules")));
        boolean isFirst = database.isNew();
        var server = Server.start(config);
        var shutdown = Shutdown.with(server::close);
        tell(spec.commandLine().getOut(), server.port());
        show("http://localhost:%d/%s".formatted(server.port(), isFirst ? "welcome" : ""));
        NotedClasses.makeLater();
        shutdown.await();
    }

    private static BadInput days(String option) {
        return new BadInput(option, "This should be a number of days from 0, which is for good, to %d.".formatted(MOST_DAYS));
    }

    private static @Nullable Path folder(Path path) { return Files.isDirectory(path) ? path : null; }

    /// In the browser of whoever has typed this; a house for others is opened by nobody in particular.
    private void show(String address) {
        if (opens == null ? host != null : !opens) return;
        var browser = opens == null ? WebBrowser.find() : WebBrowser.find(System.getProperty("os.name", ""), System.getenv(), true);
        if (browser.map(found -> found.open(address)).orElse(false)) return;
        if (opens != null) spec.commandLine().getOut().println("No browser was found here: open %s yourself.".formatted(address));
    }

    private void tell(PrintWriter out, int listening) {
        out.println("Hearthside is open: http://localhost:%d/".formatted(listening));
        if (lan) {
            var address = lanAddress().map(found -> "http://%s:%d/".formatted(found.getHostAddress(), listening));
            address.ifPresentOrElse(url -> {
                out.println("Others in your network: " + url);
                out.println(QrText.of(url));
            }, () -> out.println("No network was found that others could join through."));
        } else if (host == null) out.println("For phones and others in your network: hearthside serve --lan");
        out.println("Ctrl-C closes it; every table is kept%s.".formatted(database.file().map(file -> " in " + file).orElse("")));
        out.flush();
    }

    private static Optional<InetAddress> lanAddress() {
        try {
            return NetworkInterface.networkInterfaces().filter(ServeCommand::isUp).flatMap(NetworkInterface::inetAddresses)
                    .filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress() && !address.isLinkLocalAddress())
                    .findFirst();
        } catch (SocketException _) {
            return Optional.empty();
        }
    }

    private static boolean isUp(NetworkInterface card) {
        try {
            return card.isUp() && !card.isLoopback();
        } catch (SocketException _) {
            return false;
        }
    }
}
