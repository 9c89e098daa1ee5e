package hearthside.drill;

import static java.nio.charset.StandardCharsets.UTF_8;

import hearthside.drill.club.Mischief;
import hearthside.drill.harness.Browsing;
import hearthside.drill.harness.Caller;
import hearthside.drill.harness.RawSocket;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// One guest from one address who does everything that could stop a house: opens tables by all ways, lets bots think, asks for hints with
/// many cookies, has notices posted to where no answer ends, holds connections open, and asks for whatever is dear.
final class Stranger implements AutoCloseable {
    private static final String ADDRESS = "127.0.0.66";
    private static final int AT_ONCE = 6;
    private static final int PAUSE_MILLIS = 25;
    private static final int COOKIES = 12;
    private static final int MOST_HELD = 400;
    private static final int KNOWN = 60;
    private static final String FORGED = ForgedGame.sent();

    private record Mine(String table, String cookie) {}

    private interface Attack {
        /// Returns what came of it: `accepted`, or why not.
        String run() throws IOException, InterruptedException;
    }

    private final int port;
    private final Caller caller;
    private final Mischief mischief;
    private final ServerSocket tarpit = new ServerSocket(0, 50, InetAddress.getByName("127.0.0.67"));
    private final List<String> cookies = new ArrayList<>();
    private final Map<String, Attack> attacks = new LinkedHashMap<>();
    private final Map<String, Map<String, Integer>> outcomes = new TreeMap<>();
    private final ConcurrentLinkedDeque<Mine> tables = new ConcurrentLinkedDeque<>();
    private final ConcurrentLinkedDeque<RawSocket> idle = new ConcurrentLinkedDeque<>();
    private final ConcurrentLinkedDeque<WebSocket> pages = new ConcurrentLinkedDeque<>();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private volatile boolean stopped;

    /// @param victims names of those who are there
    Stranger(int port, List<String> victims) throws IOException {
        this.port = port;
        caller = new Caller(ADDRESS, port);
        mischief = new Mischief(caller, port, victims);
        for (int i = 0; i < COOKIES; i++) cookies.add(Browsing.cookie());
        mischief.deeds().forEach((name, deed) -> attacks.put(name, deed::run)); // accounts first: the others need them
        attacks.put("tables", () -> open("/api/tables", "my-first-stone-age", "{'kind':'here'}", ",'hints':true"));
        attacks.put("tables of bots alone",
                () -> post("/api/tables", "{'game':'stone-age','seats':[%s]}".formatted(chiefs(4))));
        attacks.put("tables with a slash", () -> open("/api/tables/", "my-first-stone-age", "{'kind':'here'}", ""));
        attacks.put("webhooks that cannot be",
                () -> post("/api/notices", "{'language':'en','webhook':'https://127.0.0.1:99999/'}"));
        attacks.put("tables to look on at", () -> open("/api/tables", "fire-and-axe", "{'kind':'here'}", ",'open':true"));
        attacks.put("tables with Chiefs", () -> open("/api/tables", "stone-age", chiefs(3), ",'options':{'start':'2'}"));
        attacks.put("tables with long texts", () -> open("/api/tables", "stone-age", chiefs(1),
                ",'options':{'edition':'%s'}".formatted("x".repeat(50_000))));
        attacks.put("tables from positions", () -> post("/api/positions", "{'position':{'game':'stone-age'},'seat':0}"));
        attacks.put("rematches", () -> command("{'is':'Resign','seat':0}", "{'is':'Rematch'}"));
        attacks.put("hints", () -> mine("/api/tables/%s/hints?seat=0&seq=1"));
        attacks.put("webhooks", this::webhook);
        attacks.put("notices", () -> post("/api/notices/test", "{}"));
        attacks.put("sign-ins",
                () -> post("/api/session", "{'name':'Ada','passphrase':'wrong words %d'}".formatted(random(1000))));
        attacks.put("accounts",
                () -> post("/api/account", "{'name':'Stranger %d','passphrase':'short'}".formatted(random(10_000))));
        attacks.put("exports", () -> get("/api/me/export"));
        attacks.put("statistics", () -> get("/api/me/statistics"));
        attacks.put("archives", () -> get("/api/archive"));
        attacks.put("logs and replays",
                () -> mine("/api/tables/%s/" + pick(List.of("log", "replay", "fairness", "review"))));
        attacks.put("games of devices", () -> said(send("/api/journals", FORGED, cookie())));
        attacks.put("boards of others", () -> mine("/api/watch/%s"));
        attacks.put("lists", () -> get(pick(List.of("/api/watch", "/api/tournaments", "/api/lobby", "/api/puzzles", "/api/editions"))));
        attacks.put("the fire", () -> post("/api/quick",
                "{'games':['stone-age','cavemen'],'tempo':'live','seats':2,'botsAfter':%d,'name':''}".formatted(random(2))));
        attacks.put("whether somebody came", () -> get("/api/quick"));
        attacks.put("lists of people", () -> post("/api/me/blocks/forget", "{'id':'nobody'}"));
        attacks.put("lessons", () -> post("/api/practice",
                "{'position':{'game':'fire-and-axe'},'seat':0,'steps':[],'others':true,'from':0}"));
        attacks.put("idle connections", this::hold);
        attacks.put("pages", this::watch);
        attacks.put("frames",
                () -> command("{'is':'Ping'}".repeat(1 + random(3)), "junk", "{'is':'Say','text':'\\u0000'}"));
        attacks.put("names with NUL",
                () -> open("/api/tables", "my-first-stone-age", "{'kind':'here','name':'a\\u0000b'}", ""));
    }

    private static <T> T pick(List<T> from) { return from.get(random(from.size())); }

    private static int random(int below) { return ThreadLocalRandom.current().nextInt(below); }

    private static String chiefs(int count) { return String.join(",", Collections.nCopies(count, "{'kind':'bot','bot':'chief'}")); }

    private String cookie() { return pick(cookies); }

    /// About one of the tables that were opened.
    private String mine(String path) {
        var known = new ArrayList<>(tables);
        if (known.isEmpty()) return "no table";
        var one = pick(known);
        return said(caller.get(path.formatted(one.table()), one.cookie()));
    }

    void begin() {
        threads.execute(this::answerWithoutEnd);
        for (int i = 0; i < AT_ONCE; i++) {
            int first = i * attacks.size() / AT_ONCE;
            threads.execute(() -> attack(first));
        }
    }

    /// One after the other, so that all are tried soon.
    private void attack(int first) {
        var names = List.copyOf(attacks.keySet());
        for (int i = first; !stopped; i++) {
            var name = names.get(i % names.size());
            String outcome;
            try {
                outcome = Objects.requireNonNull(attacks.get(name)).run();
            } catch (IOException | RuntimeException _) {
                outcome = "cut off";
            } catch (InterruptedException _) {
                return;
            }
            if (!stopped) note(name, outcome);
            Browsing.rest(PAUSE_MILLIS);
        }
    }

    /// Whether each of them was tried at least once.
    synchronized boolean hasTriedAll() { return outcomes.size() == attacks.size(); }

    private synchronized void note(String name, String outcome) {
        outcomes.computeIfAbsent(name, _ -> new TreeMap<>()).merge(outcome, 1, Integer::sum);
    }

    /// What came of each attack, by kind.
    synchronized Map<String, Map<String, Integer>> outcomes() {
        var copy = new TreeMap<String, Map<String, Integer>>();
        outcomes.forEach((name, counts) -> copy.put(name, new TreeMap<>(counts)));
        return copy;
    }

    private String open(String path, String game, String seats, String more) {
        var cookie = cookie();
        var answer = send(path, "{'game':'%s','seats':[{'kind':'me'},%s]%s}".formatted(game, seats, more), cookie);
        if (!answer.isWell()) return answer.error();
        tables.add(new Mine(answer.json().get("table").stringValue(), cookie));
        if (tables.size() > KNOWN) tables.poll();
        return "accepted";
    }

    /// With headers that pretend to come from elsewhere.
    private Caller.Answer send(String path, String body, String cookie) {
        return caller.send(HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path)).header("Cookie", "hearthside=" + cookie)
                .header("Content-Type", "application/json").header("X-Forwarded-For", "203.0.113." + random(250))
                .header("Forwarded", "for=198.51.100." + random(250)).POST(HttpRequest.BodyPublishers.ofString(quoted(body))));
    }

    private static String quoted(String json) { return json.replace('\'', '"'); }

    private String post(String path, String body) { return said(send(path, body, cookie())); }

    private String get(String path) { return said(caller.get(path, cookie())); }

    private static String said(Caller.Answer answer) { return answer.isWell() ? "accepted" : answer.error(); }

    private String webhook() {
        return post("/api/notices",
                "{'language':'en','webhook':'http://127.0.0.67:%d/%d'}".formatted(tarpit.getLocalPort(), random(1_000_000)));
    }

    /// Takes what is posted, and never ends its answer.
    private void answerWithoutEnd() {
        while (!stopped) {
            try {
                var guest = tarpit.accept();
                threads.execute(() -> {
                    try (guest) {
                        guest.getOutputStream().write("HTTP/1.1 200 OK\r\nX: ".getBytes(UTF_8));
                        while (!stopped) {
                            guest.getOutputStream().write('x');
                            Browsing.rest(PAUSE_MILLIS);
                        }
                    } catch (IOException _) {
                        // it has enough
                    }
                });
            } catch (IOException _) {
                return;
            }
        }
    }

    /// A connection on which hardly anything comes.
    private String hold() throws IOException {
        var socket = new RawSocket(port, caller.address());
        socket.send("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ".getBytes(UTF_8));
        idle.add(socket);
        if (idle.size() > MOST_HELD) {
            var oldest = idle.poll();
            if (oldest != null) oldest.close();
        }
        return "accepted";
    }

    private String watch() {
        var known = tables.peekLast();
        if (known == null) return "no table";
        return page(known);
    }

    private String page(Mine mine) {
        try {
            pages.add(caller.watch(mine.table(), mine.cookie(), _ -> {}, () -> {}).get(10, TimeUnit.SECONDS));
            if (pages.size() > MOST_HELD) {
                var oldest = pages.poll();
                if (oldest != null) oldest.abort();
            }
            return "accepted";
        } catch (ExecutionException | TimeoutException _) {
            return "refused";
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return "refused";
        }
    }

    private String command(String... frames) {
        var outcome = watch();
        var page = pages.peekLast();
        if (page == null) return outcome;
        for (var frame : frames) {
            var _ = page.sendText(quoted(frame), true).exceptionally(_ -> page);
            Browsing.rest(PAUSE_MILLIS);
        }
        return outcome;
    }

    /// Does no more harm.
    void leave() {
        stopped = true;
        threads.shutdownNow();
    }

    @Override
    public void close() throws IOException {
        leave();
        tarpit.close();
        for (var socket : idle) socket.close();
        pages.forEach(WebSocket::abort);
        mischief.close();
        caller.close();
    }
}
