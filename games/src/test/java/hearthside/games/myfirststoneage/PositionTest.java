package hearthside.games.myfirststoneage;

import static hearthside.core.Game.REFEREE;
import static hearthside.games.myfirststoneage.Good.POT;
import static hearthside.games.myfirststoneage.Good.TOOTH;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.Terms;
import hearthside.core.input.BadInput;
import hearthside.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// What the referee sees is enough to go on playing, and a position that cannot arise names the field that is wrong.
class PositionTest {

    private static void mustComeBack(Terms terms, State s) {
        var restored = Scene.RULES.restore(terms, View.of(s, REFEREE));
        assertThat(restored).usingRecursiveComparison().ignoringFields("agreed").isEqualTo(s);
    }

    @Test
    void everyMomentOfAGameComesBackAsItWas() {
        var tables = List.of(Scene.terms(2), Scene.terms(3, "help", "3", "start", "3"), Scene.terms(4, "openGoods", "on", "fullMix", "on"),
                Scene.terms(2, "swaps", "3", "shortGame", "on"),
                Scene.terms(3, "equalTurns", "on", "friendlyDogs", "on"), Scene.terms(4, "together", "on", "help", "4"));
        for (var terms : tables) mustComeBack(terms, Scene.randomGame(terms, 700, t -> mustComeBack(terms, t.s)));
    }

    @Rule("MF-V1")
    @Test
    void aWhisperComesBackToo() {
        var t = Scene.of(2, "help", "3").seen(4, Token.DOG).play(new Action.AskMammoth());
        assertThat(t.s.phase).isEqualTo(new Flipping(0, 4));
        mustComeBack(t.terms, t.s);
    }

    /// A view that can be changed.
    static final class Draft {
        Phase phase;
        List<Space> loop;
        boolean friendlyDogs;
        int start, dogs, resets;
        List<View.Tree> forest;
        List<Integer> lastSwap;
        Goods land, post;
        List<View.Pile> piles;
        List<View.Settlement> settlements;

        Draft(View view) {
            phase = view.phase();
            loop = view.loop();
            friendlyDogs = view.friendlyDogs();
            start = view.start();
            dogs = view.dogs();
            resets = view.resets();
            forest = new ArrayList<>(view.forest());
            lastSwap = view.lastSwap();
            land = view.land();
            post = view.post();
            piles = new ArrayList<>(view.piles());
            settlements = new ArrayList<>(view.settlements());
        }

        View view() { return new View(phase, loop, friendlyDogs, start, forest, lastSwap, land, post, dogs, piles, settlements, resets); }

        void settlement(Goods goods, int dogs, List<Hut> huts, int help, int whispers) {
            settlements.set(0, new View.Settlement(Space.BUILD, goods, dogs, huts, help, whispers));
        }

        void up(int tree, Token token) { forest.set(tree, new View.Tree(token, true, true)); }
    }

    private static final Goods NONE = new Goods(0, 0, 0, 0, 0);

    private static Arguments bad(String field, String why, Consumer<Draft> change) { return Arguments.of(field, why, Scene.of(2), change); }

    private static Arguments bad(String field, String why, Scene scene, Consumer<Draft> change) {
        return Arguments.of(field, why, scene, change);
    }

    static Stream<Arguments> positions() {
        return Stream.of(
                bad("loop", "the wrong way round", d -> d.loop = d.loop.reversed()),
                bad("friendlyDogs", "not agreed", d -> d.friendlyDogs = true),
                bad("start", "no such seat", d -> d.start = 2),
                bad("resets", "less than never", d -> d.resets = -1),
                bad("resets", "eleven steps", Scene.of(2, "together", "on"), d -> d.resets = 11),
                bad("forest", "thirteen trees", d -> d.forest.removeLast()),
                bad("forest[3].seen", "up and not seen", d -> d.forest.set(3, new View.Tree(Token.DOG, true, false))),
                bad("forest[3].face", "a face nobody saw", d -> d.forest.set(3, new View.Tree(Token.DOG, false, false))),
                bad("forest[3].face", "seen without a face", d -> d.forest.set(3, new View.Tree(null, false, true))),
                bad("forest[3].face", "two dogs", Scene.of(2).up(1, Token.DOG), d -> d.up(3, Token.DOG)),
                bad("forest", "the building site is up", d -> d.up(3, Token.BUILD)),
                bad("lastSwap", "one tree", d -> d.lastSwap = List.of(3)),
                bad("lastSwap", "the same tree", d -> d.lastSwap = List.of(3, 3)),
                bad("lastSwap", "no tree 14", d -> d.lastSwap = List.of(3, 14)),
                bad("lastSwap", "wrong order", d -> d.lastSwap = List.of(5, 3)),
                bad("lastSwap", "a swap before any reset", d -> d.lastSwap = List.of(3, 5)),
                bad("lastSwap", "a swap before any reset", d -> {
                    d.phase = new Swapping(0, 1);
                    d.lastSwap = List.of(3, 5);
                }),
                bad("lastSwap", "a last swap while trees are up", Scene.of(2).up(1, Token.DOG), d -> {
                    d.resets = 1;
                    d.lastSwap = List.of(3, 5);
                }),
                bad("lastSwap", "swapped before the first swap", d -> {
                    d.resets = 1;
                    d.phase = new Swapping(0, 1);
                    d.lastSwap = List.of(3, 5);
                }),
                bad("phase", "a swap before any reset", d -> d.phase = new Swapping(0, 1)),
                bad("resets", "more than can be counted", d -> d.resets = Integer.MAX_VALUE),
                bad("land.tooth", "a tooth too many", d -> d.land = new Goods(3, 2, 2, 2, 2)),
                bad("land.fish", "fewer than none", d -> d.land = new Goods(2, 2, 2, 2, -1)),
                bad("post.pot", "fewer than none", d -> d.post = new Goods(1, 1, -1, 1, 1)),
                bad("post", "four at the post", d -> {
                    d.post = new Goods(0, 1, 1, 1, 1);
                    d.land = new Goods(3, 2, 2, 2, 2);
                }),
                bad("settlements[0].goods", "goods untold", d -> d.settlements.set(0, Scene.of(2).view(1).settlements().getFirst())),
                bad("settlements[0].goods.berry", "fewer than none", d -> d.settlement(new Goods(0, -1, 0, 0, 0), 0, List.of(), 2, 0)),
                bad("settlements", "one too many", d -> d.settlements.add(d.settlements.getFirst())),
                bad("settlements[0].dogs", "fewer than none", d -> d.settlement(NONE, -1, List.of(), 2, 0)),
                bad("settlements[0].help", "not agreed", d -> d.settlement(NONE, 0, List.of(), 3, 0)),
                bad("settlements[0].whispers", "no help, no whispers", d -> d.settlement(NONE, 0, List.of(), 2, 1)),
                bad("dogs", "a third dog", d -> d.dogs = 3),
                bad("settlements[0].dogs", "dogs that overflow", d -> d.settlement(NONE, Integer.MAX_VALUE, List.of(), 2, 0)),
                bad("land.tooth", "goods that overflow", d -> d.land = new Goods(Integer.MAX_VALUE, 2, 2, 2, 2)),
                bad("dogs", "fewer than none", d -> d.dogs = -1),
                bad("piles", "two piles", d -> d.piles.removeLast()),
                bad("piles", "a hut is lost", d -> d.piles.set(0, new View.Pile(d.piles.getFirst().hut(), 3))),
                bad("piles[0].hut", "no such hut", d -> d.piles.set(0, new View.Pile(Hut.hut("hut-gold", TOOTH), 4))),
                bad("piles[1].hut", "the same hut twice", d -> d.piles.set(1, d.piles.getFirst())),
                bad("piles[0].hut", "a full pile shows nothing", d -> d.piles.set(0, new View.Pile(null, 4))),
                bad("piles[0].below", "six in a pile", d -> d.piles.set(0, new View.Pile(d.piles.getFirst().hut(), 5))),
                bad("settlements[0].huts", "four huts",
                        d -> d.settlement(NONE, 0, MyFirstStoneAgeEdition.HOUSE.huts().subList(5, 9), 2, 0)),
                bad("settlements[0].huts[1]", "a hut that is on offer",
                        d -> d.settlement(NONE, 0, List.of(Scene.hut("hut-ff"), Scene.hut("hut-tbp")), 2, 0)),
                bad("phase", "over before anybody won", d -> d.phase = new Over()),
                bad("phase", "won and not over", Scene.of(2).built(0, 0, "hut-ff", "hut-pp", "hut-aa"), d -> {}),
                bad("phase.seat", "no such seat", d -> d.phase = new Trading(2)),
                bad("phase", "swapping in an open forest", Scene.of(2).up(1, Token.DOG), d -> d.phase = new Swapping(0, 1)),
                bad("phase", "too many swaps", d -> d.phase = new Swapping(0, 2)),
                bad("phase.whispered", "nobody asked", d -> d.phase = new Flipping(0, 3)),
                bad("phase", "trading far from the post", Scene.of(2).has(0, POT), d -> d.phase = new Trading(0)),
                bad("phase", "trading without goods", Scene.of(2).on(0, Space.TRADE), d -> d.phase = new Trading(0)),
                bad("phase", "a dog is there", Scene.of(2).on(0, Space.DOG).dogs(1, 1), d -> d.phase = new Calling(0, 1)),
                bad("phase", "not the nearest", Scene.of(3).on(0, Space.DOG).dogs(1, 1).dogs(2, 1), d -> d.phase = new Calling(0, 2)),
                bad("phase", "nothing to pay with", d -> d.phase = new Building(0)));
    }

    @Rule({"MF-3", "MF-5", "MF-52", "MF-68", "MF-79"})
    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("positions")
    void aPositionThatCannotAriseNamesItsField(String field, String why, Scene scene, Consumer<Draft> change) {
        var draft = new Draft(scene.view(REFEREE));
        change.accept(draft);
        assertThatThrownBy(() -> Scene.RULES.restore(scene.terms, draft.view())).isInstanceOfSatisfying(BadInput.class, e -> {
            assertThat(e.field()).as(why).isEqualTo(field);
            assertThat(e.sentence()).endsWith(".");
        });
    }
}
