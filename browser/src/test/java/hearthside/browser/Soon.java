package hearthside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import org.jspecify.annotations.Nullable;

/// A page needs a moment after a click, a key or a new address: what is read from it at once may still be the old. What a test says
/// of a page it says through here, and it has until the machine must have come to it.
final class Soon {
    private static final long PATIENCE_NANOS = 120_000_000_000L;
    private static final long PAUSE_MILLIS = 30;

    private Soon() {}

    static void until(Page page, String script) { until(page, script, null); }

    /// Waits until a script says yes. Trap: Playwright's own waiting asks once a frame, and a page that has nothing to draw has none.
    static void until(Page page, String script, @Nullable Object about) {
        soon(() -> assertThat(isSo(page, script, about)).as(script).isTrue());
    }

    private static boolean isSo(Page page, String script, @Nullable Object about) {
        try {
            var said = page.evaluate(script, about);
            return said != null && !Boolean.FALSE.equals(said);
        } catch (PlaywrightException _) {
            return false; // it went to another address meanwhile
        }
    }

    /// Tries what is said of a page until it holds, or fails as it fails at last.
    static void soon(Runnable said) {
        long begun = System.nanoTime();
        while (true) {
            try {
                said.run();
                return;
            } catch (AssertionError e) {
                if (System.nanoTime() - begun > PATIENCE_NANOS) throw e;
            }
            try {
                Thread.sleep(PAUSE_MILLIS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException(e);
            }
        }
    }
}
