package hearthside.games.firestone;

import hearthside.core.Copyable;
import hearthside.core.Dealer;
import hearthside.core.Listing;
import hearthside.core.chance.Naming;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;

/// The map, the mats and the decks. Areas, tiles, cards and regions are small numbers (regions from 0), sets of inventions are bits.
public final class State implements Copyable<State> {
    static final int TILES = 9, FORESTS = 8, SEATS = 4;
    /// What an area shows beside the face of a tile: a tile face down, only the food icon, a printed fire.
    static final int DOWN = 9, BARE = 10, HEARTH = 11;
    /// Where a marking stone is, unless it is on an area.
    static final int AT_HOME = -1, ON_CARD = -2;
    static final int NOBODY_LOOKED = -1;

    final Agreement agreed;
    final byte[] ground; // by area
    final int[] huts; // by area: eight bits a seat
    final int[] unseen; // by region and tile: face-down tiles; where each lies is nowhere stored
    int unseenAnimals; // a herd: in stacks or in forests where nobody has looked
    int preparedAnimals; // a herd: the open discard pile
    final int[] forest; // by forest in the order found: its area, or -1
    final int[] herd; // by forest: the animals there, or NOBODY_LOOKED
    final int[] herdSize; // by forest
    final int[] memory; // by forest and seat: what the seat left there when it last looked, or NOBODY_LOOKED
    final int[] scout; // two by seat: its area, or -1 while the second one waits
    final int[] store; // two by seat: tiles * 4 + plant
    final int[] food, bags, vp, built, stone, mat, task; // by seat; mat is a herd
    final int[] owned, working; // by seat: inventions, and those not covered
    final long[] covers; // by seat: the VP card on each invention, four bits each
    int deck; // inventions nobody has seen, three bits each; in which order they lie is nowhere stored
    final int[] display; // inventions, or -1
    int offered; // starting inventions not yet chosen
    int vpTaken; // VP cards taken
    int discards; // gathering tiles in the open discard pile, eight bits a plant
    int cave = -1, caveFood; // the card once opened
    int hutTiles; // on the track
    int start, active, round = 1; // who began, and whose turn it is
    int used; // scouts that have acted this turn, as bits
    boolean fresh; // FS-89: the second scout has joined in this turn and need not move
    int endedBy = -1; // FS-94: who triggered the end
    boolean extinguished; // FS-95: the end card has been flipped
    Phase phase = new Over();

    State(Agreement agreed) {
        this.agreed = agreed;
        int seats = agreed.seats;
        ground = new byte[agreed.region.length];
        huts = new int[agreed.region.length];
        unseen = agreed.tiles.clone();
        forest = filled(FORESTS, -1);
        herd = filled(FORESTS, NOBODY_LOOKED);
        herdSize = new int[FORESTS];
        memory = filled(FORESTS * SEATS, NOBODY_LOOKED);
        scout = filled(2 * seats, -1);
        store = new int[2 * seats];
        food = new int[seats];
        bags = new int[seats];
        vp = new int[seats];
        built = new int[seats];
        stone = filled(seats, AT_HOME);
        mat = new int[seats];
        task = new int[seats];
        owned = new int[seats];
        working = new int[seats];
        covers = new long[seats];
        display = filled(FireAndStoneEdition.DISPLAY, -1);
    }

    private static int[] filled(int size, int value) {
        var array = new int[size];
        Arrays.fill(array, value);
        return array;
    }

    private State(State other) {
        agreed = other.agreed;
        ground = other.ground.clone();
        huts = other.huts.clone();
        unseen = other.unseen.clone();
        unseenAnimals = other.unseenAnimals;
        preparedAnimals = other.preparedAnimals;
        forest = other.forest.clone();
        herd = other.herd.clone();
        herdSize = other.herdSize.clone();
        memory = other.memory.clone();
        scout = other.scout.clone();
        store = other.store.clone();
        food = other.food.clone();
        bags = other.bags.clone();
        vp = other.vp.clone();
        built = other.built.clone();
        stone = other.stone.clone();
        mat = other.mat.clone();
        task = other.task.clone();
        owned = other.owned.clone();
        working = other.working.clone();
        covers = other.covers.clone();
        deck = other.deck;
        display = other.display.clone();
        offered = other.offered;
        vpTaken = other.vpTaken;
        discards = other.discards;
        cave = other.cave;
        caveFood = other.caveFood;
        hutTiles = other.hutTiles;
        start = other.start;
        active = other.active;
        round = other.round;
        used = other.used;
        fresh = other.fresh;
        endedBy = other.endedBy;
        extinguished = other.extinguished;
        phase = other.phase;
    }

    @Override
    public State copy() { return new State(this); }

    /// Counted from 1.
    public int round() { return round; }

    public FireAndStoneEdition edition() { return agreed.edition; }

    int seats() { return food.length; }

    // The map

    /// FS-25, FS-26: how many regions may be entered.
    int openRegions() { return Land.openRegions(hutTiles); }

    boolean isOpen(int area) { return agreed.region[area] < openRegions(); }

    /// Where the cave tile lies face up; -1 before it is found.
    int caveArea() {
        for (int area = 0; area < ground.length; area++) if (ground[area] == Tile.CAVE.ordinal()) return area;
        return -1;
    }

    int hutsIn(int area) {
        int all = huts[area];
        return (all & 255) + (all >> 8 & 255) + (all >> 16 & 255) + (all >>> 24);
    }

    int hutsOf(int seat, int area) { return huts[area] >> 8 * seat & 255; }

    int hutsLeft(int seat) { return agreed.edition.huts() - built[seat]; }

    /// A printed fire or a fire tile face up: A18.
    boolean isFireMark(int area) { return ground[area] == HEARTH || ground[area] == Tile.FIRE.ordinal(); }

    /// Smoke Cave: its area counts as a fire for cooking and for scouts that are sent.
    boolean isFire(int area) { return isFireMark(area) || ground[area] == Tile.CAVE.ordinal() && isCave(Cave.SMOKE_CAVE); }

    boolean isCave(Cave card) { return cave == card.ordinal(); }

    int forestAt(int area) {
        for (int i = 0; i < FORESTS; i++) if (forest[i] == area) return i;
        throw new IllegalStateException("no forest there");
    }

    // The mats

    boolean has(int seat, Invention invention) { return (working[seat] >> invention.ordinal() & 1) != 0; }

    /// FS-36: bags without food.
    int freeBags(int seat) { return FireAndStoneEdition.PRINTED_BAGS + bags[seat] - food[seat]; }

    /// FS-37: what does not fit is lost.
    void gainFood(int seat, int gain, Dealer dealer) {
        int kept = Math.min(gain, freeBags(seat));
        food[seat] += kept;
        dealer.announce(new Event.FoodGained(seat, kept, gain - kept));
    }

    void payFood(int seat, int price, Dealer dealer) {
        if (price == 0) return;
        food[seat] -= price;
        dealer.announce(new Event.FoodPaid(seat, price));
    }

    /// FS-39: bags for which the mat has no room are lost.
    void gainBags(int seat, int gain, Dealer dealer) {
        if (gain == 0) return;
        int kept = bagsKept(seat, gain);
        bags[seat] += kept;
        dealer.announce(new Event.BagsGained(seat, kept, gain - kept));
    }

    int bagsKept(int seat, int gain) { return Math.min(gain, agreed.edition.bagSlots() - bags[seat]); }

    void gainVp(int seat, int gain, Dealer dealer) {
        vp[seat] += gain;
        dealer.announce(new Event.VpGained(seat, gain));
    }

    int tilesIn(int seat, Store in) { return store[2 * seat + in.ordinal()] >> 2; }

    Plant plantIn(int seat, Store in) { return Plant.ALL.get(store[2 * seat + in.ordinal()] & 3); }

    void fill(int seat, Store in, Plant plant, int tiles) { store[2 * seat + in.ordinal()] = tiles == 0 ? 0 : 4 * tiles + plant.ordinal(); }

    int discarded(Plant plant) { return discards >> 8 * plant.ordinal() & 255; }

    void discard(Plant plant, int tiles) { discards += tiles << 8 * plant.ordinal(); }

    int vpCover(int seat, int invention) { return (int) (covers[seat] >> 4 * invention & 15); }

    // The decks

    /// Turns up an invention nobody has seen, for a place of the display; -1 if the deck is empty.
    int drawInvention(int place, Dealer dealer) {
        int cards = deckSize();
        if (cards == 0) return -1;
        int kind = invention(dealer.below(cards, this,
                Naming.at("display", place + 1, (s, n) -> "invention " + Naming.word(Invention.ALL.get(s.invention(n))))));
        deck -= 1 << 3 * kind;
        return kind;
    }

    /// The n-th card of the deck.
    private int invention(int n) {
        int rest = n, kind = 0;
        while (rest >= (deck >> 3 * kind & 7)) rest -= deck >> 3 * kind++ & 7;
        return kind;
    }

    int deckSize() {
        int cards = 0;
        for (int rest = deck; rest != 0; rest >>>= 3) cards += rest & 7;
        return cards;
    }

    /// FS-60: the VP card on top of the stack, or 0.
    int topVp() { return vpTaken < agreed.vpCards.length ? agreed.vpCards[vpTaken] : 0; }

    /// Turns up the tile of a region's bag.
    int drawTile(int region, Dealer dealer) {
        int left = 0;
        for (int tile = 0; tile < TILES; tile++) left += unseen[region * TILES + tile];
        int tile = tile(region, dealer.below(left, this, (s, n) -> "tile " + Naming.word(Tile.ALL.get(s.tile(region, n)))));
        unseen[region * TILES + tile]--;
        dealer.reveal();
        return tile;
    }

    /// The n-th tile of a region's bag.
    private int tile(int region, int n) {
        int rest = n, tile = region * TILES;
        while (rest >= unseen[tile]) rest -= unseen[tile++];
        return tile - region * TILES;
    }

    /// Turns one animal nobody has seen into one that a seat has.
    int drawAnimal(int seat, Dealer dealer) {
        int kind = Herd.nth(unseenAnimals, dealer.below(Herd.size(unseenAnimals), this,
                Naming.secretly(seat, (s, n) -> "animal " + Naming.word(Animal.ALL.get(Herd.nth(s.unseenAnimals, n))))));
        unseenAnimals -= Herd.one(kind);
        return kind;
    }

    static List<Invention> inventions(int set) { return Listing.ofSet(set, Invention.ALL::get); }

    <T> List<T> each(IntFunction<T> of) { return Listing.of(seats(), of); }
}
