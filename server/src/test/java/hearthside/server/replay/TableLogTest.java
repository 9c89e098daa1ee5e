package hearthside.server.replay;

import static hearthside.server.testing.Client.table;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.testing.Client;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Whoever opens a table again finds the whole log there, as they were told it, and can look at any moment of it.
class TableLogTest {
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

    @Test
    void theLogIsWholeAndMarksWhatWasTakenBack() {
        var id = table(ada.openGame("stone-age", "me", "here"));
        var told = new TreeMap<Integer, JsonNode>();
        int undone;
        try (var a = ada.watch(id)) {
            var random = new Random(1);
            while (a.update().get("undo").get("free").intValue() == 0) {
                a.playAny(random);
                told.put(a.seq(), a.update());
            }
            undone = a.seq();
            a.send("{\"is\":\"Undo\",\"seq\":%d,\"whole\":false}", a.seq());
            a.awaitSeq(undone + 1);
        }
        var steps = ada.get("/api/tables/%s/log".formatted(id)).json().get("steps");
        assertThat(steps.size()).isEqualTo(told.size() + 1);
        for (var step : steps) {
            int seq = step.get("seq").intValue();
            assertThat(step.get("undone").booleanValue()).isEqualTo(seq == undone);
            assertThat(step.get("takesBack").intValue()).isEqualTo(seq == undone + 1 ? 1 : 0);
            if (seq == undone + 1) continue;
            var then = Objects.requireNonNull(told.get(seq));
            assertThat(step.get("events")).isEqualTo(then.get("events"));
            var moment = ada.get("/api/tables/%s/moment?seq=%d".formatted(id, seq)).json();
            for (var shown : List.of("phase", "figures", "row")) // whatever two at one screen see alike
                assertThat(moment.get("view").get(shown)).isEqualTo(then.get("view").get(shown));
        }
        assertThat(ada.get("/api/tables/%s/moment?seq=999".formatted(id)).error()).isEqualTo("no-moment");
    }

    @Test
    void aSpectatorIsToldWhatSpectatorsMaySee() {
        var id = table(ada.openGame("stone-age", "me", "here"));
        var eve = new Client(server);
        try (var a = ada.watch(id); var watching = eve.watch(id)) {
            var random = new Random(2);
            for (int i = 0; i < 6; i++) a.playAny(random);
            var seen = watching.awaitSeq(a.seq());
            var moment = eve.get("/api/tables/%s/moment?seq=%d".formatted(id, a.seq())).json();
            assertThat(moment.get("view")).isEqualTo(seen.get("view"));
            assertThat(eve.get("/api/tables/%s/log".formatted(id)).json().get("viewer").intValue())
                    .isEqualTo(seen.get("viewer").intValue());
        }
    }

    @Test
    void theLogDoesNotOpenAForestThatHasClosed() {
        var id = table(ada.open("me", "here"));
        try (var a = ada.watch(id)) {
            var random = new Random(3);
            for (int i = 0; i < 400 && a.update().get("view").get("resets").intValue() == 0; i++) a.playAny(random);
            assertThat(a.update().get("view").get("resets").intValue()).isPositive();
            int closed = a.seq() - 1;
            for (var step : ada.get("/api/tables/%s/log".formatted(id)).json().get("steps"))
                if (step.get("seq").intValue() < closed) assertThat(step.get("events")).isEmpty();
            assertThat(ada.get("/api/tables/%s/moment?seq=%d".formatted(id, closed)).error()).isEqualTo("hidden-moment");
        }
    }
}
