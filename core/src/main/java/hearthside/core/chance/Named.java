package hearthside.core.chance;

import hearthside.core.input.BadInput;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Luck told in words: gives what a script says, number or name, and remembers what each draw could have been.
public final class Named implements Chance {
    /// Stands in a script for a draw that may come as it likes.
    public static final String ANY = "";

    /// One draw.
    ///
    /// @param drawn the number that was given
    /// @param names what every number stands for
    /// @param place where it lies or what it is for, as [Naming#place] tells it
    /// @param seat  the only one that may see it, or [Naming#EVERYBODY]
    public record Draw(int drawn, List<String> names, String place, int seat) {

        public String name() { return names.get(drawn); }

        /// How many numbers have this name.
        public int ways() { return (int) names.stream().filter(name()::equals).count(); }
    }

    private final List<?> script;
    private final @Nullable Chance then;
    private final List<Draw> draws = new ArrayList<>();

    /// @param script numbers and names, in the order in which the rules will ask
    /// @param then   what gives the rest; without it, one draw too many is a complaint
    public Named(List<?> script, @Nullable Chance then) {
        this.script = List.copyOf(script);
        this.then = then;
    }

    @Override
    public int below(int bound) { return below(bound, this, (_, drawn) -> "number " + drawn); }

    @Override
    public <T> int below(int bound, T of, Naming<? super T> naming) {
        var names = IntStream.range(0, bound).mapToObj(n -> naming.name(of, n)).toList();
        int drawn = draws.size() < script.size() && !ANY.equals(script.get(draws.size()))
                ? told(script.get(draws.size()), names)
                : further(names);
        draws.add(new Draw(drawn, names, naming.place(), naming.seat()));
        return drawn;
    }

    private int told(Object said, List<String> names) {
        if (said instanceof Integer number) {
            if (number >= 0 && number < names.size()) return number;
            throw new BadInput("draws", "Draw %d is %d, but must be from 0 to %d.".formatted(draws.size() + 1, number, names.size() - 1));
        }
        int first = names.indexOf(said);
        if (first >= 0) return first;
        throw new BadInput("draws[%d]".formatted(draws.size()), "\"%s\" cannot come here; there is %s.".formatted(said, kinds(names)));
    }

    private int further(List<String> names) {
        if (then != null) return then.below(names.size());
        throw new BadInput("draws", "All %d draws are used up, but one more is needed (one of %s).".formatted(script.size(), kinds(names)));
    }

    private static String kinds(List<String> names) { return String.join(", ", names.stream().distinct().toList()); }

    /// What was drawn so far.
    public List<Draw> draws() { return List.copyOf(draws); }

    /// How many words of the script nobody has asked for.
    public int left() { return Math.max(0, script.size() - draws.size()); }
}
