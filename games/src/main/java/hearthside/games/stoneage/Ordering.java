package hearthside.games.stoneage;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.List;
import java.util.Optional;

/// SS-31, SS-32: several tribes have the lowest initiative; choose the one that acts now. Of the last two the other one rests.
public record Ordering() implements Phase {
    @Override
    public int tribe() { return 0; }

    @Override
    public List<Action> options(State s) { return Mustering.BY_TRIBES.get(SoloRound.slowest(s)); }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) { return Acting.turn(((Action.Lead) action).tribe()); }

    @Override
    public Optional<Refusal> whyNot(State s, Action action) {
        if (!(action instanceof Action.Lead(int tribe))) return Phase.outOfPlace(s, action);
        if (tribe < 0 || tribe >= Agreement.SOLO_TRIBES) return Optional.of(Refusal.of("SS-2", "There are four tribes."));
        return (SoloRound.slowest(s) >> tribe & 1) != 0
                ? Optional.empty()
                : Optional.of(Refusal.of("SS-30", "The tribe with the lowest initiative acts first."));
    }
}
