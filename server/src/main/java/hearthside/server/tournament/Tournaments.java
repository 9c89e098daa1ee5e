package hearthside.server.tournament;

import hearthside.server.identity.Account;
import hearthside.server.identity.Visitor;
import hearthside.server.pairing.ArenaPairing;
import hearthside.server.pairing.PairingHistory;
import hearthside.server.pairing.Round;
import hearthside.server.pairing.RoundRobin;
import hearthside.server.people.AccountRepository;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Tournaments.Kind;
import hearthside.server.protocol.Tournaments.State;
import hearthside.server.store.Rows;
import hearthside.server.store.ScheduledJobs;
import hearthside.server.table.Seat;
import hearthside.server.tables.TableOpening;
import hearthside.server.tables.TableRegistry;
import hearthside.server.tournament.Tournament.Entrant;
import hearthside.server.tournament.Tournament.PairedSeat;
import hearthside.server.tournament.Tournament.Pairing;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Lets tournaments go on by themselves. One job looks after each, on whatever server: it writes down how tables came out, pairs the next
/// round when all are settled, and opens its tables. Everything it does can be done twice, so that a kill costs nothing.
public final class Tournaments {
    static final String JOB = "tournament";
    private static final Logger LOG = LoggerFactory.getLogger(Tournaments.class);
    /// So long nobody's clock runs who has not come to their table; then it does.
    static final Duration GRACE = Duration.ofMinutes(2);
    /// A table that is not over by then counts as it stands.
    static final Duration LONGEST = Duration.ofHours(4);
    /// Turn by turn: after so many times what a decision may take, and not for ever.
    private static final int DECISIONS = 60;
    private static final Duration LONGEST_IN_DAYS = Duration.ofDays(90);
    /// One that nobody begins is called off.
    static final Duration LAPSES = Duration.ofDays(14);
    /// Tables of one arena: then it goes on without new ones.
    static final int MOST_TABLES = 10_000;
    private static final Duration SOON = Duration.ofSeconds(2), A_WHILE = Duration.ofSeconds(20),
            NOW_AND_THEN = Duration.ofMinutes(5);
    /// In an arena those who are free wait so long for a full table.
    private static final Duration FULL_TABLE = Duration.ofSeconds(20);

    private final TableRegistry registry;
    private final TournamentRepository repository;
    private final Rounds rounds;
    private final AccountRepository accounts;
    private final ScheduledJobs jobs;
    private final Clock time;
    private volatile Predicate<List<String>> admission = _ -> true;

    public Tournaments(TableRegistry registry, Rows rows, ScheduledJobs jobs, Clock time) {
        this.registry = registry;
        this.repository = new TournamentRepository(rows);
        this.rounds = new Rounds(repository);
        this.accounts = new AccountRepository(rows);
        this.jobs = jobs;
        this.time = time;
        jobs.on(JOB, this::work);
    }

    /// Before anybody comes.
    ///
    /// @param admits whether these holders may have one more table; then it counts for them
    public void limits(Predicate<List<String>> admits) { admission = admits; }

    TournamentRepository repository() { return repository; }

    Rounds rounds() { return rounds; }

    /// After a start: whatever was to be done is.
    public void begin() { for (var id : repository.unfinished()) jobs.soon(JOB, id); }

    /// A game is over. Most belong to no tournament.
    public void over(String table) { repository.played().of(table).ifPresent(id -> jobs.later(SOON, JOB, id)); }

    /// The first round: from now on it goes by itself.
    void start(Tournament at) {
        if (rounds.ready(at.id(), time.millis()) < at.least()) {
            if (repository.state(at, State.CALLED_OFF, null, 0)) LOG.info("Tournament {} was called off: too few came.", at.id());
            return;
        }
        IntUnaryOperator rounds = here -> switch (at.kind()) {
            case ROUND_ROBIN -> RoundRobin.rounds(here, at.seats());
            case SWISS -> at.rounds();
            case KNOCK_OUT, ARENA -> 0;
        };
        Long ends = at.kind() == Kind.ARENA ? time.millis() + Duration.ofMinutes(at.minutes()).toMillis() : null;
        repository.begin(at, ends, rounds, time.instant());
    }

    /// Whatever is to be done now.
    private void work(String id) {
        var at = repository.find(id).orElse(null);
        if (at == null) return;
        if (at.isOpen()) expect(at);
        if (!at.isRunning()) return;
        settle(at);
        if (at.kind() == Kind.ARENA) arena(at);
        else goOn(at);
        repository.find(id).filter(Tournament::isRunning).ifPresent(this::openTables);
    }

    /// When it begins, or nobody is expected to begin it any more.
    static Instant due(Tournament at) {
        return Instant.ofEpochMilli(at.begins() != null ? at.begins() : at.created() + LAPSES.toMillis());
    }

    private void expect(Tournament at) {
        if (due(at).isAfter(time.instant())) jobs.at(due(at), JOB, at.id());
        else if (at.begins() != null) start(at);
        else if (repository.state(at, State.CALLED_OFF, null, 0)) LOG.info("Tournament {} was called off: nobody began it.", at.id());
    }

    private void settle(Tournament at) {
        var results = repository.played().results(at.id());
        for (var pairing : repository.played().unsettled(at.id())) {
            var places = results.getOrDefault(pairing.table(), List.of());
            if (places.isEmpty() && pairing.made() + longest(at).toMillis() <= time.millis()) places = asItStands(at, pairing);
            if (!places.isEmpty()) repository.played().settle(at.id(), pairing, places);
        }
    }

    static Duration longest(Tournament at) {
        var decision = at.pace().decision();
        if (decision.compareTo(Duration.ofHours(12)) <= 0) return LONGEST;
        var all = decision.multipliedBy(DECISIONS);
        return all.compareTo(LONGEST_IN_DAYS) < 0 ? all : LONGEST_IN_DAYS;
    }

    /// Where that cannot be told nobody is better than anybody, and it goes on.
    private List<Integer> asItStands(Tournament at, Pairing pairing) {
        try {
            return registry.table(pairing.table()).state().result().places();
        } catch (ApiError _) {
            LOG.warn("Table {} of a tournament cannot be read; all who sat there share the first place.", pairing.table());
            return repository.played().seats(at.id()).stream().filter(seat -> isOf(pairing, seat)).map(_ -> 1).toList();
        }
    }

    private static boolean isOf(Pairing pairing, PairedSeat seat) {
        return seat.round() == pairing.round() && seat.number() == pairing.number();
    }

    private void goOn(Tournament at) {
        if (!repository.played().unsettled(at.id()).isEmpty()) return;
        var next = rounds.next(at, time.millis());
        if (next == null || next.everybody().isEmpty()) repository.state(at, State.OVER, null, at.round());
        else if (repository.played().pair(at, next, time.millis())) LOG.info("Tournament {}: round {} begins.", at.id(), at.round() + 1);
    }

    /// Whoever is free plays again, until its time is up.
    private void arena(Tournament at) {
        boolean isUp = at.ends() != null && at.ends() <= time.millis();
        if (isUp) {
            if (repository.played().unsettled(at.id()).isEmpty()) repository.state(at, State.OVER, at.ends(), at.round());
            return;
        }
        jobs.later(SOON, JOB, at.id());
        if (repository.played().count(at.id()) >= MOST_TABLES) return;
        var seats = repository.played().seats(at.id());
        var busy = new HashSet<Integer>();
        for (var seat : seats) if (seat.place() == null) busy.add(seat.entrant());
        var latest = new HashMap<Integer, Integer>();
        for (var seat : seats) latest.merge(seat.entrant(), seat.round(), Math::max);
        busy.addAll(rounds.suspended(at.id(), time.millis()));
        var free = repository.entrants(at.id()).stream().filter(each -> each.plays(at.round() + 1) && !busy.contains(each.number()))
                .map(Entrant::number).sorted(Comparator.comparingInt(who -> latest.getOrDefault(who, 0))).toList();
        var played = Rounds.played(seats);
        var past = rounds.past(at.id(), played);
        var lately = new PairingHistory(played.subList(Math.max(0, played.size() - latest.size() / at.seats()), played.size()), List.of())
                .apart(repository.apart(at.id()));
        boolean isUrgent = at.made() + FULL_TABLE.toMillis() <= time.millis();
        var tables = ArenaPairing.tables(free, past, lately, at.seats(), at.least(), isUrgent);
        if (!tables.isEmpty()) repository.played().pair(at, new Round(tables, List.of()), time.millis());
    }

    /// Those that have no table yet get one; those who have not come within the grace are waited for no longer.
    private void openTables(Tournament at) {
        var names = repository.entrants(at.id());
        var seats = repository.played().unsettledSeats(at.id());
        boolean isDone = true, isWaiting = false;
        for (var pairing : repository.played().unsettled(at.id())) {
            isDone = false;
            var sitting = seats.stream().filter(seat -> isOf(pairing, seat))
                    .map(seat -> names.get(seat.entrant() - 1)).toList();
            try {
                if (registry.repository().find(pairing.table()).isEmpty()) open(at, pairing, sitting);
            } catch (ApiError e) { // a full house, or too many for them, for now: this one is opened when it is looked at again
                LOG.debug("A table of tournament {} is not opened yet: {}", at.id(), e.sentence);
                isWaiting = true;
                continue;
            }
            if (pairing.made() + GRACE.toMillis() <= time.millis()) waitNoLonger(pairing, sitting);
        }
        if (isWaiting && at.kind() != Kind.ARENA) jobs.later(A_WHILE, JOB, at.id());
        else
            if (!isDone && at.kind() != Kind.ARENA)
                jobs.later(at.made() + GRACE.toMillis() <= time.millis() ? NOW_AND_THEN : GRACE, JOB, at.id());
        if (isDone || hasNews(at)) jobs.later(SOON, JOB, at.id()); // a round of byes alone, or somebody has finished just now
    }

    /// Trap: whoever finishes while this job runs moves it nearer, and it has moved itself away again since.
    private boolean hasNews(Tournament at) { return !repository.played().results(at.id()).isEmpty(); }

    private void open(Tournament at, Pairing pairing, List<Entrant> sitting) {
        var rules = TableRegistry.game(at.game());
        var people = sitting.stream().map(this::account).toList();
        if (!admission.test(people.stream().filter(each -> each != null).map(Account::holder).toList()))
            throw new ApiError(429, "too-many-tables", "They have been at many tables lately; this one is opened a little later.");
        TableOpening.named(registry, pairing.table(), rules, rules.info().newTerms(sitting.size(), at.options()), at.pace(),
                at.luck(pairing.round()),
                seat -> seatOf(rules.info().id(), seat, sitting.get(seat), people.get(seat)));
        people.stream().filter(each -> each != null).forEach(each -> registry.call(each.holder()));
    }

    private @Nullable Account account(Entrant entrant) {
        return entrant.account() == null ? null : accounts.withId(entrant.account()).orElse(null);
    }

    /// For whoever has left the house a bot plays.
    private static Seat seatOf(String game, int seat, Entrant entrant, @Nullable Account account) {
        return account == null
                ? Seat.bot(seat, entrant.name(), TableOpening.usualBot(game))
                : Seat.person(seat, account.name(), false, Visitor.of(account));
    }

    private void waitNoLonger(Pairing pairing, List<Entrant> sitting) {
        try {
            var table = registry.table(pairing.table());
            for (var entrant : sitting) {
                var account = account(entrant);
                if (account != null) table.commands().startClock(Visitor.of(account));
            }
        } catch (ApiError e) {
            LOG.warn("Table {} of a tournament cannot go on: {}", pairing.table(), e.sentence);
        }
    }
}
