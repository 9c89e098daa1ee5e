package hearthside.server.store;

import hearthside.core.input.BadInput;
import java.sql.SQLException;
import org.postgresql.ds.PGSimpleDataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// A PostgreSQL that any number of servers share.
///
/// @param place what may be told of its address: host, port and name, never the password
record Postgres(PGSimpleDataSource source, String place) implements Database {
    static final String SCHEME = "jdbc:postgresql:";
    private static final Logger LOG = LoggerFactory.getLogger(Postgres.class);
    private static final int CONNECT_SECONDS = 5;
    private static final int ANSWER_SECONDS = 30;
    /// Whatever the defaults there are: a commit waits for the disk, and a server that hangs half-way holds the others up for seconds only.
    private static final String SETTINGS = "-c synchronous_commit=on -c lock_timeout=5000 -c idle_in_transaction_session_timeout=10000";

    static Postgres open(String url) {
        var postgres = at(url);
        postgres.probe();
        return postgres;
    }

    private static Postgres at(String url) {
        var source = new PGSimpleDataSource();
        try {
            source.setUrl(url);
        } catch (IllegalArgumentException _) {
            throw new BadInput("database",
                    "This address of PostgreSQL cannot be read; write jdbc:postgresql://host:5432/name?user=…&password=….");
        }
        source.setApplicationName("hearthside");
        source.setOptions(SETTINGS);
        source.setLogServerErrorDetail(false); // it quotes whole rows, and a seed could be among them
        source.setTcpKeepAlive(true);
        source.setConnectTimeout(CONNECT_SECONDS);
        source.setSocketTimeout(ANSWER_SECONDS);
        return new Postgres(source, "%s:%d/%s".formatted(source.getServerNames()[0],
                source.getPortNumbers()[0] == 0 ? 5432 : source.getPortNumbers()[0], source.getDatabaseName()));
    }

    /// Looks before anything is written: a database that is not ours must stay as it is.
    private void probe() {
        try (var connection = source.getConnection(); var statement = connection.createStatement()) {
            try (var found = statement.executeQuery(
                    "select count(*), count(*) filter (where table_name = 'flyway_schema_history') from information_schema.tables "
                            + "where table_schema = current_schema()")) {
                found.next();
                if (found.getInt(1) > 0 && found.getInt(2) == 0) throw bad("{0} is the database of another program; name another one.");
            }
            try (var found = statement
                    .executeQuery("select setting from pg_settings where name in ('fsync', 'full_page_writes') and setting = 'off'")) {
                if (found.next())
                    LOG.warn("The PostgreSQL at {} has fsync or full_page_writes off: after a power cut it may have lost moves.", place);
            }
        } catch (SQLException e) {
            throw complaint(e);
        }
    }

    @Override
    public int readers() { return 10; }

    @Override
    public BadInput complaint(SQLException e) {
        var state = String.valueOf(e.getSQLState());
        return switch (state.substring(0, Math.min(2, state.length()))) {
            case "08" -> bad("The PostgreSQL at {0} cannot be reached; start it, or name another one.");
            case "28" -> bad("The PostgreSQL at {0} does not let this user in; check user and password.");
            case "3D" -> bad("There is no database {0}; create it, or name another one.");
            case "42" -> bad("The user has not enough rights on {0} (PostgreSQL code " + state + "); let it own the database.");
            case "53" -> bad("The PostgreSQL at {0} has no room left, or too many connections (code " + state + ").");
            case "57" -> bad("The PostgreSQL at {0} is starting or stopping; try again in a moment.");
            default -> bad("{0} cannot be used as a database (PostgreSQL code " + state + ").");
        };
    }

    @Override
    public BadInput bad(String sentence) { return new BadInput("database", sentence.replace("{0}", place)); }

    @Override
    public void close() {} // its connections belong to others

    @Override
    public String toString() { return place; } // the password never gets into logs
}
