package hearthside.games.cavemen;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// CV-14: in seat order each player takes one of the tribes that are still free.
public record Choosing(int seat) implements Phase {
    private static final List<Action> TRIBES = Tribe.ALL.stream().<Action>map(Action.ChooseTribe::new).toList();
    private static final Choosing[] OF = IntStream.range(0, 5).mapToObj(Choosing::new).toArray(Choosing[]::new);

    static Choosing of(int seat) { return OF[seat]; }

    static boolean isFree(State s, int tribe) {
        for (int taken : s.tribe) if (taken == tribe) return false;
        return true;
    }

    @Override
    public List<Action> options(State s) {
        var options = new ArrayList<Action>(Tribe.ALL.size());
        for (int tribe = 0; tribe < TRIBES.size(); tribe++) if (isFree(s, tribe)) options.add(TRIBES.get(tribe));
        return options;
    }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        Setup.settle(s, seat, ((Action.ChooseTribe) action).tribe().ordinal(), dealer);
        return seat + 1 < s.seats() ? of(seat + 1) : Setup.begin(s, dealer);
    }

    @Override
    public String order() { return "CV-14"; }

    @Override
    public Optional<Refusal> whyNot(State s, Action action) {
        if (!(action instanceof Action.ChooseTribe(Tribe tribe))) return Phase.outOfPlace(action);
        return isFree(s, tribe.ordinal())
                ? Optional.empty()
                : Optional.of(Refusal.of("CV-14", "This tribe is taken. Choose one that is still free."));
    }
}
