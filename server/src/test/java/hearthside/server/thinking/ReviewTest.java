package hearthside.server.thinking;

import static hearthside.server.testing.Client.table;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.games.Games;
import hearthside.games.stoneage.StoneAge;
import hearthside.server.Server;
import hearthside.server.http.RateLimits;
import hearthside.server.testing.Client;
import hearthside.wire.Journal;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A finished game is judged in the background, and any moment of it can be played on from.
class ReviewTest {
    private static final int PATIENCE = 600; // tenths of a second

    @TempDir
    Path folder;
    private Server server;
    private Client ada;
    private String id = "";

    @BeforeEach
    void playAGame() {
        server = Server.start(Client.config(folder).withLimits(RateLimits.UNLIMITED));
        ada = new Client(server);
        id = table(ada.post("/api/tables", "{\"game\":\"stone-age\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"here\"}]}").json());
        try (var line = ada.watch(id)) {
            assertThat(ada.get("/api/tables/%s/review".formatted(id)).error()).as("nothing before the end").isEqualTo("not-over");
            assertThat(fork(3, 0).error()).isEqualTo("not-over");
            line.playOn(new Random(1), 2_000);
        }
    }

    @AfterEach
    void stop() { server.close(); }

    private Client.Answer fork(int step, int seat) {
        return ada.post("/api/tables/%s/fork".formatted(id),
                "{\"step\":%d,\"seat\":%d,\"name\":\"Ada\",\"bot\":\"greedy\"}".formatted(step, seat));
    }

    private JsonNode review(Client visitor, int from) { return visitor.get("/api/tables/%s/review?from=%d".formatted(id, from)).json(); }

    private JsonNode awaitReview(Client visitor) throws InterruptedException {
        for (int i = 0; i < PATIENCE; i++) {
            var shown = review(visitor, 0);
            if (shown.get("state").stringValue().equals("done")) return shown;
            Thread.sleep(100);
        }
        throw new AssertionError("no review: " + review(visitor, 100_000));
    }

    @Test
    void aReviewIsMadeByItselfAndGoesOnAfterARestart() throws InterruptedException, SQLException {
        while (review(ada, 0).get("judged").intValue() < 8) Thread.sleep(20);
        server.close();
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("data/hearthside.db"));
                var sql = connection.createStatement()) {
            sql.execute("delete from review_steps where step >= 24"); // however far it came
            sql.execute("delete from scheduled_tasks where task_name = 'review'");
        }
        server = Server.start(Client.config(folder).withLimits(RateLimits.UNLIMITED));
        var eve = new Client(server);
        var begun = review(eve, 0);
        assertThat(begun.get("state").stringValue()).isEqualTo("working");
        assertThat(begun.get("judged").intValue()).isBetween(8, 24);
        var done = awaitReview(eve);
        int count = eve.get("/api/tables/%s/replay?count=1".formatted(id)).json().get("count").intValue();
        assertThat(done.get("count").intValue()).isEqualTo(count);
        assertThat(done.get("steps").size()).isEqualTo(count);
        for (int step = 0; step < count; step++) assertThat(done.get("steps").get(step).get("step").intValue()).isEqualTo(step);
        assertThat(done.get("steps").get(3)).as("what was judged before stays").isEqualTo(begun.get("steps").get(3));
        assertThat(done.get("summary").get("given").size()).isEqualTo(2);
        assertThat(done.get("summary").get("luck").size()).isEqualTo(2);
        assertThat(done.get("summary").get("turning").size()).isPositive();
        assertThat(review(eve, count - 2).get("steps").size()).isEqualTo(2);
    }

    /// The archive lists all of them.
    @Test
    void oneVisitorDoesNotLetTheHouseLookBackAtAllItsGames() throws SQLException {
        var games = new ArrayList<>(List.of(id));
        for (int i = 0; i < 3; i++) games.add(givenUp());
        server.close();
        server = Server.start(Client.config(folder).withLimits(RateLimits.UNLIMITED.withTables(2, 0, 0)));
        for (var game : games) {
            var shown = new Client(server).get("/api/tables/%s/review".formatted(game));
            assertThat(shown.status()).isEqualTo(200);
            assertThat(new Client(server).get("/api/tables/%s/review".formatted(game)).status()).as("looking costs nothing").isEqualTo(200);
        }
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("data/hearthside.db"));
                var found = connection.createStatement().executeQuery("""
                        select count(*) from (select task_instance from scheduled_tasks where task_name = 'review'
                        union select table_id from review_steps)""")) {
            assertThat(found.getInt(1)).isEqualTo(2);
        }
    }

    private String givenUp() {
        var table = table(ada.open("me", "here"));
        try (var line = ada.watch(table)) {
            for (int seat = 0; seat < 2; seat++) line.send("{\"is\":\"Resign\",\"seat\":%d}".formatted(seat));
            line.until(update -> update.get("over").booleanValue());
        }
        return table;
    }

    @Test
    void anyStepOfAFinishedGameBecomesATableAgainstBots() {
        var steps = ada.get("/api/tables/%s/replay?from=40&count=1".formatted(id)).json().get("steps");
        var eve = new Client(server);
        var opened = eve.post("/api/tables/%s/fork".formatted(id), "{\"step\":40,\"seat\":1,\"name\":\"Eve\",\"bot\":\"random\"}");
        assertThat(opened.status()).as(opened.text()).isEqualTo(200);
        var fork = table(opened.json());
        try (var line = eve.watch(fork)) {
            assertThat(line.update().get("mine").toString()).isEqualTo("[1]");
            assertThat(line.update().get("seats").get(0).get("kind").stringValue()).isEqualTo("bot");
            assertThat(eve.get("/api/tables/" + fork).json().get("hints").booleanValue()).isTrue();
            line.playOn(new Random(2), 2_000);
            while (!line.isOver()) line.await("Update");
        }
        var replay = eve.get("/api/tables/%s/replay?count=1".formatted(fork)).json();
        assertThat(replay.get("steps").get(0).get("view")).as("it begins where the other stood").isEqualTo(steps.get(0).get("view"));
        var journal = Journal.read(Games.ALL, eve.get("/api/tables/%s/journal".formatted(fork)).text());
        assertThat(journal.verify(new StoneAge()).faults()).isEmpty();
        server.close();
        server = Server.start(Client.config(folder).withLimits(RateLimits.UNLIMITED));
        assertThat(new Client(server).get("/api/tables/%s/replay?count=1".formatted(fork)).json()).as("the same after a restart")
                .isEqualTo(replay);
    }

    @Test
    void whatCannotBePlayedOnFromIsSaidInASentence() {
        int count = ada.get("/api/tables/%s/replay?count=1".formatted(id)).json().get("count").intValue();
        assertThat(fork(count - 1, 0).error()).isEqualTo("game-over");
        assertThat(fork(count, 0).error()).isEqualTo("bad-step");
        assertThat(fork(3, 2).error()).isEqualTo("bad-seat");
        assertThat(ada.post("/api/tables/%s/fork".formatted(id), "{\"step\":3,\"seat\":0,\"bot\":\"hal\"}").error()).isEqualTo("bad-bot");
        assertThat(ada.post("/api/positions", "{\"seat\":0}").error()).isEqualTo("bad-position");
        assertThat(ada.post("/api/positions", "{\"seat\":0,\"position\":{\"game\":\"stone-age\",\"seats\":2,\"state\":{}}}").json()
                .get("field").stringValue()).startsWith("position.state");
    }

    @Test
    void aPositionOnFileBecomesATableToo() {
        var state = ada.get("/api/tables/%s/replay?from=12&count=1".formatted(id)).json().get("steps").get(0).get("view");
        var answer = ada.post("/api/positions",
                "{\"seat\":0,\"name\":\"Ada\",\"position\":{\"game\":\"stone-age\",\"seats\":2,\"state\":%s}}".formatted(state));
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        assertThat(ada.get("/api/tables/" + table(answer.json())).json().get("mine").toString()).isEqualTo("[0]");
    }
}
