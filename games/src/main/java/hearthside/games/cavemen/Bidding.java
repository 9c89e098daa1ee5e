package hearthside.games.cavemen;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// CV-34: bid teeth for the Conch, or pass.
///
/// @param high   the highest bid so far; 0 if there is none
/// @param bidder who made it; -1 if nobody has
public record Bidding(int seat, int high, int bidder) implements Phase {
    /// CV-36: a bid is at most so much higher than the one before.
    static final int JUMP = 100;
    private static final Action PASS = new Action.Pass();
    private static final Action[] BIDS = IntStream.range(0, 1000).mapToObj(Action.Bid::new).toArray(Action[]::new);

    @Override
    public List<Action> options(State s) {
        int most = most(s);
        var options = new ArrayList<Action>(1 + most - high);
        options.add(PASS);
        for (int teeth = high + 1; teeth <= most; teeth++) options.add(teeth < BIDS.length ? BIDS[teeth] : new Action.Bid(teeth)); // CV-35
        return options;
    }

    private int most(State s) { return Math.min(s.teeth[seat], high + JUMP); }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        if (action instanceof Action.Bid(int teeth)) {
            dealer.announce(new Event.HasBid(seat, teeth));
            if (!s.agreed.strictPass) s.passed = 0; // CV-37, CV-100
            return Round.auction(s, s.left(seat), teeth, seat, dealer);
        }
        dealer.announce(new Event.Passed(seat));
        s.passed |= 1 << seat;
        return Round.auction(s, s.left(seat), high, bidder, dealer);
    }

    @Override
    public String order() { return "CV-34"; }

    @Override
    public Optional<Refusal> whyNot(State s, Action action) {
        if (action instanceof Action.Pass) return Optional.empty();
        if (!(action instanceof Action.Bid(int teeth))) return Phase.outOfPlace(action);
        if (teeth <= high) return Optional.of(Refusal.of("CV-35", "A bid must be higher than {0}.", high));
        if (teeth > s.teeth[seat])
            return Optional.of(Refusal.of("CV-36", "You cannot bid more teeth than you own: you have {0}.", s.teeth[seat]));
        if (teeth > high + JUMP) return Optional.of(Refusal.of("CV-36", "A bid may be at most {0} higher than the one before.", JUMP));
        return Optional.empty();
    }
}
