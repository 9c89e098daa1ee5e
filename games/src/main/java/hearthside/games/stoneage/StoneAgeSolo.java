package hearthside.games.stoneage;

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

/// Stone Age alone: one player leads four tribes and tries to live until the cards run out. Only the wiring; the rules are in the phases.
public final class StoneAgeSolo implements Game<State, Action> {
    private static final GameInfo<Action> INFO = new GameInfo<>("stone-age-solo", "Stone Age Solo", 1, 1, Action.class, View.class,
            Agreement.SOLO_OPTIONS, 1, StoneAgeEdition.HOUSE);

    @Override
    public GameInfo<Action> info() { return INFO; }

    @Override
    public State setup(Terms terms, Dealer dealer) { return Setup.solo(terms, dealer); }

    @Override
    public Seats toAct(State s) { return s.phase.toAct(s); }

    @Override
    public List<Action> options(State s, int seat) { return Rulebook.options(s); }

    @Override
    public void apply(State s, int seat, Action action, Dealer dealer) { Rulebook.apply(s, action, dealer); }

    @Override
    public Result result(State s) { return SoloRound.result(s); }

    @Override
    public Record view(State s, int viewer) { return View.of(s, viewer); }

    @Override
    public Record facts(Terms terms, Record view, int viewer) { return Facts.of(terms, (View) view, viewer); }

    /// What nobody has seen is not stored, and everything else lies open.
    @Override
    public State determinize(State s, int seat, Chance chance) { return s.copy(); }

    @Override
    public State restore(Terms terms, Record position) { return new Restoring(terms, (View) position).state(); }

    @Override
    public Optional<Refusal> whyNot(State s, int seat, Action action) { return Rulebook.whyNot(s, seat, action); }
}
