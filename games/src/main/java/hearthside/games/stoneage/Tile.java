package hearthside.games.stoneage;

/// A building tile.
public record Tile(String id, Price price) {

    static Tile fixed(String id, int wood, int clay, int stone, int gold) {
        return new Tile(id, new Price.Fixed(new Goods(wood, clay, stone, gold)));
    }

    static Tile kinds(int resources, int kinds) {
        return new Tile("bld-%d-%d".formatted(resources, kinds), new Price.Kinds(resources, kinds));
    }

    static Tile any(String id) { return new Tile(id, new Price.Any(1, Goods.MOST)); }
}
