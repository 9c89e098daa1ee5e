package hearthside.games.fireaxe;

import static hearthside.games.fireaxe.FireAndAxeEdition.CREW;

import hearthside.core.Copyable;
import hearthside.core.Dealer;
import hearthside.core.Listing;
import hearthside.core.chance.Naming;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;

/// The board and the longboats. Ports and sagas in sets are bits, goods are bags ([Bag]).
public final class State implements Copyable<State> {
    final Agreement agreed;
    final Hands hands;
    long towns; // ports whose town still stands
    final long[] goodsAt; // by good: the ports that hold it
    final long[] settled, raided; // by seat: ports
    final int[] boat, crew, cargo, points, sagas; // by seat; the boat is a place
    int supply, demand; // goods nobody has; the good in demand
    int becalmed; // seats, as bits
    int counters; // treasure counters nobody has seen; FA-5: under which town they lie is nowhere stored
    final int[] treasure; // by port: the counter that lay under its town, once it was seen, or -1
    final int[] row; // the face-up sagas, or -1
    final int[] deck; // by era: how many sagas are still to come
    int unseenSagas, deadSagas; // sagas nobody has seen, of which some were removed; sagas discarded
    int era = 1;
    int dial = Zone.SOUTH.ordinal(); // FA-9: where the +1 points
    // this turn
    int prepared, sailed, days = DAYS, freeMoves, calm; // calm is what Calm Water adds to the limits
    boolean loaded;
    long tasked; // ports where a task was done
    // the whole game
    int start, round = 1;
    int turner = -1, finalRounds; // who turned up the last saga; the rounds left, and one more while that very turn lasts
    Phase phase = new Over();

    static final int DAYS = 7, FINAL_ROUNDS = 3;

    State(Agreement agreed) {
        this.agreed = agreed;
        hands = new Hands(agreed.seats, agreed.runes);
        goodsAt = new long[Bag.KINDS];
        settled = new long[agreed.seats];
        raided = new long[agreed.seats];
        boat = new int[agreed.seats];
        crew = new int[agreed.seats];
        cargo = new int[agreed.seats];
        points = new int[agreed.seats];
        sagas = new int[agreed.seats];
        treasure = new int[agreed.ports];
        Arrays.fill(treasure, -1);
        row = new int[FireAndAxeEdition.ROW];
        deck = new int[FireAndAxeEdition.ERAS];
    }

    private State(State other) {
        agreed = other.agreed;
        hands = other.hands.copy();
        towns = other.towns;
        goodsAt = other.goodsAt.clone();
        settled = other.settled.clone();
        raided = other.raided.clone();
        boat = other.boat.clone();
        crew = other.crew.clone();
        cargo = other.cargo.clone();
        points = other.points.clone();
        sagas = other.sagas.clone();
        supply = other.supply;
        demand = other.demand;
        becalmed = other.becalmed;
        counters = other.counters;
        treasure = other.treasure.clone();
        row = other.row.clone();
        deck = other.deck.clone();
        unseenSagas = other.unseenSagas;
        deadSagas = other.deadSagas;
        era = other.era;
        dial = other.dial;
        prepared = other.prepared;
        sailed = other.sailed;
        days = other.days;
        freeMoves = other.freeMoves;
        calm = other.calm;
        loaded = other.loaded;
        tasked = other.tasked;
        start = other.start;
        round = other.round;
        turner = other.turner;
        finalRounds = other.finalRounds;
        phase = other.phase;
    }

    @Override
    public State copy() { return new State(this); }

    /// Counted from 1.
    public int round() { return round; }

    /// What this table plays with: common knowledge.
    public FireAndAxeEdition edition() { return agreed.edition; }

    int seats() { return boat.length; }

    /// FA-270: crewmen who are neither aboard nor settled.
    int crewInSupply(int seat) { return CREW - crew[seat] - Long.bitCount(settled[seat]); }

    int aboard(int seat) { return crew[seat] + Bag.size(cargo[seat]); }

    /// FA-52: room for one more item.
    int room(int seat) { return Math.max(0, Agreement.loadLimit(era) - aboard(seat)); }

    /// FA-31
    int daysLeft() { return days - prepared - sailed; }

    /// FA-111, and what Calm Water adds.
    int limit(int zone) { return agreed.weather.limit(zone, dial, calm); }

    boolean hasTown(int port) { return (towns >> port & 1) != 0; }

    boolean hasTask(int port) { return (tasked >> port & 1) == 0; }

    long goods() { return goodsAt[0] | goodsAt[1] | goodsAt[2]; }

    long settlements() {
        long all = 0;
        for (long ports : settled) all |= ports;
        return all;
    }

    /// Whose settlement is in a port; -1 if there is none.
    int settler(int port) {
        for (int seat = 0; seat < settled.length; seat++) if ((settled[seat] >> port & 1) != 0) return seat;
        return -1;
    }

    /// FA-141, FA-142: whether a port takes a good.
    boolean takes(int port, int good) { return (goods() >> port & 1) == 0 && (goodsAt[good] & agreed.region[port]) == 0; }

    /// FA-180, FA-181
    boolean canSettle(int port) { return (towns & agreed.region[port]) == 0 && settler(port) < 0; }

    /// FA-143: the points of a trade.
    int tradeWorth(int port, int good) { return Sailing.points(agreed.value[port], demand == good); }

    /// FA-162: what a die must exceed.
    int target(int port) { return Attack.target(agreed.value[port], (goods() >> port & 1) != 0); }

    /// FA-91: a foreign port takes one longboat.
    boolean canEnter(int seat, int place) {
        if (!agreed.isForeign(place)) return true;
        for (int other = 0; other < boat.length; other++) if (other != seat && boat[other] == place) return false;
        return true;
    }

    /// FA-38: no crew aboard and none in supply.
    boolean isOut(int seat) { return crew[seat] == 0 && crewInSupply(seat) == 0; }

    int sagasToCome() { return deck[0] + deck[1] + deck[2]; }

    boolean isRowEmpty() { return row[0] < 0 && row[1] < 0 && row[2] < 0; }

    /// FA-211..213
    boolean isFulfilled(int saga) { return missing(saga) == 0; }

    /// The ports of a saga where its deed is still to do.
    long missing(int saga) {
        return agreed.sagaPorts[saga] & switch (agreed.saga(saga).deed()) {
            case TRADE -> ~goods();
            case RAID -> towns;
            case SETTLE -> ~settlements();
        };
    }

    /// The treasure under a town; a counter is drawn from those of its size that nobody has seen.
    int lookUnder(int port, Dealer dealer) {
        if (treasure[port] < 0) {
            int set = counters & agreed.counters(port);
            treasure[port] = draw(set, dealer, Naming.at(agreed.id[port], (s, n) -> "treasure " + s.agreed.treasure(nth(set, n))));
            counters &= ~(1 << treasure[port]);
        }
        return agreed.treasure(treasure[port]);
    }

    /// One of the numbers of a set, each equally likely.
    int draw(int set, Dealer dealer, Naming<State> naming) { return nth(set, dealer.below(Integer.bitCount(set), this, naming)); }

    static int nth(int set, int n) {
        int rest = set;
        for (int i = 0; i < n; i++) rest &= rest - 1;
        return Integer.numberOfTrailingZeros(rest);
    }

    <T> List<T> each(IntFunction<T> of) { return Listing.of(seats(), of); }
}
