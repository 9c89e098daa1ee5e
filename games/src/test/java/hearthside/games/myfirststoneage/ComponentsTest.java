package hearthside.games.myfirststoneage;

import static hearthside.games.myfirststoneage.MyFirstStoneAgeEdition.HOUSE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.input.BadInput;
import hearthside.testkit.Rule;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class ComponentsTest {

    @Test
    void theLoopHasEightSpacesAndStartsAtTheBuildingSite() {
        assertThat(HOUSE.loop()).containsExactly(Space.BUILD, Space.DOG, Space.TOOTH, Space.BERRY, Space.POT, Space.ARROWHEAD, Space.FISH,
                Space.TRADE);
        assertThat(HOUSE.name()).isEqualTo("House edition");
    }

    @Rule("MF-30")
    @Test
    void theDiceLeadWhereTheTableSays() {
        var table = """
                build     dog tooth berry pot arrowhead fish
                dog       tooth berry pot arrowhead fish trade
                tooth     berry pot arrowhead fish trade build
                berry     pot arrowhead fish trade build dog
                pot       arrowhead fish trade build dog tooth
                arrowhead fish trade build dog tooth berry
                fish      trade build dog tooth berry pot
                trade     build dog tooth berry pot arrowhead
                """;
        var agreed = Scene.of(2).s.agreed;
        var told = new StringBuilder();
        for (var from : HOUSE.loop()) {
            told.append("%-9s".formatted(name(from)));
            for (int die = 0; die < 6; die++) told.append(' ').append(name(Space.ALL.get(agreed.landing(from.ordinal(), die))));
            told.append('\n');
        }
        assertThat(told.toString()).isEqualTo(table);
    }

    private static String name(Enum<?> of) { return of.name().toLowerCase(Locale.ROOT); }

    @Test
    void fromEverySpaceButTwoExactlyOneDieLeadsToTheBuildingSite() {
        var agreed = Scene.of(2).s.agreed;
        for (var from : Space.ALL) {
            int dice = 0;
            for (int die = 0; die < 6; die++) if (agreed.landing(from.ordinal(), die) == Space.BUILD.ordinal()) dice++;
            assertThat(dice).isEqualTo(from == Space.BUILD || from == Space.DOG ? 0 : 1);
        }
    }

    @Rule("MF-10")
    @Test
    void thereAreFourteenForestTokensEachOnce() {
        assertThat(HOUSE.forest()).hasSize(14).doesNotHaveDuplicates();
        assertThat(HOUSE.forest()).filteredOn(Token::isDie).extracting(Token::steps).containsExactly(1, 2, 3, 4, 5, 6);
        assertThat(HOUSE.forest()).filteredOn(token -> !token.isDie()).extracting(Token::sign).containsExactlyInAnyOrder(Space.values());
    }

    @Rule("MF-8")
    @Test
    void thereAreFifteenHutsWithTenTriplesAndFivePairs() {
        assertThat(HOUSE.huts()).hasSize(15);
        assertThat(HOUSE.huts()).extracting(Hut::id).doesNotHaveDuplicates();
        assertThat(HOUSE.huts()).extracting(Hut::price).doesNotHaveDuplicates();
        assertThat(HOUSE.huts()).filteredOn(hut -> hut.price().size() == 3).hasSize(10)
                .allMatch(hut -> new HashSet<>(hut.price()).size() == 3);
        assertThat(HOUSE.huts()).filteredOn(hut -> hut.price().size() == 2).hasSize(5)
                .allMatch(hut -> new HashSet<>(hut.price()).size() == 1);
    }

    @Test
    void everyGoodIsNeededEquallyOften() {
        var symbols = HOUSE.huts().stream().flatMap(hut -> hut.price().stream()).toList();
        assertThat(symbols).hasSize(40);
        for (var good : Good.ALL) assertThat(Collections.frequency(symbols, good)).isEqualTo(8);
    }

    @Test
    void theIdOfAHutTellsItsPrice() {
        for (var hut : HOUSE.huts())
            assertThat("hut-" + String.join("", hut.price().stream().map(good -> name(good).substring(0, 1)).toList())).isEqualTo(hut.id());
    }

    @Test
    void everyGoodHasItsSpaceAndBack() {
        for (var good : Good.ALL) assertThat(good.space().good()).contains(good);
        assertThat(Space.ALL.stream().filter(space -> space.good().isEmpty())).containsExactly(Space.BUILD, Space.DOG, Space.TRADE);
    }

    @Rule("MF-5")
    @Test
    void twentyGoodsAreInTheBox() { assertThat(HOUSE.goodsPerKind()).containsExactly(3, 4, 4); }

    @Test
    void theRulesPageNamesTheSamePrices() throws Exception {
        var page = Files.readString(Path.of(System.getProperty("hearthside.root", ".."), "docs", "rules", "my-first-stone-age.md"));
        var rows = Pattern.compile("^\\| [\\w' ]+ hut \\| ([a-z, ]+) \\|$", Pattern.MULTILINE).matcher(page).results()
                .map(row -> row.group(1)).toList();
        assertThat(rows).containsExactlyElementsOf(
                HOUSE.huts().stream().map(hut -> String.join(", ", hut.price().stream().map(ComponentsTest::name).toList())).toList());
    }

    @Test
    void anEditionThatCannotBePlayedNamesItsField() {
        mustComplain("name", " ", HOUSE.loop(), HOUSE.goodsPerKind(), HOUSE.forest(), HOUSE.huts());
        mustComplain("loop", "x", HOUSE.loop().subList(0, 7), HOUSE.goodsPerKind(), HOUSE.forest(), HOUSE.huts());
        mustComplain("loop[0]", "x", HOUSE.loop().reversed(), HOUSE.goodsPerKind(), HOUSE.forest(), HOUSE.huts());
        mustComplain("goodsPerKind", "x", HOUSE.loop(), List.of(3, 4), HOUSE.forest(), HOUSE.huts());
        mustComplain("goodsPerKind[2]", "x", HOUSE.loop(), List.of(3, 4, 8), HOUSE.forest(), HOUSE.huts());
        mustComplain("forest", "x", HOUSE.loop(), HOUSE.goodsPerKind(), HOUSE.forest().subList(0, 13), HOUSE.huts());
        mustComplain("huts", "x", HOUSE.loop(), HOUSE.goodsPerKind(), HOUSE.forest(), HOUSE.huts().subList(0, 14));
        var dear = new ArrayList<>(HOUSE.huts());
        dear.set(4, Hut.hut("hut-tpf", Good.TOOTH, Good.TOOTH, Good.POT, Good.FISH));
        mustComplain("huts[4].price", "x", HOUSE.loop(), HOUSE.goodsPerKind(), HOUSE.forest(), dear);
        var twins = new ArrayList<>(HOUSE.huts());
        twins.set(4, HOUSE.huts().get(5));
        mustComplain("huts", "x", HOUSE.loop(), HOUSE.goodsPerKind(), HOUSE.forest(), twins);
    }

    @Rule("MF-25")
    @Test
    void aForestWithoutTheBuildingSiteCouldGetStuck() {
        var stuck = new ArrayList<>(HOUSE.forest());
        stuck.set(13, Token.DIE_1);
        mustComplain("forest", "x", HOUSE.loop(), HOUSE.goodsPerKind(), stuck, HOUSE.huts());
    }

    private static void mustComplain(String field, String name, List<Space> loop, List<Integer> goodsPerKind, List<Token> forest,
            List<Hut> huts) {
        assertThatThrownBy(() -> new MyFirstStoneAgeEdition(name, loop, goodsPerKind, forest, huts)).isInstanceOfSatisfying(BadInput.class,
                e -> assertThat(e.field()).isEqualTo(field));
    }
}
