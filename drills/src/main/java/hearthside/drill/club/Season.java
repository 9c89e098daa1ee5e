package hearthside.drill.club;

import hearthside.drill.harness.Browsing;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// One Swiss tournament after the other, and an arena beside them. It remembers all that their pages told: what was told once stays so.
final class Season {
    static final String SWISS = "Drilled Swiss";
    private static final String GAME = "my-first-stone-age";
    private static final int ROUNDS = 3, ARENA_MINUTES = 60, LOOK_MILLIS = 500;

    /// @param places null while it is played
    private record Told(int round, List<Integer> seats, @Nullable List<Integer> places) {}

    private final Wrongs wrongs;
    private final Member host;
    private final List<Program> programs;
    private final boolean hasArena;
    private final Map<String, Told> tables = new HashMap<>();
    private final HashSet<String> rounds = new HashSet<>();
    private int finished;
    private volatile boolean stopping;

    Season(Member host, List<Program> programs, boolean hasArena, Wrongs wrongs) {
        this.host = host;
        this.programs = programs;
        this.hasArena = hasArena;
        this.wrongs = wrongs;
    }

    synchronized int finished() { return finished; }

    synchronized int rounds() { return rounds.size(); }

    synchronized int tables() { return tables.size(); }

    /// The tournament that runs is the last.
    void stopSoon() { stopping = true; }

    void run() {
        var arena = !hasArena ? null : begin("Drilled arena", Map.of("kind", "arena", "minutes", ARENA_MINUTES));
        while (!stopping && !Thread.currentThread().isInterrupted()) {
            var swiss = begin(SWISS, Map.of("kind", "swiss", "rounds", ROUNDS));
            if (swiss != null) follow(swiss, arena);
            Browsing.rest(LOOK_MILLIS);
        }
        if (arena != null) for (var program : programs) program.who().call("/api/bot/tournaments/%s/leave".formatted(arena), Map.of());
    }

    /// Returns null where it could not be begun: it is called off with the next.
    private @Nullable String begin(String name, Map<String, ?> more) {
        callOffWhatNobodyKnows();
        var body = new HashMap<String, Object>(Map.of("name", name, "game", GAME, "seats", 2, "programs", true));
        body.putAll(more);
        var made = host.call("/api/tournaments", body);
        if (!made.isWell()) return null;
        var id = made.told().get("tournament").stringValue();
        for (var program : programs)
            if (!program.who().call("/api/bot/tournaments/%s/enter".formatted(id), Map.of()).isWell()) return null;
        var begun = host.call("/api/tournaments/%s/begin".formatted(id), Map.of());
        return begun.isWell() || !begun.isSure() ? id : null;
    }

    /// Where a call broke off, one may have been made whose name was never told.
    private void callOffWhatNobodyKnows() {
        var list = host.call("/api/tournaments");
        if (!list.isWell()) return;
        for (var each : list.told())
            if (each.get("host").stringValue().equals(host.name()) && each.get("state").stringValue().equals("open"))
                host.call("/api/tournaments/%s/call-off".formatted(each.get("tournament").stringValue()), Map.of());
    }

    private void follow(String swiss, @Nullable String arena) {
        String before = "";
        for (long since = System.nanoTime(); !Thread.currentThread().isInterrupted();) {
            var shown = host.call("/api/tournaments/" + swiss);
            if (arena != null) look(arena, host.call("/api/tournaments/" + arena));
            if (!shown.isWell()) continue;
            look(swiss, shown);
            if (shown.told().get("about").get("state").stringValue().equals("over")) {
                end(shown.told());
                return;
            }
            var now = shown.told().get("tables").toString();
            if (!now.equals(before)) since = System.nanoTime();
            else if (System.nanoTime() - since > Member.PATIENCE_NANOS) {
                wrongs.add("a tournament that stands still");
                return;
            }
            before = now;
            Browsing.rest(LOOK_MILLIS);
        }
    }

    private synchronized void look(String tournament, Member.Answer shown) {
        if (!shown.isWell()) return;
        for (var each : shown.told().get("tables")) {
            int round = each.get("round").intValue();
            var now = new Told(round, numbers(each.get("seats")), each.get("places").isNull() ? null : numbers(each.get("places")));
            var was = tables.put(each.get("table").stringValue(), now);
            rounds.add(tournament + " " + round);
            if (was == null) continue;
            if (was.round != now.round || !was.seats.equals(now.seats)) wrongs.add("a pairing that changed");
            if (was.places != null && !was.places.equals(now.places)) wrongs.add("a result that changed");
        }
    }

    private static List<Integer> numbers(JsonNode list) {
        var all = new ArrayList<Integer>();
        for (var each : list) all.add(each.intValue());
        return all;
    }

    /// At a table of two there is one point, and a bye is one: each counts once.
    private synchronized void end(JsonNode shown) {
        finished++;
        double points = 0;
        for (var line : shown.get("standings")) points += line.get("points").doubleValue();
        int all = shown.get("tables").size() + shown.get("byes").size();
        if (Math.abs(points - all) > 1e-6) wrongs.add("standings that do not add up");
        if (shown.get("about").get("round").intValue() != ROUNDS) wrongs.add("rounds that were not played");
    }

    /// What was told, against what is written.
    synchronized void compare(Map<String, Books.Pairing> written) {
        tables.forEach((table, told) -> {
            var kept = written.get(table);
            if (kept == null || kept.round() != told.round || !kept.seats().equals(told.seats)) wrongs.add("pairings that are lost");
            else if (told.places != null && !told.places.equals(kept.places())) wrongs.add("results that are lost");
        });
    }
}
