package hearthside.games.firestone;

import java.util.ArrayList;
import java.util.List;

/// Animal tiles as one number: four bits a kind. Two herds are put together with `+`, a part is taken out with `-`.
final class Herd {
    static final int KINDS = 7;

    private Herd() {}

    static int one(int kind) { return 1 << 4 * kind; }

    static int count(int herd, int kind) { return herd >> 4 * kind & 15; }

    static int size(int herd) {
        int size = 0;
        for (int rest = herd; rest != 0; rest >>>= 4) size += rest & 15;
        return size;
    }

    static boolean contains(int herd, int part) {
        for (int kind = 0; kind < KINDS; kind++) if (count(herd, kind) < count(part, kind)) return false;
        return true;
    }

    /// The kind of the animal at position `n` when the herd stands in a row.
    static int nth(int herd, int n) {
        int rest = n, kind = 0;
        while (rest >= count(herd, kind)) rest -= count(herd, kind++);
        return kind;
    }

    /// The animals at these positions, told as bits, when the herd stands in a row.
    static int part(int herd, int positions) {
        int part = 0;
        for (int rest = positions; rest != 0; rest &= rest - 1) part += one(nth(herd, Integer.numberOfTrailingZeros(rest)));
        return part;
    }

    static int of(List<Animal> animals) {
        int herd = 0;
        for (var animal : animals) herd += one(animal.ordinal());
        return herd;
    }

    static List<Animal> list(int herd) {
        var animals = new ArrayList<Animal>();
        for (var animal : Animal.ALL) for (int i = count(herd, animal.ordinal()); i > 0; i--) animals.add(animal);
        return List.copyOf(animals);
    }
}
