package hearthside.server.thinking;

import static hearthside.server.testing.Client.table;
import static hearthside.server.testing.Eventually.eventually;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.testing.Client;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Random;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class HintsTest {
    @TempDir
    Path folder;
    private Server server;
    private Client ada;

    @BeforeEach
    void start() {
        server = Server.start(Client.config(folder));
        ada = new Client(server);
    }

    @AfterEach
    void stop() { server.close(); }

    private JsonNode open(String seats, String more) {
        var answer = ada.post("/api/tables",
                "{\"game\":\"stone-age\",\"seats\":[%s],\"options\":{\"start\":\"1\"}%s}".formatted(seats, more));
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        return answer.json();
    }

    private static String ask(String table, int seat, int seq) { return "/api/tables/%s/hints?seat=%d&seq=%d".formatted(table, seat, seq); }

    @Test
    void whoPlaysAgainstBotsGetsThreeHintsWithChancesAndPoints() {
        var id = table(open("{\"kind\":\"me\"},{\"kind\":\"bot\",\"bot\":\"random\"}", ""));
        assertThat(ada.get("/api/tables/" + id).json().get("hints").booleanValue()).isTrue();
        try (var line = ada.watch(id)) {
            var answer = eventually("on a busy machine a search may come to no three", () -> ada.get(ask(id, 0, line.seq())).json(),
                    found -> found.get("hints").size() == 3);
            assertThat(answer.get("seq").intValue()).isEqualTo(line.seq());
            for (var hint : answer.get("hints")) {
                assertThat(line.update().get("options")).contains(hint.get("action"));
                assertThat(hint.get("win").doubleValue()).isBetween(0.0, 1.0);
                assertThat(hint.has("points")).isTrue();
            }
        }
    }

    /// Where options hardly differ none has a reason, so the luck of one table is not enough.
    @Test
    void hintsHaveReasonsWhereOptionsDiffer() {
        var reasons = new ArrayList<JsonNode>();
        for (int tables = 0; tables < 8 && reasons.isEmpty(); tables++) {
            var id = table(open("{\"kind\":\"me\"},{\"kind\":\"bot\",\"bot\":\"random\"}", ""));
            try (var line = ada.watch(id)) {
                for (var hint : ada.get(ask(id, 0, line.seq())).json().get("hints"))
                    if (hint.get("reason").isObject()) reasons.add(hint.get("reason"));
            }
        }
        assertThat(reasons).isNotEmpty().allMatch(reason -> !reason.get("words").stringValue().isBlank());
    }

    @Test
    void nobodyGetsAHintForAnothersSeatOrForAMomentThatHasPassed() {
        var id = table(open("{\"kind\":\"me\"},{\"kind\":\"bot\",\"bot\":\"random\"}", ""));
        try (var line = ada.watch(id)) {
            assertThat(new Client(server).get(ask(id, 0, line.seq())).status()).isEqualTo(403);
            assertThat(ada.get(ask(id, 1, line.seq())).error()).isEqualTo("not-yours");
            assertThat(ada.get(ask(id, 0, line.seq() + 5)).error()).isEqualTo("passed");
        }
    }

    @Test
    void amongPeopleHintsAreForThoseWhoAgreeOnThem() {
        var without = table(open("{\"kind\":\"me\"},{\"kind\":\"here\"}", ""));
        assertThat(ada.get("/api/tables/" + without).json().get("hints").booleanValue()).isFalse();
        try (var line = ada.watch(without)) {
            assertThat(ada.get(ask(without, 0, line.seq())).error()).isEqualTo("no-hints");
        }
        assertThat(ada.get("/api/tables/" + table(open("{\"kind\":\"me\"},{\"kind\":\"here\"}", ",\"hints\":true"))).json().get("hints")
                .booleanValue()).isTrue();
        assertThat(ada.get("/api/tables/" + table(open("{\"kind\":\"me\"},{\"kind\":\"bot\"}", ",\"hints\":false"))).json().get("hints")
                .booleanValue()).isFalse();
    }

    @Test
    void aHintIsDroppedWhenItsMomentPassesAndOneAtATimeIsEnough() throws Exception {
        var id = table(open("{\"kind\":\"me\"},{\"kind\":\"here\"}", ",\"hints\":true"));
        try (var line = ada.watch(id)) {
            int seq = line.seq();
            try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
                var answers = new ExecutorCompletionService<Client.Answer>(threads);
                for (int i = 0; i < 2; i++) answers.submit(() -> ada.get(ask(id, 0, seq)));
                assertThat(answers.take().get().error()).as("whichever came second").isEqualTo("one-hint");
                line.playAny(new Random(1));
                assertThat(answers.take().get().error()).isEqualTo("passed");
            }
        }
    }
}
