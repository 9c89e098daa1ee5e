package hearthside.games.firestone;

import static hearthside.games.firestone.Area.ANGOLA;
import static hearthside.games.firestone.Area.CONGO;
import static hearthside.games.firestone.Area.GANGES;
import static hearthside.games.firestone.Area.KALAHARI;
import static hearthside.games.firestone.Area.LIMPOPO;
import static hearthside.games.firestone.Area.NAMIB;
import static hearthside.games.firestone.Area.PERSIA_HEARTH;
import static hearthside.games.firestone.Area.TIBET;
import static hearthside.games.firestone.Area.ZAMBEZI;
import static hearthside.games.firestone.Cave.ECHO_CAVE;
import static hearthside.games.firestone.Store.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class ArrivingTest {
    @Rule("FS-31")
    @Test
    void aFaceDownTileIsTurnedUpAndItsEffectComesBeforeItsAction() {
        var t = Scene.of(2).mat(0, Animal.HARE).tile(NAMIB, Tile.FIRE).move(NAMIB);
        assertThat(t.events).contains(new Event.Revealed(0, NAMIB, Tile.FIRE), new Event.VpGained(0, 1));
        assertThat(t.s.phase).isEqualTo(new Cooking(0, 0, 0));
    }

    @Rule("FS-32")
    @Test
    void aFaceUpTileHasNoDiscoveryEffect() {
        var t = Scene.of(2).up(NAMIB, Tile.FIRE).mat(0, Animal.HARE).move(NAMIB);
        assertThat(t.tribe(0).vp()).isZero();
        assertThat(t.s.phase).isEqualTo(new Cooking(0, 0, 0));
        var forest = Scene.of(2).up(NAMIB, Tile.FOREST).move(NAMIB);
        assertThat(forest.happened(Event.StackPlaced.class)).isFalse();
    }

    @Rule("FS-33")
    @Test
    void aBareAreaGivesOneFoodIfABagIsFree() {
        var t = Scene.of(2).bare(NAMIB).food(0, 1).move(NAMIB).play(new Action.TakeFood());
        assertThat(t.tribe(0).food()).isEqualTo(2);
        var full = Scene.of(2).bare(NAMIB).food(0, 2).move(NAMIB);
        assertThat(full.s.phase).as("nothing is asked").isEqualTo(new Moving(1));
        assertThat(Scene.of(2).refusal(new Action.TakeFood())).isEqualTo("FS-33");
    }

    @Rule("FS-34")
    @Test
    void everyActionMayBeLeft() {
        var t = Scene.of(2).hutTiles(3).bare(NAMIB).huts(LIMPOPO, 0, 1).up(ANGOLA, Tile.FOREST).up(KALAHARI, Tile.APPLE).mat(0, Animal.HARE)
                .food(0, 2).bags(0, 1);
        for (var area : List.of(NAMIB, LIMPOPO, ANGOLA, KALAHARI)) assertThat(t.s.copy()).satisfies(copy -> {
            Scene.RULES.apply(copy, 0, new Action.Move(0, area),
                    hearthside.core.Dealer.silent(new hearthside.core.chance.Chance.Scripted(List.of())));
            assertThat(Scene.RULES.options(copy, 0)).contains(new Action.Pass());
        });
        t.bare(ZAMBEZI).at(0, ZAMBEZI).huts(CONGO, 1).move(CONGO).build();
        assertThat(t.refusal(new Action.Pass())).as("but what a hut brings about is not optional").isEqualTo("FS-77");
    }

    @Rule({"FS-35", "FS-80"})
    @Test
    void afterAStashTheAreaGivesNothingMore() {
        var t = Scene.of(2).tile(NAMIB, Tile.STASH).move(NAMIB);
        assertThat(t.isBare(NAMIB)).isTrue();
        assertThat(t.seat()).isEqualTo(1);
        assertThat(t.move(NAMIB).s.phase).as("the next scout finds the food icon").isEqualTo(new Foraging(1, 0));
    }

    @Rule("FS-80")
    @Test
    void aStashGivesABagAndThenAFood() {
        var t = Scene.of(2).food(0, 2).tile(NAMIB, Tile.STASH).move(NAMIB);
        assertThat(t.events).containsSubsequence(new Event.BagsGained(0, 1, 0), new Event.FoodGained(0, 1, 0),
                new Event.TileRemoved(NAMIB));
        assertThat(t.tribe(0).food()).isEqualTo(3);
    }

    @Rule({"FS-107", "FS-35"})
    @Test
    void aCardMayAllowASecondAction() {
        var t = Scene.of(2).hutTiles(3).at(0, PERSIA_HEARTH).tile(TIBET, Tile.CAVE).cave(ECHO_CAVE).tile(GANGES, Tile.APPLE).move(TIBET);
        assertThat(t.s.phase).isEqualTo(new Echoing(0, 0));
        assertThat(t.refusal(new Action.Pass())).isEqualTo("FS-107");
        t.move(GANGES).gather(LIGHT);
        assertThat(t.seat()).isEqualTo(1);
    }
}
