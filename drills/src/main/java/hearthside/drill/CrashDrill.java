package hearthside.drill;

import hearthside.drill.club.Club;
import hearthside.drill.harness.Browsing;
import hearthside.drill.harness.House;
import hearthside.drill.harness.Progress;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import hearthside.postgres.Folder;
import hearthside.postgres.TemporaryPostgres;
import hearthside.wire.Json;
import java.io.IOException;
import java.io.PrintStream;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Kills without warning while tables are played at, tournaments go on, and people wait at the fire and come and go in a group; and looks
/// whether anything is missing afterwards.
///
/// A move is confirmed when an update that contains it has come through the socket. Every confirmed move must be in the journal at its
/// place.
public final class CrashDrill implements AutoCloseable {
    private static final int BOT_PAUSE = 250;
    private static final int MOMENT_MILLIS = 1_500;
    private static final int PATIENCE_SECONDS = 60;
    private static final int TABLES_A_PROGRAM = 12, FEWEST_PROGRAMS = 4, MOST_PROGRAMS = 16;

    /// @param lost     confirmed moves that are not in the journal, and tables that came back with less than was seen
    /// @param damaged  tables whose journal could not be played again
    /// @param standing tables that did not go on within a minute
    /// @param club     what came of tournaments, the fire and a group meanwhile
    public record Figures(String what, int kills, int tables, int confirmed, int lost, int damaged, int standing, Club.Found club,
            double seconds) {
        String text() {
            return String.format(Locale.ROOT,
                    "%s: killed %d times; %d tables, %d confirmed moves: %d lost, %d tables damaged, %d tables did not go on. Beside them "
                            + "%s; %.0f s",
                    what, kills, tables, confirmed, lost, damaged, standing, club.text(), seconds);
        }

        public boolean isClean() { return lost + damaged + standing == 0 && club.isClean(); }
    }

    private final int tables;
    private final int kills;
    private final Folder folder = Folder.temporary();
    private final ScheduledExecutorService clock = Executors.newScheduledThreadPool(2);
    private final List<House> houses = new ArrayList<>();
    private final List<Stalwart> playing = new ArrayList<>();
    private final List<Stalwart> all = new ArrayList<>();

    private CrashDrill(int tables, int kills) {
        this.tables = tables;
        this.kills = kills;
    }

    /// One server on SQLite; one of two on PostgreSQL; PostgreSQL itself.
    public static List<Figures> run(int tables, int kills, PrintStream out) {
        var figures = new ArrayList<Figures>();
        Consumer<Figures> tell = found -> {
            figures.add(found);
            out.println(found.text());
        };
        try (var drill = new CrashDrill(tables, kills)) {
            tell.accept(drill.kill("The server on SQLite", drill.folder.resolve("crash.db").toString(), 1, null));
        }
        try (var postgres = TemporaryPostgres.start(true)) {
            try (var drill = new CrashDrill(tables, kills)) {
                tell.accept(drill.kill("One of two servers on PostgreSQL", postgres.database(), 2, null));
            }
            try (var drill = new CrashDrill(tables, kills)) {
                tell.accept(drill.kill("PostgreSQL under two servers", postgres.database(), 2, postgres));
            }
        }
        return figures;
    }

    private Figures kill(String what, String database, int servers, @Nullable TemporaryPostgres victim) {
        long begun = System.nanoTime();
        for (int i = 0; i < servers; i++) houses.add(House.open(database, BOT_PAUSE, folder.resolve("server%d.log".formatted(i))));
        try (var club = new Club(this::anyPort, Math.clamp(tables / TABLES_A_PROGRAM, FEWEST_PROGRAMS, MOST_PROGRAMS),
                Club.Tempo.EAGER)) {
            return kill(what, database, victim, club, begun);
        }
    }

    private Figures kill(String what, String database, @Nullable TemporaryPostgres victim, Club club, long begun) {
        int standing = 0;
        var progress = Progress.of("times killed: " + what, kills);
        for (int killed = 0; killed <= kills; killed++) {
            progress.at(killed);
            fill();
            standing += waitUntilAllGoOn();
            if (killed == kills) break;
            Browsing.rest(ThreadLocalRandom.current().nextInt(MOMENT_MILLIS));
            if (victim != null) {
                victim.kill();
                victim.startAgain();
            } else {
                var house = houses.get(ThreadLocalRandom.current().nextInt(houses.size()));
                house.kill();
                house.openAgain();
            }
        }
        club.finish();
        all.forEach(Stalwart::stop);
        club.waitUntilAllIsWritten(database);
        int confirmed = all.stream().mapToInt(player -> player.confirmed().size()).sum();
        int damaged = (int) all.stream().filter(this::isDamaged).count();
        houses.forEach(House::close);
        int lost = missing(database, all) + all.stream().mapToInt(Stalwart::lost).sum();
        return new Figures(what, kills, all.size(), confirmed, lost, damaged, standing, club.compare(database),
                (System.nanoTime() - begun) / 1e9);
    }

    private int anyPort() { return houses.get(ThreadLocalRandom.current().nextInt(houses.size())).port(); }

    /// So many tables are being played at.
    private void fill() {
        playing.removeIf(Stalwart::isOver);
        for (int attempt = 0; playing.size() < tables && attempt < 10 * tables; attempt++) {
            try {
                var player = new Stalwart(this::anyPort, clock, new MyFirstStoneAge().info());
                playing.add(player);
                all.add(player);
            } catch (IOException _) {
                Browsing.rest(100); // the database is not back yet
            }
        }
    }

    /// Returns how many tables do not.
    private int waitUntilAllGoOn() {
        var before = new HashMap<Stalwart, Integer>();
        for (var player : playing) before.put(player, player.seen());
        long end = System.nanoTime() + PATIENCE_SECONDS * 1_000_000_000L;
        while (System.nanoTime() < end) {
            before.entrySet().removeIf(each -> each.getKey().isOver() || each.getKey().seen() > each.getValue());
            if (before.isEmpty()) return 0;
            Browsing.rest(50);
        }
        return before.size();
    }

    /// A table that cannot be opened answers so.
    private boolean isDamaged(Stalwart player) {
        try {
            return player.isDamaged() || Browsing.status(houses.getFirst().port(), "/api/tables/" + player.table(), player.cookie()) != 200;
        } catch (IOException e) {
            throw new IllegalStateException("the server of the drill does not answer", e);
        }
    }

    /// Confirmed moves that are not in the journal at their place.
    static int missing(String database, List<Stalwart> all) {
        int missing = 0;
        var url = database.startsWith("jdbc:") ? database : "jdbc:sqlite:" + database;
        try (var connection = DriverManager.getConnection(url);
                var query = connection.prepareStatement("select line, entry from journal where table_id = ?")) {
            for (var player : all) {
                query.setString(1, player.table());
                var written = new HashMap<Integer, String>();
                try (var lines = query.executeQuery()) {
                    while (lines.next()) written.put(lines.getInt(1), lines.getString(2));
                }
                for (var move : player.confirmed().entrySet()) if (!isThere(written, move)) missing++;
            }
        } catch (SQLException e) {
            throw new IllegalStateException("the journals cannot be read", e);
        }
        return missing;
    }

    private static boolean isThere(Map<Integer, String> written, Map.Entry<Integer, tools.jackson.databind.JsonNode> move) {
        var line = written.get(move.getKey());
        if (line == null) return false;
        var entry = Json.parse(line);
        return entry.get("seat").intValue() == 0 && entry.get("action").equals(move.getValue());
    }

    @Override
    public void close() {
        all.forEach(Stalwart::stop);
        clock.shutdownNow();
        houses.forEach(House::kill);
        houses.forEach(House::close);
        folder.close();
    }
}
