package hearthside.games.fireaxe;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Game;
import hearthside.core.chance.Chance;
import hearthside.testkit.Rule;
import hearthside.wire.Journal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// FA-235..284: the end, the scoring, supplies and options.
class EndTest {
    @Rule({"FA-235", "FA-236", "FA-239"})
    @Test
    void theFinalPhaseBeginsWithTheLastCard() {
        var t = Scene.of(3).lastSagas(-1, 0, "saga-301", "saga-302");
        t.s.unseenSagas |= 1 << Scene.saga("saga-305");
        t.s.deadSagas &= ~(1 << Scene.saga("saga-305") | 1 << Scene.saga("saga-306"));
        t.s.row[2] = Scene.saga("saga-306");
        t.s.unseenSagas &= ~(1 << Scene.saga("saga-306"));
        t.s.deck[2] = 1;
        t.boat(0, "hvarf", 3).settle(6).found().nextSaga("saga-309").proceed();
        assertThat(t.happened(Event.FinalPhaseBegan.class)).isTrue();
        assertThat(t.s.turner).isZero();
        assertThat(t.seat()).as("the turn is finished normally").isZero();
        t.endTurn();
        assertThat(t.events).contains(new Event.FinalRoundCounted(3));
    }

    @Rule("FA-237")
    @Test
    void threeRoundsFollow() {
        var t = Scene.of(2).lastSagas(0, 4, "saga-301").turn(0).endTurn();
        for (int turn = 0; turn < 6; turn++) {
            assertThat(t.isOver()).isFalse();
            assertThat(t.seat()).isEqualTo(turn % 2 == 0 ? 1 : 0);
            t.endTurn();
        }
        assertThat(t.isOver()).isTrue();
        assertThat(t.happened(Event.Ended.class)).isTrue();
    }

    @Rule("FA-238")
    @Test
    void theLastSagaMayAlsoBeDiscarded() {
        var t = Scene.of(3).lastSagas(0, 3, "saga-101").good("dublin", Scene.FURS).good("limerick", Scene.TUSKS);
        t.s.supply += Bag.one(t.s.demand) - Bag.one(0);
        t.s.demand = 0;
        for (var port : new String[] {"orkney", "horn", "iona", "york", "london", "hamburg", "rouen", "lisbon", "wolin", "ladoga",
                "smolensk"})
            t.good(port, Scene.SKINS);
        assertThat(t.turn(0).endTurn().isOver()).isTrue();
    }

    @Rule("FA-240")
    @Test
    void theGameEndsWhenNobodyHasCrew() {
        var t = Scene.of(2)
                .settled(0, "orkney", "shetland", "faroes", "horn", "reykjavik", "eyjafjord", "dublin", "waterford", "limerick", "iona",
                        "dumbarton", "mann", "lindisfarne", "york")
                .settled(1, "lincoln", "norwich", "london", "winchester", "hamburg", "dorestad", "cologne", "rouen", "nantes", "bordeaux",
                        "corunna", "lisbon", "seville", "wolin", "truso")
                .boat(0, "hvarf", 1)
                .sagas("saga-302", "saga-306", "saga-309");
        assertThat(t.settle(6).found().proceed().isOver()).isTrue();
    }

    @Rule("FA-240")
    @Test
    void theGameEndsAfterTheLastRoundAgreedOn() {
        var t = Scene.of(3, "maxRounds", "20");
        t.s.round = 20;
        assertThat(t.turn(1).endTurn().isOver()).isFalse();
        assertThat(t.endTurn().isOver()).isTrue();
        assertThat(t.s.round).isEqualTo(20);
        assertThat(Scene.of(3).s.agreed.maxRounds).as("unless agreed otherwise").isEqualTo(150);
        var off = Scene.of(3, "maxRounds", "off");
        off.s.round = 1000;
        assertThat(off.turn(2).endTurn().isOver()).as("a game of people never stops").isFalse();
        assertThat(off.s.round).isEqualTo(1001);
    }

    /// The finished games on record end in every way there is.
    @Rule({"FA-237", "FA-238", "FA-240"})
    @ParameterizedTest
    @CsvSource({"three-rounds-after-the-last-saga, true, false, false", "the-last-saga-is-told, true, true, false",
            "nobody-has-crew, false, false, true", "stopped-after-the-last-round, false, false, false"})
    void finishedGamesEndedAsTheirNamesSay(String name, boolean deckIsEmpty, boolean rowIsEmpty, boolean nobodyHasCrew) throws IOException {
        var file = Path.of(System.getProperty("hearthside.root", ".."), "games/src/test/resources/fire-and-axe/fixtures", name + ".jsonl");
        var match = Journal.read(List.of(Scene.RULES), Files.readString(file)).replay(Scene.RULES, new Chance.Seeded(0));
        var s = Scene.RULES.restore(match.terms(), match.view(Game.REFEREE));
        assertThat(s.sagasToCome() == 0).isEqualTo(deckIsEmpty);
        assertThat(s.isRowEmpty()).isEqualTo(rowIsEmpty);
        assertThat(s.each(s::isOut).stream().allMatch(out -> out)).isEqualTo(nobodyHasCrew);
        assertThat(s.finalRounds > 0).as("the last saga ends the game before the rounds are played").isEqualTo(rowIsEmpty);
    }

    @Rule("FA-250")
    @Test
    void pointsOfPlayCountFirst() {
        var t = Scene.of(3).boat(0, "kiev", 1, Scene.FURS).trade(Scene.FURS).took(0, "york").settled(0, "hvarf").told(0, "saga-104");
        assertThat(Scoring.total(t.s, 0)).isEqualTo(5 + 3 + 3 + 10);
        assertThat(t.view(1).captains().getFirst().worth()).isEqualTo(21);
    }

    @Rule("FA-251")
    @Test
    void theAxeGoesByNumberNotSize() {
        var t = Scene.of(3).took(0, "paris", "rome").took(1, "york", "iona", "dublin");
        assertThat(t.s.<Integer>each(seat -> Scoring.axe(t.s, seat))).containsExactly(0, 9, 0);
        assertThat(Scoring.axe(Scene.of(3).s, 0)).isZero();
    }

    @Rule({"FA-252", "FA-253", "FA-254"})
    @Test
    void settlementsScoreTheirValue() {
        assertThat(Scoring.settlements(Scene.of(3).settled(0, "kiev").s, 0)).isEqualTo(4);
        assertThat(Scoring.settlements(Scene.of(3).settled(0, "kiev").settled(1, "ladoga").s, 0)).isEqualTo(8);
        assertThat(Scoring.settlements(Scene.of(3).settled(0, "vinland", "hvarf", "smolensk").s, 0)).as("never multiplied")
                .isEqualTo(4 + 3 + 3);
    }

    @Rule({"FA-255", "FA-256", "FA-257", "FA-258"})
    @Test
    void sagasScoreByHomeland() {
        var t = Scene.of(4).told(0, "saga-104", "saga-105", "saga-109").told(1, "saga-204", "saga-107").told(2, "saga-208");
        assertThat(t.s.<Integer>each(seat -> Scoring.sagas(t.s, seat, Homeland.DENMARK))).containsExactly(20, 5, 0, 0);
        assertThat(t.s.<Integer>each(seat -> Scoring.sagas(t.s, seat, Homeland.SWEDEN))).containsExactly(10, 10, 10, 0);
        assertThat(t.s.<Integer>each(seat -> Scoring.sagas(t.s, seat))).containsExactly(30, 15, 10, 0);
        assertThat(Scoring.sagas(t.s, 0, Homeland.NORWAY)).isZero();
    }

    @Rule("FA-259")
    @Test
    void mostPointsWinAndTiesAreShared() {
        var t = Scene.of(3).lastSagas(2, 1, "saga-301");
        t.s.points[0] = 20;
        t.s.points[1] = 20;
        assertThat(Scene.RULES.result(t.s).winners()).as("not yet").isEmpty();
        assertThat(t.turn(2).endTurn().isOver()).isTrue();
        assertThat(Scene.RULES.result(t.s).winners()).containsExactly(0, 1);
        assertThat(Scene.RULES.whyNot(t.s, 0, new Action.EndTurn()).orElseThrow().rule()).isEqualTo("FA-259");
    }

    @Rule({"FA-270", "FA-271"})
    @Test
    void piecesAreCounted() {
        var t = Scene.of(3).boat(0, "orkney", 4, Scene.FURS).settle(6, 1).found().proceed();
        assertThat(t.s.crew[0] + t.s.crewInSupply(0) + Long.bitCount(t.s.settled[0])).isEqualTo(15);
        assertThat(Bag.count(t.s.supply, 0) + Bag.count(t.s.cargo[0], 0)).isEqualTo(11);
    }

    @Rule("FA-272")
    @Test
    void pointsHaveNoLimit() {
        var t = Scene.of(3).boat(0, "kiev", 1, Scene.FURS);
        t.s.points[0] = 1000;
        assertThat(t.trade(Scene.FURS).points(0)).isEqualTo(1004);
    }

    @Rule({"FA-281", "FA-283", "FA-2", "FA-3"})
    @Test
    void fewerSagasInShortGamesAndForTwo() {
        assertThat(Scene.of(3).s.agreed.sagasPerEra).isEqualTo(6);
        assertThat(Scene.of(5, "shortGame", "on").s.agreed.sagasPerEra).isEqualTo(5);
        assertThat(Scene.of(2).s.agreed.sagasPerEra).isEqualTo(4);
        assertThat(Scene.of(2, "shortGame", "on").s.agreed.sagasPerEra).isEqualTo(4);
        assertThat(Scene.of(2).view(0).deck()).containsExactly(1, 4, 4);
    }

    @Rule("FA-282")
    @Test
    void seasonedRaiders() {
        var third = Scene.of(3, "seasonedRaiders", "third").boat(0, "york", 3).raid(3).roll(3);
        assertThat(third.s.crew[0]).isEqualTo(1);
        assertThat(third.dice(3).luck(0).play(new Action.Roll()).s.hasTown(third.place("york"))).isFalse();
        var each = Scene.of(3, "seasonedRaiders", "each").boat(0, "paris", 3).raid(5).roll(4);
        assertThat(each.dice(4).luck(0).play(new Action.Roll()).s.hasTown(each.place("paris"))).isFalse();
        assertThat(Scene.of(3).boat(0, "york", 3).raid(3).roll(3).roll(3).s.crew[0]).isZero();
    }

    @Rule("FA-284")
    @Test
    void openTreasureIsSeenByAll() {
        var open = Scene.of(3, "openTreasure", "on");
        assertThat(open.view(1).ports()).filteredOn(View.Harbour::town).hasSize(15).allMatch(port -> port.treasure() != null);
        assertThat(Scene.of(3).view(hearthside.core.Game.REFEREE).ports()).allMatch(port -> port.treasure() == null);
        open.boat(0, "paris", 2).raid(6);
        assertThat(open.points(0)).isEqualTo(1 + 8);
    }
}
