package hearthside.server.identity;

import static hearthside.server.testing.Client.secrets;
import static hearthside.server.testing.Client.table;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.table.TableRow;
import hearthside.server.testing.Client;
import hearthside.server.testing.Line;
import hearthside.server.testing.WholeGame;
import hearthside.wire.Json;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SecretsTest {
    @TempDir
    Path folder;

    @Test
    void noMessageTellsTheSeedOrAFaceDownTokenBeforeTheEnd() {
        try (var server = Server.start(Client.config(folder))) {
            var ada = new Client(server);
            var ben = new Client(server);
            var opened = ada.openWith("{\"help\":\"0\"}", "me", "open");
            var id = table(opened);
            ben.join(id, secrets(opened).getFirst(), "Ben");
            try (var a = ada.watch(id); var b = ben.watch(id); var crowd = new Client(server).watch(id)) {
                WholeGame.playToTheEnd(a, b, new Random(1));
                crowd.awaitSeq(a.seq());
                var seed = a.update().get("seed").stringValue();
                for (var line : new Line[] {a, b, crowd}) {
                    for (var text : line.heard) {
                        var message = Json.parse(text);
                        if (!message.get("is").stringValue().equals("Update") || message.get("over").booleanValue()) continue;
                        assertThat(text).doesNotContain(seed).contains("\"seed\":null");
                        for (var tree : message.get("view").get("forest"))
                            if (!tree.get("up").booleanValue()) assertThat(tree.get("face").isNull()).isTrue();
                        int viewer = message.get("viewer").intValue();
                        for (int seat = 0; seat < 2; seat++)
                            assertThat(message.get("view").get("settlements").get(seat).get("goods").isNull()).isEqualTo(seat != viewer);
                        assertThat(message.get("options").isEmpty())
                                .isEqualTo(!message.get("toAct").valueStream().anyMatch(seat -> seat.intValue() == viewer));
                    }
                }
            }
        }
    }

    @Test
    void theDatabaseHoldsNoCookiesAndNoLinks() throws IOException {
        String link;
        Client ada, ben;
        try (var server = Server.start(Client.config(folder))) {
            ada = new Client(server);
            ben = new Client(server);
            var opened = ada.open("me", "open");
            link = secrets(opened).getFirst();
            ben.join(table(opened), link, "Ben");
        }
        try (var files = Files.list(folder.resolve("data"))) {
            for (var file : files.toList())
                assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1)).doesNotContain(ada.cookie, ben.cookie, link);
        }
        assertThat(Files.getPosixFilePermissions(folder.resolve("data/hearthside.db"))).hasSize(2);
    }

    @Test
    void aTableIsNotFoundByGuessing() {
        double bits = Secrets.TABLE_LETTERS * Math.log(Secrets.LETTERS.length()) / Math.log(2);
        assertThat(bits).isGreaterThanOrEqualTo(64);
        assertThat(Secrets.LETTERS.chars().distinct().count()).isEqualTo(Secrets.LETTERS.length());
        assertThat(Secrets.tableId()).hasSize(12).matches("[A-Za-z0-9]+");
    }

    @Test
    void secretsAreNotPrinted() {
        assertThat(Visitor.of("cookie").toString()).doesNotContain("cookie");
        assertThat(new TableRow("id", "game", "header", "the-seed", "hash", "host", TableRow.Status.PLAYING, null, null, 0,
                hearthside.server.protocol.ChatPolicy.FREE).toString())
                .doesNotContain("the-seed");
    }
}
