package hearthside.games.firestone;

import static hearthside.games.firestone.Area.CAPE_HEARTH;
import static hearthside.games.firestone.Area.NAMIB;
import static hearthside.games.firestone.Invention.ADZE;
import static hearthside.games.firestone.Invention.LEAN_TO;
import static hearthside.games.firestone.Store.DARK;
import static hearthside.games.firestone.Store.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import org.junit.jupiter.api.Test;

/// What is not allowed is refused with the rule that forbids it.
class RefusalTest {
    @Rule("FS-18")
    @Test
    void nobodyActsForAnother() {
        assertThat(Scene.RULES.whyNot(Scene.of(2).s, 1, new Action.Move(0, NAMIB)).orElseThrow().rule()).isEqualTo("FS-18");
    }

    @Rule({"FS-9", "FS-88"})
    @Test
    void thereIsNoThirdScoutAndNoSecondOneYet() {
        assertThat(Scene.of(2).refusal(new Action.Move(1, NAMIB))).isEqualTo("FS-88");
        assertThat(Scene.of(2).refusal(new Action.Move(2, NAMIB))).isEqualTo("FS-9");
        assertThat(Scene.of(2).refusal(new Action.Move(-1, NAMIB))).isEqualTo("FS-9");
    }

    @Rule("FS-96")
    @Test
    void nothingIsPlayedAfterTheEnd() {
        var t = Scene.of(2);
        t.s.phase = new Over();
        assertThat(Scene.RULES.whyNot(t.s, 0, new Action.Pass()).orElseThrow().rule()).isEqualTo("FS-96");
    }

    @Test
    void whatBelongsToAnotherMomentNamesItsRule() {
        var t = Scene.of(2);
        assertThat(t.refusal(new Action.Choose(LEAN_TO))).isEqualTo("FS-105");
        assertThat(t.refusal(new Action.TakeFood())).isEqualTo("FS-33");
        assertThat(t.refusal(new Action.Look())).isEqualTo("FS-43");
        assertThat(t.refusal(new Action.Keep(Animal.HARE))).isEqualTo("FS-43");
        assertThat(t.refusal(new Action.Prepare(Animal.HARE))).isEqualTo("FS-48");
        assertThat(t.refusal(new Action.Gather(LIGHT))).isEqualTo("FS-50");
        assertThat(t.refusal(new Action.Leave())).isEqualTo("FS-50");
        assertThat(t.refusal(new Action.TakeInvention(ADZE))).isEqualTo("FS-57");
        assertThat(t.refusal(new Action.Cover(ADZE))).isEqualTo("FS-57");
        assertThat(t.refusal(new Action.KeepTile())).isEqualTo("FS-58");
        assertThat(t.refusal(new Action.Build())).isEqualTo("FS-75");
        assertThat(t.refusal(new Action.Send(CAPE_HEARTH))).isEqualTo("FS-77");
        assertThat(t.refusal(new Action.Join(CAPE_HEARTH))).isEqualTo("FS-88");
        assertThat(t.refusal(new Action.Feed(1))).isEqualTo("FS-81");
        assertThat(t.refusal(new Action.Fall(NAMIB))).isEqualTo("FS-81");
        assertThat(t.refusal(new Action.Sell(LIGHT))).isEqualTo("FS-82");
        assertThat(t.refusal(new Action.Buy(Plant.NUT, DARK))).isEqualTo("FS-82");
        assertThat(t.refusal(new Action.Mark(NAMIB))).isEqualTo("FS-82");
        assertThat(t.refusal(new Action.Offer(LIGHT))).isEqualTo("FS-82");
    }
}
