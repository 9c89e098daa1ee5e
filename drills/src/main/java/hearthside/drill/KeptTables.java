package hearthside.drill;

import hearthside.drill.harness.Browsing;
import hearthside.drill.harness.House;
import hearthside.postgres.Folder;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// How a house bears very many tables that nobody has finished, beside an empty one: its start, its memory, and those who play.
final class KeptTables {
    private static final int HEAP = 256;
    private static final int TABLES_PLAYED = 12;
    private static final int MOST_WARM_UP_SECONDS = 20, MOST_PLAY_SECONDS = 60;
    private static final int LEAST_SETTLE_MILLIS = 1_000;
    private static final int MOST_SETTLE_MILLIS = 10_000;

    /// @param seconds from the start of the process until it listens
    /// @param heap    megabytes in use some seconds later, without garbage
    /// @param played  how long moves of honest players take after that
    record Start(double seconds, double heap, HonestPlayers.Times played) {}

    private KeptTables() {}

    /// @param seconds for which is played at each of the two, but a minute at most
    static Start[] compare(int count, int seconds) {
        try (var folder = Folder.temporary()) {
            Path empty = folder.resolve("empty.db"), full = folder.resolve("full.db"), log = folder.resolve("kept.log");
            fill(empty, log, 0);
            fill(full, log, count);
            int settle = Math.min(MOST_SETTLE_MILLIS, LEAST_SETTLE_MILLIS + count / 2);
            return new Start[] {start(empty, log, settle, seconds), start(full, log, settle, seconds)};
        } catch (IOException | SQLException e) {
            throw new IllegalStateException("the drill broke off", e);
        }
    }

    private static Start start(Path database, Path log, int settle, int play) {
        long begun = System.nanoTime();
        try (var house = House.open(database.toString(), new House.Terms(0, HEAP, true), log)) {
            double seconds = (System.nanoTime() - begun) / 1e9;
            Browsing.rest(settle); // it may still open what it keeps
            double heap = house.heap();
            return new Start(seconds, heap, play(house, play));
        }
    }

    private static HonestPlayers.Times play(House house, int seconds) {
        try (var honest = new HonestPlayers(house.port())) {
            honest.begin(TABLES_PLAYED, 0);
            Browsing.rest(Math.min(MOST_WARM_UP_SECONDS, seconds) * 1000L);
            honest.take();
            Browsing.rest(Math.min(MOST_PLAY_SECONDS, seconds) * 1000L);
            return honest.take();
        }
    }

    /// One table, and as many like it as are wanted.
    private static void fill(Path database, Path log, int count) throws IOException, SQLException {
        String table;
        try (var house = House.open(database.toString(), new House.Terms(0, HEAP, true), log)) {
            table = Browsing.post(house.port(), "/api/tables", Browsing.cookie(),
                    Map.of("game", "my-first-stone-age", "seats", List.of(Map.of("kind", "me"), Map.of("kind", "here")))).get("table")
                    .stringValue();
        }
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + database)) {
            connection.setAutoCommit(false);
            if (count > 0) for (var name : names(connection)) copy(connection, name, table, count);
            connection.commit();
        }
    }

    private static List<String> names(Connection connection) throws SQLException {
        var names = new ArrayList<>(List.of("tables")); // the others point to it
        try (var statement = connection.createStatement();
                var found = statement.executeQuery("select m.name from sqlite_master m join pragma_table_info(m.name) c "
                        + "where m.type = 'table' and c.name = 'table_id'")) {
            while (found.next()) names.add(found.getString(1));
        }
        return names;
    }

    private static void copy(Connection connection, String name, String table, int count) throws SQLException {
        var id = name.equals("tables") ? "id" : "table_id";
        var columns = new ArrayList<String>();
        try (var statement = connection.prepareStatement("select name from pragma_table_info(?)")) {
            statement.setString(1, name);
            try (var found = statement.executeQuery()) {
                while (found.next()) columns.add(found.getString(1));
            }
        }
        var values = columns.stream().map(column -> column.equals(id) ? "printf('kept%08d', n.i)" : "t." + column).toList();
        try (var statement = connection.prepareStatement(
                "with recursive n(i) as (select 1 union all select i + 1 from n where i < ?) insert into %s (%s) select %s from %s t, n "
                        .formatted(name, String.join(", ", columns), String.join(", ", values), name) + "where t." + id + " = ?")) {
            statement.setInt(1, count);
            statement.setString(2, table);
            statement.execute();
        }
    }
}
