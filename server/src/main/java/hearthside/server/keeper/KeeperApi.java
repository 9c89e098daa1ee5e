package hearthside.server.keeper;

import hearthside.core.input.BadInput;
import hearthside.server.http.Charts;
import hearthside.server.http.RequestGuard;
import hearthside.server.http.Route;
import hearthside.server.identity.Account;
import hearthside.server.moderation.Reports;
import hearthside.server.people.AccountRepository;
import hearthside.server.people.HouseSettings;
import hearthside.server.people.Measures;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Keeper;
import hearthside.server.protocol.Keeper.Deed;
import hearthside.server.protocol.Keeper.Measure;
import hearthside.server.protocol.RequestBody;
import hearthside.server.store.ScheduledJobs;
import hearthside.server.store.Store;
import hearthside.server.tables.TableRegistry;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/// The HTTP calls of those who look after the house. For everybody else there is nothing here.
public final class KeeperApi {
    private static final String AT = "/api/keeper";
    private static final int LONGEST_REASON = 500, LONGEST_ANNOUNCEMENT = 1000, MOST_HOURS = 24 * 366, LISTED = 200;

    private final Keepers keepers;
    private final Keeper.Quotas quotas;
    private final TableRegistry registry;
    private final Store store;
    private final ScheduledJobs jobs;
    private final Charts charts;
    private final Clock time;
    private final Reports reports;
    private final Measures measures;
    private final HouseSettings settings;
    private final KeeperLog log;
    private final KeeperTables tables;

    public KeeperApi(Keepers keepers, Keeper.Quotas quotas, TableRegistry registry, Store store, ScheduledJobs jobs, Charts charts,
            Clock time) {
        this.keepers = keepers;
        this.quotas = quotas;
        this.registry = registry;
        this.store = store;
        this.jobs = jobs;
        this.charts = charts;
        this.time = time;
        this.reports = new Reports(store);
        this.measures = new Measures(store);
        this.settings = new HouseSettings(store);
        this.log = new KeeperLog(store);
        this.tables = new KeeperTables(registry, store);
    }

    private interface Work {
        void run(Context ctx, Account keeper);
    }

    /// Nobody else gets any further.
    private Handler only(Work work) { return ctx -> work.run(ctx, keepers.mustBe(ctx)); }

    private Route get(String path, Work work) { return new Route(HandlerType.GET, AT + path, only(work)); }

    private Route post(String path, Work work) { return new Route(HandlerType.POST, AT + path, only(work)); }

    public List<Route> routes() {
        return List.of(
                get("/reports", (ctx, _) -> RequestGuard.answer(ctx, reported("true".equals(ctx.queryParam("all"))))),
                post("/reports/{report}/settle", this::settle),
                get("/measures", (ctx, _) -> RequestGuard.answer(ctx, measures.list(time.millis()))),
                post("/measures", this::take),
                post("/measures/{measure}/lift", this::lift),
                get("/tables", (ctx, _) -> RequestGuard.answer(ctx, tables.setAside())),
                get("/tables/{table}", this::inspect),
                post("/tables/{table}/close", this::close),
                post("/tables/{table}/release", this::release),
                post("/announcement", this::announce),
                post("/registration", this::admit),
                post("/invitations", this::invite),
                get("/health", (ctx, _) -> RequestGuard.answer(ctx, health())),
                get("/log", (ctx, _) -> RequestGuard.answer(ctx, log.list())));
    }

    private void note(Account keeper, Deed deed, String about, String words) { log.add(keeper.name(), deed, about, words, time.millis()); }

    private List<Keeper.Report> reported(boolean all) {
        return reports.first(all, LISTED).stream()
                .map(each -> new Keeper.Report(each.id(), each.table(), each.game(), each.seat(), each.name(),
                        each.account(), each.reporter(), each.reason(), each.words(), each.made(), each.settled(),
                        each.remarks().stream().map(said -> new Keeper.Remark(said.seat(), said.name(), said.text(), said.at())).toList(),
                        !each.about().isEmpty()))
                .toList();
    }

    private void settle(Context ctx, Account keeper) {
        RequestGuard.body(ctx, RequestBody.Nothing.class);
        var report = report(ctx.pathParam("report"));
        reports.settle(report.id(), time.millis());
        note(keeper, Deed.SETTLED, report.name(), "report " + report.id());
        RequestGuard.answer(ctx, reported(false));
    }

    private Reports.Kept report(String id) {
        return reports.find(id).orElseThrow(() -> new ApiError(404, "unknown-report", "There is no such report."));
    }

    /// Warns, mutes or suspends somebody. Whoever does not have their sockets open learns it on the home page.
    private void take(Context ctx, Account keeper) {
        var asked = RequestGuard.body(ctx, Keeper.Taking.class);
        var reason = text("reason", asked.reason(), LONGEST_REASON);
        if (reason.isEmpty()) throw new BadInput("reason", "Say why: whoever it is about reads it.");
        if (asked.hours() != null && (asked.hours() < 1 || asked.hours() > MOST_HOURS))
            throw new BadInput("hours", "This should be a whole number from 1 to %d.".formatted(MOST_HOURS));
        var people = people(asked);
        var about = people.getFirst();
        if (about.account() && new AccountRepository(store).named(about.name()).filter(keepers::has).isPresent())
            throw new ApiError(409, "keeper", "Keepers are named by whoever starts the house; this cannot be done to one.");
        long now = time.millis();
        for (var each : people)
            measures.add(each, asked.measure(), reason, keeper.name(),
                    asked.hours() == null ? null : now + Duration.ofHours(asked.hours()).toMillis(), now);
        note(keeper, deed(asked.measure()), about.name(),
                reason + (asked.hours() == null ? "" : " (%d h)".formatted(asked.hours())));
        people.forEach(each -> registry.dismiss(each.holder()));
        RequestGuard.answer(ctx, measures.list(now));
    }

    private static Deed deed(Measure measure) {
        return switch (measure) {
            case WARNED -> Deed.WARNED;
            case MUTED -> Deed.MUTED;
            case SUSPENDED -> Deed.SUSPENDED;
        };
    }

    private List<Measures.Person> people(Keeper.Taking asked) {
        if (asked.report() != null) {
            var report = report(asked.report());
            if (report.about().isEmpty()) throw new ApiError(409, "gone", "Whoever this is about has left the house.");
            return List.of(new Measures.Person(report.about(), report.name(), report.account()));
        }
        if (asked.table() != null && asked.seat() != null) return tables.people(asked.table(), asked.seat());
        var account = new AccountRepository(store).named(Objects.requireNonNullElse(asked.name(), ""))
                .orElseThrow(() -> new ApiError(404, "unknown-player", "Nobody here has this name."));
        return List.of(new Measures.Person(account.holder(), account.name(), true));
    }

    private void lift(Context ctx, Account keeper) {
        RequestGuard.body(ctx, RequestBody.Nothing.class);
        var about = measures.lift(ctx.pathParam("measure"), time.millis())
                .orElseThrow(() -> new ApiError(404, "unknown-measure", "This does not hold any more."));
        note(keeper, Deed.LIFTED, about.name(), "");
        registry.dismiss(about.holder());
        RequestGuard.answer(ctx, measures.list(time.millis()));
    }

    private void inspect(Context ctx, Account keeper) {
        var shown = tables.inspect(ctx.pathParam("table"));
        note(keeper, Deed.INSPECTED, shown.table(), "");
        RequestGuard.answer(ctx, shown);
    }

    private void close(Context ctx, Account keeper) {
        RequestGuard.body(ctx, RequestBody.Nothing.class);
        var table = registry.table(ctx.pathParam("table"));
        table.commands().close();
        note(keeper, Deed.CLOSED, table.id(), "");
        RequestGuard.answer(ctx, tables.inspect(table.id()));
    }

    private void release(Context ctx, Account keeper) {
        RequestGuard.body(ctx, RequestBody.Nothing.class);
        var id = ctx.pathParam("table");
        var sentence = tables.release(id);
        note(keeper, Deed.RELEASED, id, sentence);
        RequestGuard.answer(ctx, new Keeper.Released(id, sentence));
    }

    private void announce(Context ctx, Account keeper) {
        var text = text("text", RequestGuard.body(ctx, Keeper.Announcing.class).text(), LONGEST_ANNOUNCEMENT);
        settings.announce(text);
        note(keeper, Deed.ANNOUNCED, "", text);
        RequestGuard.answer(ctx, log.list());
    }

    private static String text(String field, String typed, int longest) {
        var text = typed.replaceAll("[\\p{Cc}&&[^\\n]]", " ").strip();
        if (text.length() > longest) throw new BadInput(field, "Say it in at most %d characters.".formatted(longest));
        return text;
    }

    private void admit(Context ctx, Account keeper) {
        var wanted = RequestGuard.body(ctx, Keeper.Admitting.class).registration();
        settings.admit(wanted);
        note(keeper, Deed.REGISTRATION, "", wanted.name().toLowerCase(Locale.ROOT));
        RequestGuard.answer(ctx, log.list());
    }

    private void invite(Context ctx, Account keeper) {
        RequestGuard.body(ctx, RequestBody.Nothing.class);
        long now = time.millis();
        var code = settings.invite(keeper.name(), now);
        note(keeper, Deed.INVITED, "", "");
        RequestGuard.answer(ctx, new Keeper.Invitation(code, Instant.ofEpochMilli(now + HouseSettings.INVITED_FOR.toMillis())));
    }

    private Keeper.Health health() {
        var waiting = new ArrayList<Keeper.Waiting>();
        for (var job : jobs.waiting()) waiting.add(new Keeper.Waiting(job.kind(), job.count(), job.failing(), job.next()));
        var counts = tables.counts();
        return new Keeper.Health(store.isWell(), counts.servers(), counts.playing(), counts.accounts(),
                registry.repository().quarantined(), jobs.givenUp(), quotas, waiting, charts.samples());
    }
}
