package hearthside.server.puzzle;

import static hearthside.server.ServerInside.tables;
import static hearthside.server.testing.Client.table;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Copyable;
import hearthside.core.Match;
import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.wire.Json;
import java.nio.file.Path;
import java.sql.Connection;
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

/// The costliest choices of one's own games come back as puzzles that nobody else sees.
class OwnPuzzlesTest {
    @TempDir
    Path folder;
    private Server server;
    private Client ada;
    private String id = "";

    /// A choice of seat 0 with more than one option: what was chosen, and something else.
    private record Choice(int step, JsonNode chosen, JsonNode other) {}

    @BeforeEach
    void playAGame() {
        server = Server.start(Client.config(folder));
        ada = new Client(server);
        id = table(ada.open("me:Ada", "bot:random"));
        assertThat(ada.get(path(1)).status()).as("nothing of a game that goes on").isEqualTo(404);
        try (var line = ada.watch(id)) {
            line.playOn(new Random(1), 2_000);
            while (!line.isOver()) line.await("Update");
        }
    }

    @AfterEach
    void stop() { server.close(); }

    /// Browsers look back by themselves: the house does for whoever wants puzzles of their games.
    @Test
    void whoeverAsksForTheirPuzzlesLetsTheHouseLookBack() throws SQLException {
        assertThat(looksBack()).as("nobody has asked").isZero();
        assertThat(ada.get("/api/puzzles/own").status()).isEqualTo(200);
        assertThat(looksBack()).isPositive();
    }

    private int looksBack() throws SQLException {
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("data/hearthside.db"));
                var found = connection.createStatement().executeQuery(
                        """
                                select (select count(*) from scheduled_tasks where task_name = 'review')
                                + (select count(*) from review_steps)""")) {
            return found.getInt(1);
        }
    }

    private String path(int step) { return "/api/puzzles/own/%s/%d".formatted(id, step); }

    private static <S extends Copyable<S>, A> List<Choice> choices(Match<S, A> played) {
        var found = new ArrayList<Choice>();
        played.follow((now, _) -> {
            int step = now.journal().size();
            if (step == played.journal().size() || played.journal().get(step).seat() != 0) return;
            var chosen = played.journal().get(step).action();
            now.options(0).stream().filter(option -> !option.equals(chosen)).findFirst()
                    .ifPresent(other -> found.add(new Choice(step, Json.tree(chosen), Json.tree(other))));
        });
        return found;
    }

    /// What the look back has found is written by hand: a search with a busy machine would say something else each time.
    private Choice judge() throws SQLException {
        var choice = choices(tables(server).table(id).finished()).getLast();
        server.close();
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("data/hearthside.db"))) {
            connection.createStatement().execute("delete from scheduled_tasks where task_name = 'review'");
            connection.createStatement().execute("delete from review_steps");
            for (int step = 0; step <= choice.step; step++)
                write(connection, step, step == choice.step
                        ? "{\"step\":%d,\"seat\":0,\"wins\":[0.4,0.6],\"cost\":0.25,\"better\":%s,\"reason\":null,\"luck\":[]}"
                                .formatted(step, choice.other)
                        : "{\"step\":%d,\"seat\":-1,\"wins\":[0.65,0.35],\"cost\":0,\"better\":null,\"reason\":null,\"luck\":[]}"
                                .formatted(step));
        }
        server = Server.start(Client.config(folder));
        ada = new Client(server, ada.cookie);
        return choice;
    }

    private void write(Connection connection, int step, String judged) throws SQLException {
        try (var row = connection.prepareStatement("insert into review_steps (table_id, step, judged) values (?, ?, ?)")) {
            row.setString(1, id);
            row.setInt(2, step);
            row.setString(3, judged);
            row.execute();
        }
    }

    @Test
    void aCostlyChoiceComesBackForWhoeverMadeIt() throws SQLException {
        var choice = judge();
        var own = ada.get("/api/puzzles/own").json();
        assertThat(own.size()).isEqualTo(1);
        assertThat(own.get(0).get("table").stringValue()).isEqualTo(id);
        assertThat(own.get(0).get("step").intValue()).isEqualTo(choice.step);
        assertThat(own.get(0).get("cost").doubleValue()).isEqualTo(0.25);
        var shown = ada.get(path(choice.step)).json();
        assertThat(shown.propertyNames()).containsExactlyInAnyOrder("id", "game", "seat", "level", "moments", "terms");
        assertThat(shown.get("moments").get(0).get("toAct").toString()).isEqualTo("[0]");
        var again = ada.post(path(choice.step), "{\"action\":%s}".formatted(choice.chosen)).json();
        assertThat(again.get("right").booleanValue()).as("what was chosen then is no better now").isFalse();
        assertThat(again.get("options").get(0).get("win").doubleValue()).isEqualTo(0.65);
        assertThat(again.get("options").get(1).get("win").doubleValue()).isEqualTo(0.4);
        assertThat(again.get("options").get(1).get("points").isNull()).isTrue();
        var found = ada.post(path(choice.step), "{\"action\":%s}".formatted(choice.other)).json();
        assertThat(found.get("right").booleanValue()).isTrue();
        assertThat(found.get("line").size()).isEqualTo(1);
        assertThat(ada.post(path(choice.step) + "/why", "{\"action\":%s}".formatted(choice.other)).json().get("refused").isNull()).isTrue();
    }

    /// What the house thinks of a choice is of use to whoever still has the same cards before them.
    @Test
    void nothingIsToldWhileAnotherTablePlaysWithTheSameLuck() throws SQLException {
        var other = table(ada.open("me:Ada", "here"));
        var choice = judge();
        change("update tables set shared_luck = 1, hash = (select hash from tables where id = ?) where id in (?, ?)", id, id, other);
        change("delete from review_steps where step < ?", choice.step + 1); // as if nobody had looked back yet
        assertThat(ada.get("/api/puzzles/own").text()).isEqualTo("[]");
        assertThat(looksBack()).as("the house does not look back at it either").isZero();
        choice = judge();
        assertThat(ada.get("/api/puzzles/own").text()).isEqualTo("[]");
        var body = "{\"action\":%s}".formatted(choice.other);
        assertThat(ada.get(path(choice.step)).error()).isEqualTo("unknown-puzzle");
        assertThat(ada.post(path(choice.step), body).error()).isEqualTo("unknown-puzzle");
        assertThat(ada.post(path(choice.step) + "/why", body).error()).isEqualTo("unknown-puzzle");
        change("update tables set status = 'over' where id = ?", other);
        assertThat(ada.get("/api/puzzles/own").json().size()).as("the last of them is over").isEqualTo(1);
        assertThat(ada.get(path(choice.step)).status()).isEqualTo(200);
    }

    private void change(String sql, Object... values) throws SQLException {
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("data/hearthside.db"));
                var row = connection.prepareStatement(sql)) {
            for (int i = 0; i < values.length; i++) row.setObject(i + 1, values[i]);
            row.execute();
        }
    }

    @Test
    void nobodyElseSeesItAndNothingElseIsOne() throws SQLException {
        var choice = judge();
        var eve = new Client(server);
        var body = "{\"action\":%s}".formatted(choice.other);
        assertThat(eve.get("/api/puzzles/own").json().isEmpty()).isTrue();
        assertThat(eve.get(path(choice.step)).error()).isEqualTo("unknown-puzzle");
        assertThat(eve.post(path(choice.step), body).error()).isEqualTo("unknown-puzzle");
        assertThat(eve.post(path(choice.step) + "/why", body).error()).isEqualTo("unknown-puzzle");
        for (int step : new int[] {-1, 0, choice.step - 1, choice.step + 1, 1_000_000})
            assertThat(ada.get(path(step)).error()).as("step " + step).isEqualTo("unknown-puzzle");
    }
}
