package hearthside.browser;

import static hearthside.browser.Soon.soon;
import static hearthside.browser.Soon.until;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import hearthside.core.Game;
import hearthside.games.Games;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What new players could not read, reach or understand on the boards of the Stone Age games and of Cavemen.
class SmallBoardsInTheBrowserTest {
    private static final Game<?, ?> STONE_AGE = game("stone-age");
    private static final Game<?, ?> SOLO = game("stone-age-solo");
    private static final Game<?, ?> CAVEMEN = game("cavemen");
    private static final Game<?, ?> MY_FIRST = game("my-first-stone-age");
    /// The smallest letters of these drawn words, in pixels of the screen.
    private static final String LETTERS = """
            words => Math.min(...[...document.querySelectorAll(words)]
              .map(word => parseFloat(getComputedStyle(word).fontSize) * word.getScreenCTM().a))""";
    /// How much of the second of these is covered by the first, 0 to 1.
    private static final String COVERED = """
            ([over, under]) => {
              const [a, b] = [over, under].map(each => document.querySelector(each).getBoundingClientRect());
              const w = Math.min(a.right, b.right) - Math.max(a.left, b.left), h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
              return Math.max(0, w) * Math.max(0, h) / (b.width * b.height);
            }""";

    /// Whether nothing lies over the middle and both ends of this.
    private static final String SEEN = """
            what => {
              const node = document.querySelector(what), box = node.getBoundingClientRect();
              return [.02, .5, .98].every(share => {
                const at = document.elementFromPoint(box.left + share * box.width, box.top + box.height / 2);
                return node.contains(at);
              });
            }""";

    @TempDir
    static Path folder;
    private static Stage stage;

    @BeforeAll
    static void open() { stage = new Stage(folder); }

    @AfterAll
    static void close() { stage.close(); }

    private static Game<?, ?> game(String id) { return Games.find(id).orElseThrow(); }

    @Test
    void whenEachTribeActsCanBeReadOnAPhone() {
        var page = phone(360, 740);
        sit(page, Scenes.open(stage, page, Scenes.asking(SOLO, "Acting")));
        assertThat(number(page, LETTERS, ".lane text")).as("upright").isGreaterThanOrEqualTo(11.9);
        page.setViewportSize(740, 360);
        until(page, "document.querySelector('.lane .word').getScreenCTM().a < .44");
        assertThat(number(page, LETTERS, ".lane text")).as("lying").isGreaterThanOrEqualTo(11.9);
        page.context().close();
    }

    @Test
    void cardsNamesAndFoodCanBeReadOnAPhoneLyingOnItsSide() {
        var page = phone(740, 360);
        sit(page, Scenes.open(stage, page, Scenes.asking(STONE_AGE, 2, "Placing")));
        for (int i = 0; i < 4; i++) assertThat(page.locator("[data-testid=card-%d]".formatted(i)).boundingBox().width).isGreaterThan(52);
        soon(() -> assertThat(page.locator("[data-testid=good-food]").isVisible()).isTrue());
        for (var name : page.locator(".panels .who b").all()) assertThat(name.boundingBox().height).as(name.textContent()).isLessThan(24);
        page.context().close();
    }

    @Test
    void aloneCardsAreAsLargeOnAPhoneLyingOnItsSide() {
        var page = phone(740, 360);
        sit(page, Scenes.open(stage, page, Scenes.asking(SOLO, "Placing")));
        for (int i : new int[] {0, 1, 3}) {
            var card = page.locator("[data-testid=card-%d]".formatted(i)).boundingBox();
            assertThat(card.width).as("card %d", i).isGreaterThan(66);
            assertThat(card.y + card.height).as("card %d", i).isLessThanOrEqualTo(360);
        }
        page.context().close();
    }

    /// What the mouse rests on is told within the board: the bar above lies over it.
    @Test
    void aTipNeverLiesBehindTheBar() {
        var page = stage.page(740, 360, new Browser.NewContextOptions());
        page.navigate(stage.url("/about"));
        sit(page, Scenes.open(stage, page, Scenes.asking(SOLO, "Placing")));
        for (var thing : List.of("card-0", "card-3", "place-river", "place-hunting_grounds", "place-hut")) {
            page.mouse().move(2, 2);
            page.locator("[data-testid=tip]").waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
            page.locator("[data-testid=%s]".formatted(thing)).hover(new Locator.HoverOptions().setForce(true));
            page.waitForSelector("[data-testid=tip]");
            soon(() -> {
                var tip = page.locator("[data-testid=tip]").boundingBox();
                var board = page.locator(".frame .board").boundingBox();
                assertThat(tip.y).as(thing).isGreaterThanOrEqualTo(board.y);
                assertThat(tip.y + tip.height).as(thing).isLessThanOrEqualTo(board.y + board.height + 1);
            });
        }
        page.context().close();
    }

    @Test
    void anExplanationCoversNothingThatCanBeChosenOnAPhoneLyingOnItsSide() {
        var page = phone(740, 360);
        sit(page, Scenes.open(stage, page, Scenes.asking(STONE_AGE, 2, "Placing")));
        page.tap("[data-testid=plaque]");
        page.waitForSelector("[data-testid=refusal]");
        assertThat(page.evaluate(SEEN, "[data-testid=refusal]")).as("it lies over the bar").isEqualTo(true);
        for (var place : List.of("hunting_grounds", "hut", "field", "river"))
            assertThat(covered(page, "[data-testid=refusal]", "[data-testid=place-%s]".formatted(place))).as(place).isLessThan(.25);
        page.context().close();
    }

    @Test
    void onAPhoneTheNoteOfAPlaceHidesNoPlace() {
        for (int[] screen : new int[][] {{740, 360}, {360, 740}}) {
            var page = phone(screen[0], screen[1]);
            sit(page, Scenes.open(stage, page, Scenes.asking(STONE_AGE, 2, "Placing")));
            page.locator("[data-testid^=place-][data-legal]").first().tap();
            page.waitForSelector("[data-testid=chips]");
            for (var spot : page.locator("[data-testid^=place-]").all()) {
                var id = spot.getAttribute("data-testid");
                assertThat(covered(page, "[data-testid=chips]", "[data-testid=%s]".formatted(id))).as(id).isZero();
            }
            Stage.shoot(page, "note-of-a-place-%d".formatted(screen[0]));
            var seq = page.getAttribute("[data-testid=table]", "data-seq");
            page.locator("[data-testid^=people-]").first().tap();
            until(page, "seq => document.querySelector('[data-testid=table]').dataset.seq !== seq", seq);
            soon(() -> assertThat(page.locator("[data-testid=chips]").count()).as("it goes with the choice").isZero());
            page.context().close();
        }
    }

    @Test
    void whatTheBarCannotHoldOpensWithATapAndClosingPlaysNothing() {
        var page = phone(740, 360);
        sit(page, Scenes.open(stage, page, Scenes.asking(STONE_AGE, 2, "Placing")));
        soon(() -> assertThat(page.locator("[data-testid=prompt-more]").count()).as("it fits").isZero());
        page.evaluate("() => { document.querySelector('[data-testid=prompt]').style.maxWidth = '150px' }");
        page.tap("[data-testid=prompt-more]");
        soon(() -> assertThat(page.textContent("[data-testid=prompt-whole]")).contains(page.textContent("[data-testid=prompt] .words")));
        assertThat(page.evaluate(SEEN, "[data-testid=prompt-whole]")).as("nothing lies over it").isEqualTo(true);
        var seq = page.getAttribute("[data-testid=table]", "data-seq");
        page.locator("[data-testid^=place-][data-legal]").last().tap(); // the first lies behind what was opened
        assertThat(page.locator("[data-testid=prompt-whole]").count()).isZero();
        soon(() -> assertThat(page.locator("[data-testid=chips]").count()).as("closing never plays").isZero());
        soon(() -> assertThat(page.getAttribute("[data-testid=table]", "data-seq")).isEqualTo(seq));
        page.context().close();
    }

    @Test
    void thePopUpOfAPlaceLeavesItsNeighboursInSight() {
        var page = stage.desktop();
        page.navigate(stage.url("/about"));
        sit(page, Scenes.open(stage, page, Scenes.asking(STONE_AGE, 2, "Placing")));
        page.locator("[data-testid^=place-][data-legal]").first().click();
        page.waitForSelector("[data-testid=chips]");
        for (var spot : page.locator("[data-testid^=place-]").all()) {
            var id = spot.getAttribute("data-testid");
            assertThat(covered(page, "[data-testid=chips]", "[data-testid=%s]".formatted(id))).as(id).isLessThan(.75);
        }
        page.context().close();
    }

    @Test
    void whatWasEatenIsToldUntilTheNextChoice() {
        var page = stage.desktop();
        page.navigate(stage.url("/about"));
        sit(page, Scenes.open(stage, page, Scenes.before(STONE_AGE, 2, "tool_maker", "Placing")));
        page.locator("[data-testid=place-tool_maker]").click();
        page.waitForSelector("[data-testid=recalled]:has-text('meal')");
        page.locator("[data-testid^=place-][data-legal]").first().click();
        page.locator("[data-testid^=people-]").first().click();
        page.waitForSelector("[data-testid=recalled]", new Page.WaitForSelectorOptions().setState(
                com.microsoft.playwright.options.WaitForSelectorState.DETACHED));
        page.context().close();
    }

    @Test
    void whatIsLedAloneIsToldOnceAtATime() {
        var page = stage.desktop();
        page.navigate(stage.url("/about"));
        sit(page, Scenes.open(stage, page, Scenes.after(SOLO, 0)));
        page.waitForSelector("[data-testid=intro]");
        soon(() -> assertThat(page.locator("[data-testid=goal-left]:visible, .log .none:visible").count()).isZero());
        page.click("[data-testid=intro-close]");
        page.waitForSelector("[data-testid=goal-left]:visible");
        page.context().close();
    }

    @Test
    void whileOthersMayBidCardsAndTribesCanBeLookedAt() {
        var page = phone(740, 360);
        sit(page, Scenes.open(stage, page, Scenes.asking(CAVEMEN, 2, "Bidding")));
        page.tap("[data-testid=holdings-1]");
        page.waitForSelector("[data-layer=sheet]");
        page.keyboard().press("Escape");
        page.context().close();
        page = stage.desktop();
        page.navigate(stage.url("/about"));
        sit(page, Scenes.open(stage, page, Scenes.asking(CAVEMEN, 2, "Bidding")));
        page.mouse().move(5, 5);
        page.hover("[data-testid=pool-0]");
        page.waitForSelector("[data-testid=told]");
        page.context().close();
    }

    /// What is told of a card, and every answer to it, lies within the tray of a phone on its side: nothing must be pulled up.
    @Test
    void whatACardBringsAndItsAnswersFitALyingPhone() {
        var page = phone(740, 360);
        for (var phase : List.of("Acting", "Discarding")) {
            sit(page, Scenes.open(stage, page, Scenes.asking(CAVEMEN, 2, phase)));
            for (var card : page.locator("[data-testid^=pool-]").all()) {
                card.tap(new Locator.TapOptions().setForce(true));
                page.waitForSelector("[data-testid=panel-card]");
                assertThat((List<?>) page.evaluate(OUTSIDE)).as("%s %s", phase, card.getAttribute("aria-label")).isEmpty();
                page.tap("[data-testid=panel-close]");
            }
        }
        page.context().close();
    }

    private static final String OUTSIDE = """
            () => {
              const tray = document.querySelector('.frame > .tray').getBoundingClientRect();
              return [...document.querySelectorAll('[data-testid=panel-card] :is(button, h3, p, li, b)')].filter(each => {
                const box = each.getBoundingClientRect();
                return box.right > tray.right - 2 || box.left < tray.left || box.bottom > Math.min(innerHeight, tray.bottom);
              }).map(each => each.textContent.trim() || each.ariaLabel);
            }""";

    @Test
    void lookingNeitherForagesNorClearsAway() {
        var page = phone(360, 740);
        for (var asked : List.of(List.of("Acting", "[data-testid=forage]"), List.of("Discarding", "[data-testid^=pool-][data-legal]"))) {
            sit(page, Scenes.open(stage, page, Scenes.asking(CAVEMEN, 2, asked.getFirst())));
            var seq = page.getAttribute("[data-testid=table]", "data-seq");
            Soon.tap(page, asked.getLast(), "[data-testid=confirm]");
            page.tap("[data-testid=panel-close]");
            soon(() -> assertThat(page.locator("[data-testid=confirm]").count()).isZero());
            soon(() -> assertThat(page.getAttribute("[data-testid=table]", "data-seq")).as("looking never plays").isEqualTo(seq));
            Soon.tap(page, asked.getLast(), "[data-testid=confirm]");
            page.tap("[data-testid=confirm]");
            until(page, "seq => document.querySelector('[data-testid=table]').dataset.seq !== seq", seq);
        }
        page.context().close();
    }

    @Test
    void pricesOfHutsCanBeReadByWhoeverTurnsThePhone() {
        var page = phone(740, 360);
        sit(page, Scenes.open(stage, page, Scenes.after(MY_FIRST, 0)));
        assertThat(number(page, LETTERS, "[data-testid^=hut-] .count")).isGreaterThanOrEqualTo(11.9);
        assertThat(number(page, """
                goods => Math.min(...[...document.querySelectorAll(goods)].map(each => Math.max(
                  each.getBoundingClientRect().height, each.getBoundingClientRect().width)))""", "[data-testid^=hut-] .price"))
                .isGreaterThanOrEqualTo(11.9);
        page.tap("[data-testid=place-dog]");
        page.waitForSelector("[data-testid=refusal]");
        soon(() -> assertThat(page.locator("[data-testid=refusal]").innerText()).doesNotContain("MF-"));
        page.context().close();
    }

    private static Page phone(int width, int height) {
        var page = stage.page(width, height, new Browser.NewContextOptions().setHasTouch(true));
        page.navigate(stage.url("/about"));
        return page;
    }

    private static double number(Page page, String script, String argument) {
        return ((Number) page.evaluate(script, argument)).doubleValue();
    }

    private static double covered(Page page, String over, String under) {
        return ((Number) page.evaluate(COVERED, List.of(over, under))).doubleValue();
    }

    private static void sit(Page page, String table) {
        page.navigate(stage.url("/t/%s?speed=off".formatted(table)));
        page.waitForSelector("[data-testid=table][data-idle=true]");
    }
}
