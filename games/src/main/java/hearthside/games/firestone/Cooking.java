package hearthside.games.firestone;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.ArrayList;
import java.util.List;

/// FS-48: prepare any number of one's animal tiles over a fire, one after the other.
///
/// @param prepared how many were prepared in this action
public record Cooking(int seat, int scout, int prepared) implements Phase {
    private static final Action[] PREPARES = Animal.ALL.stream().map(Action.Prepare::new).toArray(Action[]::new);

    static Phase begin(State s, int seat, int scout, Dealer dealer) {
        return s.mat[seat] == 0 ? Turn.done(s, seat, scout, dealer) : new Cooking(seat, scout, 0);
    }

    @Override
    public List<Action> options(State s) {
        var options = new ArrayList<Action>(4);
        for (int kind = 0; kind < Herd.KINDS; kind++) if (Herd.count(s.mat[seat], kind) > 0) options.add(PREPARES[kind]);
        options.add(PASS);
        return options;
    }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        if (!(action instanceof Action.Prepare(var animal))) {
            if (prepared == 0) dealer.announce(new Event.Passed(seat));
            return finish(s, prepared, dealer);
        }
        int kind = animal.ordinal();
        s.mat[seat] -= Herd.one(kind);
        s.preparedAnimals += Herd.one(kind);
        dealer.reveal();
        dealer.announce(new Event.Prepared(seat, animal));
        s.gainBags(seat, s.agreed.bags[kind], dealer); // FS-40: bags first
        s.gainFood(seat, food(s, s.scout[2 * seat + scout], kind), dealer);
        return s.mat[seat] == 0 ? finish(s, prepared + 1, dealer) : new Cooking(seat, scout, prepared + 1);
    }

    /// A28: Smoke Cave adds one to each tile.
    static int food(State s, int area, int kind) { return s.agreed.food[kind] + (s.ground[area] == Tile.CAVE.ordinal() ? 1 : 0); }

    private Phase finish(State s, int all, Dealer dealer) {
        boolean pots = all > 0 && s.has(seat, Invention.CLAY_POTS); // A28: after the last tile
        if (pots && !s.isCave(Cave.SACRED_FLAME)) return Accepting.offer(s, seat, scout, Invention.CLAY_POTS, null, dealer);
        if (pots) s.gainFood(seat, Accepting.food(Invention.CLAY_POTS), dealer);
        if (all > 1 && s.isCave(Cave.SACRED_FLAME)) s.gainVp(seat, 1, dealer);
        return Turn.done(s, seat, scout, dealer);
    }

    @Override
    public Refusal whyNot(State s, Action action) {
        return action instanceof Action.Prepare
                ? Refusal.of("FS-48", "Only animals on your own mat are prepared.")
                : Phase.outOfPlace(action);
    }
}
