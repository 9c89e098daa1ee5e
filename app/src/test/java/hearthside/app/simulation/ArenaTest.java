package hearthside.app.simulation;

import hearthside.app.Hearthside;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.wire.Json;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The commands that make the opponents stronger and tell how strong they are.
class ArenaTest {
    private static final List<String> TOURNAMENT = List.of("arena", "my-first-stone-age", "--seats", "2", "--bots", "elephant,random",
            "--seed", "3");

    private record Said(int status, String out, String err) {}

    private static Said run(List<String> first, String... more) {
        var args = new ArrayList<>(first);
        args.addAll(List.of(more));
        var out = new StringWriter();
        var err = new StringWriter();
        int status = Hearthside.run(new PrintWriter(out, true), new PrintWriter(err, true), args.toArray(String[]::new));
        return new Said(status, out.toString(), err.toString());
    }

    @Test
    void aTournamentTellsWinsIntervalsAndElo(@TempDir Path folder) throws IOException {
        var plot = folder.resolve("a.svg");
        var report = Json.parse(run(TOURNAMENT, "--games", "40", "--json", "--plot", plot.toString()).out());
        assertThat(report.path("games").intValue()).isEqualTo(40);
        assertThat(report.path("lines").get(0).path("share").doubleValue()).isGreaterThan(0.7);
        assertThat(report.path("lines").get(0).path("elo").doubleValue()).isPositive();
        assertThat(Files.readString(plot)).contains("<svg", "elephant", "random");
        assertThat(run(TOURNAMENT, "--games", "4").out()).contains("95 % interval", "Elo")
                .containsPattern("elephant thought for [0-9.]+ ms .* of [0-9]+ decisions");
    }

    @Test
    void aStoppedTournamentGoesOnAndShardsAreTheWhole(@TempDir Path folder) throws IOException {
        var whole = folder.resolve("whole.jsonl");
        run(TOURNAMENT, "--games", "6", "--out", whole.toString());
        // cut off in the middle of the last line
        Files.writeString(whole, Files.readString(whole).stripTrailing().replaceFirst(".{10}$", ""));
        run(TOURNAMENT, "--games", "12", "--out", whole.toString());
        for (var shard : List.of("1/3", "2/3", "3/3"))
            run(TOURNAMENT, "--games", "12", "--shard", shard, "--out", folder.resolve(shard.charAt(0) + ".jsonl").toString());
        var merged = folder.resolve("merged.jsonl");
        var said = run(List.of("arena-merge"), folder.resolve("1.jsonl").toString(), folder.resolve("2.jsonl").toString(),
                folder.resolve("3.jsonl").toString(), "--out", merged.toString());
        assertThat(said.out()).contains("12 games");
        assertThat(Files.readString(merged)).isEqualTo(Files.readString(whole));
    }

    @Test
    void severalGamesAtOnceAreTheSameGames(@TempDir Path folder) {
        var one = folder.resolve("1.jsonl");
        var three = folder.resolve("3.jsonl");
        run(TOURNAMENT, "--games", "30", "--out", one.toString());
        var said = run(TOURNAMENT, "--games", "30", "--threads", "3", "--out", three.toString());
        assertThat(said.out()).contains("30 games");
        assertThat(ArenaFile.read(three)).isEqualTo(ArenaFile.read(one));
        assertThat(ArenaFile.read(one).games()).hasSize(30);
        assertThat(run(TOURNAMENT, "--threads", "0").err()).contains("From 1 to 256");
    }

    @Test
    void wrongWordsAreAnsweredWithASentence(@TempDir Path folder) throws IOException {
        assertThat(run(TOURNAMENT, "--shard", "4/3").err()).contains("from 1 to 3");
        assertThat(run(List.of("arena", "my-first-stone-age", "--bots", "elephant:soon")).err()).contains("1000ms or 400it");
        assertThat(run(List.of("arena", "my-first-stone-age", "--bots", "genius")).err()).contains("There is no bot");
        var other = folder.resolve("other.jsonl");
        run(List.of("arena", "my-first-stone-age", "--bots", "random", "--games", "2"), "--out", other.toString());
        assertThat(run(TOURNAMENT, "--games", "2", "--out", other.toString()).err()).contains("another tournament");
        Files.writeString(other, "{}\nnonsense\n");
        assertThat(run(List.of("arena-merge"), other.toString())).satisfies(said -> assertThat(said.status()).isEqualTo(2),
                said -> assertThat(said.err()).contains("line 1"));
        assertThat(run(List.of("train", "my-first-stone-age", "--games", "3")).err()).contains("At least 20 games");
        assertThat(run(List.of("train", "stone-age-solo", "--vary", "level")).err()).contains("written as soloFieldStart=0,5,10");
        assertThat(run(List.of("train", "stone-age-solo", "--vary", "level=1,9")).err()).contains("9");
        assertThat(run(List.of("train", "stone-age-solo", "--vary", "level=1,4")).err()).contains("level-1, level-4",
                "one after the other");
        assertThat(run(List.of("tune", "my-first-stone-age", "--trials", "1")).err()).contains("At least two settings");
    }

    @Test
    void trainingWritesWeightsThatSayHowTheyWereMade(@TempDir Path folder) throws IOException {
        var weights = folder.resolve("w.txt");
        assertThat(
                run(List.of("train", "my-first-stone-age", "--games", "40", "--passes", "2", "--hidden", "2", "--out", weights.toString()))
                        .out())
                .contains("positions of 40 games");
        assertThat(Files.readString(weights))
                .startsWith("# made with: hearthside train my-first-stone-age --seats 2 --games 40 --seed 1 --hidden 2 --passes 2 (")
                .containsPattern(", with House edition [0-9a-f]{24}\\)\n")
                .contains("\nhuts ").contains("\nhidden ");
        run(List.of("train", "stone-age-solo", "--games", "20", "--passes", "1", "--hidden", "0", "--option", "level=4", "--vary",
                "soloFieldStart=0,10", "--out", weights.toString()));
        assertThat(Files.readString(weights))
                .startsWith(
                        "# made with: hearthside train stone-age-solo --seats 1 --option level=4 --vary soloFieldStart=0,10 --games 20 ")
                .containsPattern("\nfield [4-9]\\.\\d+ [2-5]\\.").containsPattern("\nlevel 4\\.0+ ");
    }

    @Test
    void learningGoesOnWhereItWas(@TempDir Path folder) throws IOException {
        var learn = List.of("learn", "my-first-stone-age", "--iterations", "8", "--match", "2", "--budget", "2it",
                "--rules-of-thumb", "20", "--hidden", "2", "--policy-hidden", "2", "--passes", "1");
        var one = folder.resolve("one").toString();
        var first = run(learn, "--games", "3", "--folder", one, "--generations", "1").out();
        assertThat(first).contains("Generation 1: games, 0 of 3 are there.", "learns what a position is worth", "of 2 games");
        var second = run(learn, "--games", "3", "--folder", one, "--generations", "2").out();
        assertThat(second).doesNotContain("Generation 1: games").contains("Generation 2: games, 0 of 3 are there.");
        assertThat(Files.readString(folder.resolve("one/1/value.txt")))
                .startsWith("# learnt in generation 1 of: hearthside learn my-first-stone-age seats=2 iterations=8 games=3 ");
        var other = folder.resolve("other").toString();
        assertThat(run(learn, "--games", "3", "--folder", other, "--shard", "2/2", "--generations", "1").out())
                .contains("waits for the games of other");
        assertThat(run(learn, "--folder", one, "--shard", "3/2").err()).contains("from 1 to 2");
        assertThat(run(learn, "--games", "4", "--folder", one).err()).contains("Name another folder");
        assertThat(run(learn, "--games", "0", "--folder", other).err()).contains("from 1 to");
        assertThat(run(List.of("learn", "stone-age-solo", "--folder", other)).err()).contains("nobody to beat");
    }

    @Test
    void tuningComparesSettings() {
        var said = run(List.of("tune", "my-first-stone-age", "--trials", "2", "--games", "2", "--budget", "3it", "--against", "random"));
        assertThat(said.out()).contains("3it a decision, against random", "curiosity=");
        assertThat(said.out().lines().filter(line -> line.contains("  curiosity=")).count()).isEqualTo(2);
    }
}
