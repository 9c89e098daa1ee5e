package hearthside.games.myfirststoneage;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.List;
import java.util.Optional;

/// MF-62: call a dog over from another player, or let it be.
public record Calling(int seat, int from) implements Phase {
    private static final List<Action> OPTIONS = List.of(new Action.LeaveDog(), new Action.CallDog());

    @Override
    public List<Action> options(State s) { return OPTIONS; }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        if (action instanceof Action.CallDog) {
            s.dogs[from]--;
            s.dogs[seat]++;
            dealer.announce(new Event.DogCalled(seat, from));
        } else {
            dealer.announce(new Event.DogLeft(seat, from));
        }
        return Landed.endTurn(s, seat, dealer);
    }

    @Override
    public Optional<Refusal> whyNot(State s, Action action) {
        return OPTIONS.contains(action) ? Optional.empty() : Phase.outOfPlace(action);
    }
}
