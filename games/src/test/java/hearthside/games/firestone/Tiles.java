package hearthside.games.firestone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;

/// The tiles of a [Scene]: they are moved, never made.
record Tiles(State s) {
    void take(Area area, Tile tile) {
        assertThat(s.ground[area.ordinal()]).as(area + " is face down").isEqualTo((byte) State.DOWN);
        int at = s.agreed.region[area.ordinal()] * State.TILES + tile.ordinal();
        assertThat(s.unseen[at]).as(tile + " is left").isPositive();
        s.unseen[at]--;
    }

    void bare(Area area) {
        int region = s.agreed.region[area.ordinal()];
        var plant = Plant.ALL.stream().max(Comparator.comparingInt(each -> s.unseen[region * State.TILES + each.ordinal()])).orElseThrow();
        take(area, Tile.ALL.get(plant.ordinal()));
        s.ground[area.ordinal()] = State.BARE;
        s.discard(plant, 1);
    }

    void store(int seat, Store in, Plant plant, int tiles) {
        for (int i = 0; i < tiles; i++) {
            int region = s.unseen[2 * State.TILES + plant.ordinal()] > 0 ? 2 : 1;
            int area = s.agreed.inRegion[region].length - 1;
            while (s.ground[s.agreed.inRegion[region][area]] != State.DOWN) area--;
            take(Area.ALL.get(s.agreed.inRegion[region][area]), Tile.ALL.get(plant.ordinal()));
            s.ground[s.agreed.inRegion[region][area]] = State.BARE;
        }
        int start = s.tilesIn(seat, in);
        if (start > 0) s.discard(s.plantIn(seat, in), start); // a start tile
        s.fill(seat, in, plant, tiles);
    }
}
