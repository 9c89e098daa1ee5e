package hearthside.browser;

import static hearthside.browser.Soon.soon;
import static hearthside.browser.Soon.until;
import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.Media;
import com.microsoft.playwright.options.RequestOptions;
import hearthside.games.Games;
import hearthside.wire.Json;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The rulebooks as they are read: with all their pieces and moments, in two languages, on small and large screens and on paper.
class RulesInTheBrowserTest {
    private static final String DRAWN = "[data-testid=shelf][data-drawn=true]";
    /// What only programs call things by: words joined by signs, or by a capital in the middle.
    private static final String IDS = """
            () => {
              const found = document.querySelector('main').innerText.match(
                /\\b[a-z]+_[a-z_]+\\b|\\b[a-z]+[A-Z]\\w*\\b|\\b(civ|bld|saga|beast|invention|task|tribe|level)-[a-z0-9]+/g);
              return found ?? [];
            }""";
    /// Pictures of pieces that are empty, or stick out of the place they were given.
    private static final String FAULTY = """
            () => [...document.querySelectorAll('[data-testid=shelf] .picture')].filter(picture => {
              const svg = picture.querySelector('svg');
              if (!svg) return true;
              const box = svg.getBoundingClientRect(), room = picture.getBoundingClientRect();
              return box.width < 20 || box.height < 15 || box.width > room.width + 1 || box.height > room.height + 1;
            }).map(picture => picture.parentElement.dataset.pieces)""";

    @TempDir
    static Path folder;
    private static Stage stage;

    @BeforeAll
    static void open() { stage = new Stage(folder); }

    @AfterEach
    void leave() { stage.leave(); }

    @AfterAll
    static void close() { stage.close(); }

    static List<String> games() { return Games.ALL.stream().map(game -> game.info().id()).toList(); }

    private static Page opened(Page page, String game, String language) {
        page.navigate(stage.url("/rules/%s?speed=off&language=%s".formatted(game, language)));
        page.waitForSelector("[data-testid=shelf]");
        page.waitForSelector("[data-testid=rule-picture]");
        return page;
    }

    /// Everything comes into sight once, as if somebody read to the end; then all of it is drawn.
    private static void readToTheEnd(Page page) {
        for (var figure : page.locator("[data-testid=rule-picture]").all()) {
            figure.scrollIntoViewIfNeeded();
            figure.locator("xpath=self::*[@data-ready='true']").waitFor();
        }
        for (var shelf : page.locator("[data-testid=shelf]").all()) {
            shelf.scrollIntoViewIfNeeded();
            shelf.locator("xpath=self::*[@data-drawn='true']").waitFor();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyPieceAndEveryMomentIsDrawn(String game) throws IOException {
        var page = opened(Stage.unpainted(stage.page(1440, 900, new Browser.NewContextOptions().setBypassCSP(true))), game, "en");
        soon(() -> assertThat(page.locator(DRAWN).count()).as("what is far below is not drawn yet")
                .isLessThan(page.locator("[data-testid=shelf]").count()));
        readToTheEnd(page);
        assertThat((List<?>) page.evaluate(FAULTY)).isEmpty();
        assertThat((List<?>) page.evaluate(IDS)).isEmpty();
        soon(() -> assertThat(page.locator("[data-testid=contents] [aria-current]").count()).as("where one reads").isEqualTo(1));
        assertThat(Stage.faults(page)).isEmpty();
        Stage.shoot(page, "rules-" + game);
        assertThat(stage.problems).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void aPhoneReadsGermanRulesWithoutScrollingSideways(String game) {
        var page = opened(stage.phone(), game, "de");
        page.locator("[data-testid=shelf]").last().scrollIntoViewIfNeeded();
        page.waitForSelector(DRAWN);
        assertThat((Boolean) page.evaluate("document.scrollingElement.scrollWidth <= innerWidth + 1")).isTrue();
        assertThat((Boolean) page.evaluate(
                "document.querySelector('[data-testid=contents]').getBoundingClientRect().bottom < innerHeight / 2"))
                .as("contents that stay in sight leave room to read").isTrue();
        assertThat((List<?>) page.evaluate(IDS)).isEmpty();
        Stage.shoot(page, "rules-phone-" + game);
        assertThat(stage.problems).isEmpty();
    }

    @Test
    void aMomentIsPlayedOnATap() {
        var page = opened(stage.desktop(), "stone-age", "en");
        var figure = page.locator("section:has(#placing-figures) [data-testid=rule-picture]");
        figure.scrollIntoViewIfNeeded();
        figure.locator("xpath=self::*[@data-ready='true']").waitFor();
        var before = figure.locator(".board[inert]").innerHTML();
        figure.locator("[data-testid=rule-picture-play]").click();
        page.waitForCondition(() -> "false".equals(figure.getAttribute("data-running"))
                && !before.equals(figure.locator(".board[inert]").innerHTML()));
        assertThat(stage.problems).isEmpty();
    }

    @Test
    void whatIsLookedForIsFoundAndGoneTo() {
        var page = opened(stage.phone(), "stone-age", "en");
        page.fill("[data-testid=rules-search]", "loses ten points");
        soon(() -> assertThat(page.locator("[data-testid=rules-found]").textContent()).contains("Nothing in the rules"));
        page.fill("[data-testid=rules-search]", "lose ten points");
        page.click("[data-testid=rules-found] a");
        page.waitForSelector("#SA-63.asked");
        soon(() -> assertThat(page.url()).endsWith("#SA-63"));
        assertThat(isInSight(page, "#SA-63")).isTrue();
        assertThat(page.evaluate("document.activeElement.id")).as("keys and ears go on from there").isEqualTo("SA-63");
        page.click("summary");
        page.click("[data-testid=contents] a[href='#the-buildings']");
        assertThat(isInSight(page, "#the-buildings")).isTrue();
        assertThat(stage.problems).isEmpty();
    }

    private static boolean isInSight(Page page, String what) {
        return (Boolean) page.evaluate("""
                what => {
                  const box = document.querySelector(what).getBoundingClientRect();
                  const contents = document.querySelector('[data-testid=contents]').getBoundingClientRect();
                  const top = innerWidth > 900 ? 0 : contents.bottom;
                  return box.top >= top - 1 && box.bottom <= innerHeight + 1;
                }""", what);
    }

    /// Below the rule many pictures are still to come; none above it may push it away once it is read.
    @Test
    void aRefusalLeadsToItsRuleAndBackToTheSameMoment() {
        var page = stage.desktop();
        page.navigate(stage.url("/about"));
        var made = page.request().post(stage.url("/api/tables"), RequestOptions.create().setHeader("Content-Type", "application/json")
                .setData("{\"game\":\"my-first-stone-age\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"bot\"}]}"));
        page.navigate(stage.url("/t/%s?speed=off".formatted(Json.parse(made.text()).get("table").stringValue())));
        page.waitForSelector("[data-testid=table][data-idle=true]");
        page.locator("[data-testid=hut-0]").click(new Locator.ClickOptions().setForce(true));
        var rules = page.waitForPopup(() -> page.click("[data-testid=refusal-rule]"));
        rules.waitForSelector("#MF-70.asked");
        rules.waitForSelector(DRAWN + ", [data-ready=true]");
        rules.waitForTimeout(600);
        assertThat(isInSight(rules, "#MF-70")).isTrue();
        rules.evaluate("() => setTimeout(() => document.querySelector('[data-testid=rules-back]').click())"); // a click waits for its page
        page.waitForCondition(rules::isClosed);
        soon(() -> assertThat(page.url()).contains("/t/"));
        soon(() -> assertThat(page.locator("[data-testid=table][data-idle=true]").count()).as("as it was left").isEqualTo(1));
        assertThat(stage.problems).isEmpty();
    }

    @Test
    void theSoloGameHasAPageOfItsOwn() {
        var page = opened(stage.desktop(), "stone-age-solo", "en");
        soon(() -> assertThat(page.textContent("[data-testid=rules] h1")).isEqualTo("Stone Age Solo"));
        var first = page.locator("[data-testid=contents] ol a").first();
        soon(() -> assertThat(first.textContent()).contains("solo game"));
        soon(() -> assertThat(page.locator("#SS-32").count()).isEqualTo(1));
        soon(() -> assertThat(page.locator("#SA-80").count()).as("what does not hold alone").isZero());
        page.click("a[href='/rules/stone-age']");
        page.waitForSelector("#SA-80");
        soon(() -> assertThat(page.locator("#SS-32").count()).isZero());
        page.click("a[href='/rules/stone-age-solo']");
        page.waitForSelector("#SS-32");
        assertThat(stage.problems).isEmpty();
    }

    /// To lie beside a real table: one sheet in either language, each line with the way to its rule.
    @Test
    void theRulesInOnePageFillOneSheetAndLeadToTheWholeOnes() {
        for (var language : List.of("en", "de")) {
            var page = stage.desktop();
            for (var game : Games.ALL) {
                var id = game.info().id();
                page.navigate(stage.url("/rules/%s/page?language=%s".formatted(id, language)));
                page.waitForSelector("[data-testid=onepage][data-ready=true]");
                var sheets = new String(page.pdf(new Page.PdfOptions().setFormat("A4").setPreferCSSPageSize(true)), ISO_8859_1)
                        .split("/Type\\s*/Page\\b").length - 1;
                assertThat(sheets).as("%s in %s", id, language).isEqualTo(1);
            }
            page.locator("[data-testid=onepage] li a").first().click();
            page.waitForSelector("li.asked");
            page.context().close();
        }
        var page = opened(stage.desktop(), "cavemen", "en");
        page.click("[data-testid=rules-one]");
        page.waitForSelector("[data-testid=onepage] >> text=Whoever invents Fire wins");
        page.click("[data-testid=onepage-whole]");
        page.waitForSelector("[data-testid=rules] h1");
        assertThat(stage.problems).isEmpty();
    }

    @Test
    void onPaperAllIsDrawnAndNothingIsLeftOfThePage() {
        var page = opened(stage.desktop(), "my-first-stone-age", "en");
        // a function alone would be called at once
        page.evaluate("() => { window.print = () => { window.printed = document.querySelectorAll('figure[data-ready=false]').length } }");
        page.click("[data-testid=rules-print]");
        until(page, "() => window.printed !== undefined");
        assertThat(page.evaluate("window.printed")).as("moments that are missing").isEqualTo(0);
        page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
        page.evaluate("dispatchEvent(new Event('beforeprint'))");
        soon(() -> assertThat(page.locator("[data-testid=shelf][data-drawn=false]").count()).isZero());
        soon(() -> assertThat(page.locator("[data-testid=contents]").isVisible()).isFalse());
        soon(() -> assertThat(page.locator("header:visible").count()).isZero());
        assertThat(stage.problems).isEmpty();
    }
}
