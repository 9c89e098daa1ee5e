package hearthside.games.cavemen;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// CV-46: a tribe that cannot be fed pays nothing and loses a member of its player's choice.
public record Starving(int seat) implements Phase {
    private static final Starving[] OF = IntStream.range(0, 5).mapToObj(Starving::new).toArray(Starving[]::new);

    static Starving of(int seat) { return OF[seat]; }

    @Override
    public List<Action> options(State s) { return Losing.members(s, seat, s.agreed.cards.lose); }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        Round.starve(s, seat, s.agreed.cards.number(((Action.Lose) action).card()), dealer);
        return Round.feedNext(s, seat, dealer);
    }

    @Override
    public String order() { return "CV-49"; }

    @Override
    public Optional<Refusal> whyNot(State s, Action action) {
        return action instanceof Action.Lose(String card) ? Losing.whyNot(s, seat, card, "CV-70", "CV-46") : Phase.outOfPlace(action);
    }
}
