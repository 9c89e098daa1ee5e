package hearthside.games.firestone;

import static hearthside.core.input.BadInput.must;
import static hearthside.games.firestone.Plant.APPLE;
import static hearthside.games.firestone.Plant.MUSHROOM;
import static hearthside.games.firestone.Plant.NUT;
import static hearthside.games.firestone.Plant.ROOT;

import hearthside.core.Edition;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What is in the box.
///
/// @param start       where the scouts begin
/// @param map         the areas, in the order of [Area]
/// @param tiles       the discovery tiles of each region
/// @param animals     the animal tiles
/// @param inventions  the deck of inventions
/// @param vpCards     the VP cards from the top
/// @param startTiles  the start gathering tiles of black, blue, red and yellow
/// @param storeSpaces spaces of a gathering store
/// @param cardIcons   the spaces that show a card icon, counted from 1
/// @param bagSlots    bag tiles that fit on a mat, beside the two printed bags
/// @param huts        huts of a player
/// @param caves       the cave cards, one of which is drawn (FS-4); an edition that says nothing of them has all 24
/// @param caveNumbers what the Bear Den and the Cave Dwellers bring; an edition that says nothing of it has them as they first were
public record FireAndStoneEdition(String name, Area start, List<Land> map, List<TileCount> tiles, List<Quarry> animals,
        List<Copies> inventions, List<Integer> vpCards,
        List<StartTiles> startTiles, int storeSpaces, List<Integer> cardIcons, int bagSlots, int huts,
        @Nullable List<Cave> caves, @Nullable CaveNumbers caveNumbers) implements Edition {
    private static final int MOST_VP_CARDS = 60;
    static final int REGIONS = 3, STACK = 3, DISPLAY = 3, EDEN_FOOD = 10;
    public static final int PRINTED_BAGS = 2, LAST_HUT = 11;

    /// Counts are the rulebook's. The map, most effects, the animals and the start tiles are worked out from what is publicly known or
    /// our own, so this is a house edition.
    public static final FireAndStoneEdition HOUSE = new FireAndStoneEdition("House edition", Area.CAPE_HEARTH, Atlas.HOUSE,
            List.of(
                    new TileCount(Tile.APPLE, 3, 3, 2),
                    new TileCount(Tile.NUT, 3, 3, 2),
                    new TileCount(Tile.MUSHROOM, 3, 3, 2),
                    new TileCount(Tile.ROOT, 3, 3, 2),
                    new TileCount(Tile.FOREST, 3, 4, 1),
                    new TileCount(Tile.HUT, 4, 5, 3),
                    new TileCount(Tile.FIRE, 3, 3, 2),
                    new TileCount(Tile.STASH, 2, 0, 0),
                    new TileCount(Tile.CAVE, 0, 1, 0)),
            List.of(
                    new Quarry(Animal.HARE, 4, 3, 0),
                    new Quarry(Animal.BOAR, 4, 4, 0),
                    new Quarry(Animal.DEER, 4, 3, 1),
                    new Quarry(Animal.IBEX, 4, 2, 1),
                    new Quarry(Animal.BISON, 3, 2, 2),
                    new Quarry(Animal.WOLF, 3, 1, 2),
                    new Quarry(Animal.MAMMOTH, 2, 5, 1)),
            List.of(
                    new Copies(Invention.CLAY_POTS, 2),
                    new Copies(Invention.FARMING, 2),
                    new Copies(Invention.FISHING, 2),
                    new Copies(Invention.SPEAR, 1),
                    new Copies(Invention.TRANSPORT_SLED, 2),
                    new Copies(Invention.SHIP_BUILDING, 2),
                    new Copies(Invention.ADZE, 2),
                    new Copies(Invention.EMBER_POUCH, 1),
                    new Copies(Invention.BASKET, 2),
                    new Copies(Invention.STORAGE_PIT, 1)),
            List.of(4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1),
            List.of(new StartTiles(APPLE, NUT), new StartTiles(NUT, MUSHROOM), new StartTiles(MUSHROOM, ROOT), new StartTiles(ROOT, APPLE)),
            3, List.of(2, 3), 6, 20, Cave.ALL, CaveNumbers.FIRST);

    /// The second: a majority among the Cave Dwellers is worth what it is worth anywhere (ADR 76).
    public static final FireAndStoneEdition HOUSE_2 = HOUSE.with("House edition 2", new CaveNumbers(3, 1, 1));

    public FireAndStoneEdition {
        map = List.copyOf(map);
        tiles = List.copyOf(tiles);
        animals = List.copyOf(animals);
        inventions = List.copyOf(inventions);
        vpCards = List.copyOf(vpCards);
        startTiles = List.copyOf(startTiles);
        cardIcons = List.copyOf(cardIcons);
        caves = caves == null ? Cave.ALL : List.copyOf(caves);
        caveNumbers = caveNumbers == null ? CaveNumbers.FIRST : caveNumbers;
        must(!name.isBlank(), "name", "An edition needs a name.");
        checkMap(map);
        must(land(map, start).region() == 1 && land(map, start).hearth(), "start", "The scouts start at a printed fire of region I.");
        checkTiles(map, tiles);
        checkCards(animals, inventions, vpCards, tiles);
        must(startTiles.size() == 4, "startTiles",
                "There must be a pair for each of four colours; there are %d.".formatted(startTiles.size()));
        for (int i = 0; i < 4; i++)
            must(startTiles.get(i).sun() != startTiles.get(i).moon(), "startTiles[%d]".formatted(i),
                    "The two tiles of a pair are of different types.");
        must(storeSpaces >= 2 && storeSpaces <= 7, "storeSpaces", "A store has 2 to 7 spaces, not %d.".formatted(storeSpaces));
        for (int i = 0; i < cardIcons.size(); i++)
            must(cardIcons.get(i) >= 2 && cardIcons.get(i) <= storeSpaces, "cardIcons[%d]".formatted(i),
                    "A card icon is on one of the spaces from 2 to %d.".formatted(storeSpaces));
        must(bagSlots >= 0 && bagSlots <= 20, "bagSlots", "A mat has room for 0 to 20 bag tiles, not %d.".formatted(bagSlots));
        must(!caves.isEmpty() && new HashSet<>(caves).size() == caves.size(), "caves", "There are 1 to 24 cave cards, each once.");
        checkNumber(caveNumbers.bear(), "bear");
        checkNumber(caveNumbers.majority(), "majority");
        checkNumber(caveNumbers.huts(), "huts");
        must(huts >= 1 && huts <= 50, "huts", "A player has 1 to 50 huts, not %d.".formatted(huts));
    }

    private FireAndStoneEdition with(String name, CaveNumbers caveNumbers) {
        return new FireAndStoneEdition(name, start, map, tiles, animals, inventions, vpCards, startTiles, storeSpaces, cardIcons, bagSlots,
                huts, caves, caveNumbers);
    }

    List<Cave> caveCards() { return caves == null ? Cave.ALL : caves; }

    CaveNumbers numbersOfCaves() { return caveNumbers == null ? CaveNumbers.FIRST : caveNumbers; }

    private static void checkNumber(int number, String field) {
        must(number >= 0 && number <= CaveNumbers.MOST, "caveNumbers." + field, "Here should be 0 to 9, not %d.".formatted(number));
    }

    private static Land land(List<Land> map, Area area) { return map.get(area.ordinal()); }

    /// Both ends must know of a border, and every area must be reachable by land within its region, so that no hut tile is locked behind
    /// a sea.
    private static void checkMap(List<Land> map) {
        must(map.size() == Area.ALL.size(), "map",
                "The map must have each of the %d areas; there are %d.".formatted(Area.ALL.size(), map.size()));
        for (int i = 0; i < map.size(); i++) {
            var at = "map[%d]".formatted(i);
            must(map.get(i).area() == Area.ALL.get(i), at + ".area", "Here should stand the area %s.".formatted(Area.ALL.get(i)));
            must(map.get(i).region() >= 1 && map.get(i).region() <= REGIONS, at + ".region", "There are three regions.");
        }
        for (int i = 0; i < map.size(); i++) {
            var here = map.get(i);
            var at = "map[%d]".formatted(i);
            for (var there : here.land())
                must(there != here.area() && land(map, there).land().contains(here.area()), at + ".land",
                        "%s does not border %s in return.".formatted(there, here.area()));
            for (var there : here.sea())
                must(there != here.area() && land(map, there).sea().contains(here.area()), at + ".sea",
                        "No sea route leads back from %s to %s.".formatted(there, here.area()));
        }
        for (int region = 1; region <= REGIONS; region++) {
            int r = region;
            var own = map.stream().filter(land -> land.region() == r).toList();
            must(own.size() >= 2 && own.stream().anyMatch(Land::hearth), "map",
                    "Region %d needs a printed fire and another area.".formatted(region));
            must(Reach.isConnected(map, region), "map", "Not every area of region %d can be reached by land within it.".formatted(region));
        }
    }

    private static void checkTiles(List<Land> map, List<TileCount> tiles) {
        must(tiles.stream().map(TileCount::tile).toList().equals(Tile.ALL), "tiles",
                "There must be one line for each kind of tile, in order.");
        for (int region = 1; region <= REGIONS; region++) {
            int r = region;
            must(tiles.stream().allMatch(count -> count.in(r) >= 0 && count.in(r) <= map.size()), "tiles",
                    "There are 0 to %d tiles of a kind.".formatted(map.size()));
            long areas = map.stream().filter(land -> land.region() == r && !land.hearth()).count();
            int laid = tiles.stream().mapToInt(count -> count.in(r)).sum();
            must(laid == areas, "tiles", "Region %d has %d areas for tiles, but %d tiles (FS-2).".formatted(region, areas, laid));
        }
        must(tiles.get(Tile.CAVE.ordinal()).i() + tiles.get(Tile.CAVE.ordinal()).iii() == 0 && tiles.get(Tile.CAVE.ordinal()).ii() <= 1,
                "tiles[8]", "There is at most one cave, in region II.");
        var huts = tiles.get(Tile.HUT.ordinal());
        must(huts.i() >= 3 && huts.i() + huts.ii() >= 9 && huts.i() + huts.ii() + huts.iii() >= 11, "tiles[5]",
                "Regions must hide enough hut tiles to open the next one and to end the game.");
    }

    private static void checkCards(List<Quarry> animals, List<Copies> inventions, List<Integer> vpCards, List<TileCount> tiles) {
        must(animals.stream().map(Quarry::animal).toList().equals(Animal.ALL), "animals",
                "There must be one line for each kind of animal, in order.");
        for (int i = 0; i < animals.size(); i++)
            must(animals.get(i).count() >= 0 && animals.get(i).count() <= 15 && animals.get(i).food() >= 0
                    && animals.get(i).food() <= 20 && animals.get(i).bags() >= 0 && animals.get(i).bags() <= 20, "animals[%d]".formatted(i),
                    "There are 0 to 15 tiles of an animal, and each gives 0 to 20 food and bags.");
        var forests = tiles.get(Tile.FOREST.ordinal());
        int stacks = forests.i() + forests.ii() + forests.iii();
        must(stacks <= State.FORESTS, "tiles[4]", "There are at most %d forests.".formatted(State.FORESTS));
        must(animals.stream().mapToInt(Quarry::count).sum() == stacks * STACK, "animals",
                "There must be three animal tiles for each of the %d forests.".formatted(stacks));
        must(inventions.stream().map(Copies::invention).toList()
                .equals(Invention.ALL.stream().filter(invention -> !invention.isStarting()).toList()), "inventions",
                "There must be one line for each invention, in order.");
        for (int i = 0; i < inventions.size(); i++)
            must(inventions.get(i).count() >= 0 && inventions.get(i).count() <= 4, "inventions[%d].count".formatted(i),
                    "There are 0 to 4 copies of an invention.");
        must(inventions.stream().mapToInt(Copies::count).sum() >= DISPLAY, "inventions", "There must be three inventions at least.");
        must(vpCards.size() <= MOST_VP_CARDS, "vpCards", "There may be at most 60 VP cards."); // every view has those that are left
        for (int i = 0; i < vpCards.size(); i++)
            must(vpCards.get(i) >= 1 && vpCards.get(i) <= 9, "vpCards[%d]".formatted(i), "A VP card is worth 1 to 9 VP.");
    }
}
