package hearthside.games.stoneage;

import static hearthside.games.stoneage.Location.CLAY_PIT;
import static hearthside.games.stoneage.Location.FIELD;
import static hearthside.games.stoneage.Location.FOREST;
import static hearthside.games.stoneage.Location.HUNTING_GROUNDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.Game;
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
    private static final Map<Action, String> OUT_OF_PLACE = Map.ofEntries(
            Map.entry(new Action.Place(FOREST, 3), "SA-10"), Map.entry(new Action.Act(Location.RIVER), "SA-31"),
            Map.entry(new Action.UseTool(2), "SA-37"), Map.entry(new Action.UseCard("civ-toolmaker2-once2"), "SA-57"),
            Map.entry(Scene.GATHER, "SA-36"), Map.entry(pay(0, 0, 1, 0), "SA-42"), Map.entry(new Action.Spend(7), "SA-46"),
            Map.entry(Scene.DECLINE, "SA-43"), Map.entry(new Action.PickDie(4), "SA-50"),
            Map.entry(new Action.Claim(new Goods(0, 0, 0, 2)), "SA-58"), Map.entry(Scene.KEEP, "SA-58"));
    private static final Map<Action, String> BASE_ONLY = Map.of(new Action.Feed(Good.STONE), "SA-62", Scene.STARVE, "SA-63",
            new Action.Lead(3), "SA-1", Scene.ENDURE, "SA-63", new Action.Discard("bld-1to7-c"), "SA-44");
    private static final Map<Action, String> SOLO_ONLY = Map.of(new Action.Feed(Good.STONE), "SS-55", Scene.STARVE, "SS-66",
            new Action.Lead(3), "SS-20", Scene.ENDURE, "SS-56", new Action.Discard("bld-1to7-c"), "SS-57");

    private static Scene base() { return Scene.of(2).at(1, CLAY_PIT, 1); }

    private static Scene placing() { return base(); }

    private static Scene acting() { return base().at(0, FIELD, 1).acts(0); }

    private static Scene usingTools() { return base().tools(0, 1, 1, 0).at(0, FOREST, 1).acts(0).dice(2).act(FOREST); }

    private static Scene buying() { return base().goods(0, 1, 1, 0, 0).at(0, Location.CARD_2, 1).acts(0).act(Location.CARD_2); }

    private static Scene building() {
        return base().piles("bld-4-2").goods(0, 4, 4, 0, 0).at(0, Location.BUILDING_1, 1).acts(0).act(Location.BUILDING_1);
    }

    private static Scene spending() {
        return base().piles("bld-1to7-a").goods(0, 4, 0, 0, 0).at(0, Location.BUILDING_1, 1).acts(0).act(Location.BUILDING_1);
    }

    private static Scene paying() { return spending().play(new Action.Spend(2)); }

    private static Scene picking() {
        return base().row("civ-time-dice").goods(0, 1, 0, 0, 0).at(0, Location.CARD_1, 1).acts(0).act(Location.CARD_1).dice(1, 2).pay(1, 0,
                0, 0);
    }

    private static Scene claiming() {
        return base().row("civ-healing-any2").goods(0, 1, 0, 0, 0).at(0, Location.CARD_1, 1).acts(0).act(Location.CARD_1).pay(1, 0, 0, 0);
    }

    private static Scene feeding() { return Scene.of(2).food(0, 3).goods(0, 2, 0, 0, 0).at(0, FIELD, 1).acts(0).act(FIELD); }

    private static Scene soloPlacing() { return Scene.of(1).lead(1); }

    private static Scene mustering() { return Scene.of(1).lead(3).dice(1, 1).place(HUNTING_GROUNDS, 2); }

    private static Scene soloActing() { return Scene.of(1).initiative(3, 4, 5, 6).at(0, FIELD, 1).at(1, FOREST, 1).acts(0); }

    private static Scene ordering() {
        var t = Scene.of(1).initiative(5, 5, 3, 9).at(0, HUNTING_GROUNDS, 2).at(1, HUNTING_GROUNDS, 2).at(2, FIELD, 1).at(3,
                HUNTING_GROUNDS, 2);
        return t.acts(2).act(FIELD);
    }

    private static Scene rationing() {
        return SoloMealTest.evening(Scene.of(1).food(0, 1).goods(0, 2, 0, 0, 0), "civ-art-tool").dice(1).act(HUNTING_GROUNDS);
    }

    private static Scene discarding() {
        return SoloMealTest.evening(Scene.of(1), "civ-art-tool").soloTiles(2, 1).dice(1).act(HUNTING_GROUNDS);
    }

    static Stream<Scene> moments() {
        return Stream.of(placing(), acting(), usingTools(), buying(), building(), spending(), paying(), picking(), claiming(), feeding(),
                soloPlacing(), mustering(), soloActing(), ordering(), rationing(), discarding());
    }

    @Rule({"SA-1", "SA-10", "SA-31", "SA-36", "SA-37", "SA-42", "SA-43", "SA-44", "SA-46", "SA-50", "SA-57", "SA-58", "SA-62", "SA-63",
            "SS-20", "SS-55", "SS-56", "SS-57", "SS-66"})
    @ParameterizedTest
    @MethodSource("moments")
    void whatBelongsToAnotherMomentIsToldItsOwnRule(Scene t) {
        var wrong = new java.util.HashMap<>(OUT_OF_PLACE);
        wrong.putAll(t.s.agreed.solo ? SOLO_ONLY : BASE_ONLY);
        int refused = 0;
        for (var click : wrong.entrySet()) {
            if (t.options().contains(click.getKey()) || t.s.phase.getClass() == momentOf(click.getKey())) continue;
            if (t.s.phase instanceof Ordering && click.getKey() instanceof Action.Lead
                    || t.s.phase instanceof Paying && click.getKey() instanceof Action.Pay)
                continue;
            if (t.s.phase instanceof Building && click.getKey() instanceof Action.Pay
                    || t.s.phase instanceof Rationing && click.getKey() instanceof Action.Feed)
                continue;
            assertThat(t.refusal(click.getKey())).as("%s in %s", click.getKey(), t.s.phase).isEqualTo(click.getValue());
            refused++;
        }
        assertThat(refused).isGreaterThanOrEqualTo(10);
    }

    /// The phase that has reasons of its own to refuse an action.
    private static Class<?> momentOf(Action action) {
        return switch (action) {
            case Action.Place _ -> Placing.class;
            case Action.Act _ -> Acting.class;
            case Action.UseTool _,Action.UseCard _,Action.Gather _ -> UsingTools.class;
            case Action.Pay _ -> Buying.class;
            case Action.Spend _,Action.Decline _ -> Building.class;
            case Action.PickDie _ -> PickingDice.class;
            case Action.Claim _,Action.KeepCard _ -> Claiming.class;
            case Action.Feed _,Action.Starve _ -> Feeding.class;
            case Action.Lead _ -> Mustering.class;
            case Action.Endure _ -> Rationing.class;
            case Action.Discard _ -> Discarding.class;
        };
    }

    @Rule({"SA-10", "SA-30"})
    @ParameterizedTest
    @MethodSource("moments")
    void itIsNotYourTurn(Scene t) {
        for (var action : t.options())
            assertThat(t.rules.whyNot(t.s, 1, action).orElseThrow().rule()).isEqualTo(t.s.phase instanceof Placing ? "SA-10" : "SA-30");
    }

    @Rule({"SA-73", "SS-62"})
    @Test
    void theGameIsOver() {
        for (int seats : List.of(1, 2)) {
            var t = Scene.of(seats).phase(new Over());
            for (var action : OUT_OF_PLACE.keySet())
                assertThat(t.rules.whyNot(t.s, 0, action).orElseThrow().rule()).isEqualTo(seats == 1 ? "SS-62" : "SA-73");
        }
    }

    static Stream<Arguments> wrongClicks() {
        return Stream.of(
                Arguments.of("no figure", placing(), new Action.Place(FOREST, 0), "SA-10"),
                Arguments.of("fewer than none", placing(), new Action.Place(FOREST, -1), "SA-10"),
                Arguments.of("more than at home", placing(), new Action.Place(HUNTING_GROUNDS, 6), "SA-10"),
                Arguments.of("another's pit", placing(), new Action.Place(CLAY_PIT, 1), "SA-22"),
                Arguments.of("one in the hut", placing(), new Action.Place(Location.HUT, 1), "SA-18"),
                Arguments.of("two on the field", placing(), new Action.Place(FIELD, 2), "SA-17"),
                Arguments.of("a pile not in use", placing(), new Action.Place(Location.BUILDING_4, 1), "SA-3"),
                Arguments.of("nobody stands there", acting(), new Action.Act(FOREST), "SA-31"),
                Arguments.of("another stands there", acting(), new Action.Act(CLAY_PIT), "SA-31"),
                Arguments.of("no such slot", usingTools(), new Action.UseTool(3), "SA-37"),
                Arguments.of("no slot -1", usingTools(), new Action.UseTool(-1), "SA-37"),
                Arguments.of("an empty slot", usingTools(), new Action.UseTool(2), "SA-37"),
                Arguments.of("no such card", usingTools(), new Action.UseCard("nonsense"), "SA-57"),
                Arguments.of("too few", buying(), pay(1, 0, 0, 0), "SA-42"),
                Arguments.of("too many", buying(), pay(1, 1, 1, 0), "SA-42"),
                Arguments.of("fewer than none", buying(), pay(3, -1, 0, 0), "SA-42"),
                Arguments.of("not one's own", buying(), pay(0, 0, 1, 1), "SA-49"),
                Arguments.of("one kind", building(), pay(4, 0, 0, 0), "SA-45"),
                Arguments.of("five", building(), pay(2, 3, 0, 0), "SA-45"),
                Arguments.of("negative", building(), pay(5, -1, 0, 0), "SA-45"),
                Arguments.of("not one's own", building(), pay(0, 0, 2, 2), "SA-49"),
                Arguments.of("nobody asked how many", building(), new Action.Spend(3), "SA-46"),
                Arguments.of("none", spending(), new Action.Spend(0), "SA-46"),
                Arguments.of("eight", spending(), new Action.Spend(8), "SA-46"),
                Arguments.of("more than one has", spending(), new Action.Spend(5), "SA-49"),
                Arguments.of("which before how many", spending(), pay(2, 0, 0, 0), "SA-46"),
                Arguments.of("not what was said", paying(), pay(3, 0, 0, 0), "SA-46"),
                Arguments.of("not one's own", paying(), pay(0, 2, 0, 0), "SA-49"),
                Arguments.of("no such die", picking(), new Action.PickDie(6), "SA-50"),
                Arguments.of("no die at all", picking(), new Action.PickDie(0), "SA-50"),
                Arguments.of("three resources", claiming(), new Action.Claim(new Goods(3, 0, 0, 0)), "SA-58"),
                Arguments.of("four and minus two", claiming(), new Action.Claim(new Goods(4, -2, 0, 0)), "SA-58"),
                Arguments.of("more than can be counted", claiming(),
                        new Action.Claim(new Goods(Integer.MAX_VALUE, Integer.MAX_VALUE, 4, 0)), "SA-58"),
                Arguments.of("food", feeding(), new Action.Feed(Good.FOOD), "SA-62"),
                Arguments.of("no stone", feeding(), new Action.Feed(Good.STONE), "SA-62"),
                Arguments.of("the burden", soloPlacing(), new Action.Place(Location.CARD_4, 1), "SS-24"),
                Arguments.of("a pile not in use", soloPlacing(), new Action.Place(Location.BUILDING_3, 1), "SS-6"),
                Arguments.of("one in the hut", soloPlacing(), new Action.Place(Location.HUT, 1), "SS-25"),
                Arguments.of("placed already", mustering(), new Action.Lead(3), "SS-20"),
                Arguments.of("no tribe -1", mustering(), new Action.Lead(-1), "SS-2"),
                Arguments.of("not the slowest", ordering(), new Action.Lead(3), "SS-30"),
                Arguments.of("no fifth tribe", ordering(), new Action.Lead(4), "SS-2"),
                Arguments.of("food", rationing(), new Action.Feed(Good.FOOD), "SS-54"),
                Arguments.of("no gold", rationing(), new Action.Feed(Good.GOLD), "SS-55"),
                Arguments.of("not built", discarding(), new Action.Discard("bld-wwc"), "SS-57"));
    }

    private static Action pay(int wood, int clay, int stone, int gold) { return new Action.Pay(new Goods(wood, clay, stone, gold)); }

    @Rule({"SA-3", "SA-10", "SA-17", "SA-18", "SA-22", "SA-31", "SA-37", "SA-42", "SA-45", "SA-46", "SA-49", "SA-50", "SA-57", "SA-58",
            "SA-62", "SS-2", "SS-6", "SS-20", "SS-24", "SS-25", "SS-30", "SS-54", "SS-55", "SS-57"})
    @ParameterizedTest(name = "{0}: {2}")
    @MethodSource("wrongClicks")
    void aWrongClickIsToldItsRule(String click, Scene t, Action action, String rule) {
        var before = t.view(Game.REFEREE);
        assertThat(t.refusal(action)).as(click).isEqualTo(rule);
        assertThat(t.rules.whyNot(t.s, 0, action).orElseThrow().text()).endsWith(".").doesNotContain("{");
        assertThat(t.view(Game.REFEREE)).as("nothing has changed").isEqualTo(before);
    }

    @Rule("SA-22")
    @Test
    void aMatchStopsAWrongClickAtTheDoor() {
        var match = new Match<>(new StoneAge(), Scene.terms(2), new Chance.Seeded(3));
        match.play(0, new Action.Place(FOREST, 2));
        assertThatThrownBy(() -> match.play(1, new Action.Place(FOREST, 2))).isInstanceOfSatisfying(IllegalAction.class,
                e -> assertThat(e.refusal().rule()).isEqualTo("SA-22"));
        assertThat(match.journal()).hasSize(2);
    }

    /// A refusal is missing exactly for what may be done.
    @Test
    void whyNotAgreesWithTheOptionsAllGameLong() {
        var probes = new ArrayList<Action>(OUT_OF_PLACE.keySet());
        probes.addAll(BASE_ONLY.keySet());
        for (var click : wrongClicks().toList()) probes.add((Action) click.get()[2]);
        for (var location : Location.ALL) {
            for (int figures = 1; figures < 8; figures++) probes.add(new Action.Place(location, figures));
            probes.add(new Action.Act(location));
        }
        for (var goods : Goods.PAYMENTS) if (goods.size() <= 4) probes.add(new Action.Pay(goods));
        for (int game = 0; game < 8; game++)
            Scene.randomGame(Scene.terms(1 + game % 4), 600 + game, t -> {
                var options = new java.util.HashSet<>(t.options());
                for (var probe : probes)
                    if (t.rules.whyNot(t.s, t.seat(), probe).isEmpty() != options.contains(probe))
                        assertThat(probe).as("in %s", t.s.phase).isNull();
                for (var option : options) assertThat(t.rules.whyNot(t.s, t.seat(), option)).isEmpty();
            });
    }
}
