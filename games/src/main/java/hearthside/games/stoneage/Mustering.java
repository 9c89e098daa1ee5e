package hearthside.games.stoneage;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// SS-20: choose the tribe that is placed next.
public record Mustering() implements Phase {
    static final List<Action> LEADS = IntStream.range(0, Agreement.SOLO_TRIBES).<Action>mapToObj(Action.Lead::new).toList();
    static final List<List<Action>> BY_TRIBES = IntStream.range(0, 1 << Agreement.SOLO_TRIBES)
            .mapToObj(tribes -> Rulebook.chosen(LEADS, tribes)).toList();

    @Override
    public int tribe() { return 0; }

    @Override
    public boolean allowsClaim() { return false; }

    @Override
    public List<Action> options(State s) { return BY_TRIBES.get(waiting(s)); }

    /// The tribes not yet placed this round, as bits: those that have no initiative.
    private static int waiting(State s) {
        int tribes = 0;
        for (int tribe = 0; tribe < Agreement.SOLO_TRIBES; tribe++) if (s.initiative[tribe] == 0) tribes |= 1 << tribe;
        return tribes;
    }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) { return Placing.turn(((Action.Lead) action).tribe()); }

    @Override
    public Optional<Refusal> whyNot(State s, Action action) {
        if (!(action instanceof Action.Lead(int tribe))) return Phase.outOfPlace(s, action);
        if (tribe < 0 || tribe >= Agreement.SOLO_TRIBES) return Optional.of(Refusal.of("SS-2", "There are four tribes."));
        return (waiting(s) >> tribe & 1) != 0 ? Optional.empty() : Optional.of(Refusal.of("SS-20", "This tribe is on the board already."));
    }
}
