package hearthside.server.tournament;

import hearthside.core.Game;
import hearthside.core.chance.Committed;
import hearthside.core.input.BadInput;
import hearthside.server.http.RequestGuard;
import hearthside.server.http.Route;
import hearthside.server.identity.Account;
import hearthside.server.identity.Secrets;
import hearthside.server.identity.Visitor;
import hearthside.server.pace.Pace;
import hearthside.server.people.Groups;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.RequestBody;
import hearthside.server.protocol.Social.GroupRole;
import hearthside.server.protocol.Tournaments.Idle;
import hearthside.server.protocol.Tournaments.Kind;
import hearthside.server.protocol.Tournaments.Listed;
import hearthside.server.protocol.Tournaments.Made;
import hearthside.server.protocol.Tournaments.New;
import hearthside.server.protocol.Tournaments.Paired;
import hearthside.server.protocol.Tournaments.Ranked;
import hearthside.server.protocol.Tournaments.Shown;
import hearthside.server.protocol.Tournaments.State;
import hearthside.server.replay.FinishedAnswers;
import hearthside.server.replay.Lately;
import hearthside.server.tables.BotQuota;
import hearthside.server.tables.TableOpening;
import hearthside.server.tables.TableRegistry;
import hearthside.wire.Json;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToIntBiFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The HTTP calls about tournaments.
public final class TournamentApi {
    private static final String ONE = "/api/tournaments/{tournament}";
    /// Open or running ones of one account, people in one, and those somebody takes part in.
    static final int MOST_OF_ONE = 3, MOST_ENTRANTS = 1_000, MOST_ENTERED = 10;
    private static final int LONGEST_NAME = 60, MOST_ROUNDS = 30, MOST_MINUTES = 24 * 60, MOST_AHEAD = 60 * 24 * 60;
    private static final int USUAL_ROUNDS = 5, USUAL_MINUTES = 60, MOST_IN_ROUND_ROBIN = 40, MOST_DAYS = 7;
    /// Tables told of: an arena may have thousands.
    private static final int SHOWN = 1_000;
    private static final Pace USUAL = new Pace.Live(45, 300, null);
    private static final List<String> TIEBREAKS = List.of("opponents", "won", "direct");

    private final Tournaments tournaments;
    private final TournamentRepository repository;
    private final Groups groups;
    private final ToIntBiFunction<Account, String> strength;
    private final FinishedAnswers pages;
    private final TournamentFiles files;
    private final Clock time;
    private final Lately<Listing> listing = new Lately<>(this::gathered);

    /// All that are listed, and how many take part.
    private record Listing(List<Tournament> all, Map<String, Integer> counts) {}

    /// @param strength of an account at a game, by which a knock-out is seeded
    /// @param pages    as they were told lately: a tournament may have thousands of tables
    public TournamentApi(Tournaments tournaments, ToIntBiFunction<Account, String> strength, FinishedAnswers pages, Clock time) {
        this.tournaments = tournaments;
        this.repository = tournaments.repository();
        this.groups = new Groups(repository.rows());
        this.strength = strength;
        this.pages = pages;
        this.files = new TournamentFiles(repository, tournaments.rounds());
        this.time = time;
    }

    public List<Route> routes() {
        return List.of(
                new Route(HandlerType.GET, "/api/tournaments", this::list),
                new Route(HandlerType.POST, "/api/tournaments", this::make),
                new Route(HandlerType.GET, ONE, this::show),
                new Route(HandlerType.GET, ONE + "/results.csv", file("tournament", files::standings)),
                new Route(HandlerType.GET, ONE + "/tables.csv", file("tournament-tables", files::tables)),
                new Route(HandlerType.POST, ONE + "/enter", this::enter),
                new Route(HandlerType.POST, ONE + "/leave", this::leave),
                new Route(HandlerType.POST, ONE + "/begin", this::begin),
                new Route(HandlerType.POST, ONE + "/call-off", this::callOff),
                new Route(HandlerType.POST, "/api/bot/tournaments/{tournament}/enter", this::enter),
                new Route(HandlerType.POST, "/api/bot/tournaments/{tournament}/leave", this::leave));
    }

    /// What is a group's is there for its members alone.
    private Tournament tournament(Context ctx) {
        return repository.find(ctx.pathParam("tournament"))
                .filter(at -> at.group() == null || groups.isMember(at.group(), RequestGuard.visitor(ctx).account()))
                .orElseThrow(() -> new ApiError(404, "unknown-tournament", "There is no such tournament."));
    }

    private static Account account(Context ctx) {
        var account = RequestGuard.visitor(ctx).account();
        if (account == null) throw new ApiError(403, "not-signed-in", "Sign in first.");
        return account;
    }

    private void make(Context ctx) {
        var asked = RequestGuard.body(ctx, New.class);
        var host = account(ctx);
        var rules = TableRegistry.game(asked.game()).info();
        var group = asked.group();
        if (group != null && !groups.isMember(group, host)) throw new ApiError(404, "unknown-group", "There is no such group.");
        var name = asked.name().replaceAll("\\p{C}", " ").strip();
        if (name.isEmpty() || name.length() > LONGEST_NAME) throw new BadInput("name", "A tournament has a name of at most 60 letters.");
        int least = Math.max(2, rules.minSeats());
        checkPace(TableRegistry.game(asked.game()), asked.pace());
        between("seats", asked.seats(), least, rules.maxSeats());
        int rounds = between("rounds", Objects.requireNonNullElse(asked.rounds(), USUAL_ROUNDS), 1, MOST_ROUNDS);
        int minutes = between("minutes", Objects.requireNonNullElse(asked.minutes(), USUAL_MINUTES), 5, MOST_MINUTES);
        Map<String, String> options = asked.options() == null ? Map.of() : asked.options();
        for (int seats = least; seats <= asked.seats(); seats++) rules.terms(seats, options); // whoever may sit there
        var begins = asked.beginsIn() == null
                ? null
                : time.millis() + Duration.ofMinutes(between("beginsIn", asked.beginsIn(), 0, MOST_AHEAD)).toMillis();
        var made = new Tournament(Secrets.tableId(), name, rules.id(), asked.kind(), host.id(), host.name(), asked.seats(), least, rounds,
                minutes, options, asked.pace() == null ? USUAL : asked.pace(), asked.programs() && group == null, State.OPEN, 0, 0, begins,
                null,
                Secrets.botSeed(), time.millis(), group, secret(asked));
        if (!repository.add(made, MOST_OF_ONE, Tournaments.due(made)))
            throw new ApiError(429, "too-many-tournaments",
                    group == null
                            ? "You run three tournaments already; let one of them end first."
                            : "You run three tournaments already, or your group ten; let one of them end first.");
        RequestGuard.answer(ctx, new Made(made.id()));
    }

    /// In an arena people play again and again, and would meet the same luck twice.
    private static @Nullable String secret(New asked) {
        if (asked.commonLuck() == null || !asked.commonLuck()) return null;
        if (asked.kind() == Kind.ARENA)
            throw new BadInput("commonLuck", "In an arena one plays again and again, so the luck of its tables cannot be the same.");
        return Committed.fresh().seed();
    }

    /// Its tables are the house's, and many: nobody thinks for long there in somebody's place, and a round has an end.
    private static void checkPace(Game<?, ?> game, @Nullable Pace pace) {
        TableOpening.checkPace(game, pace);
        if (pace != null && pace.standIn() != null && BotQuota.thinksLong(game, pace.standIn()))
            throw new BadInput("pace.standIn", "In a tournament nobody stands in who thinks for long; choose a weaker level.");
        if (pace instanceof Pace.Daily(int days, _) && days > MOST_DAYS)
            throw new BadInput("pace.days", "In a tournament a decision has from 1 to 7 days.");
    }

    private static int between(String field, int number, int least, int most) {
        if (number < least || number > most) throw new BadInput(field, range(least, most));
        return number;
    }

    private static String range(int least, int most) { return "This should be a whole number from %d to %d.".formatted(least, most); }

    private void enter(Context ctx) {
        RequestGuard.body(ctx, RequestBody.Nothing.class);
        var at = tournament(ctx);
        var who = account(ctx);
        if (who.program() && !at.programs()) throw new ApiError(403, "no-programs", "Programs do not take part in this tournament.");
        if (repository.isUnwelcome(at, RequestGuard.visitor(ctx).hash()))
            throw new ApiError(403, "not-welcome", "You cannot take part in this tournament; choose another one.");
        int most = at.kind() == Kind.ROUND_ROBIN ? MOST_IN_ROUND_ROBIN : MOST_ENTRANTS;
        switch (repository.enter(at, who.id(), who.name(), who.program(), strength.applyAsInt(who, at.game()), most, MOST_ENTERED)) {
            case TOO_MANY -> throw new ApiError(429, "too-many-tournaments",
                    "You take part in ten tournaments already; leave one of them, or wait until it is over.");
            case CLOSED -> throw new ApiError(409, "begun-already", "Nobody can enter this tournament any more.");
            case FULL -> throw new ApiError(409, "full", "This tournament is full.");
            case ALREADY, DONE -> {} // an arena looks every other second by itself, and a round begins when the one before is over
        }
        show(ctx);
    }

    private void leave(Context ctx) {
        RequestGuard.body(ctx, RequestBody.Nothing.class);
        if (!repository.leave(tournament(ctx), account(ctx).id()))
            throw new ApiError(409, "not-entered", "You do not take part in this tournament.");
        show(ctx);
    }

    private Tournament hosted(Context ctx) {
        RequestGuard.body(ctx, RequestBody.Nothing.class);
        var at = tournament(ctx);
        var me = account(ctx);
        boolean isKept = at.group() != null && groups.role(at.group(), me).filter(GroupRole::keeps).isPresent();
        if (!me.id().equals(at.host()) && !isKept) throw new ApiError(403, "not-host", "Only whoever runs this tournament can do that.");
        if (!at.isOpen()) throw new ApiError(409, "begun-already", "This tournament has begun already.");
        return at;
    }

    private void begin(Context ctx) {
        var at = hosted(ctx);
        if (tournaments.rounds().ready(at.id(), time.millis()) < at.least())
            throw new ApiError(409, "too-few", "Too few take part yet.");
        tournaments.start(at);
        show(ctx);
    }

    private void callOff(Context ctx) {
        repository.state(hosted(ctx), State.CALLED_OFF, null, 0);
        show(ctx);
    }

    /// What is there for everybody is gathered for all who ask; whoever belongs to groups sees theirs before it.
    private void list(Context ctx) {
        var me = RequestGuard.visitor(ctx).account();
        var group = ctx.queryParam("group");
        var theirs = me == null
                ? List.<String>of()
                : groups.of(me.id()).stream().filter(each -> each.role().isIn()).map(Groups.Belonging::group)
                        .filter(each -> group == null || group.equals(each)).toList();
        var listings = new ArrayList<>(List.of(counted(repository.ofGroups(theirs))));
        if (group == null) listings.add(listing.tell());
        var mine = me == null ? Set.<String>of() : Set.copyOf(repository.entered(me.id()));
        RequestGuard.answer(ctx, listings.stream().flatMap(each -> each.all.stream()
                .map(at -> listed(at, each.counts.getOrDefault(at.id(), 0), mine.contains(at.id())))).toList());
    }

    private Listing gathered() { return counted(repository.list()); }

    private Listing counted(List<Tournament> all) {
        return new Listing(all, repository.counts(all.stream().map(Tournament::id).toList()));
    }

    private static Listed listed(Tournament at, int entrants, boolean isEntered) {
        return new Listed(at.id(), at.name(), at.game(), at.kind(), at.state(), at.seats(), entrants, at.round(), at.rounds(),
                instant(at.begins()), instant(at.ends()), at.hostName(), at.programs(), isEntered,
                at.group(), at.secret() != null);
    }

    private static @Nullable Instant instant(@Nullable Long millis) { return millis == null ? null : Instant.ofEpochMilli(millis); }

    /// It is gathered anew when there is something new.
    private void show(Context ctx) {
        var at = tournament(ctx);
        var me = RequestGuard.visitor(ctx).account();
        boolean isEntered = me != null && repository.entered(me.id()).contains(at.id()), isYours = me != null && me.id().equals(at.host());
        RequestGuard.answer(ctx, pages.tell("%s %s %s %s".formatted(at, repository.version(at.id()), isEntered, isYours),
                () -> Json.write(shown(at, isEntered, isYours))));
    }

    private Shown shown(Tournament at, boolean isEntered, boolean isYours) {
        var entrants = repository.entrants(at.id());
        var ranked = tournaments.rounds().standings(at).stream().map(line -> {
            var who = entrants.get(line.who() - 1);
            return new Ranked(line.who(), who.name(), who.program(), line.place(), TournamentFiles.wins(line.points()),
                    TournamentFiles.wins(line.opponents()), line.won(),
                    line.direct(), line.played(), line.byes(), who.gone() != null);
        }).toList();
        return new Shown(listed(at, (int) entrants.stream().filter(each -> each.gone() == null).count(), isEntered), at.options(),
                at.pace(), at.minutes(), ranked, tables(at),
                repository.played().byes(at.id()).stream().map(bye -> new Idle(bye.round(), bye.entrant())).toList(),
                isYours, TIEBREAKS);
    }

    private List<Paired> tables(Tournament at) {
        record Drawn(int round, int number) {}
        var pairings = repository.played().pairings(at.id()); // before their seats: of a pairing made meanwhile nobody would be known
        var seats = repository.played().seats(at.id()).stream()
                .collect(Collectors.groupingBy(seat -> new Drawn(seat.round(), seat.number())));
        var all = new ArrayList<Paired>();
        for (var pairing : pairings.subList(Math.max(0, pairings.size() - SHOWN), pairings.size())) {
            var here = seats.getOrDefault(new Drawn(pairing.round(), pairing.number()), List.of());
            all.add(new Paired(pairing.round(), pairing.table(), here.stream().map(Tournament.PairedSeat::entrant).toList(),
                    pairing.isSettled() ? here.stream().map(Tournament.PairedSeat::place).toList() : null));
        }
        return all;
    }

    private Handler file(String name, Function<Tournament, String> written) {
        return ctx -> {
            var at = tournament(ctx);
            ctx.contentType("text/csv; charset=utf-8")
                    .result(pages.tell("%s %s %s".formatted(name, at, repository.version(at.id())), () -> written.apply(at)));
            ctx.header("Content-Disposition", "attachment; filename=\"%s.csv\"".formatted(name));
        };
    }
}
