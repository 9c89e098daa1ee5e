package hearthside.games.firestone;

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

/// Fire & Stone. Only the wiring; the rules are in the phases.
public final class FireAndStone implements Game<State, Action> {
    private static final int BOTH = 3; // scouts, as bits
    private static final GameInfo<Action> INFO = new GameInfo<>("fire-and-stone", "Fire & Stone", 2, 4, Action.class, View.class,
            Agreement.OPTIONS, 2, FireAndStoneEdition.HOUSE, List.of(FireAndStoneEdition.HOUSE_2));

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

    @Override
    public Result result(State s) { return standing(s); }

    /// FS-103, FS-104: most VP win, and equals share the win. Until the end the secret tasks do not count.
    static Result standing(State s) {
        boolean over = s.phase instanceof Over;
        var points = s.each(seat -> Scoring.score(s, seat, over).total());
        var even = s.each(seat -> 0);
        return over ? Result.best(points, even) : new Result(points, even, List.of());
    }

    @Override
    public Facts facts(Terms terms, Record view, int viewer) { return Facts.of(terms, (View) view, viewer); }

    @Override
    public Record view(State s, int viewer) { return View.of(s, viewer); }

    @Override
    public State determinize(State s, int seat, Chance chance) { return Hidden.redealt(s, seat, chance); }

    @Override
    public State restore(Terms terms, Record position) { return new Restoring(terms, (View) position).state(); }

    @Override
    public Optional<Refusal> whyNot(State s, int seat, Action action) {
        if (!s.phase.toAct().isEmpty() && !s.phase.toAct().contains(seat)) return Optional.of(notYourTurn(s, seat, action));
        return s.phase.options(s).contains(action) ? Optional.empty() : Optional.of(s.phase.whyNot(s, action));
    }

    /// Whose turn has just passed on, because nothing could be built, learns why.
    private static Refusal notYourTurn(State s, int seat, Action action) {
        boolean justPlayed = s.active == (seat + 1) % s.seats();
        return (action instanceof Action.Build && justPlayed ? Huts.whyNotBuilt(s, seat, BOTH) : Optional.<Refusal>empty())
                .orElse(Refusal.of("FS-18", "It is not your turn."));
    }
}
