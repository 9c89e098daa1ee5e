package hearthside.server.tables;

import hearthside.server.pace.ClockUpdate;
import hearthside.server.store.ScheduledJobs;
import hearthside.server.table.TableRow;
import hearthside.wire.Json;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Update;

/// What is written about a table with everything that happens there: its clocks, who has to decide, and when somebody must look at it.
final class PacingRow {
    /// The scheduled job that looks whose time is up; its name is the table's.
    static final String CLOCK = "clock";
    private static final long OVER_MILLIS = 5_000;
    private static final String SET = "update tables set pacing = :pacing, to_act = :toAct, by_itself = :byItself";

    private PacingRow() {}

    static void write(Handle handle, String table, ClockUpdate clockUpdate) {
        execute(handle.createUpdate(SET + " where id = :id"), table, clockUpdate);
        setAlarm(handle, table, clockUpdate);
    }

    /// With each line of the journal, in one statement: this is what a move waits for. What is over stays so: on another server somebody
    /// may have given up meanwhile.
    static void write(Handle handle, String table, ClockUpdate clockUpdate, TableRow.Status status) {
        execute(handle.createUpdate(SET + ", updated = :at, status = case when status = 'over' then status else :status end where id = :id")
                .bind("at", clockUpdate.at()).bind("status", status.name().toLowerCase(Locale.ROOT)), table, clockUpdate);
        setAlarm(handle, table, clockUpdate);
        if (status == TableRow.Status.OVER)
            ScheduledJobs.at(handle, Instant.ofEpochMilli(clockUpdate.at() + OVER_MILLIS), TableRepository.OVER, table);
    }

    private static void execute(Update update, String table, ClockUpdate clockUpdate) {
        update.bind("pacing", Json.write(clockUpdate.pacing()))
                .bind("toAct", clockUpdate.toAct().stream().map(String::valueOf).collect(Collectors.joining(",")))
                .bind("byItself", clockUpdate.byItself() ? 1 : 0).bind("id", table).execute();
    }

    private static void setAlarm(Handle handle, String table, ClockUpdate clockUpdate) {
        clockUpdate.due().ifPresent(millis -> ScheduledJobs.at(handle, Instant.ofEpochMilli(millis), CLOCK, table));
    }

    static List<Integer> toAct(String written) {
        return written.isEmpty() ? List.of() : Arrays.stream(written.split(",")).map(Integer::valueOf).toList();
    }
}
