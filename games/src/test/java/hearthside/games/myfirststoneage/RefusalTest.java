package hearthside.games.myfirststoneage;

import static hearthside.games.myfirststoneage.Good.BERRY;
import static hearthside.games.myfirststoneage.Good.FISH;
import static hearthside.games.myfirststoneage.Good.POT;
import static hearthside.games.myfirststoneage.Good.TOOTH;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.IllegalAction;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.testkit.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// A wrong click is told the rule that forbids it.
class RefusalTest {
    private static final Map<Action, String> OUT_OF_PLACE = Map.of(
            new Action.Flip(2), "MF-21",
            new Action.AskMammoth(), "MF-V1",
            new Action.Trade(List.of(), List.of()), "MF-50",
            new Action.CallDog(), "MF-62",
            new Action.LeaveDog(), "MF-62",
            new Action.Build(0, List.of(TOOTH, TOOTH), 0), "MF-70",
            new Action.BuildNothing(), "MF-70",
            new Action.Swap(0, 1), "MF-87");

    private static Scene flipping() { return Scene.of(2).up(0, Token.DIE_2); }

    private static Scene trading() { return Scene.of(2).has(0, POT, POT).flip(Token.TRADE); }

    private static Scene calling() { return Scene.of(2).dogs(1, 2).flip(Token.DOG); }

    private static Scene building() {
        return Scene.of(2).offer("hut-tt", "hut-bb", "hut-tbp").has(0, TOOTH, TOOTH).dogs(0, 1).flip(Token.BUILD);
    }

    private static Scene swapping() { return Scene.of(2).flip(Token.BUILD); }

    private static Scene over() {
        return Scene.of(2, "shortGame", "on").offer("hut-tt").built(0, 0, "hut-ff").dogs(0, 2).flip(Token.BUILD).build(0, 2);
    }

    static Stream<Scene> moments() { return Stream.of(flipping(), trading(), calling(), building(), swapping()); }

    @Rule({"MF-21", "MF-50", "MF-62", "MF-70", "MF-87", "MF-V1"})
    @ParameterizedTest
    @MethodSource("moments")
    void whatBelongsToAnotherMomentIsToldItsOwnRule(Scene t) {
        int refused = 0;
        for (var wrong : OUT_OF_PLACE.entrySet())
            if (!t.options().contains(wrong.getKey())) {
                assertThat(t.refusal(wrong.getKey())).isEqualTo(wrong.getValue());
                refused++;
            }
        assertThat(refused).isGreaterThanOrEqualTo(6);
    }

    @Rule("MF-13")
    @ParameterizedTest
    @MethodSource("moments")
    void itIsNotYourTurn(Scene t) {
        for (var action : t.options()) assertThat(Scene.RULES.whyNot(t.s, 1, action).orElseThrow().rule()).isEqualTo("MF-13");
    }

    @Rule("MF-95")
    @Test
    void theGameIsOver() {
        var t = over();
        assertThat(t.isOver()).isTrue();
        for (var action : OUT_OF_PLACE.keySet())
            for (int seat = 0; seat < 2; seat++) assertThat(Scene.RULES.whyNot(t.s, seat, action).orElseThrow().rule()).isEqualTo("MF-95");
    }

    static Stream<Arguments> wrongClicks() {
        return Stream.of(
                Arguments.of("no tree -1", flipping(), new Action.Flip(-1), "MF-10"),
                Arguments.of("no tree 14", flipping(), new Action.Flip(14), "MF-10"),
                Arguments.of("a tree that is up", flipping(), new Action.Flip(0), "MF-22"),
                Arguments.of("no help agreed", flipping(), new Action.AskMammoth(), "MF-V1"),
                Arguments.of("one for two", trading(), trade(List.of(POT), List.of(FISH, BERRY)), "MF-51"),
                Arguments.of("something for nothing", trading(), trade(List.of(), List.of(FISH)), "MF-51"),
                Arguments.of("not one's own", trading(), trade(List.of(TOOTH), List.of(FISH)), "MF-51"),
                Arguments.of("not at the post", trading(), trade(List.of(POT, POT), List.of(FISH, FISH)), "MF-51"),
                Arguments.of("six", trading(), trade(List.of(POT, POT, POT, POT, POT, POT), List.of(TOOTH, BERRY, FISH, FISH, FISH, FISH)),
                        "MF-54"),
                Arguments.of("a hundred", trading(),
                        trade(java.util.Collections.nCopies(100, POT), java.util.Collections.nCopies(100, FISH)), "MF-54"),
                Arguments.of("the same kind", trading(), trade(List.of(POT), List.of(POT)), "MF-57"),
                Arguments.of("no pile -1", building(), build(-1, 0, TOOTH, TOOTH), "MF-8"),
                Arguments.of("no pile 3", building(), build(3, 0, TOOTH, TOOTH), "MF-8"),
                Arguments.of("wrong goods", building(), build(0, 0, TOOTH, POT), "MF-77"),
                Arguments.of("too many goods", building(), build(0, 0, TOOTH, TOOTH, TOOTH), "MF-77"),
                Arguments.of("a hundred goods", building(), new Action.Build(0, java.util.Collections.nCopies(100, TOOTH), 0), "MF-77"),
                Arguments.of("too few", building(), build(0, 0, TOOTH), "MF-77"),
                Arguments.of("negative dogs", building(), build(0, -1, TOOTH, TOOTH), "MF-77"),
                Arguments.of("too many dogs for the hut", building(), build(0, 1, TOOTH, TOOTH), "MF-77"),
                Arguments.of("more dogs than one has", building(), build(1, 2), "MF-74"),
                Arguments.of("goods one does not have", building(), build(2, 0, TOOTH, BERRY, POT), "MF-72"),
                Arguments.of("no tree -1 to swap", swapping(), new Action.Swap(-1, 3), "MF-10"),
                Arguments.of("no tree 14 to swap", swapping(), new Action.Swap(3, 14), "MF-10"),
                Arguments.of("a tree with itself", swapping(), new Action.Swap(3, 3), "MF-87"));
    }

    private static Action trade(List<Good> give, List<Good> take) { return new Action.Trade(give, take); }

    private static Action build(int pile, int dogs, Good... goods) { return new Action.Build(pile, List.of(goods), dogs); }

    @Rule({"MF-8", "MF-10", "MF-22", "MF-51", "MF-54", "MF-57", "MF-72", "MF-74", "MF-77", "MF-87", "MF-V1"})
    @ParameterizedTest(name = "{0}")
    @MethodSource("wrongClicks")
    void aWrongClickIsToldItsRule(String click, Scene t, Action action, String rule) {
        var before = t.view(hearthside.core.Game.REFEREE);
        assertThat(t.refusal(action)).as(click).isEqualTo(rule);
        var refusal = Scene.RULES.whyNot(t.s, 0, action).orElseThrow();
        assertThat(refusal.text()).endsWith(".").doesNotContain("{");
        assertThat(t.view(hearthside.core.Game.REFEREE)).as("nothing has changed").isEqualTo(before);
    }

    @Rule("MF-79")
    @Test
    void anEmptyPileOffersNothing() {
        var t = Scene.of(3).offer("hut-tt", "hut-bb").built(1, 0, "hut-ff", "hut-pp").built(2, 0, "hut-aa", "hut-tpf").dogs(0, 2)
                .flip(Token.BUILD).build(0, 2).swap(0, 1);
        t.turn(0).dogs(0, 2).flip(Token.BUILD);
        assertThat(t.refusal(build(0, 2))).isEqualTo("MF-79");
    }

    @Rule("MF-22")
    @Test
    void aMatchStopsAWrongClickAtTheDoor() {
        var match = new Match<>(Scene.RULES, Scene.terms(2), new Chance.Seeded(3));
        match.play(0, new Action.Flip(0), new Chance.Scripted(List.of(1)));
        assertThatThrownBy(() -> match.play(1, new Action.Flip(0))).isInstanceOfSatisfying(IllegalAction.class,
                e -> assertThat(e.refusal().rule()).isEqualTo("MF-22"));
        assertThat(match.journal()).hasSize(2);
    }

    /// A refusal is missing exactly for what may be done.
    @Test
    void whyNotAgreesWithTheOptionsAllGameLong() {
        var probes = new ArrayList<>(OUT_OF_PLACE.keySet());
        for (var click : wrongClicks().toList()) probes.add((Action) click.get()[2]);
        for (int i = 0; i < 14; i++) probes.add(new Action.Flip(i));
        for (var give : Good.ALL) for (var take : Good.ALL) probes.add(trade(List.of(give), List.of(take)));
        for (int pile = 0; pile < 3; pile++)
            for (var hut : MyFirstStoneAgeEdition.HOUSE.huts())
                for (int dogs = 0; dogs <= 2; dogs++)
                    probes.add(new Action.Build(pile, hut.price().subList(dogs, hut.price().size()), dogs));
        for (int game = 0; game < 6; game++)
            Scene.randomGame(Scene.terms(2 + game % 3, "help", "3"), 600 + game, t -> {
                for (var probe : probes)
                    assertThat(Scene.RULES.whyNot(t.s, t.seat(), probe).isEmpty()).as("%s in %s", probe, t.s.phase)
                            .isEqualTo(t.options().contains(probe));
                for (var option : t.options()) assertThat(Scene.RULES.whyNot(t.s, t.seat(), option)).isEmpty();
            });
    }
}
