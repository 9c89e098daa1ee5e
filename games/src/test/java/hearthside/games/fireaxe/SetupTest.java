package hearthside.games.fireaxe;

import static hearthside.core.Game.SPECTATOR;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.Dealer;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import hearthside.testkit.Rule;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class SetupTest {
    private static State dealt(int seats, long seed) {
        return Scene.RULES.setup(Scene.terms(seats), Dealer.silent(new Chance.Seeded(seed)));
    }

    @Rule({"FA-1", "FA-283"})
    @Test
    void twoToFivePlayWithFifteenCrewmenEach() {
        for (int seats = 2; seats <= 5; seats++) {
            var t = Scene.of(seats);
            assertThat(t.view(SPECTATOR).captains()).hasSize(seats).allMatch(captain -> captain.supply() == 15 && captain.crew() == 0);
        }
        for (int seats : new int[] {1, 6})
            assertThatThrownBy(() -> Scene.terms(seats)).isInstanceOfSatisfying(BadInput.class,
                    e -> assertThat(e.field()).isEqualTo("seats"));
    }

    @Rule({"FA-2", "FA-4"})
    @Test
    void anySagaOfTheFirstEraMayBeginAndAnyMayBeMissing() {
        var first = new HashSet<Integer>();
        for (int seed = 0; seed < 200; seed++) {
            var s = dealt(3, seed);
            for (int saga : s.row) first.add(saga);
            assertThat(s.era).isEqualTo(1);
        }
        assertThat(first).hasSize(9).allMatch(saga -> saga < 9);
    }

    @Rule("FA-3")
    @Test
    void theErasComeOneAfterTheOther() {
        var t = Scene.of(3);
        var dealer = Dealer.silent(new Chance.Seeded(5));
        int before = 0, seen = 3;
        for (; t.s.sagasToCome() > 0; seen++) {
            Sagas.fill(t.s, 0, 0, dealer);
            int era = t.s.agreed.saga(t.s.row[0]).era();
            assertThat(era).isGreaterThanOrEqualTo(before);
            before = era;
        }
        assertThat(seen).as("18 of 27 are used").isEqualTo(18);
        assertThat(Integer.bitCount(t.s.unseenSagas)).isEqualTo(9);
    }

    @Rule({"FA-5", "FA-6"})
    @Test
    void fifteenTownsStandOnHiddenTreasure() {
        var t = Scene.of(3);
        assertThat(t.view(SPECTATOR).ports()).filteredOn(View.Harbour::town).extracting(View.Harbour::port).hasSize(15).contains("paris",
                "rome", "constantinople", "york");
        assertThat(FireAndAxeEdition.HOUSE.ports()).filteredOn(port -> port.town() == Port.Town.SMALL).hasSize(12)
                .allMatch(port -> port.region() != null);
        var chance = new Chance.Exhaustive();
        var small = new HashSet<Integer>();
        do {
            var s = t.s.copy();
            small.add(s.lookUnder(t.place("york"), Dealer.silent(chance)));
        } while (chance.advance());
        assertThat(small).containsExactlyInAnyOrder(3, 4, 5, 6);
    }

    @Rule("FA-7")
    @Test
    void elevenOfEachGoodAndSkinsInDemand() {
        var view = Scene.of(3).view(SPECTATOR);
        assertThat(view.supply()).isEqualTo(new Goods(11, 10, 11));
        assertThat(view.demand()).isEqualTo(Good.SKINS);
    }

    @Rule("FA-8")
    @Test
    void everybodyHoldsOneRune() {
        var s = dealt(4, 3);
        for (int seat = 0; seat < 4; seat++) assertThat(s.hands.size(seat)).isEqualTo(1);
        assertThat(Hands.size(s.hands.deck)).isEqualTo(20);
    }

    @Rule({"FA-9", "FA-10", "FA-11"})
    @Test
    void dialMarkersAndLongboatsAreInTheirPlaces() {
        var view = Scene.of(5).view(SPECTATOR);
        assertThat(view.dial()).isEqualTo(Zone.SOUTH);
        assertThat(view.turn().prepared() + view.turn().sailed()).isZero();
        assertThat(view.captains()).allMatch(captain -> captain.place().equals("wintering") && captain.cargo().size() == 0);
    }

    @Rule({"FA-285", "FA-13"})
    @Test
    void whoComesLaterMayHaveAHeadStart() {
        for (var points : List.of("1", "3", "5", "8", "12", "16")) {
            var s = Scene.RULES.setup(Scene.terms(3, "headStart", points), Dealer.silent(new Chance.Seeded(4)));
            for (int i = 0; i < 3; i++) assertThat(s.points[(s.start + i) % 3]).as(points).isEqualTo(1 + i * Integer.parseInt(points));
        }
    }

    @Rule({"FA-12", "FA-13", "FA-14"})
    @Test
    void chanceSaysWhoBeginsAndLaterPlayersGetMore() {
        var starts = new HashSet<Integer>();
        for (int seed = 0; seed < 50; seed++) {
            var s = dealt(5, seed);
            starts.add(s.start);
            assertThat(s.phase.seat()).isEqualTo(s.start);
            for (int i = 0; i < 5; i++) assertThat(s.points[(s.start + i) % 5]).isEqualTo(1 + i);
        }
        assertThat(starts).containsExactlyInAnyOrder(0, 1, 2, 3, 4);
    }
}
