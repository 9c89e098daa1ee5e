package hearthside.server;

import hearthside.postgres.TemporaryPostgres;

/// One PostgreSQL for all tests of this module; each test gets a database of its own.
public final class Postgreses {
    private static final TemporaryPostgres ONE = TemporaryPostgres.start(false); // ends with the JVM

    private Postgreses() {}

    public static String fresh() { return ONE.database(); }
}
