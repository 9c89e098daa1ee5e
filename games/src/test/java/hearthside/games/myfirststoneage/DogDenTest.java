package hearthside.games.myfirststoneage;

import static hearthside.core.Game.SPECTATOR;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DogDenTest {
    private static final Action CALL = new Action.CallDog(), LEAVE = new Action.LeaveDog();

    @Rule("MF-60")
    @Test
    void exactlyOneDogFromTheBoardComesByItself() {
        var t = Scene.of(2).flip(Token.DOG);
        assertThat(t.s.dogs).containsExactly(1, 0);
        assertThat(t.s.dogsOnBoard()).isEqualTo(1);
        assertThat(t.events).contains(new Event.GotDog(0));
        assertThat(t.seat()).isEqualTo(1);
    }

    @Rule("MF-61")
    @Test
    void everybodySeesTheDogs() {
        var t = Scene.of(3).dogs(1, 2);
        for (int viewer = SPECTATOR; viewer < 3; viewer++)
            assertThat(t.view(viewer).settlements()).extracting(View.Settlement::dogs).containsExactly(0, 2, 0);
    }

    @Rule("MF-62")
    @Test
    void withoutADogOnTheBoardOneMayBeCalledFromAnotherPlayer() {
        var t = Scene.of(3).dogs(1, 1).dogs(2, 1).flip(Token.DOG);
        assertThat(t.options()).containsExactlyInAnyOrder(CALL, LEAVE);
        t.play(CALL);
        assertThat(t.s.dogs).containsExactly(1, 0, 1);
        assertThat(t.seat()).isEqualTo(1);
    }

    @Rule("MF-62")
    @Test
    void theDogMayAlsoBeLeft() {
        var t = Scene.of(3).dogs(1, 1).dogs(2, 1).flip(Token.DOG).play(LEAVE);
        assertThat(t.s.dogs).containsExactly(0, 1, 1);
        assertThat(t.seat()).isEqualTo(1);
    }

    @Rule("MF-63")
    @Test
    void theDogComesFromTheNearestHolderToTheLeft() {
        for (int me = 0; me < 4; me++)
            for (int near = 1; near < 4; near++)
                for (int far = near + 1; far < 4; far++) {
                    var t = Scene.of(4).turn(me).dogs((me + near) % 4, 1).dogs((me + far) % 4, 1).flip(Token.DOG).play(CALL);
                    assertThat(t.events).containsExactly(new Event.DogCalled(me, (me + near) % 4));
                    assertThat(t.s.dogs[(me + near) % 4]).isZero();
                    assertThat(t.s.dogs[(me + far) % 4]).isEqualTo(1);
                    assertThat(t.s.dogs[me]).isEqualTo(1);
                }
    }

    @Rule("MF-64")
    @Test
    void ofTwoDogsWithOnePlayerOneIsCalled() {
        var t = Scene.of(4).dogs(3, 2).flip(Token.DOG).play(CALL);
        assertThat(t.s.dogs).containsExactly(1, 0, 0, 1);
    }

    @Rule("MF-65")
    @Test
    void whoHasOneDogMayCallTheOther() {
        var t = Scene.of(3).dogs(0, 1).dogs(2, 1).flip(Token.DOG).play(CALL);
        assertThat(t.s.dogs).containsExactly(2, 0, 0);
    }

    @Rule("MF-66")
    @Test
    void whoHasBothGetsNothing() {
        var t = Scene.of(3).dogs(0, 2).flip(Token.DOG);
        assertThat(t.events).contains(new Event.FoundNothing(0, Space.DOG));
        assertThat(t.s.dogs).containsExactly(2, 0, 0);
        assertThat(t.s.phase).isEqualTo(Flipping.turn(1));
    }

    @Rule("MF-67")
    @Test
    void whileADogIsOnTheBoardNoneIsCalled() {
        var t = Scene.of(2).dogs(1, 1).flip(Token.DOG);
        assertThat(t.s.dogs).as("the one on the board, without a question").containsExactly(1, 1);
        assertThat(t.s.phase).isEqualTo(Flipping.turn(1));
    }

    @Rule("MF-68")
    @Test
    void nobodyEverHoldsMoreThanTwoDogs() {
        var held = new boolean[4];
        for (int game = 0; game < 30; game++)
            Scene.randomGame(Scene.terms(2 + game % 3), 200 + game, t -> {
                for (int dogs : t.s.dogs) held[dogs] = true;
                assertThat(t.s.dogsOnBoard() + IntStream.of(t.s.dogs).sum()).isEqualTo(2);
            });
        assertThat(held).containsExactly(true, true, true, false);
    }
}
