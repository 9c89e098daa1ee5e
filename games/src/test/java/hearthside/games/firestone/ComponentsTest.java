package hearthside.games.firestone;

import static hearthside.games.firestone.Area.GAUL;
import static hearthside.games.firestone.Area.IBERIA;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.input.BadInput;
import hearthside.testkit.Rule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ComponentsTest {
    private static final FireAndStoneEdition HOUSE = FireAndStoneEdition.HOUSE;

    @Rule("FS-2")
    @Test
    void theTilesFitTheRegions() {
        assertThat(HOUSE.tiles().stream().mapToInt(TileCount::i).sum()).isEqualTo(24);
        assertThat(HOUSE.tiles().stream().mapToInt(TileCount::ii).sum()).isEqualTo(25);
        assertThat(HOUSE.tiles().stream().mapToInt(TileCount::iii).sum()).isEqualTo(14);
        for (int region = 1; region <= 3; region++) {
            int r = region;
            assertThat(HOUSE.map()).filteredOn(land -> land.region() == r && !land.hearth()).hasSize(new int[] {24, 25, 14}[r - 1]);
        }
        assertThat(HOUSE.map()).filteredOn(Land::hearth).extracting(Land::region).containsExactlyInAnyOrder(1, 1, 2, 2, 2, 3);
    }

    @Test
    void theMapIsTheOneOfTheHouseEdition() {
        assertThat(HOUSE.map().stream().mapToInt(land -> land.land().size()).sum()).as("land borders, from both ends").isEqualTo(280);
        assertThat(HOUSE.map().stream().mapToInt(land -> land.sea().size()).sum()).as("sea routes, from both ends").isEqualTo(28);
        assertThat(HOUSE.map()).filteredOn(land -> land.lake() != null && !land.hearth()).hasSize(26);
        assertThat(HOUSE.map()).filteredOn(land -> land.mountain() && !land.hearth()).hasSize(25);
        assertThat(HOUSE.map()).filteredOn(land -> land.isHarbour() && !land.hearth()).hasSize(22);
        assertThat(HOUSE.map())
                .filteredOn(land -> !land.hearth() && land.land().stream().anyMatch(there -> HOUSE.map().get(there.ordinal()).hearth()))
                .hasSize(24);
        for (var lake : Lake.values()) assertThat(HOUSE.map()).filteredOn(land -> land.lake() == lake).hasSizeGreaterThanOrEqualTo(3);
    }

    @Test
    void bordersAndSeaRoutesAreKnownAtBothEnds() {
        for (var land : HOUSE.map()) {
            for (var there : land.land()) assertThat(HOUSE.map().get(there.ordinal()).land()).contains(land.area());
            for (var there : land.sea()) assertThat(HOUSE.map().get(there.ordinal()).sea()).contains(land.area());
            assertThat(land.land()).doesNotHaveDuplicates().doesNotContain(land.area());
        }
        for (int region = 1; region <= 3; region++) assertThat(Reach.isConnected(HOUSE.map(), region)).isTrue();
    }

    @Test
    void cardsAndAnimalsAreAsManyAsInTheBox() {
        assertThat(HOUSE.animals().stream().mapToInt(Quarry::count).sum()).isEqualTo(24);
        assertThat(HOUSE.animals().stream().mapToInt(each -> each.count() * each.food()).sum()).isEqualTo(67);
        assertThat(HOUSE.animals().stream().mapToInt(each -> each.count() * each.bags()).sum()).as("and two from stashes: 24 bag tiles")
                .isEqualTo(22);
        assertThat(HOUSE.inventions().stream().mapToInt(Copies::count).sum()).isEqualTo(17);
        assertThat(Invention.ALL).filteredOn(Invention::isStarting).hasSize(4);
        assertThat(Cave.ALL).hasSize(24);
        assertThat(Task.ALL).hasSize(5);
        assertThat(HOUSE.vpCards()).hasSize(14);
    }

    @Test
    void startTilesDifferWithinASymbolAndAPair() {
        assertThat(HOUSE.startTiles()).extracting(StartTiles::sun).doesNotHaveDuplicates();
        assertThat(HOUSE.startTiles()).extracting(StartTiles::moon).doesNotHaveDuplicates();
        assertThat(HOUSE.startTiles()).allMatch(tiles -> tiles.sun() != tiles.moon());
    }

    @Test
    void anEditionThatCannotBePlayedNamesItsField() {
        var oneWay = new ArrayList<>(HOUSE.map());
        oneWay.set(IBERIA.ordinal(), Land.food(IBERIA, 1).land(GAUL));
        mustComplain("map[2].land", oneWay, HOUSE.tiles(), HOUSE.animals(), 3, 6);
        mustComplain("map", HOUSE.map().subList(0, 68), HOUSE.tiles(), HOUSE.animals(), 3, 6);
        mustComplain("tiles", HOUSE.map(), HOUSE.tiles().subList(0, 8), HOUSE.animals(), 3, 6);
        mustComplain("animals", HOUSE.map(), HOUSE.tiles(), HOUSE.animals().subList(0, 6), 3, 6);
        mustComplain("storeSpaces", HOUSE.map(), HOUSE.tiles(), HOUSE.animals(), 9, 6);
        assertThatThrownBy(() -> new FireAndStoneEdition("x", HOUSE.start(), HOUSE.map(), HOUSE.tiles(), HOUSE.animals(),
                HOUSE.inventions(), Collections.nCopies(61, 1), HOUSE.startTiles(), 3, HOUSE.cardIcons(), 6, 20, null, null))
                .isInstanceOfSatisfying(BadInput.class, e -> assertThat(e.field()).isEqualTo("vpCards"));
        mustComplain("bagSlots", HOUSE.map(), HOUSE.tiles(), HOUSE.animals(), 3, -1);
    }

    @Test
    void anEditionOfTheDaysBeforeTheSecondHasTheCavesOfTheFirst() {
        assertThat(new FireAndStoneEdition(HOUSE.name(), HOUSE.start(), HOUSE.map(), HOUSE.tiles(), HOUSE.animals(), HOUSE.inventions(),
                HOUSE.vpCards(), HOUSE.startTiles(), 3, HOUSE.cardIcons(), 6, 20, null, null)).isEqualTo(HOUSE);
        assertThat(HOUSE.caveNumbers()).isEqualTo(new CaveNumbers(3, 2, 1));
        assertThat(HOUSE.caves()).isEqualTo(Cave.ALL);
        for (var wrong : List.of(new CaveNumbers(-1, 0, 0), new CaveNumbers(10, 0, 0), new CaveNumbers(1, -1, 0), new CaveNumbers(1, 10, 0),
                new CaveNumbers(1, 1, -1), new CaveNumbers(1, 1, 10)))
            assertThatThrownBy(() -> new FireAndStoneEdition("x", HOUSE.start(), HOUSE.map(), HOUSE.tiles(), HOUSE.animals(),
                    HOUSE.inventions(), HOUSE.vpCards(), HOUSE.startTiles(), 3, HOUSE.cardIcons(), 6, 20, null, wrong))
                    .isInstanceOfSatisfying(BadInput.class, e -> assertThat(e.field()).startsWith("caveNumbers."));
    }

    private static void mustComplain(String field, List<Land> map, List<TileCount> tiles, List<Quarry> animals, int storeSpaces,
            int bagSlots) {
        assertThatThrownBy(() -> new FireAndStoneEdition("x", HOUSE.start(), map, tiles, animals, HOUSE.inventions(), HOUSE.vpCards(),
                HOUSE.startTiles(), storeSpaces, HOUSE.cardIcons(), bagSlots, 20, null, null))
                .isInstanceOfSatisfying(BadInput.class, e -> assertThat(e.field()).isEqualTo(field));
    }

    @Test
    void everyCaveHasATestOfItsOwn() {
        var tests = Stream.of(CavesTest.class, OneTimeCavesTest.class, CaveRulesTest.class)
                .flatMap(tested -> Stream.of(tested.getDeclaredMethods()))
                .filter(method -> method.isAnnotationPresent(Test.class)).map(method -> method.getName().toUpperCase(Locale.ROOT)).toList();
        assertThat(Cave.ALL).hasSize(24).allSatisfy(cave -> assertThat(tests).contains(cave.name().replace("_", "")));
    }
}
