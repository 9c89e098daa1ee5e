package hearthside.games.myfirststoneage;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MovingTest {
    private static final List<Space> LOOP = List.of(Space.BUILD, Space.DOG, Space.TOOTH, Space.BERRY, Space.POT, Space.ARROWHEAD,
            Space.FISH, Space.TRADE);

    @Rule({"MF-30", "MF-31"})
    @ParameterizedTest
    @EnumSource(Space.class)
    void aDieWalksExactlyItsPipsAlongTheArrows(Space from) {
        for (int pips = 1; pips <= 6; pips++) {
            var t = Scene.of(2).on(0, from).flip(Token.ALL.get(pips - 1));
            var to = LOOP.get((LOOP.indexOf(from) + pips) % 8);
            assertThat(t.figure(0)).isEqualTo(to);
            assertThat(t.events).contains(new Event.Walked(0, from, to, pips));
        }
    }

    @Rule("MF-31")
    @Test
    void noStepIsGivenUpToReachSomethingBetter() {
        var t = Scene.of(2).on(0, Space.TRADE).has(0, Good.TOOTH, Good.BERRY, Good.POT).flip(Token.DIE_2);
        assertThat(t.figure(0)).as("not the building site, one step before").isEqualTo(Space.DOG);
        assertThat(t.seat()).as("nothing to choose").isEqualTo(1);
    }

    @Rule("MF-32")
    @Test
    void spacesPassedOnTheWayDoNothing() {
        var t = Scene.of(2).up(2, Token.POT).on(0, Space.ARROWHEAD).has(0, Good.TOOTH, Good.BERRY, Good.POT);
        t.flip(Token.DIE_5); // over the river, the trading post, the building site and the dog den into the swamp
        assertThat(t.figure(0)).isEqualTo(Space.TOOTH);
        assertThat(t.goods(0)).containsExactly(Good.TOOTH, Good.TOOTH, Good.BERRY, Good.POT);
        assertThat(t.s.dogs).containsOnly(0);
        assertThat(t.s.isUp(2)).as("passing the building site does not close the forest").isTrue();
        assertThat(t.s.phase).isEqualTo(Flipping.turn(1));
    }

    @Rule("MF-33")
    @ParameterizedTest
    @EnumSource(Space.class)
    void aSignPutsTheFigureOnItsSpace(Space sign) {
        for (var from : LOOP) {
            var t = Scene.of(2).on(0, from).flip(Token.valueOf(sign.name()));
            assertThat(t.figure(0)).isEqualTo(sign);
            assertThat(t.events).contains(new Event.Jumped(0, from, sign)).noneMatch(Event.Walked.class::isInstance);
        }
    }

    @Rule("MF-34")
    @Test
    void theSignOfTheSpaceOneIsOnMeansStayAndActAgain() {
        var t = Scene.of(2).on(0, Space.FISH).has(0, Good.FISH).flip(Token.FISH);
        assertThat(t.figure(0)).isEqualTo(Space.FISH);
        assertThat(t.goods(0)).containsExactly(Good.FISH, Good.FISH);

        var dog = Scene.of(2).on(0, Space.DOG).dogs(0, 1).flip(Token.DOG);
        assertThat(dog.s.dogs).containsExactly(2, 0);
    }

    @Rule("MF-35")
    @ParameterizedTest
    @EnumSource(Token.class)
    void figuresShareASpaceWithoutAnyInfluence(Token token) {
        var to = token.isDie() ? LOOP.get(token.steps()) : Space.valueOf(token.name());
        var alone = Scene.of(4).has(0, Good.TOOTH).on(1, Space.FISH).on(2, Space.FISH).on(3, Space.FISH).flip(token);
        var crowd = Scene.of(4).has(0, Good.TOOTH).on(1, to).on(2, to).on(3, to).flip(token);
        assertThat(crowd.view(0).settlements()).extracting(View.Settlement::figure).containsOnly(to);
        assertThat(crowd.events).isEqualTo(alone.events);
        assertThat(crowd.s.phase).isEqualTo(alone.s.phase);
        assertThat(crowd.s.goods).isEqualTo(alone.s.goods);
    }

    @Rule("MF-36")
    @ParameterizedTest
    @EnumSource(Token.class)
    void theMoveLeavesNoChoice(Token token) {
        var t = Scene.of(2).has(0, Good.FISH, Good.FISH, Good.POT);
        var from = t.figure(0);
        t.flip(token);
        assertThat(t.events).filteredOn(e -> e instanceof Event.Walked || e instanceof Event.Jumped).hasSize(1);
        assertThat(t.events.get(1))
                .isEqualTo(token.isDie() ? new Event.Walked(0, from, t.figure(0), token.steps()) : new Event.Jumped(0, from, t.figure(0)));
        if (t.seat() == 0) assertThat(t.options()).as("the next decision is about the space").noneMatch(Action.Flip.class::isInstance);
    }
}
