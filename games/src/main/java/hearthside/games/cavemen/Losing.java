package hearthside.games.cavemen;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// CV-69: the casualty card has the marker of somebody in the tribe, so a member of the player's choice is lost.
///
/// @param turn   as in [Acting]
/// @param marker the one that matched
public record Losing(int seat, int turn, int marker) implements Phase {

    /// CV-70: any member, but never the leader.
    static List<Action> members(State s, int seat, Action[] actions) {
        long members = s.members(seat);
        var options = new ArrayList<Action>(Long.bitCount(members));
        for (long rest = members; rest != 0; rest &= rest - 1) options.add(actions[Long.numberOfTrailingZeros(rest)]);
        return options;
    }

    @Override
    public List<Action> options(State s) { return members(s, seat, s.agreed.cards.lose); }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        lose(s, seat, s.agreed.cards.number(((Action.Lose) action).card()), dealer);
        return Round.next(s, seat, turn, dealer);
    }

    static void lose(State s, int seat, int card, Dealer dealer) {
        s.lose(seat, card);
        dealer.announce(new Event.Lost(seat, s.agreed.cards.id(card)));
    }

    @Override
    public String order() { return "CV-69"; }

    @Override
    public Optional<Refusal> whyNot(State s, Action action) {
        return action instanceof Action.Lose(String card) ? whyNot(s, seat, card, "CV-70", "CV-69") : Phase.outOfPlace(action);
    }

    /// @param never  the rule that keeps the leader in this case
    /// @param choice the rule by which a member is chosen
    static Optional<Refusal> whyNot(State s, int seat, String card, String never, String choice) {
        if (s.tribe[seat] >= 0 && s.agreed.edition.tribes().get(s.tribe[seat]).leader().id().equals(card))
            return Optional.of(Refusal.of(never, "The leader is never lost."));
        int n = s.agreed.cards.number(card);
        if (!Cards.isCaveman(n) || !s.has(State.TRIBES + seat, n))
            return Optional.of(Refusal.of(choice, "Choose a member of your own tribe."));
        return Optional.empty();
    }
}
