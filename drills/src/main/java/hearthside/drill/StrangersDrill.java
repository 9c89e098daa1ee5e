package hearthside.drill;

import static java.nio.charset.StandardCharsets.UTF_8;

import hearthside.drill.club.Club;
import hearthside.drill.club.Mischief;
import hearthside.drill.harness.Browsing;
import hearthside.drill.harness.House;
import hearthside.drill.harness.Progress;
import hearthside.postgres.Folder;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// One stranger does all they can to stop the house while others play: how much those others feel of it, beside the same time without the
/// stranger on the same machine; what the house bears in memory; and how it starts with very many tables kept.
public final class StrangersDrill {
    private static final int HEAP = 256;
    private static final int HONEST_TABLES = 12;
    private static final int HONEST_CHIEFS = 2;
    private static final int PROGRAMS = 4;
    private static final int WARM_UP_SECONDS = 10;
    private static final int LOOK_MILLIS = 100;
    private static final int FEWEST_MOVES = 20;
    private static final int MOST_EXTRA_SECONDS = 60;
    private static final double GOAL_RATIO = 2;
    private static final double GOAL_CHIEF_MILLIS = 2_000;
    private static final double GOAL_COLLECTION_MILLIS = 200;
    private static final double GOAL_START_SECONDS = 3;
    private static final double GOAL_START_MEMORY = 1.5;
    /// `[4.2s][info][gc] GC(12) Pause Full (System.gc()) 120M->40M(256M) 61.482ms`
    private static final Pattern FULL = Pattern.compile("Pause Full.* ([0-9.]+)ms");

    /// @param early      heap in use without garbage when a third of the time with the stranger has passed, megabytes
    /// @param late       the same at the end
    /// @param collection the longest full collection, milliseconds
    /// @param refused    what came of the stranger's attacks, by kind
    /// @param survived   whether the server was there at the end
    /// @param turnedAway how often an honest player could not open a table
    /// @param cheated    games that the stranger has won and that were rated
    /// @param club       what came of the honest ones' tournaments, quick games and group
    public record Figures(HonestPlayers.Times without, HonestPlayers.Times with, double early, double late, double collection,
            Map<String, Map<String, Integer>> refused, boolean survived, int turnedAway, int cheated, Club.Found club,
            KeptTables.Start empty, KeptTables.Start kept, int tables) {
        public double ratio() { return with.p99() / without.p99(); }

        String text() {
            var by = refused.entrySet().stream().map(each -> "  %s: %s".formatted(each.getKey(), each.getValue().entrySet().stream()
                    .map(count -> count.getValue() + " " + count.getKey()).collect(Collectors.joining(", "))))
                    .collect(Collectors.joining("\n"));
            return String.format(Locale.ROOT,
                    """
                            Honest moves: %d without the stranger, p50 %.1f ms, p99 %.1f ms; %d with, p50 %.1f ms, p99 %.1f ms: \
                            ratio %.2f (goal %.0f)
                            Honest Chief: %d answers without, p50 %.0f ms, longest %.0f ms; %d with, p50 %.0f ms, \
                            longest %.0f ms (goal %.0f)
                            Heap of %d MB: %.0f MB in use after a third of the time, %.0f MB at the end; longest full collection %.0f ms \
                            (goal %.0f); the server %s; honest players turned away %d times
                            Start: an empty house listens after %.1f s with %.0f MB; with %d unfinished tables after %.1f s (goal %.0f) \
                            with %.0f MB: ratio %.2f (goal %.1f)
                            Honest moves, nobody else there: %d in an empty house, p50 %.1f ms, p99 %.1f ms; %d beside the tables kept, \
                            p50 %.1f ms, p99 %.1f ms
                            Rated games that the stranger has won: %d, of %d won against an account of their own (goal 0)
                            Honest people beside them: %s
                            What came of the stranger's attacks:
                            %s""",
                    without.moves(), without.p50(), without.p99(), with.moves(), with.p50(), with.p99(), ratio(), GOAL_RATIO,
                    without.answers(), without.chiefP50(), without.chiefLongest(), with.answers(), with.chiefP50(), with.chiefLongest(),
                    GOAL_CHIEF_MILLIS, HEAP, early, late, collection, GOAL_COLLECTION_MILLIS, survived ? "is there" : "is GONE", turnedAway,
                    empty.seconds(), empty.heap(), tables, kept.seconds(), GOAL_START_SECONDS, kept.heap(), kept.heap() / empty.heap(),
                    GOAL_START_MEMORY, empty.played().moves(), empty.played().p50(), empty.played().p99(), kept.played().moves(),
                    kept.played().p50(), kept.played().p99(), cheated, Mischief.wonAgainstOneself(refused), club.text(), by);
        }

        /// Whether the goals are reached.
        public boolean isClean() {
            return survived && club.isClean() && cheated == 0 && ratio() <= GOAL_RATIO && with.chiefLongest() <= GOAL_CHIEF_MILLIS
                    && collection <= GOAL_COLLECTION_MILLIS
                    && kept.seconds() <= GOAL_START_SECONDS && kept.heap() <= GOAL_START_MEMORY * empty.heap();
        }
    }

    private StrangersDrill() {}

    /// @param seconds of each of the two: without and with the stranger
    /// @param tables  kept unfinished at a start
    public static Figures run(int seconds, int tables, PrintStream out) {
        try (var folder = Folder.temporary()) {
            var log = folder.resolve("server.log");
            var starts = KeptTables.compare(tables, seconds);
            var database = folder.resolve("strangers.db").toString();
            try (var house = House.open(database, new House.Terms(0, HEAP, true), log);
                    var honest = new HonestPlayers(house.port());
                    var club = new Club(house::port, PROGRAMS, Club.Tempo.CALM)) {
                var found = measure(house, honest, club, database, seconds, log, starts, tables);
                out.println(found.text());
                return found;
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Figures measure(House house, HonestPlayers honest, Club club, String database, int seconds, Path log,
            KeptTables.Start[] starts, int tables) throws IOException {
        var progress = Progress.of("seconds without the stranger, and with them", seconds);
        honest.begin(HONEST_TABLES, HONEST_CHIEFS);
        Browsing.rest(Math.min(WARM_UP_SECONDS, seconds) * 1000L);
        pass(System.nanoTime(), 0, honest, progress);
        honest.take();
        long begun = System.nanoTime();
        pass(begun, seconds, honest, progress);
        var without = honest.take();
        try (var stranger = new Stranger(house.port(), club.names())) {
            stranger.begin();
            long came = System.nanoTime();
            pass(came, seconds / 3.0, honest, progress);
            double early = house.isAlive() ? house.heap() : Double.NaN;
            pass(came, seconds, honest, progress);
            var with = honest.take();
            boolean survived = house.isAlive();
            double late = survived ? house.heap() : Double.NaN;
            for (int waited = 0; !stranger.hasTriedAll() && waited < MOST_EXTRA_SECONDS * 1000; waited += LOOK_MILLIS)
                Browsing.rest(LOOK_MILLIS);
            var outcomes = stranger.outcomes();
            int turnedAway = honest.turnedAway();
            stranger.leave();
            if (survived) club.finish();
            house.close();
            return new Figures(without, with, early, late, longest(House.collections(log)), outcomes, survived, turnedAway,
                    Mischief.ratedWins(database), club.compare(database), starts[0], starts[1], tables);
        }
    }

    /// On a machine that is very busy it takes longer, until there is something to measure.
    private static void pass(long begun, double seconds, HonestPlayers honest, Progress progress) {
        for (double passed = 0; passed < seconds || honest.noted() < FEWEST_MOVES && passed < seconds + MOST_EXTRA_SECONDS;) {
            Browsing.rest(LOOK_MILLIS);
            passed = (System.nanoTime() - begun) / 1e9;
            progress.at((long) passed);
        }
    }

    private static double longest(Path collections) throws IOException {
        return Files.readString(collections, UTF_8).lines().map(FULL::matcher).filter(Matcher::find)
                .mapToDouble(found -> Double.parseDouble(found.group(1))).max().orElse(0);
    }

}
