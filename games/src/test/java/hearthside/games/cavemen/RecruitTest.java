package hearthside.games.cavemen;

import static hearthside.games.cavemen.Payment.FOOD;
import static hearthside.games.cavemen.Payment.TEETH;
import static hearthside.games.cavemen.State.DISCARD;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Dealer;
import hearthside.core.chance.Chance;
import hearthside.testkit.Rule;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecruitTest {

    @Rule({"CV-56", "CV-12"})
    @Test
    void aRecruitIsPaidInFoodOrInTeethButNeverInBoth() {
        var t = Scene.of(2).pool("thinker-ekko").food(3).teeth(4);
        assertThat(t.options()).contains(new Action.Recruit("thinker-ekko", TEETH));
        assertThat(t.refusal(new Action.Recruit("thinker-ekko", FOOD))).isEqualTo("CV-56");
        t.recruit("thinker-ekko", TEETH);
        assertThat(t.s.teeth[0]).isZero();
        assertThat(t.s.food[0]).isEqualTo(3);

        var poor = Scene.of(2).pool("thinker-ekko").food(3).teeth(3); // six in all, but four are needed of one sort
        assertThat(poor.refusal(new Action.Recruit("thinker-ekko", TEETH))).isEqualTo("CV-56");
        assertThat(poor.refusal(new Action.Recruit("thinker-ekko", FOOD))).isEqualTo("CV-56");

        var fed = Scene.of(2).pool("thinker-ekko").food(5).recruit("thinker-ekko", FOOD);
        assertThat(fed.s.food[0]).isOne();
        assertThat(fed.events).contains(new Event.Recruited(0, "thinker-ekko", FOOD, 4));
    }

    @Rule({"CV-57", "CV-6"})
    @Test
    void theRecruitCountsAtOnce() {
        var t = Scene.of(2).pool("thinker-ibba").recruit("thinker-ibba", FOOD);
        assertThat(t.scores(0)).isEqualTo(new Scores(3, 3, 2, 4));
        assertThat(t.s.size(0)).isEqualTo(3);
        assertThat(t.seat()).isOne();
    }

    /// A wolf tribe of four in a cave for four.
    private static Scene full() { return Scene.of(2).has(0, "hunter-brok", "elder-osk").pool("thinker-ekko", "cave-cleft").food(5); }

    @Rule({"CV-58", "CV-59", "CV-60", "CV-61"})
    @Test
    void inAFullTribeTheRecruitTakesThePlaceOfAMember() {
        var t = full().recruit("thinker-ekko", FOOD);
        assertThat(t.s.food[0]).as("the whole cost is paid, and first").isOne();
        assertThat(t.s.phase).isEqualTo(new Replacing(0, 0, "thinker-ekko"));
        assertThat(t.options()).as("and somebody must go").containsExactlyInAnyOrder(new Action.Replace("hunter-brok"),
                new Action.Replace("elder-osk"), new Action.Replace("wolf-hunter"));
        t.play(new Action.Replace("elder-osk"));
        assertThat(t.members(0)).containsExactlyInAnyOrder("hunter-brok", "thinker-ekko", "wolf-hunter");
        assertThat(t.s.size(0)).isEqualTo(4);
        assertThat(t.cards(DISCARD)).containsExactly("elder-osk");
        assertThat(t.events).containsExactly(new Event.Replaced(0, "elder-osk", "thinker-ekko"));
        assertThat(t.s.phase).isEqualTo(Acting.turn(1, 1));
    }

    @Rule("CV-59")
    @Test
    void theLeaderCannotBeReplaced() {
        var t = full().recruit("thinker-ekko", FOOD);
        assertThat(t.refusal(new Action.Replace("wolf-leader"))).isEqualTo("CV-59");
        assertThat(t.refusal(new Action.Replace("thinker-ekko"))).isEqualTo("CV-59");
        assertThat(t.refusal(new Action.Forage())).isEqualTo("CV-51");
    }

    @Rule("CV-60")
    @Test
    void whileThereIsRoomNobodyIsSentAway() {
        var t = Scene.of(2).has(0, "hunter-brok").pool("thinker-ekko").recruit("thinker-ekko", FOOD);
        assertThat(t.s.phase).isEqualTo(Acting.turn(1, 1));
        assertThat(t.members(0)).hasSize(3);
        assertThat(t.refusal(new Action.Replace("tiger-hunter"))).isEqualTo("CV-59");
        assertThat(t.refusal(new Action.Lose("tiger-hunter"))).isEqualTo("CV-60");
    }

    @Rule("CV-61")
    @Test
    void populationOfInventionsIsRoom() {
        var t = full().has(0, "invention-lean-to").recruit("thinker-ekko", FOOD);
        assertThat(t.s.size(0)).isEqualTo(5);
        assertThat(t.s.phase).isEqualTo(Acting.turn(1, 1));
    }

    @Rule("CV-74")
    @Test
    void aReplacedStartingHunterGoesToTheBox() {
        var t = full().recruit("thinker-ekko", FOOD).play(new Action.Replace("wolf-hunter"));
        assertThat(t.view().box()).contains("wolf-hunter");
        assertThat(t.cards(DISCARD)).isEmpty();
    }

    @Rule("CV-62")
    @ParameterizedTest
    @CsvSource({"thinker-ekko, 3", "hunter-brok, 1"})
    void guestGiftsMakeRecruitsCheaper(String card, int cost) {
        for (var payment : Payment.values()) {
            var t = Scene.of(2).has(0, "invention-guest-gifts").pool(card).food(cost).teeth(cost).recruit(card, payment);
            assertThat(payment == FOOD ? t.s.food[0] : t.s.teeth[0]).isZero();
        }
        var poor = Scene.of(2).has(0, "invention-guest-gifts").pool(card).food(cost - 1).teeth(cost - 1);
        assertThat(poor.refusal(new Action.Recruit(card, FOOD))).isEqualTo("CV-56");
    }

    @Rule("CV-62")
    @Test
    void butNeverCheaperThanOne() {
        var h = CavemenEdition.HOUSE;
        var cavemen = new ArrayList<>(h.cavemen());
        cavemen.set(0, new Card.Caveman("hunter-brok", "Brok", 1, Kind.HUNTER, 1, 2, 0, 0));
        var edition = new CavemenEdition("Cheap Brok", h.tribes(), cavemen, h.beasts(), h.caves(), h.inventions(), h.fireCost(), h.food(),
                h.teeth());
        var s = Scene.RULES.setup(Scene.RULES.info().terms(2, java.util.Map.of("tribes", "random"), edition),
                Dealer.silent(new Chance.Seeded(1)));
        s.things[State.TRIBES] |= 1L << s.agreed.cards.number("invention-guest-gifts") - Cards.CAVES;
        assertThat(s.recruitCost(0, 0)).isOne();
    }
}
