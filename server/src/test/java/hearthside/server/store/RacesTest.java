package hearthside.server.store;

import static hearthside.server.ServerInside.tables;
import static hearthside.server.testing.Client.passphrase;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Config;
import hearthside.server.Server;
import hearthside.server.identity.Account;
import hearthside.server.identity.Secrets;
import hearthside.server.notice.FakePush;
import hearthside.server.notice.FakeSmtp;
import hearthside.server.notice.NoticeChannels;
import hearthside.server.people.AccountRepository;
import hearthside.server.people.Passkey;
import hearthside.server.people.Passkeys;
import hearthside.server.retention.Retention;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import hearthside.server.testing.Together;
import hearthside.wire.Json;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.IntFunction;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Whatever there may be only so much of: many at once get no more than one after the other, on SQLite, and on two servers that share one
/// PostgreSQL.
class RacesTest {
    @TempDir
    Path folder;
    private final List<Server> servers = new ArrayList<>();

    private void start(Databases kind, UnaryOperator<Config> config) {
        var place = kind.fresh(folder);
        for (int i = 0; i < (kind == Databases.SQLITE ? 1 : 2); i++) servers.add(Server.start(config.apply(Client.config(place))));
    }

    private void start(Databases kind) { start(kind, config -> config); }

    @AfterEach
    void stop() { servers.forEach(Server::close); }

    private Server server(int i) { return servers.get(i % servers.size()); }

    private List<Store> stores() { return servers.stream().map(server -> tables(server).repository().store()).toList(); }

    private Store store(int i) { return stores().get(i % servers.size()); }

    private <T> List<T> together(int calls, IntFunction<T> call) {
        return Together.call(stores(), IntStream.range(0, calls).mapToObj(i -> (Callable<T>) () -> call.apply(i)).toList());
    }

    private int count(String what, String where) {
        return store(0).read(handle -> handle.createQuery("select count(*) from %s where %s".formatted(what, where)).mapTo(Integer.class)
                .one());
    }

    private static Account account(String name) { return new Account(name, name, "holder of " + name, "key", null, 1, false); }

    private static Passkey key(String account, int i) { return new Passkey("key " + i, account, "public", 0, "a browser", i, i); }

    /// Somebody who comes in by passkeys alone, signed in with these cookies.
    private List<String> withPasskeys(int keys, int cookies) {
        var given = IntStream.range(0, cookies).mapToObj(_ -> Secrets.cookie()).toList();
        var ada = account("Ada");
        var accounts = new AccountRepository(store(0));
        accounts.open(ada, key("Ada", 0), new AccountRepository.GuestBrowser("guest", "cookie"), session(Secrets.cookie(), 1));
        for (int i = 1; i < keys; i++) new Passkeys(store(0)).add(key("Ada", i));
        for (var cookie : given) accounts.signIn(ada, new AccountRepository.GuestBrowser("guest", "cookie"), session(cookie, 1));
        return given;
    }

    private static AccountRepository.Session session(String cookie, long at) {
        return new AccountRepository.Session(Secrets.hash(cookie), "s" + cookie.substring(0, 8), "Ada", "a browser", at, at);
    }

    @ParameterizedTest
    @EnumSource
    void ofTheLastTwoPasskeysRemovedAtOnceOneStays(Databases kind) {
        start(kind);
        long now = System.currentTimeMillis();
        var cookies = withPasskeys(2, 2);
        stores().getFirst().write(handle -> handle.createUpdate("update sessions set seen = :now").bind("now", now).execute());
        var answers = together(2, i -> new Client(server(i), cookies.get(i)).post("/api/account/passkeys/remove",
                "{\"id\":\"key %d\"}".formatted(i)).status());
        assertThat(answers).containsExactlyInAnyOrder(200, 409);
        assertThat(count("passkeys", "account = 'Ada'")).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource
    void manyPasskeysAddedAtOnceAreNoMoreThanMayBe(Databases kind) {
        start(kind);
        withPasskeys(1, 0);
        var added = together(30, i -> new Passkeys(store(i)).add(key("Ada", 100 + i)));
        assertThat(added.stream().filter(each -> each)).hasSize(Passkeys.MOST - 1);
        assertThat(count("passkeys", "account = 'Ada'")).isEqualTo(Passkeys.MOST);
    }

    @ParameterizedTest
    @EnumSource
    void ofManyBrowsersThatSignInAtOnceTheOldestAreSignedOut(Databases kind) {
        start(kind);
        withPasskeys(1, 0);
        var cookies = IntStream.range(0, 60).mapToObj(_ -> Secrets.cookie()).toList();
        together(60, i -> new AccountRepository(store(i)).signIn(account("Ada"), new AccountRepository.GuestBrowser("guest", "cookie"),
                session(cookies.get(i), 100 + i)));
        assertThat(count("sessions", "account = 'Ada'")).isEqualTo(50);
        assertThat(count("sessions", "account = 'Ada' and created = 1")).as("the first has not been seen for the longest").isZero();
    }

    @ParameterizedTest
    @EnumSource
    void whoSignsInByAPassphraseThatIsChangedMeanwhileIsNotIn(Databases kind) {
        start(kind);
        var ada = new Client(server(0)).signUp("Ada");
        var thief = new Client(server(0));
        List<Callable<Integer>> calls = List.of(
                () -> ada.post("/api/account/passphrase",
                        "{\"old\":\"%s\",\"passphrase\":\"another passphrase\"}".formatted(passphrase("Ada"))).status(),
                () -> thief.post("/api/session", "{\"name\":\"Ada\",\"passphrase\":\"%s\"}".formatted(passphrase("Ada"))).status());
        assertThat(Together.call(stores(), calls)).first().isEqualTo(200);
        assertThat(ada.get("/api/me").json().get("account").get("browsers").size()).as("whoever was quicker").isEqualTo(1);
        assertThat(thief.get("/api/me").json().get("account").isNull()).isTrue();
    }

    private static String device(FakePush push, String at) {
        var device = push.device();
        return Json.write(new hearthside.server.protocol.NoticeSettings.Subscription(push.url("/push/" + at), device.p256dh(),
                device.auth()));
    }

    private void startWithPush(Databases kind) { start(kind, config -> config.withChannels(new NoticeChannels(null, null, true))); }

    @ParameterizedTest
    @EnumSource
    void manyDevicesAddedAtOnceAreNoMoreThanTen(Databases kind) throws IOException {
        startWithPush(kind);
        try (var push = new FakePush()) {
            var cookie = Secrets.cookie();
            var ada = new Client(server(0), cookie);
            var answers = together(24, i -> new Client(server(i), cookie).post("/api/notices/devices", device(push, "a" + i)).status());
            assertThat(answers.stream().filter(status -> status == 200)).hasSize(10);
            assertThat(answers.stream().filter(status -> status == 409)).hasSize(14);
            assertThat(ada.get("/api/notices").json().get("devices").intValue()).isEqualTo(10);
            int known = answers.indexOf(200);
            assertThat(ada.post("/api/notices/devices", device(push, "a" + known)).status()).as("one of them comes again")
                    .isEqualTo(200);
        }
    }

    @ParameterizedTest
    @EnumSource
    void whoComesInAgainAndAgainAsAGuestWithDevicesHasNoMoreThanTen(Databases kind) throws IOException {
        startWithPush(kind);
        try (var push = new FakePush()) {
            for (int guest = 0; guest < 3; guest++) {
                var ada = new Client(server(guest));
                for (int i = 0; i < 6; i++) ada.post("/api/notices/devices", device(push, guest + "/" + i));
                if (guest == 0) ada.signUp("Ada");
                else ada.signIn("Ada");
                assertThat(ada.get("/api/notices").json().get("devices").intValue()).isEqualTo(guest == 0 ? 6 : 10);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void manyWhoOpenATableAtOnceGetNoMoreThanTheHouseHas(Databases kind) {
        start(kind, config -> config.withRetention(new Retention(3, Duration.ZERO, Duration.ZERO)));
        var answers = together(10, i -> new Client(server(i)).post("/api/tables",
                "{\"game\":\"%s\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"here\"}]}".formatted(Client.GAME)).status());
        assertThat(answers.stream().filter(status -> status == 200)).hasSize(3);
        assertThat(answers.stream().filter(status -> status == 503)).hasSize(7);
        assertThat(count("tables", "status = 'playing'")).isEqualTo(3);
    }

    @ParameterizedTest
    @EnumSource
    void howeverManyWantAnAddressAskedAtOnceItGetsOneLetter(Databases kind) throws IOException {
        try (var smtp = new FakeSmtp()) {
            start(kind, config -> config.withChannels(new NoticeChannels("https://table.example.org", smtp.url(), true)));
            var written = List.of("ben@example.org", "Ben@example.org", "ben@Example.org", "BEN@EXAMPLE.ORG");
            var answers = together(4, i -> new Client(server(i)).post("/api/notices",
                    "{\"language\":\"en\",\"mail\":\"%s\"}".formatted(written.get(i))).status());
            assertThat(answers).containsExactlyInAnyOrder(200, 409, 409, 409);
            assertThat(smtp.mails).hasSize(1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void manyLessonsNotedAtOnceAreNoMoreThanMayBe(Databases kind) {
        start(kind);
        var cookie = new Client(server(0)).signUp("Ada").cookie;
        var answers = together(4, i -> new Client(server(i), cookie).post("/api/me/progress",
                "{\"learnt\":{\"stone-age\":[%s]}}".formatted(String.join(",",
                        IntStream.range(0, 30).mapToObj(lesson -> "\"l-%d-%d\"".formatted(i, lesson)).toList())))
                .status());
        assertThat(answers).containsOnly(200);
        assertThat(count("lessons_learnt", "game = 'stone-age'")).isEqualTo(50);
    }

    @ParameterizedTest
    @EnumSource
    void whoeverIsBlockedMeanwhileBecomesNoFriendAndAsksNothing(Databases kind) {
        start(kind);
        Client ada = new Client(server(0)).signUp("Ada"), ben = new Client(server(0)).signUp("Ben");
        var table = Client.table(ben.open("me", "open"));
        ada.post("/api/friends", "{\"name\":\"Ben\"}");
        List<Callable<Integer>> calls = List.of(
                () -> ada.post("/api/me/blocks", "{\"stance\":\"blocked\",\"name\":\"Ben\"}").status(),
                () -> ben.post("/api/friends", "{\"name\":\"Ada\"}").status(),
                () -> ben.post("/api/tables/%s/challenges".formatted(table), "{\"name\":\"Ada\"}").status());
        assertThat(Together.call(stores(), calls)).containsExactly(200, 403, 403);
        assertThat(count("friends", "1 = 1")).isZero();
        assertThat(count("challenges", "1 = 1")).isZero();
    }

    @ParameterizedTest
    @EnumSource
    void whoeverLeavesTheHouseWhileTheyEnterATournamentLeavesNoNameThere(Databases kind) {
        start(kind);
        Client ada = new Client(server(0)).signUp("Ada"), ben = new Client(server(0)).signUp("Ben");
        var id = ben.post("/api/tournaments", "{\"name\":\"Cup\",\"game\":\"%s\",\"kind\":\"swiss\",\"seats\":2,\"programs\":false}"
                .formatted(Client.GAME)).json().get("tournament").stringValue();
        List<Callable<Integer>> calls = List.of(
                () -> ada.post("/api/me/delete", "{\"passphrase\":\"%s\"}".formatted(passphrase("Ada"))).status(),
                () -> new Client(server(0), ada.cookie).post("/api/tournaments/%s/enter".formatted(id), "{}").status());
        assertThat(Together.call(stores(), calls)).first().isEqualTo(200);
        assertThat(count("entrants", "name = 'Ada'")).isZero();
    }

    /// With one more there are more rounds until everybody has met everybody.
    @ParameterizedTest
    @EnumSource
    void whoeverEntersWhileATournamentBeginsIsCounted(Databases kind) {
        start(kind);
        var people = IntStream.range(0, 5).mapToObj(i -> new Client(server(0)).signUp("Player " + (char) ('A' + i))).toList();
        var id = people.getFirst().post("/api/tournaments",
                "{\"name\":\"Cup\",\"game\":\"%s\",\"kind\":\"round_robin\",\"seats\":2,\"programs\":false}".formatted(Client.GAME)).json()
                .get("tournament").stringValue();
        for (int i = 0; i < 4; i++) people.get(i).post("/api/tournaments/%s/enter".formatted(id), "{}");
        List<Callable<Integer>> calls = List.of(
                () -> people.getLast().post("/api/tournaments/%s/enter".formatted(id), "{}").status(),
                () -> people.getFirst().post("/api/tournaments/%s/begin".formatted(id), "{}").status());
        assertThat(Together.call(stores(), calls)).containsExactly(200, 200);
        assertThat(people.getFirst().get("/api/tournaments/" + id).json().get("about").get("rounds").intValue()).isEqualTo(5);
    }
}
