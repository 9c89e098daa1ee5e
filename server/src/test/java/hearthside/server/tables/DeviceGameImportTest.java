package hearthside.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.games.Games;
import hearthside.games.fireaxe.FireAndAxe;
import hearthside.games.fireaxe.FireAndAxeEdition;
import hearthside.server.Server;
import hearthside.server.http.RateLimits;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import hearthside.wire.Journal;
import hearthside.wire.JournalLine;
import hearthside.wire.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.node.ObjectNode;

/// Games that were played on somebody's device come to the house: all of the honest ones, and nothing else.
class DeviceGameImportTest {
    private static final String PATH = "/api/journals";
    private static final int ALL = 100_000;

    @TempDir
    Path folder;

    /// A game of a device: what it would send.
    private static final class Device {
        private String header = "";
        private final List<String> lines = new ArrayList<>();

        static Device playing(String game, int decisions) { return new Device().play(Games.find(game).orElseThrow(), decisions); }

        private <S extends Copyable<S>, A> Device play(Game<S, A> game, int decisions) {
            var match = new Match<>(game, game.info().terms(2), new Chance.Seeded(5));
            var choices = new Chance.Seeded(6);
            header = Json.write(Journal.header(game, match.terms(), null));
            lines.add(JournalLine.of(match.journal().getFirst()).text());
            for (int i = 0; i < decisions && !match.isOver(); i++) {
                int seat = match.toAct().first();
                var options = match.options(seat);
                match.play(seat, options.get(choices.below(options.size())));
                lines.add(JournalLine.of(match.journal().getLast()).text());
                if (i % 10 == 4 && !match.isOver()) {
                    match = match.before(2);
                    lines.add("{\"undo\":2}");
                }
            }
            return this;
        }

        String sent(String name, String seats) {
            return Json.write(Map.of("name", name, "header", header, "lines", lines, "seats", Json.parse(seats), "hints", true));
        }

        String sent() { return sent("here-abc", "[{\"name\":\"Ada\",\"resigned\":false},{\"bot\":\"random\",\"resigned\":false}]"); }
    }

    private static String taken(Client client, String sent) {
        var answer = client.post(PATH, sent);
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        return Client.table(answer.json());
    }

    @ParameterizedTest
    @EnumSource
    void aFinishedGameIsKeptAsIfItHadBeenPlayedHere(Databases kind) {
        var database = kind.fresh(folder);
        var device = Device.playing(Client.GAME, ALL);
        String id, cookie;
        try (var server = Server.start(Client.config(database))) {
            var ada = new Client(server).signUp("Ada");
            cookie = ada.cookie;
            id = taken(ada, device.sent());
            var shown = ada.get("/api/tables/" + id).json();
            assertThat(shown.get("over").booleanValue()).isTrue();
            assertThat(shown.get("hash").stringValue()).as("nothing is promised about its luck").isEmpty();
            assertThat(ada.get("/api/tables/%s/fairness".formatted(id)).error()).isEqualTo("local-luck");
            while (!ada.get("/api/archive?mine=true").text().contains(id)) Thread.onSpinWait(); // written by and by
            assertThat(ada.get("/api/ratings/" + Client.GAME).text()).as("it is not rated").doesNotContainPattern("\\bAda\\b");
        }
        try (var server = Server.start(Client.config(database))) { // read from the disk again
            var ada = new Client(server, cookie);
            var replay = ada.get("/api/tables/%s/replay?from=0&count=200".formatted(id)).json();
            assertThat(replay.get("steps").size()).isPositive();
            var journal = ada.get("/api/tables/%s/journal".formatted(id)).text();
            var lines = new ArrayList<>(List.of(device.header));
            lines.addAll(device.lines);
            assertThat(journal.lines().toList()).isEqualTo(lines);
        }
    }

    /// The real box was on somebody's table: it says so wherever it is told of, also when it is read again.
    @ParameterizedTest
    @EnumSource
    void luckThatWasTypedInIsMarked(Databases kind) {
        var database = kind.fresh(folder);
        var typed = Device.playing(Client.GAME, 25).sent("here-typed",
                "[{\"name\":\"Ada\",\"resigned\":false},{\"name\":\"Ben\",\"resigned\":false}]").replaceFirst("\\{", "{\"ownDice\":true,");
        String id, drawn, cookie;
        try (var server = Server.start(Client.config(database))) {
            var ada = new Client(server);
            id = taken(ada, typed);
            drawn = taken(ada, Device.playing(Client.GAME, 25).sent());
            cookie = ada.cookie;
        }
        try (var server = Server.start(Client.config(database))) {
            var ada = new Client(server, cookie);
            assertThat(ada.get("/api/tables/" + id).json().get("ownDice").booleanValue()).isTrue();
            assertThat(ada.get("/api/tables/" + drawn).json().get("ownDice").booleanValue()).isFalse();
            for (var listed : ada.get("/api/tables").json())
                assertThat(listed.get("ownDice").booleanValue()).isEqualTo(listed.get("table").stringValue().equals(id));
        }
    }

    @ParameterizedTest
    @EnumSource
    void aRunningGameGoesOnAlsoAfterARestart(Databases kind) {
        var database = kind.fresh(folder);
        var device = Device.playing(Client.GAME, 25);
        String id, cookie;
        int seq;
        try (var server = Server.start(Client.config(database))) {
            var ada = new Client(server);
            cookie = ada.cookie;
            id = taken(ada, device.sent());
            try (var line = ada.watch(id)) {
                assertThat(line.seq()).isGreaterThanOrEqualTo(device.lines.size());
                assertThat(line.update().get("hash").stringValue()).isEmpty();
                line.playOn(new Random(1), 6);
                seq = line.seq();
                assertThat(seq).isGreaterThan(device.lines.size());
            }
        }
        try (var server = Server.start(Client.config(database)); var line = new Client(server, cookie).watch(id)) {
            assertThat(line.seq()).isGreaterThanOrEqualTo(seq);
            line.playOn(new Random(2), 2000);
            assertThat(line.isOver()).isTrue();
            assertThat(new Client(server, cookie).get("/api/tables/%s/journal".formatted(id)).text()).doesNotContain("\"seed\"");
        }
    }

    @Test
    void whatWasSentTwiceIsTakenInOnce() {
        try (var server = Server.start(Client.config(folder))) {
            var ada = new Client(server);
            var sent = Device.playing("stone-age", 12).sent();
            assertThat(taken(ada, sent)).isEqualTo(taken(ada, sent));
            assertThat(ada.get("/api/tables").json().size()).isEqualTo(1);
            assertThat(taken(new Client(server), sent)).as("another's game of the same name").isNotEqualTo(taken(ada, sent));
        }
    }

    @Test
    void whatDoesNotFitTheRulesIsRefusedWithItsLine() {
        try (var server = Server.start(Client.config(folder))) {
            var ada = new Client(server);
            var honest = Device.playing("stone-age", 20);
            int rolled = honest.lines.stream().filter(line -> line.contains("\"drew\":[") && !line.contains("\"drew\":[]")).skip(1)
                    .map(honest.lines::indexOf).findFirst().orElseThrow();
            refused(ada, honest, lines -> lines.set(rolled, lines.get(rolled).replaceFirst("\"drew\":\\[\\d+", "\"drew\":[9999")), "line");
            refused(ada, honest, lines -> lines.set(rolled, lines.get(rolled).replaceFirst("\"drew\":\\[", "\"drew\":[0,")), "line");
            refused(ada, honest, lines -> lines.set(2, lines.get(2).replace("\"seat\":", "\"seat\":1")), "line 2");
            refused(ada, honest, lines -> lines.remove(2), "line");
            refused(ada, honest, List::removeFirst, "line 0");
            refused(ada, honest, List::clear, "line 0");
            refused(ada, honest, lines -> lines.set(3, "{\"undo\":50}"), "undo");
            refused(ada, honest, lines -> lines.add("{\"seed\":\"%s\"}".formatted("0".repeat(64))), "line");
            refused(ada, honest, lines -> lines.set(1, "{"), "line 1");
            assertThat(ada.get("/api/tables").json().isEmpty()).as("nothing of it is kept").isTrue();
        }
    }

    private interface Forgery {
        void change(List<String> lines);
    }

    private static void refused(Client client, Device honest, Forgery forgery, String field) {
        var forged = new Device();
        forged.header = honest.header;
        forged.lines.addAll(honest.lines);
        forgery.change(forged.lines);
        var answer = client.post(PATH, forged.sent());
        assertThat(answer.status()).as(answer.text()).isEqualTo(400);
        assertThat(answer.json().get("field").stringValue()).as(answer.text()).contains(field);
    }

    @Test
    void thereAreBounds() {
        try (var server = Server.start(Client.config(folder))) {
            var ada = new Client(server);
            var device = Device.playing(Client.GAME, 3);
            refused(ada, device, lines -> lines.addAll(Collections.nCopies(4000, "{\"undo\":1}")), "lines");
            refused(ada, device, lines -> lines.addAll(Collections.nCopies(301, "{\"undo\":1}")), "lines");
            refused(ada, device, lines -> lines.add("{\"undo\":1%s}".formatted(" ".repeat(1000))), "lines");
            var last = Device.playing("stone-age", 120);
            refused(ada, last, lines -> {
                var again = lines.getLast();
                for (int i = 0; i < 280; i++) lines.addAll(List.of("{\"undo\":1}", again));
            }, "lines");
            var large = new Device();
            large.header = device.header;
            large.lines.addAll(Collections.nCopies(3000, "{\"undo\":1%s}".formatted(" ".repeat(300))));
            assertThat(ada.post(PATH, large.sent()).status()).isEqualTo(413);
            for (var seats : List.of("[]", "[{\"resigned\":false}]",
                    "[{\"bot\":\"random\",\"resigned\":false},{\"bot\":\"random\",\"resigned\":false}]",
                    "[{\"resigned\":false},{\"bot\":\"nobody\",\"resigned\":false}]", "[{\"resigned\":true},{\"resigned\":false}]"))
                assertThat(ada.post(PATH, device.sent("here-a", seats)).json().get("field").stringValue()).as(seats).startsWith("seats");
            assertThat(ada.post(PATH, device.sent("../a", "[]")).json().get("field").stringValue()).isEqualTo("name");
        }
    }

    @Test
    void anotherEditionOtherRulesAndGamesThatBeganElsewhereStayWhereTheyAre() {
        try (var server = Server.start(Client.config(folder))) {
            var ada = new Client(server);
            var tree = (ObjectNode) Json.tree(FireAndAxeEdition.HOUSE);
            tree.put("name", "Ours");
            var game = new FireAndAxe();
            var foreign = Device.playing(game.info().id(), 3);
            foreign.header = Json
                    .write(Journal.header(game, game.info().terms(2, Map.of(), Json.read(FireAndAxeEdition.class, tree)), null));
            var answer = ada.post(PATH, foreign.sent());
            assertThat(answer.status()).as(answer.text()).isEqualTo(409);
            assertThat(answer.error()).isEqualTo("foreign-edition");
            for (var other : List.of("\"rules\":999", "\"hearthside\":2", "\"hash\":\"00\"", "\"game\":\"chess\"")) {
                var device = Device.playing(Client.GAME, 3);
                var field = other.substring(0, other.indexOf(':') + 1);
                device.header = device.header.replaceFirst(field + "[^,]*", other);
                assertThat(ada.post(PATH, device.sent()).status()).as(other).isBetween(400, 404);
            }
        }
    }

    @Test
    void whoeverGaveUpHasGivenUpHereToo() {
        try (var server = Server.start(Client.config(folder))) {
            var ada = new Client(server);
            var id = taken(ada, Device.playing(Client.GAME, 9).sent("here-b",
                    "[{\"name\":\"Ada\",\"resigned\":false},{\"name\":\"Bo\",\"bot\":\"random\",\"resigned\":true}]"));
            var shown = ada.get("/api/tables/" + id).json();
            assertThat(shown.get("over").booleanValue()).as("the last of two people has won").isTrue();
            assertThat(shown.get("seats").get(1).get("resigned").booleanValue()).isTrue();
        }
    }

    @Test
    void theyComeInByTheSameDoorAsAllTables() {
        try (var server = Server.start(Client.config(folder).withLimits(RateLimits.UNLIMITED.withTables(0, 2, 0)))) {
            var ada = new Client(server);
            ada.open("me", "here");
            var device = Device.playing(Client.GAME, 3);
            var seats = "[{\"resigned\":false},{\"bot\":\"random\",\"resigned\":false}]";
            taken(ada, device.sent("here-a", seats));
            assertThat(ada.post(PATH, device.sent("here-b", seats)).error()).isEqualTo("too-many-tables");
        }
    }

    /// What is a text to the door is JSON behind it.
    @ParameterizedTest
    @EnumSource
    void whatIsHiddenInTheTextsOfAJournalDoesNoHarm(Databases kind) {
        try (var server = Server.start(Client.config(kind.fresh(folder)))) {
            var ada = new Client(server);
            var deep = "[".repeat(20_000) + "]".repeat(20_000);
            var headers = List.of(deep, "null", "[]", "\"\"", "{\"hearthside\":1e999999999}", "{\"hearthside\":1,\"game\":\"\\u0000\"}");
            for (var header : headers) {
                var device = Device.playing(Client.GAME, 3);
                device.header = header;
                assertThat(ada.post(PATH, device.sent()).status()).as("a header of %d letters", header.length()).isBetween(400, 409);
            }
            var honest = Device.playing(Client.GAME, 3);
            for (var line : List.of("[".repeat(900), "{\"undo\":1e400}", "{\"undo\":-1}", "{\"undo\":2147483648}",
                    "{\"seat\":0,\"action\":{\"is\":\"\\u0000\"},\"drew\":[],\"revealed\":false}",
                    "{\"seat\":0,\"action\":null,\"drew\":[1e30],\"revealed\":false}", "\ud83d", "{\"a\":\"\\ud83d\"}"))
                refused(ada, honest, lines -> lines.set(1, line), "");
            for (var name : List.of("a\\u0000b", "\\u202eevil", "x".repeat(500)))
                assertThat(ada.post(PATH, honest.sent("here-x",
                        "[{\"name\":\"%s\",\"resigned\":false},{\"bot\":\"random\",\"resigned\":false}]".formatted(name))).status())
                        .as(name).isIn(200, 400);
            assertThat(ada.get("/api/tables").text()).doesNotContain("\u202e", "\\u202e");
        }
    }
}
