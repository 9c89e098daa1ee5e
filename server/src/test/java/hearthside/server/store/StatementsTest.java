package hearthside.server.store;

import static hearthside.server.ServerInside.tables;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A list asks the database as often for many tables as for few.
class StatementsTest {
    @TempDir
    Path folder;

    private static void open(Server server, Client host) {
        host.post("/api/tables", """
                {"game":"%s","open":true,"seats":[{"kind":"me"},{"kind":"open"}],"pace":{"is":"Daily","days":2,"standIn":"first"}}"""
                .formatted(Client.GAME));
        assertThat(tables(server).open()).isPositive();
    }

    private static long asked(Server server, Client who, String path) {
        var store = tables(server).repository().store();
        long fewest = Long.MAX_VALUE;
        for (int i = 0; i < 8; i++) { // jobs of the server ask something now and then, too
            long before = store.questions();
            assertThat(who.get(path).json().isEmpty()).isFalse();
            fewest = Math.min(fewest, store.questions() - before);
        }
        return fewest;
    }

    @ParameterizedTest
    @EnumSource
    void listsAskAsOftenForManyTablesAsForOne(Databases kind) {
        try (var server = Server.start(Client.config(kind.fresh(folder)))) {
            var ada = new Client(server);
            open(server, ada);
            long mine = asked(server, ada, "/api/tables"), lobby = asked(server, ada, "/api/lobby");
            for (int i = 0; i < 5; i++) open(server, ada);
            for (int i = 0; i < 15; i++) open(server, new Client(server));
            assertThat(ada.get("/api/tables").json().size()).isEqualTo(6);
            assertThat(ada.get("/api/lobby").json().size()).as("of one host only five").isEqualTo(20);
            assertThat(asked(server, ada, "/api/tables")).isEqualTo(mine);
            assertThat(asked(server, ada, "/api/lobby")).isEqualTo(lobby);
        }
    }
}
