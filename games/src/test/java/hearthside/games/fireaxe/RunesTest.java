package hearthside.games.fireaxe;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import org.junit.jupiter.api.Test;

/// FA-70..81: drawing, playing and discarding runes.
class RunesTest {
    @Rule("FA-70")
    @Test
    void runesAreDrawnInHomePortsForADay() {
        var t = Scene.of(3).boat(0, "norway", 1).luck(0).play(new Action.DrawRune());
        assertThat(t.s.hands.at(0, 0)).isEqualTo(Rune.DEMAND.ordinal());
        assertThat(t.s.prepared).isEqualTo(1);
        assertThat(Scene.of(3).refusal(new Action.DrawRune())).isEqualTo("FA-70");
        assertThat(Scene.of(3).boat(0, "hamburg", 1).refusal(new Action.DrawRune())).isEqualTo("FA-70");
    }

    @Rule("FA-71")
    @Test
    void aHandHoldsThree() {
        var t = Scene.of(3).boat(0, "norway", 1);
        for (int i = 0; i < 3; i++) t.luck(0).play(new Action.DrawRune());
        assertThat(t.refusal(new Action.DrawRune())).isEqualTo("FA-71");
    }

    @Rule("FA-72")
    @Test
    void noRunesInAHomePort() {
        var t = Scene.of(3).boat(0, "norway", 1).holds(0, Rune.CALM_WATER);
        assertThat(t.refusal(new Action.PlayRune(Rune.CALM_WATER))).isEqualTo("FA-72");
        assertThat(t.refusal(new Action.DiscardRune(Rune.CALM_WATER))).isEqualTo("FA-72");
    }

    @Rule("FA-73")
    @Test
    void elsewhereAnyNumberIsFree() {
        for (var place : new String[] {"wintering", "north-way", "hamburg"}) {
            var t = Scene.of(3).boat(0, place, 1).holds(0, Rune.CALM_WATER, Rune.CALM_WATER, Rune.DEMAND).runeOnly(Rune.CALM_WATER)
                    .runeOnly(Rune.CALM_WATER).play(new Action.DiscardRune(Rune.DEMAND)).keepDial();
            assertThat(t.s.hands.size(0)).isZero();
            assertThat(t.s.daysLeft()).isEqualTo(7);
        }
        assertThat(Scene.of(3).refusal(new Action.DiscardRune(Rune.NORNS))).isEqualTo("FA-73");
    }

    @Rule("FA-74")
    @Test
    void onlyInOnesOwnTurn() {
        var t = Scene.of(3).boat(1, "north-way", 1).holds(1, Rune.CALM_WATER);
        assertThat(Scene.RULES.whyNot(t.s, 1, new Action.PlayRune(Rune.CALM_WATER)).orElseThrow().rule()).isEqualTo("FA-74");
        assertThat(Scene.RULES.toAct(t.s).list()).containsExactly(0);
    }

    @Rule("FA-75")
    @Test
    void everyRuneMayTurnTheDialAQuarter() {
        for (int quarters = -1; quarters <= 1; quarters++) {
            var played = Scene.of(3).boat(0, "north-way", 1).holds(0, Rune.CALM_WATER).rune(Rune.CALM_WATER);
            assertThat(played.refusal(new Action.EndTurn())).isEqualTo("FA-75");
            assertThat(played.turnDial(quarters).s.dial).isEqualTo(2 + quarters);
            assertThat(Scene.of(3).boat(0, "north-way", 1).holds(0, Rune.CALM_WATER).play(new Action.DiscardRune(Rune.CALM_WATER))
                    .turnDial(quarters).s.dial).isEqualTo(2 + quarters);
        }
        assertThat(Scene.of(3).refusal(new Action.TurnDial(1))).isEqualTo("FA-75");
    }

    @Rule("FA-76")
    @Test
    void theNewLimitsAreThoseOfTheNextMove() {
        var t = Scene.of(3).boat(0, "north-way", 2).sailed(4).holds(0, Rune.DEMAND).play(new Action.DiscardRune(Rune.DEMAND)).turnDial(1)
                .sail("viking-bank");
        assertThat(t.s.crew[0]).as("five days are fine now").isEqualTo(2);
        assertThat(Scene.of(3).boat(0, "north-way", 2).sailed(4).sail("viking-bank").s.crew[0]).isEqualTo(1);
    }

    @Rule("FA-76")
    @Test
    void theDialMayWaitForTheWholeEffect() {
        var raid = Scene.of(3).boat(0, "york", 1, Scene.FURS).holds(0, Rune.BERSERKERS, Rune.BERSERKERS).rune(Rune.BERSERKERS)
                .rune(Rune.BERSERKERS).raid(1).withdraw();
        assertThat(raid.at(0)).as("the attack is over, and both runes turn the dial before the longboat goes home").isEqualTo("york");
        raid.turnDial(1).turnDial(1);
        assertThat(raid.s.dial).isEqualTo(0);
        assertThat(raid.at(0)).isEqualTo("wintering");
        assertThat(raid.seat()).isEqualTo(1);
        var won = Scene.of(3).boat(0, "york", 1).holds(0, Rune.BERSERKERS).rune(Rune.BERSERKERS).luck(5, 0).play(new Action.Raid());
        assertThat(won.turnDial(-1).s.dial).isEqualTo(1);
        assertThat(won.can(new Action.GoWintering())).isTrue();
        var unrest = Scene.of(3).settled(1, "horn").boat(0, "horn", 1).holds(0, Rune.UNREST, Rune.BERSERKERS).rune(Rune.UNREST)
                .rune(Rune.BERSERKERS).settle(6).play(new Action.KeepAboard());
        assertThat(unrest.turnDial(1).turnDial(0).s.dial).isEqualTo(3);
        assertThat(unrest.s.settler(unrest.place("horn"))).isOne();
        var norns = Scene.of(3, "conflictRunes", "on").boat(0, "hamburg", 1).holds(0, Rune.NORNS).holds(1, Rune.DEMAND)
                .play(new Action.PlayRune(Rune.NORNS, 1, null)).play(new Action.TakeRune(Rune.DEMAND));
        assertThat(norns.turnDial(1).s.dial).isEqualTo(3);
    }

    @Rule("FA-77")
    @Test
    void equalRunesAddUp() {
        var t = Scene.of(3).boat(0, "north-way", 1).holds(0, Rune.FOLLOWING_WIND, Rune.FOLLOWING_WIND).runeOnly(Rune.FOLLOWING_WIND)
                .runeOnly(Rune.FOLLOWING_WIND);
        assertThat(t.s.freeMoves).isEqualTo(4);
        var calm = Scene.of(3).boat(0, "north-way", 1).holds(0, Rune.CALM_WATER, Rune.CALM_WATER).runeOnly(Rune.CALM_WATER)
                .runeOnly(Rune.CALM_WATER);
        assertThat(calm.limits()).containsExactly(8, 9, 9, 8);
    }

    @Rule("FA-78")
    @Test
    void aRuneWithoutEffectIsOnlyDiscarded() {
        var t = Scene.of(3).boat(0, "north-way", 1).holds(0, Rune.BERSERKERS, Rune.COLONIZATION, Rune.HAMMER);
        for (var rune : new Rune[] {Rune.BERSERKERS, Rune.COLONIZATION, Rune.HAMMER}) {
            assertThat(t.refusal(new Action.PlayRune(rune))).isEqualTo("FA-78");
            assertThat(t.can(new Action.DiscardRune(rune))).isTrue();
        }
    }

    @Rule("FA-79")
    @Test
    void discardsAreOpenAndComeBack() {
        var t = Scene.of(3).boat(0, "north-way", 1).holds(0, Rune.UNREST).play(new Action.DiscardRune(Rune.UNREST)).keepDial();
        assertThat(t.view(1).discards()).containsExactly(Rune.UNREST);
        t.s.hands.discards += t.s.hands.deck;
        t.s.hands.deck = 0;
        t.boat(0, "norway", 1).luck(0).play(new Action.DrawRune());
        assertThat(t.happened(Event.RunesReshuffled.class)).isTrue();
        assertThat(t.s.hands.discards).isZero();
    }

    @Rule("FA-79")
    @Test
    void withoutAnyRuneNothingIsDrawn() {
        var t = Scene.of(3).boat(0, "norway", 1);
        t.s.hands.deck = 0;
        assertThat(t.refusal(new Action.DrawRune())).isEqualTo("FA-79");
    }

    @Rule("FA-80")
    @Test
    void handsAreSecretAndTheirSizesOpen() {
        var t = Scene.of(3).holds(1, Rune.UNREST, Rune.DEMAND);
        assertThat(t.view(1).captains().get(1).runes()).extracting(View.HeldRune::rune).containsExactly(Rune.UNREST, Rune.DEMAND);
        assertThat(t.view(0).captains().get(1).runes()).extracting(View.HeldRune::rune).containsExactly(null, null);
        t.boat(0, "norway", 1).luck(0).play(new Action.DrawRune());
        assertThat(t.events.getFirst().seenBy(1)).isEqualTo(new Event.RuneDrawn(0, null));
        assertThat(t.events.getFirst().seenBy(0)).isEqualTo(new Event.RuneDrawn(0, Rune.DEMAND));
    }

    @Rule("FA-80")
    @Test
    void whatOneCannotKnowIsDealtAnew() {
        var t = Scene.of(3).holds(1, Rune.UNREST, Rune.DEMAND, Rune.HAMMER);
        var seen = new java.util.HashSet<Integer>();
        for (int world = 0; world < 50; world++)
            seen.add(Scene.RULES.determinize(t.s, 0, new hearthside.core.chance.Chance.Seeded(world)).hands.at(1, 0));
        assertThat(seen).hasSizeGreaterThan(4);
        for (int world = 0; world < 5; world++)
            assertThat(Scene.RULES.determinize(t.s, 1, new hearthside.core.chance.Chance.Seeded(world)).hands.at(1, 0))
                    .isEqualTo(Rune.UNREST.ordinal());
    }

    @Rule({"FA-81", "FA-280", "FA-8"})
    @Test
    void conflictRunesAreInTheDeckOnlyWhereAgreed() {
        assertThat(Hands.list(Scene.of(3).s.hands.deck)).hasSize(24).noneMatch(Rune::isConflict);
        assertThat(Hands.list(Scene.of(3, "conflictRunes", "on").s.hands.deck)).hasSize(33).contains(Rune.NORNS, Rune.SEA_SERPENT);
    }
}
