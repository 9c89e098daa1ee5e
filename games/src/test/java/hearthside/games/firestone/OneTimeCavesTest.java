package hearthside.games.firestone;

import static hearthside.games.firestone.Area.CAPE_HEARTH;
import static hearthside.games.firestone.Area.CONGO;
import static hearthside.games.firestone.Area.GANGES;
import static hearthside.games.firestone.Area.IBERIA;
import static hearthside.games.firestone.Area.MURRAY;
import static hearthside.games.firestone.Area.NAMIB;
import static hearthside.games.firestone.Area.PERSIA_HEARTH;
import static hearthside.games.firestone.Area.TIBET;
import static hearthside.games.firestone.Area.YUKON;
import static hearthside.games.firestone.Cave.BEAR_DEN;
import static hearthside.games.firestone.Cave.ECHO_CAVE;
import static hearthside.games.firestone.Cave.FEASTING_HALL;
import static hearthside.games.firestone.Cave.HIDDEN_LARDER;
import static hearthside.games.firestone.Cave.SINKHOLE;
import static hearthside.games.firestone.Cave.TOOLMAKERS_HOARD;
import static hearthside.games.firestone.Invention.FARMING;
import static hearthside.games.firestone.Invention.FISHING;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/// The caves that do something once, for their discoverer or for all.
class OneTimeCavesTest {
    /// Seat 0 finds the cave with this card.
    private static Scene found(int seats, Cave cave) { return before(seats, cave).move(TIBET); }

    private static Scene before(int seats, Cave cave) {
        return Scene.of(seats).hutTiles(3).at(0, PERSIA_HEARTH).tile(TIBET, Tile.CAVE).cave(cave);
    }

    @Test
    void hiddenLarder() {
        var t = before(3, HIDDEN_LARDER).food(2, 2).move(TIBET);
        assertThat(List.of(t.tribe(0).bags(), t.tribe(0).food(), t.tribe(1).food(), t.tribe(2).food())).containsExactly(1, 3, 1, 2);
    }

    @Test
    void toolmakersHoard() {
        var t = found(2, TOOLMAKERS_HOARD);
        assertThat(t.s.phase).isEqualTo(new TakingCard(0, 0, null));
        t.take(FARMING);
        assertThat(t.tribe(0).food()).isEqualTo(2);
        assertThat(t.seat()).isEqualTo(1);
        assertThat(found(2, TOOLMAKERS_HOARD).pass().seat()).as("may, not must").isEqualTo(1);
    }

    @Test
    void bearDen() {
        var t = before(2, BEAR_DEN).food(0, 2).move(TIBET);
        assertThat(t.options()).containsExactly(new Action.Feed(0), new Action.Feed(1), new Action.Feed(2));
        assertThat(t.refusal(new Action.Feed(3))).isEqualTo("FS-81");
        t.play(new Action.Feed(2));
        assertThat(t.tribe(0).vp()).isEqualTo(2);
        assertThat(t.tribe(0).food()).isZero();
        assertThat(before(2, BEAR_DEN).bags(0, 4).food(0, 6).move(TIBET).options()).as("three at most").hasSize(4);
    }

    @Test
    void echoCave() {
        var t = found(2, ECHO_CAVE);
        assertThat(t.s.phase).isEqualTo(new Echoing(0, 0));
        assertThat(t.options()).contains(new Action.Move(0, PERSIA_HEARTH), new Action.Move(0, GANGES))
                .doesNotContain(new Action.Move(0, TIBET));
        assertThat(t.tile(GANGES, Tile.HUT).owns(0, FISHING).move(GANGES).tribe(0).food()).as("a whole movement").isEqualTo(1);
        assertThat(t.s.phase).isEqualTo(new Sending(0, 0));
    }

    @Test
    void feastingHall() {
        var t = before(3, FEASTING_HALL).food(0, 2).food(1, 1).move(TIBET);
        assertThat(List.of(t.tribe(0).bags(), t.tribe(0).food(), t.tribe(1).food(), t.tribe(2).food())).containsExactly(1, 3, 2, 2);
    }

    @Test
    void sinkhole() {
        var t = found(2, SINKHOLE);
        assertThat(t.options()).contains(new Action.Fall(NAMIB), new Action.Fall(MURRAY)).doesNotContain(new Action.Fall(IBERIA),
                new Action.Fall(YUKON), new Action.Fall(CAPE_HEARTH));
        assertThat(t.refusal(new Action.Fall(YUKON))).isEqualTo("FS-26");
        assertThat(t.refusal(new Action.Fall(TIBET))).isEqualTo("FS-107");
        assertThat(t.refusal(new Action.Pass())).isEqualTo("FS-107");
        t.owns(0, FISHING).tile(CONGO, Tile.FIRE).play(new Action.Fall(CONGO));
        assertThat(t.scout(0)).isEqualTo(CONGO);
        assertThat(t.tribe(0).vp()).isEqualTo(1);
        assertThat(t.tribe(0).food()).as("falling is no movement").isZero();
        var seen = before(2, SINKHOLE);
        for (int area = 0; area < seen.s.ground.length; area++)
            if (seen.s.ground[area] == State.DOWN && area != TIBET.ordinal() && seen.s.agreed.region[area] < 2)
                seen.s.ground[area] = State.BARE;
        hearthside.core.Dealer dealer = hearthside.core.Dealer
                .silent(new hearthside.core.chance.Chance.Scripted(List.of(21, SINKHOLE.ordinal())));
        for (int tile = 0; tile < State.TILES - 1; tile++) seen.s.unseen[State.TILES + tile] = tile == 0 ? 21 : 0;
        Scene.RULES.apply(seen.s, 0, new Action.Move(0, TIBET), dealer);
        assertThat(seen.s.phase).as("nowhere to fall").isEqualTo(new Moving(1));
    }
}
