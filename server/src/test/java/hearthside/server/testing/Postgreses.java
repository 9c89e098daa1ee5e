package hearthside.server.testing;

import hearthside.postgres.TemporaryPostgres;
import hearthside.server.store.Store;

/// One PostgreSQL for all tests of this module; each test gets a database of its own.
public final class Postgreses {
    private static final TemporaryPostgres ONE = TemporaryPostgres.start(false); // ends with the JVM

    private Postgreses() {}

    /// With all tables, as the first start of a house would leave it.
    public static String fresh() { return ONE.copy(LaidOut.DATABASE); }

    public static String empty() { return ONE.database(); }

    private static final class LaidOut {
        private static final String DATABASE = make();

        private static String make() {
            var database = ONE.database();
            Store.open(database).close();
            return database;
        }
    }
}
