package hearthside.games.stoneage;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// SA-44: build the tile on top of a pile, or leave it.
public record Building(int tribe, Location location) implements Phase {
    /// SA-46: by how many resources there are; declining comes first.
    private static final List<List<Action>> SPENDS = IntStream.rangeClosed(0, Goods.MOST)
            .mapToObj(most -> IntStream.rangeClosed(0, most)
                    .<Action>mapToObj(number -> number == 0 ? Payments.DECLINE : new Action.Spend(number)).toList())
            .toList();

    /// SA-47: whoever cannot pay leaves the tile where it is.
    static Phase at(State s, int tribe, Location location, Dealer dealer) {
        int board = s.agreed.seatOf(tribe);
        var building = new Building(tribe, location);
        return isPayable(s, board, location) ? building : decline(s, tribe, location, dealer);
    }

    /// Whether the tile can be paid, or two resources more may be claimed first (SA-58).
    static boolean isPayable(State s, int board, Location location) {
        return s.agreed.payments[s.top[location.pile()]].canPay(s.stock, board) || s.hasAnyTwo(board);
    }

    static Phase decline(State s, int tribe, Location location, Dealer dealer) {
        dealer.announce(new Event.Declined(tribe, location));
        return Acting.next(s, tribe, dealer);
    }

    @Override
    public List<Action> options(State s) {
        int board = s.agreed.seatOf(tribe), tile = s.top[location.pile()];
        if (s.agreed.tile(tile).price() instanceof Price.Any(int _, int most)) return SPENDS.get(Math.min(most, s.resources(board)));
        return s.agreed.payments[tile].options(s.stock, board);
    }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        return switch (action) {
            case Action.Spend(int number) -> new Paying(tribe, location, number);
            case Action.Pay(var goods) -> build(s, tribe, location, goods, dealer);
            case Action.Decline _ -> decline(s, tribe, location, dealer);
            case Action.Place _,Action.Act _,Action.UseTool _,Action.UseCard _,Action.Gather _,Action.PickDie _,Action.Claim _ ->
                throw new IllegalStateException("not an action at a building: " + action);
            case Action.KeepCard _,Action.Feed _,Action.Starve _,Action.Lead _,Action.Endure _,Action.Discard _ ->
                throw new IllegalStateException("not an action at a building: " + action);
        };
    }

    /// Pays, takes the tile, scores what was paid, and turns up the next tile. SS-36: alone nothing is scored.
    static Phase build(State s, int tribe, Location location, Goods goods, Dealer dealer) {
        int board = s.agreed.seatOf(tribe), pile = location.pile(), tile = s.top[pile];
        s.pay(board, goods);
        s.tiles[board] |= 1 << tile;
        int points = s.agreed.solo ? 0 : goods.value(); // SA-44: for a fixed price this is what is printed
        s.score(board, points);
        dealer.announce(new Event.Built(tribe, location, s.agreed.tile(tile), goods, points));
        s.top[pile] = -1;
        if (s.below[pile] > 0) {
            s.below[pile]--;
            s.top[pile] = s.drawTile(pile, dealer);
            dealer.announce(new Event.TileTurnedUp(location, s.agreed.tile(s.top[pile])));
        }
        return Acting.next(s, tribe, dealer);
    }

    @Override
    public Optional<Refusal> whyNot(State s, Action action) {
        var price = s.agreed.tile(s.top[location.pile()]).price();
        int board = s.agreed.seatOf(tribe);
        return switch (action) {
            case Action.Decline _ -> Optional.empty();
            case Action.Spend(int number) when price instanceof Price.Any(int least, int most) -> {
                if (number < least || number > most)
                    yield Optional.of(Refusal.of("SA-46", "From {0} to {1} resources go into this building.", least, most));
                yield number <= s.resources(board)
                        ? Optional.empty()
                        : Optional.of(Refusal.of("SA-49", "You do not have so many resources."));
            }
            case Action.Pay(var goods) when !(price instanceof Price.Any) -> {
                if (!price.admits(goods) || goods.isNegative()) yield Optional.of(wrongPrice(price));
                yield s.holds(board, goods) ? Optional.empty() : Optional.of(Refusal.of("SA-49", "You do not have these resources."));
            }
            case Action.Pay _ -> Optional.of(Refusal.of("SA-46", "Say first how many resources go into this building."));
            case Action.Place _,Action.Act _,Action.UseTool _,Action.UseCard _,Action.Gather _,Action.Spend _,Action.PickDie _ ->
                Phase.outOfPlace(s, action);
            case Action.Claim _,Action.KeepCard _,Action.Feed _,Action.Starve _,Action.Lead _,Action.Endure _,Action.Discard _ ->
                Phase.outOfPlace(s, action);
        };
    }

    private static Refusal wrongPrice(Price price) {
        return price instanceof Price.Kinds(int resources, int kinds)
                ? Refusal.of("SA-45", "This building costs exactly {0} resources of exactly {1} kinds.", resources, kinds)
                : Refusal.of("SA-44", "This building costs exactly what is shown on it.");
    }
}
