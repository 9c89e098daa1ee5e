package hearthside.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import org.jspecify.annotations.Nullable;

/// A page needs a moment after a click, a key or a new address: what is read from it at once may still be the old. What a test says
/// of a page it says through here, and it has until the machine must have come to it.
final class Soon {
    private static final long PATIENCE_NANOS = 120_000_000_000L;
    private static final long PAUSE_MILLIS = 30, A_TAP_NANOS = 8_000_000_000L;
    private static final int MOST_TAPS = 5;

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

    /// Taps what opens something, and once more if the tap only ended what was going on: closing never plays.
    static void tap(Page page, String what, String opens) {
        for (int tries = 0; tries < MOST_TAPS; tries++) {
            page.locator(what).first().tap(new Locator.TapOptions().setForce(true));
            long begun = System.nanoTime();
            while (System.nanoTime() - begun < A_TAP_NANOS) {
                if (page.locator(opens).count() > 0) return;
                page.waitForTimeout(PAUSE_MILLIS);
            }
        }
        throw new AssertionError("%s was tapped %d times and opened no %s".formatted(what, MOST_TAPS, opens));
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
