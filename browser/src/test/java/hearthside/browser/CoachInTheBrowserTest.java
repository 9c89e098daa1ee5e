package hearthside.browser;

import static hearthside.browser.Soon.soon;
import static hearthside.browser.Soon.until;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import hearthside.ai.Bots;
import hearthside.ai.SearchSetups;
import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.ai.review.Costly;
import hearthside.ai.review.Hints;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.games.cavemen.Action;
import hearthside.games.cavemen.Cavemen;
import hearthside.games.cavemen.State;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A first game with somebody beside one who knows it.
class CoachInTheBrowserTest {
    private static final int SOON_MILLIS = 6_000;
    private static final String COACH = "[data-testid=coach]", SAID = "[data-testid=coach]:not([data-said=''])";
    /// Where nothing is said there is no frame without words.
    private static final String NO_EMPTY_FRAME = "() => { const coach = document.querySelector('[data-testid=coach]');"
            + " const off = coach.querySelector('[data-testid=coach-off]');"
            + " return (getComputedStyle(off).visibility === 'hidden') === (coach.dataset.said === ''); }";
    private static final String IDLE = "[data-testid=table][data-idle=true]";

    @TempDir
    static Path folder;
    private static Stage stage;

    @BeforeAll
    static void open() { stage = new Stage(folder); }

    @AfterAll
    static void close() { stage.close(); }

    private static void begin(Page page, String game) {
        page.navigate(stage.url("/new/%s?speed=off".formatted(game)));
        page.fill("[data-testid=seat-name-0]", "Ada");
        page.click("[data-testid=create-table]");
        page.waitForSelector(IDLE);
    }

    @Test
    void aFirstGameHasACoachWhoGoesWithOneTapAndComesBackFromTheSettings() throws IOException {
        var page = Stage.unpainted(stage.page(360, 740, new Browser.NewContextOptions().setHasTouch(true).setBypassCSP(true)));
        Stage.teach(page);
        begin(page, "stone-age");
        page.waitForSelector(SAID);
        soon(() -> assertThat(page.textContent("[data-testid=coach-said]")).isNotBlank());
        assertThat(Stage.faults(page)).isEmpty();
        Stage.shoot(page, "coach");
        page.click("[data-testid=coach-off]");
        until(page, "() => !document.querySelector('[data-testid=coach]')");
        page.reload();
        page.waitForSelector(IDLE);
        soon(() -> assertThat(page.locator(COACH).count()).as("sent away is sent away").isZero());
        page.click("[data-testid=settings]");
        page.selectOption("[data-testid=coach-wish]", "always");
        page.waitForSelector(COACH);
        assertThat(stage.problems).isEmpty();
        page.context().close();
    }

    @Test
    void theThirdGameOfATitleHasNoCoach() {
        var page = stage.desktop();
        Stage.teach(page);
        for (int game = 1; game <= 3; game++) {
            begin(page, "my-first-stone-age");
            if (game <= 2) page.waitForSelector(game == 1 ? SAID : COACH); // what was said once is not said in every game
            else soon(() -> assertThat(page.locator(COACH).count()).isZero());
            if (game <= 2) assertThat(page.evaluate(NO_EMPTY_FRAME)).isEqualTo(true);
        }
        assertThat(stage.problems).isEmpty();
        page.context().close();
    }

    /// A moment of Cavemen in which foraging gives the game away.
    private static Match<State, Action> tempting() {
        var game = new Cavemen();
        var setup = SearchSetups.of(game).orElseThrow();
        for (long seed = 1; seed < 200; seed++) {
            var match = new Match<>(game, game.info().terms(2), new Chance.Seeded(seed));
            var bots = new ArrayList<Bot<State, Action>>();
            for (int seat = 0; seat < 2; seat++) bots.add(Bots.of(game).level("greedy").sit(seat, seed));
            while (!match.isOver()) {
                int seat = match.toAct().first();
                if (seat == 0 && match.options(0).contains(new Action.Forage())
                        && match.options(0).contains(new Action.Invent("invention-fire"))) {
                    var hints = new Hints<>(setup).of(Insight.shown(match, 0), 2, Budget.ofIterations(2000), 1, 1);
                    if (Costly.of(hints).stream().anyMatch(costly -> costly.action() instanceof Action.Forage)) return match;
                }
                match.play(seat, bots.get(seat).choose(Insight.of(match, seat), Budget.QUICK));
            }
        }
        throw new IllegalStateException("no such moment in two hundred games");
    }

    @Test
    void beforeADearChoiceTheCoachAsksAndAWinningMoveIsCalledSo() {
        var page = stage.desktop();
        Stage.teach(page);
        page.navigate(stage.url("/about"));
        page.navigate(stage.url("/t/%s?speed=off".formatted(Scenes.open(stage, page, tempting()))));
        page.waitForSelector("[data-testid=coach][data-said=wins]");
        soon(() -> assertThat(page.textContent("[data-testid=coach-said]")).contains("You can win now"));
        var seq = page.getAttribute("[data-testid=table]", "data-seq");
        forage(page);
        page.waitForSelector("dialog[open]");
        soon(() -> assertThat(page.textContent("dialog[open]")).contains("of 100 chances to win", "Take it back?"));
        Stage.shoot(page, "coach-asks");
        page.click("[data-testid=dialog-no]");
        soon(() -> assertThat(page.getAttribute("[data-testid=table]", "data-seq")).as("it was taken back").isEqualTo(seq));
        forage(page);
        page.click("[data-testid=dialog-yes]");
        page.waitForSelector("[data-testid=table]:not([data-seq='%s'])".formatted(seq));
        var over = page.locator("[data-testid=table][data-over=true]");
        for (int i = 0; i < 10 && over.count() == 0; i++) giveUp(page);
        page.waitForSelector("[data-testid=after-game] li");
        soon(() -> assertThat(page.locator("[data-testid=after-lesson]").count()).isPositive());
        assertThat(stage.problems).isEmpty();
        page.context().close();
    }

    /// The bot may win meanwhile: then there is nothing to give up.
    private static void giveUp(Page page) {
        try {
            page.click("[data-testid=resign]:visible", new Page.ClickOptions().setTimeout(SOON_MILLIS));
            page.click("[data-testid=dialog-yes]", new Page.ClickOptions().setTimeout(SOON_MILLIS));
            page.waitForSelector("[data-testid=table][data-over=true]", new Page.WaitForSelectorOptions().setTimeout(SOON_MILLIS));
        } catch (TimeoutError _) {
            // looked at again
        }
    }

    private static void forage(Page page) {
        page.locator("[data-testid=forage]").click();
        var confirm = page.locator("[data-testid=confirm]");
        if (confirm.count() > 0) confirm.click();
    }
}
