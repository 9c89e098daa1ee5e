package hearthside.server.workshop;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.games.fireaxe.FireAndAxeEdition;
import hearthside.games.myfirststoneage.MyFirstStoneAgeEdition;
import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import hearthside.server.testing.WholeGame;
import hearthside.wire.Editions;
import hearthside.wire.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Editions are kept with an account, read by whoever has the link, and played with.
class WorkshopTest {
    private static final long PATIENCE_NANOS = 60_000_000_000L;

    @TempDir
    Path folder;

    /// The house edition with more pieces of each good.
    private static ObjectNode ours() {
        var tree = (ObjectNode) Json.tree(MyFirstStoneAgeEdition.HOUSE);
        tree.put("name", "Ours").put("author", "Ada");
        ((ArrayNode) tree.get("goodsPerKind")).set(0, 6);
        return tree;
    }

    private static String keep(String id, Object edition) {
        return "{\"id\":%s,\"game\":\"%s\",\"edition\":%s}".formatted(id, Client.GAME, edition);
    }

    @ParameterizedTest
    @EnumSource
    void oneIsKeptChangedReadByAnybodyAndThereAfterARestart(Databases kind) {
        var database = kind.fresh(folder);
        String id, cookie;
        try (var server = Server.start(Client.config(database))) {
            var ada = new Client(server).signUp("Ada");
            cookie = ada.cookie;
            var kept = ada.post("/api/editions", keep("null", ours())).json();
            id = kept.get("id").stringValue();
            assertThat(kept.get("name").stringValue()).isEqualTo("Ours");
            ada.post("/api/editions", keep("\"%s\"".formatted(id), ours().put("name", "Ours, better")));
            assertThat(new Client(server).signUp("Ben").post("/api/editions", keep("\"%s\"".formatted(id), ours())).error())
                    .as("nobody changes what is another's").isEqualTo("no-edition");
            assertThat(new Client(server).get("/api/editions").text()).as("a guest keeps none").isEqualTo("[]");
        }
        try (var server = Server.start(Client.config(database))) {
            var stranger = new Client(server).get("/api/editions/" + id).json();
            assertThat(stranger.get("name").stringValue()).isEqualTo("Ours, better");
            assertThat(stranger.get("mine").booleanValue()).isFalse();
            assertThat(stranger.get("edition").get("author").stringValue()).isEqualTo("Ada");
            var ada = new Client(server, cookie);
            assertThat(ada.get("/api/editions/" + id).json().get("mine").booleanValue()).isTrue();
            assertThat(ada.get("/api/editions").json()).hasSize(1);
            assertThat(ada.get("/api/me/export").json().get("editions").get(0).get("id").stringValue()).isEqualTo(id);
            assertThat(new Client(server).post("/api/editions/%s/forget".formatted(id), "{}").error()).isEqualTo("not-signed-in");
            assertThat(new Client(server).signIn("Ben").post("/api/editions/%s/forget".formatted(id), "{}").error())
                    .isEqualTo("no-edition");
            ada.post("/api/me/delete", "{\"passphrase\":\"%s\"}".formatted(Client.passphrase("Ada")));
            assertThat(new Client(server).get("/api/editions/" + id).status()).as("it goes with its account").isEqualTo(404);
        }
    }

    @Test
    void whatComesInHasBounds() {
        try (var server = Server.start(Client.config(folder))) {
            var ada = new Client(server).signUp("Ada");
            assertThat(new Client(server).post("/api/editions", keep("null", ours())).error()).isEqualTo("not-signed-in");
            var wrong = ours();
            ((ArrayNode) wrong.get("goodsPerKind")).set(1, 99);
            var refused = ada.post("/api/editions", keep("null", wrong)).json();
            assertThat(refused.get("field").stringValue()).isEqualTo("edition.goodsPerKind[1]");
            assertThat(refused.get("sentence").stringValue()).isEqualTo("There may be 2 to 7 pieces of each good, not 99.");
            assertThat(ada.post("/api/editions", keep("null", ours().put("name", "x".repeat(81)))).json().get("field").stringValue())
                    .isEqualTo("edition.name");
            var large = (ObjectNode) Json.tree(FireAndAxeEdition.HOUSE);
            for (int i = 0; i < 40; i++) ((ObjectNode) large.get("ports").get(i)).put("name", "x".repeat(900));
            assertThat(ada.post("/api/editions", keep("null", large).replace(Client.GAME, "fire-and-axe")).json().get("sentence")
                    .stringValue())
                    .contains("at most 48,000 letters");
            for (int i = 0; i < 40; i++) assertThat(ada.post("/api/editions", keep("null", ours())).status()).isEqualTo(200);
            assertThat(ada.post("/api/editions", keep("null", ours())).error()).isEqualTo("too-many");
            var first = ada.get("/api/editions").json().get(0).get("id").stringValue();
            assertThat(ada.post("/api/editions/%s/forget".formatted(first), "{}").json()).hasSize(39);
            assertThat(ada.post("/api/editions", keep("null", ours())).status()).isEqualTo(200);
        }
    }

    /// Whatever somebody sends: it is refused with a sentence, nothing is kept, and the house goes on.
    @Test
    void nonsenseIsRefused() {
        try (var server = Server.start(Client.config(folder))) {
            var ada = new Client(server).signUp("Ada");
            var nonsense = new ArrayList<>(List.of("7", "true", "[]", "{}", "\"deluxe\"", "\"house-99\"", "[[[]]]", "\"\"", "1e999",
                    "[".repeat(5000) + "]".repeat(5000), "{\"name\":".repeat(5000) + "1" + "}".repeat(5000)));
            for (var field : List.of("goodsPerKind", "forest", "huts", "loop", "name", "author", "licence", "languages"))
                for (var value : List.of("-1", "1e300", "99999999999999999999", "0.5", "{}", "[null]", "[[]]", "\"<b>\"", "false",
                        "[-1,-1,-1]", "[2147483648]", "[\"\\u0000\"]")) {
                            var wrong = ours();
                            wrong.set(field, Json.parse(value));
                            if (!(field.equals("author") || field.equals("licence") || field.equals("name")) || !value.equals("\"<b>\""))
                                nonsense.add(wrong.toString());
                        }
            nonsense.add(ours().put("surprise", 1).toString());
            nonsense.add(ours().toString().replace("\"Ours\"", "\"\\ud800\""));
            for (var unseen : List.of("", " ", "\u200B", "\u200D\u200C", "\u2800", "\u3164", "\uFEFF", "\u00AD", "a\u2028b", "\u0301",
                    "a\u200B", "\uDB40\uDC41x"))
                nonsense.add(ours().put("name", unseen).toString());
            for (var sent : nonsense) {
                var kept = ada.post("/api/editions", keep("null", sent));
                assertThat(kept.status()).as("%.200s: %s", sent, kept.text()).isBetween(400, 413);
                var table = ada.post("/api/tables",
                        "{\"game\":\"%s\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"here\"}],\"edition\":%s}".formatted(Client.GAME, sent));
                assertThat(table.status()).as("%.200s: %s", sent, table.text()).isBetween(400, 413);
            }
            assertThat(ada.post("/api/editions", keep("null", "{\"name\":\"%s\"}".formatted("x".repeat(3_000_000)))).status())
                    .isBetween(400, 413);
            for (var id : List.of("../../etc", "", "x".repeat(3000), "a' or '1'='1"))
                assertThat(ada.post("/api/editions", keep(Json.write(id), ours())).status()).as("%.40s", id).isBetween(400, 404);
            assertThat(ada.post("/api/editions", keep("null", ours()).replace(Client.GAME, "chess")).status()).isBetween(400, 404);
            assertThat(ada.get("/api/editions").text()).as("nothing of it is kept").isEqualTo("[]");
            var fine = ours().put("name", "<img src=x onerror=alert(1)> \uD83D\uDC68\u200D\uD83D\uDC69 {n} \u0646\u200C\u0627");
            assertThat(ada.post("/api/editions", keep("null", fine)).json().get("name").stringValue())
                    .as("what can be read is a name, and nothing but a text").isEqualTo(fine.get("name").stringValue());
        }
    }

    @Test
    void aTableIsSetWithItAndIsNotRated() {
        try (var server = Server.start(Client.config(folder))) {
            var ada = new Client(server).signUp("Ada");
            var ben = new Client(server).signUp("Ben");
            var asked = "{\"game\":\"%s\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"edition\":%s}";
            var wrong = ours().put("name", "");
            assertThat(ada.post("/api/tables", asked.formatted(Client.GAME, wrong)).json().get("field").stringValue())
                    .isEqualTo("edition.name");
            for (var name : new String[] {"x".repeat(81), "Ours\u202Eesuoh eht fo", "Ours\u0007"})
                for (var refused : List.of(ada.post("/api/tables", asked.formatted(Client.GAME, ours().put("name", name))),
                        ada.post("/api/editions", keep("null", ours().put("name", name)))))
                    assertThat(refused.json().get("field").stringValue()).as(name).isEqualTo("edition.name");
            assertThat(ada.post("/api/editions", keep("null", ours().put("licence", "\u2067free"))).json().get("field").stringValue())
                    .isEqualTo("edition.licence");
            var opened = ada.post("/api/tables", asked.formatted(Client.GAME, ours())).json();
            var id = Client.table(opened);
            ben.join(id, Client.secrets(opened).getFirst(), "Ben");
            var read = Json.read(MyFirstStoneAgeEdition.class, ada.get("/api/tables/%s/edition".formatted(id)).json());
            assertThat(read.goodsPerKind().getFirst()).isEqualTo(6);
            try (var a = ada.watch(id); var b = ben.watch(id)) {
                assertThat(a.update().get("terms").get("edition").get("hash").stringValue()).isEqualTo(Editions.hash(read));
                WholeGame.playToTheEnd(a, b, new Random(1));
            }
            long end = System.nanoTime() + PATIENCE_NANOS;
            while (!ben.get("/api/archive?mine=true").text().contains(id)) assertThat(System.nanoTime()).isLessThan(end);
            assertThat(ben.get("/api/ratings/" + Client.GAME).text()).isEqualTo("[]");
        }
    }
}
