package hearthside.server.store;

import hearthside.core.input.BadInput;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Rows of one table on their way from a [Backup] into a database.
final class RestoreRows implements AutoCloseable {
    private static final int ROWS_AT_ONCE = 500;

    private final List<String> columns;
    private final int[] types;
    private final PreparedStatement statement;
    private int waiting;

    RestoreRows(Connection connection, Backup.Heading heading) throws SQLException {
        columns = heading.columns();
        types = new int[columns.size()];
        for (int i = 0; i < types.length; i++) types[i] = type(connection, heading.table(), columns.get(i));
        statement = connection.prepareStatement("insert into %s (%s) values (%s)".formatted(name(heading.table()),
                String.join(", ", columns.stream().map(RestoreRows::name).toList()),
                String.join(", ", Collections.nCopies(types.length, "?"))));
    }

    void add(JsonNode row) throws SQLException {
        for (int i = 0; i < types.length; i++) bind(i + 1, types[i], row.get(columns.get(i)));
        statement.addBatch();
        waiting++;
        if (waiting % ROWS_AT_ONCE == 0) statement.executeBatch();
    }

    /// SQLite has no truth values: there they are 0 and 1.
    private void bind(int index, int type, @Nullable JsonNode value) throws SQLException {
        if (value == null) statement.setNull(index, type);
        else if (value.isObject()) statement.setBytes(index, HexFormat.of().parseHex(value.get("bytes").stringValue()));
        else
            if (type == Types.BIT || type == Types.BOOLEAN)
                statement.setBoolean(index, value.isBoolean() ? value.booleanValue() : value.intValue() != 0);
            else
                if (value.isBoolean()) statement.setInt(index, value.booleanValue() ? 1 : 0);
                else if (value.isIntegralNumber()) statement.setLong(index, value.longValue());
                else if (value.isNumber()) statement.setDouble(index, value.doubleValue());
                else statement.setString(index, value.stringValue());
    }

    private static int type(Connection connection, String table, String column) throws SQLException {
        try (var found = connection.getMetaData().getColumns(connection.getCatalog(), connection.getSchema(), table, column)) {
            if (!found.next()) throw new BadInput("file", "This database has no column %s.%s.".formatted(table, column));
            return found.getInt("DATA_TYPE");
        }
    }

    /// Names come from the file: nothing but letters gets into a statement.
    private static String name(String name) {
        if (!name.matches("[a-z_0-9]+")) throw new BadInput("file", "\"%s\" is no name of a table or column.".formatted(name));
        return name;
    }

    @Override
    public void close() throws SQLException {
        if (waiting > 0) statement.executeBatch();
        statement.close();
    }
}
