package hearthside.app.simulation;

import java.io.Console;
import java.io.PrintWriter;
import java.util.Optional;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/// A bar on the terminal for long work that can be stopped with Ctrl-C and then still tells what was done.
final class Progress implements AutoCloseable {
    private final @Nullable ProgressBar bar;
    private final Thread hook;
    private final Thread worker = Thread.currentThread();
    private volatile boolean stopped, closed;

    private Progress(@Nullable ProgressBar bar) {
        this.bar = bar;
        hook = new Thread(this::stop);
        Runtime.getRuntime().addShutdownHook(hook);
    }

    /// @param err where the bar is drawn; nowhere if null or if nobody is looking
    static Progress start(@Nullable PrintWriter err, String unit, long most) {
        var looking = Optional.ofNullable(System.console()).filter(Console::isTerminal);
        if (err == null || looking.isEmpty()) return new Progress(null);
        return new Progress(new ProgressBarBuilder().setTaskName(unit).setInitialMax(most).setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(200).setConsumer(new ConsoleProgressBarConsumer(System.err)).build());
    }

    void step() { if (bar != null) bar.step(); }

    boolean isStopped() { return stopped; }

    /// Ctrl-C: lets the work come to its end and print what it has.
    private void stop() {
        if (closed) return;
        stopped = true;
        try {
            worker.join(2000);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        if (bar != null) bar.close();
        closed = true;
        if (!stopped) Runtime.getRuntime().removeShutdownHook(hook);
    }
}
