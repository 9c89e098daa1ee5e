package hearthside.games.stoneage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.Dealer;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import hearthside.testkit.Rule;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SetupTest {

    @Rule("SA-1")
    @Test
    void twoToFourPlay() {
        for (int seats : List.of(2, 3, 4)) assertThat(Scene.of(seats).s.agreed.tribes).isEqualTo(seats);
        for (int seats : List.of(0, 1, 5)) assertThatThrownBy(() -> new StoneAge().info().terms(seats)).isInstanceOf(BadInput.class);
        assertThatThrownBy(() -> new StoneAgeSolo().info().terms(2)).isInstanceOf(BadInput.class);
    }

    @Rule("SA-2")
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void fourCardsAreTurnedUpFromTheCheapestSpace(int seats) {
        var t = Scene.of(seats);
        assertThat(t.row()).containsExactly("civ-pottery-dice", "civ-pottery-food7", "civ-writing-dice", "civ-writing-draw");
        assertThat(t.s.deckSize()).isEqualTo(32);
        var chance = new Chance.Recorder(new Chance.Seeded(3));
        Scene.RULES.setup(Scene.terms(seats), Dealer.silent(chance));
        assertThat(chance.bounds()).startsWith(36, 35, 34, 33);
    }

    @Rule("SA-3")
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void asManyPilesOfSevenAsPlayersAreUsed(int seats) {
        var view = Scene.of(seats).view(0);
        assertThat(view.piles()).hasSize(seats).allSatisfy(pile -> {
            assertThat(pile.tile()).isNotNull();
            assertThat(pile.below()).isEqualTo(6);
        });
    }

    @Rule("SA-4")
    @Test
    void everybodyStartsWithFiveFiguresAndTwelveFood() {
        var view = Scene.of(3).view(1);
        assertThat(view.tribes()).containsOnly(new View.Tribe(5, 5, 5));
        assertThat(view.players()).allSatisfy(player -> {
            assertThat(player.food()).isEqualTo(12);
            assertThat(player.goods()).isEqualTo(Goods.NONE);
            assertThat(player.field()).isZero();
            assertThat(player.score()).isZero();
            assertThat(player.tools()).containsOnly(new View.Tool(0, false)).hasSize(3);
            assertThat(player.cards()).isEmpty();
            assertThat(player.tiles()).isEmpty();
        });
        assertThat(view.figures()).isEmpty();
    }

    @Rule("SA-5")
    @Test
    void theStartPlayerIsDrawnOrNamed() {
        assertThat(Scene.of(4, "start", "3").seat()).isEqualTo(2);
        var starts = new HashSet<Integer>();
        for (int seed = 0; seed < 40; seed++)
            starts.add(new StoneAge().setup(new StoneAge().info().terms(4), Dealer.silent(new Chance.Seeded(seed))).start);
        assertThat(starts).containsExactlyInAnyOrder(0, 1, 2, 3);
        assertThatThrownBy(() -> Scene.of(2, "start", "3")).isInstanceOfSatisfying(BadInput.class,
                e -> assertThat(e.field()).isEqualTo("options.start"));
    }

    @Rule({"SS-1", "SS-2", "SS-3", "SS-V1"})
    @Test
    void fourTribesShareOneBoard() {
        assertThat(Scene.of(1).view(0).players()).hasSize(1);
        assertThat(Scene.of(1).view(0).tribes()).hasSize(4).containsOnly(new View.Tribe(2, 2, 5));
        assertThat(Scene.of(1, "level", "3").view(0).tribes()).hasSize(4).containsOnly(new View.Tribe(3, 3, 5));
    }

    @Rule({"SS-4", "SS-10", "SS-V1"})
    @Test
    void eachLevelHasItsFoodAndItsLimit() {
        level("1", 20, 15, 1);
        level("2", 20, 20, 1);
        level("3", 25, 10, 2);
        level("4", 20, 10, 1);
    }

    private static void level(String level, int food, int limit, int meal) {
        var t = Scene.of(1, "level", level);
        assertThat(t.food(0)).isEqualTo(food);
        assertThat(t.s.limit).isEqualTo(limit);
        assertThat(t.s.agreed.meal).isEqualTo(meal);
        assertThat(t.s.goods(0)).isEqualTo(Goods.NONE);
        assertThat(t.tools(0)).containsOnly(0);
    }

    @Rule({"SS-5", "SS-6"})
    @Test
    void threeTilesAreOnTheBoardAndTwoPilesOfSevenAreUsed() {
        var view = Scene.of(1).view(0);
        assertThat(view.players().getFirst().tiles()).extracting(Tile::id).containsExactly("bld-1to7-a", "bld-1to7-b", "bld-1to7-c");
        assertThat(view.piles()).hasSize(2).allMatch(pile -> pile.tile() != null && pile.below() == 6);
        assertThat(Integer.bitCount(Scene.of(1).s.unseenTiles)).as("twelve below, eleven out").isEqualTo(23);
    }

    @Rule({"SS-7", "SS-8", "SS-V1"})
    @Test
    void twoCardsAreForSaleAndOneIsTheBurden() {
        assertThat(Scene.of(1).row()).containsExactly("civ-pottery-dice", "civ-pottery-food7", "", "civ-writing-dice");
        assertThat(Scene.of(1, "level", "4").row()).containsExactly("", "civ-pottery-dice", "", "civ-pottery-food7");
    }

    @Rule({"SS-9", "SS-12", "SS-65"})
    @Test
    void initiativesCountNothingYetAndPointsNever() {
        var t = Scene.of(1);
        assertThat(t.s.initiative).containsOnly(0);
        for (int seed = 0; seed < 20; seed++)
            assertThat(Scene.randomGame(t.terms, seed, scene -> assertThat(scene.s.score[0]).isZero()).isOver()).isTrue();
    }

    @Rule("SS-11")
    @Test
    void theFieldStartsAsAgreed() {
        assertThat(Scene.of(1).s.field[0]).isZero();
        for (int level = 1; level <= 4; level++)
            assertThat(Scene.of(1, "level", "" + level).s.field[0]).as("level %d", level).isEqualTo(level == 3 ? 15 : 0);
        assertThat(Scene.of(1, "level", "3", "soloFieldStart", "0").s.field[0]).isZero();
        for (var start : List.of("0", "5", "10", "15")) {
            var t = Scene.of(1, "soloFieldStart", start).initiative(4, 5, 6, 7).at(0, Location.FIELD, 1).acts(0);
            assertThat(t.s.field[0]).isEqualTo(Integer.parseInt(start));
            t.at(0, Location.FOREST, 1).act(Location.FIELD);
            assertThat(t.s.field[0]).isEqualTo(switch (start) {
                case "0" -> 1;
                case "5" -> 6;
                case "10" -> 10;
                default -> 15;
            });
        }
    }

    @Rule("SS-V2")
    @Test
    void lightMealsAreForLevelThree() {
        assertThat(Scene.of(1, "level", "3", "lightMeals", "on").s.agreed.meal).isEqualTo(1);
        assertThatThrownBy(() -> Scene.of(1, "lightMeals", "on")).isInstanceOfSatisfying(BadInput.class,
                e -> assertThat(e.field()).isEqualTo("options.lightMeals"));
    }

    @Rule({"SA-V1", "SA-59"})
    @Test
    void stacksAreOpenUnlessTheyAreAgreedToBeHidden() {
        var open = Scene.of(2).owns(0, "civ-art-tool", "civ-toolmaker1-once4");
        assertThat(open.view(1).players().getFirst().cards()).hasSize(2);
        var hidden = Scene.of(2, "hiddenStacks", "on").owns(0, "civ-art-tool", "civ-toolmaker1-once4");
        var seen = hidden.view(1).players().getFirst();
        assertThat(seen.cards()).isNull();
        assertThat(seen.tally()).isNull();
        assertThat(seen.stack()).isEqualTo(2);
        assertThat(seen.ready()).as("what can be used lies face up").hasSize(1);
        assertThat(hidden.view(0).players().getFirst().cards()).as("one's own can be looked at any time").hasSize(2);
    }
}
