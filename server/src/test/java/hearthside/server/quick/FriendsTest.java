package hearthside.server.quick;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.identity.Account;
import hearthside.server.store.Store;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Friends, by consent.
class FriendsTest {
    @TempDir
    Path folder;

    private static Client.Answer ask(Client who, String name) { return who.post("/api/friends", "{\"name\":\"%s\"}".formatted(name)); }

    private static List<String> friends(Client who) {
        return who.get("/api/friends").json().valueStream()
                .map(each -> "%s %s".formatted(each.get("name").stringValue(), each.get("state").stringValue())).toList();
    }

    @ParameterizedTest
    @EnumSource
    void oneAsksAndTheOtherAgreesAndEitherEndsIt(Databases kind) {
        try (var server = Server.start(Client.config(kind.fresh(folder)))) {
            Client ada = new Client(server).signUp("Ada"), ben = new Client(server).signUp("Ben"), cleo = new Client(server).signUp("Cleo");
            assertThat(ask(ada, "ben").status()).isEqualTo(200);
            assertThat(ask(ada, "Ben").status()).as("twice is once").isEqualTo(200);
            ask(cleo, "Ada");
            assertThat(friends(ada)).containsExactly("Cleo asks", "Ben asked");
            assertThat(friends(ben)).containsExactly("Ada asks");
            ask(ben, "Ada");
            assertThat(friends(ada)).containsExactly("Cleo asks", "Ben friend");
            assertThat(friends(ben)).containsExactly("Ada friend");
            ada.post("/api/friends/end", "{\"name\":\"Cleo\"}");
            assertThat(friends(cleo)).isEmpty();
            ben.post("/api/friends/end", "{\"name\":\"Ada\"}");
            assertThat(friends(ada)).isEmpty();
        }
    }

    @Test
    void whoeverIsBlockedOrGoneIsNoFriend() {
        try (var server = Server.start(Client.config(folder))) {
            Client ada = new Client(server).signUp("Ada"), ben = new Client(server).signUp("Ben"), cleo = new Client(server).signUp("Cleo");
            for (var name : List.of("Ben", "Cleo")) ask(ada, name);
            for (var each : List.of(ben, cleo)) ask(each, "Ada");
            assertThat(ada.get("/api/me/export").json().get("friends").size()).isEqualTo(2);
            ben.post("/api/me/blocks", "{\"stance\":\"blocked\",\"name\":\"Ada\"}");
            assertThat(friends(ada)).containsExactly("Cleo friend");
            assertThat(ask(ada, "Ben").error()).isEqualTo("not-welcome");
            cleo.post("/api/me/delete", "{\"passphrase\":\"%s\"}".formatted(Client.passphrase("Cleo")));
            assertThat(friends(ada)).isEmpty();
            assertThat(ask(ada, "Ada").error()).isEqualTo("bad-name");
            assertThat(ask(ada, "Nobody").error()).isEqualTo("unknown-player");
            assertThat(ask(new Client(server), "Ada").error()).isEqualTo("not-signed-in");
        }
    }

    @ParameterizedTest
    @EnumSource
    void strangersDoNotKeepOthersFromAsking(Databases kind) {
        var place = kind.fresh(folder);
        try (var server = Server.start(Client.config(place))) {
            new Client(server).signUp("Ada");
        }
        try (var store = Store.open(place)) {
            store.write(handle -> {
                var ada = handle.createQuery("select id from accounts").mapTo(String.class).one();
                for (int i = 0; i < 200; i++) {
                    String id = "stranger %03d".formatted(i), name = "S " + i, key = Account.key("S " + i);
                    handle.execute("insert into accounts (id, name, name_key, shape, holder, link_key, created, program) "
                            + "values (?, ?, ?, ?, ?, 'key', 1, 0)", id, name, key, Account.shape(name), "holder " + i);
                    handle.execute("insert into friends (one, two, asked, since) values (?, ?, ?, ?)", ada.compareTo(id) < 0 ? ada : id,
                            ada.compareTo(id) < 0 ? id : ada, id, System.currentTimeMillis() - 1000 + i);
                }
            });
        }
        try (var server = Server.start(Client.config(place))) {
            Client ada = new Client(server).signIn("Ada"), ben = new Client(server).signUp("Ben");
            assertThat(ask(ben, "Ada").status()).isEqualTo(200);
            assertThat(friends(ada)).contains("Ben asks", "S 199 asks").doesNotContain("S 0 asks");
            assertThat(ask(ada, "S 1").status()).as("nor do they keep her from agreeing").isEqualTo(200);
            assertThat(friends(ada)).contains("S 1 friend");
        }
    }

    @Test
    void nobodyAsksEverybody() {
        try (var server = Server.start(Client.config(folder))) {
            var ada = new Client(server).signUp("Ada");
            int asked = 0;
            for (int i = 0; i < 21; i++) {
                new Client(server).signUp("Other " + i);
                if (ask(ada, "Other " + i).status() == 200) asked++;
            }
            assertThat(asked).isEqualTo(20);
        }
    }
}
