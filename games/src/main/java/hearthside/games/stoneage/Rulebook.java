package hearthside.games.stoneage;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// What both games share: the phase decides, and beside it a card for two resources may be used at any decision of actions and feeding
/// (SA-58).
final class Rulebook {
    private static final List<Action> CLAIMS = Goods.PAYMENTS.stream().filter(goods -> goods.size() == 2).<Action>map(Action.Claim::new)
            .toList();

    private Rulebook() {}

    static List<Action> options(State s) {
        var options = s.phase.options(s);
        return canClaim(s) ? Stream.concat(options.stream(), CLAIMS.stream()).toList() : options;
    }

    private static boolean canClaim(State s) {
        return (s.ready & s.agreed.anyTwoCards) != 0 && s.phase.allowsClaim() && s.hasAnyTwo(s.agreed.seatOf(s.phase.tribe()));
    }

    static void apply(State s, Action action, Dealer dealer) {
        s.phase = action instanceof Action.Claim(var goods) ? claim(s, goods, dealer) : s.phase.apply(s, action, dealer);
    }

    private static Phase claim(State s, Goods goods, Dealer dealer) {
        take(s, s.phase.tribe(), goods, dealer);
        return s.phase instanceof Claiming(int tribe) ? Acting.next(s, tribe, dealer) : s.phase;
    }

    /// SA-58: two resources, once; then the card joins the others. SS-41: alone it is put away.
    static void take(State s, int tribe, Goods goods, Dealer dealer) {
        int board = s.agreed.seatOf(tribe);
        long card = Long.lowestOneBit(s.ready & s.agreed.anyTwoCards & s.cards[board]);
        s.ready &= ~card;
        if (s.agreed.solo) s.cards[board] &= ~card;
        s.add(board, goods);
        dealer.announce(new Event.Claimed(tribe, goods));
    }

    static Optional<Refusal> whyNot(State s, int seat, Action action) {
        var seats = s.phase.toAct(s);
        if (!seats.isEmpty() && !seats.contains(seat))
            return Optional.of(Refusal.of(s.phase instanceof Placing ? "SA-10" : "SA-30", "It is not your turn."));
        return action instanceof Action.Claim(var goods) && !(s.phase instanceof Over) ? whyNoClaim(s, goods) : s.phase.whyNot(s, action);
    }

    private static Optional<Refusal> whyNoClaim(State s, Goods goods) {
        if (!s.phase.allowsClaim())
            return Optional
                    .of(Refusal.of("SA-58", "The two resources are taken during the actions or the meal, not while figures are placed."));
        if (!canClaim(s)) return Phase.outOfPlace(s, new Action.Claim(goods));
        if (goods.isNegative() || goods.size() != 2) return Optional.of(Refusal.of("SA-58", "The card gives exactly two resources."));
        return Optional.empty();
    }

    /// What a list of actions says when it is made once for each set of things: of the bits of `set`, those of `all`.
    static List<Action> chosen(List<Action> all, int set) {
        var chosen = new ArrayList<Action>();
        for (int i = 0; i < all.size(); i++) if ((set >> i & 1) != 0) chosen.add(all.get(i));
        return List.copyOf(chosen);
    }
}
