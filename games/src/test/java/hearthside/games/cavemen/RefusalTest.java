package hearthside.games.cavemen;

import static hearthside.games.cavemen.Payment.FOOD;
import static hearthside.games.cavemen.Payment.TEETH;
import static hearthside.games.cavemen.Scene.FIRE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.IllegalAction;
import hearthside.core.Match;
import hearthside.core.chance.Chance;
import hearthside.testkit.Rule;
import java.util.ArrayList;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// A wrong click is told the rule that forbids it.
class RefusalTest {
    private static final Map<Action, String> OUT_OF_PLACE = Map.ofEntries(
            Map.entry(new Action.ChooseTribe(Tribe.OWL), "CV-13"),
            Map.entry(new Action.Bid(2), "CV-34"),
            Map.entry(new Action.Pass(), "CV-52"),
            Map.entry(new Action.Lose("wolf-hunter"), "CV-60"),
            Map.entry(new Action.Replace("wolf-hunter"), "CV-59"),
            Map.entry(new Action.Recruit("hunter-brok", FOOD), "CV-51"),
            Map.entry(new Action.Explore("cave-cleft"), "CV-51"),
            Map.entry(new Action.Hunt("beast-dodo-1"), "CV-51"),
            Map.entry(new Action.Invent("invention-club"), "CV-51"),
            Map.entry(new Action.Forage(), "CV-51"),
            Map.entry(new Action.Discard("beast-dodo-1"), "CV-87"));

    private static Scene choosing() { return Scene.choosing(2); }

    private static Scene bidding() { return Scene.of(2).conch(1).auction().bid(1); }

    private static Scene starving() { return Scene.of(2).has(0, "elder-osk").food(1, 5).teeth(0, 0).auction(); }

    private static Scene acting() {
        return Scene.of(4).pool("hunter-brok", "cave-cleft", "beast-dodo-1", "invention-club", "beast-mastodon", "invention-hide-armour",
                "cave-bear-den", "thinker-ibba", FIRE).food(4).teeth(3);
    }

    private static Scene replacing() {
        return Scene.of(2).has(0, "elder-osk", "elder-uma").pool("hunter-brok").recruit("hunter-brok", FOOD);
    }

    private static Scene losing() { return Scene.of(2).has(0, "elder-osk").pool("beast-dodo-1").next("hunter-thud").hunt("beast-dodo-1"); }

    private static Scene discarding() {
        return Scene.of(2).conch(1).locked().pool("hunter-brok", "cave-cleft", "beast-dodo-1", FIRE).lastAction();
    }

    private static Scene over() { return InventTest.inventing(2, 10).invent(FIRE); }

    static Stream<Scene> moments() { return Stream.of(choosing(), bidding(), starving(), acting(), replacing(), losing(), discarding()); }

    @Rule({"CV-13", "CV-34", "CV-51", "CV-52", "CV-59", "CV-60", "CV-87"})
    @ParameterizedTest
    @MethodSource("moments")
    void whatBelongsToAnotherMomentIsToldItsOwnRule(Scene t) {
        assertThat(t.seat()).isZero();
        int refused = 0;
        for (var wrong : OUT_OF_PLACE.entrySet())
            if (!t.options().contains(wrong.getKey())) {
                assertThat(t.refusal(wrong.getKey())).as("%s in %s", wrong.getKey(), t.s.phase).isEqualTo(wrong.getValue());
                refused++;
            }
        assertThat(refused).isGreaterThanOrEqualTo(6);
    }

    @Rule({"CV-14", "CV-34", "CV-49", "CV-51", "CV-59", "CV-69", "CV-87"})
    @ParameterizedTest
    @MethodSource("moments")
    void itIsNotYourTurnByTheRuleOfThePhaseThatIsOn(Scene t) {
        var rule = switch (t.s.phase) {
            case Choosing _ -> "CV-14";
            case Bidding _ -> "CV-34";
            case Starving _ -> "CV-49";
            case Acting _ -> "CV-51";
            case Replacing _ -> "CV-59";
            case Losing _ -> "CV-69";
            case Discarding _ -> "CV-87";
            case Over _ -> "CV-83";
        };
        for (var action : t.options()) assertThat(Scene.RULES.whyNot(t.s, 1, action).orElseThrow().rule()).isEqualTo(rule);
    }

    @Rule("CV-83")
    @Test
    void theGameIsOver() {
        var t = over();
        assertThat(t.isOver()).isTrue();
        for (var action : OUT_OF_PLACE.keySet())
            for (int seat = 0; seat < 2; seat++) assertThat(Scene.RULES.whyNot(t.s, seat, action).orElseThrow().rule()).isEqualTo("CV-83");
        assertThat(Scene.RULES.options(t.s, 0)).isEmpty();
        assertThatThrownBy(() -> Scene.RULES.apply(t.s, 0, new Action.Forage(), hearthside.core.Dealer.silent(new Chance.Seeded(0))))
                .isInstanceOf(IllegalStateException.class);
    }

    static Stream<Arguments> wrongClicks() {
        return Stream.of(
                click("a tribe that is taken", Scene.choosing(2).play(new Action.ChooseTribe(Tribe.BEAR)),
                        new Action.ChooseTribe(Tribe.BEAR), "CV-14"),
                click("no higher", bidding(), new Action.Bid(1), "CV-35"),
                click("less than nothing", bidding(), new Action.Bid(-3), "CV-35"),
                click("more than one owns", bidding(), new Action.Bid(5), "CV-36"),
                click("a jump too far", bidding().teeth(300), new Action.Bid(150), "CV-36"),
                click("the leader starves", starving(), new Action.Lose("wolf-leader"), "CV-70"),
                click("somebody else's hunter starves", starving(), new Action.Lose("tiger-hunter"), "CV-46"),
                click("nobody starves", starving(), new Action.Lose("hunter-nobody"), "CV-46"),
                click("a home cave starves", starving(), new Action.Lose("wolf-home"), "CV-46"),
                click("a card of the deck is lost", losing(), new Action.Lose("hunter-brok"), "CV-69"),
                click("the leader is lost", losing(), new Action.Lose("wolf-leader"), "CV-70"),
                click("the leader is replaced", replacing(), new Action.Replace("wolf-leader"), "CV-59"),
                click("a stranger is replaced", replacing(), new Action.Replace("tiger-hunter"), "CV-59"),
                click("recruit a beast", acting(), new Action.Recruit("beast-dodo-1", FOOD), "CV-56"),
                click("recruit nobody", acting(), new Action.Recruit("", FOOD), "CV-56"),
                click("recruit from the deck", acting(), new Action.Recruit("hunter-thud", FOOD), "CV-54"),
                click("recruit a starting hunter", acting(), new Action.Recruit("owl-hunter", FOOD), "CV-54"),
                click("recruit a leader", acting(), new Action.Recruit("owl-leader", FOOD), "CV-56"),
                click("too little food", acting(), new Action.Recruit("thinker-ibba", FOOD), "CV-56"),
                click("too few teeth", acting(), new Action.Recruit("thinker-ibba", TEETH), "CV-56"),
                click("explore a beast", acting(), new Action.Explore("beast-dodo-1"), "CV-63"),
                click("a cave of the deck", acting(), new Action.Explore("cave-grotto"), "CV-54"),
                click("too few teeth for a cave", acting(), new Action.Explore("cave-bear-den"), "CV-63"),
                click("hunt a hunter", acting(), new Action.Hunt("hunter-brok"), "CV-66"),
                click("hunt nothing", acting(), new Action.Hunt("unicorn"), "CV-66"),
                click("a beast of the deck", acting(), new Action.Hunt("beast-dodo-2"), "CV-54"),
                click("too big a beast", acting(), new Action.Hunt("beast-mastodon"), "CV-66"),
                click("invent a cave", acting(), new Action.Invent("cave-cleft"), "CV-80"),
                click("invent what is in the deck", acting(), new Action.Invent("invention-spear"), "CV-54"),
                click("too hard to invent", acting(), new Action.Invent("invention-hide-armour"), "CV-80"),
                click("Fire too soon", acting(), new Action.Invent(FIRE), "CV-82"),
                click("Fire without the Conch", acting().conch(1).forage(), new Action.Invent(FIRE), "CV-82"),
                click("discard what is not there", discarding(), new Action.Discard("hunter-thud"), "CV-87"),
                click("discard nothing", discarding(), new Action.Discard("nothing"), "CV-87"),
                click("discard Fire", discarding(), new Action.Discard(FIRE), "CV-88"));
    }

    private static Arguments click(String what, Scene t, Action action, String rule) { return Arguments.of(what, t, action, rule); }

    @Rule({"CV-14", "CV-35", "CV-36", "CV-46", "CV-54", "CV-56", "CV-59", "CV-63", "CV-66", "CV-69", "CV-70", "CV-80", "CV-82", "CV-87",
            "CV-88"})
    @ParameterizedTest(name = "{0}")
    @MethodSource("wrongClicks")
    void aWrongClickIsToldItsRule(String click, Scene t, Action action, String rule) {
        var before = t.view();
        assertThat(t.refusal(action)).as(click).isEqualTo(rule);
        assertThat(Scene.RULES.whyNot(t.s, t.seat(), action).orElseThrow().text()).endsWith(".").doesNotContain("{");
        assertThat(t.view()).as("nothing has changed").isEqualTo(before);
    }

    @Rule("CV-35")
    @Test
    void aMatchStopsAWrongClickAtTheDoor() {
        var match = new Match<>(Scene.RULES, Scene.terms(2, "tribes", "random"), new Chance.Seeded(3));
        int seat = match.toAct().first();
        assertThatThrownBy(() -> match.play(seat, new Action.Bid(0))).isInstanceOfSatisfying(IllegalAction.class,
                e -> assertThat(e.refusal().rule()).isEqualTo("CV-35"));
        assertThat(match.journal()).hasSize(1);
    }

    /// A refusal is missing exactly for what may be done.
    @Test
    void whyNotAgreesWithTheOptionsAllGameLong() {
        var probes = new ArrayList<>(OUT_OF_PLACE.keySet());
        for (var click : wrongClicks().toList()) probes.add((Action) click.get()[2]);
        for (var card : Scene.of(2).s.agreed.cards.list(Cards.CAVEMAN_BITS | Cards.BEAST_BITS, Cards.DECK_THINGS)) {
            for (var payment : Payment.values()) probes.add(new Action.Recruit(card.id(), payment));
            probes.add(new Action.Explore(card.id()));
            probes.add(new Action.Hunt(card.id()));
            probes.add(new Action.Invent(card.id()));
            probes.add(new Action.Lose(card.id()));
            probes.add(new Action.Replace(card.id()));
            probes.add(new Action.Discard(card.id()));
        }
        for (int teeth = 0; teeth < 30; teeth++) probes.add(new Action.Bid(teeth));
        for (int game = 0; game < 4; game++)
            Scene.randomGame(Scene.terms(2 + game, "maxRounds", "30"), 600 + game, t -> {
                var options = new java.util.HashSet<>(t.options());
                int allowed = 0;
                for (var probe : probes)
                    if (Scene.RULES.whyNot(t.s, t.seat(), probe).isEmpty() != options.contains(probe))
                        throw new AssertionError("%s in %s".formatted(probe, t.s.phase));
                for (var option : options) if (Scene.RULES.whyNot(t.s, t.seat(), option).isEmpty()) allowed++;
                assertThat(allowed).isEqualTo(options.size());
            });
    }
}
