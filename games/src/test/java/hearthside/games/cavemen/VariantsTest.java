package hearthside.games.cavemen;

import static hearthside.games.cavemen.Scene.FIRE;
import static hearthside.games.cavemen.State.DECK;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.TableOption;
import hearthside.testkit.Rule;
import org.junit.jupiter.api.Test;

class VariantsTest {

    @Rule({"CV-14", "CV-96", "CV-97", "CV-98", "CV-99", "CV-100", "CV-101"})
    @Test
    void everyOptionIsAsTheRulesSayUnlessAgreed() {
        assertThat(Scene.terms(2).options()).containsOnly(java.util.Map.entry("tribes", "chosen"), java.util.Map.entry("maxRounds", "100"),
                java.util.Map.entry("auctionInRoundOne", "on"),
                java.util.Map.entry("boneDie", "off"), java.util.Map.entry("quickFire", "off"), java.util.Map.entry("strictPass", "off"),
                java.util.Map.entry("consolation", "off"));
        assertThat(Scene.RULES.info().options()).extracting(TableOption::rule).containsExactly("CV-14", "CV-96", "CV-97", "CV-98", "CV-99",
                "CV-100", "CV-101");
    }

    @Rule({"CV-97", "CV-33"})
    @Test
    void withoutAnAuctionInRoundOneTheFinderHasTheConch() {
        var t = Scene.of(3, "auctionInRoundOne", "off").round(0).begin();
        assertThat(t.s.phase).isEqualTo(Acting.turn(0, 0));
        assertThat(t.s.food).containsExactly(6, 7, 7);
        assertThat(Scene.of(3, "auctionInRoundOne", "off").begin().s.phase).as("but later there is one").isInstanceOf(Bidding.class);
    }

    @Rule("CV-98")
    @Test
    void theBoneDieStandsForTheCasualtyCard() {
        for (int die = 1; die <= 6; die++) {
            var t = Scene.of(2, "boneDie", "on").has(0, "hunter-tovu").pool("beast-dodo-1");
            int deck = t.s.count(DECK);
            t.next("die " + die).hunt("beast-dodo-1");
            boolean hurts = die == 1 || die == 4;
            assertThat(t.events).contains(new Event.CasualtyRolled(0, die, hurts));
            assertThat(t.s.phase instanceof Losing).isEqualTo(hurts);
            assertThat(t.s.count(DECK)).as("no card is burnt").isEqualTo(deck);
        }
        assertThat(Scene.of(2, "boneDie", "on").has(0, "hunter-tovu").tableau(0).casualty()).isEqualTo(new View.Odds(2, 6));
    }

    @Rule("CV-99")
    @Test
    void quickFireIsLockedAsSoonAsItIsSeen() {
        var t = Scene.of(2, "quickFire", "on").next(FIRE).begin();
        assertThat(t.events).contains(new Event.FireLocked());
        assertThat(t.s.locked).isTrue();
        assertThat(Scene.of(2).next(FIRE).begin().s.locked).isFalse();
        assertThat(Scene.of(2, "quickFire", "on").begin().s.locked).as("not before").isFalse();
        var hunted = Scene.of(2, "quickFire", "on").pool("beast-dodo-1").next(FIRE, "hunter-gront").hunt("beast-dodo-1");
        assertThat(hunted.s.locked).as("a casualty draw is not the pool").isFalse();
    }

    @Rule("CV-100")
    @Test
    void aStrictPassIsFinal() {
        var t = Scene.of(3, "strictPass", "on").auction().pass().bid(1).bid(2);
        assertThat(t.seat()).as("seat 0 has passed for good").isOne();
        assertThat(t.view().passed()).containsExactly(0);
        t.bid(3).pass();
        assertThat(t.s.conch).isOne();
        assertThat(t.s.teeth).containsExactly(4, 1, 4);
    }

    @Rule("CV-100")
    @Test
    void withStrictPassesTheLastOneLeftIsStillAsked() {
        var t = Scene.of(3, "strictPass", "on").auction().pass().pass();
        assertThat(t.seat()).isEqualTo(2);
        t.bid(1);
        assertThat(t.s.conch).isEqualTo(2);
        assertThat(Scene.of(3, "strictPass", "on").auction().pass().pass().pass().s.conch).isZero();
    }

    @Rule("CV-101")
    @Test
    void theOthersGetATooth() {
        var t = Scene.choosing(3, "consolation", "on").play(new Action.ChooseTribe(Tribe.WOLF)).play(new Action.ChooseTribe(Tribe.TIGER))
                .next("hunter-gront").play(new Action.ChooseTribe(Tribe.SNAKE));
        assertThat(t.s.conch).isOne();
        assertThat(t.events).contains(new Event.Consoled(0, 1), new Event.Consoled(2, 1));
        assertThat(t.s.teeth).containsExactly(5, 4, 5);
    }
}
