package hearthside.games.stoneage;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.List;
import java.util.Optional;

/// SA-58: the card for two resources was just bought. They can be taken now, as at every later decision of actions and feeding, or the
/// card is kept.
public record Claiming(int tribe) implements Phase {
    private static final List<Action> OPTIONS = List.of(new Action.KeepCard());

    @Override
    public List<Action> options(State s) { return OPTIONS; }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        dealer.announce(new Event.CardKept(tribe));
        return Acting.next(s, tribe, dealer);
    }

    @Override
    public Optional<Refusal> whyNot(State s, Action action) {
        return OPTIONS.contains(action) ? Optional.empty() : Phase.outOfPlace(s, action);
    }
}
