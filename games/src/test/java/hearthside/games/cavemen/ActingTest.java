package hearthside.games.cavemen;

import static hearthside.games.cavemen.Payment.FOOD;
import static hearthside.games.cavemen.Payment.TEETH;
import static hearthside.games.cavemen.State.POOL;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Dealer;
import hearthside.core.chance.Chance;
import hearthside.testkit.Rule;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

class ActingTest {

    @Rule("CV-51")
    @Test
    void theHolderActsFirstAndLast() {
        var t = Scene.of(3).conch(1);
        var order = new ArrayList<Integer>();
        while (t.s.phase instanceof Acting && t.s.round == 2) {
            order.add(t.seat());
            t.forage();
        }
        assertThat(order).containsExactly(1, 2, 0, 1);
    }

    @Rule("CV-52")
    @Test
    void anActionIsOneOfFiveAndNobodyMayPass() {
        var t = Scene.of(2).pool("hunter-brok", "cave-cleft", "beast-dodo-1", "invention-club");
        assertThat(t.options()).containsExactly(new Action.Recruit("hunter-brok", FOOD), new Action.Recruit("hunter-brok", TEETH),
                new Action.Hunt("beast-dodo-1"), new Action.Explore("cave-cleft"),
                new Action.Invent("invention-club"), new Action.Forage());
        assertThat(t.refusal(new Action.Pass())).isEqualTo("CV-52");
    }

    @Rule("CV-53")
    @Test
    void foragingIsAlwaysPossible() {
        assertThat(Scene.of(2).food(0).teeth(0).options()).containsExactly(new Action.Forage());
    }

    @Rule("CV-54")
    @Test
    void whatIsTakenIsNotReplaced() {
        var t = Scene.of(3).pool("hunter-brok", "hunter-thud", "cave-cleft").recruit("hunter-brok", FOOD);
        assertThat(t.cards(POOL)).containsExactly("hunter-thud", "cave-cleft");
        assertThat(t.refusal(new Action.Recruit("hunter-brok", FOOD))).isEqualTo("CV-54");
        t.explore("cave-cleft");
        assertThat(t.cards(POOL)).containsExactly("hunter-thud");
    }

    @Rule("CV-55")
    @Test
    void theHolderMayDoTheSameTwice() {
        var t = Scene.of(2).pool("hunter-brok", "hunter-gront").recruit("hunter-brok", FOOD).forage().recruit("hunter-gront", FOOD);
        assertThat(t.members(0)).contains("hunter-brok", "hunter-gront");
    }

    @Rule({"CV-85", "CV-6"})
    @Test
    void foragingBringsTheForagingScore() {
        var t = Scene.of(2).has(0, "invention-basket").pool("beast-dodo-1").forage();
        assertThat(t.s.food[0]).isEqualTo(9 + 3);
        assertThat(t.events).contains(new Event.Foraged(0, 3));
        assertThat(t.cards(POOL)).containsExactly("beast-dodo-1");
    }

    @Rule("CV-85")
    @Test
    void foragingWithAScoreOfNothingIsLegal() {
        var weak = new ArrayList<>(CavemenEdition.HOUSE.tribes());
        var wolf = weak.getFirst();
        weak.set(0, new TribeCards(Tribe.WOLF, new Card.Caveman("wolf-leader", "Aruu", 0, Kind.LEADER, 0, 1, 1, 0), wolf.hunter(),
                wolf.home()));
        var h = CavemenEdition.HOUSE;
        var edition = new CavemenEdition("Lazy wolves", weak, h.cavemen(), h.beasts(), h.caves(), h.inventions(), h.fireCost(), h.food(),
                h.teeth());
        var terms = Scene.RULES.info().terms(2, java.util.Map.of("tribes", "random"), edition);
        var s = Scene.RULES.setup(terms, Dealer.silent(new Chance.Seeded(1)));
        s.tribe[0] = 0;
        s.beings[State.TRIBES] = 1L << Cards.STARTERS;
        int food = s.food[0];
        s.conch = 0;
        s.phase = Acting.turn(0, 0).apply(s, new Action.Forage(), Dealer.silent(new Chance.Seeded(1)));
        assertThat(s.food[0]).isEqualTo(food);
    }

    @Rule("CV-7")
    @Test
    void noScoreDropsBelowNothing() {
        var h = CavemenEdition.HOUSE;
        var inventions = new ArrayList<>(h.inventions());
        inventions.set(0, new Card.Invention("invention-club", "Stump", 1, 1, new Effect.Raise(Score.FORAGING, -20)));
        var edition = new CavemenEdition("Cursed", h.tribes(), h.cavemen(), h.beasts(), h.caves(), inventions, h.fireCost(), h.food(),
                h.teeth());
        var s = Scene.RULES.setup(Scene.RULES.info().terms(2, java.util.Map.of("tribes", "random"), edition),
                Dealer.silent(new Chance.Seeded(1)));
        s.things[State.TRIBES] |= 1L << 8;
        assertThat(Scores.of(s.scores(0))).isEqualTo(new Scores(3, 1, 0, 4));
    }
}
