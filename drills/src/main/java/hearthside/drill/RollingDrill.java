package hearthside.drill;

import hearthside.drill.harness.Browsing;
import hearthside.drill.harness.House;
import hearthside.drill.harness.Progress;
import hearthside.games.Games;
import hearthside.postgres.Folder;
import hearthside.postgres.TemporaryPostgres;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;

/// Two servers of an older version on one PostgreSQL become two of this one, one after the other, while tables of all games are played at
/// on both: no confirmed move may be missing, and every table must go on at each step.
final class RollingDrill implements AutoCloseable {
    private static final int BOT_PAUSE = 250;
    private static final int SIDE_BY_SIDE_MILLIS = 3_000;
    private static final int PATIENCE_SECONDS = 60;

    /// @param lost     confirmed moves that are not in the journal, and tables that came back with less than was seen
    /// @param damaged  tables that cannot be opened at the end
    /// @param standing tables that did not go on within a minute after a step
    record Figures(int tables, int confirmed, int mixed, int lost, int damaged, int standing, double seconds) {
        String text() {
            return String.format(Locale.ROOT,
                    "Two servers upgraded one after the other: %d tables, %d confirmed moves, %d of them while both versions ran: %d lost, "
                            + "%d tables damaged, %d tables did not go on; %.0f s",
                    tables, confirmed, mixed, lost, damaged, standing, seconds);
        }

        boolean isClean() { return lost + damaged + standing == 0 && mixed > 0; }
    }

    private final int tables;
    private final Folder folder = Folder.temporary();
    private final ScheduledExecutorService clock = Executors.newScheduledThreadPool(2);
    private final List<House> houses = new ArrayList<>();
    private final List<Stalwart> all = new ArrayList<>();
    private int standing;

    private RollingDrill(int tables) { this.tables = tables; }

    /// @param older the class path of the older version's drills: their `House` is asked in the same words
    static Figures run(String older, int tables, PrintStream out) {
        try (var postgres = TemporaryPostgres.start(true); var drill = new RollingDrill(tables)) {
            var figures = drill.roll(older, postgres.database());
            out.println(figures.text());
            return figures;
        }
    }

    private Figures roll(String older, String database) {
        long begun = System.nanoTime();
        var progress = Progress.of("steps", 3);
        for (int i = 0; i < 2; i++)
            houses.add(House.open(database, House.Terms.usual(BOT_PAUSE), folder.resolve("server%d.log".formatted(i)), older));
        fill();
        goOn();
        progress.at(1);
        houses.getFirst().upgrade();
        int before = confirmed();
        fill();
        goOn();
        Browsing.rest(SIDE_BY_SIDE_MILLIS);
        int mixed = confirmed() - before;
        progress.at(2);
        houses.getLast().upgrade();
        goOn();
        progress.at(3);
        all.forEach(Stalwart::stop);
        int damaged = (int) all.stream().filter(this::isDamaged).count();
        houses.forEach(House::close);
        int lost = CrashDrill.missing(database, all) + all.stream().mapToInt(Stalwart::lost).sum();
        return new Figures(all.size(), confirmed(), mixed, lost, damaged, standing, (System.nanoTime() - begun) / 1e9);
    }

    private int confirmed() { return all.stream().mapToInt(player -> player.confirmed().size()).sum(); }

    private int anyPort() { return houses.get(ThreadLocalRandom.current().nextInt(houses.size())).port(); }

    private void fill() {
        long playing = all.stream().filter(player -> !player.isOver()).count();
        for (int attempt = 0; playing < tables && attempt < 10 * tables; attempt++) {
            try {
                all.add(new Stalwart(this::anyPort, clock, Games.ALL.get(all.size() % Games.ALL.size()).info()));
                playing++;
            } catch (IOException _) {
                Browsing.rest(100);
            }
        }
    }

    private void goOn() {
        var before = new HashMap<Stalwart, Integer>();
        for (var player : all) before.put(player, player.seen());
        long end = System.nanoTime() + PATIENCE_SECONDS * 1_000_000_000L;
        while (!before.isEmpty() && System.nanoTime() < end) {
            before.entrySet().removeIf(each -> each.getKey().isOver() || each.getKey().seen() > each.getValue());
            Browsing.rest(50);
        }
        standing += before.size();
    }

    private boolean isDamaged(Stalwart player) {
        try {
            return player.isDamaged() || Browsing.status(houses.getFirst().port(), "/api/tables/" + player.table(), player.cookie()) != 200;
        } catch (IOException e) {
            throw new IllegalStateException("the server of the drill does not answer", e);
        }
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
