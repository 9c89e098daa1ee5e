package hearthside.server.tables;

import hearthside.server.bots.BotRunner;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Those who do what nobody waits for, bots among them.
final class Workers implements BotRunner, AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Workers.class);
    private static final int CLOSING_SECONDS = 5;

    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Thinker thinker;
    private final Predicate<String> keeps;
    private final int pause;

    Workers(Thinker thinker, Predicate<String> keeps, int pause) {
        this.thinker = thinker;
        this.keeps = keeps;
        this.pause = pause;
    }

    @Override
    public Thinker thinker() { return thinker; }

    @Override
    public boolean keeps(String table) { return keeps.test(table); }

    @Override
    public int pause() { return pause; }

    @Override
    public void work(Runnable work) {
        try {
            threads.execute(() -> {
                try {
                    work.run();
                } catch (RuntimeException e) {
                    LOG.error("A worker failed.", e);
                }
            });
        } catch (RejectedExecutionException _) {
            // the server is closing
        }
    }

    @Override
    public boolean rest(long millis) {
        try {
            if (millis > 0) Thread.sleep(millis);
            return !threads.isShutdown();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /// Lets those at work finish their move, so that nothing is written after the database closes.
    @Override
    public void close() {
        threads.shutdownNow();
        try {
            if (!threads.awaitTermination(CLOSING_SECONDS, TimeUnit.SECONDS)) LOG.warn("A bot is still thinking; its move is dropped.");
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }
}
