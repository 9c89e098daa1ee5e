package hearthside.games.firestone;

import static hearthside.games.firestone.Area.CAPE_HEARTH;
import static hearthside.games.firestone.Area.NAMIB;
import static hearthside.games.firestone.Area.ZAMBEZI;
import static hearthside.games.firestone.Invention.ADZE;
import static hearthside.games.firestone.Invention.BASKET;
import static hearthside.games.firestone.Invention.CLAY_POTS;
import static hearthside.games.firestone.Invention.EMBER_POUCH;
import static hearthside.games.firestone.Invention.FARMING;
import static hearthside.games.firestone.Invention.FISHING;
import static hearthside.games.firestone.Invention.SPEAR;
import static hearthside.games.firestone.Invention.STORAGE_PIT;
import static hearthside.games.firestone.Store.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class InventionsTest {
    @Test
    void clayPotsAddAFoodAfterTheLastAnimal() {
        var t = Scene.of(2).owns(0, CLAY_POTS).bags(0, 6).mat(0, Animal.HARE, Animal.HARE).up(NAMIB, Tile.FIRE).move(NAMIB)
                .prepare(Animal.HARE);
        assertThat(t.tribe(0).food()).isEqualTo(3);
        t.prepare(Animal.HARE);
        assertThat(t.tribe(0).food()).isEqualTo(7);
        var none = Scene.of(2).owns(0, CLAY_POTS).mat(0, Animal.HARE).up(NAMIB, Tile.FIRE).move(NAMIB).pass();
        assertThat(none.tribe(0).food()).isZero();
    }

    @Test
    void farmingTakesThreeFoodFromABareArea() {
        assertThat(Scene.of(2).owns(0, FARMING).bags(0, 2).bare(NAMIB).move(NAMIB).play(new Action.TakeFood()).tribe(0).food())
                .isEqualTo(3);
        assertThat(Scene.of(2).owns(0, FARMING).covered(0, FARMING).bags(0, 2).bare(NAMIB).move(NAMIB).play(new Action.TakeFood()).tribe(0)
                .food()).isEqualTo(1);
    }

    @Test
    void fishingGivesAFoodWhereAMoveEndsAtALake() {
        var t = Scene.of(2).owns(0, FISHING).tile(ZAMBEZI, Tile.STASH).food(0, 1).move(ZAMBEZI);
        assertThat(t.tribe(0).food()).isEqualTo(3);
        assertThat(t.events.get(1)).as("before the tile is turned up").isEqualTo(new Event.FoodGained(0, 1, 0));
        assertThat(Scene.of(2).owns(0, FISHING).bare(NAMIB).move(NAMIB).pass().tribe(0).food()).as("no lake").isZero();
    }

    @Test
    void aSpearTakesUpToTwoAnimals() {
        var t = Scene.of(2).owns(0, SPEAR).up(NAMIB, Tile.FOREST).move(NAMIB).look().keep(Animal.HARE);
        assertThat(t.options()).containsExactlyInAnyOrder(new Action.Keep(Animal.BOAR), new Action.Keep(Animal.DEER), new Action.Pass());
        assertThat(t.keep(Animal.BOAR).tribe(0).mat()).containsExactly(Animal.HARE, Animal.BOAR);
        assertThat(t.seat()).isEqualTo(1);
    }

    @Test
    void anAdzeSavesOneFood() {
        assertThat(Scene.of(2).owns(0, ADZE).food(0, 1).huts(NAMIB, 0, 2).move(NAMIB).build().tribe(0).food()).isZero();
        assertThat(Scene.of(2).owns(0, ADZE).huts(NAMIB, 0, 1).move(NAMIB).build().hutsAt(NAMIB)).as("for nothing").isEqualTo(2);
    }

    @Test
    void anEmberPouchLetsASentScoutCook() {
        var t = Scene.of(2).owns(0, EMBER_POUCH).mat(0, Animal.HARE).tile(NAMIB, Tile.HUT).move(NAMIB).send(CAPE_HEARTH);
        assertThat(t.s.phase).isEqualTo(new Cooking(0, 0, 0));
        assertThat(t.prepare(Animal.HARE).tribe(0).food()).isEqualTo(2);
        assertThat(t.seat()).isEqualTo(1);
    }

    @Test
    void aBasketAddsAFoodToATileTakenFromAnArea() {
        var t = Scene.of(2).owns(0, BASKET).up(NAMIB, Tile.NUT).stores(0, LIGHT, Plant.NUT, 1).move(NAMIB).gather(LIGHT);
        assertThat(t.tribe(0).food()).as("before the card").isEqualTo(1);
        assertThat(t.s.phase).isEqualTo(new TakingCard(0, 0, LIGHT));
    }

    @Test
    void aStoragePitKeepsATile() {
        var t = Scene.of(2).owns(0, STORAGE_PIT).up(NAMIB, Tile.NUT).stores(0, LIGHT, Plant.NUT, 2).move(NAMIB).gather(LIGHT)
                .take(CLAY_POTS);
        assertThat(t.options()).containsExactly(new Action.KeepTile(), new Action.Pass());
        t.play(new Action.KeepTile());
        assertThat(t.tribe(0).stores().getFirst()).isEqualTo(new View.Shelf(Plant.NUT, 1));
        assertThat(t.view(0).discardedPlants().nut()).isEqualTo(2);
        var none = Scene.of(2).owns(0, STORAGE_PIT).up(NAMIB, Tile.NUT).stores(0, LIGHT, Plant.NUT, 2).move(NAMIB).gather(LIGHT)
                .take(CLAY_POTS).pass();
        assertThat(none.tribe(0).stores().getFirst()).isEqualTo(new View.Shelf(null, 0));
    }
}
