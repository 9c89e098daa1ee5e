package hearthside.codegen;

import hearthside.core.Copyable;
import hearthside.core.Game;
import hearthside.core.Match;
import hearthside.core.TableOption;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import hearthside.core.chance.Named;
import hearthside.core.input.BadInput;
import hearthside.wire.Json;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// What is drawn at each moment, found by playing: many games with every option, the same ones each time.
final class Draws {
    private static final int GAMES = 60, LONGEST = 1500;

    /// What one moment draws of one kind: from how few to how many in one action.
    record Kind(String name, int least, int most) {}

    private final Map<String, Map<String, int[]>> found = new TreeMap<>(); // moment → kind → least, most, times
    private final Map<String, Integer> times = new HashMap<>();

    private Draws() {}

    /// By moment, `Flipping: Flip`, what is drawn; moments that draw nothing are left out.
    static <S extends Copyable<S>, A> Map<String, List<Kind>> of(Game<S, A> game) {
        var draws = new Draws();
        var luck = new Chance.Seeded(1);
        for (int i = 0; i < GAMES; i++) draws.play(game, terms(game, i, luck), luck);
        var told = new LinkedHashMap<String, List<Kind>>();
        draws.found.forEach((moment, kinds) -> told.put(moment, kinds.entrySet().stream()
                .map(kind -> new Kind(kind.getKey(), kind.getValue()[2] < draws.times.getOrDefault(moment, 0) ? 0 : kind.getValue()[0],
                        kind.getValue()[1]))
                .toList()));
        return told;
    }

    /// Every third game as usual, the others with options at random; what does not go together is played as usual.
    private static Terms terms(Game<?, ?> game, int i, Chance luck) {
        var info = game.info();
        int seats = info.minSeats() + i % (info.maxSeats() - info.minSeats() + 1);
        var chosen = new HashMap<String, String>();
        if (i % 3 != 0)
            for (TableOption option : info.options())
                if (luck.below(3) == 0) chosen.put(option.key(), option.values().get(luck.below(option.values().size())));
        try {
            var terms = info.terms(seats, chosen);
            game.setup(terms, hearthside.core.Dealer.silent(new Chance.Seeded(i)));
            return terms;
        } catch (BadInput _) {
            return info.terms(seats);
        }
    }

    private <S extends Copyable<S>, A> void play(Game<S, A> game, Terms terms, Chance luck) {
        var setup = new Named(List.of(), luck);
        var match = new Match<>(game, terms, setup);
        note("setup", setup.draws());
        for (int i = 0; i < LONGEST && !match.isOver(); i++) {
            int seat = match.toAct().first();
            var options = match.options(seat);
            var action = options.get(luck.below(options.size()));
            var phase = Json.tree(match.view(Game.REFEREE)).path("phase").path("is").stringValue();
            var named = new Named(List.of(), luck);
            match.play(seat, action, named);
            note("%s: %s".formatted(phase, action.getClass().getSimpleName()), named.draws());
        }
    }

    private void note(String moment, List<Named.Draw> draws) {
        times.merge(moment, 1, Integer::sum);
        var counts = new TreeMap<String, Integer>();
        for (var draw : draws) counts.merge(kind(draw.names()), 1, Integer::sum);
        counts.forEach((kind, count) -> {
            var seen = found.computeIfAbsent(moment, _ -> new TreeMap<>()).computeIfAbsent(kind, _ -> new int[] {count, count, 0});
            seen[0] = Math.min(seen[0], count);
            seen[1] = Math.max(seen[1], count);
            seen[2]++;
        });
    }

    /// The first word where names have two, such as `die 4`; otherwise they are words of their own.
    private static String kind(List<String> names) {
        int blank = names.getFirst().indexOf(' ');
        return blank < 0 ? "" : names.getFirst().substring(0, blank);
    }
}
