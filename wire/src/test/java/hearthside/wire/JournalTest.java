package hearthside.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.core.chance.Committed;
import hearthside.core.input.BadInput;
import hearthside.wire.Tens.Action;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JournalTest {
    private static final Tens GAME = new Tens();
    private static final List<Game<?, ?>> GAMES = List.of(GAME);
    private static final Committed LUCK = Committed.ofHex("5eed".repeat(16));

    private static Match<Tens.State, Action> played(Chance luck) {
        var match = new Match<>(GAME, GAME.info().terms(2, Map.of("quick", "on"), new Tens.Box("Mine", 40)), luck);
        for (int i = 0; i < 5; i++) match.play(match.toAct().first(), i == 2 ? new Action.Hold(1) : new Action.Roll());
        return match;
    }

    private static void refused(String text, String field, String words) {
        assertThatThrownBy(() -> Journal.read(GAMES, text).replay(GAME, new Chance.Seeded(1))).isInstanceOfSatisfying(BadInput.class, e -> {
            assertThat(e.field()).isEqualTo(field);
            assertThat(e.sentence()).contains(words);
        });
    }

    @Test
    void aJournalIsReadBackAndPlayedAgain() {
        var match = played(new Chance.Seeded(7));
        var journal = Journal.of(match);
        var again = Journal.read(GAMES, journal.text());
        assertThat(again.text()).isEqualTo(journal.text());
        var replayed = again.replay(GAME, new Chance.Seeded(1));
        assertThat(replayed.view(Game.REFEREE)).isEqualTo(match.view(Game.REFEREE));
        assertThat(replayed.terms()).isEqualTo(match.terms());
    }

    @Test
    void decisionsTakenBackStayInTheFileButDoNotStand() {
        var lines = Journal.of(played(new Chance.Seeded(7))).text().lines().toList();
        var text = String.join("\n", lines) + "\n{\"undo\":2}\n";
        assertThat(Journal.read(GAMES, text).standing()).hasSize(4);
        refused(text + "{\"undo\":4}", "line 9.undo", "Of 3 decisions that stand 4 cannot be taken back.");
        refused(text + "{\"undo\":0}", "line 9.undo", "At least 1 decision is taken back, not 0.");
        refused(text + "{\"undo\":-1}", "line 9.undo", "At least 1 decision is taken back, not -1.");
        refused(text + "{\"undo\":3}\n{\"undo\":1}", "line 10.undo", "No decision has been made that could be taken back.");
    }

    /// The analysis in the browser reads the same journal, and must find the same (`analysis.test.ts`).
    @Test
    void whatStandsIsToldByTheNumbersOfItsLines() throws IOException {
        var folder = Path.of("src/test/resources/hearthside/wire");
        var text = Files.readString(folder.resolve("taken-back.jsonl"));
        var written = text.lines().toList();
        var journal = Journal.read(GAMES, text);
        var numbers = new ArrayList<Integer>();
        for (var number : Json.parse(Files.readString(folder.resolve("taken-back.standing.json")))) numbers.add(number.intValue());
        assertThat(JournalLine.standing(journal.lines()).stream().map(number -> number + 1)).containsExactlyElementsOf(numbers);
        assertThat(journal.standing().stream().map(Json::write)).containsExactlyElementsOf(numbers.stream().map(written::get).toList());
    }

    @Test
    void aSeedThatIsNoneIsRefusedAlsoWhereNobodyChecksTheLuck() {
        var text = Journal.of(played(new Chance.Seeded(7))).text();
        refused(text + "{\"seed\":\"zz\"}", "line 8.seed", "64 hexadecimal digits");
        refused(text + "{\"seed\":\"%s\"}".formatted("0g".repeat(32)), "line 8.seed", "64 hexadecimal digits");
        assertThat(Journal.read(GAMES, text + "{\"seed\":\"%s\"}".formatted("5eed".repeat(16))).seed()).isNotNull();
    }

    @Test
    void aMatchThatBeganAtAPositionKeepsIt() {
        var opening = new Tens.View(3, List.of(4, 5));
        var match = new Match<>(GAME, GAME.info().terms(2), opening, new Chance.Seeded(1));
        match.play(1, new Action.Hold(1));
        var again = Journal.read(GAMES, Journal.of(match).text()).replay(GAME, new Chance.Seeded(1));
        assertThat(again.opening()).contains(opening);
        assertThat(again.view(Game.REFEREE)).isEqualTo(match.view(Game.REFEREE));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
            "'hearthside':1 | 'hearthside':2          | line 1.hearthside | reads format 1",
            "'rules':3      | 'rules':2               | rules             | version 2 of the rules",
            "'game':'tens'  | 'game':'chess'          | line 1.game       | there is tens",
            "'seats':2      | 'seats':2147483647      | seats             | 2 players",
            "'quick':'on'   | 'slow':'on'             | options.slow      | no option",
            "'goal':40      | 'goal':2147483647       | edition.goal      | 1 to 100",
            "'seat':-1      | 'seat':2147483647       | decision 0        | begins with the setup",
            "'is':'Hold'    | 'is':'Fold'             | line 5.action     | not one of"})
    void whatDoesNotFitIsNamedByLineAndField(String from, String to, String field, String words) {
        var text = Journal.of(played(new Chance.Seeded(7))).text();
        var broken = text.replace(from.replace('\'', '"'), to.replace('\'', '"'));
        assertThat(broken).isNotEqualTo(text);
        refused(broken, field, words);
    }

    @Test
    void anEmptyFileAndBrokenLinesAreNamed() {
        refused("", "line 1", "begins with a header");
        refused("{", "line 1", "not valid JSON");
        refused(Journal.of(played(new Chance.Seeded(7))).text() + "{\"seed\":\"%s\"}\n{\"undo\":1}".formatted("00".repeat(32)),
                "line 9", "Nothing may follow");
    }

    @Test
    void fairLuckIsFoundFairAndAChangedDrawIsFound() {
        var match = played(LUCK);
        var journal = Journal.of(match).revealing(LUCK);
        var verdict = Journal.read(GAMES, journal.text()).verify(GAME);
        assertThat(verdict.faults()).isEmpty();
        assertThat(verdict.draws()).isEqualTo(5);
        var line = journal.text().lines().filter(each -> each.contains("Roll")).findFirst().orElseThrow();
        int drew = match.journal().stream().filter(each -> each.action() instanceof Action.Roll).findFirst().orElseThrow().drew()
                .getFirst();
        var forged = journal.text().replace(line, line.replace("[" + drew + "]", "[" + (drew + 1) % 6 + "]"));
        assertThat(Journal.read(GAMES, forged).verify(GAME).isFair()).isFalse();
    }

    @Test
    void aJournalWithoutItsSeedCannotBeVerified() {
        assertThatThrownBy(() -> Journal.of(played(LUCK)).verify(GAME)).isInstanceOf(BadInput.class).hasMessageContaining("seed");
    }
}
