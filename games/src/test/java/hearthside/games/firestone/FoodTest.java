package hearthside.games.firestone;

import static hearthside.games.firestone.Area.NAMIB;
import static hearthside.games.firestone.Cave.BEAR_DEN;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import org.junit.jupiter.api.Test;

class FoodTest {
    @Rule({"FS-36", "FS-37"})
    @Test
    void foodThatFindsNoBagIsLost() {
        var t = Scene.of(2).food(0, 1).up(NAMIB, Tile.APPLE).move(NAMIB).play(new Action.Leave());
        assertThat(t.tribe(0).food()).isEqualTo(2);
        assertThat(t.events).contains(new Event.FoodGained(0, 1, 1));
    }

    @Rule("FS-38")
    @Test
    void foodNeverRunsOut() {
        var t = Scene.of(4);
        for (int seat = 0; seat < 4; seat++) t.bags(seat, 6).food(seat, 7);
        t.bare(NAMIB).move(NAMIB).play(new Action.TakeFood());
        assertThat(t.tribe(0).food() + t.tribe(1).food() + t.tribe(2).food() + t.tribe(3).food()).as("29 of 30 pieces, and on")
                .isEqualTo(29);
        for (int seat = 1; seat < 4; seat++) t.move(NAMIB).play(new Action.TakeFood());
        assertThat(t.tribe(0).food() + t.tribe(1).food() + t.tribe(2).food() + t.tribe(3).food()).isEqualTo(32);
    }

    @Rule("FS-39")
    @Test
    void aMatHasRoomForSixBagTiles() {
        var t = Scene.of(2).bags(0, 5).mat(0, Animal.WOLF).up(NAMIB, Tile.FIRE).move(NAMIB).prepare(Animal.WOLF);
        assertThat(t.events).contains(new Event.BagsGained(0, 1, 1));
        assertThat(t.tribe(0).bags()).isEqualTo(6);
    }

    @Rule("FS-40")
    @Test
    void bagsArePlacedBeforeFood() {
        var t = Scene.of(2).food(0, 2).mat(0, Animal.BISON).up(NAMIB, Tile.FIRE).move(NAMIB).prepare(Animal.BISON);
        assertThat(t.tribe(0).food()).as("two food into the two new bags").isEqualTo(4);
    }

    @Rule("FS-41")
    @Test
    void foodIsNeitherThrownAwayNorTraded() {
        var before = new int[4];
        Scene.randomGame(Scene.terms(4), 5, t -> {
            assertThat(t.options()).allMatch(option -> !(option instanceof Action.Feed) || t.s.isCave(BEAR_DEN));
            for (int seat = 0; seat < 4; seat++) {
                boolean quiet = seat != t.s.active && seat != (t.s.active + 3) % 4;
                if (quiet && t.s.cave < 0) assertThat(t.s.food[seat]).as("food changes only in one's own turn").isEqualTo(before[seat]);
                before[seat] = t.s.food[seat];
            }
        });
    }
}
