package hearthside.browser;

import static hearthside.browser.Soon.until;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import hearthside.core.Game;
import hearthside.games.Games;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Enter and Escape do the same in every game: `web/src/table/keys.ts` says what.
class KeysInTheBrowserTest {
    private static final String SEQ = "Number(document.querySelector('[data-testid=table]').dataset.seq)";
    private static final String FOCUSED = "() => document.activeElement?.matches('[data-legal=true], [data-first=true]')";
    private static final String LEGAL = "document.querySelectorAll('[data-legal=true]').length";

    @TempDir
    static Path folder;
    private static Stage stage;

    @BeforeAll
    static void open() { stage = new Stage(folder); }

    @AfterAll
    static void close() { stage.close(); }

    static List<Game<?, ?>> games() { return Games.ALL; }

    /// Everybody sits here, so that no bot chooses meanwhile.
    private static Page at(Game<?, ?> game) {
        var page = stage.desktop();
        page.navigate(stage.url("/about"));
        page.navigate(stage.url("/t/%s?speed=off".formatted(Script.tableHere(stage, page, game.info(), game.info().minSeats()))));
        page.waitForSelector("[data-testid=table][data-idle=true]");
        page.waitForSelector("[data-legal=true]");
        return page;
    }

    @ParameterizedTest
    @MethodSource("games")
    void enterThatIsHeldDownChoosesOnce(Game<?, ?> game) {
        var page = at(game);
        for (int decision = 0; decision < 4; decision++) {
            page.waitForSelector("[data-testid=table][data-idle=true]");
            page.keyboard().press("b");
            until(page, FOCUSED);
            int before = (Integer) page.evaluate(SEQ);
            for (int i = 0; i < 12; i++) {
                page.keyboard().down("Enter"); // every one after the first is a repetition
                page.waitForTimeout(40);
            }
            page.keyboard().up("Enter");
            assertThat((Integer) page.evaluate(SEQ) - before).as("%s, decision %d", game.info().id(), decision).isLessThanOrEqualTo(1);
        }
        assertThat(stage.problems).isEmpty();
        page.context().close();
    }

    /// Whatever a tap has opened or half chosen is let go of by Escape, one after the other, and nothing is played.
    @ParameterizedTest
    @MethodSource("games")
    void escapeLetsGoAndNeverPlays(Game<?, ?> game) {
        var page = at(game);
        int before = (Integer) page.evaluate(SEQ), legal = (Integer) page.evaluate(LEGAL);
        page.keyboard().press("h");
        page.waitForSelector("[data-testid=hints], [data-testid=hint]:disabled, body:not(:has([data-testid=hint]))");
        page.keyboard().press("?");
        page.waitForSelector("[data-testid=keys]");
        for (int i = 0; i < 4; i++) page.keyboard().press("Escape");
        until(page, "() => !document.querySelector('dialog[open], [data-testid=hints], [data-testid=refusal]')");
        assertThat((Integer) page.evaluate(SEQ)).as(game.info().id()).isEqualTo(before);
        until(page, "legal => " + LEGAL + " === legal", legal);
        assertThat(stage.problems).isEmpty();
        page.context().close();
    }
}
