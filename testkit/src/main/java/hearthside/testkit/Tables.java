package hearthside.testkit;

import hearthside.core.Dealer;
import hearthside.core.Game;
import hearthside.core.TableOption;
import hearthside.core.Terms;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The terms to try a game on: every seat count with every value of every option, and mixtures.
public final class Tables {
    private static final int MIXTURES = 12;

    private Tables() {}

    public static List<Terms> of(Game<?, ?> game) {
        var all = new ArrayList<Terms>();
        var chance = new Chance.Seeded(1);
        for (int seats = game.info().minSeats(); seats <= game.info().maxSeats(); seats++) {
            add(all, game, seats, Map.of());
            for (var option : game.info().options())
                for (var value : option.values()) if (!value.equals(option.standard())) add(all, game, seats, Map.of(option.key(), value));
            for (int i = 0; i < MIXTURES; i++) add(all, game, seats, mixture(game.info().options(), seats, chance));
        }
        return all;
    }

    private static Map<String, String> mixture(List<TableOption> options, int seats, Chance chance) {
        var chosen = new LinkedHashMap<String, String>();
        for (var option : options)
            for (var key : option.keys(seats))
                if (chance.below(2) == 0) chosen.put(key, option.values().get(chance.below(option.values().size())));
        return chosen;
    }

    /// Leaves out what the game refuses to set up: options that do not go together.
    private static void add(List<Terms> all, Game<?, ?> game, int seats, Map<String, String> chosen) {
        try {
            var terms = game.info().terms(seats, chosen);
            if (terms.options().getOrDefault("maxRounds", "").equals("off")) return; // without a limit random players may drift for ever
            game.setup(terms, Dealer.silent(new Chance.Seeded(0)));
            all.add(terms);
        } catch (BadInput _) {
            // not a table anybody can sit at
        }
    }
}
