package hearthside.games.firestone;

import static hearthside.games.firestone.Area.CAPE_HEARTH;
import static hearthside.games.firestone.Area.CONGO;
import static hearthside.games.firestone.Area.INDUS;
import static hearthside.games.firestone.Area.ITALY;
import static hearthside.games.firestone.Area.NAMIB;
import static hearthside.games.firestone.Area.PERSIA_HEARTH;
import static hearthside.games.firestone.Area.SARMATIA;
import static hearthside.games.firestone.Area.TIBET;
import static hearthside.games.firestone.Area.YELLOW_RIVER;
import static hearthside.games.firestone.Cave.ENDLESS_STEPPE;
import static hearthside.games.firestone.Cave.GREAT_HERDS;
import static hearthside.games.firestone.Cave.HELPING_HANDS;
import static hearthside.games.firestone.Cave.LAND_OF_PLENTY;
import static hearthside.games.firestone.Cave.PERMAFROST;
import static hearthside.games.firestone.Cave.SACRED_FLAME;
import static hearthside.games.firestone.Cave.SHARED_COUNCIL;
import static hearthside.games.firestone.Cave.WANDERLUST;
import static hearthside.games.firestone.Invention.ADZE;
import static hearthside.games.firestone.Invention.EMBER_POUCH;
import static hearthside.games.firestone.Invention.FARMING;
import static hearthside.games.firestone.Invention.SPEAR;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Caves that change the rules of region II or of all regions.
class CaveRulesTest {
    /// Seat 0 is near a cave that was opened before.
    private static Scene near(int seats, Cave cave) { return Scene.of(seats).hutTiles(3).at(0, PERSIA_HEARTH).opened(TIBET, cave); }

    @Test
    void landOfPlenty() {
        assertThat(near(2, LAND_OF_PLENTY).bare(INDUS).move(INDUS).play(new Action.TakeFood()).tribe(0).food()).isEqualTo(2);
        assertThat(near(2, LAND_OF_PLENTY).owns(0, FARMING).bags(0, 4).bare(INDUS).move(INDUS).play(new Action.TakeFood()).tribe(0).food())
                .isEqualTo(4);
        assertThat(near(2, LAND_OF_PLENTY).at(0, CAPE_HEARTH).bare(NAMIB).move(NAMIB).play(new Action.TakeFood()).tribe(0).food())
                .as("only in region II").isEqualTo(1);
    }

    @Test
    void endlessSteppe() {
        assertThat(near(2, ENDLESS_STEPPE).options()).contains(new Action.Move(0, YELLOW_RIVER))
                .doesNotContain(new Action.Move(0, SARMATIA), new Action.Move(0, ITALY));
        assertThat(near(2, ENDLESS_STEPPE).at(0, CAPE_HEARTH).options()).doesNotContain(new Action.Move(0, CONGO));
        assertThat(near(2, LAND_OF_PLENTY).options()).doesNotContain(new Action.Move(0, YELLOW_RIVER));
    }

    @Test
    void permafrost() {
        var t = near(2, PERMAFROST).food(0, 2).huts(INDUS, 0, 1).huts(NAMIB, 1).move(INDUS);
        assertThat(Huts.price(t.s, 0, INDUS.ordinal())).isEqualTo(2);
        assertThat(Huts.price(t.s, 0, NAMIB.ordinal())).isEqualTo(1);
        assertThat(t.score(0).majorities()).isEqualTo(1);
        assertThat(t.score(1).majorities()).isEqualTo(2);
        assertThat(near(2, PERMAFROST).tile(INDUS, Tile.HUT).move(INDUS).hutsAt(INDUS)).as("founding stays free").isEqualTo(1);
    }

    @Test
    void greatHerds() {
        var t = near(2, GREAT_HERDS).up(INDUS, Tile.FOREST).move(INDUS).look().keep(Animal.HARE).keep(Animal.BOAR);
        assertThat(t.tribe(0).animals()).isEqualTo(2);
        assertThat(near(2, GREAT_HERDS).owns(0, SPEAR).up(INDUS, Tile.FOREST).move(INDUS).look().keep(Animal.HARE).keep(Animal.BOAR)
                .keep(Animal.DEER).tribe(0).animals()).isEqualTo(3);
        assertThat(near(2, GREAT_HERDS).at(0, CAPE_HEARTH).up(NAMIB, Tile.FOREST).move(NAMIB).look().keep(Animal.HARE).seat())
                .as("only in region II").isEqualTo(1);
    }

    @Test
    void helpingHands() {
        var t = near(2, HELPING_HANDS).huts(NAMIB, 3, 3);
        assertThat(Huts.price(t.s, 0, NAMIB.ordinal())).isEqualTo(3);
        assertThat(Huts.price(t.owns(0, ADZE).s, 0, NAMIB.ordinal())).as("before discounts").isEqualTo(2);
    }

    @Test
    void wanderlust() {
        var t = near(2, WANDERLUST).owns(0, EMBER_POUCH).mat(0, Animal.HARE).food(0, 1).huts(INDUS, 0, 1).move(INDUS).build();
        assertThat(t.options()).contains(new Action.Stay());
        t.play(new Action.Stay());
        assertThat(t.scout(0)).isEqualTo(INDUS);
        assertThat(t.seat()).as("no ember for a scout that stays").isEqualTo(1);
    }

    @Test
    void sacredFlame() {
        var t = near(2, SACRED_FLAME).mat(0, Animal.HARE, Animal.BOAR, Animal.DEER).bare(INDUS).at(0, INDUS).move(PERSIA_HEARTH)
                .prepare(Animal.HARE).prepare(Animal.BOAR).pass();
        assertThat(t.tribe(0).vp()).isEqualTo(1);
        assertThat(
                near(2, SACRED_FLAME).mat(0, Animal.HARE).bare(INDUS).at(0, INDUS).move(PERSIA_HEARTH).prepare(Animal.HARE).tribe(0).vp())
                .isZero();
    }

    @Test
    void sharedCouncil() {
        var t = near(3, SHARED_COUNCIL).huts(CONGO, 2, 2, 1);
        assertThat(t.score(0).majorities()).isEqualTo(1);
        assertThat(t.score(1).majorities()).isEqualTo(1);
        assertThat(t.score(2).majorities()).isZero();
        assertThat(t.score(0).task()).as("also for the task").isEqualTo(1);
    }
}
