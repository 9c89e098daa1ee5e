package hearthside.games.fireaxe;

import static hearthside.games.fireaxe.Scene.FURS;
import static hearthside.games.fireaxe.Scene.SKINS;
import static hearthside.games.fireaxe.Scene.TUSKS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.Game;
import hearthside.core.input.BadInput;
import hearthside.testkit.Rule;
import org.junit.jupiter.api.Test;

/// Where the rules met a moment they had not thought of: storms off a home port, Valkyries for one, attacks called off.
class AmendedTest {
    private static final Action WINTER = new Action.GoWintering();

    @Rule({"FA-72", "FA-113"})
    @Test
    void valkyriesDoNotRelentInAHomePort() {
        var t = Scene.of(3).boat(0, "north-way", 2, FURS).sailed(4).holds(0, Rune.VALKYRIE, Rune.CALM_WATER).sail("norway")
                .play(new Action.LoseCrew());
        assertThat(t.s.crew[0]).isEqualTo(1);
        assertThat(t.s.phase).as("no rune, no dial").isEqualTo(new Mooring(0));
        assertThat(t.refusal(new Action.PlayRune(Rune.VALKYRIE))).isEqualTo("FA-72");
        assertThat(t.refusal(new Action.Relent(1))).isEqualTo("FA-72");
        assertThat(t.refusal(new Action.TurnDial(1))).isEqualTo("FA-75");
    }

    @Rule({"FA-72", "FA-116", "FA-203"})
    @Test
    void theLastManWhoEntersNorwayBeyondTheLimitIsLost() {
        var t = Scene.of(3).boat(0, "north-way", 1).sailed(4).holds(0, Rune.VALKYRIE).sail("norway");
        assertThat(t.s.crew[0]).isZero();
        assertThat(t.at(0)).isEqualTo("wintering");
        assertThat(t.seat()).as("the turn is over").isEqualTo(1);
        assertThat(t.s.hands.holds(0, Rune.VALKYRIE.ordinal())).isTrue();
    }

    @Rule("FA-72")
    @Test
    void nobodyMournsInAHomePort() {
        var t = Scene.of(3).boat(0, "north-way", 2).sailed(5).sail("norway");
        t.s.phase = new Mourning(0, 1);
        assertThatThrownBy(() -> Scene.RULES.restore(t.terms, t.view(Game.REFEREE))).isInstanceOf(BadInput.class);
    }

    @Rule("FA-78")
    @Test
    void valkyriesReturnOneOrTwoAsTheirOwnerLikes() {
        var raid = Scene.of(3).boat(0, "paris", 3).holds(0, Rune.VALKYRIE).raid(1);
        assertThat(raid.can(new Action.Relent(1))).as("one is all that can return").isFalse();
        assertThat(raid.refusal(new Action.Relent(1))).isEqualTo("FA-78");
        raid.roll(1);
        assertThat(raid.can(new Action.PlayRune(Rune.VALKYRIE))).isTrue();
        assertThat(raid.refusal(new Action.Relent(0))).as("a rune does something").isEqualTo("FA-78");
        assertThat(raid.refusal(new Action.Relent(3))).isEqualTo("FA-78");
        raid.play(new Action.Relent(1));
        assertThat(raid.events).contains(new Event.RunePlayed(0, Rune.VALKYRIE, -1, null), new Event.CrewReturned(0, 1));
        assertThat(raid.keepDial().s.crew[0]).isEqualTo(2);
        assertThat(raid.s.phase).isEqualTo(new Raiding(0, 3, java.util.List.of(1, 1), 0, 1, false));
        var settlers = Scene.of(3).boat(0, "vinland", 2).holds(0, Rune.VALKYRIE).settle(1, 1).play(new Action.Relent(1)).keepDial();
        assertThat(settlers.s.crew[0]).isEqualTo(1);
        var storm = Scene.of(3).boat(0, "faroe-sea", 3).sailed(6).holds(0, Rune.VALKYRIE).sail("hebrides-sea");
        assertThat(storm.s.crew[0]).isEqualTo(1);
        assertThat(storm.play(new Action.Relent(1)).keepDial().s.crew[0]).isEqualTo(2);
        assertThat(storm.s.phase).as("one is still to be mourned").isEqualTo(new Mourning(0, 1));
        assertThat(Scene.of(3).boat(0, "york", 3).refusal(new Action.Relent(1))).isEqualTo("FA-73");
    }

    @Rule({"FA-200", "FA-207", "FA-75"})
    @Test
    void anAttackThatWasOnlyAnnouncedMayStillEndInWintering() {
        var t = Scene.of(3).boat(0, "york", 3, FURS).holds(0, Rune.BERSERKERS, Rune.BERSERKERS).rune(Rune.BERSERKERS)
                .rune(Rune.BERSERKERS).play(WINTER);
        assertThat(t.s.phase).as("both runes turn the dial first").isEqualTo(new Turning(0, 2, new Leaving(0)));
        t.turnDial(1).turnDial(1);
        assertThat(t.happened(Event.WentWintering.class)).isTrue();
        assertThat(t.at(0)).isEqualTo("wintering");
        assertThat(t.s.crew[0]).isEqualTo(1);
        assertThat(t.cargo(0)).isEmpty();
        assertThat(t.s.dial).isEqualTo(0);
        assertThat(t.seat()).isEqualTo(1);
        var unrest = Scene.of(3).settled(1, "horn").boat(0, "horn", 2).holds(0, Rune.UNREST, Rune.BERSERKERS).rune(Rune.UNREST)
                .rune(Rune.BERSERKERS).play(WINTER).turnDial(-1).turnDial(0);
        assertThat(unrest.s.dial).isEqualTo(1);
        assertThat(unrest.seat()).isEqualTo(1);
        assertThat(Scene.of(3).boat(0, "york", 3).holds(0, Rune.BERSERKERS).rune(Rune.BERSERKERS).raid(1).refusal(WINTER))
                .as("dice have been rolled").isEqualTo("FA-207");
    }

    @Rule("FA-52")
    @Test
    void aLongboatWithMoreAboardThanTheEraAllowsIsRefused() {
        refused(Scene.of(3).boat(0, "hamburg", 6));
        refused(Scene.of(3).boat(1, "hamburg", 4, FURS, SKINS));
        refused(Scene.of(3).era(2).boat(0, "hamburg", 5, FURS, TUSKS));
        Scene.of(3).era(3).boat(0, "hamburg", 5, FURS, TUSKS).endTurn();
        var raid = Scene.of(3).boat(0, "york", 5).raid(1);
        raid.s.crew[0]++;
        refused(raid);
    }

    private static void refused(Scene t) {
        assertThatThrownBy(() -> Scene.RULES.restore(t.terms, t.view(Game.REFEREE))).isInstanceOfSatisfying(BadInput.class,
                e -> assertThat(e.text()).contains("(FA-52)"));
    }
}
