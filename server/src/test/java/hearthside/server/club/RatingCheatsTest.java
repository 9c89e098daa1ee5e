package hearthside.server.club;

import static hearthside.server.ServerInside.tables;
import static hearthside.server.testing.Client.secrets;
import static hearthside.server.testing.Client.table;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.server.testing.WholeGame;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Who plays against somebody with an account knows before the end whether it counts, and for whom.
class RatingCheatsTest {
    private static final long PATIENCE_NANOS = 60_000_000_000L;

    @TempDir
    Path folder;
    private Server server;
    private Client ada;
    private Client ben;

    @BeforeEach
    void start() {
        server = Server.start(Client.config(folder));
        ada = new Client(server);
        ben = new Client(server).signUp("Ben");
    }

    @AfterEach
    void stop() { server.close(); }

    private String sitDown() {
        var opened = ada.open("me:Adalind", "open");
        ben.join(table(opened), secrets(opened).getFirst(), "Ben");
        return table(opened);
    }

    private String holder(String account) {
        return tables(server).repository().store().read(handle -> handle.createQuery("select holder from accounts where name = :name")
                .bind("name", account).mapTo(String.class).one());
    }

    private String standings(String id) {
        var path = "/api/archive?mine=true";
        long end = System.nanoTime() + PATIENCE_NANOS;
        while (!ben.get(path).text().contains(id)) assertThat(System.nanoTime()).isLessThan(end);
        return ben.get("/api/ratings/" + Client.GAME).text();
    }

    @Test
    void howGuestsFaredIsWrittenDownWhereNeighboursAreNotRated() {
        server.close();
        server = Server.start(Client.config(folder).withRatesNeighbours(false));
        ada = new Client(server);
        var cleo = new Client(server);
        var opened = ada.open("me:Adalind", "open");
        cleo.join(table(opened), secrets(opened).getFirst(), "Cleo");
        try (var a = ada.watch(table(opened)); var b = cleo.watch(table(opened))) {
            WholeGame.playToTheEnd(a, b, new Random(3));
        }
        long end = System.nanoTime() + PATIENCE_NANOS;
        while (!ada.get("/api/archive?mine=true").text().contains(table(opened))) assertThat(System.nanoTime()).isLessThan(end);
    }

    @Test
    void aGuestWhoSignsInWhenTheGameIsAsGoodAsWonIsNotRated() {
        var id = sitDown();
        try (var a = ada.watch(id); var b = ben.watch(id)) {
            while (!a.isToAct()) b.playAny();
            a.playAny(new Random(1));
        }
        ada.signUp("Ada");
        try (var a = ada.watch(id); var b = ben.watch(id)) {
            WholeGame.playToTheEnd(a, b, new Random(2));
        }
        assertThat(standings(id)).isEqualTo("[]");
    }

    @Test
    void nobodyLetsAnotherAccountLoseForThem() {
        var eve = new Client(server).signUp("Eve");
        ada.signUp("Ada");
        boolean isFirst = holder("Eve").compareTo(holder("Ada")) < 0; // the order of holders would put the other one first
        var other = isFirst ? eve : ada;
        ada = isFirst ? ada : eve;
        var id = sitDown();
        var path = ada.post("/api/tables/%s/device".formatted(id), "{}").json().get("path").stringValue();
        other.join(id, path.substring(path.lastIndexOf('#') + 1), "");
        try (var a = ada.watch(id); var b = ben.watch(id)) {
            WholeGame.playToTheEnd(a, b, new Random(1));
        }
        assertThat(standings(id)).contains(isFirst ? "\"Ada\"" : "\"Eve\"", "\"Ben\"").doesNotContain(isFirst ? "Eve" : "Ada\"");
    }
}
