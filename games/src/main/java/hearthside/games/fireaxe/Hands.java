package hearthside.games.fireaxe;

import hearthside.core.Copyable;
import hearthside.core.Dealer;
import hearthside.core.Game;
import hearthside.core.chance.Chance;
import hearthside.core.chance.Naming;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The runes: the deck and the discards, counted by kind in four bits each, and the hands.
///
/// The deck has no order: a rune is drawn from it when somebody draws. FA-80: a rune in hand is known to its owner and to whoever
/// has seen it there.
final class Hands implements Copyable<Hands> {
    private static final int NONE = -1, SIZE = FireAndAxeEdition.HAND;

    long deck, discards;
    private final int[] kind; // three for each seat
    private final int[] knownTo; // seats besides the owner, as bits

    Hands(int seats, long deck) {
        this.deck = deck;
        kind = new int[seats * SIZE];
        knownTo = new int[seats * SIZE];
        Arrays.fill(kind, NONE);
    }

    private Hands(Hands other) {
        deck = other.deck;
        discards = other.discards;
        kind = other.kind.clone();
        knownTo = other.knownTo.clone();
    }

    @Override
    public Hands copy() { return new Hands(this); }

    static long one(int kind) { return 1L << 4 * kind; }

    static int count(long runes, int kind) { return (int) (runes >> 4 * kind) & 15; }

    static int size(long runes) {
        int size = 0;
        for (long rest = runes; rest != 0; rest >>>= 4) size += (int) rest & 15;
        return size;
    }

    static List<Rune> list(long runes) {
        var list = new ArrayList<Rune>();
        for (var rune : Rune.ALL) for (int i = count(runes, rune.ordinal()); i > 0; i--) list.add(rune);
        return List.copyOf(list);
    }

    int size(int seat) {
        int size = 0;
        while (size < SIZE && kind[seat * SIZE + size] != NONE) size++;
        return size;
    }

    /// The kind of the rune in a slot of a hand.
    int at(int seat, int slot) { return kind[seat * SIZE + slot]; }

    boolean holds(int seat, int rune) {
        for (int slot = 0; slot < SIZE; slot++) if (at(seat, slot) == rune) return true;
        return false;
    }

    /// FA-79: whether there is a rune to draw, in the deck or among the discards.
    boolean canDraw() { return deck != 0 || discards != 0; }

    Rune draw(int seat, Dealer dealer) {
        if (deck == 0) { // FA-79
            deck = discards;
            discards = 0;
            dealer.announce(new Event.RunesReshuffled());
        }
        int drawn = nth(deck, dealer.below(size(deck), this,
                Naming.secretly(seat, (hands, n) -> "rune " + Naming.word(Rune.ALL.get(nth(hands.deck, n))))));
        deck -= one(drawn);
        put(seat, drawn, 0);
        return Rune.ALL.get(drawn);
    }

    private static int nth(long runes, int nth) {
        int kind = 0;
        while (nth >= count(runes, kind)) nth -= count(runes, kind++);
        return kind;
    }

    void put(int seat, int rune, int knowing) {
        int place = seat * SIZE + size(seat);
        kind[place] = rune;
        knownTo[place] = knowing & ~(1 << seat);
    }

    /// A rune leaves a hand. Of two alike the one that others know goes, so that nobody knows more than they saw.
    void remove(int seat, int rune) {
        int gone = NONE;
        for (int slot = SIZE - 1; slot >= 0; slot--)
            if (at(seat, slot) == rune && (gone == NONE || knownTo[seat * SIZE + slot] != 0)) gone = slot;
        for (int slot = gone; slot < SIZE; slot++) {
            int place = seat * SIZE + slot;
            kind[place] = slot + 1 < SIZE ? kind[place + 1] : NONE;
            knownTo[place] = slot + 1 < SIZE ? knownTo[place + 1] : 0;
        }
    }

    void discard(int seat, int rune) {
        remove(seat, rune);
        discards += one(rune);
    }

    /// `viewer` sees the whole hand of `seat`.
    void show(int seat, int viewer) {
        for (int slot = 0; slot < size(seat); slot++) knownTo[seat * SIZE + slot] |= 1 << viewer;
    }

    int knownTo(int seat, int slot) { return knownTo[seat * SIZE + slot]; }

    /// A hand as `viewer` knows it: a rune one does not know is null.
    List<View.HeldRune> seen(int seat, int viewer) {
        var hand = new ArrayList<View.HeldRune>();
        for (int slot = 0; slot < size(seat); slot++) {
            boolean knows = Game.knows(viewer, seat) || isKnown(seat, slot, viewer);
            hand.add(new View.HeldRune(knows ? Rune.ALL.get(at(seat, slot)) : null, knowing(seat, slot, viewer)));
        }
        return List.copyOf(hand);
    }

    private boolean isKnown(int seat, int slot, int viewer) { return viewer >= 0 && (knownTo(seat, slot) >> viewer & 1) != 0; }

    /// Who else knows a rune: the referee is told, and so is everybody about themselves.
    private List<Integer> knowing(int seat, int slot, int viewer) {
        var knowing = new ArrayList<Integer>();
        for (int other = 0; other < kind.length / SIZE; other++)
            if ((knownTo(seat, slot) >> other & 1) != 0 && (viewer == Game.REFEREE || viewer == other)) knowing.add(other);
        return List.copyOf(knowing);
    }

    /// All that `seat` has not seen in other hands is dealt again.
    void redeal(int seat, Chance chance) {
        for (int place = 0; place < kind.length; place++) if (isHidden(place, seat)) deck += one(kind[place]);
        for (int place = 0; place < kind.length; place++) {
            if (!isHidden(place, seat)) continue;
            kind[place] = nth(deck, chance.below(size(deck)));
            deck -= one(kind[place]);
        }
    }

    private boolean isHidden(int place, int seat) {
        return kind[place] != NONE && place / SIZE != seat && (knownTo[place] >> seat & 1) == 0;
    }

    /// The kinds in a hand, each once, in the order of the slots.
    @Nullable
    Rune distinct(int seat, int slot) {
        int held = at(seat, slot);
        for (int before = 0; before < slot; before++) if (at(seat, before) == held) return null;
        return held == NONE ? null : Rune.ALL.get(held);
    }
}
