package hearthside.core;

import hearthside.core.chance.Chance;
import hearthside.core.chance.Naming;
import java.util.Arrays;

/// Pieces lying face down: hands, tiles, treasures, decks that someone may look into.
///
/// A piece has no face until somebody looks; then one is drawn from the bag of unseen faces. From then on it remembers
/// its face and who knows it. What nobody has seen is nowhere stored, so it cannot leak.
public final class Facedown implements Copyable<Facedown> {
    public static final int UNKNOWN = -1;
    /// Known to every seat and every spectator.
    public static final int EVERYBODY = -1;
    private static final Naming<int[]> NAMELESS = (_, drawn) -> "piece " + drawn;

    private final int[] unseen; // faces in the bag, counted by kind
    private final int[] face; // by place; UNKNOWN until somebody looks
    private final int[] knownTo; // by place; seats as bits

    public Facedown(int places, int... unseen) {
        this.unseen = unseen.clone();
        face = new int[places];
        knownTo = new int[places];
        Arrays.fill(face, UNKNOWN);
    }

    /// Pieces as a position tells them: `all` faces there are by kind, the face of each place or UNKNOWN, and who knows it.
    public Facedown(int[] all, int[] face, int[] knownTo) {
        unseen = all.clone();
        this.face = face.clone();
        this.knownTo = knownTo.clone();
        for (int kind : face)
            if (kind != UNKNOWN && --unseen[kind] < 0) throw new IllegalArgumentException("there are not so many of face " + kind);
    }

    private Facedown(Facedown other) {
        unseen = other.unseen.clone();
        face = other.face.clone();
        knownTo = other.knownTo.clone();
    }

    @Override
    public Facedown copy() { return new Facedown(this); }

    /// `seat` looks under a piece and tells nobody.
    public int look(int place, int seat, Dealer dealer) { return see(place, 1 << seat, dealer, NAMELESS); }

    /// Everybody sees the piece.
    public int turnUp(int place, Dealer dealer) { return see(place, EVERYBODY, dealer, NAMELESS); }

    /// The same with a name for each piece nobody has seen.
    public int turnUp(int place, Dealer dealer, Naming<? super int[]> naming) { return see(place, EVERYBODY, dealer, naming); }

    private int see(int place, int seats, Dealer dealer, Naming<? super int[]> naming) {
        dealer.reveal();
        if (face[place] == UNKNOWN) face[place] = dealer.draw(unseen, naming);
        knownTo[place] |= seats;
        return face[place];
    }

    /// Two pieces change places, and what is known of them with them.
    public void swap(int a, int b) {
        int f = face[a], k = knownTo[a];
        face[a] = face[b];
        knownTo[a] = knownTo[b];
        face[b] = f;
        knownTo[b] = k;
    }

    /// All pieces are shuffled among their places: nobody knows any more what lies where.
    public void mix() {
        for (int place = 0; place < face.length; place++) forget(place);
    }

    /// Nobody knows this piece any more: its face goes back among the unseen ones.
    public void forget(int place) {
        if (face[place] != UNKNOWN) unseen[face[place]]++;
        face[place] = UNKNOWN;
        knownTo[place] = 0;
    }

    /// The face as `viewer` knows it, or UNKNOWN.
    public int face(int place, int viewer) {
        boolean known = viewer == Game.REFEREE || knownTo[place] == EVERYBODY || viewer >= 0 && (knownTo[place] >> viewer & 1) != 0;
        return known ? face[place] : UNKNOWN;
    }

    /// Whether `seat` has seen this piece: public, though not what was seen.
    public boolean seenBy(int place, int seat) { return (knownTo[place] >> seat & 1) != 0; }

    public int places() { return face.length; }

    /// How many faces of this kind nobody has seen.
    public int unseen(int kind) { return unseen[kind]; }

    /// Gives new faces to all pieces that others have seen and `seat` has not: the heart of most `determinize`.
    public void redeal(int seat, Chance chance) {
        for (int place = 0; place < face.length; place++) if (isHiddenFrom(seat, place)) unseen[face[place]]++;
        for (int place = 0; place < face.length; place++) if (isHiddenFrom(seat, place)) face[place] = chance.draw(unseen);
    }

    private boolean isHiddenFrom(int seat, int place) {
        return face[place] != UNKNOWN && (seat < 0 ? knownTo[place] != EVERYBODY : (knownTo[place] >> seat & 1) == 0);
    }
}
