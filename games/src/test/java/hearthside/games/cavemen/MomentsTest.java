package hearthside.games.cavemen;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Moments;
import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// The moments in which the tests of the cave play. `./hearthside test games -Dtest=MomentsTest -Dmoments=update` writes them anew.
class MomentsTest {
    private static final String[] FLOOR = {"thinker-zev", "beast-dodo-1", "beast-mastodon", "cave-cleft"};

    private static Scene floor() { return Scene.of(2).pool(FLOOR).food(9, 9).teeth(1, 4); }

    private static Scene fire() { return Scene.of(2).pool(Scene.FIRE); }

    private static Scene clever() {
        return fire().has(0, "thinker-zev", "thinker-ekko", "thinker-oona", "thinker-rhee", "thinker-loru", "cave-cleft", "cave-burrow");
    }

    @Test
    void theMomentsOfTheCaveAreUpToDate() {
        var moments = new Moments<>(Scene.RULES);
        add(moments, "choosing", Scene.choosing(2));
        add(moments, "acting", floor());
        add(moments, "acting.armed", floor().has(0, "invention-guest-gifts", "invention-dried-meat", "invention-spear"));
        add(moments, "theirs", floor().at(Acting.turn(1, 1)));
        add(moments, "discarding", floor().at(Discarding.of(0)));
        add(moments, "bidding.theirs", floor().at(new Bidding(1, 0, -1)));
        add(moments, "bidding", floor().teeth(3, 4).at(new Bidding(0, 1, 1)));
        add(moments, "losing", Scene.of(2).has(0, "thinker-zev").at(new Losing(0, 0, 5)));
        add(moments, "poor", floor().food(1, 9));
        add(moments, "fire.score", fire());
        assertThat(moments.isWritten(Path.of(".."))).as("stale: ./hearthside test games -Dtest=MomentsTest -Dmoments=update").isTrue();
    }

    /// Where the Conch goes if one passes, in a few auctions of three.
    @Test
    void aPassSaysWhereTheConchGoes() {
        assertThat(pass(-1, 0, 4, 4)).isEqualTo(new Facts.Pass(Facts.Fate.MINE, 0, false, false));
        assertThat(pass(-1, 1, 4, 4)).isEqualTo(new Facts.Pass(Facts.Fate.KEPT, 1, false, false));
        assertThat(pass(1, 0, 4, 4)).isEqualTo(new Facts.Pass(Facts.Fate.WON, 1, false, false));
        assertThat(pass(1, 0, 4, 2)).as("CV-42: who has too few teeth passes anyway")
                .isEqualTo(new Facts.Pass(Facts.Fate.WON, 1, true, false));
        assertThat(pass(-1, 0, 0, 0)).isEqualTo(new Facts.Pass(Facts.Fate.MINE, 0, true, false));
    }

    private static Facts.Pass pass(int bidder, int conch, int... teeth) {
        var t = Scene.of(3).conch(conch).teeth(4, teeth[0], teeth[1]).at(new Bidding(0, bidder < 0 ? 0 : 2, bidder));
        return Objects.requireNonNull(Objects.requireNonNull(Facts.of(t.terms, View.of(t.s), 0).own()).auction()).pass();
    }

    /// CV-82: the nearest hindrance first.
    @Test
    void fireSaysWhatIsMissing() {
        assertThat(dark(fire())).isEqualTo(Facts.Dark.FIRE_SCORE);
        assertThat(dark(clever().conch(1))).isEqualTo(Facts.Dark.FIRE_CONCH);
        assertThat(dark(clever().at(new Bidding(1, 0, -1)))).isEqualTo(Facts.Dark.FIRE_ROUND);
        assertThat(dark(clever().at(Acting.turn(1, 1)))).isEqualTo(Facts.Dark.FIRE_TURN);
        assertThat(dark(clever())).isNull();
    }

    private static Facts.@Nullable Dark dark(Scene t) {
        return Objects.requireNonNull(Facts.of(t.terms, View.of(t.s), 0).own()).offers().getFirst().dark();
    }

    private static void add(Moments<State, Action> moments, String name, Scene t) { moments.add(name, t.terms, t.s, 0); }
}
