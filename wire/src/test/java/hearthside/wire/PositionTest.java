package hearthside.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Positions and editions on paper.
class PositionTest {
    private static final Tens GAME = new Tens();
    private static final List<Game<?, ?>> GAMES = List.of(GAME);

    private static Match<Tens.State, Tens.Action> match() {
        var match = new Match<>(GAME, GAME.info().terms(2, Map.of("quick", "on"), new Tens.Box("Mine", 40)), new Chance.Seeded(1));
        match.play(match.toAct().first(), new Tens.Action.Roll());
        return match;
    }

    @Test
    void aPositionGivesTheMatchBack() {
        var match = match();
        var opened = Json.read(Position.class, Json.write(Position.of(match))).open(GAMES, new Chance.Seeded(1));
        assertThat(opened.view(Game.REFEREE)).isEqualTo(match.view(Game.REFEREE));
        assertThat(opened.terms()).isEqualTo(match.terms());
    }

    @Test
    void whatIsLeftOutIsAsUsual() {
        var opened = Json.read(Position.class, "{\"game\":\"tens\",\"seats\":2,\"state\":{\"turn\":0,\"points\":[1,2]}}")
                .open(GAME, new Chance.Seeded(1));
        assertThat(opened.terms()).isEqualTo(GAME.info().terms(2));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '~', value = {
            "'game':'tens'  | 'game':'chess'       | game            | there is tens",
            "'seats':2      | 'seats':0            | seats           | 2 players",
            "'quick':'on'   | 'quick':'maybe'      | options.quick   | off, on",
            "'goal':40      | 'goal':-2147483648   | edition.goal    | 1 to 100",
            "'turn':        | 'turns':             | state           | missing",
            "'points':[     | 'points':[-1,        | state.points[0] | 0 to 1000000",
            "'points':[     | 'points':[2147483647,| state.points[0] | 0 to 1000000"})
    void whatDoesNotFitIsNamed(String from, String to, String field, String words) {
        var text = Json.write(Position.of(match()));
        var broken = text.replace(from.replace('\'', '"'), to.replace('\'', '"'));
        assertThat(broken).isNotEqualTo(text);
        assertThatThrownBy(() -> Json.read(Position.class, broken).open(GAMES, new Chance.Seeded(1)))
                .isInstanceOfSatisfying(BadInput.class, e -> {
                    assertThat(e.field()).startsWith(field);
                    assertThat(e.sentence()).contains(words);
                });
    }

    @Test
    void aPositionOfAnotherGameIsRefused() {
        var position = new Position("chess", 2, null, null, Json.tree(new Tens.View(0, List.of(0, 0))));
        assertThatThrownBy(() -> position.open(GAME, new Chance.Seeded(1))).isInstanceOf(BadInput.class)
                .hasMessageContaining("not of tens");
    }

    @Test
    void theHouseEditionIsAWordAndAnyOtherIsWrittenWhole() {
        var mine = new Tens.Box("Mine", 40);
        assertThat(Json.write(Editions.write(GAME, Tens.HOUSE))).isEqualTo("\"house\"");
        assertThat(Editions.read(GAME, Editions.write(GAME, mine))).isEqualTo(mine);
        assertThat(Editions.read(GAME, Json.parse("\"house\""))).isEqualTo(Tens.HOUSE);
        assertThat(Editions.read(GAME, Json.parse("null"))).isEqualTo(Tens.HOUSE);
        assertThatThrownBy(() -> Editions.read(GAME, Json.parse("\"deluxe\""))).isInstanceOf(BadInput.class)
                .hasMessageContaining("no edition");
    }

    @Test
    void anEditionFileIsReadAndAMissingOneIsNamed(@TempDir Path folder) throws java.io.IOException {
        var file = Files.writeString(folder.resolve("mine.json"), "{\"name\":\"Mine\",\"goal\":7}");
        assertThat(Editions.read(GAME, file)).isEqualTo(new Tens.Box("Mine", 7));
        assertThatThrownBy(() -> Editions.read(GAME, folder.resolve("none.json"))).isInstanceOf(BadInput.class)
                .hasMessageContaining("There is no file");
        Files.write(file, new byte[] {(byte) 0xff, (byte) 0xfe});
        assertThatThrownBy(() -> Editions.read(GAME, file)).isInstanceOf(BadInput.class).hasMessageContaining("UTF-8");
    }
}
