package hearthside.games.firestone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hearthside.core.Terms;
import hearthside.core.input.BadInput;
import hearthside.testkit.Laws;
import hearthside.testkit.Rule;
import hearthside.testkit.Tables;
import java.util.HashMap;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class LawsTest {
    private final FireAndStone game = new FireAndStone();

    @Rule({"FS-36", "FS-38", "FS-41"})
    @Test
    void lawsHoldOnEveryTable() {
        var laws = new Laws<>(game, LawsTest::audit);
        long seed = 0;
        for (var terms : Tables.of(game)) laws.check(seed % 4 == 0 ? terms : shortened(terms), seed++);
        assertThat(laws.decisions()).isGreaterThan(10_000);
        // secret are tasks, animals on mats and in forests, and what others saw there; the score with the secret task
        assertThat(laws.varied()).containsExactlyInAnyOrder("forests[].content[]", "forests[].memories[].left[]", "tribes[].mat[]",
                "tribes[].score.task", "tribes[].task");
    }

    @Test
    void lawsHoldWithTheNewestHouseEdition() {
        var laws = new Laws<>(game, LawsTest::audit);
        for (int seats = 2; seats <= 4; seats++)
            laws.check(game.info().newTerms(seats, java.util.Map.of("maxRounds", "50")), 100 + seats);
        assertThat(laws.decisions()).isGreaterThan(300);
    }

    /// Random scouts dawdle: most tables stop early, and every fourth plays to the end.
    private Terms shortened(Terms terms) {
        var options = new HashMap<>(terms.options());
        options.put("maxRounds", "50");
        return game.info().terms(terms.seats(), options);
    }

    @Test
    void anAuditNoticesWhatIsMissing() {
        for (Consumer<State> theft : List.<Consumer<State>>of(s -> s.unseenAnimals -= Herd.one(0), s -> s.unseen[0]--, s -> s.deck -= 1,
                s -> s.built[0]++, s -> s.food[0] = 3, s -> s.discard(Plant.NUT, 1), s -> s.caveFood = 1)) {
            var s = Scene.of(2).s;
            theft.accept(s);
            assertThatThrownBy(() -> audit(s)).isInstanceOf(BadInput.class);
        }
    }

    static void audit(State s) { new Invariants(s).check(); }
}
