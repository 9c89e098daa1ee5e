package hearthside.core.chance;

import hearthside.core.input.BadInput;
import java.util.ArrayList;
import java.util.List;

/// The only source of randomness. Live tables draw from [Committed] through a [Recorder], searches from [Seeded],
/// replays and tests from [Scripted], exact odds from [Exhaustive].
public sealed interface Chance permits Chance.Seeded, Chance.Scripted, Chance.Recorder, Chance.Exhaustive, Committed, Handed, Named {

    /// A number from 0 to `bound - 1`, all equally likely.
    int below(int bound);

    /// The same, where whoever wants to know can ask what each number stands for.
    default <T> int below(int bound, T of, Naming<? super T> naming) { return below(bound); }

    /// Takes one piece out of a bag that holds `bag[kind]` pieces of each kind, and returns its kind.
    default int draw(int[] bag) { return draw(bag, (_, drawn) -> "piece " + drawn); }

    /// The same with a name for each piece of the bag; [#kind] tells of which kind it is.
    default int draw(int[] bag, Naming<? super int[]> naming) {
        int pieces = 0;
        for (int count : bag) pieces += count;
        int kind = kind(bag, below(pieces, bag, naming));
        bag[kind]--;
        return kind;
    }

    /// The kind of the n-th piece of a bag.
    static int kind(int[] bag, int n) {
        int rest = n, kind = 0;
        while (rest >= bag[kind]) rest -= bag[kind++];
        return kind;
    }

    /// SplitMix64: eight bytes of state, fast, and the same on every JDK for ever.
    final class Seeded implements Chance {
        private long state;

        public Seeded(long seed) { state = seed; }

        @Override
        public int below(int bound) { return (int) ((nextLong() >>> 32) * bound >>> 32); }

        /// Changes with every number drawn.
        public long mark() { return state; }

        public long nextLong() {
            long z = state += 0x9E3779B97F4A7C15L;
            z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
            z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
            return z ^ z >>> 31;
        }
    }

    /// Gives the listed numbers, then complains.
    final class Scripted implements Chance {
        private final List<Integer> script;
        private int next;

        public Scripted(List<Integer> script) { this.script = List.copyOf(script); }

        @Override
        public int below(int bound) {
            if (next == script.size())
                throw new BadInput("draws", "All %d draws are used up, but one more is needed (below %d).".formatted(next, bound));
            int drawn = script.get(next++);
            if (drawn < 0 || drawn >= bound)
                throw new BadInput("draws", "Draw %d is %d, but must be from 0 to %d.".formatted(next, drawn, bound - 1));
            return drawn;
        }

        /// How many numbers nobody has asked for.
        public int left() { return script.size() - next; }
    }

    /// Passes numbers on and remembers them for the journal.
    final class Recorder implements Chance {
        private final Chance source;
        private List<Integer> drew = new ArrayList<>();
        private List<Integer> bounds = new ArrayList<>();

        public Recorder(Chance source) { this.source = source; }

        @Override
        public int below(int bound) { return remember(source.below(bound), bound); }

        @Override
        public <T> int below(int bound, T of, Naming<? super T> naming) { return remember(source.below(bound, of, naming), bound); }

        private int remember(int drawn, int bound) {
            drew.add(drawn);
            bounds.add(bound);
            return drawn;
        }

        /// The bound of each number that [#take] is about to give.
        public List<Integer> bounds() { return List.copyOf(bounds); }

        /// What was drawn since the last time this was asked.
        public List<Integer> take() {
            var taken = List.copyOf(drew);
            drew = new ArrayList<>();
            bounds = new ArrayList<>();
            return taken;
        }
    }

    /// Tries every sequence of outcomes in turn: `do { play(chance); } while (chance.advance());`
    final class Exhaustive implements Chance {
        private final List<int[]> path = new ArrayList<>(); // {drawn, bound}
        private int depth;

        @Override
        public int below(int bound) {
            if (depth == path.size()) path.add(new int[] {0, bound});
            return path.get(depth++)[0];
        }

        public boolean advance() {
            depth = 0;
            while (!path.isEmpty()) {
                int[] last = path.getLast();
                if (++last[0] < last[1]) return true;
                path.removeLast();
            }
            return false;
        }

        /// How likely the current sequence is.
        public double probability() { return path.stream().mapToDouble(step -> 1.0 / step[1]).reduce(1, (a, b) -> a * b); }
    }
}
