package hearthside.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Random;

/// Somebody who plays any game by clicking on whatever glows, and on the button that says it is done.
final class Player {
    private static final String TABLE = "[data-testid=table]";
    private static final String LEGAL = "[data-legal=true]:visible";
    private static final String DONE = ":is([data-testid=confirm], [data-testid=trade-done]):visible:not([disabled])";
    private static final String HUT = "[data-testid^=hut-][data-legal=true]";
    private final Page page;
    private final Random random;
    int clicks;

    Player(Page page, long seed) {
        this.page = page;
        random = new Random(seed);
    }

    boolean isOver() { return "true".equals(page.locator(TABLE).getAttribute("data-over")); }

    private String seq() { return page.locator(TABLE).getAttribute("data-seq"); }

    /// Makes one decision if it is this player's turn. Returns whether it did.
    boolean act() {
        page.waitForSelector(TABLE + "[data-idle=true]");
        if (isOver()) return false;
        if (page.locator(LEGAL).count() + page.locator(DONE).count() == 0) return false;
        var seq = seq();
        clicks++;
        // some decisions take more than one click: until the server has answered, click on
        for (int i = 0; i < 60 && seq.equals(seq()); i++) {
            var done = page.locator(DONE);
            var legal = page.locator(LEGAL);
            int count = legal.count();
            if (done.count() > 0 && (count == 0 || i % 3 == 2)) click(done.first());
            else if (page.locator(HUT).count() > 0) click(page.locator(HUT).first()); // who builds gets done
            else if (count > 0) click(legal.nth(random.nextInt(count)));
            for (int wait = 0; wait < 4 && seq.equals(seq()); wait++) page.waitForTimeout(8);
        }
        return true;
    }

    /// Plays on to the end from within the page. Returns whether it came to the end before so many clicks were made.
    boolean finish(int most) {
        page.setDefaultTimeout(0); // a number of clicks is the limit, not the clock of a busy machine
        return (Boolean) page.evaluate(Script.of("finish.js"), List.of(random.nextInt(1_000_000), most));
    }

    /// A click may come too late, when the table has moved on: then it did not happen.
    private static void click(Locator locator) {
        try {
            locator.click(new Locator.ClickOptions().setTimeout(1500).setForce(true));
        } catch (com.microsoft.playwright.PlaywrightException _) {
            // the thing is gone; whoever plays looks again
        }
    }
}
