package hearthside.games.firestone;

import static hearthside.games.firestone.Area.KALAHARI;
import static hearthside.games.firestone.Area.LIMPOPO;
import static hearthside.games.firestone.Area.NAMIB;
import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.chance.Chance;
import hearthside.testkit.Rule;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ForestTest {
    private static Scene forest() { return Scene.of(3).herd(NAMIB, Animal.HARE, Animal.BOAR, Animal.DEER).up(NAMIB, Tile.FOREST); }

    @Rule("FS-42")
    @Test
    void aForestFoundGetsAStackOfThree() {
        var t = Scene.of(2).tile(NAMIB, Tile.FOREST).move(NAMIB);
        assertThat(t.events).contains(new Event.StackPlaced(NAMIB, 3));
        assertThat(t.view(0).hidden().get(Tile.FOREST.ordinal()).i()).as("stacks left for region I").isEqualTo(2);
        assertThat(t.s.phase).isEqualTo(new Hunting(0, 0));
    }

    @Rule("FS-43")
    @Test
    void theHunterLooksAtAllKeepsOneAndReturnsTheRest() {
        var t = forest().move(NAMIB).look();
        assertThat(t.options()).containsExactly(new Action.Keep(Animal.HARE), new Action.Keep(Animal.BOAR), new Action.Keep(Animal.DEER));
        t.keep(Animal.DEER);
        assertThat(t.tribe(0).mat()).containsExactly(Animal.DEER);
        assertThat(t.view(0).forests().getFirst().content()).containsExactly(Animal.HARE, Animal.BOAR);
        assertThat(t.seat()).isEqualTo(1);
    }

    @Rule("FS-43")
    @Test
    void whatTheHunterSawAndKeptIsSecret() {
        var t = forest().move(NAMIB).look();
        assertThat(t.events).contains(new Event.Looked(0, NAMIB, 3, List.of(Animal.HARE, Animal.BOAR, Animal.DEER)));
        assertThat(t.events.getFirst().seenBy(1)).isEqualTo(new Event.Looked(0, NAMIB, 3, List.of()));
        t.keep(Animal.DEER);
        assertThat(t.events.getFirst().seenBy(1)).isEqualTo(new Event.Kept(0, NAMIB, null));
        assertThat(t.events.getFirst().seenBy(0)).isEqualTo(new Event.Kept(0, NAMIB, Animal.DEER));
        for (int viewer : new int[] {-1, 1, 2}) {
            assertThat(t.view(viewer).forests()).containsExactly(new View.Forest(NAMIB, 2, null, List.of()));
            assertThat(t.view(viewer).tribes().getFirst().mat()).isNull();
            assertThat(t.view(viewer).tribes().getFirst().animals()).isEqualTo(1);
        }
    }

    @Rule("FS-43")
    @Test
    void whoLookedEarlierKnowsWhatWasThereButNotWhatIsGone() {
        var t = forest().move(NAMIB).look().keep(Animal.DEER).move(NAMIB).look().keep(Animal.BOAR);
        assertThat(t.view(0).forests())
                .containsExactly(new View.Forest(NAMIB, 1, null, List.of(new View.Memory(0, List.of(Animal.HARE, Animal.BOAR)))));
        assertThat(t.view(1).forests())
                .containsExactly(new View.Forest(NAMIB, 1, List.of(Animal.HARE), List.of(new View.Memory(1, List.of(Animal.HARE)))));
        boolean hare = false, boar = false;
        for (int seed = 0; seed < 50; seed++) {
            var world = Scene.RULES.determinize(t.s, 0, new Chance.Seeded(seed));
            var left = View.of(world, -2).forests().getFirst().content();
            assertThat(left).isIn(List.of(Animal.HARE), List.of(Animal.BOAR));
            hare |= List.of(Animal.HARE).equals(left);
            boar |= List.of(Animal.BOAR).equals(left);
            assertThat(View.of(world, -2).tribes().getFirst().mat()).as("one's own").containsExactly(Animal.DEER);
        }
        assertThat(hare && boar).isTrue();
    }

    @Rule("FS-44")
    @Test
    void anEmptyForestGivesNothing() {
        var t = forest();
        t.s.herdSize[0] = 0;
        t.s.herd[0] = 0;
        assertThat(t.move(NAMIB).s.phase).isEqualTo(new Moving(1));
        assertThat(t.tribe(0).food()).isZero();
    }

    @Rule("FS-45")
    @Test
    void theForestStaysWhenItsLastAnimalIsTaken() {
        var t = forest().move(NAMIB).look().keep(Animal.DEER).move(NAMIB).look().keep(Animal.BOAR).move(NAMIB).look();
        assertThat(t.tribe(2).mat()).as("the last is kept without asking").containsExactly(Animal.HARE);
        assertThat(t.isUp(NAMIB, Tile.FOREST)).isTrue();
    }

    @Rule("FS-46")
    @Test
    void aMatHoldsAnyNumberOfAnimals() {
        var t = forest().mat(0, Animal.IBEX, Animal.IBEX, Animal.IBEX, Animal.IBEX, Animal.WOLF, Animal.WOLF, Animal.WOLF, Animal.BISON)
                .move(NAMIB).look().keep(Animal.HARE);
        assertThat(t.tribe(0).animals()).isEqualTo(9);
        assertThat(t.score(0).total()).isZero();
    }

    @Rule("FS-108")
    @Test
    void whoLooksMustKeepOne() {
        var t = forest().move(NAMIB);
        assertThat(t.options()).containsExactlyInAnyOrder(new Action.Look(), new Action.Pass());
        assertThat(t.look().refusal(new Action.Pass())).isEqualTo("FS-108");
        assertThat(t.refusal(new Action.Keep(Animal.WOLF))).isEqualTo("FS-43");
    }

    /// Eight forests: seat 0 left a hare and a boar in each of the first four, a deer and an ibex in each of the others, and seat 1 took
    /// one of each pair.
    /// All other animals were prepared, and so were three of the hares and deer it took: not more than one hare and one deer can be left
    /// in the forests.
    private static Scene eightForests() {
        var t = Scene.of(2);
        var areas = List.of(NAMIB, KALAHARI, LIMPOPO, Area.TURAN, Area.GOBI, Area.TIBET, Area.YANGTZE, Area.YUKON);
        int all = 0;
        for (int i = 0; i < 8; i++) {
            t.up(areas.get(i), Tile.FOREST);
            int pair = Herd.of(i < 4 ? List.of(Animal.HARE, Animal.BOAR) : List.of(Animal.DEER, Animal.IBEX));
            all += pair;
            t.s.herdSize[i] = 1;
            t.s.herd[i] = Herd.of(List.of(i % 4 == 3 ? i < 4 ? Animal.HARE : Animal.DEER : i < 4 ? Animal.BOAR : Animal.IBEX));
            t.s.memory[State.SEATS * i] = pair;
            t.s.memory[State.SEATS * i + 1] = t.s.herd[i];
        }
        int cooked = Herd.of(List.of(Animal.HARE, Animal.HARE, Animal.HARE, Animal.DEER, Animal.DEER, Animal.DEER));
        t.s.mat[1] = Herd.of(List.of(Animal.BOAR, Animal.IBEX));
        t.s.unseenAnimals = 0;
        t.s.preparedAnimals = t.s.agreed.herd - all + cooked;
        return t;
    }

    private static Map<List<Animal>, Integer> imagined(Scene t, int worlds) {
        var counts = new HashMap<List<Animal>, Integer>();
        for (int seed = 0; seed < worlds; seed++) {
            var world = Scene.RULES.determinize(t.s, 0, new Chance.Seeded(seed));
            var view = View.of(world, -2);
            var content = new ArrayList<Animal>();
            for (var forest : view.forests()) if (forest.content() != null) content.addAll(forest.content());
            counts.merge(List.copyOf(content), 1, Integer::sum);
            assertThat(View.of(world, 0)).isEqualTo(View.of(t.s, 0));
            LawsTest.audit(world);
        }
        return counts;
    }

    @Rule("FS-43")
    @Test
    void whereFewWaysAreLeftEachIsImaginedAsOftenAsTheTrueOne() {
        var t = eightForests();
        var counts = imagined(t, 5_000);
        assertThat(counts).as("none or one of four hares, none or one of four deer").hasSize(25);
        assertThat(counts.values()).allSatisfy(count -> assertThat(count).isBetween(130, 270));
    }

    @Rule("FS-43")
    @Test
    void whatIsGoneLiesOnAMatUnlessItWasPrepared() {
        var t = eightForests();
        for (int seed = 0; seed < 200; seed++) {
            var world = Scene.RULES.determinize(t.s, 0, new Chance.Seeded(seed));
            int there = 0;
            for (int herd : world.herd) there += herd;
            assertThat(Herd.count(world.mat[1], Animal.HARE.ordinal())).isEqualTo(1 - Herd.count(there, Animal.HARE.ordinal()));
            assertThat(Herd.count(world.mat[1], Animal.DEER.ordinal())).isEqualTo(1 - Herd.count(there, Animal.DEER.ordinal()));
        }
    }

    @Rule("FS-43")
    @Test
    void whatOthersLeftIsDealtAnewEvenWhereOneKnowsTheForest() {
        var t = forest().move(NAMIB).look().keep(Animal.DEER).move(NAMIB).look().keep(Animal.BOAR).move(NAMIB).look();
        var left = new HashSet<Integer>();
        for (int seed = 0; seed < 50; seed++) left.add(Scene.RULES.determinize(t.s, 2, new Chance.Seeded(seed)).memory[0]);
        assertThat(left).as("what seat 0 left, as seat 2 imagines it: the hare it found, and something").hasSizeGreaterThan(1);
    }
}
