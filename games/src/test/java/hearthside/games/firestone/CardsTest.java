package hearthside.games.firestone;

import static hearthside.games.firestone.Area.CAPE_HEARTH;
import static hearthside.games.firestone.Area.CONGO;
import static hearthside.games.firestone.Area.NAMIB;
import static hearthside.games.firestone.Area.ZAMBEZI;
import static hearthside.games.firestone.Invention.ADZE;
import static hearthside.games.firestone.Invention.BASKET;
import static hearthside.games.firestone.Invention.CLAY_POTS;
import static hearthside.games.firestone.Invention.EMBER_POUCH;
import static hearthside.games.firestone.Invention.FARMING;
import static hearthside.games.firestone.Invention.FISHING;
import static hearthside.games.firestone.Invention.SHIP_BUILDING;
import static hearthside.games.firestone.Invention.SPEAR;
import static hearthside.games.firestone.Invention.STORAGE_PIT;
import static hearthside.games.firestone.Invention.TRANSPORT_SLED;
import static hearthside.games.firestone.Store.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class CardsTest {
    /// Seat 0 is about to take a card for its second nut.
    private static Scene card(Invention... owned) {
        return Scene.of(2).owns(0, owned).up(NAMIB, Tile.NUT).stores(0, LIGHT, Plant.NUT, 1).move(NAMIB).gather(LIGHT);
    }

    @Rule("FS-60")
    @Test
    void oneChoosesBetweenTheDisplayAndTheTopVpCard() {
        assertThat(card(ADZE).options()).containsExactlyInAnyOrder(new Action.TakeInvention(CLAY_POTS), new Action.TakeInvention(FARMING),
                new Action.TakeInvention(FISHING), new Action.Cover(ADZE), new Action.Pass());
        assertThat(card().refusal(new Action.TakeInvention(SPEAR))).isEqualTo("FS-60");
    }

    @Rule("FS-61")
    @Test
    void aCardMayBeDeclinedAndWithoutOneNothingIsAsked() {
        assertThat(card().pass().tribe(0).inventions()).isEmpty();
        var t = Scene.of(2).display().up(NAMIB, Tile.NUT).stores(0, LIGHT, Plant.NUT, 1).move(NAMIB).gather(LIGHT);
        assertThat(t.s.phase).isEqualTo(new Moving(1));
    }

    @Rule("FS-62")
    @Test
    void nobodyTakesAnInventionTwice() {
        assertThat(card(FARMING).refusal(new Action.TakeInvention(FARMING))).isEqualTo("FS-62");
        var covered = Scene.of(2).owns(0, FARMING).covered(0, FARMING).up(NAMIB, Tile.NUT).stores(0, LIGHT, Plant.NUT, 1).move(NAMIB)
                .gather(LIGHT);
        assertThat(covered.refusal(new Action.TakeInvention(FARMING))).as("not even covered").isEqualTo("FS-62");
    }

    @Rule("FS-63")
    @Test
    void aFoodInventionHasAnInstantEffectAndOthersNone() {
        var pots = card().take(CLAY_POTS);
        assertThat(pots.tribe(0).food()).isEqualTo(2);
        assertThat(pots.tribe(0).inventions()).containsExactly(new View.Card(CLAY_POTS, 0));
        assertThat(card().take(FARMING).tribe(0).food()).isEqualTo(2);
        var fishing = card();
        fishing.food(0, 2).take(FISHING);
        assertThat(fishing.tribe(0).bags()).isEqualTo(1);
        assertThat(fishing.tribe(0).food()).isEqualTo(3);
        for (var other : List.of(TRANSPORT_SLED, SHIP_BUILDING, ADZE, EMBER_POUCH, BASKET, STORAGE_PIT)) {
            var t = card().display(other).take(other);
            assertThat(t.tribe(0).food()).as(other.name()).isZero();
        }
        assertThat(card().display(SPEAR).take(SPEAR).tribe(0).food()).isEqualTo(2);
    }

    @Rule("FS-64")
    @Test
    void theDisplayIsFilledUpUntilTheDeckIsEmpty() {
        var t = card().nextInvention(SPEAR).take(FARMING);
        assertThat(t.view(0).display()).containsExactly(CLAY_POTS, SPEAR, FISHING);
        assertThat(t.events).contains(new Event.InventionTurnedUp(SPEAR));
        var last = card();
        last.s.deck = 0; // all others are taken
        var options = last.options();
        assertThat(options).contains(new Action.TakeInvention(CLAY_POTS));
        Scene.RULES.apply(last.s, 0, new Action.TakeInvention(CLAY_POTS),
                hearthside.core.Dealer.silent(new hearthside.core.chance.Chance.Scripted(List.of())));
        assertThat(last.view(0).display()).containsExactly(FARMING, FISHING);
    }

    @Rule("FS-65")
    @Test
    void uncoveredEffectsAddUpInEveryTurnOfTheirOwner() {
        var t = Scene.of(2).owns(0, TRANSPORT_SLED, FARMING, FISHING).bags(0, 6).bare(CONGO).bare(ZAMBEZI).move(CONGO)
                .play(new Action.TakeFood());
        assertThat(t.tribe(0).food()).as("three steps, a fish, and a harvest of three").isEqualTo(4);
        t.move(ZAMBEZI).play(new Action.TakeFood());
        assertThat(t.tribe(1).food()).as("not for the other").isEqualTo(1);
        assertThat(t.tribe(0).food()).as("not in the turn of the other").isEqualTo(4);
        assertThat(t.move(ZAMBEZI).play(new Action.TakeFood()).tribe(0).food()).as("in the next turn again").isEqualTo(8);
    }

    @Rule("FS-65")
    @Test
    void eachEffectEndsWhenItsInventionIsCovered() {
        var sled = Scene.of(2).owns(0, TRANSPORT_SLED, FARMING, FISHING).covered(0, TRANSPORT_SLED).bare(CONGO);
        assertThat(sled.options()).doesNotContain(new Action.Move(0, CONGO));
        for (var covered : List.of(FARMING, FISHING)) {
            var t = Scene.of(2).owns(0, TRANSPORT_SLED, FARMING, FISHING).covered(0, covered).bags(0, 6).bare(CONGO).move(CONGO)
                    .play(new Action.TakeFood());
            assertThat(t.tribe(0).food()).as("without " + covered).isEqualTo(covered == FARMING ? 2 : 3);
        }
    }

    @Rule("FS-65")
    @Test
    void nobodyHasToUseWhatHeOwns() {
        assertThat(Scene.of(2).owns(0, TRANSPORT_SLED).options()).as("one step, two, three").contains(new Action.Move(0, NAMIB),
                new Action.Move(0, ZAMBEZI), new Action.Move(0, CONGO));
        var spear = Scene.of(2).owns(0, SPEAR).up(NAMIB, Tile.FOREST).move(NAMIB).look().keep(Animal.HARE).pass();
        assertThat(spear.tribe(0).mat()).containsExactly(Animal.HARE);
        var pouch = Scene.of(2).owns(0, EMBER_POUCH).mat(0, Animal.HARE).tile(NAMIB, Tile.HUT).move(NAMIB).send(CAPE_HEARTH).pass();
        assertThat(pouch.tribe(0).mat()).containsExactly(Animal.HARE);
        assertThat(pouch.seat()).isEqualTo(1);
    }

    @Rule("FS-66")
    @Test
    void aVpCardCoversAnInventionOfOnesOwn() {
        var t = card(ADZE).cover(ADZE);
        assertThat(t.tribe(0).inventions()).containsExactly(new View.Card(ADZE, 4));
        assertThat(t.s.has(0, ADZE)).isFalse();
        assertThat(t.view(0).vpCards()).hasSize(13);
        assertThat(card().refusal(new Action.Cover(ADZE))).isEqualTo("FS-66");
    }

    @Rule("FS-67")
    @Test
    void anInventionCarriesOneVpCardAndAnEmptyStackGivesNone() {
        var t = Scene.of(2).owns(0, ADZE, SPEAR).covered(0, ADZE).up(NAMIB, Tile.NUT).stores(0, LIGHT, Plant.NUT, 1).move(NAMIB)
                .gather(LIGHT);
        assertThat(t.refusal(new Action.Cover(ADZE))).isEqualTo("FS-67");
        t.s.vpTaken = 14;
        assertThat(t.refusal(new Action.Cover(SPEAR))).isEqualTo("FS-67");
    }

    @Rule("FS-68")
    @Test
    void vpCardsAreNotOnTheTrack() {
        var t = card(ADZE).cover(ADZE);
        assertThat(t.tribe(0).vp()).isZero();
        assertThat(t.score(0)).isEqualTo(new Score(0, 4, 0, 0, 0, 0));
    }

    @Rule("FS-69")
    @Test
    void firstTheEffectThenTheDisplayThenTheStore() {
        var t = Scene.of(2).up(NAMIB, Tile.NUT).stores(0, LIGHT, Plant.NUT, 2).move(NAMIB).gather(LIGHT).nextInvention(ADZE)
                .take(CLAY_POTS);
        assertThat(t.events).containsExactly(new Event.InventionTaken(0, CLAY_POTS), new Event.FoodGained(0, 2, 0),
                new Event.InventionTurnedUp(ADZE), new Event.StoreEmptied(0, LIGHT, Plant.NUT, 3));
    }

    @Rule("FS-109")
    @Test
    void aNewInventionWorksAtOnceAndACoveredOneStopsAtOnce() {
        var pit = Scene.of(2).display(STORAGE_PIT).up(NAMIB, Tile.NUT).stores(0, LIGHT, Plant.NUT, 2).move(NAMIB).gather(LIGHT)
                .take(STORAGE_PIT);
        assertThat(pit.s.phase).as("for the store that is being cleared").isEqualTo(new Clearing(0, 0, LIGHT));
        var covered = Scene.of(2).owns(0, STORAGE_PIT).up(NAMIB, Tile.NUT).stores(0, LIGHT, Plant.NUT, 2).move(NAMIB).gather(LIGHT)
                .cover(STORAGE_PIT);
        assertThat(covered.tribe(0).stores().getFirst()).isEqualTo(new View.Shelf(null, 0));
        var sled = Scene.of(2).hutTiles(5).display(TRANSPORT_SLED).up(NAMIB, Tile.NUT).stores(0, LIGHT, Plant.NUT, 1).move(NAMIB)
                .gather(LIGHT).take(TRANSPORT_SLED);
        assertThat(sled.options()).as("for the second scout").contains(new Action.Move(1, CONGO));
    }
}
