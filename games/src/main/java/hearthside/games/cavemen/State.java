package hearthside.games.cavemen;

import hearthside.core.Bits;
import hearthside.core.Copyable;
import hearthside.core.Dealer;
import hearthside.core.Listing;
import hearthside.core.chance.Naming;
import hearthside.core.input.Amount;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/// The piles and the tribes. Every pile is a set of cards ([Cards]): in which order the deck lies nobody knows, so it is nowhere stored.
public final class State implements Copyable<State> {
    static final int DECK = 0, DISCARD = 1, POOL = 2, TRIBES = 3; // the tribe of seat 0 is pile TRIBES

    final Agreement agreed;
    final long[] beings, things; // by pile
    final int[] tribe, food, teeth; // by seat; a tribe is -1 until it is chosen
    int round;
    int conch = -1; // who holds it
    int passed; // during an auction: the seats that have passed, as bits
    boolean locked; // CV-28
    Phase phase = Choosing.of(0);

    State(Agreement agreed) {
        this.agreed = agreed;
        beings = new long[TRIBES + agreed.seats];
        things = new long[TRIBES + agreed.seats];
        tribe = new int[agreed.seats];
        food = new int[agreed.seats];
        teeth = new int[agreed.seats];
    }

    private State(State other) {
        agreed = other.agreed;
        beings = other.beings.clone();
        things = other.things.clone();
        tribe = other.tribe.clone();
        food = other.food.clone();
        teeth = other.teeth.clone();
        round = other.round;
        conch = other.conch;
        passed = other.passed;
        locked = other.locked;
        phase = other.phase;
    }

    @Override
    public State copy() { return new State(this); }

    /// Counted from 1.
    public int round() { return round; }

    int seats() { return agreed.seats; }

    int left(int seat) { return seat + 1 == agreed.seats ? 0 : seat + 1; }

    int right(int seat) { return seat == 0 ? agreed.seats - 1 : seat - 1; }

    // Piles

    boolean has(int pile, int card) {
        return ((card < Cards.CAVES ? beings[pile] >>> card : things[pile] >>> card - Cards.CAVES) & 1) != 0;
    }

    int count(int pile) { return Long.bitCount(beings[pile]) + Long.bitCount(things[pile]); }

    boolean isEmpty(int pile) { return (beings[pile] | things[pile]) == 0; }

    /// How many cards of a pile have this stone marker.
    int markersIn(int pile, int marker) {
        return Long.bitCount(beings[pile] & agreed.cards.markerBeings[marker])
                + Long.bitCount(things[pile] & agreed.cards.markerThings[marker]);
    }

    void add(int pile, int card) {
        if (card < Cards.CAVES) beings[pile] |= 1L << card;
        else things[pile] |= 1L << card - Cards.CAVES;
    }

    void remove(int pile, int card) {
        if (card < Cards.CAVES) beings[pile] &= ~(1L << card);
        else things[pile] &= ~(1L << card - Cards.CAVES);
    }

    void move(int card, int from, int to) {
        remove(from, card);
        add(to, card);
    }

    boolean isFireIn(int pile) { return (things[pile] & Cards.FIRE_BIT) != 0; }

    /// Takes some card out of a pile, all equally likely, for what is told in a word.
    int takeAny(int pile, String what, Dealer dealer) {
        int cards = Long.bitCount(beings[pile]) + Long.bitCount(things[pile]);
        int card = cardAt(pile, dealer.below(cards, this,
                Naming.at(what, (s, n) -> "card " + s.agreed.cards.id(s.cardAt(pile, n)))));
        remove(pile, card);
        return card;
    }

    private int cardAt(int pile, int nth) {
        int first = Long.bitCount(beings[pile]);
        return nth < first ? Bits.nth(beings[pile], nth) : Cards.CAVES + Bits.nth(things[pile], nth - first);
    }

    /// The top card of the deck, or NONE. CV-26: when the last card is drawn, the discard pile becomes the deck and Fire is locked.
    /// CV-29: if there was nothing to shuffle, that is made up for now.
    int draw(String what, Dealer dealer) {
        if (isEmpty(DECK)) reshuffle(dealer);
        if (isEmpty(DECK)) return Cards.NONE;
        int card = takeAny(DECK, what, dealer);
        if (isEmpty(DECK)) {
            lock(dealer);
            reshuffle(dealer);
        }
        return card;
    }

    private void reshuffle(Dealer dealer) {
        if (isEmpty(DISCARD)) return;
        beings[DECK] = beings[DISCARD];
        things[DECK] = things[DISCARD];
        beings[DISCARD] = 0;
        things[DISCARD] = 0;
        dealer.announce(new Event.Reshuffled(count(DECK)));
    }

    void lock(Dealer dealer) {
        if (locked) return;
        locked = true;
        dealer.announce(new Event.FireLocked());
    }

    // Tribes

    /// Cavemen of a tribe other than the leader, as bits.
    long members(int seat) { return beings[TRIBES + seat]; }

    /// CV-5: the leader counts.
    int size(int seat) { return tribe[seat] < 0 ? 0 : 1 + Long.bitCount(members(seat)); }

    /// CV-6: the sum over cavemen and caves, changed by the inventions; packed as in [Scores].
    long scores(int seat) { return scores(tribe[seat], members(seat), things[TRIBES + seat]); }

    private long scores(int leader, long own, long ownThings) {
        long sum = Scores.NONE + agreed.inventions.scores(own, ownThings);
        if (leader >= 0) sum += agreed.cards.leaderScore[leader];
        for (long rest = own; rest != 0; rest &= rest - 1) sum += agreed.cards.score[Long.numberOfTrailingZeros(rest)];
        for (long rest = ownThings & Cards.CAVE_BITS; rest != 0; rest &= rest - 1)
            sum += agreed.cards.score[Cards.CAVES + Long.numberOfTrailingZeros(rest)];
        return sum;
    }

    int score(int seat, Score score) { return Scores.of(scores(seat), score); }

    /// What the scores of a tribe would be with one card more and others fewer: for players who think ahead.
    public Scores scoresWith(int seat, List<String> more, List<String> fewer) {
        var imagined = copy();
        for (var card : fewer) imagined.remove(TRIBES + seat, agreed.cards.number(card));
        for (var card : more) imagined.add(TRIBES + seat, agreed.cards.number(card));
        return Scores.of(imagined.scores(seat));
    }

    /// CV-8
    boolean explores(int seat) { return (members(seat) & Cards.EXPLORER_BITS) != 0; }

    /// CV-58: whether there is no place for another caveman.
    boolean isFull(int seat) { return size(seat) >= score(seat, Score.POPULATION); }

    /// CV-62: never below 1.
    int recruitCost(int seat, int card) {
        int by = agreed.inventions.recruitDiscount(things[TRIBES + seat]);
        return by == 0 ? agreed.cards.cost[card] : Math.max(1, agreed.cards.cost[card] - by);
    }

    /// CV-63, CV-65: nothing for a tribe with an explorer.
    int caveCost(int seat, int card) { return explores(seat) ? 0 : agreed.cards.cost[card]; }

    /// What a tribe pays for a caveman or a cave, and what a beast brings it: for players who think ahead.
    public int price(int seat, Card.Caveman caveman) { return recruitCost(seat, agreed.cards.number(caveman.id())); }

    public int price(int seat, Card.Cave cave) { return caveCost(seat, agreed.cards.number(cave.id())); }

    public int foodOf(int seat, Card.Beast beast) { return Hunting.food(this, seat, beast); }

    public int teethOf(int seat, Card.Beast beast) { return Hunting.teeth(this, seat, beast); }

    /// CV-44, CV-45: what a tribe owes in the Feed phase.
    int owes(int seat) { return seat == conch ? owesAsHolder(seat) : 1; }

    /// CV-44: what it would owe with the Conch.
    public int owesAsHolder(int seat) { return owesAsHolder(seat, size(seat)); }

    /// The same if it counted so many.
    int owesAsHolder(int seat, int size) { return agreed.inventions.halvesFood(things[TRIBES + seat]) ? (size + 1) / 2 : size; }

    /// CV-102: a member goes to the discard pile. CV-74: a starting hunter goes to the box, which is where all starting cards are that no
    /// tribe has.
    void lose(int seat, int card) {
        remove(TRIBES + seat, card);
        if ((Cards.STARTER_BITS >>> card & 1) == 0) add(DISCARD, card);
    }

    /// CV-2: who has invented Fire. CV-96: if nobody has, who is nearest to it.
    List<Integer> winners() {
        var best = new ArrayList<Integer>();
        long most = -1;
        for (int seat = 0; seat < seats(); seat++) {
            if (isFireIn(TRIBES + seat)) return List.of(seat);
            long rank = ((long) score(seat, Score.INVENTING) << 42) + wealth(seat);
            if (rank > most) best.clear();
            if (rank >= most) best.add(seat);
            most = Math.max(most, rank);
        }
        return best;
    }

    /// CV-96: teeth before food; a million of either fits.
    long wealth(int seat) { return ((long) teeth[seat] << 21) + food[seat]; }

    /// CV-11: there is always more of both.
    void gain(int seat, int moreFood, int moreTeeth) {
        food[seat] = Amount.plus(food[seat], moreFood);
        teeth[seat] = Amount.plus(teeth[seat], moreTeeth);
    }

    <T> List<T> each(IntFunction<T> of) { return Listing.of(seats(), of); }
}
