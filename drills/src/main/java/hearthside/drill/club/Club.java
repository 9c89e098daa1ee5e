package hearthside.drill.club;

import hearthside.drill.harness.Browsing;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;

/// All that goes on in a house beside single tables: tournaments of programs, guests at the fire, a group, challenges.
public final class Club implements AutoCloseable {
    private static final int PEOPLE = 4, GUESTS = 4, LOOK_MILLIS = 250, NAMES = 10_000;

    /// How fast everything goes on.
    public enum Tempo {
        /// As fast as it can: for houses without limits.
        EAGER(150, 250, 500),
        /// As people do it, so that nobody is refused anything.
        CALM(1_000, 5_000, 20_000);

        private final int think, deed, fire;

        Tempo(int think, int deed, int fire) {
            this.think = think;
            this.deed = deed;
            this.fire = fire;
        }
    }

    /// @param finished tournaments that were played to their end
    /// @param longest  seconds that somebody waited at the fire
    /// @param deeds    what was confirmed in the group
    /// @param wrong    what must not be, and how often it was
    public record Found(int finished, int rounds, int tables, int seated, double longest, int challenges, int deeds,
            Map<String, Integer> wrong) {
        public boolean isClean() { return wrong.isEmpty(); }

        public String text() {
            return String.format(Locale.ROOT,
                    "%d rounds of tournaments with %d tables, %d Swiss ones to their end; %d times somebody from the fire sat down, after "
                            + "%.0f s at most; %d challenges, %d deeds in a group; wrong: %s",
                    rounds, tables, finished, seated, longest, challenges, deeds, wrong.isEmpty() ? "nothing" : wrong);
        }
    }

    private final Wrongs wrongs = new Wrongs();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final List<Program> programs = new ArrayList<>();
    private final Season season;
    private final Fireside fireside;
    private final List<Member> members = new ArrayList<>();
    private final Clubhouse clubhouse;
    private final Future<?> played;
    private volatile boolean stopped;

    /// @param port  of any server that runs now
    /// @param count programs that take part in the tournaments
    public Club(IntSupplier port, int count, Tempo tempo) {
        int year = ThreadLocalRandom.current().nextInt(NAMES); // names are taken for good
        for (int i = 1; i <= count; i++)
            programs.add(new Program(known(Member.program(port, wrongs, "Program %d of %d".formatted(i, year))), tempo.think, threads));
        var people = IntStream.rangeClosed(1, PEOPLE)
                .mapToObj(number -> known(Member.person(port, wrongs, "Member %d of %d".formatted(number, year)))).toList();
        var host = known(Member.person(port, wrongs, "Host of %d".formatted(year)));
        clubhouse = new Clubhouse(host, people, wrongs);
        season = new Season(host, programs, tempo == Tempo.EAGER, wrongs);
        fireside = new Fireside(wrongs, tempo.fire);
        programs.forEach(program -> threads.execute(program::listen));
        played = threads.submit(season::run);
        for (int i = 0; i <= GUESTS; i++) {
            var guest = known(Member.guest(port, wrongs));
            boolean withBots = i == GUESTS;
            threads.execute(() -> fireside.waitAgainAndAgain(guest, withBots));
        }
        threads.execute(() -> {
            while (!stopped) {
                clubhouse.goOn();
                Browsing.rest(tempo.deed);
            }
        });
    }

    private Member known(Member member) {
        members.add(member);
        return member;
    }

    /// Those whom a stranger may know by name.
    public List<String> names() { return members.stream().map(Member::name).filter(name -> !name.isEmpty()).toList(); }

    /// The tournament that is played comes to its end; everybody goes home.
    public void finish() {
        season.stopSoon();
        fireside.stop();
        stopped = true;
        long end = System.nanoTime() + Member.PATIENCE_NANOS;
        while (!played.isDone() && System.nanoTime() < end) Browsing.rest(LOOK_MILLIS);
        if (!played.isDone()) wrongs.add("a tournament that does not end");
        programs.forEach(Program::stop);
    }

    /// How the games came out is written a little after their end; servers are given the time for it before they are closed.
    public void waitUntilAllIsWritten(String database) {
        try (var connection = DriverManager.getConnection(url(database))) {
            for (long end = System.nanoTime() + Member.PATIENCE_NANOS; System.nanoTime() < end && !Books.isAllWritten(connection);)
                Browsing.rest(LOOK_MILLIS);
        } catch (SQLException e) {
            throw new IllegalStateException("what is written cannot be read", e);
        }
    }

    private static String url(String database) { return database.startsWith("jdbc:") ? database : "jdbc:sqlite:" + database; }

    /// Once no server runs any more.
    public Found compare(String database) {
        try (var connection = DriverManager.getConnection(url(database))) {
            Books.check(connection, wrongs);
            season.compare(Books.pairings(connection));
            clubhouse.compare(connection);
        } catch (SQLException e) {
            throw new IllegalStateException("what is written cannot be read", e);
        }
        return new Found(season.finished(), season.rounds(), season.tables(), fireside.seated(), fireside.longest(), clubhouse.challenges(),
                clubhouse.confirmed(), wrongs.all());
    }

    @Override
    public void close() {
        stopped = true;
        fireside.stop();
        programs.forEach(Program::stop);
        threads.shutdownNow();
        members.forEach(Member::leave);
    }
}
