package hearthside.games.stoneage;

import static hearthside.games.stoneage.StoneAgeEdition.HOUSE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.input.BadInput;
import hearthside.testkit.Rule;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ComponentsTest {

    @Rule({"SA-2", "SA-50", "SA-53", "SA-57"})
    @Test
    void thereAre36CardsWithTheseUpperHalves() {
        var effects = HOUSE.cards().stream()
                .collect(Collectors.groupingBy(card -> card.effect().getClass().getSimpleName(), Collectors.counting()));
        assertThat(effects).containsOnly(java.util.Map.entry("Dice", 10L), java.util.Map.entry("Gain", 12L),
                java.util.Map.entry("Roll", 3L), java.util.Map.entry("Points", 3L), java.util.Map.entry("Field", 2L),
                java.util.Map.entry("Once", 3L), java.util.Map.entry("Tool", 1L), java.util.Map.entry("Draw", 1L),
                java.util.Map.entry("AnyTwo", 1L));
        assertThat(HOUSE.cards().stream().map(Card::effect)
                .filter(effect -> effect instanceof Effect.Gain(var good, int _) && good == Good.FOOD)
                .map(effect -> ((Effect.Gain) effect).count()).sorted()).containsExactly(1, 2, 3, 3, 4, 5, 7);
        assertThat(HOUSE.cards().stream().map(Card::effect).filter(Effect.Once.class::isInstance)
                .map(effect -> ((Effect.Once) effect).value()).sorted()).containsExactly(2, 3, 4);
    }

    @Rule({"SA-80", "SA-81", "SA-82", "SA-83", "SA-84"})
    @Test
    void thereAreTwoOfEachSymbolAndFiveOfEachProfession() {
        for (var symbol : Symbol.values())
            assertThat(HOUSE.cards()).filteredOn(card -> card.background() instanceof Background.Green(var shown) && shown == symbol)
                    .hasSize(2);
        assertThat(people(Profession.FARMER)).hasSize(5).satisfies(people -> assertThat(sum(people)).isEqualTo(7));
        assertThat(people(Profession.TOOL_MAKER)).hasSize(5).satisfies(people -> assertThat(sum(people)).isEqualTo(8));
        assertThat(people(Profession.BUILDER)).hasSize(5).satisfies(people -> assertThat(sum(people)).isEqualTo(9));
        assertThat(people(Profession.SHAMAN)).hasSize(5).satisfies(people -> assertThat(sum(people)).isEqualTo(7));
    }

    private static List<Integer> people(Profession profession) {
        return HOUSE.cards().stream().map(Card::background)
                .filter(back -> back instanceof Background.Sand(var shown, int _) && shown == profession)
                .map(back -> ((Background.Sand) back).figures()).toList();
    }

    private static int sum(List<? extends Integer> numbers) { return numbers.stream().mapToInt(Integer::intValue).sum(); }

    @Rule({"SA-3", "SA-44", "SA-45", "SA-46"})
    @Test
    void thereAre28TilesOfThreeKinds() {
        assertThat(HOUSE.tiles()).hasSize(28);
        assertThat(HOUSE.tiles()).filteredOn(tile -> tile.price() instanceof Price.Fixed).hasSize(17)
                .allSatisfy(tile -> assertThat(((Price.Fixed) tile.price()).goods().size()).isEqualTo(3));
        assertThat(HOUSE.tiles()).filteredOn(tile -> tile.price() instanceof Price.Kinds).hasSize(8);
        assertThat(HOUSE.tiles()).filteredOn(tile -> tile.price() instanceof Price.Any).hasSize(3);
        assertThat(HOUSE.tiles().stream().filter(tile -> tile.price() instanceof Price.Fixed)
                .mapToInt(tile -> ((Price.Fixed) tile.price()).goods().value()).sum())
                .isEqualTo(10 + 11 + 11 + 12 + 24 + 13 + 13 + 26 + 14 + 14 + 28 + 30 + 16);
    }

    @Test
    void theRulesPageListsTheSameCards() throws Exception {
        assertThat(rows("| upper half | lower half |")).containsExactlyElementsOf(
                HOUSE.cards().stream().map(card -> "| %s | %s |".formatted(told(card.effect()), told(card.background()))).toList());
    }

    /// The rows of the table with this heading.
    private static List<String> rows(String heading) throws Exception {
        return page().lines().dropWhile(line -> !line.equals(heading)).skip(2).takeWhile(line -> line.startsWith("|")).toList();
    }

    private static String told(Effect effect) {
        return switch (effect) {
            case Effect.Dice _ -> "dice for everybody";
            case Effect.Gain(var good, int count) -> count + " " + name(good);
            case Effect.Roll(var good) -> "two dice for " + name(good);
            case Effect.Points(int points) -> points + " points";
            case Effect.Tool _ -> "a tool";
            case Effect.Field _ -> "a field";
            case Effect.Draw _ -> "draw a card";
            case Effect.Once(int value) -> "a tool of %d, once".formatted(value);
            case Effect.AnyTwo _ -> "any two resources";
        };
    }

    private static String told(Background background) {
        return switch (background) {
            case Background.Green(var symbol) -> "green: " + name(symbol);
            case Background.Sand(var profession, int figures) -> "sand: %s %d".formatted(name(profession), figures);
        };
    }

    @Rule({"SA-44", "SA-45", "SA-46"})
    @Test
    void theRulesPageListsTheSamePricesAndPoints() throws Exception {
        assertThat(rows("| price | points |")).containsExactlyElementsOf(
                HOUSE.tiles().stream().map(tile -> "| %s | %s |".formatted(told(tile.price()), points(tile.price()))).toList());
    }

    private static String told(Price price) {
        return switch (price) {
            case Price.Fixed(var goods) -> Good.RESOURCES.stream().filter(good -> goods.count(good) > 0)
                    .map(good -> goods.count(good) + " " + name(good)).collect(Collectors.joining(", "));
            case Price.Kinds(int resources, int kinds) -> "%d resources of %d kind%s".formatted(resources, kinds, kinds == 1 ? "" : "s");
            case Price.Any(int least, int most) -> "%d to %d resources".formatted(least, most);
        };
    }

    private static String points(Price price) {
        var values = Goods.PAYMENTS.stream().filter(price::admits).map(Goods::value).sorted(Comparator.naturalOrder()).toList();
        return price instanceof Price.Fixed ? String.valueOf(values.getFirst()) : "%d to %d".formatted(values.getFirst(), values.getLast());
    }

    private static String page() throws Exception {
        return Files.readString(Path.of(System.getProperty("hearthside.root", ".."), "docs", "rules", "stone-age.md"));
    }

    private static String name(Enum<?> of) { return of.name().toLowerCase(Locale.ROOT).replace('_', ' '); }

    @Rule("SA-38")
    @Test
    void goodsTakeTwoToSixPips() { assertThat(Good.ALL.stream().map(Good::pips)).containsExactly(2, 3, 4, 5, 6); }

    @Rule("SA-46")
    @Test
    void thereAre330PaymentsOfAtMostSevenAndEachIsThereOnce() { assertThat(Goods.PAYMENTS).hasSize(330).doesNotHaveDuplicates(); }

    /// No decision may offer more than 200 options: that is why the number of resources is said first.
    @Rule("SA-46")
    @Test
    void noSinglePriceHasMoreThan120WaysToPay() {
        var rich = IntStream.generate(() -> 20).limit(5).toArray();
        for (var payments : Payments.OF_SIZE) assertThat(payments.options(rich, 0).size() - 1).isLessThanOrEqualTo(120);
        for (var tile : HOUSE.tiles())
            if (!(tile.price() instanceof Price.Any))
                assertThat(Payments.of(tile.price()).options(rich, 0).size() - 1).isLessThanOrEqualTo(24);
    }

    @Test
    void anEditionThatCannotBePlayedNamesItsField() {
        mustComplain("name", " ", HOUSE.cards(), HOUSE.tiles());
        mustComplain("cards", "x", HOUSE.cards().subList(0, 35), HOUSE.tiles());
        mustComplain("cards", "x", with(HOUSE.cards(), 1, HOUSE.cards().getFirst()), HOUSE.tiles());
        mustComplain("cards[3].effect.count", "x", with(HOUSE.cards(), 3, Card.green("x", Symbol.ART, new Effect.Gain(Good.WOOD, 0))),
                HOUSE.tiles());
        mustComplain("cards[3].effect.points", "x", with(HOUSE.cards(), 3, Card.green("x", Symbol.ART, new Effect.Points(99))),
                HOUSE.tiles());
        mustComplain("cards[3].effect.value", "x", with(HOUSE.cards(), 3, Card.green("x", Symbol.ART, new Effect.Once(0))), HOUSE.tiles());
        mustComplain("cards[3].background.figures", "x", with(HOUSE.cards(), 3, Card.sand("x", Profession.FARMER, 0, new Effect.Tool())),
                HOUSE.tiles());
        mustComplain("tiles", "x", HOUSE.cards(), HOUSE.tiles().subList(0, 27));
        mustComplain("tiles", "x", HOUSE.cards(), with(HOUSE.tiles(), 1, HOUSE.tiles().getFirst()));
        mustComplain("tiles", "x", HOUSE.cards(), with(HOUSE.tiles(), 27, Tile.kinds(6, 2)));
        mustComplain("tiles[2].price", "x", HOUSE.cards(), with(HOUSE.tiles(), 2, Tile.kinds(2, 3)));
        mustComplain("tiles[2].price", "x", HOUSE.cards(), with(HOUSE.tiles(), 2, Tile.fixed("x", 8, 0, 0, 0)));
    }

    private static <T> List<T> with(List<T> list, int index, T other) {
        var changed = new ArrayList<>(list);
        changed.set(index, other);
        return changed;
    }

    private static void mustComplain(String field, String name, List<Card> cards, List<Tile> tiles) {
        assertThatThrownBy(() -> new StoneAgeEdition(name, cards, tiles)).isInstanceOfSatisfying(BadInput.class,
                e -> assertThat(e.field()).isEqualTo(field));
    }
}
