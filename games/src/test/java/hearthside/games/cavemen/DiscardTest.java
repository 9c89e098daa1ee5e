package hearthside.games.cavemen;

import static hearthside.games.cavemen.Scene.FIRE;
import static hearthside.games.cavemen.State.DECK;
import static hearthside.games.cavemen.State.DISCARD;
import static hearthside.games.cavemen.State.POOL;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import java.util.HashSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DiscardTest {
    private static final String[] FIVE = {"hunter-brok", "hunter-thud", "elder-osk", "beast-dodo-1", "cave-cleft"};

    @Rule("CV-86")
    @Test
    void fireGoesBackIntoTheDeckFirst() {
        var t = Scene.of(2).pool(FIVE).pool(FIRE).lastAction();
        assertThat(t.events).contains(new Event.FireReturned());
        assertThat(t.cards(DECK)).contains(FIRE);
        assertThat(t.cards(POOL)).hasSize(5).doesNotContain(FIRE);
        assertThat(t.s.phase).isInstanceOf(Discarding.class);
    }

    @Rule({"CV-86", "CV-90"})
    @Test
    void withFireGoneThreeMayBeLeftAlready() {
        var t = Scene.of(2).pool("hunter-brok", "hunter-thud", "elder-osk", FIRE).lastAction();
        assertThat(t.events).containsSubsequence(new Event.FireReturned(), new Event.RoundBegun(3));
        assertThat(t.cards(DISCARD)).isEmpty();
        assertThat(t.cards(POOL)).contains("hunter-brok", "hunter-thud", "elder-osk").hasSize(7);
    }

    @Rule("CV-87")
    @ParameterizedTest
    @CsvSource({"4, 2, 1", "4, 0, 3", "2, 0, 1", "2, 1, 0", "5, 3, 2"})
    void thePlayerOnTheRightOfTheHolderDiscards(int seats, int conch, int discarder) {
        assertThat(Scene.of(seats).conch(conch).pool(FIVE).lastAction().s.phase).isEqualTo(new Discarding(discarder));
    }

    @Rule({"CV-87", "CV-91", "CV-92"})
    @Test
    void cardsAreDiscardedOneByOneUntilThreeRemain() {
        var t = Scene.of(2).pool(FIVE).lastAction();
        assertThat(t.options()).hasSize(5);
        t.discard("elder-osk");
        assertThat(t.s.phase).isEqualTo(new Discarding(1));
        assertThat(t.refusal(new Action.Discard("elder-osk"))).isEqualTo("CV-87");
        assertThat(Scene.RULES.whyNot(t.s, 0, new Action.Discard("hunter-brok")).orElseThrow().rule()).as("nobody may interrupt")
                .isEqualTo("CV-87");
        t.discard("beast-dodo-1");
        assertThat(t.cards(DISCARD)).containsExactlyInAnyOrder("elder-osk", "beast-dodo-1");
        assertThat(t.s.round).isEqualTo(3);
        assertThat(t.cards(POOL)).contains("hunter-brok", "hunter-thud", "cave-cleft").hasSize(3 + 4);
    }

    @Rule({"CV-88", "CV-89"})
    @Test
    void aLockedFireStaysAndIsOneOfTheThree() {
        var t = Scene.of(2).locked().pool("hunter-brok", "hunter-thud", "elder-osk", FIRE).lastAction();
        assertThat(t.s.phase).isEqualTo(new Discarding(1));
        assertThat(t.refusal(new Action.Discard(FIRE))).isEqualTo("CV-88");
        t.discard("hunter-brok");
        assertThat(t.cards(POOL)).contains(FIRE, "hunter-thud", "elder-osk").hasSize(7);
    }

    @Rule({"CV-90", "CV-25"})
    @Test
    void everyRoundEndsWithThreeCardsAndBeginsWithFiveMoreThanPlayers() {
        for (int seats = 2; seats <= 5; seats++) {
            var rounds = new HashSet<Integer>();
            int n = seats;
            Scene.randomGame(Scene.terms(seats), 70 + seats, t -> {
                if (t.s.phase instanceof Bidding && rounds.add(t.s.round)) assertThat(t.s.count(POOL)).isEqualTo(n + 5);
                if (t.s.phase instanceof Discarding) assertThat(t.s.count(POOL)).isGreaterThan(3);
            });
            assertThat(rounds.size()).isGreaterThan(5);
        }
    }
}
