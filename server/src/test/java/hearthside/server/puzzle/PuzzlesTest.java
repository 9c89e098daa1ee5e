package hearthside.server.puzzle;

import static hearthside.server.testing.Client.passphrase;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.chance.Chance;
import hearthside.games.Games;
import hearthside.server.Server;
import hearthside.server.http.RateLimits;
import hearthside.server.testing.Client;
import hearthside.server.testing.Databases;
import hearthside.server.testing.HandClock;
import hearthside.wire.Json;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/// Whoever solves a puzzle sees what its seat sees, has one try that counts, and is told everything afterwards.
class PuzzlesTest {
    private static final int SAMPLE = 4;

    @TempDir
    Path folder;
    private Server server;
    private Client ada;
    private final HandClock clock = HandClock.still();

    @BeforeEach
    void start() {
        server = Server.start(Client.config(folder), _ -> {}, clock);
        ada = new Client(server);
    }

    @AfterEach
    void stop() { server.close(); }

    /// Those that have any.
    static List<String> games() {
        return Games.ALL.stream().map(game -> game.info().id()).filter(game -> !PuzzleBook.ids(game).isEmpty()).toList();
    }

    private static Puzzle first(String game) { return PuzzleBook.find(PuzzleBook.ids(game).getFirst()).orElseThrow(); }

    private static String path(Puzzle puzzle) { return "/api/puzzles/" + puzzle.id(); }

    private static String act(JsonNode action) { return "{\"action\":%s}".formatted(action); }

    private static Client.Answer right(Client who, Puzzle puzzle) {
        return who.post(path(puzzle), act(puzzle.options().getFirst().action()));
    }

    private static Client.Answer wrong(Client who, Puzzle puzzle) {
        return who.post(path(puzzle), act(puzzle.options().getLast().action()));
    }

    private static JsonNode last(JsonNode moments) { return moments.get(moments.size() - 1); }

    @Test
    void allAreListedAndOneOfThemIsTodays() {
        var shelf = ada.get("/api/puzzles").json();
        assertThat(shelf.get("me").isNull()).isTrue();
        int all = games().stream().mapToInt(game -> PuzzleBook.ids(game).size()).sum();
        assertThat(shelf.get("puzzles").size()).isEqualTo(all).isPositive();
        for (var listed : shelf.get("puzzles")) {
            assertThat(listed.get("solved").isNull()).isTrue();
            assertThat(listed.get("rating").intValue()).isIn(800, 1100, 1400, 1700, 2000);
            var written = PuzzleBook.find(listed.get("id").stringValue()).orElseThrow();
            assertThat(listed.get("seats").intValue()).isEqualTo(written.position().seats());
            assertThat(listed.get("choices").intValue()).isEqualTo(written.options().size());
        }
        var today = ada.get("/api/puzzles/today").json();
        assertThat(today.get("day").stringValue()).isEqualTo("2026-11-15");
        assertThat(new Client(server).get("/api/puzzles/today").json()).as("the same for everybody").isEqualTo(today);
        clock.pass(Duration.ofHours(11));
        assertThat(ada.get("/api/puzzles/today").json()).as("the same all day").isEqualTo(today);
        clock.pass(Duration.ofHours(2));
        var tomorrow = ada.get("/api/puzzles/today").json();
        assertThat(tomorrow.get("puzzle").get("game")).as("another game").isNotEqualTo(today.get("puzzle").get("game"));
    }

    @ParameterizedTest
    @MethodSource("games")
    void beforeTheTryNothingIsToldThatTheSeatDoesNotSee(String game) {
        for (var id : PuzzleBook.ids(game).stream().limit(SAMPLE).toList()) {
            var puzzle = PuzzleBook.find(id).orElseThrow();
            var answer = ada.get(path(puzzle));
            assertThat(answer.status()).as(answer.text()).isEqualTo(200);
            var shown = answer.json();
            assertThat(shown.propertyNames()).as("neither position nor solution").containsExactlyInAnyOrder("id", "game", "seat", "level",
                    "moments", "terms");
            for (var moment : shown.get("moments"))
                assertThat(moment.propertyNames()).containsExactlyInAnyOrder("seat", "events", "view", "facts", "toAct", "options");
            assertThat(shown.get("moments").size()).isEqualTo(1 + puzzle.before().size());
            Games.find(game).ifPresent(rules -> asTheSeatSees(rules, puzzle, last(shown.get("moments"))));
        }
    }

    /// Whatever the seat cannot know is dealt anew, and what is told stays the same; options stand as the rules list them.
    private static <S extends Copyable<S>, A> void asTheSeatSees(Game<S, A> game, Puzzle puzzle, JsonNode told) {
        var match = puzzle.open(game);
        for (int seed = 0; seed < 3; seed++) {
            var world = match.imagine(puzzle.seat(), new Chance.Seeded(seed));
            var view = game.view(world, puzzle.seat());
            assertThat(told.get("view")).isEqualTo(Json.tree(view));
            assertThat(told.get("facts")).isEqualTo(Json.tree(game.facts(match.terms(), view, puzzle.seat())));
            assertThat(told.get("options")).isEqualTo(Json.tree(game.options(world, puzzle.seat())));
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void oneTryThenEverythingIsTold(String game) {
        var puzzle = first(game);
        var found = right(ada, puzzle).json();
        assertThat(found.get("right").booleanValue()).isTrue();
        assertThat(found.get("counted").booleanValue()).as("guests have no rating").isFalse();
        assertThat(found.get("me").isNull()).isTrue();
        assertThat(found.get("options").size()).isEqualTo(puzzle.options().size());
        assertThat(found.get("options").get(0).get("action")).isEqualTo(puzzle.options().getFirst().action());
        assertThat(found.get("line").size()).isEqualTo(puzzle.line().size()).isPositive();
        assertThat(found.get("line").get(0).get("seat").intValue()).isEqualTo(puzzle.seat());
        assertThat(found.get("line").valueStream().anyMatch(moment -> !moment.get("events").isEmpty())).isTrue();
        assertThat(found.get("chosen").intValue()).isZero();
        var missed = wrong(ada, puzzle).json();
        assertThat(missed.get("right").booleanValue()).isFalse();
        assertThat(missed.get("chosen").intValue()).as("what was tried").isEqualTo(puzzle.options().size() - 1);
        assertThat(right(ada, puzzle).json()).as("the same every time").isEqualTo(found);
    }

    @ParameterizedTest
    @EnumSource
    void theFirstTryOfAnAccountCountsOnceHoweverOftenItIsSent(Databases kind) {
        Puzzle one = first(games().getFirst()), two = first(games().getLast());
        try (var house = Server.start(Client.config(kind.fresh(folder.resolve("other"))), _ -> {}, clock)) {
            var ben = new Client(house).signUp("Ben");
            long counted = IntStream.range(0, 24).parallel().mapToObj(i -> i % 2 == 0 ? right(ben, one) : wrong(ben, one))
                    .filter(answer -> answer.json().get("counted").booleanValue()).count();
            assertThat(counted).isEqualTo(1);
            var me = ben.get("/api/puzzles").json().get("me");
            assertThat(me.get("tries").intValue()).isEqualTo(1);
            boolean wasRight = me.get("solved").intValue() == 1;
            assertThat(me.get("rating").intValue()).matches(rating -> wasRight ? rating > 1200 : rating < 1200);
            var next = right(ben, two).json();
            assertThat(next.get("gained").intValue()).isPositive();
            assertThat(next.get("me").get("tries").intValue()).isEqualTo(2);
            assertThat(next.get("me").get("streak").intValue()).isEqualTo(1);
            assertThat(right(ben, two).json().get("me")).isEqualTo(next.get("me"));
            for (var listed : ben.get("/api/puzzles").json().get("puzzles"))
                if (listed.get("id").stringValue().equals(two.id())) assertThat(listed.get("solved").booleanValue()).isTrue();
                else
                    if (listed.get("id").stringValue().equals(one.id()))
                        assertThat(listed.get("solved").booleanValue()).isEqualTo(wasRight);
                    else
                        assertThat(listed.get("solved").isNull()).isTrue();
            clock.pass(Duration.ofDays(2));
            assertThat(ben.get("/api/puzzles/today").json().get("me").get("streak").intValue()).as("a day was missed").isZero();
            assertThat(ben.get("/api/me/export").json().get("puzzles").get("tries").size()).isEqualTo(2);
            assertThat(ben.post("/api/me/delete", "{\"passphrase\":\"%s\"}".formatted(passphrase("Ben"))).status()).isEqualTo(200);
            assertThat(new Client(house).signUp("Ben").get("/api/puzzles").json().get("me").get("tries").intValue()).isZero();
        }
    }

    @Test
    void whatIsForbiddenIsExplainedAndIsNoTry() {
        var puzzle = first("my-first-stone-age");
        ada.signUp("Ada");
        var trade = "{\"action\":{\"is\":\"Trade\",\"give\":[\"pot\",\"pot\",\"pot\",\"pot\"],\"take\":[\"fish\",\"fish\"]}}";
        var why = ada.post(path(puzzle) + "/why", trade).json().get("refused");
        assertThat(why.get("rule").stringValue()).startsWith("MF-");
        var refused = ada.post(path(puzzle), trade);
        assertThat(refused.status()).isEqualTo(400);
        assertThat(refused.json().get("sentence").stringValue()).contains(why.get("rule").stringValue());
        assertThat(ada.post(path(puzzle) + "/why", act(puzzle.options().getFirst().action())).json().get("refused").isNull()).isTrue();
        assertThat(ada.get("/api/puzzles").json().get("me").get("tries").intValue()).isZero();
    }

    @Test
    void junkIsAnsweredWithASentence() {
        var path = path(first(games().getLast()));
        for (var body : new String[] {"", "{}", "[]", "null", "{\"action\":null}", "{\"action\":7}", "{\"action\":{\"is\":\"Fly\"}}",
                "{\"action\":{\"is\":\"Place\"}}", "{\"action\":{},\"more\":1}", "{\"action\":" + "[".repeat(4000),
                "{\"action\":\"\u0000\"}"})
            for (var call : new String[] {path, path + "/why"}) {
                var answer = ada.post(call, body);
                assertThat(answer.status()).as(body + " " + answer.text()).isEqualTo(400);
                assertThat(answer.json().get("sentence").stringValue()).endsWith(".").doesNotContain("Exception");
            }
        assertThat(ada.post(path, "{\"action\":\"%s\"}".formatted("x".repeat(70_000))).status()).isEqualTo(413);
        for (var id : new String[] {"stone-age-0", "stone-age", "-", "..%2f..", "stone-age-1%00", "x".repeat(400), "own/x/1", "own/x/y",
                "own/x/-1", "own/x/99999999999"})
            assertThat(ada.get("/api/puzzles/" + id).status()).as(id).isIn(400, 404);
    }

    @Test
    void nobodyAsksForEver() {
        server.close();
        server = Server.start(Client.config(folder).withLimits(RateLimits.UNLIMITED.withStudies(1)));
        ada = new Client(server);
        var path = path(first(games().getLast()));
        assertThat(IntStream.range(0, 60).mapToObj(_ -> ada.get(path).status()).toList()).contains(200, 429);
        assertThat(ada.get("/api/puzzles/today").status()).as("the home page still has its puzzle").isEqualTo(200);
    }
}
