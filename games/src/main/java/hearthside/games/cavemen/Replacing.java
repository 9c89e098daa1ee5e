package hearthside.games.cavemen;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.List;
import java.util.Optional;

/// CV-59: a full tribe has paid for a recruit; a member makes room. CV-60: this is compulsory.
///
/// @param turn as in [Acting]
/// @param card the one recruited, still in the pool
public record Replacing(int seat, int turn, String card) implements Phase {
    @Override
    public List<Action> options(State s) { return Losing.members(s, seat, s.agreed.cards.replace); }

    /// CV-61: first the old member leaves, then the new one joins.
    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        var leaving = ((Action.Replace) action).card();
        s.lose(seat, s.agreed.cards.number(leaving));
        s.move(s.agreed.cards.number(card), State.POOL, State.TRIBES + seat);
        dealer.announce(new Event.Replaced(seat, leaving, card));
        return Round.next(s, seat, turn, dealer);
    }

    @Override
    public String order() { return "CV-59"; }

    @Override
    public Optional<Refusal> whyNot(State s, Action action) {
        return action instanceof Action.Replace(String leaving)
                ? Losing.whyNot(s, seat, leaving, "CV-59", "CV-59")
                : Phase.outOfPlace(action);
    }
}
