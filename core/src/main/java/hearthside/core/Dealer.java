package hearthside.core;

import hearthside.core.chance.Chance;
import hearthside.core.chance.Naming;
import java.util.function.Consumer;

/// The neutral hand at the table: rolls, draws, shuffles, and announces what happened.
public final class Dealer {
    private final Chance chance;
    private final Consumer<? super GameEvent> crier;
    private boolean revealed;

    public Dealer(Chance chance, Consumer<? super GameEvent> crier) {
        this.chance = chance;
        this.crier = crier;
    }

    /// A dealer for searches: nobody listens.
    public static Dealer silent(Chance chance) { return new Dealer(chance, event -> {}); }

    public int below(int bound) { return chance.below(bound); }

    /// A draw of which each number has a name.
    public <T> int below(int bound, T of, Naming<? super T> naming) { return chance.below(bound, of, naming); }

    public int d6() { return 1 + chance.below(6, this, (_, drawn) -> "die " + (1 + drawn)); }

    /// Any of the seats.
    public int seat(int seats) { return chance.below(seats, this, (_, drawn) -> "seat " + drawn); }

    public int draw(int[] bag) { return chance.draw(bag); }

    public int draw(int[] bag, Naming<? super int[]> naming) { return chance.draw(bag, naming); }

    /// Somebody has learnt something: this cannot be taken back.
    public void reveal() { revealed = true; }

    /// Whether anything was revealed since the last time this was asked.
    boolean takeRevealed() {
        boolean was = revealed;
        revealed = false;
        return was;
    }

    public void announce(GameEvent event) { crier.accept(event); }
}
