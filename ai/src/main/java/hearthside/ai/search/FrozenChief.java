package hearthside.ai.search;

import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Level;
import hearthside.core.Copyable;
import java.util.Objects;

/// The strongest opponent of version 0.1.0, which later ones are measured by: its weights and settings are resources of their own, and it
/// thinks on one thread, so that it is the same on every machine. What it shares with those of today (the search, the heuristics of a
/// game) must not change what it chooses; `FrozenChiefTest` holds it to that.
public final class FrozenChief {
    private static final String FOLDER = "weights-0.1";

    private FrozenChief() {}

    /// @param today the setup of the game as it is now
    public static <S extends Copyable<S>, A> Level<S, A> of(SearchSetup<S, A> today, String id, Budget budget) {
        var setup = new SearchSetup<>(today.game(), today.heuristics().ofVersion01(), FOLDER, null);
        var tuning = tuning(today.game().info().id());
        return new Level<>(id, budget, false, (_, chance) -> new SearchBot<>(setup.search(tuning, 1, chance.nextLong()), 0, chance));
    }

    private static Tuning tuning(String game) {
        var text = Objects.requireNonNull(SearchSetup.read("/hearthside/ai/%s/settings.txt".formatted(FOLDER)));
        for (var line : text.split("\n")) {
            var words = line.split(" ");
            if (!words[0].equals(game)) continue;
            return new Tuning(Double.parseDouble(words[1]), Double.parseDouble(words[2]), Double.parseDouble(words[3]),
                    Integer.parseInt(words[4]), Integer.parseInt(words[5]), Tuning.Rollout.valueOf(words[6]), Integer.parseInt(words[7]),
                    Double.parseDouble(words[8]));
        }
        throw new IllegalStateException("Version 0.1.0 did not play " + game);
    }
}
