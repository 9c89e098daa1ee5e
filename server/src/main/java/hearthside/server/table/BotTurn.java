package hearthside.server.table;

import hearthside.core.Copyable;
import hearthside.server.tables.TableRegistry;

/// Decides for the bot at one seat for as long as it is its turn, and goes home.
record BotTurn<S extends Copyable<S>, A>(BotTurns<S, A> turns, TableRegistry registry, int seat) implements Runnable {
    private static final long MOST_PATIENCE_MILLIS = 60_000;

    @Override
    public void run() {
        long trouble = 0;
        while (true) {
            var task = turns.task(seat);
            if (task.isEmpty()) return;
            long begun = System.nanoTime();
            var action = registry.thinkingPool().choose(task.get());
            if (action.isEmpty()) return;
            int pause = task.get().isWanted() ? 0 : registry.botPause(); // a bot gives people time to follow
            if (!registry.rest(pause - (System.nanoTime() - begun) / 1_000_000)) return;
            trouble = turns.move(task.get(), action.get()) ? 0 : Math.min(MOST_PATIENCE_MILLIS, 1_000 + 2 * trouble);
            if (!registry.rest(trouble)) return;
        }
    }
}
