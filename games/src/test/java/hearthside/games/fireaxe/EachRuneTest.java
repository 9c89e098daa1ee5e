package hearthside.games.fireaxe;

import static hearthside.games.fireaxe.Scene.FURS;
import static hearthside.games.fireaxe.Scene.SKINS;
import static hearthside.games.fireaxe.Scene.TUSKS;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import org.junit.jupiter.api.Test;

/// Each rune: its moment, and what it does.
class EachRuneTest {
    private static Scene conflict() { return Scene.of(3, "conflictRunes", "on"); }

    private static Action on(Rune rune, int target) { return new Action.PlayRune(rune, target, null); }

    private static Action on(Rune rune, int target, Good good) { return new Action.PlayRune(rune, target, good); }

    @Rule({"FA-144", "FA-78"})
    @Test
    void changeInDemand() {
        var t = Scene.of(3).boat(0, "north-way", 1).holds(0, Rune.DEMAND);
        assertThat(t.refusal(on(Rune.DEMAND, -1, SKINS))).isEqualTo("FA-78");
        t.play(on(Rune.DEMAND, -1, TUSKS)).keepDial();
        assertThat(t.view(0).demand()).isEqualTo(TUSKS);
        assertThat(t.view(0).supply()).isEqualTo(new Goods(11, 11, 10));
    }

    @Rule("FA-222")
    @Test
    void colonization() {
        var t = Scene.of(3).settled(1, "reykjavik").boat(0, "horn", 2).holds(0, Rune.COLONIZATION, Rune.COLONIZATION).settle(6).found();
        assertThat(t.runeOnly(Rune.COLONIZATION).points(0)).as("the printed value, without the region").isEqualTo(1 + 2);
        assertThat(t.runeOnly(Rune.COLONIZATION).proceed().points(0)).isEqualTo(1 + 4);
        assertThat(t.seat()).isZero();
    }

    @Rule({"FA-31", "FA-112", "FA-91"})
    @Test
    void followingWind() {
        var t = Scene.of(3).boat(1, "dublin", 1).boat(0, "hebrides-sea", 1).sailed(7).holds(0, Rune.FOLLOWING_WIND)
                .runeOnly(Rune.FOLLOWING_WIND).play(new Action.Sail("irish-sea", true));
        assertThat(t.s.sailed).isEqualTo(7);
        assertThat(t.s.crew[0]).isEqualTo(1);
        assertThat(t.refusal(new Action.Sail("dublin", true))).isEqualTo("FA-91");
        assertThat(t.refusal(new Action.Sail("mann", false))).isEqualTo("FA-31");
        t.play(new Action.Sail("mann", true));
        assertThat(t.refusal(new Action.Sail("irish-sea", true))).isEqualTo("FA-78");
    }

    @Rule("FA-111")
    @Test
    void calmWater() {
        var t = Scene.of(3).boat(0, "faroe-sea", 1).sailed(5).holds(0, Rune.CALM_WATER).runeOnly(Rune.CALM_WATER);
        assertThat(t.limits()).containsExactly(6, 7, 7, 6);
        assertThat(t.sail("hebrides-sea").s.crew[0]).isEqualTo(1);
        assertThat(t.endTurn().limits()).containsExactly(4, 5, 5, 4);
    }

    @Rule({"FA-77", "FA-162"})
    @Test
    void berserkers() {
        var t = Scene.of(3).boat(0, "paris", 2).holds(0, Rune.BERSERKERS, Rune.BERSERKERS).rune(Rune.BERSERKERS);
        assertThat(t.refusal(new Action.EndTurn())).as("the attack is announced").isEqualTo("FA-78");
        t.rune(Rune.BERSERKERS).raid(3);
        assertThat(t.s.hasTown(t.place("paris"))).as("3 + 2 is not above 5").isTrue();
        t.dice(4).luck(0).play(new Action.Roll());
        assertThat(t.s.hasTown(t.place("paris"))).isFalse();
        var settlers = Scene.of(3).boat(0, "vinland", 3).holds(0, Rune.BERSERKERS).rune(Rune.BERSERKERS).settle(4, 4, 3);
        assertThat(settlers.s.crew[0]).as("two dice are above 4 with the bonus").isEqualTo(2);
    }

    @Rule({"FA-164", "FA-184"})
    @Test
    void thorsHammer() {
        var raid = Scene.of(3).boat(0, "york", 3).holds(0, Rune.HAMMER, Rune.HAMMER).raid(1).dice(2).rune(Rune.HAMMER).keepDial();
        assertThat(raid.s.crew[0]).isEqualTo(2);
        raid.dice(6).luck(0).rune(Rune.HAMMER).keepDial();
        assertThat(raid.s.crew[0]).as("the man is not lost").isEqualTo(3);
        assertThat(raid.s.hasTown(raid.place("york"))).isFalse();
        var settlers = Scene.of(3).boat(0, "orkney", 3).holds(0, Rune.HAMMER).settle(1, 2);
        assertThat(settlers.s.crew[0]).isEqualTo(1);
        settlers.dice(6).rune(Rune.HAMMER).keepDial();
        assertThat(settlers.s.crew[0]).isEqualTo(2);
        assertThat(settlers.found().proceed().s.settler(settlers.place("orkney"))).isZero();
    }

    @Rule({"FA-78", "FA-164"})
    @Test
    void theHammerComesBeforeTheLosses() {
        var t = Scene.of(3).boat(0, "york", 3).holds(0, Rune.HAMMER, Rune.VALKYRIE).raid(1).runeOnly(Rune.VALKYRIE);
        assertThat(t.refusal(new Action.PlayRune(Rune.HAMMER))).isEqualTo("FA-78");
        assertThat(Scene.of(3).boat(0, "orkney", 3).holds(0, Rune.HAMMER).settle(6).canPlay(Rune.HAMMER)).as("no die has failed").isFalse();
    }

    @Rule({"FA-161", "FA-113", "FA-203"})
    @Test
    void valkyriesRelent() {
        var raid = Scene.of(3).boat(0, "paris", 3).holds(0, Rune.VALKYRIE).raid(1).roll(1).roll(1).runeOnly(Rune.VALKYRIE);
        assertThat(raid.s.crew[0]).as("two of three").isEqualTo(2);
        assertThat(raid.refusal(new Action.Roll())).isEqualTo("FA-161");
        assertThat(raid.withdraw().at(0)).isEqualTo("paris");
        var settlers = Scene.of(3).boat(0, "vinland", 1).holds(0, Rune.VALKYRIE).settle(1).runeOnly(Rune.VALKYRIE).withdraw();
        assertThat(settlers.at(0)).isEqualTo("vinland");
        var storm = Scene.of(3).boat(0, "faroe-sea", 1).sailed(4).holds(0, Rune.VALKYRIE).sail("hebrides-sea").runeOnly(Rune.VALKYRIE);
        assertThat(storm.at(0)).isEqualTo("hebrides-sea");
        assertThat(storm.s.crew[0]).isEqualTo(1);
        assertThat(storm.refusal(new Action.PlayRune(Rune.VALKYRIE))).isEqualTo("FA-73");
    }

    @Rule({"FA-188", "FA-189", "FA-133"})
    @Test
    void unrest() {
        var t = Scene.of(3).settled(1, "horn").boat(0, "horn", 3).holds(0, Rune.UNREST);
        assertThat(t.refusal(new Action.Settle(1))).isEqualTo("FA-188");
        t.rune(Rune.UNREST).settle(6, 1).found().keepDial().proceed();
        assertThat(t.s.settler(t.place("horn"))).isZero();
        assertThat(t.s.crewInSupply(1)).isEqualTo(15);
        assertThat(t.refusal(new Action.Settle(1))).isEqualTo("FA-132");
        var own = Scene.of(3).settled(0, "horn").boat(0, "horn", 3).holds(0, Rune.UNREST);
        assertThat(own.refusal(new Action.PlayRune(Rune.UNREST))).isEqualTo("FA-78");
        assertThat(own.refusal(new Action.Settle(1))).isEqualTo("FA-189");
    }

    @Rule("FA-280")
    @Test
    void harbourThieves() {
        var t = conflict().boat(0, "north-way", 1).boat(1, "norway", 1, FURS, TUSKS).boat(2, "viking-bank", 1, SKINS).holds(0,
                Rune.THIEVES);
        assertThat(t.refusal(on(Rune.THIEVES, 2, SKINS))).as("not in a port").isEqualTo("FA-78");
        t.play(on(Rune.THIEVES, 1, FURS)).keepDial();
        assertThat(t.cargo(1)).containsExactly(TUSKS);
        assertThat(Bag.count(t.s.supply, FURS.ordinal())).isEqualTo(11);
    }

    @Rule({"FA-280", "FA-222"})
    @Test
    void doublePlunder() {
        var t = conflict().boat(0, "york", 2).holds(0, Rune.DOUBLE_PLUNDER).dice(6).luck(11).play(new Action.Raid())
                .runeOnly(Rune.DOUBLE_PLUNDER).proceed();
        assertThat(t.points(0)).isEqualTo(1 + 6 + 6);
    }

    @Rule({"FA-280", "FA-204"})
    @Test
    void seaSerpent() {
        var t = conflict().boat(0, "hamburg", 1).boat(1, "north-way", 4, FURS).boat(2, "rhine", 3).holds(0, Rune.SEA_SERPENT);
        assertThat(t.refusal(on(Rune.SEA_SERPENT, 2))).as("not on a river").isEqualTo("FA-78");
        assertThat(t.refusal(on(Rune.SEA_SERPENT, 0))).isEqualTo("FA-78");
        t.play(on(Rune.SEA_SERPENT, 1)).keepDial();
        assertThat(t.at(1)).isEqualTo("wintering");
        assertThat(t.s.crew[1]).isEqualTo(1);
        assertThat(t.s.cargo[1]).isZero();
        assertThat(t.seat()).as("the turn goes on").isZero();
    }

    @Rule("FA-280")
    @Test
    void boardingParty() {
        var t = conflict().boat(0, "german-bight", 1).boat(1, "hamburg", 2, FURS, TUSKS).boat(2, "denmark", 1, SKINS).holds(0,
                Rune.BOARDING, Rune.BOARDING);
        assertThat(t.refusal(on(Rune.BOARDING, 2, SKINS))).as("a home port is safe").isEqualTo("FA-78");
        t.play(on(Rune.BOARDING, 1, TUSKS)).keepDial();
        assertThat(t.cargo(0)).containsExactly(TUSKS);
        assertThat(t.cargo(1)).containsExactly(FURS);
        t.boat(0, "german-bight", 5);
        assertThat(t.refusal(on(Rune.BOARDING, 1, FURS))).as("no room").isEqualTo("FA-78");
        t.boat(0, "viking-bank", 1);
        assertThat(t.refusal(on(Rune.BOARDING, 1, FURS))).as("too far away").isEqualTo("FA-78");
    }

    @Rule({"FA-280", "FA-30"})
    @Test
    void becalmed() {
        var t = conflict().boat(0, "hamburg", 1).holds(0, Rune.BECALMED).play(on(Rune.BECALMED, 1)).keepDial();
        assertThat(t.view(2).captains().get(1).becalmed()).isTrue();
        assertThat(t.endTurn().s.daysLeft()).isEqualTo(5);
        assertThat(t.endTurn().s.daysLeft()).isEqualTo(7);
        assertThat(t.view(2).captains().get(1).becalmed()).isFalse();
    }

    @Rule("FA-280")
    @Test
    void desertion() {
        var t = conflict().boat(0, "hamburg", 1).boat(1, "norway", 2).boat(2, "north-way", 1).holds(0, Rune.DESERTION);
        assertThat(t.refusal(on(Rune.DESERTION, 2))).as("the last man stays").isEqualTo("FA-78");
        assertThat(t.play(on(Rune.DESERTION, 1)).keepDial().s.crew[1]).isEqualTo(1);
    }

    @Rule({"FA-280", "FA-80"})
    @Test
    void eyesOfTheNorns() {
        var t = conflict().boat(0, "hamburg", 1).holds(0, Rune.NORNS).holds(1, Rune.UNREST, Rune.DEMAND);
        assertThat(t.refusal(on(Rune.NORNS, 2))).as("an empty hand").isEqualTo("FA-78");
        t.play(on(Rune.NORNS, 1));
        assertThat(t.events.getLast().seenBy(2)).isEqualTo(new Event.RunesShown(0, 1, java.util.List.of()));
        assertThat(t.refusal(new Action.TakeRune(Rune.HAMMER))).isEqualTo("FA-78");
        t.play(new Action.TakeRune(Rune.UNREST)).keepDial();
        assertThat(t.view(0).captains().get(1).runes()).as("what was seen stays known").extracting(View.HeldRune::rune)
                .containsExactly(Rune.DEMAND);
        assertThat(t.view(1).captains().getFirst().runes()).as("what was lost too").extracting(View.HeldRune::rune)
                .containsExactly(Rune.UNREST);
        assertThat(t.view(2).captains().getFirst().runes()).extracting(View.HeldRune::rune).containsExactly((Rune) null);
        assertThat(Scene.RULES.determinize(t.s, 0, new hearthside.core.chance.Chance.Seeded(3)).hands.at(1, 0))
                .isEqualTo(Rune.DEMAND.ordinal());
    }
}
