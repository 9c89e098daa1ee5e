package hearthside.games.myfirststoneage;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Moments;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/// The moments in which the tests of the forest play. `./hearthside test games -Dtest=MomentsTest -Dmoments=update` writes them anew.
class MomentsTest {
    @Test
    void theMomentsOfTheForestAreUpToDate() {
        var moments = new Moments<>(new MyFirstStoneAge());
        add(moments, "flipping", Scene.of(2));
        add(moments, "footprints", Scene.of(2, "help.0", "1"));
        add(moments, "together", Scene.of(2, "together", "on"));
        add(moments, "building", at(Scene.of(2).offer("hut-tt", "hut-bpa").has(0, Good.TOOTH, Good.TOOTH).dogs(0, 1), new Building(0)));
        assertThat(moments.isWritten(Path.of(".."))).as("stale: ./hearthside test games -Dtest=MomentsTest -Dmoments=update").isTrue();
    }

    private static Scene at(Scene t, Phase phase) {
        t.s.phase = phase;
        return t;
    }

    private static void add(Moments<State, Action> moments, String name, Scene t) { moments.add(name, t.terms, t.s, 0); }
}
