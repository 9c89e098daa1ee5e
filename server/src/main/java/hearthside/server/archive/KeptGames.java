package hearthside.server.archive;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.server.protocol.Replays;
import hearthside.server.replay.Replay;
import hearthside.server.replay.TableLog;
import hearthside.server.store.Store;
import hearthside.server.table.Table;
import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;

/// Finished games step by step, so that they can be watched whatever the rules become: everything for the replay, and for each seat and a
/// spectator what they may see of it. Nothing is kept before the end. To keep a game twice does nothing.
public final class KeptGames {
    /// The scheduled job that keeps a game; its name is the table's.
    public static final String JOB = "keep";
    private static final Logger LOG = LoggerFactory.getLogger(KeptGames.class);
    private static final int PART = 50, AT_ONCE = 100, MOST_LINES = 20_000;
    private static final int MOST_CHARACTERS = 4_000_000; // of one game, packed

    private final Store store;

    /// All that is told of a game beside its steps.
    record Told(JsonNode terms, JsonNode result, JsonNode draws) {}

    private record Part(int viewer, int first, String packed) {}

    public KeptGames(Store store) { this.store = store; }

    public void keep(Table<?, ?> table) {
        if (!table.isOver() || steps(table.id()).isPresent()) return;
        try {
            keepAll(table);
        } catch (TooLarge _) {
            LOG.warn("Table {} is too large to be kept step by step; it can be watched as long as its rules are known.", table.id());
            write(table.id(), 0, "{}", List.of());
        }
    }

    private <S extends Copyable<S>, A> void keepAll(Table<S, A> table) {
        var now = table.state();
        if (now.lines().size() > MOST_LINES) throw new TooLarge();
        var whole = Replay.replay(table, 0, MOST_LINES);
        var parts = new ArrayList<Part>();
        int room = pack(parts, Game.REFEREE, whole.steps(), MOST_CHARACTERS);
        for (int viewer = Game.SPECTATOR; viewer < now.match().terms().seats(); viewer++)
            room = pack(parts, viewer, new TableLog<>(now.row(), now.match(), now.lines(), viewer).moments(), room);
        write(table.id(), whole.count(), Json.write(new Told(Json.tree(whole.terms()), Json.tree(whole.result()),
                Json.tree(Replay.draws(table)))), parts);
    }

    private static final class TooLarge extends RuntimeException {
        TooLarge() { super("too large", null, false, false); }
    }

    /// Returns how much room is left.
    private static int pack(List<Part> parts, int viewer, List<?> steps, int room) {
        int left = room;
        for (int first = 0; first < steps.size(); first += PART) {
            var packed = Packed.pack(Json.write(Delta.shorten(steps.subList(first, Math.min(steps.size(), first + PART)))));
            left -= packed.length();
            if (left < 0) throw new TooLarge();
            parts.add(new Part(viewer, first, packed));
        }
        return left;
    }

    private void write(String table, int steps, String told, List<Part> parts) {
        store.write(handle -> {
            if (handle.createUpdate("insert into kept_games (table_id, steps, told) values (:id, :steps, :told) on conflict do nothing")
                    .bind("id", table).bind("steps", steps).bind("told", told).execute() == 0)
                return;
            for (var part : parts) insert(handle, table, part);
            SavedPositions.forget(handle, table);
        });
    }

    private static void insert(Handle handle, String table, Part part) {
        handle.createUpdate("insert into kept_steps (table_id, viewer, first, steps) values (:id, :viewer, :first, :steps)")
                .bind("id", table).bind("viewer", part.viewer()).bind("first", part.first()).bind("steps", part.packed()).execute();
    }

    /// Finished games that are not kept yet, a few at a time.
    ///
    /// @param after the last one seen
    public List<String> missing(String after) {
        return store.read(handle -> handle.createQuery("""
                select t.id from tables t left join kept_games k on k.table_id = t.id
                where t.status = 'over' and k.table_id is null and t.id > :after order by t.id limit :most""").bind("after", after)
                .bind("most", AT_ONCE).mapTo(String.class).list());
    }

    private Optional<Integer> steps(String table) {
        return store.read(handle -> handle.createQuery("select steps from kept_games where table_id = :id").bind("id", table)
                .mapTo(Integer.class).findOne());
    }

    /// Everything, as a replay shows it; empty where the game is not kept.
    public Optional<Replays.Kept> replay(String table, int from, int count) {
        return told(table).map(told -> new Replays.Kept(steps(table).orElse(0), told.terms(), told.result(),
                steps(table, Game.REFEREE, from, count)));
    }

    public Optional<JsonNode> draws(String table) { return told(table).map(Told::draws); }

    private Optional<Told> told(String table) {
        return store.read(handle -> handle.createQuery("select told from kept_games where table_id = :id and steps > 0").bind("id", table)
                .mapTo(String.class).findOne()).map(text -> Json.read(Told.class, text));
    }

    /// What one viewer was told, line by line.
    ///
    /// @param from the first line wanted
    public List<JsonNode> steps(String table, int viewer, int from, int count) {
        var parts = store.read(handle -> handle.createQuery("""
                select steps from kept_steps where table_id = :id and viewer = :viewer and first >= :first and first < :end
                order by first""").bind("id", table).bind("viewer", viewer).bind("first", from / PART * PART)
                .bind("end", (long) from + count).mapTo(String.class).list());
        var steps = new ArrayList<JsonNode>();
        for (var part : parts) steps.addAll(Delta.lengthen(Json.parse(Packed.unpack(part))));
        int skipped = from % PART;
        return steps.subList(Math.min(skipped, steps.size()), Math.min(steps.size(), skipped + count));
    }
}
