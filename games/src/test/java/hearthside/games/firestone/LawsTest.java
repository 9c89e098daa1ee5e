package hearthside.games.firestone;

import static org.assertj.core.api.Assertions.assertThat;

import hearthside.core.Terms;
import hearthside.testkit.Laws;
import hearthside.testkit.Rule;
import hearthside.testkit.Tables;
import java.util.HashMap;
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

    /// Random scouts dawdle: most tables stop early, and every fourth plays to the end.
    private Terms shortened(Terms terms) {
        var options = new HashMap<>(terms.options());
        options.put("maxRounds", "50");
        return game.info().terms(terms.seats(), options);
    }

    /// Pieces are conserved.
    static void audit(State s) {
        int animals = s.unseenAnimals + s.preparedAnimals;
        for (int mat : s.mat) animals += mat;
        for (int herd : s.herd) if (herd != State.NOBODY_LOOKED) animals += herd;
        assertThat(animals).as("animal tiles").isEqualTo(s.agreed.herd);
        int tiles = 0, start = s.seats() == 4 ? 8 : s.seats() == 3 ? 3 : 0;
        for (int count : s.unseen) tiles += count;
        for (int ground : s.ground) if (ground < State.TILES) tiles++;
        for (var plant : Plant.ALL) tiles += s.discarded(plant);
        for (int seat = 0; seat < s.seats(); seat++) for (var in : Store.ALL) tiles += s.tilesIn(seat, in);
        int stashes = 2 - s.unseen[Tile.STASH.ordinal()];
        int laying = s.phase instanceof Extending ? 1 : 0;
        assertThat(tiles + s.hutTiles + laying + stashes).as("discovery and start tiles").isEqualTo(63 + start);
        int cards = s.deckSize();
        for (int invention : s.display) if (invention >= 0) cards++;
        int normal = (1 << Invention.TRAIL_MARKS.ordinal()) - 1;
        for (int owned : s.owned) cards += Integer.bitCount(owned & normal);
        assertThat(cards).as("inventions").isEqualTo(17);
        for (int seat = 0; seat < s.seats(); seat++) {
            assertThat(s.food[seat]).as("food").isBetween(0, 2 + s.bags[seat]);
            assertThat(s.bags[seat]).as("bags").isBetween(0, 6);
            int huts = 0;
            for (int area = 0; area < s.huts.length; area++) huts += s.hutsOf(seat, area);
            assertThat(huts + s.hutsLeft(seat)).as("huts").isEqualTo(20);
            assertThat(s.hutsLeft(seat)).isNotNegative();
            assertThat(s.working[seat] & ~s.owned[seat]).isZero();
        }
    }
}
