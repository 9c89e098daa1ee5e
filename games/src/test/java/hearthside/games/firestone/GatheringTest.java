package hearthside.games.firestone;

import static hearthside.games.firestone.Area.CAPE_HEARTH;
import static hearthside.games.firestone.Area.NAMIB;
import static hearthside.games.firestone.Invention.CLAY_POTS;
import static hearthside.games.firestone.Store.DARK;
import static hearthside.games.firestone.Store.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import org.junit.jupiter.api.Test;

class GatheringTest {
    private static Scene nuts() { return Scene.of(2).up(NAMIB, Tile.NUT); }

    @Rule({"FS-50", "FS-51"})
    @Test
    void aGatheringTileIsTakenOrLeftForTwoFood() {
        var t = Scene.of(2).tile(NAMIB, Tile.NUT).move(NAMIB);
        assertThat(t.events).as("no discovery effect").containsExactly(new Event.Moved(0, 0, CAPE_HEARTH, NAMIB),
                new Event.Revealed(0, NAMIB, Tile.NUT));
        assertThat(t.options()).containsExactly(new Action.Gather(LIGHT), new Action.Gather(DARK), new Action.Leave(), new Action.Pass());
        t.play(new Action.Leave());
        assertThat(t.tribe(0).food()).isEqualTo(2);
        assertThat(t.isUp(NAMIB, Tile.NUT)).isTrue();
    }

    @Rule("FS-52")
    @Test
    void aTypeThatIsStoredGoesToItsStore() {
        var t = nuts().stores(0, DARK, Plant.NUT, 1).move(NAMIB);
        assertThat(t.options()).containsExactly(new Action.Gather(DARK), new Action.Leave(), new Action.Pass());
        assertThat(t.refusal(new Action.Gather(LIGHT))).isEqualTo("FS-52");
    }

    @Rule("FS-53")
    @Test
    void otherwiseItGoesToAnEmptyStore() {
        var t = nuts().stores(0, DARK, Plant.ROOT, 1).move(NAMIB);
        assertThat(t.refusal(new Action.Gather(DARK))).isEqualTo("FS-53");
        t.gather(LIGHT);
        assertThat(t.tribe(0).stores()).containsExactly(new View.Shelf(Plant.NUT, 1), new View.Shelf(Plant.ROOT, 1));
    }

    @Rule("FS-54")
    @Test
    void betweenTwoOtherTypesOneStoreIsEmptiedFirst() {
        var t = nuts().stores(0, LIGHT, Plant.APPLE, 2).stores(0, DARK, Plant.ROOT, 1).move(NAMIB);
        assertThat(t.options()).contains(new Action.Gather(LIGHT), new Action.Gather(DARK));
        t.gather(LIGHT);
        assertThat(t.tribe(0).stores()).containsExactly(new View.Shelf(Plant.NUT, 1), new View.Shelf(Plant.ROOT, 1));
        assertThat(t.view(1).discardedPlants()).isEqualTo(new View.Plants(2, 0, 0, 0));
    }

    @Rule({"FS-55", "FS-56", "FS-57"})
    @Test
    void theSecondAndThirdTileCoverACardIcon() {
        assertThat(nuts().move(NAMIB).gather(LIGHT).s.phase).as("the first gives no card").isEqualTo(new Moving(1));
        assertThat(nuts().stores(0, LIGHT, Plant.NUT, 1).move(NAMIB).gather(LIGHT).s.phase).isEqualTo(new TakingCard(0, 0, LIGHT));
        assertThat(nuts().stores(0, LIGHT, Plant.NUT, 2).move(NAMIB).gather(LIGHT).s.phase).isEqualTo(new TakingCard(0, 0, LIGHT));
    }

    @Rule("FS-58")
    @Test
    void aFullStoreIsClearedAfterTheCard() {
        var t = nuts().stores(0, LIGHT, Plant.NUT, 2).move(NAMIB).gather(LIGHT);
        assertThat(t.tribe(0).stores().getFirst()).as("not before").isEqualTo(new View.Shelf(Plant.NUT, 3));
        t.take(CLAY_POTS);
        assertThat(t.tribe(0).stores().getFirst()).isEqualTo(new View.Shelf(null, 0));
        assertThat(t.view(0).discardedPlants()).isEqualTo(new View.Plants(0, 3, 0, 0));
    }

    @Rule("FS-59")
    @Test
    void whereATileWasTakenOnlyTheFoodIconIsLeft() {
        var t = nuts().move(NAMIB).gather(LIGHT);
        assertThat(t.isBare(NAMIB)).isTrue();
        assertThat(t.move(NAMIB).s.phase).isEqualTo(new Foraging(1, 0));
    }
}
