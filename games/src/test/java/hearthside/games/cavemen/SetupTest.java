package hearthside.games.cavemen;

import static hearthside.games.cavemen.Scene.FIRE;
import static hearthside.games.cavemen.State.DECK;
import static hearthside.games.cavemen.State.DISCARD;
import static hearthside.games.cavemen.State.POOL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.Dealer;
import hearthside.core.chance.Chance;
import hearthside.core.input.BadInput;
import hearthside.testkit.Rule;
import java.util.HashSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SetupTest {
    private static final int[] FOOD_BY_PLAYERS = {9, 8, 7, 7};

    @Rule("CV-1")
    @Test
    void twoToFivePlay() {
        for (int seats = 2; seats <= 5; seats++) assertThat(Scene.choosing(seats).view().tableaus()).hasSize(seats);
        for (int seats : new int[] {1, 6}) assertThatThrownBy(() -> Scene.terms(seats)).isInstanceOf(BadInput.class);
    }

    @Rule({"CV-13", "CV-16", "CV-17", "CV-4"})
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void everyTribeStartsAlike(int seats) {
        var t = Scene.of(seats);
        for (int seat = 0; seat < seats; seat++) {
            var tableau = t.tableau(seat);
            assertThat(tableau.leader()).isEqualTo(CavemenEdition.HOUSE.tribes().get(seat).leader());
            assertThat(tableau.members()).containsExactly(CavemenEdition.HOUSE.tribes().get(seat).hunter());
            assertThat(tableau.caves()).containsExactly(CavemenEdition.HOUSE.tribes().get(seat).home());
            assertThat(tableau.inventions()).isEmpty();
            assertThat(tableau.food()).isEqualTo(FOOD_BY_PLAYERS[seats - 2]);
            assertThat(tableau.teeth()).isEqualTo(4);
            assertThat(tableau.scores()).isEqualTo(new Scores(3, 1, 1, 4));
            assertThat(tableau.size()).isEqualTo(2);
        }
        assertThat(t.view().deck()).hasSize(86).doesNotHaveDuplicates().contains(FIRE).doesNotContain("wolf-hunter", "wolf-leader",
                "wolf-home");
    }

    @Rule("CV-14")
    @Test
    void playersChooseInSeatOrderAmongTheTribesThatAreLeft() {
        var t = Scene.choosing(3);
        assertThat(t.seat()).isZero();
        assertThat(t.options()).hasSize(5);
        t.play(new Action.ChooseTribe(Tribe.OWL));
        assertThat(t.seat()).isOne();
        assertThat(t.options()).hasSize(4);
        assertThat(t.refusal(new Action.ChooseTribe(Tribe.OWL))).isEqualTo("CV-14");
        t.play(new Action.ChooseTribe(Tribe.WOLF));
        assertThat(t.view().tableaus()).extracting(View.Tableau::tribe).containsExactly(Tribe.OWL, Tribe.WOLF, null);
        assertThat(t.members(0)).containsExactly("owl-hunter");
    }

    @Rule("CV-14")
    @Test
    void tribesCanBeDealt() {
        var seen = new HashSet<Tribe>();
        for (int seed = 0; seed < 40; seed++) {
            var s = Scene.RULES.setup(Scene.terms(5, "tribes", "random"), Dealer.silent(new Chance.Seeded(seed)));
            assertThat(s.phase).isInstanceOf(Bidding.class);
            var tribes = View.of(s).tableaus().stream().map(View.Tableau::tribe).toList();
            assertThat(tribes).doesNotContainNull().doesNotHaveDuplicates();
            seen.add(java.util.Objects.requireNonNull(tribes.getFirst()));
        }
        assertThat(seen).hasSize(5);
    }

    @Rule("CV-15")
    @Test
    void tribesNobodyPlaysStayInTheBox() {
        assertThat(Scene.of(3).view().box()).containsExactly("owl-leader", "owl-hunter", "owl-home", "bear-leader", "bear-hunter",
                "bear-home");
        assertThat(Scene.of(5).view().box()).isEmpty();
    }

    /// Owl (marker 4) and wolf (marker 1) are about to play.
    private static Scene owlAndWolf(String... stones) {
        return Scene.choosing(2).play(new Action.ChooseTribe(Tribe.OWL)).next(stones).play(new Action.ChooseTribe(Tribe.WOLF));
    }

    @Rule({"CV-18", "CV-21"})
    @Test
    void cardsAreTurnedUpUntilOneHasTheMarkerOfAHunter() {
        var t = owlAndWolf("hunter-gront", "beast-wild-boar-1", "cave-burrow", "thinker-ekko");
        assertThat(t.happened(Event.StoneDrawn.class)).containsExactly(new Event.StoneDrawn("hunter-gront", 2),
                new Event.StoneDrawn("beast-wild-boar-1", 3), new Event.StoneDrawn("cave-burrow", 5),
                new Event.StoneDrawn("thinker-ekko", 1));
        assertThat(t.events).contains(new Event.ConchFound(1));
        assertThat(t.s.conch).isOne();
        assertThat(owlAndWolf("hunter-tovu").s.conch).isZero();
    }

    @Rule("CV-19")
    @Test
    void theyGoBackIntoTheDeck() {
        var t = owlAndWolf("hunter-gront", "thinker-ekko");
        assertThat(t.s.count(DECK)).isEqualTo(86 - 7);
        assertThat(t.cards(DISCARD)).isEmpty();
        assertThat(Stream.concat(t.cards(DECK).stream(), t.cards(POOL).stream())).hasSize(86).contains("hunter-gront", "thinker-ekko");
    }

    @Rule({"CV-20", "CV-10"})
    @Test
    void fireNeverFindsTheConch() {
        var t = owlAndWolf(FIRE, "hunter-tovu");
        assertThat(t.events).contains(new Event.StoneDrawn(FIRE, 0), new Event.ConchFound(0));
        assertThat(CavemenEdition.HOUSE.tribes()).extracting(tribe -> tribe.hunter().marker()).containsExactlyInAnyOrder(1, 2, 3, 4, 5);
    }

    @Rule("CV-21")
    @Test
    void theFirstConchIsFair() {
        var found = new int[3];
        for (int seed = 0; seed < 3000; seed++)
            found[Scene.RULES.setup(Scene.terms(3, "tribes", "random"), Dealer.silent(new Chance.Seeded(seed))).conch]++;
        for (int times : found) assertThat(times).isBetween(900, 1100);
    }
}
