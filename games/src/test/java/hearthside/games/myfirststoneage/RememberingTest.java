package hearthside.games.myfirststoneage;

import static hearthside.core.Game.REFEREE;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.testkit.Rule;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// MF-V1: neither a hint nor a second telling remembers in a player's place.
class RememberingTest {
    private static final MyFirstStoneAge GAME = new MyFirstStoneAge();

    private static Match<State, Action> played(String help, int seed, int decisions) {
        var match = new Match<>(GAME, GAME.info().terms(3, Map.of("help", help, "swaps", "2")), new Chance.Seeded(seed));
        var chance = new Chance.Seeded(~seed);
        for (int i = 0; i < decisions && !match.isOver(); i++) {
            var options = match.options(match.toAct().first());
            match.play(match.toAct().first(), options.get(chance.below(options.size())));
        }
        return match;
    }

    /// What somebody who was away is told again shows no tree, no swap and no whisper that is not shown now.
    @Rule("MF-V1")
    @ParameterizedTest
    @ValueSource(strings = {"0", "1", "2", "3", "4"})
    void aForestThatHasClosedIsNotGivenBack(String help) {
        var retold = new AtomicInteger();
        for (int seed = 0; seed < 12; seed++) {
            var now = played(help, seed, 20 + 3 * seed);
            if (now.isOver()) continue;
            now.follow((then, events) -> {
                for (int viewer = Game.SPECTATOR; viewer < 3; viewer++) {
                    int seat = viewer;
                    now.retell(then, events, viewer).ifPresent(told -> {
                        tellsNoMore(told, (View) now.view(seat));
                        retold.incrementAndGet();
                    });
                }
            });
        }
        assertThat(retold).hasPositiveValue();
    }

    private static void tellsNoMore(Game.Retold told, View now) {
        var then = (View) told.view();
        for (int tree = 0; tree < 14; tree++)
            if (then.forest().get(tree).face() != null)
                assertThat(now.forest().get(tree).face()).as("tree %d", tree).isEqualTo(then.forest().get(tree).face());
        if (!then.lastSwap().isEmpty()) assertThat(now.lastSwap()).isEqualTo(then.lastSwap());
        if (then.phase() instanceof Flipping(int _, int whispered) && whispered >= 0) assertThat(now.phase()).isEqualTo(then.phase());
        for (var event : told.events()) tellsNoMore(event, now);
        if (told.events().stream().anyMatch(Event.ForestClosed.class::isInstance))
            assertThat(told.events()).as("how the figure moved would tell the tree").noneMatch(Event.Walked.class::isInstance)
                    .noneMatch(Event.Jumped.class::isInstance);
    }

    private static void tellsNoMore(GameEvent event, View now) {
        switch ((Event) event) {
            case Event.Flipped(int _, int tree, var token) -> assertThat(now.forest().get(tree).face()).isEqualTo(token);
            case Event.Swapped(int _, int a, int b) -> assertThat(now.lastSwap()).containsExactly(a, b);
            case Event.Whispered(int _, int tree, var token) -> assertThat(token == null && tree == -1).isTrue();
            default -> {}
        }
    }

    @Rule("MF-V1")
    @Test
    void whatHappenedSinceTheForestClosedIsToldAgain() {
        var match = played("0", 3, 4);
        var steps = new AtomicInteger();
        match.follow((then, events) -> match.retell(then, events, 0).ifPresent(_ -> steps.incrementAndGet()));
        assertThat(steps).hasPositiveValue();
    }

    /// Two forests that differ only in trees that are closed are the same to a hint.
    @Rule("MF-V1")
    @ParameterizedTest
    @ValueSource(strings = {"0", "1", "2", "3"})
    void aHintDoesNotSeeThroughClosedTrees(String help) {
        var one = Scene.of(2, "help", help).seen(5, Token.DOG).seen(6, Token.FISH).up(7, Token.POT);
        var two = Scene.of(2, "help", help).seen(5, Token.TRADE).seen(6, Token.BUILD).up(7, Token.POT);
        assertThat(hinted(one)).isEqualTo(hinted(two));
        assertThat(((View) hinted(one)).forest().get(7).face()).isEqualTo(Token.POT);
        assertThat(GAME.options(GAME.shown(one.s, 0, new Chance.Seeded(1)), 0)).doesNotContain(new Action.AskMammoth());
    }

    @Rule("MF-V1")
    @Test
    void aHintUsesTheTreesThatAClearForestShows() {
        var t = Scene.of(2, "help", "4").seen(5, Token.DOG).seen(6, Token.FISH);
        assertThat(((View) hinted(t)).forest().get(5).face()).isEqualTo(Token.DOG);
    }

    @Rule("MF-V1")
    @Test
    void aHintMayUseTheTreeOfWhichTheMammothHasJustSpoken() {
        var t = Scene.of(2, "help", "3").seen(5, Token.DOG).seen(6, Token.FISH);
        t.s.phase = new Flipping(0, 5);
        assertThat(((View) hinted(t)).forest().get(5).face()).isEqualTo(Token.DOG);
        assertThat(((View) hinted(t)).forest().get(6).face()).isNull();
    }

    private static Record hinted(Scene t) { return GAME.view(GAME.shown(t.s, 0, new Chance.Seeded(1)), REFEREE); }

    @Rule("MF-V1")
    @Test
    void whenTheGameIsOverAllIsTold() {
        var match = played("0", 1, 10_000);
        assertThat(match.isOver()).isTrue();
        match.follow((then, events) -> assertThat(match.retell(then, events, 0)).contains(new Game.Retold(then.view(0),
                events.stream().map(event -> event.seenBy(0)).toList())));
    }
}
