package hearthside.games.cavemen;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import org.junit.jupiter.api.Test;

class ConchTest {
    private static Scene auction(int seats, String... options) { return Scene.of(seats, options).auction(); }

    @Rule({"CV-31", "CV-39"})
    @Test
    void theConchGoesToTheLeftBeforeTheAuction() {
        var t = Scene.of(3).begin(); // seat 0 had it
        assertThat(t.events).contains(new Event.ConchPassed(0, 1));
        assertThat(t.s.phase).isEqualTo(new Bidding(1, 0, -1));
        t.pass().pass().pass();
        assertThat(t.events).contains(new Event.ConchKept(1));
        assertThat(t.s.conch).isOne();
        assertThat(t.s.teeth).containsExactly(4, 4, 4);
    }

    @Rule("CV-32")
    @Test
    void inRoundOneItStays() {
        var t = Scene.of(3).round(0).begin();
        assertThat(t.happened(Event.ConchPassed.class)).isEmpty();
        assertThat(t.s.conch).isZero();
    }

    @Rule("CV-33")
    @Test
    void itIsAuctionedInRoundOneToo() { assertThat(Scene.of(3).round(0).begin().s.phase).isEqualTo(new Bidding(0, 0, -1)); }

    @Rule("CV-34")
    @Test
    void biddingGoesClockwiseFromTheHolder() {
        var t = Scene.of(4).conch(2).auction();
        assertThat(t.seat()).isEqualTo(2);
        assertThat(t.pass().seat()).isEqualTo(3);
        assertThat(t.pass().seat()).isZero();
        assertThat(t.pass().seat()).isOne();
    }

    @Rule({"CV-35", "CV-36"})
    @Test
    void aBidIsHigherThanTheOneBeforeAndAtMostWhatOneOwns() {
        var t = auction(3).teeth(4, 4, 4).bid(2);
        assertThat(t.options()).containsExactly(new Action.Pass(), new Action.Bid(3), new Action.Bid(4));
        for (int low : new int[] {-1, 0, 1, 2}) assertThat(t.refusal(new Action.Bid(low))).isEqualTo("CV-35");
        assertThat(t.refusal(new Action.Bid(5))).isEqualTo("CV-36");
    }

    @Rule("CV-36")
    @Test
    void aBidMayJumpButNotByMoreThanAHundred() {
        var t = auction(2).teeth(500, 700);
        assertThat(t.options()).hasSize(101).endsWith(new Action.Bid(100));
        assertThat(t.refusal(new Action.Bid(101))).isEqualTo("CV-36");
        t.bid(100);
        assertThat(t.options()).hasSize(101).endsWith(new Action.Bid(200));
    }

    @Rule({"CV-37", "CV-38", "CV-40"})
    @Test
    void whoPassedMayBidAgain() {
        var t = Scene.of(3).conch(1).auction();
        t.pass().bid(1).bid(2); // B passes, C bids 1, A bids 2
        assertThat(t.seat()).as("B is asked again").isOne();
        t.bid(3).pass().pass();
        assertThat(t.events).contains(new Event.ConchWon(1, 3, 3));
        assertThat(t.s.conch).isOne();
        assertThat(t.s.teeth).containsExactly(4, 1, 4);
    }

    @Rule("CV-38")
    @Test
    void theAuctionEndsWhenAllOthersHavePassedOnTheBid() {
        var t = auction(4).pass().bid(1);
        assertThat(t.view().passed()).isEmpty();
        t.pass().pass();
        assertThat(t.view().passed()).containsExactly(2, 3);
        assertThat(t.s.phase).isEqualTo(new Bidding(0, 1, 1));
        t.pass();
        assertThat(t.s.conch).isOne();
        assertThat(t.view().passed()).isEmpty();
        assertThat(t.s.phase).isInstanceOf(Acting.class);
    }

    @Rule("CV-39")
    @Test
    void withoutABidTheHolderKeepsItForNothing() {
        var t = auction(2).pass().pass();
        assertThat(t.events).contains(new Event.ConchKept(0));
        assertThat(t.s.teeth).containsExactly(4, 4);
    }

    @Rule({"CV-40", "CV-41"})
    @Test
    void theHighestBidderPaysTheBankAndTheOthersNothing() {
        var t = auction(3).bid(1).bid(2).bid(4); // nobody can go higher
        assertThat(t.s.conch).isEqualTo(2);
        assertThat(t.s.teeth).as("four teeth are gone for good").containsExactly(4, 4, 0);
    }

    @Rule("CV-42")
    @Test
    void whoCannotBidHigherPassesUnasked() {
        var t = auction(4).teeth(4, 2, 0, 4).bid(2);
        assertThat(t.events).containsExactly(new Event.HasBid(0, 2), new Event.Passed(1), new Event.Passed(2));
        assertThat(t.seat()).isEqualTo(3);
        t.pass();
        assertThat(t.s.conch).as("the highest bidder was not asked").isZero();
    }

    @Rule("CV-42")
    @Test
    void withoutTeethThereIsNoAuction() {
        var t = Scene.of(3).teeth(0, 0, 0).auction();
        assertThat(t.events).contains(new Event.ConchKept(0));
        assertThat(t.s.phase).isInstanceOf(Acting.class);
    }

    @Rule("CV-43")
    @Test
    void theHolderMayOpen() {
        var t = auction(2).bid(1).pass();
        assertThat(t.events).contains(new Event.ConchWon(0, 1, 1));
        assertThat(t.s.teeth).containsExactly(3, 4);
    }
}
