package hearthside.games.stoneage;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// What can be paid instead of food: one resource at a time, of the kinds at hand. There are sixteen sets of kinds, so each list is made
/// once.
final class Meals {
    private static final List<Action> FEEDS = Good.RESOURCES.stream().<Action>map(Action.Feed::new).toList();
    private static final List<List<Action>> BY_KINDS = IntStream.range(0, 16).mapToObj(kinds -> Rulebook.chosen(FEEDS, kinds)).toList();

    private final List<Action> refusal;
    private final List<List<Action>> both;

    /// @param refusal what a player says who does not pay
    Meals(Action refusal) {
        this.refusal = List.of(refusal);
        both = BY_KINDS.stream().map(feeds -> Stream.concat(Stream.of(refusal), feeds.stream()).toList()).toList();
    }

    List<Action> refusal() { return refusal; }

    List<Action> goods(State s, int board) { return BY_KINDS.get(kinds(s, board)); }

    List<Action> options(State s, int board) { return both.get(kinds(s, board)); }

    private static int kinds(State s, int board) {
        int kinds = 0;
        for (int good = 1; good < State.GOODS; good++) if (s.stock[board * State.GOODS + good] > 0) kinds |= 1 << good - 1;
        return kinds;
    }

    static Goods with(Goods paid, Good good) {
        var one = Goods.one(good);
        return new Goods(paid.wood() + one.wood(), paid.clay() + one.clay(), paid.stone() + one.stone(), paid.gold() + one.gold());
    }
}
