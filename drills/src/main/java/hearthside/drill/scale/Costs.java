package hearthside.drill.scale;

import hearthside.core.input.BadInput;
import hearthside.wire.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/// What was measured on one machine. Times are milliseconds of processor time but for those of a commit; sizes are bytes.
///
/// @param date     when it was measured
/// @param cores    of the machine, which servers, PostgreSQL, bus and players shared
/// @param move     what a move costs
/// @param table    a table that is open and nobody looks at, with its two seats
/// @param page     one more page at a table: a socket
/// @param reopened milliseconds of a server that opens a table from its journal for somebody who comes from a dead one
/// @param bots     milliseconds for one decision of a bot, by game and level
/// @param commit   how long a commit takes
record Costs(String date, int cores, Move move, Table table, Page page, double reopened, Map<String, Double> bots, Commit commit) {
    /// @param server   of the server at which it is made
    /// @param followed of another server at which somebody of that table sits
    /// @param heard    of a server that hears of it and does not have the table
    /// @param line     of PostgreSQL's process that writes for the server: whoever writes there waits for it
    /// @param beside   of all its other processes
    /// @param together how many lines shared a commit while these were measured
    /// @param bus      of the bus, with one that listens
    /// @param passed   of the bus for each more that listens
    /// @param signal   bytes of what is told
    /// @param kept     bytes by which the database grows
    /// @param log      bytes that PostgreSQL writes ahead (WAL)
    /// @param told     characters of the frames to two pages
    /// @param said     characters of the frame of whoever moves
    record Move(double server, double followed, double heard, double line, double beside, double together, double bus, double passed,
            double signal, double kept, double log, double told, double said) {}

    /// @param server to open it new, with its second person
    record Table(double server, double heap, double disk) {}

    /// @param server to open the page's socket
    /// @param heap   in use, without garbage
    /// @param resident by which the process grew
    record Page(double server, double heap, double resident) {}

    /// @param alone  milliseconds from a write to its answer, where nobody else writes
    /// @param locked milliseconds for which a commit with NOTIFY keeps all others from committing
    /// @param shared milliseconds for a commit among several servers without it, all together: how many end in a second
    /// @param worked milliseconds of PostgreSQL's processors for a commit, whatever is in it
    record Commit(double alone, double locked, double shared, double worked) {}

    /// Milliseconds for which PostgreSQL's process that writes works for so many lines in one commit.
    double written(int lines) {
        double whole = Math.min(commit.worked, move.line * move.together);
        return whole + lines * (move.line - whole / move.together);
    }

    static Costs read(Path file) {
        try {
            return Json.read(Costs.class, Files.readString(file));
        } catch (IOException _) {
            throw new BadInput("--costs", "%s cannot be read; ./hearthside drill scale --save FILE writes one.".formatted(file));
        }
    }

    void save(Path file) { write(file, Json.write(this) + "\n"); }

    /// Whether it can be kept there is asked before anything is measured: that takes a quarter of an hour.
    static void mustBeWritable(Path file) { write(file, ""); }

    private static void write(Path file, String text) {
        try {
            if (file.getParent() != null) Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException _) {
            throw new BadInput("--save", "%s cannot be written.".formatted(file));
        }
    }

    String text() {
        var told = new StringBuilder(String.format(Locale.ROOT,
                """
                        A move (processor time): server %.3f ms, PostgreSQL %.3f ms where it is written, %.1f lines to a commit, and \
                        %.3f ms beside, bus %.4f ms and %.4f ms for each more that listens; another server \
                        where somebody of the table sits %.3f ms, one that only hears of it %.4f ms; %.0f bytes of signal, \
                        %.0f bytes kept, %.0f bytes of write-ahead log, %.0f characters to two pages, %.0f from the one
                        A table: %.2f ms to open it, %.1f KB of heap, %.1f KB on the disk
                        A page: %.2f ms to open it, %.1f KB of heap, %.1f KB of the process
                        A table opened again from its journal: %.2f ms
                        A commit: %.2f ms alone; with NOTIFY it keeps the others waiting for %.2f ms, without it one ends every %.2f ms; \
                        PostgreSQL works %.3f ms for it, whatever is in it
                        """,
                move.server, move.line, move.together, move.beside, move.bus, move.passed, move.followed, move.heard, move.signal,
                move.kept, move.log, move.told, move.said,
                table.server, table.heap / 1024, table.disk / 1024, page.server, page.heap / 1024, page.resident / 1024, reopened,
                commit.alone, commit.locked, commit.shared, commit.worked));
        new TreeMap<>(bots).forEach((bot, millis) -> told.append(String.format(Locale.ROOT, "A decision of %s: %.0f ms%n", bot, millis)));
        return told.toString().stripTrailing();
    }
}
