package hearthside.games.stoneage;

import static hearthside.games.stoneage.Location.CARD_1;
import static hearthside.games.stoneage.Location.CLAY_PIT;
import static hearthside.games.stoneage.Location.FOREST;
import static hearthside.games.stoneage.Location.QUARRY;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Game;
import hearthside.core.chance.Chance;
import hearthside.testkit.Rule;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class CardsTest {
    /// Seat 0 stands on this card with one wood; seat 1 acts afterwards.
    private static Scene buying(int seats, String card) {
        return Scene.of(seats).row(card).goods(0, 1, 0, 0, 0).at(0, CARD_1, 1).at(1, CLAY_PIT, 1).acts(0).act(CARD_1);
    }

    private static Action pick(int pips) { return new Action.PickDie(pips); }

    @Rule({"SA-50", "SA-51"})
    @Test
    void everybodyTakesADieInTurn() {
        var t = buying(4, "civ-time-dice").tools(0, 4, 4, 4).dice(2, 6, 2, 5).pay(1, 0, 0, 0);
        assertThat(t.s.phase).as("no tool changes these dice").isEqualTo(new PickingDice(0, 0, List.of(2, 2, 5, 6)));
        assertThat(t.options()).containsExactly(pick(2), pick(5), pick(6));
        assertThat(t.refusal(pick(1))).isEqualTo("SA-50");
        t.play(pick(6));
        assertThat(t.s.field[0]).isEqualTo(1);
        assertThat(t.seat()).isEqualTo(1);
        t.play(pick(5));
        assertThat(t.tools(1)).containsExactly(1, 0, 0);
        assertThat(t.s.stock(2, Good.CLAY)).as("two equal dice are no choice").isEqualTo(1);
        assertThat(t.s.stock(3, Good.CLAY)).isEqualTo(1);
        assertThat(t.s.phase).isEqualTo(new Acting(1));
    }

    @Rule("SA-50")
    @Test
    void theDiceGiveWhatTheCardSays() {
        var t = buying(2, "civ-time-dice").dice(1, 3).pay(1, 0, 0, 0).play(pick(3));
        assertThat(t.s.goods(0)).isEqualTo(new Goods(0, 0, 1, 0));
        assertThat(t.s.goods(1)).isEqualTo(new Goods(1, 0, 0, 0));
        var other = buying(2, "civ-time-dice").dice(4, 2).pay(1, 0, 0, 0).play(pick(4));
        assertThat(other.s.goods(0)).isEqualTo(new Goods(0, 0, 0, 1));
        assertThat(other.s.goods(1)).isEqualTo(new Goods(0, 1, 0, 0));
    }

    @Rule("SA-51")
    @Test
    void whatCannotBeUsedIsLost() {
        var t = buying(2, "civ-time-dice").field(0, 10).tools(1, 4, 4, 4).dice(6, 5).pay(1, 0, 0, 0).play(pick(6));
        assertThat(t.s.field[0]).isEqualTo(10);
        assertThat(t.tools(1)).containsOnly(4);
        assertThat(t.events).contains(new Event.GainedNothing(0, Location.FIELD), new Event.GainedNothing(1, Location.TOOL_MAKER));
    }

    @Rule("SA-52")
    @Test
    void aToolOutsideOnesTurnRaisesTheLowest() {
        var t = buying(2, "civ-time-dice").tools(1, 2, 1, 1).used(1, 1).dice(5, 5).pay(1, 0, 0, 0);
        assertThat(t.tools(1)).as("the lowest that is ready").containsExactly(2, 1, 2);
        assertThat(t.tools(0)).containsExactly(1, 0, 0);
    }

    @Rule("SA-53")
    @Test
    void foodAndResourcesComeFromTheSupply() {
        assertThat(buying(2, "civ-healing-food5").pay(1, 0, 0, 0).food(0)).isEqualTo(17);
        assertThat(buying(2, "civ-transport-stone2").pay(1, 0, 0, 0).s.goods(0)).isEqualTo(new Goods(0, 0, 2, 0));
        assertThat(buying(2, "civ-shaman1-gold1").pay(1, 0, 0, 0).s.goods(0)).isEqualTo(new Goods(0, 0, 0, 1));
    }

    @Rule("SA-54")
    @Test
    void twoDiceForAGoodTakeTools() {
        var t = buying(2, "civ-art-roll-gold").tools(0, 1, 0, 0).dice(3, 2).pay(1, 0, 0, 0);
        assertThat(t.s.phase).isEqualTo(new UsingTools(0, Good.GOLD, List.of(3, 2), 5));
        assertThat(t.tool(0).s.stock(0, Good.GOLD)).isEqualTo(1);
        assertThat(buying(2, "civ-shaman2-roll-wood").dice(6, 5).pay(1, 0, 0, 0).s.stock(0, Good.WOOD)).isEqualTo(3);
        assertThat(buying(2, "civ-shaman1-roll-stone").dice(6, 5).pay(1, 0, 0, 0).s.stock(0, Good.STONE)).isEqualTo(2);
    }

    @Rule("SA-55")
    @Test
    void pointsToolsAndFieldsComeAtOnce() {
        assertThat(buying(2, "civ-builder3-vp3").pay(1, 0, 0, 0).s.score[0]).isEqualTo(3);
        assertThat(buying(2, "civ-art-tool").tools(0, 1, 0, 0).pay(1, 0, 0, 0).tools(0)).containsExactly(1, 1, 0);
        assertThat(buying(2, "civ-farmer1-field").pay(1, 0, 0, 0).s.field[0]).isEqualTo(1);
    }

    @Rule("SA-56")
    @Test
    void aDrawnCardIsKnownToItsOwnerAlone() {
        var t = buying(2, "civ-writing-draw").nextCard("civ-healing-food5").pay(1, 0, 0, 0);
        assertThat(t.food(0)).as("the upper half is ignored").isEqualTo(12);
        assertThat(t.view(0).players().getFirst().drawn()).extracting(Card::id).containsExactly("civ-healing-food5");
        assertThat(t.view(1).players().getFirst().drawn()).isNull();
        assertThat(t.view(Game.SPECTATOR).players().getFirst().drawn()).isNull();
        assertThat(t.view(1).players().getFirst().stack()).isEqualTo(2);
        assertThat(t.view(0).players().getFirst().tally()).isEqualTo(new Tally(4, 0, 0, 0, 0, 0));
        assertThat(t.view(1).players().getFirst().tally()).isEqualTo(new Tally(1, 0, 0, 0, 0, 0));
        var drew = t.announced(Event.Drew.class);
        assertThat(drew.seenBy(0)).isEqualTo(drew);
        assertThat(drew.seenBy(1)).isEqualTo(new Event.Drew(0, null, false));
        var worlds = new HashSet<Long>();
        for (int seed = 0; seed < 50; seed++) {
            var world = t.rules.determinize(t.s, 1, new Chance.Seeded(seed));
            assertThat(world.deckSize()).isEqualTo(t.s.deckSize());
            worlds.add(world.drawn[0]);
            assertThat(t.rules.determinize(t.s, 0, new Chance.Seeded(seed)).drawn[0]).isEqualTo(t.s.drawn[0]);
        }
        assertThat(worlds).hasSizeGreaterThan(10);
    }

    @Rule("SA-56")
    @Test
    void anEmptyDeckGivesNothing() {
        var t = Scene.of(2).row("civ-writing-draw").deck(0, 1).goods(0, 1, 0, 0, 0).at(0, CARD_1, 1).at(1, CLAY_PIT, 1).acts(0).act(CARD_1)
                .pay(1, 0, 0, 0);
        assertThat(t.s.drawn[0]).isZero();
        assertThat(t.events).contains(new Event.Drew(0, null, true));
    }

    @Rule("SA-57")
    @Test
    void aOneUseToolIsAddedOnceInFull() {
        var t = Scene.of(2).owns(0, "civ-toolmaker1-once4").at(0, QUARRY, 1).at(0, FOREST, 1).at(1, CLAY_PIT, 1).acts(0).dice(1)
                .act(QUARRY);
        assertThat(t.options()).containsExactly(Scene.GATHER, new Action.UseCard("civ-toolmaker1-once4"));
        t.play(new Action.UseCard("civ-toolmaker1-once4"));
        assertThat(t.s.stock(0, Good.STONE)).isEqualTo(1);
        assertThat(t.cards(0)).as("it stays for the end").containsExactly("civ-toolmaker1-once4");
        assertThat(t.view(0).players().getFirst().ready()).isEmpty();
        t.dice(1).act(FOREST);
        assertThat(t.s.phase).as("and cannot be used again").isEqualTo(new Acting(1));
        var roll = buying(2, "civ-shaman1-roll-stone").owns(0, "civ-toolmaker2-once2").dice(2, 1).pay(1, 0, 0, 0);
        assertThat(roll.refusal(new Action.UseCard("civ-toolmaker1-once4"))).isEqualTo("SA-57");
        assertThat(roll.play(new Action.UseCard("civ-toolmaker2-once2")).s.stock(0, Good.STONE)).isEqualTo(1);
    }

    @Rule("SA-58")
    @Test
    void anyTwoResourcesAreTakenAtOnceOrLater() {
        var t = buying(2, "civ-healing-any2").pay(1, 0, 0, 0);
        assertThat(t.s.phase).isEqualTo(new Claiming(0));
        assertThat(t.options()).hasSize(11);
        assertThat(t.refusal(claim(0, 0, 0, 3))).isEqualTo("SA-58");
        assertThat(t.refusal(claim(3, 0, 0, -1))).isEqualTo("SA-58");
        assertThat(t.play(claim(0, 0, 1, 1)).s.goods(0)).isEqualTo(new Goods(0, 0, 1, 1));
        assertThat(t.s.phase).isEqualTo(new Acting(1));
        var kept = buying(2, "civ-healing-any2").pay(1, 0, 0, 0).play(Scene.KEEP);
        assertThat(kept.refusal(claim(0, 0, 0, 2))).as("another's card").isEqualTo("SA-58");
        kept.at(0, FOREST, 1).acts(0);
        assertThat(kept.options()).hasSize(11).contains(new Action.Act(FOREST));
        kept.play(claim(0, 0, 0, 2));
        assertThat(kept.s.goods(0)).isEqualTo(new Goods(0, 0, 0, 2));
        assertThat(kept.s.phase).as("the turn goes on").isEqualTo(new Acting(0));
        assertThat(kept.refusal(claim(0, 0, 0, 2))).isEqualTo("SA-58");
        assertThat(Scene.of(2).owns(0, "civ-healing-any2").refusal(claim(0, 0, 0, 2))).as("not while placing").isEqualTo("SA-58");
    }

    private static Action claim(int wood, int clay, int stone, int gold) { return new Action.Claim(new Goods(wood, clay, stone, gold)); }

    @Rule({"SA-43", "SA-58"})
    @Test
    void aPositionInWhichTheClaimedGoodsAreNotEnoughForADearCardCanBeLoaded() {
        for (var space : List.of(Location.CARD_3, Location.CARD_4)) {
            var t = Scene.of(2).owns(0, "civ-healing-any2").at(0, space, 1).at(1, CLAY_PIT, 1).acts(0).act(space)
                    .play(claim(2, 0, 0, 0));
            assertThat(t.s.phase).isEqualTo(new Buying(0, space));
            var position = View.of(t.s, Game.REFEREE);
            assertThat(View.of(new StoneAge().restore(t.terms, position), Game.REFEREE)).isEqualTo(position);
        }
    }

    @Rule("SA-58")
    @Test
    void theCardHelpsToPayAndToEat() {
        var t = Scene.of(2).owns(0, "civ-healing-any2").row("civ-art-tool").at(0, Location.CARD_2, 1).at(1, CLAY_PIT, 1).acts(0)
                .act(Location.CARD_2);
        assertThat(t.s.phase).as("asked although nothing is there to pay with").isInstanceOf(Buying.class);
        t.play(claim(2, 0, 0, 0)).pay(2, 0, 0, 0);
        assertThat(t.s.goods(0)).isEqualTo(Goods.NONE);
        var hungry = Scene.of(2).owns(0, "civ-healing-any2").food(0, 3).at(0, Location.FIELD, 1).acts(0).act(Location.FIELD);
        assertThat(hungry.s.phase).isEqualTo(new Feeding(0, 1, Goods.NONE));
        assertThat(hungry.refusal(new Action.Feed(Good.WOOD))).isEqualTo("SA-62");
        hungry.play(claim(1, 0, 0, 1)).feed(Good.WOOD);
        assertThat(hungry.s.score[0]).isZero();
    }

    @Rule("SA-58")
    @Test
    void whatWasNeverClaimedIsClaimedAtTheEnd() {
        var t = Scene.of(2).owns(0, "civ-healing-any2").row("").deck(0, 1).at(0, FOREST, 1).acts(0).dice(1).act(FOREST);
        assertThat(t.isOver()).isTrue();
        assertThat(t.view(0).players().getFirst().tally()).isEqualTo(new Tally(1, 0, 0, 0, 0, 2));
    }

    @Rule("SA-59")
    @Test
    void cardsStayWithTheirBuyer() {
        var t = buying(2, "civ-healing-food5").pay(1, 0, 0, 0);
        assertThat(t.cards(0)).containsExactly("civ-healing-food5");
        assertThat(t.view(0).players().getFirst().cards()).extracting(Card::id).containsExactly("civ-healing-food5");
    }
}
