package hearthside.games.stoneage;

import static hearthside.core.input.BadInput.must;
import static hearthside.games.stoneage.Card.green;
import static hearthside.games.stoneage.Card.sand;
import static hearthside.games.stoneage.Good.CLAY;
import static hearthside.games.stoneage.Good.FOOD;
import static hearthside.games.stoneage.Good.GOLD;
import static hearthside.games.stoneage.Good.STONE;
import static hearthside.games.stoneage.Good.WOOD;
import static hearthside.games.stoneage.Profession.BUILDER;
import static hearthside.games.stoneage.Profession.FARMER;
import static hearthside.games.stoneage.Profession.SHAMAN;
import static hearthside.games.stoneage.Profession.TOOL_MAKER;
import static hearthside.games.stoneage.Tile.any;
import static hearthside.games.stoneage.Tile.fixed;
import static hearthside.games.stoneage.Tile.kinds;

import hearthside.core.Edition;
import java.util.List;

/// What is in the box: 36 civilization cards and 28 building tiles.
public record StoneAgeEdition(String name, List<Card> cards, List<Tile> tiles) implements Edition {
    static final int CARDS = 36, TILES = 28, STARTING_TILES = 3;
    /// SA-3, SA-33, SA-35, SA-32: buildings in a pile, people of a tribe, the field, and all tools together, at the most.
    public static final int PILE = 7, FIGURES = 10, TOP_OF_FIELD = 10, MOST_TOOLS = Tools.SLOTS * Tools.HIGHEST;

    private static final Effect DICE = new Effect.Dice();

    /// The cards and tiles as they are publicly known.
    public static final StoneAgeEdition HOUSE = new StoneAgeEdition("House edition", List.of(
            green("civ-pottery-dice", Symbol.POTTERY, DICE),
            green("civ-pottery-food7", Symbol.POTTERY, new Effect.Gain(FOOD, 7)),
            green("civ-writing-dice", Symbol.WRITING, DICE),
            green("civ-writing-draw", Symbol.WRITING, new Effect.Draw()),
            green("civ-time-dice", Symbol.TIME, DICE),
            green("civ-time-field", Symbol.TIME, new Effect.Field()),
            green("civ-transport-dice", Symbol.TRANSPORT, DICE),
            green("civ-transport-stone2", Symbol.TRANSPORT, new Effect.Gain(STONE, 2)),
            green("civ-art-roll-gold", Symbol.ART, new Effect.Roll(GOLD)),
            green("civ-art-tool", Symbol.ART, new Effect.Tool()),
            green("civ-healing-food5", Symbol.HEALING, new Effect.Gain(FOOD, 5)),
            green("civ-healing-any2", Symbol.HEALING, new Effect.AnyTwo()),
            green("civ-weaving-food3", Symbol.WEAVING, new Effect.Gain(FOOD, 3)),
            green("civ-weaving-food1", Symbol.WEAVING, new Effect.Gain(FOOD, 1)),
            green("civ-music-vp3-a", Symbol.MUSIC, new Effect.Points(3)),
            green("civ-music-vp3-b", Symbol.MUSIC, new Effect.Points(3)),
            sand("civ-farmer1-dice", FARMER, 1, DICE),
            sand("civ-farmer2-dice", FARMER, 2, DICE),
            sand("civ-farmer2-food3", FARMER, 2, new Effect.Gain(FOOD, 3)),
            sand("civ-farmer1-stone1", FARMER, 1, new Effect.Gain(STONE, 1)),
            sand("civ-farmer1-field", FARMER, 1, new Effect.Field()),
            sand("civ-toolmaker2-dice-a", TOOL_MAKER, 2, DICE),
            sand("civ-toolmaker2-dice-b", TOOL_MAKER, 2, DICE),
            sand("civ-toolmaker1-once4", TOOL_MAKER, 1, new Effect.Once(4)),
            sand("civ-toolmaker1-once3", TOOL_MAKER, 1, new Effect.Once(3)),
            sand("civ-toolmaker2-once2", TOOL_MAKER, 2, new Effect.Once(2)),
            sand("civ-builder1-dice", BUILDER, 1, DICE),
            sand("civ-builder2-dice", BUILDER, 2, DICE),
            sand("civ-builder2-food2", BUILDER, 2, new Effect.Gain(FOOD, 2)),
            sand("civ-builder1-food4", BUILDER, 1, new Effect.Gain(FOOD, 4)),
            sand("civ-builder3-vp3", BUILDER, 3, new Effect.Points(3)),
            sand("civ-shaman1-stone1", SHAMAN, 1, new Effect.Gain(STONE, 1)),
            sand("civ-shaman1-gold1", SHAMAN, 1, new Effect.Gain(GOLD, 1)),
            sand("civ-shaman2-clay1", SHAMAN, 2, new Effect.Gain(CLAY, 1)),
            sand("civ-shaman2-roll-wood", SHAMAN, 2, new Effect.Roll(WOOD)),
            sand("civ-shaman1-roll-stone", SHAMAN, 1, new Effect.Roll(STONE))),
            List.of(
                    fixed("bld-wwc", 2, 1, 0, 0),
                    fixed("bld-wws", 2, 0, 1, 0),
                    fixed("bld-wcc", 1, 2, 0, 0),
                    fixed("bld-wwg", 2, 0, 0, 1),
                    fixed("bld-wcs-a", 1, 1, 1, 0),
                    fixed("bld-wcs-b", 1, 1, 1, 0),
                    fixed("bld-wss", 1, 0, 2, 0),
                    fixed("bld-ccs", 0, 2, 1, 0),
                    fixed("bld-wcg-a", 1, 1, 0, 1),
                    fixed("bld-wcg-b", 1, 1, 0, 1),
                    fixed("bld-ccg", 0, 2, 0, 1),
                    fixed("bld-css", 0, 1, 2, 0),
                    fixed("bld-wsg-a", 1, 0, 1, 1),
                    fixed("bld-wsg-b", 1, 0, 1, 1),
                    fixed("bld-csg-a", 0, 1, 1, 1),
                    fixed("bld-csg-b", 0, 1, 1, 1),
                    fixed("bld-ssg", 0, 0, 2, 1),
                    kinds(4, 1), kinds(4, 2), kinds(4, 3), kinds(4, 4), kinds(5, 1), kinds(5, 2), kinds(5, 3), kinds(5, 4),
                    any("bld-1to7-a"), any("bld-1to7-b"), any("bld-1to7-c")));

    public StoneAgeEdition {
        cards = List.copyOf(cards);
        tiles = List.copyOf(tiles);
        must(!name.isBlank(), "name", "An edition needs a name.");
        must(cards.size() == CARDS, "cards", "There must be 36 civilization cards; there are %d.".formatted(cards.size()));
        must(cards.stream().map(Card::id).distinct().count() == CARDS, "cards", "Two cards have the same id.");
        for (int i = 0; i < CARDS; i++) check(cards.get(i), "cards[%d]".formatted(i));
        must(tiles.size() == TILES, "tiles", "There must be 28 building tiles; there are %d.".formatted(tiles.size()));
        must(tiles.stream().map(Tile::id).distinct().count() == TILES, "tiles", "Two tiles have the same id.");
        for (int i = 0; i < TILES; i++)
            must(isPayable(tiles.get(i).price()), "tiles[%d].price".formatted(i),
                    "A building costs 1 to 7 resources, of at most four kinds.");
        // SS-5: the solo game begins with them
        must(tiles.stream().filter(tile -> tile.price() instanceof Price.Any).count() == STARTING_TILES, "tiles",
                "Exactly three tiles must cost any resources.");
    }

    private static void check(Card card, String at) {
        switch (card.effect()) {
            case Effect.Gain(var _, int count) ->
                must(count >= 1 && count <= 20, at + ".effect.count", "A card gives 1 to 20 goods, not %d.".formatted(count));
            case Effect.Points(int points) ->
                must(points >= 1 && points <= 20, at + ".effect.points", "A card gives 1 to 20 points, not %d.".formatted(points));
            case Effect.Once(int value) ->
                must(value >= 1 && value <= 9, at + ".effect.value", "A one-use tool adds 1 to 9, not %d.".formatted(value));
            case Effect.Dice _,Effect.Roll _,Effect.Tool _,Effect.Field _,Effect.Draw _,Effect.AnyTwo _ -> {}
        }
        if (card.background() instanceof Background.Sand(var _, int figures))
            must(figures >= 1 && figures <= 9, at + ".background.figures", "A card shows 1 to 9 people, not %d.".formatted(figures));
    }

    private static boolean isPayable(Price price) {
        return Goods.PAYMENTS.stream().anyMatch(paid -> paid.size() > 0 && price.admits(paid))
                && (!(price instanceof Price.Any(int least, int most)) || least == 1 && most <= Goods.MOST);
    }
}
