package hearthside.server.store;

import static java.nio.charset.StandardCharsets.UTF_8;

import hearthside.core.input.BadInput;
import hearthside.wire.Json;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestInputStream;
import java.security.DigestOutputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;

/// Everything in a database as one file that both kinds of database can read: so it is also the way from SQLite to PostgreSQL and back.
///
/// Compressed lines of JSON: a header with the version of the layout; for each table its name and columns, then its rows; at the end how
/// many rows there are.
/// Beside it a file with its SHA-256.
public final class Backup {
    private static final String FORMAT = "hearthside-backup-1";
    private static final Set<String> LEFT_OUT = Set.of("flyway_schema_history", "servers");
    private static final int ROWS_AT_ONCE = 500;

    private record Header(String format, String version) {}

    record Heading(String table, List<String> columns) {}

    private record End(long rows) {}

    private Backup() {}

    /// Writes all of it, as it was at one moment; servers may go on meanwhile. Returns the number of rows.
    ///
    /// @param place the SQLite file, or `jdbc:postgresql://…`
    public static long write(String place, Path file) {
        var part = file.resolveSibling(file.getFileName() + ".part");
        try (var connection = Database.look(place)) {
            Files.deleteIfExists(part);
            SqliteFile.makePrivate(part); // it holds seeds too
            var digest = sha256();
            long rows;
            try (var out = new BufferedWriter(
                    new OutputStreamWriter(new GZIPOutputStream(new DigestOutputStream(Files.newOutputStream(part), digest)), UTF_8))) {
                rows = write(connection, out);
            }
            Files.writeString(sum(file), HexFormat.of().formatHex(digest.digest()) + "  " + file.getFileName() + "\n");
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
            return rows;
        } catch (SQLException e) {
            throw new BadInput("database", "The database could not be read: %s.".formatted(e.getSQLState()));
        } catch (IOException e) {
            throw new BadInput("file", "%s could not be written; choose another place or make room.".formatted(file));
        }
    }

    private static long write(Connection connection, BufferedWriter out) throws SQLException, IOException {
        long rows = 0;
        line(out, new Header(FORMAT, version(connection)));
        for (var table : tables(connection)) {
            try (var statement = connection.createStatement()) {
                statement.setFetchSize(ROWS_AT_ONCE);
                try (var found = statement.executeQuery("select * from " + table)) {
                    line(out, new Heading(table, columns(found)));
                    for (; found.next(); rows++) line(out, row(found));
                }
            }
        }
        line(out, new End(rows));
        return rows;
    }

    private static void line(BufferedWriter out, Object value) throws IOException {
        out.write(Json.write(value));
        out.newLine();
    }

    private static List<String> columns(ResultSet found) throws SQLException {
        var names = new ArrayList<String>();
        for (int i = 1; i <= found.getMetaData().getColumnCount(); i++) names.add(found.getMetaData().getColumnName(i));
        return names;
    }

    private static Map<String, Object> row(ResultSet found) throws SQLException {
        var row = new LinkedHashMap<String, Object>();
        for (var column : columns(found)) {
            var value = found.getObject(column);
            if (value != null) row.put(column, value instanceof byte[] bytes ? Map.of("bytes", HexFormat.of().formatHex(bytes)) : value);
        }
        return row;
    }

    private static String version(Connection connection) throws SQLException {
        try (var statement = connection.createStatement();
                var found = statement.executeQuery(
                        "select version from flyway_schema_history where version is not null order by installed_rank desc limit 1")) {
            return found.next() ? found.getString(1) : "0";
        }
    }

    /// All tables, each after those it refers to.
    static List<String> tables(Connection connection) throws SQLException {
        var needs = new TreeMap<String, Set<String>>();
        var meta = connection.getMetaData();
        try (var found = meta.getTables(connection.getCatalog(), connection.getSchema(), "%", new String[] {"TABLE"})) {
            while (found.next())
                if (!LEFT_OUT.contains(found.getString("TABLE_NAME")) && !found.getString("TABLE_NAME").startsWith("sqlite_"))
                    needs.put(found.getString("TABLE_NAME"), new LinkedHashSet<>());
        }
        for (var table : needs.keySet()) try (var keys = meta.getImportedKeys(connection.getCatalog(), connection.getSchema(), table)) {
            while (keys.next()) if (!keys.getString("PKTABLE_NAME").equals(table)) needs.get(table).add(keys.getString("PKTABLE_NAME"));
        }
        var ordered = new LinkedHashSet<String>();
        for (int round = 0; round < needs.size(); round++)
            needs.forEach((table, others) -> { if (ordered.containsAll(others)) ordered.add(table); });
        ordered.addAll(needs.keySet());
        return List.copyOf(ordered);
    }

    /// Fills an empty database from a backup, and brings it up to date. Returns the number of rows. Throws [BadInput] that says what is
    /// wrong; then nothing of it is there.
    public static long restore(String place, Path file) {
        check(file);
        try (var in = new BufferedReader(new InputStreamReader(new GZIPInputStream(Files.newInputStream(file)), UTF_8))) {
            var header = Json.read(Header.class, next(in));
            if (!header.format.equals(FORMAT)) throw new BadInput("file", "%s is not a backup of Hearthside.".formatted(file));
            return Store.fill(place, header.version, connection -> fill(connection, in, file));
        } catch (IOException e) {
            throw new BadInput("file", "%s cannot be read as a backup.".formatted(file));
        }
    }

    private static void check(Path file) {
        try (var in = new DigestInputStream(Files.newInputStream(file), sha256())) {
            in.transferTo(OutputStream.nullOutputStream());
            var sum = HexFormat.of().formatHex(in.getMessageDigest().digest());
            if (Files.exists(sum(file)) && !Files.readString(sum(file)).startsWith(sum))
                throw new BadInput("file", "%s is damaged: it has not the sum that was noted beside it.".formatted(file));
        } catch (IOException e) {
            throw new BadInput("file", "%s cannot be read.".formatted(file));
        }
    }

    private static long fill(Connection connection, BufferedReader in, Path file) throws SQLException, IOException {
        for (var table : tables(connection))
            try (var statement = connection.createStatement(); var found = statement.executeQuery("select count(*) from " + table)) {
                if (found.next() && found.getLong(1) > 0)
                    throw new BadInput("database", "There is something in this database already; a backup is restored into an empty one.");
            }
        long rows = 0;
        RestoreRows insert = null;
        while (true) {
            var line = Json.parse(next(in));
            if (line.size() == 1 && line.has("rows")) {
                if (insert != null) insert.close();
                if (line.get("rows").longValue() != rows) throw new BadInput("file", "%s is not complete.".formatted(file));
                return rows;
            }
            if (line.has("columns")) {
                if (insert != null) insert.close();
                insert = new RestoreRows(connection, Json.read(Heading.class, line));
            } else if (insert != null) {
                insert.add(line);
                rows++;
            }
        }
    }

    private static String next(BufferedReader in) throws IOException {
        var line = in.readLine();
        if (line == null) throw new BadInput("file", "The backup is not complete.");
        return line;
    }

    private static Path sum(Path file) { return file.resolveSibling(file.getFileName() + ".sha256"); }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }
}
