package hearthside.app;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.app.engine.Engine;
import hearthside.wire.Json;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CommandsTest {
    record Said(int status, String out, String err) {}

    private static Said run(String... args) {
        var out = new StringWriter();
        var err = new StringWriter();
        int status = Hearthside.run(new PrintWriter(out, true), new PrintWriter(err, true), args);
        return new Said(status, out.toString(), err.toString());
    }

    @Test
    void theGamesAreListed() {
        assertThat(run("games").out()).contains("my-first-stone-age", "MF-V7");
        var list = Json.parse(run("games", "--json").out());
        assertThat(list.get(0).path("id").stringValue()).isEqualTo("my-first-stone-age");
        assertThat(list.get(0).path("bots").toString()).contains("elephant");
    }

    @Test
    void aSimulationCounts() {
        var report = Json.parse(
                run("sim", "my-first-stone-age", "--seats", "4", "--bots", "elephant,random,random,random", "--games", "50", "--json")
                        .out());
        for (var field : new String[] {"game", "seats", "games", "decisions", "cpuSeconds", "gamesPerCpuSecond", "decisionsPerCpuSecond",
                "wins", "meanPoints", "meanDecisions", "meanRound"})
            assertThat(report.has(field)).as(field).isTrue();
        assertThat(report.path("wins").get(0).doubleValue()).isGreaterThan(40);
        assertThat(report.path("games").intValue()).isEqualTo(50);
        assertThat(run("sim", "my-first-stone-age", "--games", "10").out()).contains("95 % interval", "length in decisions");
    }

    @Test
    void aSimulationTellsHowWhoeverBeganFared() {
        var report = Json
                .parse(run("sim", "my-first-stone-age", "--seats", "3", "--bots", "elephant,random,random", "--games", "40", "--option",
                        "start=3", "--json").out());
        assertThat(report.path("wins").get(0).doubleValue()).isGreaterThan(20);
        assertThat(report.path("inTurn").get(1).path("wins").doubleValue()).as("the elephant on the first seat comes second")
                .isEqualTo(report.path("wins").get(0).doubleValue() / 40);
        assertThat(report.path("inTurn").get(0).path("points").doubleValue()).isEqualTo(report.path("meanPoints").get(2).doubleValue());
        assertThat(run("sim", "fire-and-axe", "--bots", "greedy", "--games", "5").out()).contains("whoever began");
        assertThat(run("sim", "stone-age-solo", "--bots", "greedy", "--games", "2").out()).doesNotContain("whoever began");
    }

    @Test
    void aReportTellsHowHoldersFared() {
        var report = Json.parse(run("sim", "cavemen", "--seats", "3", "--bots", "greedy", "--games", "20", "--report", "--json").out());
        assertThat(report.path("games").path("games").intValue()).isEqualTo(20);
        assertThat(report.path("holders").size()).isGreaterThan(10);
        assertThat(report.path("holders").toString()).contains("\"thing\":\"invention-language\"").doesNotContain("invention-fire");
        assertThat(run("sim", "fire-and-stone", "--bots", "greedy", "--games", "5", "--report").out()).contains("holders of",
                "beyond 50.0 %", "farming");
    }

    @Test
    void aGameGoesOnFromAPosition(@TempDir Path folder) throws IOException {
        var engine = new Engine();
        engine.answer("{\"do\":\"new\",\"game\":\"my-first-stone-age\",\"seats\":3,\"seed\":5}");
        var file = folder.resolve("position.json");
        Files.writeString(file, Json.parse(engine.answer("{\"do\":\"position\"}")).path("position").toString());
        assertThat(run("play", "my-first-stone-age", "--people", "0", "--position", file.toString()).out()).contains("place 1", "  Wolf  ",
                "  Owl  ", "  Frog  ");
        assertThat(run("play", "stone-age", "--people", "0", "--position", file.toString()).err())
                .contains("This is a position of my-first-stone-age, not of stone-age.");
        assertThat(run("play", "stone-age", "--position", "nowhere.json").err()).contains("There is no file nowhere.json");
    }

    @Test
    void theSameSeedGivesTheSameFigures() {
        var one = Json.parse(run("sim", "my-first-stone-age", "--games", "30", "--seed", "5", "--json").out());
        var two = Json.parse(run("sim", "my-first-stone-age", "--games", "30", "--seed", "5", "--json").out());
        assertThat(one.path("wins")).isEqualTo(two.path("wins"));
        assertThat(one.path("decisions")).isEqualTo(two.path("decisions"));
    }

    @Test
    void aSavedGameCanBeToldAgain(@TempDir Path folder) {
        run("sim", "my-first-stone-age", "--bots", "playful", "--games", "1", "--save", folder.toString(), "--json");
        var told = run("replay", folder.resolve("my-first-stone-age-0.jsonl").toString());
        assertThat(told.status()).isZero();
        assertThat(told.out()).contains("builds a hut", "wins!");
        assertThat(run("replay", "--to", "3", folder.resolve("my-first-stone-age-0.jsonl").toString()).out()).contains("Not finished");
    }

    @Test
    void fairLuckIsToldFromUnfair(@TempDir Path folder) throws IOException {
        var luck = hearthside.core.chance.Committed.ofHex("07".repeat(32));
        var game = new hearthside.games.myfirststoneage.MyFirstStoneAge();
        var match = new hearthside.core.Match<>(game, game.info().terms(2), luck);
        var choices = new hearthside.core.chance.Chance.Seeded(1);
        while (!match.isOver())
            match.play(match.toAct().first(),
                    match.options(match.toAct().first()).get(choices.below(match.options(match.toAct().first()).size())));
        var file = folder.resolve("game.jsonl");
        var text = hearthside.wire.Journal.of(match).revealing(luck).text();
        Files.writeString(file, text);
        assertThat(run("verify", file.toString())).satisfies(said -> assertThat(said.out()).startsWith("Fair"),
                said -> assertThat(said.status()).isZero());
        Files.writeString(file, text.replace("\"hash\":\"", "\"hash\":\"0"));
        assertThat(run("verify", file.toString())).satisfies(said -> assertThat(said.out()).contains("NOT fair", "hash"),
                said -> assertThat(said.status()).isEqualTo(2));
        int at = text.indexOf("\"drew\":[", text.indexOf("Flip")) + 8;
        Files.writeString(file, text.substring(0, at) + (text.charAt(at) == '0' ? '1' : '0') + text.substring(text.indexOf(']', at)));
        assertThat(run("verify", file.toString())).satisfies(said -> assertThat(said.out()).contains("NOT fair", "Decision"),
                said -> assertThat(said.status()).isEqualTo(2));
        Files.writeString(file, text.substring(0, text.indexOf("{\"seed\"")));
        assertThat(run("verify", file.toString())).satisfies(said -> assertThat(said.err()).contains("told when the game ends"),
                said -> assertThat(said.status()).isEqualTo(2));
    }

    /// One clear sentence on the error stream, status 2, no stack trace.
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
            "sim chess                                        | There is no game \"chess\"",
            "sim my-first-stone-age --seats 9                 | is for 2 to 4 players, not for 9",
            "sim my-first-stone-age --seats x                 | Invalid value for option '--seats'",
            "sim my-first-stone-age --bots genius             | There is no bot \"genius\"",
            "sim my-first-stone-age --bots random,random,random | 3 bots do not fit on 2 seats",
            "sim my-first-stone-age --games 0                 | At least one game",
            "sim my-first-stone-age --option swaps=9          | may be 1, 2, 3",
            "sim my-first-stone-age --option colour=red       | has no option \"colour\"",
            "sim my-first-stone-age --edition nowhere.json    | There is no file nowhere.json",
            "sim                                              | Missing required parameter",
            "replay nowhere.jsonl                             | There is no file nowhere.jsonl",
            "verify nowhere.jsonl                             | There is no file nowhere.jsonl",
            "golden chess                                     | There is no game",
            "bench chess                                      | There is no game",
            "dance                                            | Unmatched argument",
            "sim my-first-stone-age --fast                    | Unknown option: '--fast'",
            "play my-first-stone-age --people 7 --seats 2     | 7 people do not fit on 2 seats"})
    void badInputGetsOneSentence(String line, String words) {
        var said = run(line.strip().split(" +"));
        assertThat(said.status()).isEqualTo(2);
        assertThat(said.err()).contains(words).doesNotContain("\tat ", "Exception");
        assertThat(said.err().strip().lines().count()).isEqualTo(1);
    }

    @Test
    void aWrongEditionIsNamedByItsField(@TempDir Path folder) throws IOException {
        var house = Json.write(new hearthside.games.myfirststoneage.MyFirstStoneAge().info().edition());
        var file = folder.resolve("edition.json");
        Files.writeString(file, house.replace("\"die_6\",", ""));
        assertThat(run("sim", "my-first-stone-age", "--edition", file.toString()).err())
                .contains("forest: There must be 14 forest tokens; there are 13.");
        Files.writeString(file, house.replace("\"name\":\"House edition\"", "\"name\":\"Mine\"").replace("[3,4,4]", "[3,4]"));
        assertThat(run("sim", "my-first-stone-age", "--edition", file.toString()).err()).contains("goodsPerKind");
        Files.writeString(file, house.replace("[3,4,4]", "[4,5,5]").replace("House edition", "More goods"));
        assertThat(run("sim", "my-first-stone-age", "--edition", file.toString(), "--games", "5", "--json").status()).isZero();
    }

    @Test
    void spoiltJournalsAreNamedByLine(@TempDir Path folder) throws IOException {
        run("sim", "my-first-stone-age", "--bots", "playful", "--games", "1", "--save", folder.toString(), "--json");
        var file = folder.resolve("my-first-stone-age-0.jsonl");
        var text = Files.readString(file);
        Files.writeString(file, text.replaceFirst("\\{\"is\":\"Flip\",\"tree\":\\d+\\}", "{\"is\":\"Flip\",\"tree\":14}"));
        assertThat(run("replay", file.toString()).err()).contains("decision 1.action").contains("MF-10");
        Files.writeString(file, text.replaceFirst("Flip", "Flop"));
        assertThat(run("replay", file.toString()).err()).startsWith("line 3.action");
        Files.writeString(file, text.replaceFirst("\"drew\":\\[\\d+,", "\"drew\":["));
        assertThat(run("replay", file.toString()).err()).contains("decision 0");
        Files.writeString(file, "\u0000\u0001 not a journal");
        assertThat(run("replay", file.toString()).err()).startsWith("line 1");
        Files.write(file, new byte[] {(byte) 0xff, (byte) 0xfe, 0});
        assertThat(run("replay", file.toString()).err()).contains("UTF-8");
        assertThat(run("replay", folder.toString()).err()).contains("cannot be read");
    }
}
