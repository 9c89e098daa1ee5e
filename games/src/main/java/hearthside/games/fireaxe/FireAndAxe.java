package hearthside.games.fireaxe;

import hearthside.core.Dealer;
import hearthside.core.Game;
import hearthside.core.GameInfo;
import hearthside.core.Refusal;
import hearthside.core.Result;
import hearthside.core.Seats;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import java.util.List;
import java.util.Optional;

/// Fire & Axe. Only the wiring; the rules are in the phases.
public final class FireAndAxe implements Game<State, Action> {
    private static final GameInfo<Action> INFO = new GameInfo<>("fire-and-axe", "Fire & Axe", 2, 5, Action.class, View.class,
            Agreement.OPTIONS, 2, FireAndAxeEdition.HOUSE);

    @Override
    public GameInfo<Action> info() { return INFO; }

    @Override
    public State setup(Terms terms, Dealer dealer) { return Setup.of(terms, dealer); }

    @Override
    public Seats toAct(State s) { return s.phase.toAct(); }

    @Override
    public List<Action> options(State s, int seat) { return s.phase.options(s); }

    @Override
    public void apply(State s, int seat, Action action, Dealer dealer) { s.phase = s.phase.apply(s, action, dealer); }

    /// FA-259: the final scoring; before the end nobody has won.
    @Override
    public Result result(State s) {
        var result = Scoring.result(s);
        return s.phase instanceof Over ? result : new Result(result.points(), result.tiebreak(), List.of());
    }

    @Override
    public Record view(State s, int viewer) { return View.of(s, viewer); }

    @Override
    public Facts facts(Terms terms, Record view, int viewer) { return Facts.of(terms, (View) view, viewer); }

    /// Treasure, sagas to come and the rune deck are not stored, so only the runes in other hands are dealt again (FA-80).
    @Override
    public State determinize(State s, int seat, Chance chance) {
        var world = s.copy();
        world.hands.redeal(seat, chance);
        return world;
    }

    @Override
    public State restore(Terms terms, Record position) { return new Restoring(terms, (View) position).state(); }

    @Override
    public Optional<Refusal> whyNot(State s, int seat, Action action) {
        if (!s.phase.toAct().isEmpty() && !s.phase.toAct().contains(seat)) return Optional.of(Refusal.of("FA-74", "It is not your turn."));
        return s.phase.options(s).contains(action) ? Optional.empty() : Optional.of(s.phase.whyNot(s, action));
    }
}
