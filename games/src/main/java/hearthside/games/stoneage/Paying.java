package hearthside.games.stoneage;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.List;
import java.util.Optional;

/// SA-46: which resources go into a building that takes any, now that their number is said.
public record Paying(int tribe, Location location, int number) implements Phase {

    @Override
    public List<Action> options(State s) { return Payments.OF_SIZE[number].options(s.stock, s.agreed.seatOf(tribe)); }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        return action instanceof Action.Pay(var goods)
                ? Building.build(s, tribe, location, goods, dealer)
                : Building.decline(s, tribe, location, dealer);
    }

    @Override
    public Optional<Refusal> whyNot(State s, Action action) {
        if (action instanceof Action.Decline) return Optional.empty();
        if (!(action instanceof Action.Pay(var goods))) return Phase.outOfPlace(s, action);
        if (goods.isNegative() || goods.size() != number)
            return Optional.of(Refusal.of("SA-46", "You said {0} resources, no more and no fewer.", number));
        return s.holds(s.agreed.seatOf(tribe), goods)
                ? Optional.empty()
                : Optional.of(Refusal.of("SA-49", "You do not have these resources."));
    }
}
