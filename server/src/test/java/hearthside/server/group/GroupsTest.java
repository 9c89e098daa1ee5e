package hearthside.server.group;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.server.Server;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import hearthside.server.testing.Program;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/// Groups of players: how one gets in and out, who looks after them, and what is theirs alone.
class GroupsTest {
    static final String WISH = "{\"name\":\"%s\",\"about\":\"We play on Fridays.\",\"listed\":%s%s}";

    @TempDir
    Path folder;

    private Server start(Databases kind) { return Server.start(Client.config(kind.fresh(folder))); }

    static String make(Client owner, String name, boolean isListed) {
        var answer = owner.post("/api/groups", WISH.formatted(name, isListed, ""));
        if (answer.status() != 200) throw new AssertionError(answer.text());
        return answer.json().get("group").stringValue();
    }

    static Client.Answer act(Client who, String id, String what) { return act(who, id, what, "{}"); }

    static Client.Answer act(Client who, String id, String what, String body) {
        return who.post("/api/groups/%s/%s".formatted(id, what), body);
    }

    static Client.Answer care(Client who, String id, String name, String deed) {
        return act(who, id, "people", "{\"name\":\"%s\",\"deed\":\"%s\"}".formatted(name, deed));
    }

    private static JsonNode show(Client who, String id) { return who.get("/api/groups/" + id).json(); }

    private static List<String> people(Client who, String id) {
        return show(who, id).get("inside").get("people").valueStream()
                .map(each -> "%s %s".formatted(each.get("name").stringValue(), each.get("role").stringValue())).toList();
    }

    /// The secret of a new link.
    static String link(Client keeper, String id) {
        var path = act(keeper, id, "link", "{\"on\":true}").json().get("inside").get("link").stringValue();
        assertThat(path).startsWith("/groups/" + id + "#");
        return "{\"secret\":\"%s\"}".formatted(path.substring(path.indexOf('#') + 1));
    }

    static void letIn(Client owner, String id, Client... others) {
        var secret = link(owner, id);
        for (var each : others) assertThat(act(each, id, "join", secret).status()).isEqualTo(200);
    }

    private static String role(Client who, String id) {
        var role = show(who, id).get("about").get("role");
        return role.isNull() ? "" : role.stringValue();
    }

    @ParameterizedTest
    @EnumSource
    void oneAsksAndWhoeverLooksAfterItAnswers(Databases kind) {
        try (var server = start(kind)) {
            Client ada = new Client(server).signUp("Ada"), ben = new Client(server).signUp("Ben"), cleo = new Client(server).signUp("Cleo");
            var id = make(ada, "The Friday Table", true);
            assertThat(show(ben, id).get("inside").isNull()).isTrue();
            assertThat(show(ben, id).toString()).contains("The Friday Table", "We play on Fridays.", "\"members\":1", "\"owner\":\"Ada\"");
            assertThat(act(ben, id, "ask").json().get("about").get("role").stringValue()).isEqualTo("asks");
            assertThat(act(ben, id, "ask").status()).as("twice is once").isEqualTo(200);
            act(cleo, id, "ask");
            assertThat(show(ada, id).get("about").get("asking").intValue()).isEqualTo(2);
            assertThat(show(ben, id).get("about").get("asking").intValue()).as("only for who may answer").isZero();
            assertThat(people(ada, id)).containsExactly("Ada owner", "Ben asks", "Cleo asks");
            care(ada, id, "ben", "accept");
            care(ada, id, "Cleo", "decline");
            assertThat(people(ben, id)).containsExactly("Ada owner", "Ben member");
            assertThat(role(cleo, id)).isEmpty();
            act(cleo, id, "ask");
            act(cleo, id, "leave");
            assertThat(role(cleo, id)).as("one asks no more").isEmpty();
            assertThat(ben.get("/api/groups").json().get("mine").size()).isEqualTo(1);
            assertThat(cleo.get("/api/groups").json().get("listed").get(0).get("members").intValue()).isEqualTo(2);
            act(ben, id, "leave");
            assertThat(people(ada, id)).containsExactly("Ada owner");
        }
    }

    @ParameterizedTest
    @EnumSource
    void aLinkLetsPeopleInUntilThereIsAnother(Databases kind) {
        try (var server = start(kind)) {
            Client ada = new Client(server).signUp("Ada"), ben = new Client(server).signUp("Ben"), cleo = new Client(server).signUp("Cleo");
            var id = make(ada, "Hidden", false);
            assertThat(ben.get("/api/groups/" + id).error()).isEqualTo("unknown-group");
            assertThat(act(ben, id, "ask").error()).isEqualTo("unknown-group");
            var old = link(ada, id);
            assertThat(act(new Client(server), id, "invitation", old).json().get("about").get("name").stringValue()).isEqualTo("Hidden");
            assertThat(act(new Client(server), id, "join", old).error()).isEqualTo("not-signed-in");
            assertThat(act(ben, id, "join", old).status()).isEqualTo(200);
            assertThat(act(ben, id, "join", old).status()).as("twice is once").isEqualTo(200);
            assertThat(show(ben, id).get("inside").get("link").isNull()).as("members pass no link on").isTrue();
            var fresh = link(ada, id);
            assertThat(act(cleo, id, "join", old).error()).isEqualTo("wrong-link");
            assertThat(act(cleo, id, "invitation", old).error()).isEqualTo("wrong-link");
            assertThat(act(cleo, "abcdefghjkmn", "invitation", old).error()).as("hidden or not there")
                    .isEqualTo("wrong-link");
            act(ada, id, "link", "{\"on\":false}");
            assertThat(act(cleo, id, "join", fresh).error()).isEqualTo("wrong-link");
            assertThat(act(cleo, id, "join", link(ada, id)).status()).isEqualTo(200);
            assertThat(new Client(server).get("/api/groups").text()).doesNotContain("Hidden");
        }
    }

    @ParameterizedTest
    @EnumSource
    void everybodyDoesWhatTheyMayAndNoMore(Databases kind) {
        try (var server = start(kind); var robo = Program.of(server, "Robo")) {
            Client ada = new Client(server).signUp("Ada"), ben = new Client(server).signUp("Ben"), cleo = new Client(server).signUp("Cleo"),
                    guest = new Client(server);
            var id = make(ada, "The Friday Table", true);
            var change = WISH.formatted("Mine", true, "");
            for (var outside : List.of(guest, cleo, robo.at)) {
                for (var door : List.of("/lobby", "/ratings"))
                    assertThat(outside.get("/api/groups/" + id + door).error()).isEqualTo("not-yours");
                assertThat(outside.post("/api/groups/" + id, change).status()).isEqualTo(403);
                assertThat(act(outside, id, "notes", "{\"text\":\"x\",\"seen\":0}").status()).isEqualTo(403);
                assertThat(act(outside, id, "link", "{\"on\":true}").error()).isEqualTo("not-yours");
                assertThat(act(outside, id, "delete").error()).isEqualTo("not-yours");
                assertThat(act(outside, id, "tables", "{\"table\":null}").error()).isEqualTo("not-yours");
                assertThat(care(outside, id, "Ada", "remove").error()).isEqualTo("not-yours");
                assertThat(show(outside, id).get("inside").isNull()).isTrue();
            }
            assertThat(guest.post("/api/groups", change).error()).isEqualTo("not-signed-in");
            assertThat(robo.at.post("/api/groups", change).error()).isEqualTo("program");
            assertThat(act(robo.at, id, "ask").error()).isEqualTo("program");
            letIn(ada, id, ben, cleo);
            for (var deed : List.of("remove", "bar", "make_keeper", "hand_over"))
                assertThat(care(ben, id, "Cleo", deed).error()).as(deed).isEqualTo("not-yours");
            care(ada, id, "Ben", "make_keeper");
            for (var deed : List.of("make_keeper", "hand_over", "make_member"))
                assertThat(care(ben, id, "Cleo", deed).error()).as(deed).isEqualTo("not-yours");
            for (var deed : List.of("remove", "bar")) assertThat(care(ben, id, "Ada", deed).error()).as(deed).isEqualTo("not-yours");
            assertThat(care(ada, id, "Ada", "bar").error()).as("nobody does that to themselves").isEqualTo("not-yours");
            assertThat(care(ben, id, "Nobody", "bar").error()).isEqualTo("unknown-player");
            assertThat(care(ben, id, "Cleo", "accept").error()).as("who has not asked").isEqualTo("not-there");
            assertThat(care(ben, id, "Cleo", "bar").status()).isEqualTo(200);
            assertThat(act(cleo, id, "ask").error()).isEqualTo("not-welcome");
            assertThat(act(cleo, id, "join", link(ben, id)).error()).isEqualTo("not-welcome");
            assertThat(role(cleo, id)).as("nobody is told that they are barred").isEmpty();
            assertThat(cleo.get("/api/me/export").json().get("groups").isEmpty()).isTrue();
            care(ben, id, "Cleo", "pardon");
            assertThat(act(cleo, id, "ask").status()).isEqualTo(200);
            assertThat(act(ada, id, "leave").error()).isEqualTo("owner");
            assertThat(act(ben, id, "delete").error()).isEqualTo("not-yours");
            var before = link(ada, id);
            care(ada, id, "Ben", "hand_over");
            assertThat(people(ben, id)).containsExactly("Ben owner", "Ada keeper", "Cleo asks");
            assertThat(act(cleo, id, "join", before).error()).as("the link goes with its owner").isEqualTo("wrong-link");
            assertThat(act(ada, id, "leave").status()).isEqualTo(200);
            assertThat(act(ben, id, "delete").status()).isEqualTo(200);
            assertThat(ben.get("/api/groups/" + id).error()).isEqualTo("unknown-group");
        }
    }

    @ParameterizedTest
    @EnumSource
    void whoeverIsBlockedByThoseWhoLookAfterItDoesNotGetIn(Databases kind) {
        try (var server = start(kind)) {
            Client ada = new Client(server).signUp("Ada"), ben = new Client(server).signUp("Ben"), eve = new Client(server).signUp("Eve");
            var id = make(ada, "The Friday Table", true);
            letIn(ada, id, ben);
            ben.post("/api/me/blocks", "{\"stance\":\"blocked\",\"name\":\"Eve\"}");
            assertThat(act(eve, id, "ask").status()).as("a member alone keeps nobody out").isEqualTo(200);
            act(eve, id, "leave");
            care(ada, id, "Ben", "make_keeper");
            assertThat(act(eve, id, "ask").error()).isEqualTo("not-welcome");
            assertThat(act(eve, id, "join", link(ada, id)).error()).isEqualTo("not-welcome");
        }
    }

    @ParameterizedTest
    @EnumSource
    void notesAreWrittenByOneAfterTheOther(Databases kind) {
        try (var server = start(kind)) {
            Client ada = new Client(server).signUp("Ada"), ben = new Client(server).signUp("Ben");
            var id = make(ada, "The Friday Table", true);
            letIn(ada, id, ben);
            long seen = show(ada, id).get("inside").get("noted").longValue();
            assertThat(act(ada, id, "notes", "{\"text\":\"Bring\\ncake.\\u0007\",\"seen\":%d}".formatted(seen)).status()).isEqualTo(200);
            assertThat(show(ben, id).get("inside").get("notes").stringValue()).isEqualTo("Bring\ncake.");
            assertThat(act(ada, id, "notes", "{\"text\":\"Other\",\"seen\":%d}".formatted(seen)).error()).isEqualTo("changed");
            assertThat(act(ada, id, "notes", "{\"text\":\"%s\",\"seen\":0}".formatted("x".repeat(4001))).error()).isEqualTo("bad-text");
            assertThat(ada.post("/api/groups/" + id, WISH.formatted("x".repeat(61), true, "")).error()).isEqualTo("bad-name");
            assertThat(ada.post("/api/groups/" + id, WISH.formatted(" \\u0007 ", true, "")).error()).isEqualTo("bad-name");
            assertThat(ada.post("/api/groups/" + id,
                    "{\"name\":\"A\",\"about\":\"%s\",\"listed\":true}".formatted("x".repeat(301))).error()).isEqualTo("bad-about");
        }
    }

    @ParameterizedTest
    @EnumSource
    void whoeverLeavesTheHouseLeavesTheirGroupsToOthers(Databases kind) {
        try (var server = start(kind)) {
            Client ada = new Client(server).signUp("Ada"), ben = new Client(server).signUp("Ben"), cleo = new Client(server).signUp("Cleo");
            String id = make(ada, "The Friday Table", true), alone = make(ada, "Alone", true);
            letIn(ada, id, ben, cleo);
            care(ada, id, "Cleo", "make_keeper");
            assertThat(ada.get("/api/me/export").json().get("groups").size()).isEqualTo(2);
            var left = ada.post("/api/me/delete", "{\"passphrase\":\"%s\"}".formatted(Client.passphrase("Ada")));
            assertThat(left.status()).as(left.text()).isEqualTo(200);
            assertThat(people(ben, id)).containsExactly("Cleo owner", "Ben member");
            assertThat(ben.get("/api/groups/" + alone).error()).isEqualTo("unknown-group");
        }
    }

    @ParameterizedTest
    @EnumSource
    void aPersonHasOnlySoMany(Databases kind) {
        try (var server = start(kind)) {
            var ada = new Client(server).signUp("Ada");
            for (int i = 0; i < 3; i++) make(ada, "Group " + i, true);
            assertThat(ada.post("/api/groups", WISH.formatted("One more", true, "")).error()).isEqualTo("too-many-groups");
            var eve = new Client(server).signUp("Eve");
            var all = new ArrayList<String>();
            for (int owner = 0; all.size() < 11; owner++) {
                var other = new Client(server).signUp("Owner " + owner);
                for (int i = 0; i < 3; i++) all.add(make(other, "Owner %d has %d".formatted(owner, i), true));
            }
            long asked = all.stream().filter(each -> act(eve, each, "ask").status() == 200).count();
            assertThat(asked).isEqualTo(10);
        }
    }

    /// Two servers, many at once: exactly as many groups as one may run.
    @Test
    void nobodyGetsMoreByAskingManyTimesAtOnce() {
        var place = Databases.POSTGRESQL.fresh(folder);
        try (var first = Server.start(Client.config(place)); var second = Server.start(Client.config(place))) {
            var ada = new Client(first).signUp("Ada");
            var there = new Client(second, ada.cookie);
            var made = IntStream.range(0, 12).parallel()
                    .map(i -> (i % 2 == 0 ? ada : there).post("/api/groups", WISH.formatted("Group " + i, true, "")).status()).toArray();
            assertThat(IntStream.of(made).filter(status -> status == 200).count()).isEqualTo(3);
            var id = ada.get("/api/groups").json().get("mine").get(0).get("group").stringValue();
            var ben = new Client(second).signUp("Ben");
            act(ben, id, "ask");
            care(ada, id, "Ben", "accept");
            assertThat(people(ben, id)).as("the other server knows at once").containsExactly("Ada owner", "Ben member");
            care(there, id, "Ben", "remove");
            assertThat(ben.get("/api/groups/" + id + "/lobby").error()).isEqualTo("not-yours");
        }
    }
}
