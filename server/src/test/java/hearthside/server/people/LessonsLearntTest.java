package hearthside.server.people;

import static hearthside.server.testing.Client.passphrase;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import java.nio.file.Path;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/// What somebody has learnt is with their account, on every device.
class LessonsLearntTest {
    private static final String PROGRESS = "/api/me/progress";

    @TempDir
    Path folder;

    private static Client.Answer learn(Client who, String learnt) { return who.post(PROGRESS, "{\"learnt\":%s}".formatted(learnt)); }

    @ParameterizedTest
    @EnumSource
    void whatSeveralDevicesKnowIsPutTogetherAndGoesWithTheAccount(Databases kind) {
        var place = kind.fresh(folder);
        try (var server = Server.start(Client.config(place))) {
            var ada = new Client(server).signUp("Ada");
            var phone = new Client(server).signIn("Ada");
            assertThat(ada.get(PROGRESS).text()).isEqualTo("{\"learnt\":{}}");
            assertThat(learn(ada, "{\"stone-age\":[\"placing\",\"idea\"]}").text())
                    .isEqualTo("{\"learnt\":{\"stone-age\":[\"idea\",\"placing\"]}}");
            var all = "{\"learnt\":{\"cavemen\":[\"idea\"],\"stone-age\":[\"idea\",\"placing\",\"tools\"]}}";
            assertThat(learn(phone, "{\"stone-age\":[\"idea\",\"tools\"],\"cavemen\":[\"idea\"]}").text()).isEqualTo(all);
            assertThat(learn(phone, "{}").text()).as("nothing is taken away").isEqualTo(all);
            assertThat(new Client(server).signUp("Ben").get(PROGRESS).text()).isEqualTo("{\"learnt\":{}}");
            assertThat(ada.get("/api/me/export").json().get("learnt").toString()).isEqualTo(all.substring(10, all.length() - 1));
        }
        try (var server = Server.start(Client.config(place))) {
            var ada = new Client(server).signIn("Ada");
            assertThat(ada.get(PROGRESS).text()).contains("tools");
            assertThat(ada.post("/api/me/delete", "{\"passphrase\":\"%s\"}".formatted(passphrase("Ada"))).status()).isEqualTo(200);
            assertThat(ada.signUp("Ada").get(PROGRESS).text()).isEqualTo("{\"learnt\":{}}");
        }
    }

    @Test
    void aGuestsBrowserKeepsItItself() {
        try (var server = Server.start(Client.config(folder))) {
            var guest = new Client(server);
            assertThat(guest.get(PROGRESS).error()).isEqualTo("not-signed-in");
            assertThat(learn(guest, "{\"stone-age\":[\"idea\"]}").error()).isEqualTo("not-signed-in");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"{\"chess\":[\"idea\"]}", "{\"stone-age\":[\"\"]}", "{\"stone-age\":[\"Ümlaut\"]}",
            "{\"stone-age\":[null]}", "{\"stone-age\":null}", "{\"stone-age\":[7]}", "{\"stone-age\":\"idea\"}", "null", "[]",
            "{\"stone-age\":[\"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\"]}"})
    void whatCannotBeALessonIsRefused(String learnt) {
        try (var server = Server.start(Client.config(folder))) {
            var ada = new Client(server).signUp("Ada");
            var answer = learn(ada, learnt);
            assertThat(answer.status()).as(answer.text()).isEqualTo(400);
            assertThat(answer.json().get("sentence").stringValue()).endsWith(".");
            assertThat(ada.get(PROGRESS).text()).isEqualTo("{\"learnt\":{}}");
        }
    }

    @Test
    void noGameHasMoreLessonsThanFiftyHoweverTheyAreTold() {
        try (var server = Server.start(Client.config(folder))) {
            var ada = new Client(server).signUp("Ada");
            var many = String.join(",", Collections.nCopies(51, "\"idea\""));
            assertThat(learn(ada, "{\"stone-age\":[%s]}".formatted(many)).status()).isEqualTo(400);
        }
    }
}
