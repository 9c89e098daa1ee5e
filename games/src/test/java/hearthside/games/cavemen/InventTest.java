package hearthside.games.cavemen;

import static hearthside.games.cavemen.Payment.FOOD;
import static hearthside.games.cavemen.Scene.FIRE;
import static hearthside.games.cavemen.State.POOL;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InventTest {

    @Rule("CV-80")
    @Test
    void theInventingScoreMustReachWhatTheInventionNeeds() {
        var t = Scene.of(2).has(0, "thinker-ekko").pool("invention-spear", "invention-hide-armour").food(5).teeth(4);
        assertThat(t.refusal(new Action.Invent("invention-hide-armour"))).isEqualTo("CV-80");
        t.invent("invention-spear");
        assertThat(t.s.food[0]).as("nothing is paid").isEqualTo(5);
        assertThat(t.s.teeth[0]).isEqualTo(4);
        assertThat(t.cards(POOL)).containsExactly("invention-hide-armour");
        assertThat(t.events).containsExactly(new Event.Invented(0, "invention-spear"));
    }

    @Rule("CV-81")
    @Test
    void itWorksAtOnceAndForGood() {
        var t = Scene.of(2).has(0, "thinker-ekko", "hunter-brok").pool("invention-spear").invent("invention-spear");
        assertThat(t.scores(0).hunting()).isEqualTo(1 + 2 + 2 + 2);
        t.begin();
        assertThat(t.tableau(0).inventions()).extracting(Card.Invention::id).containsExactly("invention-spear");
        t.s.lose(0, t.s.agreed.cards.number("hunter-brok"));
        assertThat(t.scores(0).hunting()).as("the bonus follows the hunters").isEqualTo(1 + 2 + 1);
    }

    /// Leader 1, three thinkers of 2, and more as needed: seat 0 has this inventing score.
    static Scene inventing(int seats, int score) {
        var t = Scene.of(seats).has(0, "cave-bear-den", "cave-great-hall");
        var all = List.of("thinker-ekko", "thinker-oona", "thinker-rhee", "thinker-loru", "elder-osk", "elder-uma");
        int now = 1;
        for (var card : all) {
            int worth = card.startsWith("thinker") ? 2 : 1;
            if (now + worth > score) continue;
            t.has(0, card);
            now += worth;
        }
        assertThat(t.scores(0).inventing()).isEqualTo(score);
        return t.pool(FIRE);
    }

    @Rule("CV-82")
    @ParameterizedTest
    @CsvSource({"2, 10", "3, 9", "4, 7", "5, 7"})
    void fireNeedsAScoreThatGoesByTheNumberOfPlayers(int seats, int needed) {
        assertThat(inventing(seats, needed).view().fireCost()).isEqualTo(needed);
        assertThat(inventing(seats, needed - 1).refusal(new Action.Invent(FIRE))).isEqualTo("CV-82");
        assertThat(inventing(seats, needed).options()).contains(new Action.Invent(FIRE));
    }

    @Rule("CV-82")
    @Test
    void onlyTheHolderOfTheConchMayInventIt() {
        var t = inventing(4, 9).conch(3).forage();
        assertThat(t.seat()).isZero();
        assertThat(t.refusal(new Action.Invent(FIRE))).isEqualTo("CV-82");
    }

    @Rule({"CV-83", "CV-2", "CV-93"})
    @Test
    void fireWinsAtOnce() {
        var t = inventing(4, 7).invent(FIRE);
        assertThat(t.isOver()).isTrue();
        assertThat(t.events).containsExactly(new Event.Invented(0, FIRE), new Event.Ended(List.of(0)));
        assertThat(Scene.RULES.result(t.s).winners()).containsExactly(0);
        assertThat(Scene.RULES.whyNot(t.s, 1, new Action.Forage()).orElseThrow().rule()).isEqualTo("CV-83");
    }

    @Rule({"CV-82", "CV-84"})
    @Test
    void theFirstActionMayBringTheScoreForTheSecond() {
        var t = inventing(4, 5).pool("thinker-zev").food(4);
        assertThat(t.refusal(new Action.Invent(FIRE))).isEqualTo("CV-82");
        t.recruit("thinker-zev", FOOD).forage().forage().forage();
        assertThat(t.s.phase).isEqualTo(Acting.turn(0, 4));
        assertThat(t.invent(FIRE).isOver()).isTrue();
    }
}
