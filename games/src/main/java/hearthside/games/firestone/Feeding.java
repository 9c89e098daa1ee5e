package hearthside.games.firestone;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.List;
import java.util.stream.IntStream;

/// Bear Den: its discoverer may pay some food for as many VP, three in the first house edition.
public record Feeding(int seat, int scout) implements Phase {
    private static final List<Action> FEEDS = IntStream.rangeClosed(0, CaveNumbers.MOST).<Action>mapToObj(Action.Feed::new).toList();

    static Phase begin(State s, int seat, int scout, Dealer dealer) {
        return most(s, seat) == 0 ? Turn.done(s, seat, scout, dealer) : new Feeding(seat, scout);
    }

    @Override
    public List<Action> options(State s) { return FEEDS.subList(0, most(s, seat) + 1); }

    private static int most(State s, int seat) { return Math.min(s.agreed.caveNumbers.bear(), s.food[seat]); }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        int food = ((Action.Feed) action).food();
        s.payFood(seat, food, dealer);
        if (food > 0) s.gainVp(seat, food, dealer);
        return Turn.done(s, seat, scout, dealer);
    }

    @Override
    public Refusal whyNot(State s, Action action) {
        return action instanceof Action.Feed
                ? Refusal.of("FS-81", "The bear takes 0 to {0} food, and only what you have.", s.agreed.caveNumbers.bear())
                : Refusal.of("FS-81", "First say how much food the bear gets.");
    }
}
