package hearthside.server;

import hearthside.server.tables.TableRegistry;
import hearthside.server.tables.Upgrades;
import java.time.Clock;

/// What a server keeps to itself, for tests in other packages: its tables, and a start with other rules than those of today.
public final class ServerInside {
    private ServerInside() {}

    public static TableRegistry tables(Server server) { return server.tables(); }

    public static Server start(Config config, Clock time, Upgrades.Rules rules) { return Server.start(config, _ -> {}, time, rules); }
}
