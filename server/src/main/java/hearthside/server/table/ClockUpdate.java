package hearthside.server.table;

import hearthside.server.pace.Actor;
import hearthside.server.pace.Pacing;
import hearthside.server.store.ScheduledJobs;
import hearthside.wire.Json;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/// When and by whom something was done at a table, and how its clocks stand then. It is written with what was done: both are there, or
/// neither.
///
/// @param due when the next clock runs out: then the errand [#CLOCK] of the table is run
public record ClockUpdate(long at, Actor actor, Pacing pacing, Optional<Long> due) {
    public static final String CLOCK = "clock";

    public void write(Handle handle, String table) {
        handle.createUpdate("update tables set pacing = :pacing where id = :id").bind("pacing", Json.write(pacing)).bind("id", table)
                .execute();
        setAlarm(handle, table);
    }

    /// With each line of the journal, in one statement: this is what a move waits for. What is over stays so: on another server somebody
    /// may have given up meanwhile.
    public void write(Handle handle, String table, String status) {
        handle.createUpdate("""
                update tables set pacing = :pacing, updated = :at, status = case when status = 'over' then status else :status end
                where id = :id""")
                .bind("pacing", Json.write(pacing)).bind("at", at).bind("status", status).bind("id", table).execute();
        setAlarm(handle, table);
    }

    private void setAlarm(Handle handle, String table) {
        due.ifPresent(millis -> ScheduledJobs.at(handle, Instant.ofEpochMilli(millis), CLOCK, table));
    }

    public String word() { return actor.name().toLowerCase(Locale.ROOT); }
}
