package hearthside.server;

import static hearthside.server.testing.Eventually.eventually;

import hearthside.server.tables.TableRegistry;
import hearthside.server.tables.Upgrades;
import java.time.Clock;

/// What a server keeps to itself, for tests in other packages: its tables, and a start with other rules than those of today.
public final class ServerInside {
    private ServerInside() {}

    public static TableRegistry tables(Server server) { return server.tables(); }

    /// Waits until two jobs of the kind have ended: the second has begun after this was asked.
    public static void lookTwice(Server server, String kind) {
        long before = server.jobs().runs(kind);
        eventually("%s is looked at twice".formatted(kind), () -> server.jobs().runs(kind) >= before + 2);
    }

    public static Server start(Config config, Clock time, Upgrades.Rules rules) { return Server.start(config, _ -> {}, time, rules); }
}
