package hearthside.browser;

import static hearthside.browser.Soon.until;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.FilePayload;
import com.microsoft.playwright.options.SelectOption;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Pieces are put where somebody has them on a real table, the rules say what cannot be, the search thinks about it, luck is chosen, and a
/// link keeps all of it.
class AnalysisInTheBrowserTest {
    private static final String FINE = "[data-testid=laying][data-fine=true]";
    private static final String IDEA = "[data-testid=analysis-idea]";

    @TempDir
    Path folder;
    private Stage stage;

    @BeforeEach
    void open() { stage = new Stage(folder); }

    @AfterEach
    void close() { stage.close(); }

    private Page laying(Page page, String game) {
        page.navigate(stage.url("/analysis/%s?speed=off".formatted(game)));
        page.click("[data-testid=analysis-begin]");
        page.waitForSelector(FINE);
        return page;
    }

    private static String field(String path) { return "[data-testid='field-%s']".formatted(path); }

    private static String link(Page page) {
        until(page, "() => location.hash.startsWith('#a1.')");
        return page.url();
    }

    /// A place of the board of each game, what is there, something else that can be there, and something that cannot.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            my-first-stone-age | tree-2              | forest[2].face          | fish | settlements[0].dogs    | 30
            stone-age          | panel-1             | players[1].food         | 9    | players[1].food        | -3
            stone-age-solo     | lane-1              | solo.limit              | 3    | solo.limit             | -90
            cavemen            | camp-1              | tableaus[1].teeth       | 2    | tableaus[1].teeth      | -1
            fire-and-axe       | place-york          | ports[0].good           | ?    | captains[0].crew       | 90
            fire-and-stone     | panel-1             | tribes[1].food          | 2    | tribes[1].food         | -2
            """)
    void aPositionIsLaidOutAndAnalysed(String game, String spot, String field, String value, String wrong, String bad) {
        var page = laying(stage.desktop(), game);
        page.locator("[data-testid='%s']".formatted(spot)).first().click();
        page.waitForSelector("[data-testid=laying-part]");
        if (!value.equals("?")) set(page, field, value);
        if (field.startsWith("forest")) { // who knows what is on a tree has seen it, as the rules say
            page.waitForSelector("[data-testid=laying-complaint]");
            page.locator(field("forest[2].seen")).check();
            page.waitForSelector("[data-testid=laying-complaint]"); // only a closing forest would have turned it down again
            page.locator(field("forest[2].up")).check();
        }
        page.waitForSelector(FINE);
        Stage.shoot(page, "laying-" + game);
        page.locator("[data-testid=laying-contents]").selectOption(contents(wrong));
        set(page, wrong, bad);
        page.waitForSelector("[data-testid=laying-complaint]");
        assertThat(page.isDisabled("[data-testid=laying-done]")).isTrue();
        Stage.shoot(page, "laying-wrong-" + game);
        page.evaluate("document.activeElement.blur()");
        page.keyboard().press("Control+z");
        page.waitForSelector(FINE);
        page.click("[data-testid=laying-done]");
        page.waitForSelector(IDEA, new Page.WaitForSelectorOptions().setTimeout(90_000));
        assertThat(page.locator(IDEA).first().textContent()).isNotBlank();
        page.waitForTimeout(1_500);
        Stage.shoot(page, "analysis-" + game);
        assertThat(stage.problems).isEmpty();
    }

    /// The part of a position that the list of all there is has a line for.
    private static String contents(String field) {
        var root = field.replaceAll("[.\\[].*", "");
        var isSeat = root.matches("settlements|players|tableaus|captains|tribes");
        return isSeat ? field.replaceAll("\\].*", "]") : root;
    }

    private static void set(Page page, String path, String value) {
        var input = page.locator(field(path)).first();
        if (!"SELECT".equals(input.evaluate("node => node.tagName"))) {
            input.fill(value);
            return;
        }
        var byValue = input.locator("option[value='%s']".formatted(value));
        if (byValue.count() > 0) input.selectOption(value);
        else input.selectOption(new SelectOption().setLabel(value));
    }

    @Test
    void luckIsChosenAndALinkKeepsAllOfIt() {
        var page = laying(stage.desktop(), "my-first-stone-age");
        page.click("[data-testid=laying-done]");
        page.waitForSelector(IDEA);
        until(page, "() => document.querySelector('[data-testid=analysis-badge]')");
        page.locator(IDEA).first().click();
        page.waitForSelector("[data-testid=analysis][data-at='1']");
        page.waitForSelector("[data-testid=analysis-draw]:enabled");
        var other = page.locator("[data-testid=analysis-draw] option:not(:checked)").first().getAttribute("value");
        page.locator("[data-testid=analysis-draw]").first().selectOption(other);
        page.waitForSelector("[data-testid=analysis][data-at='2']");
        until(page, "other => document.querySelector('[data-testid=analysis-draw]')?.value === other", other);
        page.fill("[data-testid=analysis-note]", "What if it is this one?");
        page.locator("[data-testid=analysis-note]").blur();
        page.waitForSelector("[data-testid=analysis-noted]:has-text('What if it is this one?')");
        page.waitForSelector(IDEA);
        page.locator("[data-testid=analysis-follow]").first().click();
        page.waitForSelector("[data-testid=analysis-line] li >> nth=1");
        page.waitForTimeout(1_000);
        var link = link(page);
        assertThat(link.length()).isLessThan(8_000);
        Stage.shoot(page, "analysis-luck");

        var friend = stage.phone();
        friend.navigate(link);
        friend.waitForSelector("[data-testid=analysis][data-at='2']");
        assertThat(friend.inputValue("[data-testid=analysis-note]")).isEqualTo("What if it is this one?");
        assertThat(friend.locator("[data-testid=analysis-node]").count()).isEqualTo(2);
        friend.waitForSelector(IDEA);
        Stage.shoot(friend, "analysis-phone");
        assertThat(stage.problems).isEmpty();
        friend.navigate(stage.url("/about"));
        friend.navigate(link.substring(0, link.length() - 40));
        friend.waitForSelector("[data-testid=analysis-problem]");
    }

    @Test
    void aFingerLaysOutOnAPhoneAndAFileIsLoadedAgain() throws Exception {
        var page = laying(stage.phone(), "fire-and-stone");
        page.locator("[data-testid=laying-contents]").selectOption("tribes[0]");
        set(page, "tribes[0].food", "1");
        page.waitForSelector(FINE);
        Stage.shoot(page, "laying-phone");
        var saved = page.waitForDownload(() -> page.click("[data-testid=laying-file]")).path();
        var other = stage.phone();
        other.navigate(stage.url("/analysis/fire-and-stone"));
        other.setInputFiles("[data-testid=analysis-file]",
                new FilePayload("rubbish.json", "application/json", "{}".getBytes(UTF_8)));
        other.waitForSelector("[data-testid=analysis-problem]");
        other.setInputFiles("[data-testid=analysis-file]",
                new FilePayload("position.json", "application/json", Files.readAllBytes(saved)));
        other.waitForSelector(FINE);
        other.locator("[data-testid=laying-contents]").selectOption("tribes[0]");
        assertThat(other.inputValue(field("tribes[0].food"))).isEqualTo("1");
        assertThat(stage.problems).isEmpty();
    }

    /// What cannot be has no board; what is wrong with it is said and put right all the same.
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aFileThatCannotBeIsPutRight(boolean onPhone) throws Exception {
        var page = laying(onPhone ? stage.phone() : stage.desktop(), "stone-age");
        var saved = Files.readString(page.waitForDownload(() -> page.click("[data-testid=laying-file]")).path());
        var file = saved.replaceFirst("\"food\"\\s*:\\s*\\d+", "\"food\":-3");
        assertThat(file).isNotEqualTo(saved);
        page.navigate(stage.url("/analysis/stone-age?speed=off"));
        page.setInputFiles("[data-testid=analysis-file]", new FilePayload("position.json", "application/json", file.getBytes(UTF_8)));
        page.locator("[data-testid=laying-complaint]").first().click();
        Stage.shoot(page, "laying-impossible-" + (onPhone ? "phone" : "desktop"));
        set(page, "players[0].food", "7");
        page.waitForSelector(FINE);
        page.waitForSelector("#board");
        assertThat(stage.problems).isEmpty();
    }

    @Test
    void aPuzzleIsAnalysedFromItsPosition() {
        var page = stage.desktop();
        page.navigate(stage.url("/puzzles"));
        var id = (String) page.evaluate("fetch('/api/puzzles').then(answer => answer.json()).then(all => all.puzzles[0].id)");
        var game = id.substring(0, id.lastIndexOf('-'));
        page.navigate(stage.url("/analysis/%s?speed=off#puzzle.%s".formatted(game, id)));
        page.waitForSelector(IDEA, new Page.WaitForSelectorOptions().setTimeout(90_000));
        page.click("[data-testid=analysis-lay]");
        page.waitForSelector(FINE);
        assertThat(stage.problems).isEmpty();
    }
}
