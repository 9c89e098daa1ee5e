package hearthside.games.firestone;

import static hearthside.core.input.BadInput.must;

/// The map of a position, read back: tiles face up and face down, and the cave.
final class RestoredMap {
    private final State s;
    private final View view;
    private final Agreement agreed;

    RestoredMap(State s, View view) {
        this.s = s;
        this.view = view;
        agreed = s.agreed;
    }

    void read() {
        map();
        tiles();
        cave();
    }

    private void map() {
        must(view.map().size() == s.ground.length, "map",
                "The map has %d areas; there are %d.".formatted(s.ground.length, view.map().size()));
        for (int area = 0; area < s.ground.length; area++) {
            var place = view.map().get(area);
            var at = "map[%d]".formatted(area);
            must(place.area() == Area.ALL.get(area), at + ".area", "Here should stand the area %s.".formatted(Area.ALL.get(area)));
            must(!agreed.hearth[area] || !place.down() && place.tile() == null && place.huts().isEmpty(), at,
                    "Nothing lies or stands on a printed fire (FS-2).");
            must(!place.down() || place.tile() == null && place.huts().isEmpty(), at, "An area with a tile face down shows nothing else.");
            must(place.tile() != Tile.HUT && place.tile() != Tile.STASH, at + ".tile", "This tile never stays on the map (FS-71, FS-80).");
            must(place.huts().isEmpty() || place.tile() == null || place.tile() == Tile.CAVE, at + ".huts",
                    "Huts stand on bare areas or at the cave.");
            s.ground[area] = (byte) (agreed.hearth[area]
                    ? State.HEARTH
                    : place.down() ? State.DOWN : place.tile() == null ? State.BARE : place.tile().ordinal());
            must(agreed.region[area] < s.openRegions() || agreed.hearth[area] || place.down(), at + ".down",
                    "This region is not open yet (FS-25, FS-26).");
        }
    }

    /// FS-2: each region has as many tiles face down as areas that hide one.
    private void tiles() {
        must(view.hidden().stream().map(TileCount::tile).toList().equals(Tile.ALL), "hidden",
                "There must be one line for each kind of tile, in order.");
        for (int region = 0; region < FireAndStoneEdition.REGIONS; region++) {
            int hidden = 0, down = 0;
            for (var tile : Tile.ALL) {
                var at = "hidden[%d]".formatted(tile.ordinal());
                int count = view.hidden().get(tile.ordinal()).in(region + 1), open = 0;
                for (int area : agreed.inRegion[region]) if (s.ground[area] == tile.ordinal()) open++;
                int all = agreed.tiles[region * State.TILES + tile.ordinal()];
                boolean stays = tile == Tile.FOREST || tile == Tile.FIRE || tile == Tile.CAVE;
                must(count >= 0 && count <= all && (stays ? count + open == all : count + open <= all), at,
                        "There are %d such tiles in region %d; %d lie face up, so %d cannot lie face down.".formatted(all, region + 1, open,
                                count));
                s.unseen[region * State.TILES + tile.ordinal()] = count;
                hidden += count;
            }
            for (int area : agreed.inRegion[region]) if (s.ground[area] == State.DOWN) down++;
            must(hidden == down, "hidden", "%d tiles of region %d are face down on the map, not %d.".formatted(down, region + 1, hidden));
        }
        int found = 0;
        for (int region = 0; region < FireAndStoneEdition.REGIONS; region++)
            found += agreed.tiles[region * State.TILES + Tile.HUT.ordinal()] - s.unseen[region * State.TILES + Tile.HUT.ordinal()];
        int laying = view.phase() instanceof Extending ? 1 : 0;
        must(found == s.hutTiles + laying, "hutTiles", "%d hut tiles have been found (FS-71).".formatted(found));
    }

    private void cave() {
        boolean open = false;
        for (int ground : s.ground) open |= ground == Tile.CAVE.ordinal();
        var cave = view.cave();
        must((cave != null) == open, "cave", "The cave card is open exactly when the cave tile is (FS-81).");
        must(cave == null || !agreed.firstGame || cave.hasBoar(), "cave", "A first game uses only caves with a boar (FS-5).");
        s.cave = cave == null ? -1 : cave.ordinal();
        must(cave == Cave.GARDEN_OF_EDEN ? view.caveFood() >= 0 && view.caveFood() <= FireAndStoneEdition.EDEN_FOOD : view.caveFood() == 0,
                "caveFood", "There cannot be %d food on the cave card.".formatted(view.caveFood()));
        s.caveFood = view.caveFood();
    }
}
