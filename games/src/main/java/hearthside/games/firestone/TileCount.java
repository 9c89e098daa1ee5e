package hearthside.games.firestone;

/// How many tiles of one kind there are in each region.
public record TileCount(Tile tile, int i, int ii, int iii) {

    /// Regions are counted from 1.
    public int in(int region) {
        return switch (region) {
            case 1 -> i;
            case 2 -> ii;
            default -> iii;
        };
    }
}
