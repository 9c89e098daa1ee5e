package hearthside.games.firestone;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// FS-65: the extra food of an invention. Nobody is asked about it, except where having it could forbid a hut in the Garden of Eden in
/// this turn, because that needs free bags.
///
/// @param by    the invention that offers it
/// @param store the store just filled, where it is Basket
public record Accepting(int seat, int scout, Invention by, @Nullable Store store) implements Phase {
    private static final List<Action> OPTIONS = List.of(new Action.Accept(), PASS);
    private static final int MOST_OF_A_CARD = 2; // food that a card taken before the next move may bring

    /// Takes the extra food, or asks; then the game goes on.
    static Phase offer(State s, int seat, int scout, Invention by, @Nullable Store store, Dealer dealer) {
        var accepting = new Accepting(seat, scout, by, store);
        if (accepting.isAsked(s, 0)) return accepting;
        s.gainFood(seat, food(by), dealer);
        return accepting.goOn(s, dealer);
    }

    static int food(Invention by) { return by == Invention.FARMING ? 2 : 1; }

    /// Whether the extra food could forbid a hut, once `first` has been put into bags.
    boolean isAsked(State s, int first) {
        if (!s.isCave(Cave.GARDEN_OF_EDEN) || s.hutsLeft(seat) == 0) return false;
        int eden = s.caveArea(), gift = s.hutsIn(eden), free = Math.max(0, s.freeBags(seat) - first);
        int left = Math.max(0, free - food(by));
        if (gift > s.caveFood || left == free) return false;
        boolean here = by == Invention.FISHING && s.scout[2 * seat + scout] == eden;
        if (here && gift <= free && gift > left) return true;
        if (!canFollow(s, eden)) return false;
        if (by == Invention.FISHING) return here || gift > 0; // much may happen before the other scout moves
        return gift <= free && gift > Math.max(0, left - (mayTakeCard(s) ? MOST_OF_A_CARD : 0));
    }

    private boolean mayTakeCard(State s) { return store != null && s.agreed.icon[s.tilesIn(seat, store)]; }

    /// Whether the other scout may still get to the cave area in this turn.
    private boolean canFollow(State s, int eden) {
        int other = 1 - scout;
        if (s.scout[2 * seat + other] < 0) // it may come with the tile that this scout is about to turn up
            return by == Invention.FISHING && s.hutTiles == Huts.SECOND_SCOUTS - 1 && s.ground[s.scout[2 * seat + scout]] == State.DOWN;
        if ((s.used >> other & 1) != 0) return false;
        return by == Invention.FISHING || mayTakeCard(s)
                ? s.agreed.reach.mayEverMove(s, seat, other, eden)
                : s.agreed.reach.canMove(s, seat, other, eden);
    }

    @Override
    public List<Action> options(State s) { return OPTIONS; }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        if (action instanceof Action.Accept) s.gainFood(seat, food(by), dealer);
        else dealer.announce(new Event.Passed(seat));
        return goOn(s, dealer);
    }

    private Phase goOn(State s, Dealer dealer) {
        if (by == Invention.FISHING) return Arrived.at(s, seat, scout, dealer); // before anything else
        return store == null ? Turn.done(s, seat, scout, dealer) : Stores.stored(s, seat, scout, store, dealer);
    }

    @Override
    public Refusal whyNot(State s, Action action) { return Refusal.of("FS-65", "First say whether you take the extra food."); }
}
