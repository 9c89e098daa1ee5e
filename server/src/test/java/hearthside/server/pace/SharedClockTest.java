package hearthside.server.pace;

import static hearthside.server.testing.Client.secrets;
import static hearthside.server.testing.Client.table;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.notice.FakePush;
import hearthside.server.notice.NoticeChannels;
import hearthside.server.testing.Client;
import hearthside.server.testing.HandClock;
import hearthside.server.testing.Line;
import hearthside.server.testing.Postgreses;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/// Two servers on one PostgreSQL: a clock that runs out is seen on both, and rings once.
class SharedClockTest {
    private static final String LIVE = "{\"is\":\"Live\",\"seconds\":30,\"reserveSeconds\":60,\"standIn\":\"first\"}";

    private static void awaitAway(Line line, String seats) {
        while (!line.update().get("pacing").get("away").toString().equals(seats)) line.await("Update");
    }

    @Test
    void ofTwoServersOneLetsAStandInPlayAndTellsThePlayer() throws Exception {
        var place = Postgreses.fresh();
        var time = HandClock.ticking();
        var config = Client.config(place).withChannels(new NoticeChannels("https://table.example.org", null, true));
        try (var push = new FakePush(); var one = Server.start(config, _ -> {}, time); var two = Server.start(config, _ -> {}, time)) {
            var ada = new Client(one);
            var ben = new Client(two);
            ada.post("/api/notices", "{\"language\":\"en\",\"webhook\":\"%s\"}".formatted(push.url("/hook")));
            var opened = ada.openPaced(LIVE, "{\"start\":\"1\"}", "me:Ada", "open");
            ben.join(table(opened), secrets(opened).getFirst(), "Ben");
            try (var b = ben.watch(table(opened))) {
                time.pass(Duration.ofSeconds(91));
                awaitAway(b, "[0]");
                while (!b.isToAct()) b.await("Update"); // the stand-in has played, on whichever server
                assertThat(push.next()).contains("Your time ran out");
                try (var a = ada.watch(table(opened))) {
                    assertThat(a.seq()).isEqualTo(b.seq());
                    a.send("{\"is\":\"Return\",\"seat\":0}");
                    awaitAway(a, "[]");
                    awaitAway(b, "[]");
                }
            }
            ada.post("/api/notices/test", "{}");
            assertThat(push.next()).as("told once").contains("Hearthside will tell you here");
        }
    }
}
