package hearthside.core;

import static hearthside.core.Facedown.UNKNOWN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.chance.Chance;
import java.util.List;
import org.junit.jupiter.api.Test;

class FacedownTest {
    private final Facedown pieces = new Facedown(4, 2, 1, 1);

    private static Dealer dealer(Integer... script) { return Dealer.silent(new Chance.Scripted(List.of(script))); }

    @Test
    void whatNobodyHasSeenHasNoFace() {
        for (int place = 0; place < 4; place++) assertThat(pieces.face(place, Game.REFEREE)).isEqualTo(UNKNOWN);
    }

    @Test
    void aLookIsPrivate() {
        assertThat(pieces.look(1, 0, dealer(2))).isEqualTo(1);
        assertThat(pieces.face(1, 0)).isEqualTo(1);
        assertThat(pieces.face(1, 1)).isEqualTo(UNKNOWN);
        assertThat(pieces.face(1, Game.SPECTATOR)).isEqualTo(UNKNOWN);
        assertThat(pieces.face(1, Game.REFEREE)).isEqualTo(1);
        assertThat(pieces.seenBy(1, 0)).isTrue();
        assertThat(pieces.seenBy(1, 1)).isFalse();
    }

    @Test
    void aPieceTurnedUpIsKnownToAllAndKeepsItsFace() {
        assertThat(pieces.look(3, 1, dealer(3))).isEqualTo(2);
        assertThat(pieces.turnUp(3, dealer())).isEqualTo(2);
        assertThat(pieces.face(3, Game.SPECTATOR)).isEqualTo(2);
    }

    @Test
    void knowledgeTravelsWithAPieceThatIsSwapped() {
        pieces.look(0, 0, dealer(2));
        pieces.swap(0, 2);
        assertThat(pieces.face(2, 0)).isEqualTo(1);
        assertThat(pieces.face(0, Game.REFEREE)).isEqualTo(UNKNOWN);
    }

    @Test
    void aShuffleMakesEverybodyForget() {
        pieces.turnUp(0, dealer(2));
        pieces.mix();
        assertThat(pieces.face(0, Game.REFEREE)).isEqualTo(UNKNOWN);
        assertThat(pieces.unseen(1)).isEqualTo(1);
    }

    @Test
    void onlyWhatASeatDoesNotKnowIsDealtAnew() {
        pieces.look(0, 0, dealer(0));
        pieces.look(1, 1, dealer(1));
        pieces.redeal(0, new Chance.Scripted(List.of(2)));
        assertThat(pieces.face(0, 0)).isEqualTo(0);
        assertThat(pieces.face(1, 1)).isEqualTo(2);
    }

    @Test
    void aCopyGoesItsOwnWay() {
        var copy = pieces.copy();
        copy.turnUp(0, dealer(0));
        assertThat(pieces.face(0, Game.REFEREE)).isEqualTo(UNKNOWN);
        assertThat(pieces.unseen(0)).isEqualTo(2);
    }

    @Test
    void aPositionCannotHaveMoreFacesThanThereAre() {
        assertThatThrownBy(() -> new Facedown(new int[] {1}, new int[] {0, 0}, new int[] {-1, -1}))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
