package hearthside.server.thinking;

import hearthside.server.store.Store;
import hearthside.server.table.Seat;
import hearthside.wire.Json;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import tools.jackson.databind.JsonNode;

/// The SQL of hints and reviews.
record ReviewRepository(Store store) {
    void allowHints(String table) {
        store.write(handle -> handle.createUpdate("insert into hinted (table_id) values (:id) on conflict do nothing").bind("id", table)
                .execute());
    }

    boolean hasHints(String table) { return count("select count(*) from hinted where table_id = :id", table) > 0; }

    /// Whether the game counts for ratings if it goes on like this: a second account sits there, or may still come.
    boolean mayBeRated(List<Seat> seats) {
        long free = seats.stream().filter(Seat::isOpen).count();
        var holders = seats.stream().filter(Seat::isPerson).flatMap(seat -> seat.holders().stream()).distinct().toList();
        if (holders.isEmpty() || free + holders.size() < 2) return false;
        int accounts = store.read(handle -> handle.createQuery("select count(distinct id) from accounts where holder in (<holders>)")
                .bindList("holders", holders).mapTo(Integer.class).one());
        return free + accounts > 1;
    }

    /// Steps that are there already stay as they are: two servers that judge the same come to the same.
    void keep(String table, List<JsonNode> judged) {
        store.write(handle -> judged.forEach(step -> insert(handle, table, step)));
    }

    private static void insert(Handle handle, String table, JsonNode judged) {
        handle.createUpdate("insert into review_steps (table_id, step, judged) values (:id, :step, :judged) on conflict do nothing")
                .bind("id", table).bind("step", judged.path("step").intValue()).bind("judged", Json.write(judged)).execute();
    }

    /// How many steps are judged: they are without gaps.
    int judged(String table) { return count("select count(*) from review_steps where table_id = :id", table); }

    /// The same for many.
    int judged(List<String> tables) {
        return store.read(handle -> handle.createQuery("select count(*) from review_steps where table_id in (<tables>)")
                .bindList("tables", tables).mapTo(Integer.class).one());
    }

    List<JsonNode> steps(String table, int from) {
        return store
                .read(handle -> handle.createQuery("select judged from review_steps where table_id = :id and step >= :from order by step")
                        .bind("id", table).bind("from", from).mapTo(String.class).list())
                .stream()
                .map(Json::parse).toList();
    }

    Optional<JsonNode> step(String table, int step) {
        return store.read(handle -> handle.createQuery("select judged from review_steps where table_id = :id and step = :step")
                .bind("id", table).bind("step", step).mapTo(String.class).findOne()).map(Json::parse);
    }

    /// Whether somebody is at it, or will be.
    boolean isAwaited(String table) {
        return count("select count(*) from scheduled_tasks where task_name = '" + Reviewer.JOB + "' and task_instance = :id", table) > 0;
    }

    /// How many games somebody is at, or will be.
    int awaited() {
        return store.read(handle -> handle.createQuery("select count(*) from scheduled_tasks where task_name = :job")
                .bind("job", Reviewer.JOB).mapTo(Integer.class).one());
    }

    private int count(String query, String table) {
        return store.read(handle -> handle.createQuery(query).bind("id", table).mapTo(Integer.class).one());
    }
}
