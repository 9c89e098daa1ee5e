package hearthside.games;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Game;
import hearthside.core.chance.Chance;
import hearthside.testkit.Golden;
import hearthside.testkit.Signature;
import hearthside.wire.Journal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What every game of the catalogue must have beside its rules: playthroughs, fixtures, a signature.
class GamesTest {
    private static final Path ROOT = Path.of(System.getProperty("hearthside.root", ".."));

    static Stream<Game<?, ?>> games() { return Games.ALL.stream().map(game -> game); }

    @ParameterizedTest
    @MethodSource("games")
    void playthroughsComeOutTheSame(Game<?, ?> game) throws IOException {
        var folder = Golden.folder(ROOT, game);
        var goldens = Golden.in(folder);
        assertThat(goldens).as("a playthrough for each seat count").containsAll(Golden.usual(game));
        for (var golden : goldens)
            assertThat(golden.record(game)).as(golden.fileName() + "; after a change of rules run ./hearthside golden --update")
                    .isEqualTo(Files.readString(folder.resolve(golden.fileName())));
    }

    @ParameterizedTest
    @MethodSource("games")
    void theSignatureIsTheOneOnRecord(Game<?, ?> game) throws IOException {
        var record = Files.readAllLines(ROOT.resolve("bench/signatures.txt")).stream().map(line -> line.split("\\s+"))
                .collect(Collectors.toMap(words -> words[0], words -> words[1]));
        assertThat(Signature.of(game)).as("a change of rules: say which in the change log, then run ./hearthside signature --update")
                .isEqualTo(record.get(game.info().id()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void finishedGamesReplayToTheSameEnd(Game<?, ?> game) throws IOException {
        var folder = ROOT.resolve("games/src/test/resources").resolve(game.info().id()).resolve("fixtures");
        List<Path> files;
        try (var list = Files.list(folder)) {
            files = list.filter(file -> file.toString().endsWith(".jsonl")).sorted().toList();
        }
        assertThat(files).as("finished games of " + game.info().title()).isNotEmpty();
        for (var file : files) {
            var journal = Journal.read(Games.ALL, Files.readString(file));
            var match = journal.replay(game, new Chance.Seeded(0));
            assertThat(match.isOver()).as(file + " is finished").isTrue();
            var result = Path.of(file.toString().replace(".jsonl", ".result.json"));
            assertThat(hearthside.wire.Json.write(match.result())).as(file.toString()).isEqualTo(Files.readString(result).strip());
        }
    }
}
