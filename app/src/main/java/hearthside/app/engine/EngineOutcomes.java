package hearthside.app.engine;

import hearthside.core.Copyable;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.core.chance.Named;
import hearthside.core.input.BadInput;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// All that luck may make of one action, draw by draw, by name. Numbers with the same name count as one outcome.
final class EngineOutcomes {
    private static final int USUAL_LIMIT = 200, MOST = 10_000;

    /// What the next draw may give.
    ///
    /// @param draw the first number with this name
    /// @param ways how many numbers have it
    record Next(int draw, String is, int ways) {}

    /// One way through all draws.
    record Way(List<String> draws, List<Integer> numbers, double chance) {}

    private EngineOutcomes() {}

    static <S extends Copyable<S>, A> void tell(Match<S, A> match, int seat, A action, JsonNode request, Map<String, Object> answer) {
        int limit = Engine.integer(request, "limit", USUAL_LIMIT);
        if (limit < 1 || limit > MOST) throw new BadInput("limit", "The limit is 1 to %d.".formatted(MOST));
        var prefix = script(request.path("draws"));
        var ways = new ArrayList<Way>();
        var first = play(match, seat, action, prefix);
        if (first.left() > 0)
            throw new BadInput("draws", "%d of the draws were not needed.".formatted(first.left()));
        var next = first.draws().size() == prefix.size() ? List.<Next>of() : kinds(first.draws().get(prefix.size()).names());
        List<Named.Draw> draws = first.draws();
        @Nullable
        List<Object> script = List.of();
        while (script != null && ways.size() < limit) {
            ways.add(way(draws));
            script = advance(draws, prefix.size());
            if (script != null && ways.size() < limit) draws = play(match, seat, action, script).draws();
        }
        answer.put("next", next);
        answer.put("outcomes", ways);
        answer.put("more", script != null);
    }

    /// Numbers and names, as they are written in a request.
    static List<Object> script(JsonNode draws) {
        if (draws.isMissingNode()) return List.of();
        if (!draws.isArray()) throw new BadInput("draws", "Here should be a list in brackets.");
        var script = new ArrayList<Object>();
        for (var draw : draws) {
            if (draw.isString()) script.add(draw.stringValue());
            else if (draw.isIntegralNumber() && draw.canConvertToInt()) script.add(draw.intValue());
            else throw new BadInput("draws[%d]".formatted(script.size()), "A draw is a whole number or a name in quotes.");
        }
        return script;
    }

    private static <S extends Copyable<S>, A> Named play(Match<S, A> match, int seat, A action, List<Object> script) {
        var luck = new Named(script, new Chance.Exhaustive()); // which gives 0 as long as it does not advance
        match.trial(seat, action, luck);
        return luck;
    }

    private static Way way(List<Named.Draw> draws) {
        double chance = 1;
        for (var draw : draws) chance *= draw.ways() / (double) draw.names().size();
        return new Way(draws.stream().map(Named.Draw::name).toList(), draws.stream().map(Named.Draw::drawn).toList(),
                Math.round(chance * 1e9) / 1e9);
    }

    private static List<Next> kinds(List<String> names) {
        var kinds = new LinkedHashMap<String, Next>();
        for (int i = 0; i < names.size(); i++) {
            var before = kinds.get(names.get(i));
            kinds.put(names.get(i),
                    before == null ? new Next(i, names.get(i), 1) : new Next(before.draw(), before.is(), before.ways() + 1));
        }
        return List.copyOf(kinds.values());
    }

    /// The script of the next way: the last draw that has another name left takes it. Null when all ways were taken.
    private static @Nullable List<Object> advance(List<Named.Draw> draws, int fixed) {
        for (int i = draws.size() - 1; i >= fixed; i--) {
            var names = draws.get(i).names();
            for (int n = draws.get(i).drawn() + 1; n < names.size(); n++) {
                if (names.indexOf(names.get(n)) < n) continue;
                var script = new ArrayList<Object>();
                for (var before : draws.subList(0, i)) script.add(before.drawn());
                script.add(n);
                return script;
            }
        }
        return null;
    }
}
