package hearthside.games.stoneage;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// The ways to pay one price. What a player can pay depends on no more than `cap` of each kind, so each list of options is made once.
final class Payments {
    static final Action DECLINE = new Action.Decline();
    private static final List<Action.Pay> ALL = Goods.PAYMENTS.stream().map(Action.Pay::new).toList();
    /// SA-42: any resources, so many of them.
    static final Payments[] OF_SIZE = IntStream.rangeClosed(0, Goods.MOST).mapToObj(size -> new Payments(size, paid -> paid.size() == size))
            .toArray(Payments[]::new);

    /// Prices of the house are paid at many tables; each is worked out for all of them together.
    private static final Map<Price, Payments> HOUSE = StoneAgeEdition.HOUSE.tiles().stream().map(Tile::price).distinct()
            .collect(Collectors.toUnmodifiableMap(Function.identity(), Payments::made));

    private final List<Action.Pay> ways;
    private final int cap;
    private final List<Action>[] lists;

    @SuppressWarnings({"unchecked", "rawtypes"}) // an array of lists cannot be made otherwise
    private Payments(int cap, Predicate<Goods> right) {
        ways = ALL.stream().filter(pay -> right.test(pay.goods())).toList();
        this.cap = cap;
        lists = new List[(cap + 1) * (cap + 1) * (cap + 1) * (cap + 1)];
    }

    static Payments of(Price price) {
        var known = HOUSE.get(price);
        return known != null ? known : made(price);
    }

    private static Payments made(Price price) {
        int cap = switch (price) {
            case Price.Fixed(var goods) -> Math.max(Math.max(goods.wood(), goods.clay()), Math.max(goods.stone(), goods.gold()));
            case Price.Kinds(int resources, int _) -> resources;
            case Price.Any(int _, int most) -> most;
        };
        return new Payments(cap, price::admits);
    }

    /// Declining first, then every payment out of this stock.
    List<Action> options(int[] stock, int board) {
        int at = board * State.GOODS, index = 0;
        for (int good = 1; good < State.GOODS; good++) index = index * (cap + 1) + Math.min(cap, stock[at + good]);
        var known = lists[index];
        if (known != null) return known;
        var options = new ArrayList<Action>();
        options.add(DECLINE);
        for (var pay : ways) if (State.holds(stock, board, pay.goods())) options.add(pay);
        lists[index] = List.copyOf(options);
        return lists[index];
    }

    boolean canPay(int[] stock, int board) { return options(stock, board).size() > 1; }
}
