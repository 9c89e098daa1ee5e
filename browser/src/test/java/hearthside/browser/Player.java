package hearthside.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.Random;

/// Somebody who plays My First Stone Age by clicking on whatever glows.
final class Player {
    private static final String TABLE = "[data-testid=table]";
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
        var legal = page.locator("[data-legal=true]:visible");
        int count = legal.count();
        if (count == 0) return false;
        var seq = seq();
        if (page.locator("[data-testid^=hut-][data-legal=true]").count() > 0) click(page.locator("[data-testid^=hut-][data-legal=true]").first());
        else if (page.locator("[data-testid=trade-done]:visible").count() > 0) trade();
        else click(legal.nth(random.nextInt(count)));
        clicks++;
        settle(seq);
        return true;
    }

    /// Swaps need a second tree: until the server has answered, click another glowing one.
    private void settle(String seq) {
        for (int i = 0; i < 200 && seq.equals(seq()); i++) {
            page.waitForTimeout(25);
            if (i % 8 != 7) continue;
            var more = page.locator("[data-legal=true]:visible");
            int count = more.count();
            if (count > 0 && seq.equals(seq())) click(more.nth(random.nextInt(count)));
        }
    }

    private void trade() {
        var mine = page.locator("[data-testid^=good-mine-]");
        var post = page.locator("[data-testid^=good-post-]");
        if (mine.count() > 0 && post.count() > 0 && random.nextBoolean()) {
            click(mine.first());
            if (post.count() > 0) click(post.last());
        }
        var done = page.locator("[data-testid=trade-done]");
        if (done.count() > 0) click(done);
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
