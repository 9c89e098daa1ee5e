package hearthside.server.moderation;

import hearthside.core.input.BadInput;
import hearthside.server.http.RequestGuard;
import hearthside.server.http.Route;
import hearthside.server.identity.Visitor;
import hearthside.server.people.AccountRepository;
import hearthside.server.people.Blocks;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Social;
import hearthside.server.store.Rows;
import hearthside.server.table.Seat;
import hearthside.server.table.Table;
import hearthside.server.tables.TableRegistry;
import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.time.Clock;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/// The HTTP calls about people one does not want to hear or meet, and about what they did.
public final class ModerationApi {
    private static final int WORDS = 1000;

    private final TableRegistry registry;
    private final Rows rows;
    private final Blocks blocks;
    private final Reports reports;
    private final Clock time;

    public ModerationApi(TableRegistry registry, Rows rows, Clock time) {
        this.registry = registry;
        this.rows = rows;
        this.blocks = new Blocks(rows);
        this.reports = new Reports(rows);
        this.time = time;
    }

    public List<Route> routes() {
        return List.of(
                new Route(HandlerType.GET, "/api/me/blocks", ctx -> show(ctx, RequestGuard.visitor(ctx))),
                new Route(HandlerType.POST, "/api/me/blocks", this::block),
                new Route(HandlerType.POST, "/api/me/blocks/forget", this::unblock),
                new Route(HandlerType.POST, "/api/reports", this::report));
    }

    private void show(Context ctx, Visitor visitor) { RequestGuard.answer(ctx, new Social.Blocked(blocks.of(visitor.hash()))); }

    private void block(Context ctx) {
        var asked = RequestGuard.body(ctx, Social.Block.class);
        var visitor = RequestGuard.visitor(ctx);
        if (asked.table() != null && asked.seat() != null) {
            var seat = seat(registry.table(asked.table()), asked.seat());
            blocks.add(visitor.hash(), seat.holders(), seat.name(), seat.account(), asked.stance(), time.millis());
        } else if (asked.name() != null) {
            var account = new AccountRepository(rows).named(asked.name())
                    .orElseThrow(() -> new ApiError(404, "unknown-player", "Nobody here has this name."));
            blocks.add(visitor.hash(), Set.of(account.holder()), account.name(), true, asked.stance(), time.millis());
        } else throw new BadInput("table", "Say who is meant: a table and a seat, or the name of an account.");
        seeAnew(ctx, visitor);
    }

    private void unblock(Context ctx) {
        var asked = RequestGuard.body(ctx, Social.Unblock.class);
        var visitor = RequestGuard.visitor(ctx);
        blocks.forget(visitor.hash(), asked.id());
        seeAnew(ctx, visitor);
    }

    /// Their pages connect again, and are told no more than they want to hear, or all that was said.
    private void seeAnew(Context ctx, Visitor visitor) {
        registry.dismiss(visitor.hash());
        show(ctx, visitor);
    }

    private static Seat seat(Table<?, ?> table, int number) {
        var seats = table.seats();
        if (number < 0 || number >= seats.size() || !seats.get(number).isSomebodys())
            throw new BadInput("seat", "Nobody sits there whom one could mute, block or report.");
        return seats.get(number);
    }

    private void report(Context ctx) {
        var asked = RequestGuard.body(ctx, Social.Report.class);
        var visitor = RequestGuard.visitor(ctx);
        var words = Objects.requireNonNullElse(asked.words(), "").strip();
        if (words.length() > WORDS) throw new BadInput("words", "Say it in at most 1000 characters.");
        var table = registry.table(asked.table());
        var seat = seat(table, asked.seat());
        if (seat.holders().contains(visitor.hash())) throw new BadInput("seat", "This is you.");
        var mine = table.theirs(visitor);
        if (mine.isEmpty() && !registry.repository().isOpen(table.id()))
            throw new ApiError(403, "not-yours", "Only those who play at this table can report somebody there.");
        var said = table.state().chat().last();
        var last = said.subList(Math.max(0, said.size() - Reports.REMARKS), said.size());
        var name = visitor.account() != null ? visitor.account().name() : mine.isEmpty() ? "" : table.seats().get(mine.getFirst()).name();
        var id = reports.add(table.row(), seat, last, new Reports.Reporter(visitor.hash(), name, visitor.account() != null), asked.reason(),
                words, time.millis());
        RequestGuard.answer(ctx, new Social.Reported(id, last.size()));
    }
}
