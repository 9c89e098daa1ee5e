package hearthside.drill;

import hearthside.drill.harness.Browsing;
import hearthside.drill.harness.House;
import hearthside.drill.harness.Progress;
import hearthside.postgres.Folder;
import hearthside.postgres.TemporaryPostgres;
import hearthside.wire.Json;
import java.io.IOException;
import java.io.PrintStream;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/// A house that keeps many games nobody goes on with: neither its start nor its memory may grow with them.
///
/// A table is played at for a while, and copied in the database; then the server starts with a small heap, beside the same without them.
public final class KeepDrill {
    private static final int HEAP = 256;
    private static final int DECISIONS = 20;
    private static final double MOST_SECONDS = 3, MOST_MEMORY = 1.5;
    private static final List<String> ORDER = List.of("tables", "seats", "seat_holders", "journal");

    /// @param started seconds from the start of the process until it listens
    /// @param heap    megabytes in use after a collection
    /// @param open    tables in memory
    private record Start(double started, double heap, int open) {}

    public record Figures(String on, int tables, double emptyStart, double start, double emptyHeap, double heap, int open, double asked) {
        String text() {
            return String.format(Locale.ROOT,
                    "%s, heap of %d MB: listening after %.1f s with %d unfinished tables kept, %.1f s with none; %.1f MB in use, "
                            + "%.1f MB with none (%.2f times as much); %d of them in memory; one of them is there %.0f ms after it is "
                            + "asked for",
                    on, HEAP, start, tables, emptyStart, heap, emptyHeap, heap / emptyHeap, open, asked);
        }

        public boolean isClean() { return start <= MOST_SECONDS && heap <= MOST_MEMORY * emptyHeap && open <= 1; }
    }

    private KeepDrill() {}

    /// @param isShared whether on a PostgreSQL that is started here, instead of SQLite
    public static Figures run(boolean isShared, int tables, PrintStream out) {
        TemporaryPostgres postgres = null;
        try (var folder = Folder.temporary()) {
            if (isShared) postgres = TemporaryPostgres.start(true);
            var database = postgres != null ? postgres.database() : folder.resolve("keep.db").toString();
            var log = folder.resolve("server.log");
            String table;
            try (var house = House.open(database, new House.Terms(0, HEAP, false), log)) {
                table = play(house.port());
            }
            var empty = start(database, log);
            copy(database, table, tables);
            try (var house = House.open(database, new House.Terms(0, HEAP, false), log)) {
                var full = look(house);
                long asked = System.nanoTime();
                if (Browsing.status(house.port(), "/api/tables/kept" + tables, Browsing.cookie()) != 200)
                    throw new IllegalStateException("a kept table does not open");
                var found = new Figures(isShared ? "PostgreSQL" : "SQLite", tables, empty.started, full.started, empty.heap, full.heap,
                        full.open, (System.nanoTime() - asked) / 1e6);
                out.println(found.text());
                return found;
            }
        } catch (IOException | SQLException e) {
            throw new IllegalStateException("the drill cannot go on", e);
        } finally {
            if (postgres != null) postgres.close();
        }
    }

    private static Start start(String database, Path log) throws IOException {
        try (var house = House.open(database, new House.Terms(0, HEAP, false), log)) {
            return look(house);
        }
    }

    private static Start look(House house) throws IOException {
        Browsing.rest(3_000); // whatever it opens by itself is open then
        house.collectGarbage();
        var metrics = Browsing.text(house.port(), "/metrics");
        return new Start(house.startedAfter(), sum(metrics, "jvm_memory_used_bytes{area=\"heap\"") / 1e6,
                (int) sum(metrics, "hearthside_tables_open "));
    }

    private static double sum(String metrics, String name) {
        return metrics.lines().filter(line -> line.startsWith(name))
                .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1))).sum();
    }

    /// A game that two people have begun at one screen.
    private static String play(int port) throws IOException {
        var host = Browsing.cookie();
        var table = Browsing.post(port, "/api/tables", host,
                Map.of("game", "stone-age", "seats", List.of(Map.of("kind", "me"), Map.of("kind", "here")))).get("table").stringValue();
        var played = new CountDownLatch(DECISIONS);
        var socket = new CompletableFuture<WebSocket>();
        var _ = Browsing.watch(port, table, host, text -> {
            var message = Json.parse(text);
            if (!message.get("is").stringValue().equals("Update") || message.get("options").isEmpty() || played.getCount() == 0) return;
            played.countDown();
            var play = Map.of("is", "Play", "seq", message.get("seq"), "seat", message.get("viewer"), "action",
                    message.get("options").get(0));
            var _ = socket.join().sendText(Json.write(play), true);
        }, () -> {}).thenAccept(socket::complete);
        try {
            if (!played.await(60, TimeUnit.SECONDS)) throw new IOException("nobody could play");
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        socket.join().abort();
        return table;
    }

    private static void copy(String database, String table, int times) throws SQLException {
        var progress = Progress.of("kinds of rows copied", ORDER.size());
        try (var connection = DriverManager.getConnection(database.startsWith("jdbc:") ? database : "jdbc:sqlite:" + database)) {
            connection.setAutoCommit(false);
            for (int i = 0; i < ORDER.size(); i++) {
                copy(connection, ORDER.get(i), ORDER.get(i).equals("tables") ? "id" : "table_id", table, times);
                progress.at(i + 1);
            }
            connection.commit();
        }
    }

    private static void copy(Connection connection, String rows, String id, String table, int times) throws SQLException {
        var columns = new ArrayList<String>();
        try (var found = connection.getMetaData().getColumns(connection.getCatalog(), connection.getSchema(), rows, "%")) {
            while (found.next()) columns.add(found.getString("COLUMN_NAME"));
        }
        var values = columns.stream().map(column -> column.equals(id) ? "'kept' || n.i" : "r." + column).collect(Collectors.joining(", "));
        try (var statement = connection.prepareStatement(
                ("insert into %s (%s) with recursive n (i) as (select 1 union all select i + 1 from n where i < %d) "
                        + "select %s from %s r, n where r.%s = ?")
                        .formatted(rows, String.join(", ", columns), times, values, rows, id))) {
            statement.setString(1, table);
            statement.executeUpdate();
        }
    }
}
