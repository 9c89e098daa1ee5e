package hearthside.browser;

import static hearthside.browser.Soon.soon;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import hearthside.core.Game;
import hearthside.games.Games;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TableInTheBrowserTest {
    private static final int MOST_CLICKS = 60;
    private static final int MOST_DECISIONS = 5_000;

    @TempDir
    Path folder;
    private Stage stage;

    @BeforeEach
    void open() { stage = new Stage(folder); }

    @AfterEach
    void close() { stage.close(); }

    private Page newGame(Page page, List<String> kinds, String... choices) {
        page.navigate(stage.url("/new/my-first-stone-age?speed=off"));
        for (int seat = 2; seat < kinds.size(); seat++) page.click("[data-testid=add-seat]");
        for (int seat = 0; seat < kinds.size(); seat++) page.selectOption("[data-testid=seat-kind-%d]".formatted(seat), kinds.get(seat));
        for (int i = 0; i < choices.length; i += 2) page.selectOption("[data-testid=%s]".formatted(choices[i]), choices[i + 1]);
        page.fill("[data-testid=seat-name-0]", "Ada");
        page.click("[data-testid=create-table]");
        page.waitForSelector("[data-testid=table]");
        return page;
    }

    private static void playToTheEnd(Player... players) {
        long since = System.nanoTime();
        while (!players[0].isOver() && System.nanoTime() - since < TimeUnit.MINUTES.toNanos(4)) {
            boolean acted = false;
            for (var player : players) acted |= player.act();
            if (!acted) sleep();
        }
        System.out.printf("played to the end with %d decisions of the first player in %.0f s%n", players[0].clicks,
                (System.nanoTime() - since) / 1e9);
        assertThat(players[0].isOver()).as("the game ends").isTrue();
    }

    private static void sleep() {
        try {
            Thread.sleep(30);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void twoBrowsersPlayAWholeGameAtOneTable() {
        var ada = newGame(stage.desktop(), List.of("me", "open"));
        var link = ada.locator("[data-testid=invite-link-1]").first().inputValue();
        Stage.shoot(ada, "invite");
        var grandmother = stage.desktop();
        grandmother.navigate(link.replace("#", "?speed=off#"));
        grandmother.fill("[data-testid=join-name]", "Grandma");
        Stage.shoot(grandmother, "join");
        grandmother.click("[data-testid=join]");
        grandmother.waitForSelector("[data-testid=table]");
        ada.waitForSelector("text=Grandma");
        playToTheEnd(new Player(ada, 1), new Player(grandmother, 2));
        for (var page : List.of(ada, grandmother)) page.waitForSelector("[data-testid=result]");
        Stage.shoot(ada, "result");
        ada.click("[data-testid=fairness]");
        if (ada.locator("[data-testid=fairness-check]:visible").count() > 0) ada.click("[data-testid=fairness-check]");
        ada.waitForSelector("[data-testid=fairness-result]");
        Stage.shoot(ada, "fairness");
        soon(() -> assertThat(ada.locator("[data-testid=fairness-result]").first().textContent()).contains("matches the promise",
                "are the same"));
        ada.navigate(ada.url().replace("/t/", "/replay/"));
        ada.waitForSelector("[data-testid=replay-slider]");
        ada.locator("[data-testid=replay-slider]").fill("10");
        ada.waitForSelector("[data-testid=replay][data-step='10']");
        Stage.shoot(ada, "replay");
        assertThat(stage.problems).isEmpty();
    }

    @Test
    void onePlaysAloneWithThreeBots() {
        var page = newGame(stage.desktop(), List.of("me", "bot", "bot", "bot"), "seat-bot-1", "playful", "seat-bot-2", "clever",
                "seat-bot-3", "sleepy");
        Stage.shoot(page, "start");
        var player = new Player(page, 3);
        playToTheEnd(player);
        page.waitForSelector("[data-testid=result]");
        assertThat(player.clicks).isGreaterThan(3);
        page.click("[data-testid=again]");
        page.waitForSelector("[data-testid=table][data-over=false]");
        assertThat(stage.problems).isEmpty();
    }

    /// Whatever game there is is played by clicking, on a desktop and on a phone, the first decisions with a real pointer; and what is
    /// over shows how it ended. Who clicks on anything takes long to come to an end, so that one is played without a board.
    @ParameterizedTest
    @MethodSource("games")
    void everyGameIsPlayedAndShowsItsEnd(Game<?, ?> played) {
        var game = played.info().id();
        var page = game.hashCode() % 2 == 0 ? stage.desktop() : stage.phone();
        page.navigate(stage.url("/?speed=off"));
        page.navigate(stage.url("/t/%s?speed=off".formatted(Script.tableWithBots(stage, page, played))));
        page.waitForSelector("[data-testid=table]");
        var player = new Player(page, 7);
        for (int i = 0; i < 400 && player.clicks < 6; i++) if (!player.act()) sleep();
        page.waitForSelector("[data-testid=table][data-idle=true]");
        assertThat(player.clicks).as("decisions").isGreaterThan(0);
        Stage.shoot(page, "middle-" + game);
        player.finish(MOST_CLICKS);
        var ended = Script.shortTableHere(stage, page, played.info());
        assertThat(Script.play(page, ended, MOST_DECISIONS)).as("the game ends").isTrue();
        page.navigate(stage.url("/t/%s?speed=off".formatted(ended)));
        page.waitForSelector("[data-testid=result]");
        Stage.shoot(page, "end-" + game);
        assertThat(stage.problems).isEmpty();
    }

    static Stream<Game<?, ?>> games() { return Games.ALL.stream().map(game -> game); }

    @Test
    void aReloadInMidGameLosesNothing() {
        var page = newGame(stage.desktop(), List.of("me", "bot"));
        var player = new Player(page, 4);
        for (int i = 0; i < 200 && player.clicks < 4; i++) if (!player.act()) sleep();
        page.waitForSelector("[data-testid=table][data-idle=true]");
        page.waitForSelector("[data-legal=true]");
        var before = page.locator("[data-testid=table]").getAttribute("data-seq");
        page.reload();
        page.waitForSelector("[data-testid=table][data-idle=true]");
        soon(() -> assertThat(page.locator("[data-testid=table]").getAttribute("data-seq")).isEqualTo(before));
        assertThat(new Player(page, 5).act()).as("it is still our turn").isTrue();
        assertThat(stage.problems).isEmpty();
    }

    @Test
    void aPhoneShowsTheWholeBoardWithoutScrolling() {
        var page = newGame(stage.phone(), List.of("me", "bot"));
        var player = new Player(page, 6);
        var trees = page.locator("[data-testid^=tree-][data-legal=true]"); // only then a tree is tapped, and no tray needs the room
        for (int i = 0; i < 200 && (player.clicks < 5 || trees.count() == 0); i++) if (!player.act()) sleep();
        page.waitForSelector("[data-testid=table][data-idle=true]");
        Stage.shoot(page, "phone");
        assertThat((Boolean) page.evaluate(
                "document.scrollingElement.scrollHeight <= innerHeight + 1 && document.scrollingElement.scrollWidth <= innerWidth + 1"))
                .isTrue();
        for (int tree = 0; tree < 14; tree++) {
            var box = page.locator("[data-testid=tree-%d]".formatted(tree)).boundingBox();
            assertThat(box.x).isGreaterThanOrEqualTo(-12);
            assertThat(box.x + box.width).isLessThanOrEqualTo(372);
            assertThat(box.y + box.height).isLessThanOrEqualTo(740);
            assertThat(box.width).as("a finger's breadth").isGreaterThanOrEqualTo(44);
        }
        assertThat(stage.problems).isEmpty();
    }

    @Test
    void aClickOnADarkPlaceNamesTheRule() {
        var page = newGame(stage.desktop(), List.of("me", "here"));
        page.waitForSelector("[data-testid=table][data-idle=true]");
        page.locator("[data-testid=hut-0]").click(new com.microsoft.playwright.Locator.ClickOptions().setForce(true));
        page.waitForSelector("[data-testid=refusal]");
        Stage.shoot(page, "refusal");
        soon(() -> assertThat(page.locator("[data-testid=refusal] a").first().getAttribute("href")).as("children read no numbers")
                .contains("MF-70"));
        assertThat(stage.problems).isEmpty();
    }

    /// A map is looked at closely with wheel and keys, on a desktop and on a phone; what is dark is described, and nobody is refused.
    @Test
    void aMapIsLookedAtClosely() {
        for (var page : List.of(stage.desktop(), stage.phone())) {
            page.navigate(stage.url("/about"));
            var table = Script.tableWithBots(stage, page, Games.find("fire-and-stone").orElseThrow());
            page.navigate(stage.url("/t/%s?speed=off".formatted(table)));
            page.waitForSelector("[data-testid=table][data-idle=true] [data-legal=true]");
            page.click("[data-testid=zoom-fit]");
            double whole = width(page);
            page.click("[data-testid=zoom-in]");
            assertThat(width(page)).isGreaterThan(whole * 1.3);
            if (page.viewportSize().width > 720) { // on a phone its buttons stand beside the map, and the keys are the map's
                page.keyboard().press("+");
                assertThat(width(page)).isGreaterThan(whole * 1.7);
                page.keyboard().press("0");
            } else page.click("[data-testid=zoom-fit]");
            assertThat(width(page)).isCloseTo(whole, org.assertj.core.data.Offset.offset(1.0));
            page.locator("[data-testid=area-tibet]").focus();
            page.keyboard().press("Enter");
            page.waitForSelector("[data-testid=here]");
            soon(() -> assertThat(page.locator("[data-testid=here]").textContent()).contains("Tibet", "Region still closed"));
            soon(() -> assertThat(page.locator("[data-testid=refusal]").count()).isZero());
            var before = page.locator("[data-testid=table]").getAttribute("data-seq");
            var moved = "[data-testid=table]:not([data-seq='%s'])".formatted(before);
            // where nothing is to be had, or two could go
            var asked = ":is([data-testid=idle-yes], [data-testid=here] button[data-legal=true])";
            page.locator("path[data-legal=true]").first().focus();
            page.keyboard().press("Enter");
            page.waitForSelector(":is(%s, %s)".formatted(moved, asked));
            if (page.locator(moved).count() == 0) page.locator(asked).first().press("Enter");
            page.waitForSelector(moved + "[data-idle=true]");
        }
        assertThat(stage.problems).isEmpty();
    }

    private static double width(Page page) {
        page.waitForTimeout(200);
        return page.locator("[data-testid=area-tibet]").boundingBox().width;
    }

    @Test
    void theKeyboardAloneIsEnough() {
        var page = newGame(stage.desktop(), List.of("me", "here"));
        page.waitForSelector("[data-testid=table][data-idle=true]");
        var before = page.locator("[data-testid=table]").getAttribute("data-seq");
        page.locator("[data-legal=true]").first().focus();
        page.keyboard().press("Enter");
        page.waitForSelector("[data-testid=table][data-idle=true]:not([data-seq='%s'])".formatted(before));
        soon(() -> assertThat(page.locator("[aria-live]").count()).isPositive());
        soon(() -> assertThat(page.locator("[data-testid=tree-5]").getAttribute("aria-label")).containsIgnoringCase("tree 6")
                .doesNotContainIgnoringCase("die"));
    }
}
