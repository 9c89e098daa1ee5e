package hearthside.games.firestone;

import static hearthside.games.firestone.Area.BAIKAL_HEARTH;
import static hearthside.games.firestone.Area.INDUS;
import static hearthside.games.firestone.Area.KALAHARI;
import static hearthside.games.firestone.Area.LIMPOPO;
import static hearthside.games.firestone.Area.NAMIB;
import static hearthside.games.firestone.Area.PERSIA_HEARTH;
import static hearthside.games.firestone.Area.SUNDA_HEARTH;
import static hearthside.games.firestone.Area.TIBET;
import static hearthside.games.firestone.Area.YANGTZE;
import static hearthside.games.firestone.Cave.ANCESTOR_SHRINE;
import static hearthside.games.firestone.Cave.BARTER_PLACE;
import static hearthside.games.firestone.Cave.BEAR_DEN;
import static hearthside.games.firestone.Cave.BONE_TOTEM;
import static hearthside.games.firestone.Cave.CAVE_DWELLERS;
import static hearthside.games.firestone.Cave.CRYSTAL_GROTTO;
import static hearthside.games.firestone.Cave.ECHO_CAVE;
import static hearthside.games.firestone.Cave.ENDLESS_STEPPE;
import static hearthside.games.firestone.Cave.FEASTING_HALL;
import static hearthside.games.firestone.Cave.FLINT_MINE;
import static hearthside.games.firestone.Cave.GARDEN_OF_EDEN;
import static hearthside.games.firestone.Cave.GREAT_HERDS;
import static hearthside.games.firestone.Cave.HALL_OF_PAINTINGS;
import static hearthside.games.firestone.Cave.HELPING_HANDS;
import static hearthside.games.firestone.Cave.HIDDEN_LARDER;
import static hearthside.games.firestone.Cave.HOT_SPRINGS;
import static hearthside.games.firestone.Cave.LAND_OF_PLENTY;
import static hearthside.games.firestone.Cave.PERMAFROST;
import static hearthside.games.firestone.Cave.SACRED_FLAME;
import static hearthside.games.firestone.Cave.SHARED_COUNCIL;
import static hearthside.games.firestone.Cave.SINKHOLE;
import static hearthside.games.firestone.Cave.SMOKE_CAVE;
import static hearthside.games.firestone.Cave.TOOLMAKERS_HOARD;
import static hearthside.games.firestone.Cave.WANDERLUST;
import static hearthside.games.firestone.Invention.ADZE;
import static hearthside.games.firestone.Invention.BASKET;
import static hearthside.games.firestone.Invention.EMBER_POUCH;
import static hearthside.games.firestone.Invention.TRAIL_MARKS;
import static hearthside.games.firestone.State.AT_HOME;
import static hearthside.games.firestone.Store.DARK;
import static hearthside.games.firestone.Store.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class CavesTest {
    /// Seat 0 finds the cave with this card.
    private static Scene found(int seats, Cave cave) { return before(seats, cave).move(TIBET); }

    private static Scene before(int seats, Cave cave) {
        return Scene.of(seats).hutTiles(3).at(0, PERSIA_HEARTH).tile(TIBET, Tile.CAVE).cave(cave);
    }

    /// Seat 0 is near a cave that was opened before.
    private static Scene near(int seats, Cave cave) { return Scene.of(seats).hutTiles(3).at(0, PERSIA_HEARTH).opened(TIBET, cave); }

    @Rule("FS-81")
    @Test
    void theCardIsTurnedUpWithTheTile() {
        var t = found(2, HOT_SPRINGS);
        assertThat(t.events).containsSubsequence(new Event.Revealed(0, TIBET, Tile.CAVE), new Event.CaveOpened(HOT_SPRINGS));
        assertThat(t.view(1).cave()).isEqualTo(HOT_SPRINGS);
    }

    @Rule("FS-82")
    @Test
    void theActionMayFollowTheDiscoveryAtOnceAndLaterToo() {
        assertThat(found(2, HOT_SPRINGS).use().tribe(0).food()).isEqualTo(2);
        assertThat(near(2, HOT_SPRINGS).move(TIBET).pass().seat()).isEqualTo(1);
        assertThat(Scene.of(2).refusal(new Action.UseCave())).isEqualTo("FS-82");
    }

    @Rule("FS-83")
    @Test
    void aCaveWithoutAnActionGivesNothingAndStays() {
        for (var cave : List.of(HIDDEN_LARDER, TOOLMAKERS_HOARD, BEAR_DEN, ECHO_CAVE, FEASTING_HALL, SINKHOLE, LAND_OF_PLENTY,
                ENDLESS_STEPPE, PERMAFROST, GREAT_HERDS, HELPING_HANDS, WANDERLUST, SACRED_FLAME, SHARED_COUNCIL)) {
            var t = near(2, cave).move(TIBET);
            assertThat(t.s.phase).as(cave.name()).isEqualTo(new Moving(1));
            assertThat(t.tribe(0).food()).isZero();
            assertThat(t.isUp(TIBET, Tile.CAVE)).isTrue();
        }
    }

    @Rule("FS-84")
    @Test
    void onlyThreeCavesUseMarkingStones() {
        assertThat(Cave.ALL).filteredOn(Cave::usesStones).containsExactlyInAnyOrder(HALL_OF_PAINTINGS, ANCESTOR_SHRINE, BONE_TOTEM);
        for (int seed = 0; seed < 20; seed++) Scene.randomGame(Scene.terms(2), seed, t -> {
            if (t.s.cave < 0 || !Cave.ALL.get(t.s.cave).usesStones()) assertThat(t.s.stone).containsOnly(AT_HOME);
        });
    }

    @Rule("FS-85")
    @Test
    void hutsAtTheCaveCountLikeAnyOthers() {
        var t = near(2, GARDEN_OF_EDEN).move(TIBET).build();
        assertThat(t.score(0).huts()).isEqualTo(1);
        assertThat(t.score(0).majorities()).isEqualTo(1);
    }

    @Rule("FS-86")
    @Test
    void onlyTheCardMakesTheCaveASettlement() {
        var t = near(2, CAVE_DWELLERS).huts(TIBET, 0, 1).food(0, 1).move(TIBET);
        assertThat(t.s.phase).isEqualTo(new Building(0, 0));
        assertThat(near(2, HOT_SPRINGS).food(0, 2).move(TIBET).options()).doesNotContain(new Action.Build());
    }

    @Test
    void gardenOfEden() {
        var t = found(2, GARDEN_OF_EDEN);
        assertThat(t.view(0).caveFood()).isEqualTo(10);
        t.build().send(SUNDA_HEARTH);
        assertThat(t.view(0).caveFood()).isEqualTo(10);
        var third = near(2, GARDEN_OF_EDEN).owns(0, ADZE).huts(TIBET, 1, 1).move(TIBET).build();
        assertThat(third.view(0).caveFood()).isEqualTo(8);
        assertThat(third.tribe(0).food()).as("no discount on a gift").isEqualTo(2);
        assertThat(near(2, GARDEN_OF_EDEN).food(0, 1).huts(TIBET, 1, 1).move(TIBET).s.phase).as("the food must fit")
                .isEqualTo(new Moving(1));
        var empty = near(2, GARDEN_OF_EDEN).bags(0, 6).huts(TIBET, 2, 3);
        empty.s.caveFood = 0;
        assertThat(empty.move(TIBET).s.phase).as("exactly five huts fit").isEqualTo(new Moving(1));
    }

    @Test
    void hallOfPaintings() {
        var t = near(2, HALL_OF_PAINTINGS).food(0, 2).move(TIBET).use();
        assertThat(t.tribe(0).vp()).isEqualTo(3);
        assertThat(t.tribe(0).food()).isZero();
        assertThat(t.tribe(0).stoneOnCave()).isTrue();
        assertThat(t.food(0, 2).turn(0).at(0, PERSIA_HEARTH).move(TIBET).s.phase).as("once").isEqualTo(new Moving(1));
        assertThat(t.turn(1).at(1, PERSIA_HEARTH).food(1, 2).move(TIBET).use().tribe(1).vp()).as("each player").isEqualTo(3);
        assertThat(near(2, HALL_OF_PAINTINGS).food(0, 1).move(TIBET).s.phase).isEqualTo(new Moving(1));
    }

    @Test
    void hotSprings() { assertThat(near(2, HOT_SPRINGS).bags(0, 2).move(TIBET).use().tribe(0).food()).isEqualTo(3); }

    @Test
    void flintMine() {
        var t = near(2, FLINT_MINE).bags(0, 2).food(0, 4).move(TIBET).use();
        assertThat(t.tribe(0).food()).isZero();
        assertThat(t.s.phase).isEqualTo(new TakingCard(0, 0, null));
        assertThat(near(2, FLINT_MINE).bags(0, 2).food(0, 3).move(TIBET).s.phase).isEqualTo(new Moving(1));
        assertThat(near(2, FLINT_MINE).display().bags(0, 2).food(0, 4).move(TIBET).s.phase).as("no card to take").isEqualTo(new Moving(1));
    }

    @Test
    void smokeCave() {
        var t = near(2, SMOKE_CAVE).bags(0, 6).mat(0, Animal.HARE, Animal.BOAR).owns(0, TRAIL_MARKS);
        assertThat(t.options()).as("no trail leads there").doesNotContain(new Action.Move(0, YANGTZE));
        t.move(TIBET).prepare(Animal.HARE);
        assertThat(t.tribe(0).food()).isEqualTo(4);
        assertThat(t.prepare(Animal.BOAR).tribe(0).food()).isEqualTo(8);
        var sent = near(2, SMOKE_CAVE).food(0, 1).huts(INDUS, 0, 1).move(INDUS).build();
        assertThat(sent.options()).contains(new Action.Send(TIBET));
        assertThat(sent.owns(0, EMBER_POUCH).mat(0, Animal.HARE).send(TIBET).bags(0, 6).prepare(Animal.HARE).tribe(0).food()).isEqualTo(4);
    }

    @Test
    void barterPlace() {
        var t = near(2, BARTER_PLACE).bags(0, 2).stores(0, LIGHT, Plant.NUT, 2).move(TIBET).play(new Action.Sell(LIGHT));
        assertThat(t.tribe(0).food()).isEqualTo(3);
        assertThat(t.tribe(0).stores().getFirst()).isEqualTo(new View.Shelf(Plant.NUT, 1));
        assertThat(t.view(0).discardedPlants().nut()).isEqualTo(1);
        var buy = near(2, BARTER_PLACE).bare(NAMIB).owns(0, BASKET).food(0, 2).stores(0, DARK, Plant.APPLE, 1).move(TIBET);
        assertThat(buy.options()).contains(new Action.Buy(Plant.APPLE, DARK)).doesNotContain(new Action.Buy(Plant.APPLE, LIGHT));
        assertThat(buy.refusal(new Action.Buy(Plant.APPLE, LIGHT))).isEqualTo("FS-52");
        assertThat(buy.refusal(new Action.Buy(Plant.ROOT, LIGHT))).isEqualTo("FS-82");
        buy.play(new Action.Buy(Plant.APPLE, DARK));
        assertThat(buy.tribe(0).food()).as("no basket for bought tiles").isZero();
        assertThat(buy.view(0).discardedPlants().apple()).isZero();
        assertThat(buy.s.phase).as("the second apple covers an icon").isEqualTo(new TakingCard(0, 0, DARK));
        assertThat(near(2, BARTER_PLACE).bare(NAMIB).food(0, 1).move(TIBET).s.phase).as("nothing to barter").isEqualTo(new Moving(1));
    }

    @Test
    void ancestorShrine() {
        var t = near(2, ANCESTOR_SHRINE).food(0, 2).huts(NAMIB, 1, 1).huts(LIMPOPO, 0, 1).move(TIBET);
        assertThat(t.options()).containsExactly(new Action.Mark(NAMIB), new Action.Pass());
        assertThat(t.refusal(new Action.Mark(LIMPOPO))).isEqualTo("FS-82");
        assertThat(t.score(0).majorities()).isZero();
        t.play(new Action.Mark(NAMIB));
        assertThat(t.score(0).majorities()).isEqualTo(1);
        assertThat(t.score(0).huts()).as("a stone is no hut").isEqualTo(1);
        assertThat(Huts.price(t.s, 1, NAMIB.ordinal())).isEqualTo(2);
        assertThat(t.tribe(0).stoneAt()).isEqualTo(NAMIB);
        t.food(0, 2).huts(KALAHARI, 1).turn(0).at(0, PERSIA_HEARTH).move(TIBET);
        assertThat(t.options()).as("it may move on").containsExactly(new Action.Mark(KALAHARI), new Action.Pass());
    }

    @Test
    void boneTotem() {
        var t = near(2, BONE_TOTEM).food(0, 2).food(1, 1).at(1, PERSIA_HEARTH).move(TIBET).use();
        assertThat(t.score(0).cave()).isEqualTo(3);
        assertThat(t.tribe(0).food()).isEqualTo(1);
        t.move(TIBET).use();
        assertThat(t.score(1).cave()).isEqualTo(3);
        assertThat(t.score(0).cave()).isZero();
        assertThat(t.events).contains(new Event.StoneReturned(0));
        assertThat(t.turn(1).at(1, PERSIA_HEARTH).food(1, 1).move(TIBET).s.phase).as("it lies there already").isEqualTo(new Moving(0));
    }

    @Test
    void crystalGrotto() {
        var t = near(2, CRYSTAL_GROTTO).stores(0, DARK, Plant.NUT, 2).move(TIBET);
        assertThat(t.options()).containsExactly(new Action.Offer(DARK), new Action.Pass());
        t.play(new Action.Offer(DARK));
        assertThat(t.tribe(0).vp()).isEqualTo(2);
        assertThat(t.tribe(0).stores()).containsOnly(new View.Shelf(null, 0));
        assertThat(near(2, CRYSTAL_GROTTO).move(TIBET).s.phase).isEqualTo(new Moving(1));
    }

    @Rule("FS-74")
    @Test
    void caveDwellers() {
        var t = found(2, CAVE_DWELLERS);
        assertThat(t.hutsAt(TIBET)).isEqualTo(1);
        assertThat(t.view(0).hutTiles()).as("no hut tile").isEqualTo(3);
        t.send(BAIKAL_HEARTH);
        assertThat(t.score(0).majorities()).isEqualTo(2);
        assertThat(t.food(1, 1).at(1, PERSIA_HEARTH).move(TIBET).build().hutsAt(TIBET)).isEqualTo(2);
        var none = before(2, CAVE_DWELLERS).huts(NAMIB, 20);
        none.s.endedBy = 0;
        assertThat(none.move(TIBET).s.phase).as("without a hut the scout still goes").isEqualTo(new Sending(0, 0));
        assertThat(none.hutsAt(TIBET)).isZero();
    }

    @Rule("FS-82")
    @Test
    void caveDwellersOfTheSecondHouseEdition() {
        var t = Scene.newest(3).hutTiles(3).at(0, PERSIA_HEARTH).tile(TIBET, Tile.CAVE).cave(CAVE_DWELLERS).move(TIBET);
        var numbers = FireAndStoneEdition.HOUSE_2.numbersOfCaves();
        assertThat(t.hutsAt(TIBET)).isEqualTo(numbers.huts());
        t.send(BAIKAL_HEARTH);
        assertThat(t.score(0).majorities()).isEqualTo(numbers.huts() > 0 ? numbers.majority() : 0);
    }

    @Rule("FS-81")
    @Test
    void theBearTakesWhatTheEditionSays() {
        var t = Scene.newest(2).hutTiles(3).at(0, PERSIA_HEARTH).food(0, 2).tile(TIBET, Tile.CAVE).cave(BEAR_DEN).move(TIBET);
        int most = Math.min(2, FireAndStoneEdition.HOUSE_2.numbersOfCaves().bear());
        assertThat(t.options()).hasSize(most + 1).last().isEqualTo(new Action.Feed(most));
        assertThat(t.refusal(new Action.Feed(most + 1))).isEqualTo("FS-81");
    }
}
