package hearthside.games.cavemen;

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
import java.util.stream.IntStream;

/// Cavemen: The Quest for Fire. Only the wiring; the rules are in the phases.
public final class Cavemen implements Game<State, Action> {
    private static final GameInfo<Action> INFO = new GameInfo<>("cavemen", "Cavemen: The Quest for Fire", 2, 5, Action.class, View.class,
            Agreement.OPTIONS, 1, CavemenEdition.HOUSE);

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

    /// CV-2: there is no score; the inventing score ranks those who have not won, then teeth, then food (CV-96).
    @Override
    public Result result(State s) {
        var winners = s.phase instanceof Over ? s.winners() : List.<Integer>of();
        return new Result(s.each(seat -> s.score(seat, Score.INVENTING)), tiebreak(s), winners);
    }

    /// CV-96: more teeth, then more food. Written as teeth and food in one number as long as both can be read from it; otherwise as how
    /// many others have less.
    private static List<Integer> tiebreak(State s) {
        boolean readable = IntStream.range(0, s.seats()).allMatch(seat -> s.food[seat] < 1000 && s.teeth[seat] < 1_000_000);
        return s.each(seat -> readable
                ? 1000 * s.teeth[seat] + s.food[seat]
                : (int) IntStream.range(0, s.seats()).filter(other -> s.wealth(other) < s.wealth(seat)).count());
    }

    @Override
    public Record view(State s, int viewer) { return View.of(s); }

    @Override
    public Record facts(Terms terms, Record view, int viewer) { return Facts.of(terms, (View) view, viewer); }

    /// CV-3: everything is open but the order of the deck, which is nowhere stored.
    @Override
    public State determinize(State s, int seat, Chance chance) { return s.copy(); }

    @Override
    public State restore(Terms terms, Record position) { return new Restoring(terms, (View) position).state(); }

    @Override
    public Optional<Refusal> whyNot(State s, int seat, Action action) {
        if (!s.phase.toAct().isEmpty() && !s.phase.toAct().contains(seat))
            return Optional.of(Refusal.of(s.phase.order(), "It is not your turn."));
        return s.phase.whyNot(s, action);
    }
}
