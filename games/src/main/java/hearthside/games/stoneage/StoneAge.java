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

/// Stone Age for two to four players. Only the wiring; the rules are in the phases.
public final class StoneAge implements Game<State, Action> {
    private static final GameInfo<Action> INFO = new GameInfo<>("stone-age", "Stone Age", 2, 4, Action.class, View.class, Agreement.OPTIONS,
            1, StoneAgeEdition.HOUSE);

    @Override
    public GameInfo<Action> info() { return INFO; }

    @Override
    public State setup(Terms terms, Dealer dealer) { return Setup.of(terms, dealer); }

    @Override
    public Seats toAct(State s) { return s.phase.toAct(s); }

    @Override
    public List<Action> options(State s, int seat) { return Rulebook.options(s); }

    @Override
    public void apply(State s, int seat, Action action, Dealer dealer) { Rulebook.apply(s, action, dealer); }

    /// Until the end the points are those on the scoring track, and nobody has won.
    @Override
    public Result result(State s) {
        var result = Round.result(s);
        return s.phase instanceof Over ? result : new Result(result.points(), result.tiebreak(), List.of());
    }

    @Override
    public Record view(State s, int viewer) { return View.of(s, viewer); }

    @Override
    public Record facts(Terms terms, Record view, int viewer) { return Facts.of(terms, (View) view, viewer); }

    @Override
    public State determinize(State s, int seat, Chance chance) { return Hidden.redealt(s, seat, chance); }

    @Override
    public State restore(Terms terms, Record position) { return new Restoring(terms, (View) position).state(); }

    @Override
    public Optional<Refusal> whyNot(State s, int seat, Action action) { return Rulebook.whyNot(s, seat, action); }
}
