package hearthside.games.stoneage;

import static hearthside.games.stoneage.Location.BUILDING_1;
import static hearthside.games.stoneage.Location.BUILDING_2;
import static hearthside.games.stoneage.Location.FIELD;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Result;
import hearthside.testkit.Rule;
import java.util.List;
import org.junit.jupiter.api.Test;

class RoundTest {
    private static Scene evening(int seats) { return Scene.of(seats).at(0, FIELD, 1).acts(0); }

    @Rule("SA-70")
    @Test
    void anEmptyPileEndsTheGameAfterTheMeal() {
        var t = Scene.of(3).piles("bld-wwc").below(0, 0, 2).goods(0, 2, 1, 0, 0).food(1, 2).goods(1, 0, 0, 0, 3).at(0, BUILDING_1, 1)
                .acts(0).act(BUILDING_1).pay(2, 1, 0, 0);
        assertThat(t.s.phase).as("the meal comes first").isEqualTo(new Feeding(1, 3, Goods.NONE));
        assertThat(t.play(Scene.STARVE).isOver()).isTrue();
        assertThat(t.s.score[0]).isEqualTo(10);
        assertThat(t.s.score[1]).isEqualTo(-10 + 3);
        var unused = Scene.of(2).piles("bld-wcc", "bld-wwc").below(1, 1, 1).goods(0, 2, 1, 0, 0).at(0, BUILDING_2, 1).acts(0)
                .act(BUILDING_2).nextTile("bld-5-1").pay(2, 1, 0, 0);
        assertThat(unused.isOver()).as("one tile is left").isFalse();
    }

    @Rule("SA-71")
    @Test
    void theStartPlayerMarkerMovesToTheLeft() {
        var t = evening(3).act(FIELD);
        assertThat(t.s.start).isEqualTo(1);
        assertThat(t.s.phase).isEqualTo(new Placing(1));
        assertThat(Scene.of(3, "start", "3").at(2, FIELD, 1).acts(2).act(FIELD).s.start).isZero();
    }

    @Rule("SA-72")
    @Test
    void cardsSlideToTheCheaperSpacesAndNewOnesCome() {
        var t = evening(2).row("civ-art-tool", "", "", "civ-time-field").nextCard("civ-shaman1-gold1", "civ-music-vp3-a").act(FIELD);
        assertThat(t.row()).containsExactly("civ-art-tool", "civ-time-field", "civ-shaman1-gold1", "civ-music-vp3-a");
        assertThat(t.events).contains(new Event.CardSlid(Location.CARD_4, Location.CARD_2));
    }

    @Rule("SA-73")
    @Test
    void aRowThatCannotBeFilledEndsTheGame() {
        assertThat(evening(2).row("civ-art-tool", "", "", "civ-time-field").deck(1, 1).act(FIELD).isOver()).isTrue();
        assertThat(evening(2).row("civ-art-tool", "", "", "civ-time-field").deck(2, 1).nextCard("civ-pottery-dice", "civ-pottery-food7")
                .act(FIELD).isOver()).isFalse();
        assertThat(evening(2).deck(0, 1).act(FIELD).isOver()).as("nothing is missing").isFalse();
    }

    @Rule("SA-74")
    @Test
    void toolsAreReadyAgain() {
        var t = evening(2).tools(0, 2, 1, 1).used(0, 0, 2).tools(1, 1, 0, 0).used(1, 0).act(FIELD);
        assertThat(Tools.ready(t.s.tools[0])).isEqualTo(4);
        assertThat(Tools.ready(t.s.tools[1])).isEqualTo(1);
    }

    private static Tally tally(Scene t) { return Scoring.tally(t.s, 0, t.s.allCards(0)); }

    @Rule("SA-80")
    @Test
    void greenCardsScoreTheirSetsSquared() {
        assertThat(tally(Scene.of(2)).green()).isZero();
        assertThat(tally(Scene.of(2).row("", "", "", "").owns(0, "civ-pottery-dice", "civ-pottery-food7")).green()).as("two sets of one")
                .isEqualTo(2);
        assertThat(tally(Scene.of(2).owns(0, "civ-time-dice", "civ-art-tool", "civ-music-vp3-a")).green()).isEqualTo(9);
        var all = Scene.of(2).row("", "", "", "");
        for (var card : StoneAgeEdition.HOUSE.cards()) if (card.isGreen()) all.owns(0, card.id());
        assertThat(tally(all).green()).isEqualTo(128);
    }

    @Rule({"SA-81", "SA-82", "SA-83", "SA-84", "SA-85"})
    @Test
    void peopleScoreWhatTheyStandFor() {
        assertThat(tally(Scene.of(2).owns(0, "civ-farmer2-food3", "civ-farmer1-field").field(0, 6)).farmers()).isEqualTo(18);
        var once = Scene.of(2).owns(0, "civ-toolmaker1-once4", "civ-toolmaker2-once2").tools(0, 2, 1, 1);
        assertThat(tally(once).toolMakers()).as("one-use tools do not count, their people do").isEqualTo(12);
        assertThat(tally(Scene.of(2).owns(0, "civ-builder3-vp3").below(0, 2, 0)).builders()).isEqualTo(12);
        assertThat(tally(Scene.of(2).owns(0, "civ-shaman2-clay1").figures(0, 8)).shamans()).isEqualTo(16);
        assertThat(tally(Scene.of(2).goods(0, 3, 1, 2, 1).food(0, 30)).resources()).isEqualTo(7);
    }

    @Rule({"SA-81", "SA-84"})
    @Test
    void theFinalScoreIsTheSumOfAll() {
        var t = evening(2).owns(0, "civ-farmer2-food3", "civ-shaman1-gold1", "civ-time-dice").goods(0, 1, 0, 0, 0).score(0, 20).row("")
                .deck(0, 1).act(FIELD);
        assertThat(t.isOver()).isTrue();
        assertThat(t.announced(Event.Scored.class)).isEqualTo(new Event.Scored(0, new Tally(1, 2, 0, 0, 5, 1), 29));
        assertThat(t.rules.result(t.s).points().getFirst()).isEqualTo(29);
    }

    @Rule("SA-86")
    @Test
    void equalPointsAreDecidedByFieldToolsAndFigures() {
        var t = Scene.of(3).score(0, 50).score(1, 50).score(2, 40).field(1, 1).phase(new Over());
        assertThat(t.rules.result(t.s)).isEqualTo(new Result(List.of(50, 50, 40), List.of(5, 6, 5), List.of(1)));
        assertThat(t.rules.result(t.tools(0, 1, 0, 0).s).winners()).as("still equal: shared").containsExactly(0, 1);
        assertThat(t.rules.result(t.figures(0, 6).s).winners()).containsExactly(0);
        assertThat(t.rules.result(Scene.of(2).s).winners()).as("nobody before the end").isEmpty();
    }
}
