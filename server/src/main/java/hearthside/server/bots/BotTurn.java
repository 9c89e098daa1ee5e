package hearthside.server.bots;

import hearthside.core.Copyable;
import java.util.Optional;

/// Decides for the bot at one seat for as long as it is its turn, and goes home.
public record BotTurn<S extends Copyable<S>, A>(Turns<S, A> turns, BotRunner runner, int seat) implements Runnable {
    private static final long FIRST_PATIENCE_MILLIS = 1_000;
    private static final long MOST_PATIENCE_MILLIS = 60_000;
    private static final long NANOS_IN_A_MILLI = 1_000_000;

    /// The table, as a worker sees it.
    public interface Turns<S extends Copyable<S>, A> {
        /// What the bot at `seat` has to decide now; its worker goes home where there is nothing.
        Optional<TableBots.Task<S, A>> task(int seat);

        /// Returns whether the disk is well.
        boolean move(TableBots.Task<S, A> task, A action);

        /// Whether anybody has the table open.
        boolean isLookedAt();
    }

    @Override
    public void run() {
        long trouble = 0;
        while (true) {
            var task = turns.task(seat);
            if (task.isEmpty()) return;
            long begun = System.nanoTime();
            var action = runner.thinker().choose(task.get());
            if (!turns.isLookedAt()) task.get().bot().forget(); // what it has thought is large, and nobody waits for the next decision
            if (action.isEmpty()) return;
            int pause = task.get().isWanted() ? 0 : runner.pause(); // a bot gives people time to follow
            if (!runner.rest(pause - (System.nanoTime() - begun) / NANOS_IN_A_MILLI)) return;
            trouble = turns.move(task.get(), action.get()) ? 0 : Math.min(MOST_PATIENCE_MILLIS, FIRST_PATIENCE_MILLIS + 2 * trouble);
            if (!runner.rest(trouble)) return;
        }
    }
}
