package hearthside.games.firestone;

import static hearthside.games.firestone.Area.ALASKA_HEARTH;
import static hearthside.games.firestone.Area.BAIKAL_HEARTH;
import static hearthside.games.firestone.Area.CAPE_HEARTH;
import static hearthside.games.firestone.Area.DANUBE_HEARTH;
import static hearthside.games.firestone.Area.NAMIB;
import static hearthside.games.firestone.Area.PERSIA_HEARTH;
import static hearthside.games.firestone.Area.SUNDA_HEARTH;
import static hearthside.games.firestone.Area.TIBET;
import static hearthside.games.firestone.Invention.CLAY_POTS;
import static hearthside.games.firestone.Invention.FARMING;
import static hearthside.games.firestone.Invention.FISHING;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.Dealer;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import hearthside.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class SetupTest {
    @Rule("FS-1")
    @Test
    void twoToFourPlay() {
        assertThat(Scene.RULES.info().minSeats()).isEqualTo(2);
        assertThat(Scene.RULES.info().maxSeats()).isEqualTo(4);
        for (int seats = 2; seats <= 4; seats++) assertThat(Scene.of(seats).view(0).tribes()).hasSize(seats);
    }

    @Rule("FS-2")
    @Test
    void everyFoodAreaHidesATileOfItsRegionAndPrintedFiresHideNone() {
        var view = Scene.of(2).view(0);
        assertThat(view.map()).filteredOn(View.Place::down).hasSize(63);
        assertThat(view.map()).filteredOn(place -> !place.down()).extracting(View.Place::area).containsExactlyInAnyOrder(CAPE_HEARTH,
                DANUBE_HEARTH, PERSIA_HEARTH, BAIKAL_HEARTH, SUNDA_HEARTH, ALASKA_HEARTH);
        assertThat(view.hidden()).isEqualTo(FireAndStoneEdition.HOUSE.tiles());
        var t = Scene.of(2).tile(NAMIB, Tile.STASH).move(NAMIB);
        assertThat(t.view(0).hidden().get(Tile.STASH.ordinal()).i()).as("drawn from the bag of its region").isEqualTo(1);
    }

    @Rule("FS-3")
    @Test
    void twentyFourAnimalsLieInStacksOfThree() {
        var t = Scene.of(2);
        assertThat(Herd.size(t.s.unseenAnimals)).isEqualTo(24);
        t.tile(NAMIB, Tile.FOREST).move(NAMIB);
        assertThat(t.view(0).forests()).containsExactly(new View.Forest(NAMIB, 3, null, List.of()));
    }

    @Rule("FS-4")
    @Test
    void whichCaveItIsNobodyKnowsBeforeTheTileIsFound() {
        var t = Scene.of(2);
        for (int viewer = -2; viewer < 2; viewer++) assertThat(t.view(viewer).cave()).isNull();
        for (var cave : Cave.ALL) {
            var found = Scene.of(2).hutTiles(3).at(0, PERSIA_HEARTH).tile(TIBET, Tile.CAVE).cave(cave).move(TIBET);
            assertThat(found.view(1).cave()).isEqualTo(cave);
        }
    }

    @Rule("FS-5")
    @Test
    void aFirstGameUsesOnlyCavesWithABoar() {
        var withBoar = Cave.ALL.stream().filter(Cave::hasBoar).toList();
        assertThat(withBoar).hasSize(12);
        for (var cave : withBoar) {
            var found = Scene.of(2, "firstGame", "on").hutTiles(3).at(0, PERSIA_HEARTH).tile(TIBET, Tile.CAVE).cave(cave).move(TIBET);
            assertThat(found.view(1).cave()).isEqualTo(cave);
        }
    }

    @Rule("FS-6")
    @Test
    void threeInventionsAreOnDisplayAndFourteenInTheDeck() {
        var view = Scene.of(2).view(0);
        assertThat(view.display()).containsExactly(CLAY_POTS, FARMING, FISHING);
        assertThat(view.deck()).isEqualTo(14);
        assertThat(view.offered()).isEmpty();
    }

    @Rule("FS-7")
    @Test
    void vpCardsLieOpenTheBestOnTop() {
        assertThat(Scene.of(2).view(0).vpCards()).containsExactly(4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1);
    }

    @Rule("FS-8")
    @Test
    void everybodyHasTwentyHutsAndAStoneAtHome() {
        for (var tribe : Scene.of(4).view(0).tribes()) {
            assertThat(tribe.huts()).isEqualTo(20);
            assertThat(tribe.stoneOnCave()).isFalse();
            assertThat(tribe.stoneAt()).isNull();
        }
    }

    @Rule({"FS-9", "FS-10"})
    @Test
    void oneScoutStartsAtThePrintedFireInTheSouthOfAfrica() {
        for (var tribe : Scene.of(4).view(0).tribes()) assertThat(tribe.scouts()).containsExactly(CAPE_HEARTH);
        assertThat(FireAndStoneEdition.HOUSE.map().get(CAPE_HEARTH.ordinal()).hearth()).isTrue();
        var t = Scene.of(2).bare(NAMIB).at(0, NAMIB).mat(0, Animal.HARE).move(CAPE_HEARTH);
        assertThat(t.s.phase).as("one can cook there").isEqualTo(new Cooking(0, 0, 0));
    }

    @Rule("FS-11")
    @Test
    void everybodyHasADifferentSecretTask() {
        var t = Scene.of(4);
        for (int seat = 0; seat < 4; seat++) {
            for (int viewer = -1; viewer < 4; viewer++)
                assertThat(t.view(viewer).tribes().get(seat).task()).isEqualTo(viewer == seat ? Task.ALL.get(seat) : null);
        }
    }

    @Rule({"FS-12", "FS-15"})
    @Test
    void fourPlayersStartWithATileInEachStore() {
        var tribes = Scene.of(4).view(0).tribes();
        assertThat(tribes.get(0).stores()).containsExactly(new View.Shelf(Plant.APPLE, 1), new View.Shelf(Plant.NUT, 1));
        assertThat(tribes.get(1).stores()).containsExactly(new View.Shelf(Plant.NUT, 1), new View.Shelf(Plant.MUSHROOM, 1));
        assertThat(tribes.get(2).stores()).containsExactly(new View.Shelf(Plant.MUSHROOM, 1), new View.Shelf(Plant.ROOT, 1));
        assertThat(tribes.get(3).stores()).containsExactly(new View.Shelf(Plant.ROOT, 1), new View.Shelf(Plant.APPLE, 1));
    }

    @Rule({"FS-13", "FS-15"})
    @Test
    void threePlayersStartWithTheSunOrTheMoonTile() {
        var sun = Scene.of(3).view(0).tribes().get(1).stores();
        assertThat(sun).containsExactly(new View.Shelf(Plant.NUT, 1), new View.Shelf(null, 0));
        var moon = Scene.of(3, "symbol", "moon").view(0).tribes().get(1).stores();
        assertThat(moon).containsExactly(new View.Shelf(null, 0), new View.Shelf(Plant.MUSHROOM, 1));
        assertThatThrownBy(() -> Scene.of(2, "symbol", "moon")).isInstanceOfSatisfying(BadInput.class,
                e -> assertThat(e.field()).isEqualTo("options.symbol"));
    }

    @Rule("FS-14")
    @Test
    void twoPlayersStartWithEmptyStores() {
        for (var tribe : Scene.of(2).view(0).tribes()) assertThat(tribe.stores()).containsOnly(new View.Shelf(null, 0));
    }

    @Rule("FS-16")
    @Test
    void whoBeginsIsDrawnAndThenItGoesRound() {
        var began = new boolean[3];
        for (int seed = 0; seed < 40; seed++)
            began[Scene.RULES.setup(Scene.RULES.info().terms(3), Dealer.silent(new Chance.Seeded(seed))).start] = true;
        assertThat(began).containsOnly(true);
        var t = Scene.of(3, "start", "3");
        assertThat(t.seat()).isEqualTo(2);
        assertThat(t.tile(NAMIB, Tile.STASH).move(NAMIB).seat()).isZero();
        assertThatThrownBy(() -> Scene.of(2, "start", "3")).isInstanceOfSatisfying(BadInput.class,
                e -> assertThat(e.field()).isEqualTo("options.start"));
    }

    @Rule("FS-17")
    @Test
    void nobodyHasAnythingAndOnlyRegionOneIsOpen() {
        var t = Scene.of(2);
        for (var tribe : t.view(0).tribes())
            assertThat(List.of(tribe.food(), tribe.bags(), tribe.vp(), tribe.animals(), tribe.inventions().size())).containsOnly(0);
        assertThat(t.s.freeBags(0)).isEqualTo(2);
        assertThat(t.s.openRegions()).isEqualTo(1);
    }
}
