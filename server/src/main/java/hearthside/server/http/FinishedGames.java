package hearthside.server.http;

import hearthside.core.Game;
import hearthside.server.protocol.Answer;
import hearthside.server.protocol.ApiError;
import hearthside.server.protocol.Replays;
import hearthside.server.protocol.Tables;
import hearthside.server.replay.FinishedAnswers;
import hearthside.server.replay.Replay;
import hearthside.server.replay.TableLog;
import hearthside.server.table.Participants;
import hearthside.server.table.Table;
import hearthside.server.table.TableRow;
import hearthside.server.tables.TableRegistry;
import hearthside.wire.JournalLine;
import hearthside.wire.Json;
import io.javalin.http.Context;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Looking back at a game: at the table itself where this program knows the rules it was played by, otherwise at what was kept of it when
/// it was over. Neither tells more than the other.
record FinishedGames(TableRegistry registry, FinishedAnswers answers) {
    private static final int MOST_STEPS = 200, ALL = 1_000_000;

    /// A kept game needs no rules and is read at once.
    void replay(Context ctx) {
        int from = RequestGuard.number(ctx, "from", 0, 0, 1_000_000), count = RequestGuard.number(ctx, "count", 50, 1, MOST_STEPS);
        var id = ctx.pathParam("table");
        RequestGuard.answer(ctx, answers.tell("replay %s %d %d".formatted(id, from, count),
                () -> registry.upgrades().kept().replay(id, from, count).map(Json::write)
                        .orElseGet(() -> Json.write(Replay.replay(registry.table(id), from, count)))));
    }

    void log(Context ctx) {
        var continued = registry.upgrades().continued().last(ctx.pathParam("table")).orElse(null);
        var visitor = RequestGuard.visitor(ctx);
        either(ctx, table -> {
            var now = table.state();
            var log = TableLog.of(now, visitor);
            tell(ctx, now.isOver(), "log %s %d".formatted(table.id(), log.viewer()), () -> log.whole(continued));
        }, (row, viewer) -> tell(ctx, true, "log %s %d".formatted(row.id(), viewer), () -> {
            var steps = registry.upgrades().kept().steps(row.id(), viewer, 1, ALL).stream().map(FinishedGames::withoutView).toList();
            return new Replays.KeptLog(viewer, steps, continued);
        }));
    }

    /// What is told of a game that goes on is another thing at the next moment.
    private void tell(Context ctx, boolean isOver, String key, Supplier<Answer> answer) {
        if (isOver) RequestGuard.answer(ctx, answers.tell(key, () -> Json.write(answer.get())));
        else RequestGuard.answer(ctx, answer.get());
    }

    private static JsonNode withoutView(JsonNode moment) {
        var step = (ObjectNode) moment.deepCopy();
        step.remove("view");
        step.remove("facts");
        return step;
    }

    void moment(Context ctx) {
        int seq = RequestGuard.number(ctx, "seq", 1, 1, 1_000_000);
        either(ctx, table -> {
            var now = table.state();
            var log = TableLog.of(now, RequestGuard.visitor(ctx));
            tell(ctx, now.isOver(), "moment %s %d %d".formatted(table.id(), log.viewer(), seq), () -> log.moment(seq));
        }, (row, viewer) -> tell(ctx, true, "moment %s %d %d".formatted(row.id(), viewer, seq), () -> {
            var found = registry.upgrades().kept().steps(row.id(), viewer, seq - 1, 1).stream().filter(step -> !step.path("view").isNull())
                    .findFirst().orElseThrow(() -> new ApiError(404, "no-moment", "There is no such moment at this table.", "seq"));
            return new Replays.KeptMoment(seq, found.path("seat").intValue(), found.path("events"), found.path("view"),
                    found.get("facts"));
        }));
    }

    void fairness(Context ctx) {
        either(ctx, table -> tell(ctx, true, "fairness " + table.id(), () -> Replay.fairness(table)),
                (row, _) -> tell(ctx, true, "fairness " + row.id(), () -> {
                    Replay.mustBePromised(row);
                    return new Replays.KeptFairness(row.hash(), row.seed(), registry.upgrades().kept().draws(row.id()).orElseThrow());
                }));
    }

    void journal(Context ctx) {
        either(ctx, table -> journal(ctx, table.row(), () -> Replay.journal(table)), (row, _) -> journal(ctx, row, () -> {
            var text = new StringBuilder(row.header()).append('\n');
            for (var line : registry.upgrades().journal(row.id())) text.append(line).append('\n');
            return Replay.revealed(row, text);
        }));
    }

    private void journal(Context ctx, TableRow row, Supplier<String> text) {
        ctx.contentType("application/x-ndjson").result(answers.tell("journal " + row.id(), text));
        ctx.header("Content-Disposition", "attachment; filename=\"%s-%s.jsonl\"".formatted(row.game(), row.id()));
    }

    /// @param shown how a table is told of that is open
    void table(Context ctx, Consumer<Table<?, ?>> shown) {
        either(ctx, shown, (row, _) -> {
            var seats = registry.repository().seats(row.id());
            var participants = new Participants(seats);
            var visitor = RequestGuard.visitor(ctx);
            RequestGuard.answer(ctx, new Tables.TableShown(row.id(), row.game(), seats.stream().map(seat -> seat.shown(false)).toList(),
                    participants.mine(visitor), true, row.promise(), false, false, visitor.hash().equals(row.host()),
                    participants.theirs(visitor), row.ownDice()));
        });
    }

    /// @param kept gets the row, and the viewer whose eyes whoever asks has
    private void either(Context ctx, Consumer<Table<?, ?>> open, BiConsumer<TableRow, Integer> kept) {
        Table<?, ?> table;
        try {
            table = registry.table(ctx.pathParam("table"));
        } catch (ApiError e) {
            var row = registry.repository().find(ctx.pathParam("table")).orElseThrow(() -> e);
            if (row.status() != TableRow.Status.OVER || registry.upgrades().kept().draws(row.id()).isEmpty()) throw e;
            var mine = new Participants(registry.repository().seats(row.id())).mine(RequestGuard.visitor(ctx));
            kept.accept(row, mine.isEmpty() ? Game.SPECTATOR : mine.getFirst());
            return;
        }
        open.accept(table);
    }
}
