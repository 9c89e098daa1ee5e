package hearthside.games.stoneage;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import hearthside.core.chance.Naming;
import java.util.List;
import java.util.Optional;

/// SA-42: buy the card of a space for as many resources as the space says, or leave it.
public record Buying(int tribe, Location location) implements Phase {

    /// SA-43: whoever cannot pay leaves the card where it is.
    static Phase at(State s, int tribe, Location location, Dealer dealer) {
        int board = s.agreed.seatOf(tribe);
        var buying = new Buying(tribe, location);
        return isPayable(s, board, location) ? buying : buying.decline(s, dealer);
    }

    /// Whether the card can be paid, or two resources more may be claimed first (SA-58).
    static boolean isPayable(State s, int board, Location location) {
        return Payments.OF_SIZE[location.cost()].canPay(s.stock, board) || s.hasAnyTwo(board);
    }

    private Phase decline(State s, Dealer dealer) {
        dealer.announce(new Event.Declined(tribe, location));
        return Acting.next(s, tribe, dealer);
    }

    @Override
    public List<Action> options(State s) { return Payments.OF_SIZE[location.cost()].options(s.stock, s.agreed.seatOf(tribe)); }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        if (!(action instanceof Action.Pay(var goods))) return decline(s, dealer);
        int board = s.agreed.seatOf(tribe), card = s.row[location.space()];
        s.pay(board, goods);
        s.row[location.space()] = -1;
        var bought = s.agreed.card(card);
        dealer.announce(new Event.Bought(tribe, location, bought, goods));
        boolean isKept = bought.effect() instanceof Effect.Once || bought.effect() instanceof Effect.AnyTwo;
        if (isKept) s.ready |= 1L << card; // SA-57, SA-58
        if (isKept || !s.agreed.solo) s.cards[board] |= 1L << card; // SA-59, SS-41
        if (s.agreed.solo) SoloRound.cardBonus(s, bought, dealer);
        return carryOut(s, bought.effect(), dealer);
    }

    private Phase carryOut(State s, Effect effect, Dealer dealer) {
        switch (effect) {
            case Effect.Dice _ -> {
                return PickingDice.offer(s, tribe, dealer);
            }
            case Effect.Roll(var good) -> {
                return Acting.roll(s, tribe, good, 2, dealer); // SA-54, SS-47
            }
            case Effect.AnyTwo _ -> {
                return new Claiming(tribe);
            }
            case Effect.Gain(var good, int count) -> Gains.goods(s, tribe, good, count, dealer);
            case Effect.Points(int points) -> score(s, points, dealer);
            case Effect.Tool _ -> Gains.tool(s, tribe, dealer);
            case Effect.Field _ -> Gains.field(s, tribe, dealer);
            case Effect.Draw _ -> draw(s, dealer);
            case Effect.Once _ -> {}
        }
        return Acting.next(s, tribe, dealer);
    }

    /// SS-37: alone there are no points.
    private void score(State s, int points, Dealer dealer) {
        if (s.agreed.solo) return;
        s.score(tribe, points);
        dealer.announce(new Event.PointsScored(tribe, points));
    }

    /// SA-56: seen by nobody else; an empty deck gives nothing.
    private void draw(State s, Dealer dealer) {
        if (s.agreed.solo) {
            SoloRound.drawAway(s, dealer);
            return;
        }
        if (s.deck == 0) {
            dealer.announce(new Event.Drew(tribe, null, true));
            return;
        }
        int card = s.drawCard(Naming.secretly(tribe, State.CARD), dealer);
        s.drawn[tribe] |= 1L << card;
        dealer.announce(new Event.Drew(tribe, s.agreed.card(card), false));
    }

    @Override
    public Optional<Refusal> whyNot(State s, Action action) {
        if (action instanceof Action.Decline) return Optional.empty();
        if (!(action instanceof Action.Pay(var goods))) return Phase.outOfPlace(s, action);
        if (goods.isNegative() || goods.size() != location.cost())
            return Optional.of(Refusal.of("SA-42", "The card on this space costs exactly {0} resources.", location.cost()));
        return s.holds(s.agreed.seatOf(tribe), goods)
                ? Optional.empty()
                : Optional.of(Refusal.of("SA-49", "You do not have these resources."));
    }
}
