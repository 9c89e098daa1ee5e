package hearthside.engine;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.chance.Chance;
import hearthside.games.Games;
import hearthside.wire.EditionFile;
import hearthside.wire.Journal;
import hearthside.wire.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// What a browser is told about a game of its own is what the house would say, and its journal is one that the house can read.
class DeskTest {
    private final Desk desk = new Desk();

    static Stream<Game<?, ?>> games() { return Games.ALL.stream().map(game -> game); }

    private JsonNode ask(String question) { return Json.parse(desk.answer(question)); }

    private JsonNode ask(String is, String more) { return ask("{\"is\":\"%s\",\"table\":\"a\",\"mine\":[0]%s}".formatted(is, more)); }

    private List<String> begin(Game<?, ?> game) {
        var begun = ask("New", ",\"game\":\"%s\",\"seats\":%d,\"seed\":7".formatted(game.info().id(), game.info().minSeats()));
        return new ArrayList<>(List.of(begun.get("header").stringValue(), begun.get("line").stringValue()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void aWholeGameIsPlayedAndTheHouseCanReadIt(Game<?, ?> game) {
        var lines = begin(game);
        var choices = new Chance.Seeded(3);
        for (var look = ask("Look", ""); !look.get("over").booleanValue();) {
            int seat = look.get("toAct").get(0).intValue();
            JsonNode done;
            if (seat == 0) {
                var options = look.get("options");
                done = ask("Play", ",\"seat\":0,\"action\":%s".formatted(options.get(choices.below(options.size()))));
            } else {
                done = ask("Bot", ",\"seat\":%d,\"level\":\"random\",\"seed\":1".formatted(seat));
            }
            lines.add(done.get("line").stringValue());
            look = done.get("look");
        }
        same(game, lines);
    }

    private <S extends Copyable<S>, A> void same(Game<S, A> game, List<String> lines) {
        var match = Journal.read(Games.ALL, String.join("\n", lines)).replay(game, new Chance.Seeded(0));
        var look = ask("Look", "");
        var view = match.view(0);
        assertThat(look.get("view")).isEqualTo(Json.tree(view));
        var facts = match.facts(view, 0);
        if (facts != null) assertThat(look.get("facts")).isEqualTo(Json.tree(facts));
        assertThat(look.get("result").get("points")).isEqualTo(Json.tree(match.result().points()));
        assertThat(look.get("seq").intValue()).isEqualTo(lines.size() - 1);
        var steps = ask("Replay", ",\"from\":0,\"count\":5000").get("steps");
        assertThat(steps.size()).isEqualTo(match.journal().size());
        assertThat(steps.get(steps.size() - 1).get("view")).isEqualTo(Json.tree(match.view(Game.REFEREE)));
        assertThat(ask("Log", "").get("steps").size()).isEqualTo(match.journal().size() - 1);
    }

    @Test
    void whatWasKeptGoesOnWhereItWas() {
        var game = Games.find("cavemen").orElseThrow();
        var lines = begin(game);
        for (int i = 0; i < 6; i++) {
            var look = ask("Look", "");
            int seat = look.get("toAct").get(0).intValue();
            lines.add(ask("Bot", ",\"seat\":%d,\"level\":\"random\",\"seed\":%d".formatted(seat, i)).get("line").stringValue());
        }
        lines.add(ask("Undo", ",\"entries\":2").get("line").stringValue());
        var before = ask("Look", "");
        ask("Close", "");
        assertThat(ask("Look", "").get("problem").get("sentence").stringValue()).contains("no such table");
        ask("Open", ",\"seed\":1,\"header\":%s,\"lines\":%s".formatted(Json.write(lines.getFirst()),
                Json.write(lines.subList(1, lines.size()))));
        assertThat(ask("Look", "")).isEqualTo(before);
    }

    @ParameterizedTest
    @MethodSource("games")
    void severalBotsDecideInOneGoUntilSomebodyElseIsTo(Game<?, ?> game) {
        int seats = game.info().maxSeats();
        if (seats == 1) return; // then nobody else is there
        var levels = IntStream.range(1, seats).boxed().collect(Collectors.toMap(String::valueOf, _ -> "random"));
        beforeABot(game, seats);
        var oneByOne = new ArrayList<String>();
        for (int seat = toAct(ask("Look", "")); seat > 0;) {
            var done = ask("Bot", ",\"seat\":%d,\"level\":\"random\",\"seed\":%d".formatted(seat, 9 + seat));
            oneByOne.add(done.toString());
            seat = toAct(done.get("look"));
        }
        assertThat(oneByOne).isNotEmpty();
        beforeABot(game, seats);
        assertThat(bots(levels, 60_000)).isEqualTo(oneByOne);
        assertThat(bots(levels, 60_000)).as("somebody else is to decide").isEmpty();
        beforeABot(game, seats);
        assertThat(bots(levels, 0)).isEqualTo(oneByOne.subList(0, 1));
    }

    private void beforeABot(Game<?, ?> game, int seats) {
        ask("New", ",\"game\":\"%s\",\"seats\":%d,\"seed\":7".formatted(game.info().id(), seats));
        for (var look = ask("Look", ""); toAct(look) == 0;)
            look = ask("Play", ",\"seat\":0,\"action\":%s".formatted(look.get("options").get(0))).get("look");
    }

    private static int toAct(JsonNode look) { return look.get("over").booleanValue() ? -1 : look.get("toAct").get(0).intValue(); }

    private List<String> bots(Map<String, String> levels, int millis) {
        var done = ask("Bots", ",\"levels\":%s,\"seed\":9,\"millis\":%d".formatted(Json.write(levels), millis)).get("done");
        return done.valueStream().map(JsonNode::toString).toList();
    }

    @Test
    void aPositionIsOneThatTheHouseCanGoOnFrom() {
        begin(Games.find("stone-age").orElseThrow());
        var position = Json.read(hearthside.wire.Position.class, ask("Position", ""));
        assertThat(position.open(Games.ALL, new Chance.Seeded(1)).view(0)).extracting(Json::tree).isEqualTo(ask("Look", "").get("view"));
    }

    @Test
    void aLineThatDoesNotFitTheRulesIsRefused() {
        var lines = begin(Games.find("stone-age").orElseThrow());
        lines.add("{\"seat\":1,\"action\":{\"is\":\"Pass\"},\"drew\":[],\"revealed\":false}");
        var opened = ask("Open", ",\"seed\":1,\"header\":%s,\"lines\":%s".formatted(Json.write(lines.getFirst()),
                Json.write(lines.subList(1, lines.size()))));
        assertThat(opened.has("problem")).isTrue();
    }

    @Test
    void whatARuleForbidsIsToldWithItsNumber() {
        begin(Games.find("my-first-stone-age").orElseThrow());
        var seat = ask("Look", "").get("toAct").get(0).intValue();
        var other = ask("WhyNot", ",\"seat\":%d,\"action\":{\"is\":\"Flip\",\"tree\":0}".formatted(1 - seat));
        assertThat(other.get("refused").get("rule").stringValue()).startsWith("MF-");
        assertThat(ask("WhyNot", ",\"seat\":%d,\"action\":{\"is\":\"Flip\",\"tree\":0}".formatted(seat)).isEmpty()).isTrue();
        assertThat(ask("Nonsense", "").get("problem").get("field").stringValue()).isEqualTo("is");
        assertThat(ask("{").has("problem")).isTrue();
    }

    /// A finished game of bots that hardly think: something could have been done better.
    private List<String> finished(Game<?, ?> game) {
        var lines = begin(game);
        for (var look = ask("Look", ""); !look.get("over").booleanValue(); look = ask("Look", ""))
            lines.add(ask("Bot", ",\"seat\":%d,\"level\":\"random\",\"seed\":1".formatted(look.get("toAct").get(0).intValue())).get("line")
                    .stringValue());
        return lines;
    }

    @Test
    void aLookBackGoesDeeperAndWhatWasDearBecomesAPuzzle() {
        finished(Games.find("my-first-stone-age").orElseThrow());
        review(4);
        var found = review(20);
        assertThat(found.get("steps").size()).isEqualTo(found.get("count").intValue());
        int dear = found.get("summary").get("dearest").get(0).intValue();
        var puzzle = ask("OwnPuzzle", ",\"step\":%d,\"iterations\":20".formatted(dear));
        var better = puzzle.get("options").get(0).get("action");
        var asked = ",\"puzzle\":%s,\"action\":%s".formatted(puzzle, better);
        assertThat(ask("Puzzle", asked).get("moments").get(0).get("options")).contains(better);
        assertThat(ask("Solve", asked).get("right").booleanValue()).isTrue();
        assertThat(ask("Solve", ",\"puzzle\":%s,\"action\":%s".formatted(puzzle, puzzle.get("options").get(1).get("action"))).get("right")
                .booleanValue()).isFalse();
        assertThat(ask("OwnPuzzle", ",\"step\":0,\"iterations\":20").get("problem").get("field").stringValue()).isEqualTo("step");
    }

    private JsonNode review(int depth) {
        var asked = ",\"from\":0,\"millis\":50,\"iterations\":" + depth;
        var found = ask("Review", asked);
        while (!found.get("state").stringValue().equals("done")) found = ask("Review", asked);
        return found;
    }

    /// Whoever asks again is told what was found in all of the time.
    @Test
    void hintsThatAreAskedForAgainAddUp() {
        begin(Games.find("stone-age").orElseThrow());
        int first = tries(ask("Hints", ",\"seat\":0,\"millis\":30")), second = tries(ask("Hints", ",\"seat\":0,\"millis\":30"));
        assertThat(second).isGreaterThan(first);
        ask("Play", ",\"seat\":0,\"action\":%s".formatted(ask("Look", "").get("options").get(0)));
        assertThat(ask("Look", "").get("seq").intValue()).isEqualTo(2);
    }

    private static int tries(JsonNode hints) {
        int tries = 0;
        for (var hint : hints.get("hints")) tries += hint.get("visits").intValue();
        return tries;
    }

    /// A table of the house that began from a position is looked back at, too.
    @Test
    void aJournalThatBeginsFromAPositionIsRead() {
        var game = Games.find("cavemen").orElseThrow();
        begin(game);
        var position = ask("Position", "");
        var header = Json.parse(desk.answer("{\"is\":\"New\",\"table\":\"b\",\"game\":\"cavemen\",\"seats\":2,\"seed\":9}")).get("header")
                .stringValue().replace("\"opening\":null", "\"opening\":" + position.get("state"));
        ask("Open", ",\"seed\":1,\"header\":%s,\"lines\":[\"{\\\"seat\\\":-1,\\\"action\\\":null,\\\"drew\\\":[],\\\"revealed\\\":false}\"]"
                .formatted(Json.write(header)));
        assertThat(ask("Position", "").get("state")).isEqualTo(position.get("state"));
    }

    @ParameterizedTest
    @MethodSource("games")
    void thereAreHintsAndRemarksForWhoeverHasToDecide(Game<?, ?> game) {
        begin(game);
        for (int i = 0; ask("Look", "").get("toAct").get(0).intValue() != 0 && i < 20; i++)
            ask("Bot", ",\"seat\":%d,\"level\":\"random\",\"seed\":1".formatted(ask("Look", "").get("toAct").get(0).intValue()));
        assertThat(ask("Hints", ",\"seat\":0,\"millis\":30").get("hints").size()).isPositive();
        assertThat(ask("Remarks", ",\"seat\":0").has("remarks")).isTrue();
        assertThat(ask("Consider", ",\"seat\":0,\"bots\":[1]").has("costly")).isTrue();
    }

    @ParameterizedTest
    @MethodSource("games")
    void anEditionIsCheckedAsTheHouseDoesIt(Game<?, ?> game) {
        var house = (ObjectNode) Json.tree(game.info().edition());
        var question = "{\"is\":\"Check\",\"game\":\"%s\",\"edition\":%s}";
        var fine = ask(question.formatted(game.info().id(), house));
        assertThat(fine.get("complaints")).isEmpty();
        assertThat(fine.get("edition")).isEqualTo(house);
        for (var field : List.copyOf(house.propertyNames())) {
            var spoilt = house.deepCopy();
            if (!spoilt.get(field).isArray()) continue;
            spoilt.putArray(field);
            var told = ask(question.formatted(game.info().id(), spoilt)).get("complaints").valueStream()
                    .map(each -> each.get("field").stringValue() + ": " + each.get("sentence").stringValue()).toList();
            assertThat(told).as(field)
                    .containsAll(EditionFile.complaints(game, spoilt).stream().map(each -> each.field() + ": " + each.sentence())
                            .toList());
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void gamesAmongBotsAreCounted(Game<?, ?> game) {
        int seats = game.info().minSeats();
        var question = "{\"is\":\"Simulate\",\"game\":\"%s\",\"seats\":%d,\"edition\":%s,"
                + "\"level\":\"greedy\",\"seed\":1,\"first\":%d,\"games\":%d}";
        var all = ask(question.formatted(game.info().id(), seats, Json.write(game.info().edition()), 0, 4));
        var rest = ask(question.formatted(game.info().id(), seats, "\"house\"", 2, 2));
        assertThat(all.get("lengths")).hasSize(4);
        assertThat(all.get("lengths").get(3)).as("the same game wherever one begins").isEqualTo(rest.get("lengths").get(1));
        assertThat(all.get("wins")).hasSize(seats);
        assertThat(all.get("held")).isNotEmpty();
        assertThat(all.get("things").size()).isGreaterThan(10);
        assertThat(ask(question.formatted(game.info().id(), seats, "\"house\"", 0, 9999)).get("problem").get("field").stringValue())
                .isEqualTo("games");
    }
}
