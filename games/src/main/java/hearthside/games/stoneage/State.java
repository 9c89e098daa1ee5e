package hearthside.games.stoneage;

import hearthside.core.Copyable;
import hearthside.core.Dealer;
import hearthside.core.Listing;
import hearthside.core.chance.Naming;
import hearthside.core.input.Amount;
import java.util.List;
import java.util.function.IntFunction;

/// The board, the tribes and the player boards. Cards and tiles are numbers of the edition; sets of them are bits.
///
/// A tribe is the figures of one colour; a board is one player's goods. Each seat has one of both, and in the solo game four tribes share
/// board 0.
public final class State implements Copyable<State> {
    static final int GOODS = 5; // of each board: food, wood, clay, stone, gold
    static final int CARD_SPACES = 4, PILES = 4;
    static final Naming<State> CARD = (s, n) -> "card " + s.agreed.card(nth(s.deck, n)).id();

    final Agreement agreed;
    final int[] stock; // by board and good
    final int[] tools, field, score, tiles; // by board; tools as in Tools, tiles as bits
    final long[] cards, drawn; // by board, as bits: cards everybody saw taken, and those taken unseen (SA-56)
    final int[] figures, initiative; // by tribe; SS-27: initiative is 0 until rolled
    final int[] at; // by location: figures, four bits a tribe
    final int[] row, top, below; // by card space and pile: the card or tile or -1, and how many tiles lie below
    long deck; // cards nobody has seen, as bits; in which order they lie is nowhere stored
    long ready; // bought cards that still lie face up because they can be used: SA-57, SA-58
    int unseenTiles; // in the piles, or out of the game: nobody knows which
    int start, round = 1;
    int limit, discarded, acted; // SS-10; tiles turned face down as bits; tribes that have acted as bits
    Phase phase = Placing.turn(0);

    State(Agreement agreed) {
        this.agreed = agreed;
        stock = new int[agreed.seats * GOODS];
        tools = new int[agreed.seats];
        field = new int[agreed.seats];
        score = new int[agreed.seats];
        tiles = new int[agreed.seats];
        cards = new long[agreed.seats];
        drawn = new long[agreed.seats];
        figures = new int[agreed.tribes];
        initiative = new int[agreed.tribes];
        at = new int[Location.ALL.size()];
        row = new int[] {-1, -1, -1, -1};
        top = new int[] {-1, -1, -1, -1};
        below = new int[PILES];
    }

    private State(State other) {
        agreed = other.agreed;
        stock = other.stock.clone();
        tools = other.tools.clone();
        field = other.field.clone();
        score = other.score.clone();
        tiles = other.tiles.clone();
        cards = other.cards.clone();
        drawn = other.drawn.clone();
        figures = other.figures.clone();
        initiative = other.initiative.clone();
        at = other.at.clone();
        row = other.row.clone();
        top = other.top.clone();
        below = other.below.clone();
        deck = other.deck;
        ready = other.ready;
        unseenTiles = other.unseenTiles;
        start = other.start;
        round = other.round;
        limit = other.limit;
        discarded = other.discarded;
        acted = other.acted;
        phase = other.phase;
    }

    @Override
    public State copy() { return new State(this); }

    /// Counted from 1.
    public int round() { return round; }

    int seats() { return agreed.seats; }

    // Figures

    int figuresAt(Location location, int tribe) { return at[location.ordinal()] >> 4 * tribe & 15; }

    static int crowd(int standing) { return (standing & 15) + (standing >> 4 & 15) + (standing >> 8 & 15) + (standing >> 12 & 15); }

    /// Figures of a tribe that are not on the board.
    int home(int tribe) {
        int home = figures[tribe];
        for (int standing : at) home -= standing >> 4 * tribe & 15;
        return home;
    }

    void put(Location location, int tribe, int count) { at[location.ordinal()] += count << 4 * tribe; }

    /// SA-31: the figures return home.
    int takeBack(Location location, int tribe) {
        int count = figuresAt(location, tribe);
        at[location.ordinal()] &= ~(15 << 4 * tribe);
        return count;
    }

    boolean isOut(int tribe) {
        int all = 0;
        for (int standing : at) all |= standing;
        return (all >> 4 * tribe & 15) != 0;
    }

    /// The locations where a tribe has figures, as bits.
    int locationsOf(int tribe) {
        int locations = 0;
        for (int i = 0; i < at.length; i++) if ((at[i] >> 4 * tribe & 15) != 0) locations |= 1 << i;
        return locations;
    }

    int allFigures() {
        int all = 0;
        for (int count : figures) all += count;
        return all;
    }

    // Goods

    int stock(int board, Good good) { return stock[board * GOODS + good.ordinal()]; }

    /// SA-40: the supply never runs out.
    void add(int board, Good good, int count) {
        int at = board * GOODS + good.ordinal();
        stock[at] = Amount.plus(stock[at], count);
    }

    void score(int board, int points) { score[board] = Amount.plus(score[board], points); }

    void add(int board, Goods goods) { for (var good : Good.RESOURCES) add(board, good, goods.count(good)); }

    void pay(int board, Goods goods) { for (var good : Good.RESOURCES) add(board, good, -goods.count(good)); }

    int resources(int board) {
        int at = board * GOODS;
        return stock[at + 1] + stock[at + 2] + stock[at + 3] + stock[at + 4];
    }

    Goods goods(int board) {
        return new Goods(stock(board, Good.WOOD), stock(board, Good.CLAY), stock(board, Good.STONE), stock(board, Good.GOLD));
    }

    static boolean holds(int[] stock, int board, Goods goods) {
        int at = board * GOODS;
        return stock[at + 1] >= goods.wood() && stock[at + 2] >= goods.clay() && stock[at + 3] >= goods.stone()
                && stock[at + 4] >= goods.gold();
    }

    boolean holds(int board, Goods goods) { return holds(stock, board, goods); }

    // Cards and tiles

    long allCards(int board) { return cards[board] | drawn[board]; }

    /// SA-57: what the one-use tools of a board add together.
    int onceReady(int board) {
        int sum = 0;
        for (long rest = ready & cards[board] & agreed.onceCards; rest != 0; rest &= rest - 1)
            sum += agreed.once[Long.numberOfTrailingZeros(rest)];
        return sum;
    }

    /// SA-58: the card for two resources, if this board has one that is not used.
    boolean hasAnyTwo(int board) { return (ready & agreed.anyTwoCards & cards[board]) != 0; }

    int deckSize() { return Long.bitCount(deck); }

    /// Turns up a card and lays it on a space.
    void fill(int space, Dealer dealer) {
        row[space] = drawCard(agreed.solo && space == SoloRound.BURDEN ? Naming.at("burden", CARD) : Naming.at("space", space + 1, CARD),
                dealer);
    }

    int drawCard(Naming<State> naming, Dealer dealer) {
        int card = nth(deck, dealer.below(Long.bitCount(deck), this, naming));
        deck &= ~(1L << card);
        return card;
    }

    /// Turns up the top tile of a pile.
    int drawTile(int pile, Dealer dealer) {
        int tile = nth(unseenTiles, dealer.below(Integer.bitCount(unseenTiles), this,
                Naming.at("pile", pile + 1, (s, n) -> "tile " + s.agreed.tile(nth(s.unseenTiles, n)).id())));
        unseenTiles &= ~(1 << tile);
        return tile;
    }

    private static int nth(long set, int n) {
        long rest = set;
        for (int i = 0; i < n; i++) rest &= rest - 1;
        return Long.numberOfTrailingZeros(rest);
    }

    List<Card> cardsOf(long set) { return Listing.ofSet(set, agreed::card); }

    List<Tile> tilesOf(int set) { return Listing.ofSet(set, agreed::tile); }

    /// SA-86: what decides among equal points.
    int tiebreak(int seat) { return agreed.solo ? Math.max(0, limit) : field[seat] + Tools.total(tools[seat]) + figures[seat]; }

    <T> List<T> each(IntFunction<T> of) { return Listing.of(seats(), of); }
}
