package hearthside.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.Copyable;
import hearthside.core.Edition;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import hearthside.wire.EditionFile;
import hearthside.wire.Editions;
import hearthside.wire.Journal;
import hearthside.wire.Json;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.node.ObjectNode;

/// The house editions of a game: the first is what `house` means for ever, new tables have the newest.
class HouseEditionsTest {
    static List<Game<?, ?>> games() { return Games.ALL; }

    /// What the words stand for may never change: every journal, position, puzzle and lesson that says them would change with it.
    private static final Map<String, List<String>> FOR_EVER = Map.of(
            "my-first-stone-age", List.of("2bfdfac7b34c28a6a7e47d43"),
            "stone-age", List.of("63330226e4b0994bdb79f343"),
            "stone-age-solo", List.of("63330226e4b0994bdb79f343"),
            "cavemen", List.of("16550287140573f85dd47d6b"),
            "fire-and-stone", List.of("de81d2ee99f50081069fe00f", "da1b7280d205aa09eefecf2b"),
            "fire-and-axe", List.of("e4b1faa1407a9a2b047145d1"));

    @ParameterizedTest
    @MethodSource("games")
    void whatTheWordsStandForNeverChanges(Game<?, ?> game) {
        assertThat(game.info().houses().stream().map(Editions::hash).toList()).isEqualTo(FOR_EVER.get(game.info().id()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void theFirstIsMeantWhereNothingIsSaidAndNewTablesHaveTheNewest(Game<?, ?> game) {
        var info = game.info();
        var houses = info.houses();
        assertThat(houses.getFirst()).isEqualTo(info.edition()).isEqualTo(info.house("house"));
        assertThat(houses.getLast()).isEqualTo(info.newest());
        assertThat(info.terms(info.minSeats()).edition()).isEqualTo(info.edition());
        assertThat(info.newTerms(info.minSeats(), Map.of()).edition()).isEqualTo(info.newest());
        assertThat(new HashSet<>(houses.stream().map(Edition::name).toList())).as("names").hasSameSizeAs(houses);
        assertThat(Editions.read(game, Json.parse("null"))).isEqualTo(info.edition());
        assertThat(Editions.read(game, Json.parse("null"), info.newest())).isEqualTo(info.newest());
        for (int version = 1; version <= houses.size(); version++) {
            var word = version == 1 ? "house" : "house-" + version;
            assertThat(info.houseWords().get(version - 1)).isEqualTo(word);
            assertThat(Editions.write(game, houses.get(version - 1))).isEqualTo(Json.parse("\"" + word + "\""));
            assertThat(Editions.read(game, Json.parse("\"" + word + "\""))).isEqualTo(houses.get(version - 1));
            assertThat(EditionFile.read(game, java.nio.file.Path.of(word)).edition()).isEqualTo(houses.get(version - 1));
        }
        for (var word : List.of("house-0", "house-1", "house-" + (houses.size() + 1), "House", "house ", "house-02", ""))
            assertThatThrownBy(() -> Editions.read(game, Json.parse("\"" + word + "\""))).as(word).isInstanceOf(BadInput.class)
                    .hasMessageContaining("is no edition; write \"house\"");
        var own = (ObjectNode) Json.tree(info.newest());
        own.put("name", "Ours");
        assertThat(info.houseWord(Editions.read(game, own))).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aJournalIsPlayedAgainWithTheEditionItSays(Game<?, ?> game) { journalsOf(game); }

    private static <S extends Copyable<S>, A> void journalsOf(Game<S, A> game) {
        var info = game.info();
        for (var house : info.houses()) {
            var match = new Match<>(game, info.terms(info.minSeats(), Map.of(), house), new Chance.Seeded(7));
            for (int i = 0; i < 30 && !match.isOver(); i++) {
                int seat = match.toAct().first();
                match.play(seat, match.options(seat).getFirst());
            }
            var text = Journal.of(match).text();
            assertThat(text).contains("\"edition\":\"%s\"".formatted(info.houseWord(house).orElseThrow()));
            var again = Journal.read(List.of(game), text).replay(game, new Chance.Seeded(1));
            assertThat(again.terms().edition()).isEqualTo(house);
            assertThat(again.view(Game.REFEREE)).isEqualTo(match.view(Game.REFEREE));
        }
    }
}
