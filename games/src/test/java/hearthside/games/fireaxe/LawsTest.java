package hearthside.games.fireaxe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.Terms;
import hearthside.core.input.BadInput;
import hearthside.testkit.Laws;
import hearthside.testkit.Rule;
import hearthside.testkit.Tables;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class LawsTest {
    private final FireAndAxe game = new FireAndAxe();

    @Rule({"FA-37", "FA-80", "FA-240", "FA-270", "FA-271"})
    @Test
    void lawsHoldOnEveryTable() {
        var laws = new Laws<>(game, LawsTest::audit);
        long seed = 0;
        for (var terms : Tables.of(game)) laws.check(seed % 30 == 0 ? terms : shortened(terms, 20, FireAndAxeEdition.HOUSE), seed++);
        assertThat(laws.decisions()).isGreaterThan(20_000);
        // the only secrets are the runes in other hands; decks and treasure are drawn when they are turned up
        assertThat(laws.varied()).containsExactly("captains[].runes[].rune");
    }

    @Rule({"FA-237", "FA-238", "FA-53", "FA-218"})
    @Test
    void lawsHoldToBothEnds() {
        var ends = new java.util.TreeMap<String, Integer>();
        var laws = new Laws<>(game, s -> {
            audit(s);
            if (s.phase instanceof Over)
                ends.merge(
                        Sagas.areOver(s) ? "no saga is left" : s.finalRounds == 0 && s.turner >= 0 ? "three rounds are played" : "stopped",
                        1, Integer::sum);
        });
        long seed = 0;
        for (var terms : Tables.of(game)) if (seed++ % 2 == 0) laws.check(shortened(terms, 60, BAY), seed);
        assertThat(ends).containsKeys("no saga is left", "three rounds are played");
    }

    /// Random longboats drift: most tables stop after twenty rounds, which show all but the end, and some go on for long.
    private Terms shortened(Terms terms, int rounds, FireAndAxeEdition edition) {
        var options = new HashMap<>(terms.options());
        options.put("maxRounds", "" + rounds);
        return game.info().terms(terms.seats(), options, edition);
    }

    /// A bay with three ports, in which even those who drift come to the end.
    private static final FireAndAxeEdition BAY = bay(FireAndAxeEdition.HOUSE);

    private static FireAndAxeEdition bay(FireAndAxeEdition house) {
        var ports = List.of(Port.home("norway", "Norway", Zone.NORTH, "bay"), Port.home("denmark", "Denmark", Zone.NORTH, "bay"),
                Port.home("sweden", "Sweden", Zone.NORTH, "bay"),
                Port.port("skerry", "Skerry", "bight", 1, Port.Town.NONE, Zone.NORTH, "bay"),
                Port.port("abbey", "Abbey", "bight", 1, Port.Town.SMALL, Zone.NORTH, "bay"),
                Port.port("market", "Market", "bight", 2, Port.Town.NONE, Zone.NORTH, "bay"));
        var sagas = new ArrayList<Saga>();
        for (var saga : house.sagas()) {
            var deed = Saga.Deed.values()[sagas.size() % 3];
            var port = deed == Saga.Deed.RAID ? "abbey" : ports.get(3 + sagas.size() / 3 % 3).id();
            sagas.add(new Saga(saga.id(), saga.era(), saga.homeland(), deed, saga.bonus(), saga.title(), List.of(port)));
        }
        return new FireAndAxeEdition("A bay", List.of(new Region("bight", "The Bight")), ports,
                List.of(Water.sea("bay", "The Bay", Zone.NORTH, ports.stream().map(Port::id).toArray(String[]::new))), sagas, house.runes(),
                house.clearSailing(),
                house.dial(), house.incidents(), List.of(3), List.of());
    }

    @Test
    void anAuditNoticesWhatIsMissing() {
        for (Consumer<State> theft : List.<Consumer<State>>of(s -> s.supply -= Bag.one(0), s -> s.towns &= s.towns - 1, s -> s.crew[0] = 6,
                s -> s.counters &= s.counters - 1, s -> s.unseenSagas &= s.unseenSagas - 1, s -> s.deck[0]--,
                s -> s.hands.deck -= Hands.one(0), s -> s.boat[0] = s.boat[1] = Agreement.HOME_PORTS, s -> s.sailed = 8)) {
            var s = Scene.of(3).s;
            theft.accept(s);
            assertThatThrownBy(() -> audit(s)).isInstanceOf(BadInput.class);
        }
    }

    static void audit(State s) { new Invariants(s).check(); }
}
