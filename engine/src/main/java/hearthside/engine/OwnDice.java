package hearthside.engine;

import hearthside.codec.Tree;
import hearthside.codec.Types;
import hearthside.core.Copyable;
import hearthside.core.Dealer;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import hearthside.core.chance.Named;
import hearthside.core.chance.Naming;
import hearthside.core.input.BadInput;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Luck that people have rolled and turned up themselves: what is drawn next, and all that may have come as far as those can know who look
/// at the screen. What others hold in secret is offered too: a name that is missing would tell who has it.
///
/// @param typed names, in the order in which the rules ask
/// @param eyes  the seat that looks on where everybody may; whoever draws in secret looks alone
record OwnDice(List<String> typed, int eyes, long seed) {
    /// So many worlds are imagined to see what may have come.
    private static final int WORLDS = 32;
    /// `die 2` before `die 10`.
    private static final Comparator<String> ORDER = Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder());

    /// Lets something be drawn in a world of one's own; what cannot be there ends as [BadInput].
    @FunctionalInterface
    private interface World {
        void draw(Chance.Seeded imagination, int eyes, Named luck);
    }

    static OwnDice read(Tree asked, int eyes, long seed) { return new OwnDice(typed(asked.at("draws")), eyes, seed); }

    static List<String> typed(@Nullable Tree draws) { return Practice.items(draws).stream().map(Types.TEXT::read).toList(); }

    /// The next draw of a decision.
    <S extends Copyable<S>, A> String next(Match<S, A> match, int seat, A action) {
        return told(truth(luck -> match.trial(seat, action, luck)), (imagination, beholder, luck) -> {
            var world = match.imagine(beholder, imagination);
            if (!match.game().options(world, seat).contains(action)) throw new BadInput("action", "In this world it cannot be done.");
            match.game().apply(world, seat, action, Dealer.silent(luck));
        });
    }

    /// The next draw before the first decision.
    <S extends Copyable<S>> String next(Game<S, ?> game, Terms terms) {
        return told(truth(luck -> game.setup(terms, Dealer.silent(luck))), (_, _, luck) -> game.setup(terms, Dealer.silent(luck)));
    }

    /// All that is drawn before the first decision, as the rules count it.
    List<Integer> numbers(Game<?, ?> game, Terms terms) {
        return truth(luck -> game.setup(terms, Dealer.silent(luck))).draws().stream().map(Named.Draw::drawn).toList();
    }

    private Named truth(Consumer<Named> draw) {
        var luck = new Named(typed, new Chance.Seeded(seed));
        draw.accept(luck);
        if (luck.left() > 0) throw new BadInput("draws", "Only %d are drawn here, not %d.".formatted(luck.draws().size(), typed.size()));
        return luck;
    }

    private String told(Named truth, World world) {
        int next = typed.size();
        if (next == truth.draws().size()) return "{\"draw\":null}";
        var draw = truth.draws().get(next);
        int from = next, to = next;
        while (from > 0 && isAlike(truth.draws().get(from - 1), draw)) from--;
        while (to < truth.draws().size() && isAlike(truth.draws().get(to), draw)) to++;
        return new Fields().raw("draw", new Fields().put("name", draw.name()).put("place", draw.place()).put("seat", draw.seat())
                .put("names", Types.listOf(Types.TEXT), possible(truth.draws(), world)).put("nth", next - from + 1).put("of", to - from)
                .end())
                .end();
    }

    private static boolean isAlike(Named.Draw one, Named.Draw other) {
        return kind(one).equals(kind(other)) && one.place().equals(other.place());
    }

    private static String kind(Named.Draw draw) { return draw.name().substring(0, Math.max(0, draw.name().indexOf(' '))); }

    private List<String> possible(List<Named.Draw> draws, World world) {
        int next = typed.size();
        var draw = draws.get(next);
        int beholder = draw.seat() == Naming.EVERYBODY ? eyes : draw.seat();
        var script = new ArrayList<String>();
        for (int i = 0; i < next; i++) {
            int seat = draws.get(i).seat();
            script.add(seat == Naming.EVERYBODY || seat == beholder ? typed.get(i) : Named.ANY);
        }
        var names = new TreeSet<>(ORDER);
        names.addAll(draw.names());
        for (int i = 0; i < WORLDS; i++) {
            var imagination = new Chance.Seeded(seed + i);
            var luck = new Named(script, imagination);
            try {
                world.draw(imagination, beholder, luck);
            } catch (BadInput _) {
                continue; // what was typed cannot come there
            }
            if (next < luck.draws().size() && luck.draws().get(next).place().equals(draw.place()))
                names.addAll(luck.draws().get(next).names());
        }
        return List.copyOf(names);
    }
}
