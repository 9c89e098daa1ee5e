package hearthside.server.quick;

import hearthside.core.Game;
import hearthside.core.input.BadInput;
import hearthside.server.identity.Visitor;
import hearthside.server.pace.Pace;
import hearthside.server.people.AccountRepository;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Tables.Tempo;
import hearthside.server.store.Rows;
import hearthside.server.store.ScheduledJobs;
import hearthside.server.table.Seat;
import hearthside.server.tables.TableOpening;
import hearthside.server.tables.TableRegistry;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Puts those who wait at the fire to tables. One job looks after all of them, on whatever server, as long as somebody waits; what it does
/// can be done twice.
public final class QuickGames {
    static final String JOB = "fire", CLOCK = "fire clock";
    /// There is one fire.
    static final String NAME = "all";
    private static final Logger LOG = LoggerFactory.getLogger(QuickGames.class);
    private static final Duration SOON = Duration.ofSeconds(2);
    /// So long nobody's clock runs who has not come to their table; then it does.
    private static final Duration GRACE = Duration.ofMinutes(1);
    private static final Pace LIVE = new Pace.Live(45, 300, null), DAILY = new Pace.Daily(1, null);

    private final TableRegistry registry;
    private final WaitingRepository repository;
    private final AccountRepository accounts;
    private final ScheduledJobs jobs;
    private final Clock time;
    private volatile Predicate<List<String>> admission = _ -> true;
    private volatile Predicate<String> room = _ -> true;

    public QuickGames(TableRegistry registry, Rows rows, ScheduledJobs jobs, Clock time) {
        this.registry = registry;
        this.repository = new WaitingRepository(rows);
        this.accounts = new AccountRepository(rows);
        this.jobs = jobs;
        this.time = time;
        jobs.on(JOB, _ -> work());
        jobs.on(CLOCK, this::startClocks);
    }

    /// Before anybody comes.
    ///
    /// @param admits  whether these holders may have one more table; then it counts for them
    /// @param hasRoom whether this one may; nothing counts
    public void limits(Predicate<List<String>> admits, Predicate<String> hasRoom) {
        admission = admits;
        room = hasRoom;
    }

    WaitingRepository repository() { return repository; }

    boolean isOpen(String table) { return registry.repository().find(table).isPresent(); }

    /// Being listed is the last of what is written about a table: until then its opening is done again.
    private boolean isReady(String table) { return isOpen(table) && registry.repository().isOpen(table); }

    /// After a start: whoever waited still does.
    public void begin() { jobs.soon(JOB, NAME); }

    void look() { jobs.soon(JOB, NAME); }

    private void work() {
        for (var made : repository.unopened(this::isReady)) open(made);
        for (var made : repository.pair(time.millis(), room)) open(made);
        if (!repository.waiting(time.millis()).isEmpty()) jobs.later(SOON, JOB, NAME);
    }

    private void open(WaitingRepository.Made made) {
        var seated = made.seated();
        var holders = seated.people().stream().map(Matchmaking.Waiting::holder).toList();
        try {
            if (!admission.test(holders))
                throw new ApiError(429, "too-many-tables", "They have been at many tables lately; this one is opened a little later.");
            var game = TableRegistry.game(seated.game());
            var seats = seats(game, seated);
            TableOpening.named(registry, made.table(), game, game.info().newTerms(seats.size(), Map.of()),
                    seated.tempo() == Tempo.LIVE ? LIVE : DAILY, null, seats::get);
            jobs.later(GRACE, CLOCK, made.table());
            registry.repository().list(made.table());
            holders.forEach(registry::call);
        } catch (ApiError e) {
            LOG.debug("A quick game is not opened yet: {}", e.sentence);
            jobs.later(SOON, JOB, NAME);
        } catch (BadInput _) { // somebody has left whom it was made for: the others wait on, and hold nobody up
            repository.giveBack(made.table());
            jobs.later(SOON, JOB, NAME);
        }
    }

    /// People in the order in which they came, then bots.
    private List<Seat> seats(Game<?, ?> game, Matchmaking.Seated seated) {
        var seats = new ArrayList<Seat>();
        for (var each : seated.people())
            seats.add(Seat.person(seats.size(), each.name().isEmpty() ? "Player %d".formatted(seats.size() + 1) : each.name(), false,
                    visitor(each.holder())));
        var level = TableOpening.usualBot(game.info().id());
        for (int i = 0; i < seated.bots(); i++)
            seats.add(Seat.bot(seats.size(), level.substring(0, 1).toUpperCase(Locale.ROOT) + level.substring(1), level));
        return seats;
    }

    /// Of a guest nothing but the hash of the cookie is known.
    private Visitor visitor(String holder) {
        return accounts.holding(holder).map(Visitor::of).orElseGet(() -> new Visitor("", holder, null, null));
    }

    private void startClocks(String id) {
        try {
            var table = registry.table(id);
            for (var seat : table.seats())
                for (var holder : seat.holders()) table.commands().startClock(visitor(holder));
        } catch (ApiError e) {
            LOG.debug("Table {} of a quick game cannot go on: {}", id, e.sentence);
        }
    }

    /// How somebody is called who waits; empty where a guest says nothing.
    String called(Visitor visitor, @Nullable String typed) { return registry.access().called(visitor, typed); }
}
