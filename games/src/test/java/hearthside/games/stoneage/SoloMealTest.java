package hearthside.games.stoneage;

import static hearthside.games.stoneage.Location.CARD_4;
import static hearthside.games.stoneage.Location.HUNTING_GROUNDS;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Result;
import hearthside.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The meal and the two ends of the solo game.
class SoloMealTest {
    /// The last tribe that acts goes hunting and finds nothing; then everybody eats. The burden is this card.
    static Scene evening(Scene t, String burden) {
        t.row("civ-music-vp3-a", "civ-music-vp3-b", "", burden).initiative(3, 4, 5, 6).at(2, HUNTING_GROUNDS, 1).phase(new Acting(2));
        t.s.acted = 3;
        return t;
    }

    private static Scene evening(String burden) { return evening(Scene.of(1), burden); }

    /// Ends the actions; one pip brings no food. The next cards come in the order of the edition.
    private static Scene eat(Scene t) { return t.dice(1).play(new Action.Act(HUNTING_GROUNDS)); }

    /// With a tile to discard, the round ends only after that.
    private static int food(Scene t) {
        assertThat(t.s.phase).isEqualTo(new Discarding(1));
        return t.food(0);
    }

    @Rule({"SS-50", "SS-51", "SS-60"})
    @Test
    void theFieldFeedsFirstThenFiguresAndBurdenEat() {
        assertThat(food(eat(evening("civ-art-tool").field(0, 3)))).as("20 + 3 - 8 - 4").isEqualTo(11);
        assertThat(food(eat(evening("civ-art-tool").figures(1, 5)))).as("newborn and resting figures too").isEqualTo(20 - 11 - 4);
        var level3 = eat(evening(Scene.of(1, "level", "3").food(0, 60), "civ-art-tool"));
        assertThat(food(level3)).as("two food a figure, the burden never doubled").isEqualTo(60 + 15 - 24 - 4);
        var light = eat(evening(Scene.of(1, "level", "3", "lightMeals", "on").food(0, 60), "civ-art-tool"));
        assertThat(food(light)).isEqualTo(60 + 15 - 12 - 4);
    }

    @Rule({"SS-52", "SS-53"})
    @Test
    void theBurdenDependsOnItsKind() {
        assertThat(food(eat(evening("civ-time-field")))).as("green").isEqualTo(20 - 8 - 4);
        assertThat(food(eat(evening("civ-shaman2-clay1").figures(1, 4)))).as("shaman: the largest tribe").isEqualTo(20 - 10 - 4);
        assertThat(food(eat(evening("civ-farmer1-dice").field(0, 5)))).as("farmer: the field").isEqualTo(20 + 5 - 8 - 5);
        assertThat(food(eat(evening("civ-toolmaker2-dice-a").tools(0, 2, 1, 1).used(0, 0, 1, 2).owns(0, "civ-toolmaker1-once4"))
                .play(Scene.GATHER))).as("tool maker: all tools, used or not, but none that works once").isEqualTo(20 - 8 - 4);
        assertThat(food(eat(evening("civ-builder1-food4").soloTiles(3, 6)))).as("builder: discarded before, not this round's")
                .isEqualTo(20 - 8 - 6);
        assertThat(food(eat(evening("civ-builder3-vp3")))).as("the people on it do not matter").isEqualTo(20 - 8);
    }

    @Rule({"SS-54", "SS-55", "SS-56"})
    @Test
    void resourcesStandInAndTheRestIsExhaustion() {
        var t = eat(evening("civ-art-tool").food(0, 5).goods(0, 2, 0, 1, 0));
        assertThat(t.food(0)).isZero();
        assertThat(t.s.phase).isEqualTo(new Rationing(7, Goods.NONE));
        assertThat(t.options()).containsExactly(Scene.ENDURE, new Action.Feed(Good.WOOD), new Action.Feed(Good.STONE));
        assertThat(t.refusal(new Action.Feed(Good.FOOD))).isEqualTo("SS-54");
        assertThat(t.refusal(new Action.Feed(Good.CLAY))).isEqualTo("SS-55");
        assertThat(t.refusal(Scene.STARVE)).isEqualTo("SS-66");
        t.feed(Good.WOOD).feed(Good.WOOD).play(Scene.ENDURE);
        assertThat(t.s.limit).isEqualTo(10);
        assertThat(t.s.goods(0)).as("kept by choice").isEqualTo(new Goods(0, 0, 1, 0));
        assertThat(t.s.score[0]).isZero();
        assertThat(eat(evening("civ-art-tool").food(0, 11)).s.limit).as("with nothing to pay nobody is asked").isEqualTo(14);
        assertThat(eat(evening("civ-art-tool").food(0, 11).goods(0, 1, 0, 0, 0)).feed(Good.WOOD).s.limit).isEqualTo(15);
    }

    @Rule("SS-57")
    @Test
    void aBuildingMustBeDiscarded() {
        var t = eat(evening("civ-art-tool"));
        assertThat(t.options()).as("there is no other way").containsExactly(new Action.Discard("bld-1to7-a"),
                new Action.Discard("bld-1to7-b"), new Action.Discard("bld-1to7-c"));
        assertThat(t.refusal(new Action.Discard("bld-wwc"))).isEqualTo("SS-57");
        t.nextCard("civ-pottery-dice", "civ-pottery-food7", "civ-writing-dice").play(new Action.Discard("bld-1to7-b"));
        assertThat(t.solo().discarded()).extracting(Tile::id).containsExactly("bld-1to7-b");
        assertThat(t.s.limit).isEqualTo(15);
        var two = eat(evening(Scene.of(1, "level", "2"), "civ-art-tool")).play(new Action.Discard("bld-1to7-b"));
        assertThat(two.s.phase).isEqualTo(new Discarding(1));
    }

    @Rule("SS-58")
    @Test
    void withoutATileTheLimitFallsByThree() {
        var t = evening("civ-art-tool").soloTiles(0, 3).nextDiscardless().play(new Action.Act(HUNTING_GROUNDS));
        assertThat(t.s.limit).isEqualTo(12);
        var one = evening(Scene.of(1, "level", "2"), "civ-art-tool").soloTiles(1, 2).nextDiscardless()
                .play(new Action.Act(HUNTING_GROUNDS));
        assertThat(one.s.limit).isEqualTo(17);
        assertThat(Integer.bitCount(one.s.tiles[0])).as("the one tile is kept").isOne();
    }

    @Rule("SS-59")
    @Test
    void atALimitOfZeroAllIsLost() {
        var hungry = eat(evening("civ-art-tool").food(0, 2).limit(10));
        assertThat(hungry.isOver()).isTrue();
        assertThat(hungry.rules.result(hungry.s)).isEqualTo(new Result(List.of(0), List.of(0), List.of()));
        assertThat(eat(evening("civ-art-tool").food(0, 2).limit(11)).isOver()).isFalse();
        var bare = eat(evening("civ-art-tool").soloTiles(0, 3).limit(3));
        assertThat(bare.isOver()).isTrue();
        assertThat(bare.rules.result(bare.s).winners()).isEmpty();
    }

    @Rule({"SS-60", "SS-61"})
    @Test
    void afterTheTileTheRoundEnds() {
        var t = eat(evening("civ-art-tool").tools(0, 1, 0, 0).used(0, 0));
        assertThat(t.row()).contains("civ-music-vp3-a", "civ-art-tool");
        t.nextCard("civ-time-dice", "civ-time-field", "civ-shaman1-gold1").play(new Action.Discard("bld-1to7-a"));
        assertThat(t.row()).as("all cards have left").containsExactly("civ-time-dice", "civ-time-field", "", "civ-shaman1-gold1");
        assertThat(t.solo().putAway()).extracting(Card::id).contains("civ-music-vp3-a", "civ-music-vp3-b", "civ-art-tool");
        assertThat(Tools.isReady(t.s.tools[0], 0)).isTrue();
        assertThat(t.s.round).isEqualTo(2);
        assertThat(t.s.phase).isEqualTo(new Mustering());
    }

    @Rule("SS-62")
    @Test
    void aCardThatCannotBeTurnedUpWinsTheGame() {
        for (int left = 0; left < 3; left++) {
            var t = eat(evening("civ-art-tool").deck(left, 0));
            for (int i = 0; i < left; i++)
                t.nextCard(t.s.agreed.card(Long.numberOfTrailingZeros(i == 0 ? t.s.deck : t.s.deck & t.s.deck - 1)).id());
            assertThat(t.play(new Action.Discard("bld-1to7-a")).isOver()).isTrue();
            assertThat(t.rules.result(t.s)).isEqualTo(new Result(List.of(1), List.of(15), List.of(0)));
        }
        var goesOn = eat(evening("civ-art-tool").deck(3, 0)).nextCard("civ-pottery-dice", "civ-pottery-food7", "civ-writing-dice")
                .play(new Action.Discard("bld-1to7-a"));
        assertThat(goesOn.isOver()).isFalse();
    }

    /// Nobody starves with plenty of everything, so the deck decides how long a game is.
    @Rule("SS-63")
    @Test
    void thereAreTwelveRoundsAndEighteenAtLevelFour() {
        for (int seed = 0; seed < 30; seed++) {
            rounds(Scene.terms(1), seed, 12, 11);
            rounds(Scene.terms(1, "level", "4"), seed, 18, 17);
        }
    }

    private static void rounds(hearthside.core.Terms terms, int seed, int usual, int afterDraw) {
        boolean[] drew = {false};
        var t = Scene.randomGame(terms, seed, scene -> {
            scene.s.limit = 1000;
            if (scene.s.phase instanceof Buying(int _, var space)
                    && scene.s.agreed.card(scene.s.row[space.space()]).effect() instanceof Effect.Draw && scene.s.deck != 0)
                drew[0] |= true;
        });
        assertThat(SoloRound.isWon(t.s)).isTrue();
        assertThat(SoloRound.survived(t.s)).isIn(drew[0] ? List.of(usual, afterDraw) : List.of(usual));
    }

    @Rule("SS-64")
    @Test
    void whatIsKeptOfAGame() {
        var t = eat(evening("civ-art-tool").deck(0, 0).figures(1, 4).tools(0, 2, 1, 1).used(0, 0, 1, 2).food(0, 13))
                .play(new Action.Discard("bld-1to7-a"));
        assertThat(t.announced(Event.SoloEnded.class)).isEqualTo(new Event.SoloEnded(true, 1, 0, 1, 14, 10, 0, 4));
    }

    @Rule("SS-66")
    @Test
    void theEndsOfTheOtherGameDoNotHold() {
        var t = evening("civ-art-tool");
        t.s.tiles[0] |= 1 << t.s.top[0];
        t.s.top[0] = -1;
        t.below(0, 0, 0);
        eat(t).nextCard("civ-pottery-dice", "civ-pottery-food7", "civ-writing-dice").play(new Action.Discard("bld-1to7-a"));
        assertThat(t.isOver()).as("an empty pile").isFalse();
        assertThat(t.s.start).as("no start player").isZero();
        assertThat(t.view(0).players().getFirst().tally()).as("no scoring").isNull();
        assertThat(t.lead(0).refusal(CARD_4, 1)).isEqualTo("SS-24");
        assertThat(t.refusal(Scene.STARVE)).isEqualTo("SS-66");
    }
}
