package hearthside.server.club;

import static hearthside.server.testing.Client.table;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Result;
import hearthside.server.Server;
import hearthside.server.protocol.Club;
import hearthside.server.store.Store;
import hearthside.server.testing.Client;
import hearthside.server.testing.WholeGame;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class ClubTest {
    @TempDir
    Path folder;
    private Server server;
    private Client ada;
    private Client ben;

    @BeforeEach
    void start() {
        server = Server.start(Client.config(folder));
        ada = new Client(server);
        ben = new Client(server);
    }

    @AfterEach
    void stop() { server.close(); }

    @Test
    void anOpenTableStandsInTheLobbyUntilItIsFull() {
        var id = WholeGame.openTable(ada, true);
        var hidden = WholeGame.openTable(ada, false);
        var lobby = ben.get("/api/lobby").json();
        assertThat(lobby.size()).isEqualTo(1);
        assertThat(lobby.get(0).get("table").stringValue()).isEqualTo(id);
        assertThat(lobby.get(0).get("free").intValue()).isEqualTo(1);
        assertThat(ben.post("/api/tables/%s/sit".formatted(hidden), "{}").error()).isEqualTo("private-table");
        assertThat(ada.post("/api/tables/%s/sit".formatted(id), "{}").json().get("seat").intValue()).as("who sits there already stays")
                .isEqualTo(0);
        assertThat(ben.post("/api/tables/%s/sit".formatted(id), "{\"name\":\"Ben\"}").json().get("seat").intValue()).isEqualTo(1);
        assertThat(new Client(server).post("/api/tables/%s/sit".formatted(id), "{}").error()).isEqualTo("full");
        assertThat(ben.get("/api/lobby").json().isEmpty()).isTrue();
    }

    @Test
    void aGameBetweenTwoAccountsIsRatedOnce() {
        ada.signUp("Ada");
        ben.signUp("Ben");
        var id = WholeGame.playAgainst(ada, ben, true, 1);
        var winner = ada.get("/api/archive").json().get("games").get(0).get("seats").get(0);
        assertThat(winner.get("won").booleanValue()).isTrue();
        var best = ada.get("/api/ratings/" + Client.GAME).json();
        assertThat(best.get(0).get("name")).isEqualTo(winner.get("name"));
        assertThat(best.get(0).get("value").intValue()).isGreaterThan(1500);
        assertThat(best.get(1).get("value").intValue()).isLessThan(1500);
        var history = ada.get("/api/players/ada").json().get("ratings").get(0).get("history");
        assertThat(history.size()).isEqualTo(1);
        assertThat(history.get(0).get("table").stringValue()).isEqualTo(id);
        server.close();
        server = Server.start(Client.config(folder));
        var again = new Client(server);
        assertThat(again.get("/api/ratings/" + Client.GAME).json()).as("a restart rates nothing twice").isEqualTo(best);
        WholeGame.playAgainst(new Client(server).signIn("Ada"), new Client(server).signIn("Ben"), false, 2);
        assertThat(again.get("/api/players/Ada").json().get("ratings").get(0).get("games").intValue()).isEqualTo(2);
    }

    @Test
    void gamesWithGuestsAndGamesAtOneScreenAreNotRated() {
        ada.signUp("Ada");
        WholeGame.playAgainst(ada, ben, true, 3);
        assertThat(ada.get("/api/ratings/" + Client.GAME).json().isEmpty()).isTrue();
        assertThat(ada.get("/api/archive").json().get("games").get(0).get("rated").booleanValue()).isFalse();
    }

    @Test
    void whoGivesUpHasLost() {
        ada.signUp("Ada");
        ben.signUp("Ben");
        var id = WholeGame.openTable(ada, true);
        ben.post("/api/tables/%s/sit".formatted(id), "{}");
        try (var a = ada.watch(id); var b = ben.watch(id)) {
            while (!b.isToAct()) {
                while (a.isToAct()) a.playAny();
                b.awaitSeq(a.seq());
            }
            a.awaitSeq(b.playAny(new Random(1)).get("seq").intValue());
            b.send("{\"is\":\"Resign\",\"seat\":1}");
            while (!a.isOver()) a.await("Update");
        }
        WholeGame.awaitWritten(ada, id);
        var seats = ada.get("/api/archive?result=resigned").json().get("games").get(0).get("seats");
        assertThat(seats.get(0).get("player").stringValue()).isEqualTo("Ada");
        assertThat(seats.get(0).get("won").booleanValue()).isTrue();
        assertThat(seats.get(1).get("resigned").booleanValue()).isTrue();
        assertThat(ben.get("/api/me/statistics").json().get("games").get(0).get("won").intValue()).isZero();
        assertThat(ben.get("/api/me/statistics").json().get("ratings").get(0).get("value").intValue()).isLessThan(1500);
    }

    @Test
    void whoGivesUpBeforeDecidingAnythingCostsNobodyARating() {
        ada.signUp("Ada");
        ben.signUp("Ben");
        var opened = ada.openWith("{\"start\":\"1\"}", "me", "open");
        var id = table(opened);
        ben.join(id, Client.secrets(opened).getFirst(), "");
        try (var a = ada.watch(id); var b = ben.watch(id)) {
            a.playAny(new Random(1));
            b.send("{\"is\":\"Resign\",\"seat\":1}");
            while (!a.isOver()) a.await("Update");
        }
        WholeGame.awaitWritten(ada, id);
        assertThat(ada.get("/api/archive?mine=true").json().get("games").get(0).get("rated").booleanValue()).isFalse();
        assertThat(ada.get("/api/ratings/" + Client.GAME).json().isEmpty()).isTrue();
    }

    @Test
    void twoAccountsAtOneAddressAreNotRatedUnlessTheHouseAllowsIt() {
        server.close();
        server = Server.start(Client.config(folder).withRatesNeighbours(false));
        ada = new Client(server).signUp("Ada");
        ben = new Client(server).signUp("Ben");
        WholeGame.playAgainst(ada, ben, true, 9);
        assertThat(ada.get("/api/archive").json().get("games").get(0).get("rated").booleanValue()).isFalse();
        assertThat(ada.get("/api/ratings/" + Client.GAME).json().isEmpty()).isTrue();
    }

    @Test
    void finishedGamesOfOpenTablesCanBeSearched() {
        ben.signUp("Ben_jamin");
        var open = WholeGame.playAgainst(ada, ben, true, 5);
        var hidden = WholeGame.playAgainst(ada, ben, false, 6);
        assertThat(tables(ada.get("/api/archive").json())).isEqualTo(open);
        assertThat(tables(ada.get("/api/archive?mine=true").json())).isEqualTo(hidden + " " + open);
        assertThat(tables(ada.get("/api/archive?player=jamin").json())).isEqualTo(open);
        assertThat(tables(ada.get("/api/archive?player=%3Dada").json())).as("a guest by the name on the seat").isEqualTo(open);
        assertThat(tables(ada.get("/api/archive?player=B_n").json())).as("no pattern but a name").isEmpty();
        assertThat(tables(ada.get("/api/archive?game=stone-age").json())).isEmpty();
        var won = tables(ada.get("/api/archive?player=jamin&result=won").json());
        assertThat(won + tables(ada.get("/api/archive?player=jamin&result=lost").json())).isEqualTo(open);
        assertThat(ada.get("/api/archive?result=often").error()).isEqualTo("bad-result");
        var first = ada.get("/api/archive?mine=true&count=1").json();
        assertThat(tables(first)).isEqualTo(hidden);
        var second = ada.get("/api/archive?mine=true&count=1&after=" + first.get("next").stringValue()).json();
        assertThat(tables(second)).isEqualTo(open);
        assertThat(second.get("next").isNull()).isTrue();
        assertThat(ada.get("/api/archive?after=yesterday").error()).isEqualTo("bad-after");
    }

    private static String tables(JsonNode page) {
        var tables = new StringBuilder();
        for (var game : page.get("games")) tables.append(tables.isEmpty() ? "" : " ").append(game.get("table").stringValue());
        return tables.toString();
    }

    @Test
    void statisticsTellHowOneFaredAtEachGameAndAgainstWhom() {
        WholeGame.playAgainst(ada, ben, false, 7);
        ben.signUp("Ben");
        var mine = ada.get("/api/me/statistics").json();
        assertThat(mine.get("games").get(0).get("game").stringValue()).isEqualTo(Client.GAME);
        assertThat(mine.get("games").get(0).get("played").intValue()).isEqualTo(1);
        var rival = mine.get("opponents").get(0);
        assertThat(rival.get("kind").stringValue()).as("a guest who has an account now").isEqualTo("player");
        assertThat(rival.get("ahead").intValue() + rival.get("level").intValue() + rival.get("behind").intValue()).isEqualTo(1);
        assertThat(ben.get("/api/players/Ben").json().get("games").isEmpty()).as("private games are nobody's business").isTrue();
        var csv = ada.get("/api/me/results.csv");
        assertThat(csv.raw().headers().firstValue("Content-Disposition").orElseThrow()).contains("attachment");
        assertThat(csv.text()).startsWith("table,game,finished,").contains(",\"'=Ada\",").contains("\"Ben\"");
    }

    @Test
    void gamesThatEndedWhileNobodyWroteAreWrittenAtTheStart() throws Exception {
        var id = WholeGame.playAgainst(ada, ben, true, 8);
        server.close();
        try (var store = Store.open(folder.resolve("data/hearthside.db"))) {
            store.write(handle -> handle.execute("delete from results"));
            store.write(handle -> handle.execute("delete from finished_games"));
            assertThat(new ResultRepository(store, true).missing()).containsExactly(id);
        }
        server = Server.start(Client.config(folder));
        var again = new Client(server);
        again.cookie = ada.cookie;
        WholeGame.awaitWritten(again, id);
        assertThat(again.get("/api/archive").json().get("games").get(0).get("seats").size()).isEqualTo(2);
    }

    @Test
    void aResultGoesToWhoeverHoldsTheSeatWhenItIsWritten() {
        try (var store = Store.open(folder.resolve("other.db"))) {
            store.write(handle -> {
                handle.execute(
                        "insert into tables (id, game, header, seed, hash, host, status, created, updated) values ('t', 'g', '', '', "
                                + "'', '', 'over', 1, 1)");
                handle.execute("insert into seat_holders (table_id, seat, holder) values ('t', 0, 'account of Ada')");
            });
            var players = List.of(new Scoresheet.Player("Ada", "guest Ada", null, false),
                    new Scoresheet.Player("Ben", "guest Ben", null, false));
            var sheet = Scoresheet.of("t", "g", players, Result.best(List.of(2, 1), List.of(0, 0)), 1);
            new ResultRepository(store, true).write(sheet, List.of());
            var archive = new Archive(store).find(new Archive.Search(null, null, null, "account of Ada", true, null, 10));
            assertThat(archive.games()).singleElement().satisfies(game -> assertThat(game.seats()).extracting(Club.SeatThen::name)
                    .as("Ben has left").containsExactly("Ada", "somebody who left"));
        }
    }

    @Test
    void thePlayerNobodyKnowsIsNotThere() { assertThat(ada.get("/api/players/Nobody").error()).isEqualTo("unknown-player"); }
}
