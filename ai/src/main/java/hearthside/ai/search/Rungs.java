package hearthside.ai.search;

import hearthside.ai.Budget;
import hearthside.ai.Ladder;
import hearthside.ai.Level;
import hearthside.core.Copyable;
import java.util.List;
import java.util.stream.Stream;

/// The five levels of every game that is played by searching. They all look at the board in the same way: the weaker ones think less and
/// slip more often.
public final class Rungs {
    public static final String CUB = "cub", GATHERER = "gatherer", HUNTER = "hunter", SHAMAN = "shaman", CHIEF = "chief",
            ALL_SEEING = "all-seeing";

    private static final Budget ONE_SECOND = Budget.ofMillis(1000);

    private Rungs() {}

    public static <S extends Copyable<S>, A> Ladder<S, A> of(Mind<S, A> mind, List<Level<S, A>> yardsticks) {
        return new Ladder<>(List.of(
                rung(mind, CUB, Budget.ofIterations(8), 1, 70),
                rung(mind, GATHERER, Budget.ofIterations(16), 1, 35),
                rung(mind, HUNTER, Budget.ofIterations(32), 1, 10),
                rung(mind, SHAMAN, Budget.ofIterations(120), 1, 3),
                rung(mind, CHIEF, ONE_SECOND, Mind.THREADS, 0)), Stream.concat(yardsticks.stream(), Stream.of(allSeeing(mind))).toList(),
                HUNTER);
    }

    /// The chief if it could see through cards: no honest player can do better by searching in this way.
    private static <S extends Copyable<S>, A> Level<S, A> allSeeing(Mind<S, A> mind) {
        return new Level<>(ALL_SEEING, ONE_SECOND, true, (_, chance) -> mind.bot(Mind.THREADS, 0, chance));
    }

    public static <S extends Copyable<S>, A> Level<S, A> rung(Mind<S, A> mind, String id, Budget budget, int threads, int slips) {
        return new Level<>(id, budget, false, (_, chance) -> mind.bot(threads, slips, chance));
    }
}
