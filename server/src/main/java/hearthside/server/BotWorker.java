package hearthside.server;

import hearthside.core.Copyable;

/// Decides for the bot at one seat for as long as it is its turn, and goes home.
record BotWorker<S extends Copyable<S>, A>(Table<S, A> table, Hall hall, int seat) implements Runnable {
    private static final long MOST_PATIENCE_MILLIS = 60_000;

    @Override
    public void run() {
        long trouble = 0;
        while (true) {
            var task = table.botTask(seat);
            if (task.isEmpty()) return;
            long begun = System.nanoTime();
            var action = hall.thinkers().choose(task.get());
            if (action.isEmpty()) return;
            int pause = task.get().isWanted() ? 0 : hall.botPause(); // a bot gives people time to follow
            if (!hall.rest(pause - (System.nanoTime() - begun) / 1_000_000)) return;
            trouble = table.botMove(task.get(), action.get()) ? 0 : Math.min(MOST_PATIENCE_MILLIS, 1_000 + 2 * trouble);
            if (!hall.rest(trouble)) return;
        }
    }
}
