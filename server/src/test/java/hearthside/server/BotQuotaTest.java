package hearthside.server;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.http.RateLimits;
import java.nio.file.Path;
import java.util.Collections;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BotQuotaTest {
    private static final int BOTS_SLEEP = 600_000;
    @TempDir
    Path folder;
    private Server server;
    private Client ada;

    @BeforeEach
    void start() {
        server = Server.start(Client.config(folder).withLimits(RateLimits.USUAL).withBotPause(BOTS_SLEEP));
        ada = new Client(server);
    }

    @AfterEach
    void stop() { server.close(); }

    private static Client.Answer open(Client host, String first, String bot, int bots) {
        var seats = String.join(",", Collections.nCopies(bots, "{\"kind\":\"bot\",\"bot\":\"%s\"}".formatted(bot)));
        return host.post("/api/tables", "{\"game\":\"stone-age\",\"seats\":[%s%s],\"options\":{\"start\":\"2\"}}".formatted(first, seats));
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
