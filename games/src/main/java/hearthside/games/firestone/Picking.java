package hearthside.games.firestone;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.ArrayList;
import java.util.List;

/// FS-43: keep one of the animal tiles just looked at; Spear and Great Herds allow one more each.
///
/// @param kept how many were kept in this action
public record Picking(int seat, int scout, int kept) implements Phase {
    private static final Action[] KEEPS = Animal.ALL.stream().map(Action.Keep::new).toArray(Action[]::new);

    @Override
    public List<Action> options(State s) {
        int herd = s.herd[s.forestAt(area(s))];
        var options = new ArrayList<Action>(4);
        for (int kind = 0; kind < Herd.KINDS; kind++) if (Herd.count(herd, kind) > 0) options.add(KEEPS[kind]);
        if (kept > 0) options.add(PASS);
        return options;
    }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        return action instanceof Action.Keep(var animal) ? keep(s, animal.ordinal(), dealer) : finish(s, dealer);
    }

    Phase keep(State s, int kind, Dealer dealer) {
        int forest = s.forestAt(area(s));
        s.herd[forest] -= Herd.one(kind);
        s.herdSize[forest]--;
        s.memory[State.SEATS * forest + seat] = s.herd[forest];
        s.mat[seat] += Herd.one(kind); // FS-46: any number
        dealer.announce(new Event.Kept(seat, Area.ALL.get(area(s)), Animal.ALL.get(kind)));
        boolean more = s.herdSize[forest] > 0 && kept + 1 < allowed(s);
        return more ? new Picking(seat, scout, kept + 1) : finish(s, dealer);
    }

    private Phase finish(State s, Dealer dealer) {
        if (s.has(seat, Invention.THROWING_STICK)) return Accepting.offer(s, seat, scout, Invention.THROWING_STICK, null, dealer);
        return Turn.done(s, seat, scout, dealer);
    }

    private int allowed(State s) {
        return 1 + (s.has(seat, Invention.SPEAR) ? 1 : 0) + (s.isCave(Cave.GREAT_HERDS) && s.agreed.region[area(s)] == 1 ? 1 : 0);
    }

    private int area(State s) { return s.scout[2 * seat + scout]; }

    @Override
    public Refusal whyNot(State s, Action action) {
        if (action instanceof Action.Keep) return Refusal.of("FS-43", "This animal is not among those of the forest.");
        return action instanceof Action.Pass ? Refusal.of("FS-108", "Who looks must keep one of the animals.") : Phase.outOfPlace(action);
    }
}
