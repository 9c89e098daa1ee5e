package hearthside.browser;

import static hearthside.browser.Soon.soon;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.games.Games;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HintsInTheBrowserTest {
    @TempDir
    Path folder;

    /// A child who likes another tree better taps it: the idea forbids nothing, and no tap is lost on closing it.
    @Test
    void whatIsChosenInsteadOfAnIdeaIsPlayedWithTheFirstClick() {
        try (var stage = new Stage(folder)) {
            var ada = stage.desktop();
            ada.navigate(stage.url("/about"));
            var game = Games.find("my-first-stone-age").orElseThrow();
            for (boolean byKey : new boolean[] {false, true}) {
                ada.navigate(stage.url("/t/%s?speed=off".formatted(Scenes.open(stage, ada, Scenes.after(game, 0)))));
                ada.waitForSelector("[data-testid=table][data-idle=true]");
                var seq = ada.locator("[data-testid=table]").getAttribute("data-seq");
                ada.click("[data-testid=hint]");
                ada.waitForSelector("[data-testid=hint-0][aria-pressed=true]");
                soon(() -> assertThat(ada.locator("[data-testid^=tree-][data-legal=true]").count()).as("the idea is lit alone")
                        .isEqualTo(1));
                var other = ada.locator("[data-testid^=tree-]:not([data-legal=true])").first();
                if (byKey) {
                    other.focus();
                    other.press("Enter");
                } else {
                    other.click();
                }
                ada.waitForSelector("[data-testid=table]:not([data-seq='%s'])".formatted(seq));
                soon(() -> assertThat(ada.locator("[data-testid=hints]").count()).isZero());
            }
            assertThat(stage.problems).isEmpty();
        }
    }

    /// From the bulb to a table that begins in the middle of the game just played.
    @Test
    void aHintIsShownAndDoneTheCurveIsScrubbedAndTheGamePlayedOn() {
        try (var stage = new Stage(folder)) {
            var ada = stage.desktop();
            ada.navigate(stage.url("/new/my-first-stone-age?speed=off"));
            ada.fill("[data-testid=seat-name-0]", "Ada");
            soon(() -> assertThat(ada.isChecked("[data-testid=new-hints]")).as("against bots there are hints").isTrue());
            ada.selectOption("[data-testid=seat-kind-1]", "open");
            soon(() -> assertThat(ada.isChecked("[data-testid=new-hints]")).as("among people only where they want them").isFalse());
            ada.selectOption("[data-testid=seat-kind-1]", "bot");
            ada.click("[data-testid=create-table]");

            ada.click("[data-testid=hint]");
            ada.waitForSelector("[data-testid=hint-0]");
            soon(() -> assertThat(ada.locator("[data-testid=hint-0]").innerText()).as("nobody has seen a tree yet")
                    .contains("Try this tree!")
                    .doesNotContain("%"));
            soon(() -> assertThat(ada.locator("[data-testid=hint-1]").count()).as("one guess is as good as another").isZero());
            Stage.shoot(ada, "hints");
            var seq = ada.locator("[data-testid=table]").getAttribute("data-seq");
            ada.click("[data-testid=hint-do-0]");
            ada.waitForSelector("[data-testid=table]:not([data-seq='%s'])".formatted(seq));
            soon(() -> assertThat(ada.locator("[data-testid=hints]").count()).as("the ideas go with their moment").isZero());

            ada.click("[data-testid=resign]:visible");
            ada.click("[data-testid=dialog-yes]");
            ada.click("[data-testid=to-replay]");
            ada.waitForSelector("[data-testid=findings]");
            var curve = ada.locator("[data-testid=curve]");
            var box = curve.boundingBox();
            ada.mouse().move(box.x + box.width * 0.2, box.y + 20);
            ada.mouse().down();
            ada.mouse().move(box.x + box.width * 0.5, box.y + 20);
            ada.mouse().up();
            int last = Integer.parseInt(curve.getAttribute("aria-valuemax")), half = Integer.parseInt(curve.getAttribute("aria-valuenow"));
            assertThat(half).isBetween(last / 2 - 1, last / 2 + 1);
            ada.waitForSelector("[data-testid=replay][data-step='%d']".formatted(half));
            curve.press("ArrowLeft");
            ada.waitForSelector("[data-testid=replay][data-step='%d']".formatted(half - 1));
            soon(() -> assertThat(curve.getAttribute("aria-valuetext"))
                    .containsPattern("Step %d: Ada \\d+ %%, .* \\d+ %%".formatted(half - 1)));
            ada.click("text=As a table");
            ada.waitForSelector("[data-testid=review-table] tbody tr");
            soon(() -> assertThat(ada.locator("[data-testid=review-table] tbody tr").count()).isEqualTo(last + 1));
            Stage.shoot(ada, "review");

            ada.click("[data-testid=play-on]");
            ada.check("[data-testid=on-seat-1]");
            ada.click("[data-testid=on-go]");
            ada.waitForSelector("[data-testid=table]");
            soon(() -> assertThat(ada.url()).contains("/t/"));
            soon(() -> assertThat(ada.locator("[data-testid=panel-0]").innerText()).doesNotContain("you"));
            assertThat(stage.problems).isEmpty();
        }
    }
}
