package hearthside.server.http;

import hearthside.server.identity.Account;
import hearthside.server.identity.Origin;
import hearthside.server.identity.Visitor;
import hearthside.server.protocol.ApiError;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.server.Request;

/// Keeps one visitor from asking for more than its share; see [RateLimits].
public final class RateLimiter {
    /// What a socket that is let in knows of where it comes from.
    static final String ADDRESS = "address";
    private static final int BURST_SECONDS = 10;
    private static final int COMMAND_BURST_SECONDS = 5;
    /// All sockets of one address together may say as much as so many.
    private static final int TALKING_SOCKETS = 10;
    /// Calls that are dear and not answered to their end: whoever does not read an answer keeps it in our memory.
    private static final int STUDIES_AT_ONCE = 16, ALL_STUDIES_AT_ONCE = 40;
    private static final int STUDY_BURST_SECONDS = 30;
    private static final double HOUR_SECONDS = 3600;
    /// Calls that play a game again from its journal, or gather much.
    private static final Pattern STUDY = Pattern.compile("/api/(?:tables/[^/]*/(?:replay|fairness|review|journal|log|moment|since|fork"
            + "|coach/thoughts)|positions|journals|practice|puzzles/(?!today/*$).+"
            + "|tournaments/[^/]*/(?:results|tables)\\.csv"
            + "|me/(?:export|statistics|results\\.csv|delete)|archive(?:/today)?|players/[^/]*|ratings/[^/]*|groups(?:/[^/]*/ratings)?)/*");
    private static final Pattern EXPORT = Pattern.compile("/api/me/(?:export|results\\.csv)/*");
    /// What is asked of a passkey is kept for some minutes, whoever asks.
    private static final Pattern QUESTION = Pattern.compile("/api/(?:account/passkeys|session/passkey)/begin/*");
    /// Everything about one person is gathered anew each time: nobody needs it often.
    private static final int EXPORTS_OF_ONE = 10;
    /// Of the tables that are opened in an hour from one address so many may stand in the lobby.
    private static final int MOST_LISTED = 40;

    private static final Pattern SIT = Pattern.compile("/api/(?:bot/)?tables/[^/]*/sit/*");
    /// All programs of one address together may call as often as so many; and of its sockets so many, one in five, may be their streams.
    private static final int CALLING_PROGRAMS = 20, SOCKETS_FOR_A_STREAM = 5;
    /// What is written for whoever comes, with or without a table, and what is sent to where they say.
    private static final Pattern WISH = Pattern
            .compile("/api/(?:notices(?:/devices|/test)?|me/blocks(?:/forget)?|quick|friends"
                    + "|editions(?:/[^/]*/forget)?|tables/[^/]*/challenges"
                    + "|tournaments/[^/]*/(?:enter|leave|begin|call-off)"
                    + "|groups/[^/]*(?:/(?:ask|invitation|join|leave|people|link|notes))?)/*");
    /// A table that is not in memory is played again from its journal, whatever is asked about it.
    private static final Pattern TABLE = Pattern.compile("/(?:api/(?:bot/)?tables|api/watch|ws/tables)/([^/]+)(?:/.*)?");
    private static final int OPENING_BURST_SECONDS = 60;
    /// A game of a device is played again from its start before it is known whether it fits.
    private static final Pattern ARRIVAL = Pattern.compile("/api/journals/*");
    private static final Pattern REPORT = Pattern.compile("/api/reports/*"),
            FOUNDED = Pattern.compile("/api/(tournaments|groups)/*");
    /// In an hour from one address. Browsers look back at games by themselves; the house does where they cannot, and for puzzles.
    private static final int MOST_REPORTS = 20, MOST_FOUNDED = 20, MOST_LOOKED_BACK = 40;
    /// Of tables of tournaments somebody gets so many times what they may open themselves: of an account, and from an address.
    private static final int TOURNAMENTS_OF_ONE = 2, TOURNAMENTS_OF_ADDRESS = 5;

    private final RateLimits limits;
    private final TokenBucket requests;
    private final TokenBucket studies;
    private final TokenBucket tables;
    private final TokenBucket guestTables;
    private final TokenBucket accountTables;
    private final TokenBucket seats;
    private final TokenBucket wishes;
    private final TokenBucket reports;
    private final TokenBucket founded;
    private final TokenBucket paired;
    private final TokenBucket pairedFrom;
    private final TokenBucket openings;
    private final TokenBucket exports;
    private final TokenBucket arrivals;
    private final TokenBucket ownExports;
    private final TokenBucket questions;
    private final TokenBucket listed;
    private final TokenBucket lookedBack;
    private final TokenBucket commands;
    private final TokenBucket programCalls;
    private final TokenBucket neighbourCalls;
    private final Map<String, Integer> sockets = new ConcurrentHashMap<>();
    private final Map<String, Integer> streams = new ConcurrentHashMap<>();
    private final Map<String, Integer> studying = new ConcurrentHashMap<>();
    private volatile Function<Context, Optional<Account>> tokens = _ -> Optional.empty();
    private volatile Predicate<String> isInMemory = _ -> true;
    private final AtomicInteger allStudying = new AtomicInteger();

    public RateLimiter(RateLimits limits) {
        this.limits = limits;
        requests = new TokenBucket(limits.requests() * (double) BURST_SECONDS, limits.requests());
        studies = new TokenBucket(limits.studies() * (double) STUDY_BURST_SECONDS, limits.studies());
        tables = hourly(limits.tables());
        guestTables = hourly(limits.guestTables());
        accountTables = hourly(limits.accountTables());
        seats = hourly(limits.tables());
        wishes = hourly(limits.tables());
        reports = hourly(Math.min(limits.tables(), MOST_REPORTS));
        founded = hourly(Math.min(limits.tables(), MOST_FOUNDED));
        paired = hourly(limits.accountTables() * TOURNAMENTS_OF_ONE);
        pairedFrom = hourly(limits.tables() * TOURNAMENTS_OF_ADDRESS);
        openings = new TokenBucket(limits.studies() * (double) OPENING_BURST_SECONDS, limits.studies());
        exports = hourly(limits.tables());
        arrivals = hourly(limits.tables());
        ownExports = hourly(limits.tables() == 0 ? 0 : EXPORTS_OF_ONE);
        questions = hourly(limits.tables());
        listed = hourly(Math.min(limits.tables(), MOST_LISTED));
        lookedBack = hourly(Math.min(limits.tables(), MOST_LOOKED_BACK));
        programCalls = new TokenBucket(limits.commands() * (double) COMMAND_BURST_SECONDS, limits.commands());
        neighbourCalls = new TokenBucket(limits.commands() * (double) COMMAND_BURST_SECONDS * CALLING_PROGRAMS,
                limits.commands() * CALLING_PROGRAMS);
        commands = new TokenBucket(limits.commands() * (double) COMMAND_BURST_SECONDS * TALKING_SOCKETS,
                limits.commands() * TALKING_SOCKETS);
    }

    private static TokenBucket hourly(int most) { return new TokenBucket(most, most / HOUR_SECONDS); }

    /// Before anybody comes. Whoever has a token is limited by it, and only then by where it comes from: many programs may run on one
    /// machine, but tokens cost nothing.
    ///
    /// @param known whose token a call came with
    public void programs(Function<Context, Optional<Account>> known) { tokens = known; }

    /// Before anybody comes.
    ///
    /// @param inMemory whether a table is, by its name
    public void openings(Predicate<String> inMemory) { isInMemory = inMemory; }

    private void mayOpen(Context ctx, String who) {
        var table = TABLE.matcher(ctx.path());
        if (table.matches() && !isInMemory.test(table.group(1))) openings.admit(who);
    }

    /// Before every call.
    public void call(Context ctx) {
        var who = RequestGuard.address(ctx);
        mayOpen(ctx, who);
        var program = program(ctx, who);
        boolean isPost = ctx.method().equals(HandlerType.POST), sits = isPost && SIT.matcher(ctx.path()).matches();
        if (program.isPresent()) {
            programCalls.admit(program.get().id());
            neighbourCalls.admit(who);
            if (sits) seats.admit(program.get().id());
            if (sits) seats.admit(who);
            return;
        }
        requests.admit(who);
        if (sits) seats.admit(who);
        if (isPost && REPORT.matcher(ctx.path()).matches()) reports.admit(who);
        if (isPost) admitFounder(ctx, who);
        if (isPost && WISH.matcher(ctx.path()).matches()) wishes.admit(who);
        if (isPost && QUESTION.matcher(ctx.path()).matches()) questions.admit(who);
        if (isPost && ARRIVAL.matcher(ctx.path()).matches()) arrivals.admit(who);
        if (EXPORT.matcher(ctx.path()).matches()) exports.admit(who);
        if (!STUDY.matcher(ctx.path()).matches()) return;
        studies.admit(who);
        if (limits.studies() > 0) study(ctx, who);
    }

    /// A token is looked up before it is known whose it is; a wrong one is a call of its address like any other, and none is looked up
    /// where those are used up.
    private Optional<Account> program(Context ctx, String who) {
        if (!Sessions.hasToken(ctx)) return Optional.empty();
        if (!requests.has(who)) throw TokenBucket.tooMuch();
        return tokens.apply(ctx);
    }

    /// Tournaments and groups, each for itself.
    private void admitFounder(Context ctx, String who) {
        var asked = FOUNDED.matcher(ctx.path());
        if (asked.matches()) founded.admit(asked.group(1) + " " + who);
    }

    /// Before every call, once it is known who calls: nobody has a larger share for coming from many addresses.
    public void known(Context ctx) {
        var account = RequestGuard.account(ctx);
        if (account == null || !STUDY.matcher(ctx.path()).matches()) return;
        studies.admit("account " + account.id());
        if (EXPORT.matcher(ctx.path()).matches()) ownExports.admit(account.id());
    }

    /// Until the last byte of the answer is gone.
    private void study(Context ctx, String who) {
        int all = allStudying.incrementAndGet(), mine = studying.merge(who, 1, Integer::sum);
        Request.addCompletionListener(ServletContextRequest.getServletContextRequest(ctx.req()), _ -> {
            allStudying.decrementAndGet();
            leave(studying, who);
        });
        if (all > ALL_STUDIES_AT_ONCE || mine > STUDIES_AT_ONCE) throw TokenBucket.tooMuch();
    }

    private static void leave(Map<String, Integer> counted, String who) {
        counted.computeIfPresent(who, (_, open) -> open > 1 ? open - 1 : null);
    }

    /// Before a table is opened, whatever the way: by address, and by guest or account. Whoever is refused is charged nothing.
    public synchronized void mayOpen(Visitor host) {
        if (host.equals(Visitor.HOUSE)) return;
        if (!admitsBoth(tables, Objects.requireNonNullElse(host.address(), ""), host.account() == null ? guestTables : accountTables,
                host.hash()))
            throw new ApiError(429, "too-many-tables", "You have opened many tables lately; play at one of them, or try again in an hour.");
    }

    private static boolean admitsBoth(TokenBucket ofAddress, String address, TokenBucket ofHolder, String holder) {
        if (!ofAddress.has(address) || !ofHolder.has(holder)) return false;
        ofAddress.admits(address);
        ofHolder.admits(holder);
        return true;
    }

    /// Before those who are paired get their table: by account, and by where they come from. Where one is refused nobody is charged.
    public synchronized boolean maySit(List<Origin> people) {
        if (people.size() == 1) { // with bots alone: as if a guest had opened it
            var one = people.getFirst();
            return admitsBoth(tables, one.address(), guestTables, one.holder());
        }
        var places = people.stream().map(Origin::address).distinct().toList();
        if (!places.stream().allMatch(pairedFrom::has) || !people.stream().map(Origin::holder).allMatch(paired::has)) return false;
        places.forEach(pairedFrom::admits);
        people.stream().map(Origin::holder).forEach(paired::admits);
        return true;
    }

    /// Whether somebody has a share left of the tables to which people are put together.
    public synchronized boolean mayBePaired(Origin who) { return pairedFrom.has(who.address()) && paired.has(who.holder()); }

    /// Before a table is put into the lobby.
    public void mayList(Visitor host) {
        if (!listed.admits(Objects.requireNonNullElse(host.address(), "")))
            throw new ApiError(429, "too-many-tables",
                    "Many open tables come from you lately; ask friends by the link, or try again later.");
    }

    /// Before the house looks back at a game that nobody has looked back at yet: it takes many seconds, and one after the other.
    public boolean mayLookBack(Visitor visitor) { return lookedBack.admits(Objects.requireNonNullElse(visitor.address(), "")); }

    /// Before a socket opens.
    public void knock(Context ctx) {
        var who = RequestGuard.address(ctx);
        requests.admit(who);
        mayOpen(ctx, who);
        if (limits.sockets() > 0 && sockets.getOrDefault(who, 0) >= limits.sockets())
            throw new ApiError(429, "too-many", "Too many pages are open from here; close some.");
    }

    /// Returns whether there is room: many may have knocked at once.
    boolean enter(String address) {
        int open = sockets.merge(address, 1, Integer::sum);
        return limits.sockets() == 0 || open <= limits.sockets();
    }

    void leave(String address) { leave(sockets, address); }

    /// Before a program's stream is told anything; afterwards it leaves. Returns whether there is room for one more from there.
    public boolean enterStream(String address) {
        int open = streams.merge(address, 1, Integer::sum);
        return limits.sockets() == 0 || open <= Math.max(1, limits.sockets() / SOCKETS_FOR_A_STREAM);
    }

    public void leaveStream(String address) { leave(streams, address); }

    /// Before a command.
    ///
    /// @param ofSocket made by [#ofSocket]
    void command(TokenBucket ofSocket, String address) {
        ofSocket.admit("");
        commands.admit(address);
    }

    /// For the commands of one socket.
    TokenBucket ofSocket() { return new TokenBucket(limits.commands() * (double) COMMAND_BURST_SECONDS, limits.commands()); }

    public int open() { return sockets.values().stream().mapToInt(Integer::intValue).sum(); }
}
