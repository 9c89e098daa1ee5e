package hearthside.server.program;

import static hearthside.server.ServerInside.tables;
import static hearthside.server.testing.Client.passphrase;
import static hearthside.server.testing.Client.table;
import static hearthside.server.testing.Eventually.eventually;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.Copyable;
import hearthside.server.Server;
import hearthside.server.http.RateLimits;
import hearthside.server.identity.Account;
import hearthside.server.identity.Secrets;
import hearthside.server.store.Store;
import hearthside.server.table.Table;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import hearthside.server.testing.Program;
import hearthside.wire.Json;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What whoever has many tokens, an old one or none at all does not get.
@SuppressWarnings("try") // a server is there as long as its programs are
class ProgramGuardsTest {
    private static final String AGAINST_TWO = "{\"game\":\"%s\",\"against\":[{\"name\":\"Robo Two\"}]}".formatted(Client.GAME);

    @TempDir
    Path folder;

    private static String renewed(Program robo) {
        return robo.at.post("/api/account/program", "{\"passphrase\":\"%s\"}".formatted(passphrase(robo.name))).json().get("token")
                .stringValue();
    }

    @ParameterizedTest
    @EnumSource
    void aStreamEndsWithItsTokenAndWithItsAccount(Databases kind) {
        var place = kind.fresh(folder);
        try (var server = Server.start(Client.config(place)); var robo = Program.of(server, "Robo").connect()) {
            renewed(robo);
            robo.await("Closed");
            assertThat(robo.post("/challenges/x/accept", "{}").error()).isEqualTo("no-token");
            try (var gone = Program.of(server, "Gone").connect()) {
                assertThat(gone.at.post("/api/me/delete", "{\"passphrase\":\"%s\"}".formatted(passphrase("Gone"))).status()).isEqualTo(200);
                gone.await("Closed");
                assertThat(gone.post("/games", AGAINST_TWO).error()).as("nor is it known for a while longer").isEqualTo("no-token");
            }
        }
    }

    @Test
    void aTokenThatIsRenewedAtOneServerIsWorthNothingAtTheOther() {
        var place = Databases.POSTGRESQL.fresh(folder);
        try (var first = Server.start(Client.config(place));
                var second = Server.start(Client.config(place));
                var robo = Program.of(first, "Robo");
                var there = robo.at(second).connect()) {
            renewed(robo);
            there.await("Closed");
            eventually("its calls are refused", () -> there.post("/challenges/x/accept", "{}").error().equals("no-token"));
        }
    }

    @Test
    void aStreamGoesOnWhereItsTokenIsStillGood() {
        try (var server = Server.start(Client.config(Databases.SQLITE.fresh(folder))); var robo = Program.of(server, "Robo").connect()) {
            var change = "{\"old\":\"%s\",\"passphrase\":\"three words that are new\"}".formatted(passphrase("Robo"));
            assertThat(robo.at.post("/api/account/passphrase", change).status()).as("its pages are dismissed").isEqualTo(200);
            assertThat(robo.post("/games", "{\"game\":\"%s\",\"against\":[{\"level\":\"random\"}]}".formatted(Client.GAME)).status())
                    .isEqualTo(200);
            robo.await("Start");
        }
    }

    /// Tokens without the work of hashing passphrases.
    private static void accounts(String place, int count) {
        try (var store = Store.open(place)) {
            store.write(handle -> {
                for (int i = 0; i < count; i++) {
                    handle.execute("insert into accounts (id, name, name_key, shape, holder, link_key, created, program) "
                            + "values (?, ?, ?, ?, ?, 'key', 1, 1)", "p" + i, "P " + i, "p " + i, Account.shape("P " + i), "holder " + i);
                    handle.execute("insert into program_tokens (token, account, created, seen) values (?, ?, 1, 0)",
                            Secrets.hash("hsb_" + i), "p" + i);
                }
            });
        }
    }

    private static int call(Client at, String token, String path) {
        return Client.send(HttpRequest.newBuilder(at.uri("/api/bot" + path)).header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json").POST(HttpRequest.BodyPublishers.ofString("{}")).build()).status();
    }

    @Test
    void manyTokensOfOneAddressTogetherCallNoMoreThanAFew() {
        var place = Databases.SQLITE.fresh(folder);
        accounts(place, 60);
        try (var server = Server.start(Client.config(place).withLimits(RateLimits.UNLIMITED.withSockets(0, 1)))) {
            var at = new Client(server);
            int refused = 0;
            for (int i = 0; i < 60; i++) // each has five at once, all together a hundred, and twenty a second
                for (int call = 0; call < 5; call++) if (call(at, "hsb_" + i, "/tournaments/x/leave") == 429) refused++;
            assertThat(refused).isBetween(50, 200);
        }
    }

    @Test
    void programsDoNotTakeAllFreeSeatsOfTheLobby() {
        var place = Databases.SQLITE.fresh(folder);
        accounts(place, 3);
        try (var server = Server.start(Client.config(place).withLimits(RateLimits.UNLIMITED.withTables(4, 0, 0)))) {
            var ada = new Client(server);
            int seated = 0, last = 0;
            for (int i = 0; i < 3; i++) {
                var id = table(ada.post("/api/tables", "{\"game\":\"%s\",\"open\":true,\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"},"
                        .formatted(Client.GAME) + "{\"kind\":\"open\"}]}").json());
                for (var token : new String[] {"hsb_0", "hsb_" + (1 + i % 2)}) {
                    last = call(ada, token, "/tables/%s/sit".formatted(id));
                    if (last == 200) seated++;
                }
            }
            assertThat(seated).as("four an hour from one address, whatever the token").isEqualTo(4);
            assertThat(last).isEqualTo(429);
        }
    }

    @Test
    void onlySoManyStreamsComeFromOneAddress() {
        try (var server = Server.start(Client.config(folder).withLimits(RateLimits.UNLIMITED.withSockets(10, 0)));
                var one = Program.of(server, "Robo One").connect();
                var two = Program.of(server, "Robo Two").connect();
                var three = Program.of(server, "Robo Three")) {
            assertThatThrownBy(three::connect).hasMessageContaining("429");
            assertThat(one.told).isNotEmpty();
            assertThat(two.told).isNotEmpty();
        }
    }

    private static <S extends Copyable<S>, A> String anyMove(Table<S, A> table, int seat, Random random) {
        var options = table.state().match().options(seat);
        return "{\"seq\":%d,\"seat\":%d,\"action\":%s}".formatted(table.seq(), seat,
                Json.write(options.get(random.nextInt(options.size()))));
    }

    /// Two programs of one person, neither of which ever opens a stream.
    @Test
    void programsThatNeverLookAreRatedByWhereTheyPlayFrom() {
        try (var server = Server.start(Client.config(folder).withRatesNeighbours(false));
                var one = Program.of(server, "Robo One");
                var two = Program.of(server, "Robo Two")) {
            var opened = one.post("/games", AGAINST_TWO).json();
            assertThat(two.post("/challenges/%s/accept".formatted(opened.get("challenges").get(0).stringValue()), "{}").status())
                    .isEqualTo(200);
            var table = tables(server).table(table(opened));
            var random = new Random(11);
            while (!table.isOver()) {
                int seat = table.state().toAct().getFirst();
                assertThat((seat == 0 ? one : two).post("/tables/%s/move".formatted(table.id()), anyMove(table, seat, random)).status())
                        .isEqualTo(200);
            }
            eventually("it is written down", () -> !one.at.get("/api/archive?mine=true").json().get("games").isEmpty());
            var game = one.at.get("/api/archive?mine=true").json().get("games").get(0);
            assertThat(game.get("rated").booleanValue()).as("both play from one address").isFalse();
        }
    }

    @Test
    void howeverManyGamesAProgramOpensAtOnceItHasSixty() throws InterruptedException {
        try (var server = Server.start(Client.config(folder));
                var threads = Executors.newVirtualThreadPerTaskExecutor();
                var robo = Program.of(server, "Robo")) {
            var game = "{\"game\":\"%s\",\"against\":[{\"level\":\"random\"}],\"seat\":0}".formatted(Client.GAME);
            for (int i = 0; i < 90; i++) threads.execute(() -> robo.post("/games", game));
            threads.shutdown();
            assertThat(threads.awaitTermination(1, TimeUnit.MINUTES)).isTrue();
            assertThat(robo.post("/games", game).error()).isEqualTo("too-many-games");
            int open = tables(server).repository().store().read(handle -> handle
                    .createQuery("select count(*) from tables where status = 'playing'").mapTo(Integer.class).one());
            assertThat(open).isLessThanOrEqualTo(60);
        }
    }

    @Test
    void nobodyBecomesAProgramWhileAGameAsAPersonRuns() {
        try (var server = Server.start(Client.config(folder))) {
            Client ada = new Client(server).signUp("Ada"), ben = new Client(server).signUp("Ben");
            var opened = ada.open("me", "open");
            ben.join(table(opened), Client.secrets(opened).getFirst(), "Ben");
            var become = "{\"passphrase\":\"%s\"}".formatted(passphrase("Ada"));
            assertThat(ada.post("/api/account/program", become).error()).isEqualTo("still-playing");
            ada.watch(table(opened)).send("{\"is\":\"Resign\",\"seat\":0}");
            eventually("once it is written down", () -> ada.post("/api/account/program", become).status() == 200);
        }
    }

    @Test
    void nobodyTakesAllQuestionsThatMayBeOpenToSomebody() {
        try (var server = Server.start(Client.config(folder))) {
            new Client(server).signUp("Ben");
            Client eve = new Client(server), cleo = new Client(server);
            int sent = 0;
            while (challenge(eve, "Ben").status() == 200) assertThat(++sent).isLessThan(30);
            assertThat(sent).isEqualTo(5);
            assertThat(challenge(eve, "Ben").error()).isEqualTo("too-many-challenges");
            assertThat(challenge(cleo, "Ben").status()).as("others still can").isEqualTo(200);
        }
    }

    private static Client.Answer challenge(Client host, String name) {
        return host.post("/api/tables/%s/challenges".formatted(Client.table(host.open("me", "open"))), "{\"name\":\"%s\"}".formatted(name));
    }

    @ParameterizedTest
    @EnumSource
    void guestsDoNotKeepOthersFromAsking(Databases kind) {
        var place = kind.fresh(folder);
        try (var server = Server.start(Client.config(place))) {
            var ada = new Client(server).signUp("Ada");
            var tables = new ArrayList<String>();
            for (int guest = 0; guest < 8; guest++) {
                var stranger = new Client(server);
                for (int i = 0; i < 5; i++) {
                    tables.add(table(stranger.open("me", "open")));
                    assertThat(stranger.post("/api/tables/%s/challenges".formatted(tables.getLast()), "{\"name\":\"Ada\"}").status())
                            .isEqualTo(200);
                }
            }
            assertThat(ada.get("/api/me/challenges").json().size()).isEqualTo(40);
            var ben = new Client(server).signUp("Ben");
            var his = table(ben.open("me", "open"));
            assertThat(ben.post("/api/tables/%s/challenges".formatted(his), "{\"name\":\"Ada\"}").status()).isEqualTo(200);
            var asked = ada.get("/api/me/challenges");
            assertThat(asked.json().size()).isEqualTo(40);
            assertThat(asked.text()).contains(his, tables.getLast()).doesNotContain(tables.getFirst());
        }
    }
}
