package hearthside.ai.review;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// One step of a finished game, judged.
///
/// @param step   from 0, the setup
/// @param seat   who decided; -1 for the setup
/// @param wins   how likely each seat was to win after it
/// @param cost   how much winning chance the decision gave away
/// @param better what would have been better; null where it was as good as any
/// @param reason why; null where nothing stands out
/// @param luck   what its draws gave to each seat, beyond what they give on average; empty where nothing was drawn
public record Evaluation<A>(int step, int seat, List<Double> wins, double cost, @Nullable A better, @Nullable Reason reason,
        List<Double> luck) {
    public Evaluation {
        wins = List.copyOf(wins);
        luck = List.copyOf(luck);
    }
}
