package hearthside.server.bots;

import static hearthside.server.ServerInside.tables;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.http.RateLimits;
import hearthside.server.identity.Origins;
import hearthside.server.tables.BotQuota;
import hearthside.server.testing.Client;
import hearthside.server.testing.HandClock;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BotQuotaTest {
    private static final int BOTS_SLEEP = 600_000;
    @TempDir
    Path folder;
    private final HandClock time = HandClock.still();
    private Server server;
    private Client ada;

    @BeforeEach
    void start() {
        server = Server.start(Client.config(folder).withLimits(RateLimits.USUAL).withBotPause(BOTS_SLEEP), _ -> {}, time);
        ada = new Client(server);
    }

    @AfterEach
    void stop() { server.close(); }

    private static String bots(String level, int bots) {
        return String.join(",", Collections.nCopies(bots, "{\"kind\":\"bot\",\"bot\":\"%s\"}".formatted(level)));
    }

    private static Client.Answer open(Client host, String first, String bot, int bots) {
        return host.post("/api/tables",
                "{\"game\":\"stone-age\",\"seats\":[%s%s],\"options\":{\"start\":\"2\"}}".formatted(first, bots(bot, bots)));
    }

    private Client.Answer openForFive(String seats) {
        return ada.post("/api/tables", "{\"game\":\"fire-and-axe\",\"seats\":[%s]}".formatted(seats));
    }

    @Test
    void atOneTableOnlySoManyBotsThink() {
        ada.signUp("Ada");
        assertThat(openForFive(bots("chief", 5)).error()).isEqualTo("too-many-bots");
        assertThat(openForFive(bots("chief", 4) + "," + bots("hunter", 1)).status()).isEqualTo(200);
        assertThat(openForFive("{\"kind\":\"me\"}," + bots("chief", 4)).status()).as("a person among them").isEqualTo(200);
    }

    @Test
    void ofManyTablesOpenedAtTheSameTimeNoMoreGetInThanOneAfterTheOther() throws Exception {
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            Callable<Client.Answer> opening = () -> open(ada, "{\"kind\":\"me\"},", "chief", 3);
            int opened = 0;
            for (var answer : threads.invokeAll(Collections.nCopies(24, opening))) if (answer.get().status() == 200) opened++;
            assertThat(opened).isEqualTo(4);
        }
    }

    @Test
    void whoThinksInThePlaceOfSomebodyCountsToo() {
        tables(server).quota(new BotQuota(4, 1, 1, 60, false, new Origins()));
        var pace = "{\"is\":\"Live\",\"seconds\":30,\"reserveSeconds\":0,\"standIn\":\"chief\"}";
        var id = Client
                .table(ada.post("/api/tables", "{\"game\":\"stone-age\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"here\"}],\"pace\":%s}"
                        .formatted(pace)).json());
        try (var line = ada.watch(id)) {
            time.pass(Duration.ofSeconds(31));
            while (line.update().get("pacing").get("away").isEmpty()) line.await("Update");
            assertThat(open(ada, "{\"kind\":\"me\"},", "chief", 1).error()).isEqualTo("too-many-bots");
        }
    }

    @Test
    void aTableOfBotsAloneNeedsAnAccount() {
        assertThat(open(ada, "", "hunter", 2).error()).isEqualTo("bots-alone");
        assertThat(open(ada, "{\"kind\":\"me\"},", "hunter", 1).status()).isEqualTo(200);
        ada.signUp("Ada");
        assertThat(open(ada, "", "hunter", 2).status()).isEqualTo(200);
    }

    @Test
    void aGuestHasOnlySoManyBotsThatThinkAndAnAddressToo() {
        for (int table = 0; table < 4; table++) assertThat(open(ada, "{\"kind\":\"me\"},", "chief", 3).status()).isEqualTo(200);
        assertThat(open(ada, "{\"kind\":\"me\"},", "chief", 1).error()).isEqualTo("too-many-bots");
        assertThat(open(ada, "{\"kind\":\"me\"},", "hunter", 3).status()).as("those who hardly think").isEqualTo(200);
        int opened = 12;
        while (open(new Client(server), "{\"kind\":\"me\"},", "chief", 3).status() == 200) opened += 3;
        assertThat(opened).as("another cookie is not another address").isEqualTo(60);
    }
}
