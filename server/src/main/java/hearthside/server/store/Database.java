package hearthside.server.store;

import hearthside.core.input.BadInput;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import javax.sql.DataSource;

/// Where everything is written: a file of SQLite for one server, or a PostgreSQL for any number of them. Both take the same SQL.
sealed interface Database extends AutoCloseable permits SqliteFile, Postgres {
    /// @param place the name of a file, or `jdbc:postgresql://…`. Throws [BadInput] that says what is wrong and what to do; then nothing
    ///   was changed.
    static Database open(String place) {
        if (place.startsWith(Postgres.SCHEME)) return Postgres.open(place);
        if (place.startsWith("postgres"))
            throw new BadInput("database", "Write the address of PostgreSQL as jdbc:postgresql://host:5432/name?user=…&password=….");
        return SqliteFile.open(Path.of(place));
    }

    /// A connection that sees everything as it is at one moment, while servers go on.
    static Connection look(String place) throws SQLException {
        Connection connection;
        if (place.startsWith(Postgres.SCHEME)) {
            connection = Postgres.open(place).source().getConnection();
            connection.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
            connection.setReadOnly(true);
        } else {
            if (Files.notExists(Path.of(place))) throw new BadInput("database", "There is no database %s.".formatted(place));
            connection = DriverManager.getConnection("jdbc:sqlite:" + place);
        }
        connection.setAutoCommit(false);
        return connection;
    }

    /// Connections that are durable: what is committed survives a power cut.
    DataSource source();

    /// How many may read at once.
    int readers();

    /// What the database found wrong, as a sentence that says what to do.
    BadInput complaint(SQLException e);

    BadInput bad(String sentence);

    /// Whether other servers may work on it too.
    default boolean isShared() { return this instanceof Postgres; }

    @Override
    void close();
}
