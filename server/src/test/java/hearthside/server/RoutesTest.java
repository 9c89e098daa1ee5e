package hearthside.server;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.http.Metrics;
import hearthside.server.http.RateLimiter;
import hearthside.server.http.RateLimits;
import hearthside.server.http.StaticPages;
import hearthside.server.keeper.Keepers;
import hearthside.server.keeper.LegalTexts;
import hearthside.server.notice.NoticeChannels;
import hearthside.server.retention.Retention;
import hearthside.server.store.Store;
import hearthside.server.testing.Client;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The doors of the house are all written down.
class RoutesTest {
    @TempDir
    Path folder;

    @Test
    void openApiListsEveryRouteAndNoOther() {
        var listed = new TreeSet<String>();
        try (var server = Server.start(Client.config(folder))) {
            var paths = new Client(server).get("/api").json().get("paths");
            for (var path : paths.propertyNames())
                for (var method : paths.get(path).propertyNames()) listed.add(method.toUpperCase(Locale.ROOT) + " " + path);
        }
        var routes = new TreeSet<String>();
        try (var store = Store.open(folder.resolve("routes.db"));
                var parts = Parts.of(store, 0, NoticeChannels.NONE, false, Retention.USUAL, Clock.systemUTC())) {
            for (var route : parts.routes(new StaticPages(null, null))) routes.add(route.method() + " " + route.path());
            var limiter = new RateLimiter(RateLimits.UNLIMITED);
            for (var route : parts.routes(new Keepers(Set.of("somebody")), new LegalTexts(null),
                    RateLimits.UNLIMITED, new Metrics(store, parts.registry(), limiter)))
                routes.add(route.method() + " " + route.path());
        }
        assertThat(listed).isEqualTo(routes);
    }
}
