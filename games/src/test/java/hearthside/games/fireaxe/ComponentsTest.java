package hearthside.games.fireaxe;

import static hearthside.games.fireaxe.FireAndAxeEdition.HOUSE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.input.BadInput;
import hearthside.testkit.Rule;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class ComponentsTest {
    @Test
    void theBoardHasFortySixPortsAndFortyEightWaters() {
        assertThat(HOUSE.ports()).hasSize(46);
        assertThat(HOUSE.ports()).filteredOn(Port::isHome).extracting(Port::id).containsExactly("norway", "denmark", "sweden");
        assertThat(HOUSE.ports()).filteredOn(port -> !port.isHome() && port.region() == null).hasSize(10);
        assertThat(HOUSE.regions()).hasSize(11);
        assertThat(HOUSE.waters()).hasSize(48);
        assertThat(HOUSE.waters()).filteredOn(Water::isRiver).extracting(Water::id).containsExactly("rhine", "seine", "volkhov", "dvina",
                "upper-dnieper", "middle-dnieper", "lower-dnieper", "lower-danube", "upper-danube");
        int links = HOUSE.ports().stream().mapToInt(port -> port.adjacent().size()).sum()
                + HOUSE.waters().stream().mapToInt(water -> water.adjacent().size()).sum();
        assertThat(links).as("each link from both ends").isEqualTo(2 * 123);
    }

    @Rule("FA-90")
    @Test
    void everyPlaceCanBeReached() {
        var agreed = Scene.of(3).s.agreed;
        var reached = new HashSet<>(List.of(0));
        var open = new ArrayList<>(List.of(0));
        while (!open.isEmpty()) for (int next : agreed.adjacent[open.removeLast()]) if (reached.add(next)) open.add(next);
        assertThat(reached).hasSize(94);
    }

    /// The days of the table in the rules: from Norway, Denmark and Sweden, never through another port.
    @Test
    void theDaysFromHomeAreThoseOfTheTable() {
        assertThat(days("hamburg")).containsExactly(3, 2, 5);
        assertThat(days("dublin")).containsExactly(6, 7, 8);
        assertThat(days("kiev")).containsExactly(9, 8, 6);
        assertThat(days("rome")).containsExactly(12, 11, 12);
        assertThat(days("constantinople")).containsExactly(12, 11, 9);
        assertThat(days("vinland")).containsExactly(7, 8, 9);
        assertThat(days("belgrade")).containsExactly(13, 12, 10);
    }

    private static List<Integer> days(String port) {
        var agreed = Scene.of(3).s.agreed;
        var days = new ArrayList<Integer>();
        for (int home = 0; home < 3; home++) {
            var at = new int[95];
            java.util.Arrays.fill(at, -1);
            at[home] = 0;
            var open = new java.util.ArrayDeque<>(List.of(home));
            while (!open.isEmpty()) {
                int place = open.remove();
                if (place < agreed.ports && place != home) continue;
                for (int next : agreed.adjacent[place]) {
                    if (at[next] >= 0) continue;
                    at[next] = at[place] + 1;
                    open.add(next);
                }
            }
            days.add(at[agreed.place(port)]);
        }
        return days;
    }

    @Rule({"FA-5", "FA-6"})
    @Test
    void townsAndTreasureMatch() {
        assertThat(HOUSE.smallTreasure()).containsExactly(3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 6, 6);
        assertThat(HOUSE.largeTreasure()).containsExactly(8, 10, 12);
        assertThat(HOUSE.ports()).filteredOn(port -> port.town() == Port.Town.LARGE).extracting(Port::id).containsExactly("paris", "rome",
                "constantinople");
        assertThat(HOUSE.ports()).filteredOn(port -> port.town() == Port.Town.LARGE).allMatch(port -> port.value() == 5);
    }

    @Test
    void nineSagasOfEachEraDeedAndHomeland() {
        for (int era = 1; era <= 3; era++) {
            int number = era;
            for (var homeland : Homeland.ALL)
                assertThat(HOUSE.sagas()).filteredOn(saga -> saga.era() == number && saga.homeland() == homeland).hasSize(3);
        }
        for (var deed : Saga.Deed.values()) assertThat(HOUSE.sagas()).filteredOn(saga -> saga.deed() == deed).hasSize(9);
        assertThat(HOUSE.sagas()).filteredOn(saga -> saga.bonus() == 0).hasSize(10);
    }

    @Rule({"FA-8", "FA-280"})
    @Test
    void twentyFourRunesAndNineOfConflict() {
        assertThat(HOUSE.runes().stream().filter(cards -> !cards.rune().isConflict()).mapToInt(RuneCards::copies).sum()).isEqualTo(24);
        assertThat(HOUSE.runes().stream().filter(cards -> cards.rune().isConflict()).mapToInt(RuneCards::copies).sum()).isEqualTo(9);
        assertThat(HOUSE.runes()).extracting(RuneCards::copies).containsExactly(4, 3, 4, 2, 4, 2, 3, 2, 2, 1, 1, 2, 1, 1, 1);
    }

    @Test
    void theRulesPageNamesEveryPortAndSaga() throws Exception {
        var page = Files.readString(Path.of(System.getProperty("hearthside.root", ".."), "docs", "rules", "fire-and-axe.md"));
        for (var port : HOUSE.ports()) if (!port.isHome()) assertThat(page).contains("| %s | %d |".formatted(port.name(), port.value()));
        for (var saga : HOUSE.sagas()) assertThat(page).contains("| %s | %d |".formatted(saga.title(), saga.bonus()));
    }

    @Test
    void anEditionThatCannotBePlayedNamesItsField() {
        mustComplain("name",
                () -> new FireAndAxeEdition(" ", HOUSE.regions(), HOUSE.ports(), HOUSE.waters(), HOUSE.sagas(), HOUSE.runes(),
                        HOUSE.clearSailing(), HOUSE.dial(), HOUSE.incidents(), HOUSE.smallTreasure(), HOUSE.largeTreasure()));
        mustComplain("regions",
                () -> new FireAndAxeEdition("x", HOUSE.regions(), HOUSE.ports().subList(0, 5), HOUSE.waters(), HOUSE.sagas(), HOUSE.runes(),
                        HOUSE.clearSailing(), HOUSE.dial(), HOUSE.incidents(), HOUSE.smallTreasure(),
                        HOUSE.largeTreasure()));
        mustComplain("ports[0].isHome", () -> ports(ports -> ports.reversed()));
        mustComplain("ports[5].value", () -> ports(ports -> change(ports, 5, port("faroes", 7, "faroe-sea", "norwegian-sea"))));
        mustComplain("ports[5].adjacent", () -> ports(ports -> change(ports, 5, port("faroes", 2, "rhine"))));
        mustComplain("waters[0].adjacent",
                () -> new FireAndAxeEdition("x", HOUSE.regions(), HOUSE.ports(),
                        change(HOUSE.waters(), 0,
                                Water.sea("vinland-sea", "Vinland Sea", Zone.WEST, "vinland", "west-ocean", "farewell-sea", "rhine")),
                        HOUSE.sagas(), HOUSE.runes(), HOUSE.clearSailing(), HOUSE.dial(), HOUSE.incidents(), HOUSE.smallTreasure(),
                        HOUSE.largeTreasure()));
        mustComplain("waters", () -> {
            var many = new ArrayList<>(HOUSE.waters()); // each with a way to the next alone
            for (int i = 0; i < 80; i++)
                many.add(Water.sea("far" + i, "Far", Zone.WEST, "far" + (i - 1 + 80) % 80, "far" + (i + 1) % 80));
            var _ = new FireAndAxeEdition("x", HOUSE.regions(), HOUSE.ports(), many, HOUSE.sagas(), HOUSE.runes(), HOUSE.clearSailing(),
                    HOUSE.dial(), HOUSE.incidents(), HOUSE.smallTreasure(), HOUSE.largeTreasure());
        });
        mustComplain("sagas", () -> sagas(HOUSE.sagas().subList(0, 26)));
        mustComplain("sagas[0].era", () -> sagas(HOUSE.sagas().reversed()));
        mustComplain("sagas[1].ports",
                () -> sagas(change(HOUSE.sagas(), 1, Saga.saga("saga-x", 1, Homeland.NORWAY, Saga.Deed.RAID, 0, "x", "orkney"))));
        mustComplain("clearSailing", () -> numbers(List.of(5, 5, 4), HOUSE.dial(), HOUSE.incidents(), HOUSE.smallTreasure()));
        mustComplain("dial", () -> numbers(HOUSE.clearSailing(), List.of(1), HOUSE.incidents(), HOUSE.smallTreasure()));
        mustComplain("incidents", () -> numbers(HOUSE.clearSailing(), HOUSE.dial(), List.of(), HOUSE.smallTreasure()));
        mustComplain("smallTreasure", () -> numbers(HOUSE.clearSailing(), HOUSE.dial(), HOUSE.incidents(), List.of(3)));
    }

    private static Port port(String id, int value, String... adjacent) {
        return Port.port(id, id, "north-isles", value, Port.Town.NONE, Zone.WEST, adjacent);
    }

    private static <T> List<T> change(List<T> list, int index, T to) {
        var changed = new ArrayList<>(list);
        changed.set(index, to);
        return changed;
    }

    private static void ports(UnaryOperator<List<Port>> change) {
        new FireAndAxeEdition("x", HOUSE.regions(), change.apply(HOUSE.ports()), HOUSE.waters(), HOUSE.sagas(), HOUSE.runes(),
                HOUSE.clearSailing(), HOUSE.dial(), HOUSE.incidents(), HOUSE.smallTreasure(), HOUSE.largeTreasure());
    }

    private static void sagas(List<Saga> sagas) {
        new FireAndAxeEdition("x", HOUSE.regions(), HOUSE.ports(), HOUSE.waters(), sagas, HOUSE.runes(), HOUSE.clearSailing(), HOUSE.dial(),
                HOUSE.incidents(), HOUSE.smallTreasure(), HOUSE.largeTreasure());
    }

    private static void numbers(List<Integer> clear, List<Integer> dial, List<Integer> incidents, List<Integer> small) {
        new FireAndAxeEdition("x", HOUSE.regions(), HOUSE.ports(), HOUSE.waters(), HOUSE.sagas(), HOUSE.runes(), clear, dial, incidents,
                small, HOUSE.largeTreasure());
    }

    private static void mustComplain(String field, Runnable make) {
        assertThatThrownBy(make::run).isInstanceOfSatisfying(BadInput.class, e -> assertThat(e.field()).isEqualTo(field));
    }
}
