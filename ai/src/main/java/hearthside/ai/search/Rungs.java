package hearthside.ai.search;

import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Ladder;
import hearthside.ai.bot.Level;
import hearthside.core.Copyable;
import java.util.List;
import java.util.stream.Stream;

/// The five levels of every game that is played by searching. They all look at the board in the same way: the weaker ones think less and
/// slip more often.
public final class Rungs {
    public static final String CUB = "cub", GATHERER = "gatherer", HUNTER = "hunter", SHAMAN = "shaman", CHIEF = "chief",
            ALL_SEEING = "all-seeing", CHIEF_0_1 = "chief-0.1";

    private static final Budget ONE_SECOND = Budget.ofMillis(1000);

    private Rungs() {}

    public static <S extends Copyable<S>, A> Ladder<S, A> of(SearchSetup<S, A> setup, List<Level<S, A>> yardsticks) {
        return new Ladder<>(List.of(
                rung(setup, CUB, Budget.ofIterations(8), 1, 70),
                rung(setup, GATHERER, Budget.ofIterations(16), 1, 35),
                rung(setup, HUNTER, Budget.ofIterations(32), 1, 10),
                rung(setup, SHAMAN, Budget.ofIterations(120), 1, 3),
                rung(setup, CHIEF, ONE_SECOND, SearchSetup.THREADS, 0)),
                Stream.concat(yardsticks.stream(),
                        Stream.of(allSeeing(setup), FrozenChief.of(setup, CHIEF_0_1, ONE_SECOND))).toList(),
                HUNTER);
    }

    /// The chief if it could see through cards: no honest player can do better by searching in this way.
    private static <S extends Copyable<S>, A> Level<S, A> allSeeing(SearchSetup<S, A> setup) {
        return new Level<>(ALL_SEEING, ONE_SECOND, true, (_, chance) -> setup.bot(SearchSetup.THREADS, 0, chance));
    }

    public static <S extends Copyable<S>, A> Level<S, A> rung(SearchSetup<S, A> setup, String id, Budget budget, int threads, int slips) {
        return new Level<>(id, budget, false, (_, chance) -> setup.bot(threads, slips, chance));
    }
}
