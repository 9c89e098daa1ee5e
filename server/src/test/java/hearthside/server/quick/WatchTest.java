package hearthside.server.quick;

import static hearthside.server.testing.Client.table;
import static hearthside.server.testing.Eventually.eventually;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Looking on at running games, many at once.
class WatchTest {
    @TempDir
    Path folder;

    private static String open(Client host, String game, boolean isOpen) {
        return table(
                host.post("/api/tables", "{\"game\":\"%s\",\"open\":%s,\"seats\":[{\"kind\":\"me\"},{\"kind\":\"here\"}]}".formatted(game,
                        isOpen)).json());
    }

    @ParameterizedTest
    @EnumSource
    void openTablesAreShownAsASpectatorSeesThemAndOthersNotAtAll(Databases kind) {
        try (var server = Server.start(Client.config(kind.fresh(folder)))) {
            Client ada = new Client(server), guest = new Client(server);
            String shown = open(ada, "fire-and-stone", true), hidden = open(ada, "fire-and-stone", false);
            var list = guest.get("/api/watch").json();
            assertThat(list.size()).isEqualTo(1);
            assertThat(list.get(0).get("table").stringValue()).isEqualTo(shown);
            assertThat(guest.get("/api/watch/" + hidden).error()).isEqualTo("unknown-table");
            try (var hers = ada.watch(shown); var theirs = guest.watch(shown)) {
                hers.playAny(new Random(1));
                var seen = ada.get("/api/watch/" + shown).json();
                assertThat(seen.get("shown").get("view")).as("whoever asks, a player too")
                        .isEqualTo(theirs.awaitSeq(hers.seq()).get("view"));
                assertThat(seen.get("shown").toString()).doesNotContain("\"seed\"", "\"options\":[{");
                assertThat(guest.get("/api/watch/%s?seen=%d".formatted(shown, seen.get("seq").intValue())).json().get("shown").isNull())
                        .as("nothing new").isTrue();
                hers.send("{\"is\":\"Resign\",\"seat\":0}");
                hers.send("{\"is\":\"Resign\",\"seat\":1}");
                hers.until(update -> update.get("over").booleanValue());
            }
            eventually("the list is gathered once a moment", () -> guest.get("/api/watch").json().isEmpty());
            assertThat(guest.get("/api/watch/%s".formatted(shown)).json().get("shown").get("over").booleanValue()).isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource
    void whoeverHasBlockedSomebodyIsNotShownToThem(Databases kind) {
        try (var server = Server.start(Client.config(kind.fresh(folder)))) {
            Client ada = new Client(server).signUp("Ada"), ben = new Client(server).signUp("Ben");
            var hers = open(ada, "cavemen", true);
            var his = open(ben, "cavemen", true);
            ada.post("/api/me/blocks", "{\"stance\":\"blocked\",\"name\":\"Ben\"}");
            assertThat(new Client(server).get("/api/watch").text()).contains(hers, his);
            assertThat(ben.get("/api/watch").text()).contains(his).doesNotContain(hers);
            assertThat(ada.get("/api/watch").text()).as("as in the lobby").contains(hers).doesNotContain(his);
        }
    }

    private static int transferred(Client who, String path) throws IOException, InterruptedException {
        var answer = Client.HTTP.send(HttpRequest.newBuilder(who.uri(path)).header("Accept-Encoding", "gzip").build(),
                HttpResponse.BodyHandlers.ofByteArray());
        assertThat(answer.statusCode()).isEqualTo(200);
        return answer.body().length;
    }

    /// The figure of the issue, as far as it is the server's: the list, and a dozen boards in sight.
    @Test
    void twoHundredTablesAreFewBytes() throws IOException, InterruptedException {
        try (var server = Server.start(Client.config(folder))) {
            var ada = new Client(server);
            var games = List.of("my-first-stone-age", "stone-age", "cavemen", "fire-and-stone", "fire-and-axe");
            for (int i = 0; i < 200; i++) open(ada, games.get(i % games.size()), true);
            int first = transferred(ada, "/api/watch");
            var inSight = new ArrayList<String>();
            for (var each : ada.get("/api/watch").json()) if (inSight.size() < 12) inSight.add(each.get("table").stringValue());
            int all = 0, again = 0;
            for (var each : inSight) all += transferred(ada, "/api/watch/" + each);
            for (var each : inSight)
                again += transferred(ada,
                        "/api/watch/%s?seen=%d".formatted(each, ada.get("/api/watch/" + each).json().get("seq").intValue()));
            System.out
                    .println("Watching 200 tables: %d bytes for the list, %d for 12 boards, %d where nothing has happened".formatted(first,
                            all, again));
            assertThat(ada.get("/api/watch").json().size()).isEqualTo(200);
            assertThat(first + all).isLessThan(300_000);
            assertThat(all / 5).as("bytes a second, if something happens at all of them every five seconds").isLessThan(20_000);
            assertThat(again).isLessThan(1_000);
        }
    }
}
