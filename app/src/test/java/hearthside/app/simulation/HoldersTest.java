package hearthside.app.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hearthside.ai.Holdings;
import hearthside.core.Result;
import hearthside.games.cavemen.Cavemen;
import hearthside.games.firestone.Area;
import hearthside.games.firestone.Cave;
import hearthside.games.firestone.Event;
import hearthside.games.firestone.FireAndStone;
import hearthside.games.firestone.Invention;
import hearthside.games.firestone.Tile;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import java.util.List;
import org.junit.jupiter.api.Test;

class HoldersTest {
    private static Holdings watched() {
        var holdings = Holdings.watching(new FireAndStone(), 2).orElseThrow();
        holdings.accept(new Event.InventionTaken(0, Invention.TRANSPORT_SLED));
        holdings.accept(new Event.InventionTaken(1, Invention.SPEAR));
        holdings.accept(new Event.Revealed(1, Area.TIBET, Tile.CAVE));
        holdings.accept(new Event.CaveOpened(Cave.HOT_SPRINGS));
        holdings.accept(new Event.InventionTaken(0, Invention.SPEAR));
        return holdings;
    }

    @Test
    void everySeatIsRememberedWithWhatItHeld() {
        assertThat(watched().of(0)).containsExactly("spear", "transport-sled");
        assertThat(watched().of(1)).as("and the cave it found").containsExactly("hot-springs", "spear");
        var cavemen = Holdings.watching(new Cavemen(), 2).orElseThrow();
        cavemen.accept(new hearthside.games.cavemen.Event.Invented(1, "invention-spear"));
        cavemen.accept(new hearthside.games.cavemen.Event.Invented(1, "invention-fire"));
        assertThat(cavemen.of(1)).as("Fire is the win itself").containsExactly("invention-spear");
        assertThat(Holdings.watching(new MyFirstStoneAge(), 2)).isEmpty();
    }

    @Test
    void holdersAreComparedWithTheFairShare() {
        var holders = new Holders(2);
        for (int game = 0; game < 4; game++) holders.add(watched(), Result.best(List.of(10, game < 3 ? 5 : 10), List.of(0, 0)));
        assertThat(holders.rows()).extracting(Holders.Row::thing).containsExactly("transport-sled", "spear", "hot-springs");
        var sled = holders.rows().getFirst();
        assertThat(sled.held()).isEqualTo(4);
        assertThat(sled.rate()).as("three wins and half of a shared one").isEqualTo(0.875);
        assertThat(sled.beyond()).isCloseTo(37.5, within(1e-9));
        assertThat(sled.low()).isBetween(0.3, 0.5);
        assertThat(sled.high()).isBetween(0.95, 1.0);
        assertThat(holders.rows().get(1)).as("both held it").satisfies(spear -> assertThat(spear.held()).isEqualTo(8),
                spear -> assertThat(spear.rate()).isEqualTo(0.5));
    }
}
