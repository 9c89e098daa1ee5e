package hearthside.drill.club;

import hearthside.drill.harness.Browsing;
import hearthside.drill.harness.Caller;
import hearthside.wire.Json;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ThreadLocalRandom;
import tools.jackson.databind.JsonNode;

/// What a stranger with a few accounts does at the doors of tournaments, the fire, groups, friends and programs. Each deed returns what
/// came of it: `accepted`, or why not.
public final class Mischief implements AutoCloseable {
    private static final int ACCOUNTS = 3, MOST_STREAMS = 150, MOST_DECISIONS = 3;
    private static final String NAME = "Stranger ", AGAINST_ONESELF = "games against oneself";

    /// One of them.
    public interface Deed {
        String run() throws IOException, InterruptedException;
    }

    private final Caller caller;
    private final int port;
    private final List<String> victims;
    private final HttpClient http;
    private final String guest = Browsing.cookie();
    private final List<String> cookies = new CopyOnWriteArrayList<>();
    private final List<String> tokens = new CopyOnWriteArrayList<>();
    private final ConcurrentLinkedDeque<InputStream> streams = new ConcurrentLinkedDeque<>();

    /// @param victims names of those who are there
    public Mischief(Caller caller, int port, List<String> victims) {
        this.caller = caller;
        this.port = port;
        this.victims = victims;
        http = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).localAddress(caller.address()).build();
    }

    public Map<String, Deed> deeds() {
        var all = new LinkedHashMap<String, Deed>();
        all.put("accounts of a stranger", this::enlist);
        all.put(AGAINST_ONESELF, this::againstOneself);
        all.put("tournaments", () -> post("/api/tournaments",
                "{'name':'Mine','game':'my-first-stone-age','kind':'%s','seats':2,'programs':true}".formatted(
                        pick(List.of("swiss", "arena", "knock_out", "round_robin")))));
        all.put("tournaments entered and left",
                () -> post("/api/tournaments/%s/%s".formatted(enterable(), pick(List.of("enter", "leave"))), "{}"));
        all.put("tournaments begun and called off",
                () -> post("/api/tournaments/%s/%s".formatted(tournament(), pick(List.of("begin", "call-off"))), "{}"));
        all.put("pages of tournaments", () -> get("/api/tournaments/" + tournament()));
        all.put("files of tournaments",
                () -> get("/api/tournaments/%s/%s.csv".formatted(tournament(), pick(List.of("results", "tables")))));
        all.put("the fire with an account", () -> post("/api/quick",
                "{'games':['my-first-stone-age'],'tempo':'live','seats':2,'botsAfter':0,'name':''}"));
        all.put("the fire left", () -> post("/api/quick/leave", "{}"));
        all.put("challenges", this::challenge);
        all.put("questions to be friends", () -> post("/api/friends", "{'name':'%s'}".formatted(victim())));
        all.put("groups", () -> post("/api/groups", "{'name':'Mine','about':'','listed':true}"));
        all.put("groups asked and left", () -> post("/api/groups/%s/%s".formatted(group(), pick(List.of("ask", "leave"))), "{}"));
        all.put("links of groups guessed",
                () -> post("/api/groups/%s/%s".formatted(group(), pick(List.of("join", "invitation"))),
                        "{'secret':'%d'}".formatted(any())));
        all.put("notes of other groups", () -> post("/api/groups/%s/notes".formatted(group()), "{'text':'x','seen':0}"));
        all.put("people of other groups",
                () -> post("/api/groups/%s/people".formatted(group()), "{'name':'%s','deed':'bar'}".formatted(victim())));
        all.put("links of other groups", () -> post("/api/groups/%s/link".formatted(group()), "{'on':true}"));
        all.put("reports", () -> post("/api/reports",
                "{'table':'%s','seat':0,'reason':'words','words':'%s'}".formatted(watched(), "x".repeat(500))));
        all.put("streams", this::stream);
        all.put("tokens guessed", () -> bot("/api/bot/games", "hsb_guess%d".formatted(any())));
        all.put("games of programs", () -> tokens.isEmpty() ? "no token" : bot("/api/bot/games", pick(tokens)));
        all.put("lists of programs", () -> get("/api/programs"));
        all.put("keepers' calls", () -> get(pick(List.of("/api/keeper/people", "/api/keeper/log", "/api/keeper/reports"))));
        return all;
    }

    private static <T> T pick(List<T> from) { return from.get(ThreadLocalRandom.current().nextInt(from.size())); }

    private static int any() { return ThreadLocalRandom.current().nextInt(1_000_000); }

    private String victim() { return victims.isEmpty() ? "Nobody" : pick(victims); }

    private String cookie() { return cookies.isEmpty() ? guest : pick(cookies); }

    /// A few people and as many programs.
    private String enlist() {
        boolean isProgram = tokens.size() < cookies.size();
        if (cookies.size() >= ACCOUNTS && !isProgram) return "enough";
        var name = NAME + any();
        var answer = send("/api/account", "{'name':'%s','passphrase':'three words more'}".formatted(name), guest, "");
        if (answer.statusCode() != 200) return said(answer);
        var cookie = answer.headers().allValues("Set-Cookie").stream().filter(each -> each.startsWith("hearthside=")).findFirst()
                .orElse("").replaceFirst("hearthside=([^;]*).*", "$1");
        if (!isProgram) {
            cookies.add(cookie);
            return "accepted";
        }
        var become = send("/api/account/program", "{'passphrase':'three words more'}", cookie, "");
        if (become.statusCode() == 200) tokens.add(Json.parse(become.body()).get("token").stringValue());
        return said(become);
    }

    private String againstOneself() throws InterruptedException {
        for (int tries = 0; cookies.size() < 2 && tries < 2 * ACCOUNTS; tries++) enlist();
        if (cookies.size() < 2) return "no account";
        return new Accomplice(caller, ThreadLocalRandom.current().nextInt(MOST_DECISIONS)).play(cookies.get(0), cookies.get(1));
    }

    /// How many games a stranger has won against another account of theirs.
    ///
    /// @param outcomes of all deeds
    public static int wonAgainstOneself(Map<String, Map<String, Integer>> outcomes) {
        return outcomes.getOrDefault(AGAINST_ONESELF, Map.of()).getOrDefault(Accomplice.WON, 0);
    }

    /// How many games that any account of a stranger has won were rated, in the database of a house that is closed.
    public static int ratedWins(String database) {
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + database);
                var query = connection.createStatement();
                var found = query.executeQuery("""
                        select count(*) from results r join finished_games f on f.table_id = r.table_id
                        join accounts a on a.holder = r.holder
                        where f.rated = 1 and r.won = 1 and a.name like '%s%%'""".formatted(NAME))) {
            return found.getInt(1);
        } catch (SQLException e) {
            throw new IllegalStateException("what is written cannot be read", e);
        }
    }

    /// One of those that are listed; a name that nothing has where none is.
    private String tournament() { return listed("/api/tournaments", "tournament"); }

    /// Not one in rounds that the honest ones play: whoever enters and does not come is waited for as people are, for two minutes and more
    /// (`TournamentTest` holds that it ends), and the drill would do nothing but wait.
    private String enterable() {
        var answer = caller.get("/api/tournaments", cookie());
        var others = new ArrayList<String>();
        if (answer.isWell())
            for (var each : answer.json())
                if (!each.get("name").stringValue().equals(Season.SWISS)) others.add(each.get("tournament").stringValue());
        return others.isEmpty() ? "abcdefghjkmn" : pick(others);
    }

    private String watched() { return listed("/api/watch", "table"); }

    private String group() {
        var answer = caller.get("/api/groups", cookie());
        return answer.isWell() ? first(answer.json().get("listed"), "group") : "abcdefghjkmn";
    }

    private String listed(String path, String field) {
        var answer = caller.get(path, cookie());
        return answer.isWell() ? first(answer.json(), field) : "abcdefghjkmn";
    }

    private static String first(JsonNode list, String field) {
        var all = new ArrayList<String>();
        for (var each : list) all.add(each.get(field).stringValue());
        return all.isEmpty() ? "abcdefghjkmn" : pick(all);
    }

    private String challenge() {
        var mine = cookie();
        var opened = caller.post("/api/tables", mine, quoted("{'game':'my-first-stone-age','seats':[{'kind':'me'},{'kind':'open'}]}"));
        if (!opened.isWell()) return opened.error();
        var asked = caller.post("/api/tables/%s/challenges".formatted(opened.json().get("table").stringValue()), mine,
                quoted("{'name':'%s'}".formatted(victim())));
        return asked.isWell() ? "accepted" : asked.error();
    }

    /// One that nobody reads.
    private String stream() throws IOException, InterruptedException {
        if (tokens.isEmpty()) return "no token";
        var answer = http.send(HttpRequest.newBuilder(uri("/api/bot/stream")).header("Authorization", "Bearer " + pick(tokens)).build(),
                HttpResponse.BodyHandlers.ofInputStream());
        streams.add(answer.body());
        if (streams.size() > MOST_STREAMS) {
            var oldest = streams.poll();
            if (oldest != null) oldest.close();
        }
        return answer.statusCode() == 200 ? "accepted" : String.valueOf(answer.statusCode());
    }

    private String bot(String path, String token) {
        return said(
                send(path, "{'game':'my-first-stone-age','against':[{'name':'%s'},{'level':'sleepy'}]}".formatted(victim()), "", token));
    }

    private String post(String path, String body) {
        var answer = caller.post(path, cookie(), quoted(body));
        return answer.isWell() ? "accepted" : answer.error();
    }

    private String get(String path) {
        var answer = caller.get(path, cookie());
        return answer.isWell() ? "accepted" : answer.error();
    }

    private URI uri(String path) { return URI.create("http://127.0.0.1:%d%s".formatted(port, path)); }

    private HttpResponse<String> send(String path, String body, String cookie, String token) {
        var request = HttpRequest.newBuilder(uri(path)).header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(quoted(body)));
        if (!cookie.isEmpty()) request.header("Cookie", "hearthside=" + cookie);
        if (!token.isEmpty()) request.header("Authorization", "Bearer " + token);
        try {
            return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
        } catch (IOException e) {
            throw new IllegalStateException("cut off", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    private static String quoted(String json) { return json.replace('\'', '"'); }

    private static String said(HttpResponse<String> answer) {
        return answer.statusCode() == 200
                ? "accepted"
                : Json.parse(answer.body()).path("error").asString(String.valueOf(answer.statusCode()));
    }

    @Override
    public void close() { http.shutdownNow(); }
}
