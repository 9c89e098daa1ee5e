package hearthside.games.stoneage;

import static hearthside.games.stoneage.Location.BUILDING_1;
import static hearthside.games.stoneage.Location.BUILDING_2;
import static hearthside.games.stoneage.Location.CARD_2;
import static hearthside.games.stoneage.Location.CARD_4;
import static hearthside.games.stoneage.Location.FIELD;
import static hearthside.games.stoneage.Location.FOREST;
import static hearthside.games.stoneage.Location.HUT;
import static hearthside.games.stoneage.Location.QUARRY;
import static hearthside.games.stoneage.Location.RIVER;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Moments;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The moments in which the tests of the boards play. `./hearthside test games -Dtest=MomentsTest -Dmoments=update` writes them anew.
class MomentsTest {
    private static final Path ROOT = Path.of("..");
    private static final String STALE = "stale: ./hearthside test games -Dtest=MomentsTest -Dmoments=update";

    private static Scene two() { return Scene.of(2).piles("bld-wwc", "bld-1to7-a"); }

    private static Scene rich() { return two().goods(0, 2, 1, 0, 1); }

    @Test
    void theMomentsOfTheValleyAreUpToDate() {
        var moments = new Moments<>(Scene.RULES);
        add(moments, "placing", two());
        add(moments, "theirs", two().phase(new Placing(1)));
        add(moments, "hungry", two().food(0, 1).field(0, 2));
        add(moments, "crowded", crowd(two()));
        add(moments, "crowded.theirs", crowd(two()).figures(1, 6).phase(new Placing(1)));
        add(moments, "acting", two().goods(0, 2, 1, 0, 0).at(0, BUILDING_1, 1).acts(0));
        add(moments, "poor", two().goods(0, 2, 0, 0, 0).at(0, CARD_4, 1).at(0, FOREST, 1).acts(0));
        add(moments, "poor.last", two().goods(0, 2, 0, 0, 0).at(0, CARD_4, 1).acts(0));
        add(moments, "buying", rich().phase(new Buying(0, CARD_2)));
        add(moments, "building", rich().phase(new Building(0, BUILDING_2)));
        add(moments, "paying", rich().phase(new Paying(0, BUILDING_2, 3)));
        add(moments, "tools", two().tools(0, 1, 0, 0).phase(new UsingTools(0, Good.WOOD, List.of(3, 2), 5)));
        add(moments, "dice", two().phase(new PickingDice(0, 0, List.of(4, 5))));
        add(moments, "claiming", two().owns(0, "civ-healing-any2").phase(new Claiming(0)));
        add(moments, "feeding", rich().food(0, 0).phase(new Feeding(0, 2, Goods.NONE)));
        add(moments, "over", Scene.randomGame(Scene.terms(2), 1, t -> {}));
        assertThat(moments.isWritten(ROOT)).as(STALE).isTrue();
        assertThat(moments.isWritten(ROOT, "box.json", Box.HOUSE)).as(STALE).isTrue();
    }

    private static Scene crowd(Scene t) { return t.at(1, RIVER, 2).at(1, FIELD, 1).at(1, HUT, 2).at(0, QUARRY, 1); }

    @Test
    void theMomentsAloneAreUpToDate() {
        var moments = new Moments<>(Scene.SOLO);
        add(moments, "mustering", Scene.of(1).food(0, 3).field(0, 2));
        add(moments, "mustering.later", Scene.of(1).at(0, FOREST, 2).at(1, RIVER, 2).initiative(5, 9, 0, 0));
        add(moments, "mustering.between", Scene.of(1).at(1, FOREST, 2).at(2, RIVER, 2).initiative(0, 4, 9, 0));
        add(moments, "placing", Scene.of(1).phase(new Placing(2)));
        add(moments, "discarding", Scene.of(1).phase(new Discarding(1)));
        add(moments, "discarding.mixed", Scene.of(1).soloTiles(5, 0).phase(new Discarding(1)));
        add(moments, "over", Scene.randomGame(Scene.terms(1), 1, t -> {}));
        assertThat(moments.isWritten(ROOT)).as(STALE).isTrue();
    }

    private static void add(Moments<State, Action> moments, String name, Scene t) { moments.add(name, t.terms, t.s, 0); }
}
