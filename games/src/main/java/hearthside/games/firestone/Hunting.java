package hearthside.games.firestone;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.List;

/// FS-43, FS-108: look at the animal tiles of the forest, or let them be. Who looks must keep one.
public record Hunting(int seat, int scout) implements Phase {
    private static final List<Action> OPTIONS = List.of(new Action.Look(), PASS);

    /// FS-44: a forest without animals gives nothing.
    static Phase begin(State s, int seat, int scout, Dealer dealer) {
        return s.herdSize[s.forestAt(s.scout[2 * seat + scout])] == 0 ? Turn.done(s, seat, scout, dealer) : new Hunting(seat, scout);
    }

    @Override
    public List<Action> options(State s) { return OPTIONS; }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        if (action instanceof Action.Pass) {
            dealer.announce(new Event.Passed(seat));
            return Turn.done(s, seat, scout, dealer);
        }
        int area = s.scout[2 * seat + scout];
        int forest = s.forestAt(area);
        if (s.herd[forest] == State.NOBODY_LOOKED) {
            int herd = 0;
            for (int i = 0; i < s.herdSize[forest]; i++) herd += Herd.one(s.drawAnimal(seat, dealer));
            s.herd[forest] = herd;
        }
        s.memory[State.SEATS * forest + seat] = s.herd[forest];
        dealer.reveal();
        dealer.announce(new Event.Looked(seat, Area.ALL.get(area), s.herdSize[forest], Herd.list(s.herd[forest])));
        if (s.herdSize[forest] > 1) return new Picking(seat, scout, 0);
        return new Picking(seat, scout, 0).keep(s, Herd.nth(s.herd[forest], 0), dealer); // no choice, as everybody can see
    }

    @Override
    public Refusal whyNot(State s, Action action) { return Phase.outOfPlace(action); }
}
