package hearthside.server;

import hearthside.games.Games;
import hearthside.server.club.RatingRepository;
import hearthside.server.club.ResultRecorder;
import hearthside.server.club.ResultRepository;
import hearthside.server.cluster.Bus;
import hearthside.server.group.GroupApi;
import hearthside.server.http.Charts;
import hearthside.server.http.ClubApi;
import hearthside.server.http.Metrics;
import hearthside.server.http.PeopleApi;
import hearthside.server.http.RateLimits;
import hearthside.server.http.Route;
import hearthside.server.http.StaticPages;
import hearthside.server.http.TableApi;
import hearthside.server.identity.Origins;
import hearthside.server.identity.Visitor;
import hearthside.server.keeper.HouseApi;
import hearthside.server.keeper.KeeperApi;
import hearthside.server.keeper.Keepers;
import hearthside.server.keeper.LegalTexts;
import hearthside.server.moderation.ModerationApi;
import hearthside.server.moderation.Reports;
import hearthside.server.notice.Notice;
import hearthside.server.notice.NoticeChannels;
import hearthside.server.notice.NoticeRepository;
import hearthside.server.notice.Notices;
import hearthside.server.people.AccountRepository;
import hearthside.server.people.Blocks;
import hearthside.server.people.Friends;
import hearthside.server.people.Groups;
import hearthside.server.people.Measures;
import hearthside.server.people.Programs;
import hearthside.server.program.ChallengeApi;
import hearthside.server.program.ProgramApi;
import hearthside.server.program.ProgramStreams;
import hearthside.server.puzzle.PuzzleApi;
import hearthside.server.quick.FriendApi;
import hearthside.server.quick.QuickApi;
import hearthside.server.quick.QuickGames;
import hearthside.server.quick.WatchApi;
import hearthside.server.replay.FinishedAnswers;
import hearthside.server.retention.Retention;
import hearthside.server.store.ScheduledJobs;
import hearthside.server.store.Store;
import hearthside.server.store.WriteFailed;
import hearthside.server.table.Seat;
import hearthside.server.table.Table;
import hearthside.server.table.TablePorts;
import hearthside.server.tables.TableHooks;
import hearthside.server.tables.TableRegistry;
import hearthside.server.tables.TableRepository;
import hearthside.server.tables.Upgrades;
import hearthside.server.thinking.HintsAndReviews;
import hearthside.server.thinking.ThinkingPool;
import hearthside.server.tournament.Seals;
import hearthside.server.tournament.TournamentApi;
import hearthside.server.tournament.Tournaments;
import hearthside.server.workshop.EditionApi;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The parts of the house, put together: what happens at tables is told to those who keep results, write notices and look back.
record Parts(Store store, Bus bus, ScheduledJobs jobs, Origins origins, ThinkingPool pool, TableRegistry registry, Notices notices,
        HintsAndReviews thinking, ResultRecorder recorder, FinishedAnswers answers,
        FinishedAnswers results, Programs programs, ProgramStreams streams, Tournaments tournaments, QuickGames quick,
        Clock time) implements TableHooks, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Parts.class);
    /// How somebody fared is told under the names of others, and they may leave.
    private static final Duration RESULTS_KEPT = Duration.ofSeconds(30);

    static Parts of(Store store, int botPause, NoticeChannels channels, boolean ratesNeighbours, Retention retention, Clock time) {
        return of(store, Bus.of(store, null), botPause, channels, ratesNeighbours, retention, Games::find, time);
    }

    static Parts of(Store store, Bus bus, int botPause, NoticeChannels channels, boolean ratesNeighbours, Retention retention,
            Upgrades.Rules rules, Clock time) {
        var jobs = new ScheduledJobs(store, time);
        var origins = new Origins();
        var pool = new ThinkingPool(origins);
        var registry = new TableRegistry(new TableRepository(store, bus), jobs, pool, botPause, retention, rules, time);
        var notices = new Notices(new NoticeRepository(store), channels, time);
        var thinking = new HintsAndReviews(registry::table, store, jobs, origins, botPause);
        var programs = new Programs(store);
        var parts = new Parts(store, bus, jobs, origins, pool, registry, notices, thinking,
                new ResultRecorder(registry::table, new ResultRepository(store, ratesNeighbours)), new FinishedAnswers(),
                new FinishedAnswers(RESULTS_KEPT), programs, new ProgramStreams(registry, store, programs, time),
                new Tournaments(registry, store, jobs, time), new QuickGames(registry, store, jobs, time), time);
        jobs.on(Notices.JOB, id -> notices.deliver(id, parts::situation));
        jobs.on(TableRepository.OVER, parts::over);
        registry.hooks(parts);
        return parts;
    }

    void begin() {
        new AccountRepository(store).fillShapes();
        registry.work(recorder::catchUp);
        registry.work(() -> new Reports(store).tidy(time.millis()));
        jobs.begin();
        registry.begin();
        registry.work(tournaments::begin);
        registry.work(quick::begin);
    }

    /// What was given up, so that somebody looks why.
    void count(Metrics metrics) {
        metrics.count("hearthside.jobs.given.up", "Jobs that failed again and again", jobs::givenUp);
        metrics.count("hearthside.notices.given.up", "Notices that could not be sent, however often it was tried", notices::givenUp);
        metrics.count("hearthside.database.questions", "Statements asked of the database by those who read", store::questions);
        metrics.count("hearthside.signals.breaks", "How often the line to the other servers broke", bus::breaks);
        metrics.count("hearthside.answers.again", "Answers about finished games that were told from memory",
                () -> answers.again() + results.again());
    }

    private Notices.Situation situation(String id) {
        var table = registry.table(id);
        var now = table.state();
        var names = now.participants().seats().stream().filter(seat -> !seat.isOpen())
                .collect(Collectors.toMap(Seat::seat, Seat::name));
        return new Notices.Situation(table.game().info().title(), now.toAct(), names);
    }

    @Override
    public void waits(TablePorts.Host.Reason reason, String table, Seat seat, boolean isLooking) {
        var since = notices.now();
        var kind = switch (reason) {
            case TURN -> Notice.Kind.TURN;
            case STOOD_IN -> Notice.Kind.STOOD_IN;
            case OVER -> Notice.Kind.OVER;
        };
        registry.work(() -> notices.tell(kind, table, seat.seat(), seat.holders(), isLooking, since));
    }

    @Override
    public void over(Table<?, ?> table) {
        registry.work(() -> {
            try {
                recorder.keep(table, System.currentTimeMillis());
                tournaments.over(table.id());
            } catch (WriteFailed e) {
                LOG.warn("How table {} came out could not be written down; it is tried again.", table.id(), e);
            }
        });
    }

    /// Where the database was away just then, or the server gone that should have written it.
    private void over(String table) {
        recorder.catchUp(table);
        tournaments.over(table);
    }

    @Override
    public void hintsWanted(String table) { thinking.allowHints(table); }

    @Override
    public void rematch(String old, String next) {
        thinking.follow(old, next);
        new Groups(store).follow(old, next);
    }

    @Override
    public void called(String holder) { streams.called(holder); }

    @Override
    public boolean mayTalk(Visitor visitor) { return !new Measures(store).isMuted(visitor.hash(), time.millis()); }

    @Override
    public void dismissed(String holder) {
        programs.forget(holder);
        streams.dismissed(holder);
    }

    @Override
    public boolean isWelcome(Table<?, ?> table, Visitor visitor) {
        var there = table.seats().stream().flatMap(seat -> seat.holders().stream()).collect(Collectors.toSet());
        there.add(table.row().host());
        return !new Blocks(store).isUnwelcome(visitor.hash(), there);
    }

    @Override
    public boolean isSealed(String table) { return seals().isSealed(table); }

    Seals seals() { return new Seals(registry, store); }

    /// The HTTP calls about the house itself, and of those who look after it.
    List<Route> routes(Keepers keepers, LegalTexts texts, RateLimits limits, Metrics metrics) {
        var routes = new ArrayList<>(new HouseApi(store, keepers, texts, registry.retention(), time).routes());
        if (keepers.isEmpty()) return routes;
        var charts = new Charts(metrics, time);
        registry.work(() -> charts.work(registry::rest));
        routes.addAll(
                new KeeperApi(keepers, limits.quotas(registry.retention().maxTables()), registry, store, jobs, charts, time).routes());
        return routes;
    }

    /// All HTTP calls besides.
    List<Route> routes(StaticPages pages) {
        var routes = new ArrayList<>(new TableApi(registry, notices, thinking, pages, answers).routes());
        routes.addAll(new PeopleApi(registry, store, programs).routes());
        routes.addAll(new ClubApi(registry, store, results).routes());
        routes.addAll(new PuzzleApi(store, registry, thinking.reviewer(), this::isSealed, answers, time).routes());
        routes.addAll(new ProgramApi(registry, store, programs, streams, time).routes());
        routes.addAll(new ChallengeApi(registry, store, time).routes());
        routes.addAll(new TournamentApi(tournaments, (account, game) -> new RatingRepository(store).strength(account.id(), game),
                results, time).routes());
        routes.addAll(new QuickApi(quick, time).routes());
        routes.addAll(new WatchApi(registry, store, results).routes());
        routes.addAll(new FriendApi(new Friends(store), time).routes());
        routes.addAll(new ModerationApi(registry, store, time).routes());
        routes.addAll(new EditionApi(store, time).routes());
        routes.addAll(new GroupApi(registry, store, time).routes());
        return routes;
    }

    /// Those who write first, the database last.
    @Override
    public void close() {
        streams.close();
        thinking.close();
        jobs.close();
        notices.close();
        registry.close();
        pool.close();
    }
}
