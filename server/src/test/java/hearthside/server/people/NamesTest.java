package hearthside.server.people;

import static hearthside.server.testing.Client.secrets;
import static hearthside.server.testing.Client.table;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.store.Store;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// No guest goes by the name of an account, and accounts carry a mark.
class NamesTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @EnumSource
    void aGuestCannotTakeTheNameOfAnAccountNorOneThatLooksLikeIt(Databases database) {
        try (var server = Server.start(Client.config(database.fresh(folder)))) {
            var ada = new Client(server).signUp("Ada");
            var eve = new Client(server);
            var opened = ada.open("me", "open");
            for (var name : List.of("Ada", " ADA ", "\u0410da", "A\u200Bda", "A\u0301da")) {
                var join = "{\"secret\":\"%s\",\"name\":\"%s\"}".formatted(secrets(opened).getFirst(), name);
                assertThat(eve.post("/api/tables/%s/join".formatted(table(opened)), join).error()).as(name).isEqualTo("bad-name");
                for (var seats : List.of("{\"kind\":\"me\",\"name\":\"%s\"},{\"kind\":\"bot\"}",
                        "{\"kind\":\"me\"},{\"kind\":\"here\",\"name\":\"%s\"}", "{\"kind\":\"me\"},{\"kind\":\"bot\",\"name\":\"%s\"}")) {
                    var opening = "{\"game\":\"%s\",\"seats\":[%s]}".formatted(Client.GAME, seats.formatted(name));
                    assertThat(eve.post("/api/tables", opening).error()).as(opening).isEqualTo("bad-seats");
                }
                var account = "{\"name\":\"%s\",\"passphrase\":\"long enough it is\"}".formatted(name.replace("\u200B", ""));
                assertThat(eve.post("/api/account", account).error()).as("nor can another account").isEqualTo("name-taken");
            }
            assertThat(eve.join(table(opened), secrets(opened).getFirst(), "Eve")).isEqualTo(1);
            var seats = eve.get("/api/tables/" + table(opened)).json().get("seats");
            assertThat(seats.get(0).get("account").booleanValue()).isTrue();
            assertThat(seats.get(1).get("account").booleanValue()).isFalse();
            assertThat(eve.get("/api/tables").json().get(0).get("accounts").toString()).as("in the list of one's tables")
                    .isEqualTo("[true,false]");
            try (var line = ada.watch(table(opened)); var other = eve.watch(table(opened))) {
                line.send("{\"is\":\"Say\",\"text\":\"hello\"}");
                assertThat(other.await("Said").get("account").booleanValue()).isTrue();
                other.send("{\"is\":\"Say\",\"text\":\"hello\"}");
                while (true) {
                    var said = line.await("Said");
                    if (said.get("seat").intValue() == 0) continue;
                    assertThat(said.get("account").booleanValue()).isFalse();
                    break;
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void theMarkIsThereAgainAfterARestartAndNotOnOtherNamesAtTheSameScreen(Databases database) {
        var place = database.fresh(folder);
        String id;
        try (var server = Server.start(Client.config(place))) {
            id = table(new Client(server).signUp("Ada").open("me", "here:Bert"));
        }
        try (var server = Server.start(Client.config(place))) {
            var seats = new Client(server).get("/api/tables/" + id).json().get("seats");
            assertThat(seats.get(0).get("account").booleanValue()).isTrue();
            assertThat(seats.get(1).get("account").booleanValue()).isFalse();
        }
    }

    @ParameterizedTest
    @EnumSource
    void accountsFromBeforeAreProtectedToo(Databases database) {
        var place = database.fresh(folder);
        try (var server = Server.start(Client.config(place))) {
            new Client(server).signUp("Ada");
            new Client(server).signUp("Ben");
        }
        try (var store = Store.open(place)) {
            store.write(handle -> handle.execute("update accounts set shape = null, name = 'ADA' where name = 'Ben'"));
            store.write(handle -> handle.execute("update accounts set shape = null"));
        }
        try (var server = Server.start(Client.config(place))) {
            var answer = new Client(server).post("/api/tables",
                    "{\"game\":\"%s\",\"seats\":[{\"kind\":\"me\",\"name\":\"ada\"},{\"kind\":\"bot\"}]}".formatted(Client.GAME));
            assertThat(answer.error()).isEqualTo("bad-seats");
        }
    }
}
