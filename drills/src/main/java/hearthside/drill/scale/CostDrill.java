package hearthside.drill.scale;

import hearthside.drill.harness.Browsing;
import hearthside.drill.harness.House;
import hearthside.drill.harness.Pairs;
import hearthside.postgres.Folder;
import hearthside.postgres.TemporaryNats;
import hearthside.postgres.TemporaryPostgres;
import hearthside.server.cluster.Signal;
import hearthside.wire.Json;
import java.io.IOException;
import java.net.http.WebSocket;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// What a table, a page, a move and a thinking bot cost, one after the other: what the processes have used after it
/// less what they had before.
/// Two servers on one PostgreSQL with a bus: one works, the other only hears of it.
final class CostDrill implements AutoCloseable {
    private static final int MEGA = 1_000_000, MEBI = 1024 * 1024;

    private final TemporaryPostgres postgres = TemporaryPostgres.start(true);
    private final TemporaryNats nats = TemporaryNats.start();
    private final Folder folder = Folder.temporary();
    private final String database = postgres.database();
    private final House busy = house("busy");
    private final House idle = house("idle");
    private final List<String> tables = new ArrayList<>();
    private final List<WebSocket> sockets = new ArrayList<>();

    private CostDrill() {}

    private House house(String name) { return House.open(database, MovesDrill.terms(Way.BUS, nats), folder.resolve(name + ".log")); }

    /// @param count   how many tables are opened, and twice as many pages
    /// @param passed  what [MovesDrill] found the bus to need for each more that listens
    /// @param writing what [CommitDrill] found with one table at each server, two or more servers
    static Costs run(int count, int pairs, int seconds, double passed, Costs.Commit writing) {
        try (var drill = new CostDrill()) {
            drill.warm(pairs, seconds);
            var table = drill.table(count);
            var page = drill.page(2 * count);
            double reopened = drill.reopened();
            drill.closePages();
            var move = drill.move(pairs, seconds, passed);
            return new Costs(LocalDate.now(ZoneOffset.UTC).toString(), Runtime.getRuntime().availableProcessors(), move, table, page,
                    reopened,
                    drill.bots(seconds), writing);
        } catch (IOException e) {
            throw new IllegalStateException("the drill broke off", e);
        }
    }

    /// What the JVM compiles at first is no cost of a table.
    private void warm(int pairs, int seconds) {
        try (var playing = new Pairs(List.of(busy, idle), 0)) {
            playing.open(pairs);
            Browsing.rest(seconds * 1000L);
        }
        Browsing.rest(1000);
    }

    private double used(House house) { return Usage.each(house.pid()).values().stream().mapToDouble(Double::doubleValue).sum(); }

    private Costs.Table table(int count) throws IOException {
        double heap = busy.heap(), disk = Asked.size(database), before = used(busy);
        for (int i = 0; i < count; i++) {
            var opened = Browsing.post(busy.port(), "/api/tables", Browsing.cookie(),
                    Map.of("game", "my-first-stone-age", "seats", List.of(Map.of("kind", "me"), Map.of("kind", "open"))));
            var path = opened.get("invites").get(0).get("path").stringValue();
            tables.add(opened.get("table").stringValue());
            Browsing.post(busy.port(), "/api/tables/" + tables.getLast() + "/join", Browsing.cookie(),
                    Map.of("secret", path.substring(path.lastIndexOf('#') + 1)));
        }
        double server = (used(busy) - before) / count;
        // nobody looks at these tables, so they soon leave memory: what is left may be less than what comes and goes
        return new Costs.Table(server, Math.max(0, busy.heap() - heap) * MEGA / count,
                (Asked.size(database) - disk) / count);
    }

    private Costs.Page page(int count) {
        double heap = busy.heap(), resident = Usage.resident(busy.pid()), before = used(busy);
        look(busy, count);
        double server = (used(busy) - before) / count;
        return new Costs.Page(server, (busy.heap() - heap) * MEGA / count, (Usage.resident(busy.pid()) - resident) * MEBI / count);
    }

    /// Somebody comes to each table at a server that does not have it.
    private double reopened() {
        double before = used(idle);
        look(idle, tables.size());
        return (used(idle) - before) / tables.size();
    }

    private void look(House house, int count) {
        for (int i = 0; i < count; i++)
            sockets.add(Browsing.watch(house.port(), tables.get(i % tables.size()), Browsing.cookie(), _ -> {}, () -> {}).join());
    }

    private void closePages() {
        sockets.forEach(WebSocket::abort);
        sockets.clear();
    }

    private Costs.Move move(int pairs, int seconds, double passed) {
        double quiet = rest(idle, seconds);
        try (var playing = new Pairs(List.of(busy), 0)) {
            playing.open(pairs);
            Browsing.rest(seconds * 500L);
            var line = Usage.each(postgres.pid());
            var bus = Usage.each(nats.pid());
            double server = used(busy), log = Asked.log(database), hearing = used(idle);
            double kept = Asked.size(database), commits = Asked.commits(database);
            long told = playing.received(), said = playing.sent();
            playing.take();
            Browsing.rest(seconds * 1000L);
            double moves = playing.take().moves();
            server = (used(busy) - server) / moves;
            var lines = Usage.each(postgres.pid());
            double together = moves / Math.max(1, Asked.commits(database) - commits), written = Usage.most(line, lines) / moves;
            double heard = Math.max(0, used(idle) - hearing - quiet) / moves;
            return new Costs.Move(server, followed(pairs, seconds, server), heard,
                    written, Usage.since(line, lines) / moves - written, together, Usage.since(bus, Usage.each(nats.pid())) / moves, passed,
                    Json.write(new Signal.Changed("0123456789abcdef", tables.getFirst(), Signal.What.LINES)).length(),
                    (Asked.size(database) - kept) / moves, (Asked.log(database) - log) / moves, (playing.received() - told) / moves,
                    (playing.sent() - said) / moves);
        }
    }

    /// The same at two servers at once costs both together more: that is what it costs to follow.
    private double followed(int pairs, int seconds, double alone) {
        try (var playing = new Pairs(List.of(busy, idle), 0)) {
            playing.open(pairs);
            Browsing.rest(seconds * 500L);
            double before = used(busy) + used(idle);
            playing.take();
            Browsing.rest(seconds * 1000L);
            return Math.max(0, (used(busy) + used(idle) - before) / playing.take().moves() - alone);
        }
    }

    private double rest(House house, int seconds) {
        double before = used(house);
        Browsing.rest(seconds * 1000L);
        return used(house) - before;
    }

    private Map<String, Double> bots(int seconds) throws IOException {
        var all = new TreeMap<String, Double>();
        for (var game : List.of("stone-age", "cavemen"))
            for (var level : List.of("gatherer", "hunter", "chief")) all.put(game + " " + level, bot(game, level, seconds));
        return all;
    }

    /// A guest who plays at once against one bot: nearly all that is used is the bot's.
    private double bot(String game, String level, int seconds) throws IOException {
        try (var guest = new Sparring(idle, game, level)) {
            Browsing.rest(seconds * 300L);
            double before = used(idle);
            int decided = guest.answered();
            Browsing.rest(seconds * 1000L);
            return (used(idle) - before) / Math.max(1, guest.answered() - decided);
        }
    }

    @Override
    public void close() {
        closePages();
        idle.close();
        busy.close();
        nats.close();
        postgres.close();
        folder.close();
    }
}
