package hearthside.games.cavemen;

import static hearthside.games.cavemen.CavemenEdition.HOUSE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.input.BadInput;
import hearthside.games.cavemen.Card.Beast;
import hearthside.games.cavemen.Card.Cave;
import hearthside.games.cavemen.Card.Caveman;
import hearthside.games.cavemen.Card.Invention;
import hearthside.testkit.Rule;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class ComponentsTest {
    private static Stream<Card> deck() {
        return Stream.of(HOUSE.cavemen(), HOUSE.beasts(), HOUSE.caves(), HOUSE.inventions()).flatMap(List::stream);
    }

    @Rule("CV-4")
    @Test
    void theDeckHasEightySixCards() {
        assertThat(deck()).hasSize(85); // and Fire
        assertThat(HOUSE.cavemen()).hasSize(30).filteredOn(card -> card.kind() == Kind.HUNTER).hasSize(10);
        assertThat(HOUSE.cavemen()).filteredOn(card -> card.kind() == Kind.THINKER).hasSize(10);
        assertThat(HOUSE.cavemen()).filteredOn(card -> card.kind() == Kind.ELDER).hasSize(5);
        assertThat(HOUSE.cavemen()).filteredOn(card -> card.kind() == Kind.EXPLORER).hasSize(5);
        assertThat(HOUSE.beasts()).hasSize(27);
        assertThat(HOUSE.caves()).hasSize(8);
        assertThat(HOUSE.inventions()).hasSize(20).extracting(Invention::effect).doesNotHaveDuplicates();
        assertThat(deck().map(Card::id)).doesNotHaveDuplicates();
    }

    @Rule("CV-21")
    @Test
    void everyMarkerIsThereSeventeenTimes() {
        for (int marker = 1; marker <= 5; marker++) {
            int wanted = marker;
            assertThat(deck().filter(card -> card.marker() == wanted)).hasSize(17);
            assertThat(HOUSE.inventions()).filteredOn(card -> card.marker() == wanted).hasSize(4);
            assertThat(HOUSE.cavemen()).filteredOn(card -> card.marker() == wanted && card.kind() == Kind.HUNTER).hasSize(2);
            assertThat(HOUSE.cavemen()).filteredOn(card -> card.marker() == wanted && card.kind() == Kind.THINKER).hasSize(2);
            assertThat(HOUSE.cavemen()).filteredOn(card -> card.marker() == wanted && card.kind() == Kind.ELDER).hasSize(1);
            assertThat(HOUSE.cavemen()).filteredOn(card -> card.marker() == wanted && card.kind() == Kind.EXPLORER).hasSize(1);
        }
    }

    @Rule("CV-10")
    @Test
    void leadersHomeCavesAndFireHaveNoMarker() {
        for (var tribe : HOUSE.tribes()) {
            assertThat(tribe.leader().marker()).isZero();
            assertThat(tribe.home().marker()).isZero();
        }
        assertThat(Scene.of(2).s.agreed.cards.card(Cards.FIRE).marker()).isZero();
    }

    @Test
    void biggerBeastsBringMore() {
        for (var small : HOUSE.beasts())
            for (var big : HOUSE.beasts())
                if (small.cost() < big.cost())
                    assertThat(worth(small)).as("%s and %s", small.name(), big.name()).isLessThanOrEqualTo(worth(big));
        assertThat(HOUSE.beasts()).filteredOn(beast -> beast.cost() <= 3).as("within reach of a new tribe").hasSize(12);
        assertThat(HOUSE.beasts()).filteredOn(beast -> beast.name().equals("Styracosaurus"))
                .allMatch(beast -> beast.food() == 6 && beast.teeth() == 1);
    }

    private static int worth(Beast beast) { return beast.food() + 2 * beast.teeth(); }

    @Test
    void inventingIsScarce() { assertThat(HOUSE.cavemen().stream().mapToInt(Caveman::inventing).sum()).isEqualTo(21); }

    @Test
    void cardsAreNumberedAsTheNumbersSay() {
        var cards = Scene.of(2).s.agreed.cards;
        assertThat(cards.list(Cards.DECK_BEINGS, Cards.DECK_THINGS)).hasSize(Cards.DECK).doesNotHaveDuplicates();
        for (var kind : Kind.values())
            if (kind != Kind.LEADER)
                assertThat(cards.list(Cards.ofKind(kind), 0)).allMatch(card -> card instanceof Caveman caveman && caveman.kind() == kind);
        assertThat(cards.list(Cards.BEAST_BITS, 0)).hasSize(27).allMatch(Beast.class::isInstance);
        assertThat(cards.list(0, Cards.CAVE_BITS)).hasSize(8).allMatch(Cave.class::isInstance);
        assertThat(cards.list(0, Cards.INVENTION_BITS)).hasSize(21).allMatch(Invention.class::isInstance);
        assertThat(cards.number("hunter-nobody")).isEqualTo(Cards.NONE);
    }

    @Test
    void theRulesPageNamesTheSameCards() throws Exception {
        var rows = Files.readAllLines(Path.of(System.getProperty("hearthside.root", ".."), "docs", "rules", "cavemen.md")).stream()
                .filter(line -> line.startsWith("| ")).toList();
        for (var tribe : HOUSE.tribes())
            assertThat(rows).contains(row(lower(tribe.tribe()), tribe.leader().name(), tribe.hunter().name(), tribe.hunter().marker()));
        for (var c : HOUSE.cavemen())
            assertThat(rows).contains(row(c.name(), lower(c.kind()), c.marker(), c.cost(), c.hunting(), c.inventing(), c.foraging()));
        for (var b : HOUSE.beasts()) assertThat(rows).contains(row(b.name(), b.marker(), b.cost(), b.food(), b.teeth()));
        for (var c : HOUSE.caves()) assertThat(rows).contains(row(c.name(), c.marker(), c.cost(), c.population()));
        for (var i : HOUSE.inventions())
            assertThat(rows).anyMatch(line -> line.startsWith("| %s | %d | %d | ".formatted(i.name(), i.marker(), i.cost())));
    }

    private static String row(Object... cells) { return "| " + String.join(" | ", Stream.of(cells).map(String::valueOf).toList()) + " |"; }

    private static String lower(Enum<?> of) { return of.name().toLowerCase(Locale.ROOT); }

    /// An edition that can be changed.
    static final class Draft {
        String name = "x";
        List<TribeCards> tribes = new ArrayList<>(HOUSE.tribes());
        List<Caveman> cavemen = new ArrayList<>(HOUSE.cavemen());
        List<Beast> beasts = new ArrayList<>(HOUSE.beasts());
        List<Cave> caves = new ArrayList<>(HOUSE.caves());
        List<Invention> inventions = new ArrayList<>(HOUSE.inventions());
        List<Integer> fireCost = new ArrayList<>(HOUSE.fireCost()), food = new ArrayList<>(HOUSE.food());
        int teeth = 4;

        CavemenEdition edition() { return new CavemenEdition(name, tribes, cavemen, beasts, caves, inventions, fireCost, food, teeth); }

        void wolf(Caveman leader, Caveman hunter, Cave home) { tribes.set(0, new TribeCards(Tribe.WOLF, leader, hunter, home)); }
    }

    private static final Caveman LEADER = HOUSE.tribes().getFirst().leader(), HUNTER = HOUSE.tribes().getFirst().hunter();
    private static final Cave HOME = HOUSE.tribes().getFirst().home();

    private static Arguments bad(String field, String why, Consumer<Draft> change) { return Arguments.of(field, why, change); }

    static Stream<Arguments> editions() {
        return Stream.of(
                bad("name", "no name", d -> d.name = " "),
                bad("tribes", "four tribes", d -> d.tribes.removeLast()),
                bad("tribes", "wolves twice", d -> d.tribes.set(4, d.tribes.getFirst())),
                bad("tribes", "two hunters with marker 2",
                        d -> d.wolf(LEADER, new Caveman("wolf-hunter", "Fenk", 2, Kind.HUNTER, 0, 2, 0, 0), HOME)),
                bad("tribes[0].leader", "a leader with a marker",
                        d -> d.wolf(new Caveman("wolf-leader", "Aruu", 3, Kind.LEADER, 0, 1, 1, 1), HUNTER, HOME)),
                bad("tribes[0].leader.hunting", "too strong",
                        d -> d.wolf(new Caveman("wolf-leader", "Aruu", 0, Kind.LEADER, 0, 51, 1, 1), HUNTER, HOME)),
                bad("tribes[0].hunter", "a thinker",
                        d -> d.wolf(LEADER, new Caveman("wolf-hunter", "Fenk", 1, Kind.THINKER, 0, 2, 0, 0), HOME)),
                bad("tribes[0].hunter.marker", "no marker",
                        d -> d.wolf(LEADER, new Caveman("wolf-hunter", "Fenk", 0, Kind.HUNTER, 0, 2, 0, 0), HOME)),
                bad("tribes[0].home.population", "no room", d -> d.wolf(LEADER, HUNTER, new Cave("wolf-home", "Hole", 0, 0, 1))),
                bad("tribes[0].home.marker", "a marker", d -> d.wolf(LEADER, HUNTER, new Cave("wolf-home", "Hole", 2, 0, 4))),
                bad("cavemen", "29 cavemen", d -> d.cavemen.removeLast()),
                bad("cavemen", "eleven hunters", d -> d.cavemen.set(29, new Caveman("hunter-extra", "Extra", 1, Kind.HUNTER, 2, 2, 0, 0))),
                bad("cavemen[0].marker", "marker 6", d -> d.cavemen.set(0, new Caveman("hunter-brok", "Brok", 6, Kind.HUNTER, 2, 2, 0, 0))),
                bad("cavemen[0].cost", "free", d -> d.cavemen.set(0, new Caveman("hunter-brok", "Brok", 1, Kind.HUNTER, 0, 2, 0, 0))),
                bad("cavemen[0].inventing", "below nothing",
                        d -> d.cavemen.set(0, new Caveman("hunter-brok", "Brok", 1, Kind.HUNTER, 2, 2, -1, 0))),
                bad("cavemen[0].foraging", "below nothing",
                        d -> d.cavemen.set(0, new Caveman("hunter-brok", "Brok", 1, Kind.HUNTER, 2, 2, 0, -1))),
                bad("beasts", "26 beasts", d -> d.beasts.removeLast()),
                bad("beasts[0].marker", "none", d -> d.beasts.set(0, new Beast("beast-dodo-1", "Dodo", 0, 1, 2, 0))),
                bad("beasts[0].food", "takes food away", d -> d.beasts.set(0, new Beast("beast-dodo-1", "Dodo", 4, 1, -2, 0))),
                bad("caves", "seven caves", d -> d.caves.removeLast()),
                bad("caves[0].cost", "pays to be taken", d -> d.caves.set(0, new Cave("cave-cleft", "Cleft", 1, -1, 2))),
                bad("caves[0].population", "too roomy", d -> d.caves.set(0, new Cave("cave-cleft", "Cleft", 1, 1, 200))),
                bad("inventions", "19 inventions", d -> d.inventions.removeLast()),
                bad("inventions[0].effect", "a second Fire",
                        d -> d.inventions.set(0, new Invention("invention-club", "Club", 1, 1, new Effect.Win()))),
                bad("inventions[0].effect.by", "too much",
                        d -> d.inventions.set(0, new Invention("invention-club", "Club", 1, 1, new Effect.Raise(Score.HUNTING, 21)))),
                bad("inventions[0].effect.each", "for every 0",
                        d -> d.inventions.set(0,
                                new Invention("invention-club", "Club", 1, 1, new Effect.RaisePer(Score.HUNTING, 1, Kind.ELDER, 0)))),
                bad("fireCost", "three numbers", d -> d.fireCost.removeLast()),
                bad("fireCost[1]", "free", d -> d.fireCost.set(1, 0)),
                bad("food", "three numbers", d -> d.food.removeLast()),
                bad("food[3]", "below nothing", d -> d.food.set(3, -1)),
                bad("teeth", "below nothing", d -> d.teeth = -1),
                bad("", "one id twice", d -> d.beasts.set(1, d.beasts.getFirst())),
                bad("tribes", "an id of another tribe", d -> d.wolf(LEADER, HUNTER, new Cave("tiger-home", "Hole", 0, 0, 4))));
    }

    @Rule("CV-20")
    @ParameterizedTest(name = "{0}: {1}")
    @MethodSource("editions")
    void anEditionThatCannotBePlayedNamesItsField(String field, String why, Consumer<Draft> change) {
        var draft = new Draft();
        change.accept(draft);
        assertThatThrownBy(draft::edition).isInstanceOfSatisfying(BadInput.class, e -> {
            assertThat(e.field()).as(why).isEqualTo(field);
            assertThat(e.sentence()).endsWith(".");
        });
    }

    @Test
    void anEditionCanBeTold() {
        assertThat(new Draft().edition()).isNotEqualTo(HOUSE);
        assertThat(hearthside.wire.Json.read(CavemenEdition.class, hearthside.wire.Json.write(HOUSE))).isEqualTo(HOUSE);
        assertThat(IntStream.of(2, 3, 4, 5).map(seats -> Scene.of(seats).view().fireCost())).containsExactly(10, 9, 7, 7);
    }
}
