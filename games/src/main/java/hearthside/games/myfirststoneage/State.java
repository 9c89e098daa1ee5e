package hearthside.games.myfirststoneage;

import hearthside.core.Copyable;
import hearthside.core.Dealer;
import hearthside.core.Facedown;
import hearthside.core.Game;
import hearthside.core.Listing;
import hearthside.core.chance.Naming;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The board and the settlements. Goods are bags ([Bag]), huts of a seat are bits.
public final class State implements Copyable<State> {
    final Agreement agreed;
    final Facedown forest; // MF-10: by tree
    int up; // the trees that are face up, as bits
    int swapA = -1, swapB = -1; // the last swap, until the next flip
    int land, post; // goods on their own spaces, and at the trading post
    final int[] goods, figure, dogs, huts, whispers; // by seat
    final int[] top, below; // by pile: the hut on offer or -1, and how many lie below it
    int unseenHuts; // huts nobody has seen, as bits; MF-8: in which order they lie is nowhere stored
    int start, resets;
    Phase phase = Flipping.turn(0);

    State(Agreement agreed, Facedown forest) {
        this.agreed = agreed;
        this.forest = forest;
        goods = new int[agreed.seats];
        figure = new int[agreed.seats];
        dogs = new int[agreed.seats];
        huts = new int[agreed.seats];
        whispers = new int[agreed.seats];
        top = new int[MyFirstStoneAgeEdition.PILES];
        below = new int[MyFirstStoneAgeEdition.PILES];
    }

    private State(State other) {
        agreed = other.agreed;
        forest = other.forest.copy();
        up = other.up;
        swapA = other.swapA;
        swapB = other.swapB;
        land = other.land;
        post = other.post;
        goods = other.goods.clone();
        figure = other.figure.clone();
        dogs = other.dogs.clone();
        huts = other.huts.clone();
        whispers = other.whispers.clone();
        top = other.top.clone();
        below = other.below.clone();
        unseenHuts = other.unseenHuts;
        start = other.start;
        resets = other.resets;
        phase = other.phase;
    }

    @Override
    public State copy() { return new State(this); }

    int seats() { return goods.length; }

    /// The token of a tree that has ever been turned up: all have seen it, so an imagined world has it, too.
    public @Nullable Token seen(int tree) {
        int face = forest.face(tree, Game.REFEREE);
        return face == Facedown.UNKNOWN ? null : Token.ALL.get(face);
    }

    boolean isUp(int tree) { return (up >> tree & 1) != 0; }

    /// MF-68: the two dogs are at the settlements or on the board.
    int dogsOnBoard() {
        int free = MyFirstStoneAgeEdition.DOGS;
        for (int held : dogs) free -= held;
        return free;
    }

    Hut hut(int hut) { return agreed.edition.huts().get(hut); }

    int hutCount(int seat) { return Integer.bitCount(huts[seat]); }

    List<Hut> hutsOf(int seat) { return Listing.ofSet(huts[seat], this::hut); }

    /// Turns up one of the huts nobody has seen, on top of a pile.
    int drawHut(int pile, Dealer dealer) {
        int hut = nth(unseenHuts,
                dealer.below(Integer.bitCount(unseenHuts), this,
                        Naming.at("pile", pile + 1, (s, n) -> "hut " + s.hut(nth(s.unseenHuts, n)).id())));
        unseenHuts &= ~(1 << hut);
        return hut;
    }

    private static int nth(int set, int n) {
        int rest = set;
        for (int i = 0; i < n; i++) rest &= rest - 1;
        return Integer.numberOfTrailingZeros(rest);
    }

    boolean isVillageReady(int seat) { return hutCount(seat) >= agreed.hutsToWin; }

    boolean anyVillageReady() { return IntStream.range(0, seats()).anyMatch(this::isVillageReady); }

    boolean allVillagesReady() { return IntStream.range(0, seats()).allMatch(this::isVillageReady); }

    /// MF-95, MF-V7: all who have enough huts. MF-V8: all or nobody.
    List<Integer> winners() {
        if (agreed.together && !allVillagesReady()) return List.of();
        return IntStream.range(0, seats()).filter(this::isVillageReady).boxed().toList();
    }

    <T> List<T> each(IntFunction<T> of) { return Listing.of(seats(), of); }
}
