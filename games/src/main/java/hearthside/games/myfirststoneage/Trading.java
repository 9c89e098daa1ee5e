package hearthside.games.myfirststoneage;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// MF-50: swap any number of goods with the trading post, one for one.
public record Trading(int seat) implements Phase {
    private static final int POST = MyFirstStoneAgeEdition.POST;
    private static final Action NOTHING = new Action.Trade(List.of(), List.of());
    /// Each kind changes by -7 to 7, so a trade is a number in base 15. Filled as trades come up; each is made once.
    private static final Action[] TRADES = new Action[15 * 15 * 15 * 15 * 15];

    /// MF-54: a trade is told by what lies at the post afterwards, so every post that can be reached is one option.
    /// MF-57: a good against the same kind never comes up.
    @Override
    public List<Action> options(State s) {
        var options = new ArrayList<Action>();
        options.add(NOTHING);
        reach(s.post, s.goods[seat], 0, POST, 0, 0, 0, options);
        return options;
    }

    /// Goes through the kinds and chooses how many of each the post shall hold; `room` pieces are still to be chosen.
    private static void reach(int post, int own, int kind, int room, int give, int take, int id, List<Action> options) {
        if (kind == Bag.KINDS) {
            if (room == 0 && give != 0) options.add(trade(give, take, id));
            return;
        }
        int here = Bag.count(post, kind);
        int most = Math.min(room, here + Bag.count(own, kind));
        int least = kind == Bag.KINDS - 1 ? room : 0; // the last kind fills the post
        for (int after = least; after <= most; after++) {
            int change = after - here;
            if (change >= 0) reach(post, own, kind + 1, room - after, give + change * Bag.one(kind), take, id * 15 + change + 7, options);
            else reach(post, own, kind + 1, room - after, give, take - change * Bag.one(kind), id * 15 + change + 7, options);
        }
    }

    private static Action trade(int give, int take, int id) {
        if (TRADES[id] == null) TRADES[id] = new Action.Trade(Bag.list(give), Bag.list(take));
        return TRADES[id];
    }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        var trade = (Action.Trade) action;
        int change = Bag.of(trade.take()) - Bag.of(trade.give());
        s.goods[seat] += change;
        s.post -= change;
        dealer.announce(new Event.Traded(seat, trade.give(), trade.take()));
        return Landed.endTurn(s, seat, dealer);
    }

    @Override
    public Optional<Refusal> whyNot(State s, Action action) {
        if (!(action instanceof Action.Trade(var give, var take))) return Phase.outOfPlace(action);
        if (give.size() != take.size())
            return Optional.of(Refusal.of("MF-51", "Goods are swapped one for one: {0} given, {1} taken.", give.size(), take.size()));
        if (give.size() > POST) return Optional.of(Refusal.of("MF-54", "The trading post holds five goods, so at most five are swapped."));
        if (!Bag.contains(s.goods[seat], Bag.of(give))) return Optional.of(Refusal.of("MF-51", "Only goods of one's own can be given."));
        if (!Bag.contains(s.post, Bag.of(take)))
            return Optional.of(Refusal.of("MF-51", "Only goods that lie at the trading post can be taken."));
        if (give.stream().anyMatch(take::contains))
            return Optional.of(Refusal.of("MF-57", "A good against the same kind changes nothing."));
        return Optional.empty();
    }
}
