package hearthside.games.myfirststoneage;

import hearthside.core.Dealer;
import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.GameInfo;
import hearthside.core.Refusal;
import hearthside.core.Result;
import hearthside.core.Seats;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import java.util.List;
import java.util.Optional;

/// My First Stone Age. Only the wiring; the rules are in the phases.
public final class MyFirstStoneAge implements Game<State, Action> {
    private static final GameInfo<Action> INFO = new GameInfo<>("my-first-stone-age", "My First Stone Age", 2, 4, Action.class, View.class,
            Agreement.OPTIONS, 1, MyFirstStoneAgeEdition.HOUSE);

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

    /// MF-97: there is no score; huts rank those who have not won. MF-V8: together nobody is ranked.
    @Override
    public Result result(State s) {
        var winners = s.phase instanceof Over ? s.winners() : List.<Integer>of();
        return new Result(s.each(s::hutCount), s.agreed.together ? List.of() : s.each(seat -> 0), winners);
    }

    @Override
    public Record view(State s, int viewer) { return View.of(s, viewer); }

    @Override
    public Record facts(Terms terms, Record view, int viewer) { return Facts.of(terms, (View) view, viewer); }

    /// What nobody has seen is not stored, and everything else happened in full view: a perfect memory knows it all.
    @Override
    public State determinize(State s, int seat, Chance chance) { return s.copy(); }

    /// MF-V1: a hint remembers no more than the help of this seat shows.
    @Override
    public State shown(State s, int seat, Chance chance) { return Remembering.shown(s, seat); }

    @Override
    public Optional<Retold> retell(State now, State then, List<GameEvent> events, int viewer) {
        return Remembering.retell(now, then, events, viewer);
    }

    @Override
    public State restore(Terms terms, Record position) { return new Restoring(terms, (View) position).state(); }

    @Override
    public Optional<Refusal> whyNot(State s, int seat, Action action) {
        if (!s.phase.toAct().isEmpty() && !s.phase.toAct().contains(seat)) return Optional.of(Refusal.of("MF-13", "It is not your turn."));
        return s.phase.whyNot(s, action);
    }
}
