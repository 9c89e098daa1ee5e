package hearthside.games.fireaxe;

import hearthside.core.GameEvent;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.IntStream;

/// Random games at which what is told beforehand can be compared with what comes of it.
final class FactsScene {
    private static final FireAndAxe GAME = new FireAndAxe();

    private FactsScene() {}

    /// Random longboats that load, put to sea and do what a port offers rather often.
    static void play(Map<String, String> options, int games, BiConsumer<Match<State, Action>, Integer> before) {
        for (int n = 0; n < games; n++) {
            var chosen = new HashMap<>(options);
            chosen.put("maxRounds", "20");
            var chance = new Chance.Seeded(n);
            var match = new Match<>(GAME, GAME.info().terms(2 + n % 4, chosen), new Chance.Seeded(n + 1));
            while (!match.isOver()) {
                int seat = match.toAct().list().getFirst();
                before.accept(match, seat);
                match.play(seat, choice(match.options(seat), chance));
            }
            before.accept(match, 0);
        }
    }

    private static Action choice(List<Action> options, Chance chance) {
        var eager = options.stream().filter(option -> option instanceof Action.Raid || option instanceof Action.Settle
                || option instanceof Action.Trade || option instanceof Action.Roll || option instanceof Action.Found).toList();
        if (!eager.isEmpty() && chance.below(2) == 0) return eager.get(chance.below(eager.size()));
        var lively = options.stream().filter(option -> !(option instanceof Action.EndTurn || option instanceof Action.GoWintering))
                .toList();
        return lively.isEmpty() || chance.below(10) == 0
                ? options.get(chance.below(options.size()))
                : lively.get(chance.below(lively.size()));
    }

    static Facts facts(Match<State, Action> match, int viewer) { return GAME.facts(match.terms(), match.view(viewer), viewer); }

    static View view(Match<State, Action> match, int seat) { return (View) match.view(seat); }

    /// The number of a foreign port in the view.
    static int at(View view, String port) { return view.ports().stream().map(View.Harbour::port).toList().indexOf(port); }

    /// A stop as whoever plans a voyage reads it off the tree and its table.
    record Stop(String place, int before, boolean free, int day, int beyond, int loss) {}

    static List<Stop> stops(Voyages.Reach reach, int sky) {
        return IntStream.range(0, reach.places().size()).mapToObj(at -> stop(reach, at, sky)).toList();
    }

    private static Stop stop(Voyages.Reach reach, int at, int sky) {
        var edition = FireAndAxeEdition.HOUSE;
        int ports = edition.ports().size(), number = reach.places().get(at);
        var place = number < ports ? edition.ports().get(number).id() : edition.waters().get(number - ports).id();
        var cost = reach.costs().stream().filter(each -> each.stops().contains(at)).findFirst();
        return new Stop(place, reach.before().get(at), reach.free().contains(at), reach.days().get(at),
                cost.map(Voyages.Cost::beyond).orElse(0), cost.map(each -> each.losses().get(sky)).orElse(0));
    }

    static <E extends GameEvent> List<E> events(List<GameEvent> all, Class<E> kind) {
        return all.stream().filter(kind::isInstance).map(kind::cast).toList();
    }
}
