package hearthside.games.firestone;

import hearthside.core.TableOption;
import hearthside.core.Terms;
import hearthside.core.WorkedOut;
import hearthside.core.input.BadInput;
import java.util.List;

/// The game as this table plays it: the options of the terms, and the edition laid out so that rules can look things up quickly.
final class Agreement {
    static final List<TableOption> OPTIONS = List.of(
            TableOption.table("start", "FS-16", "random", "random", "1", "2", "3", "4"),
            TableOption.table("symbol", "FS-13", "sun", "sun", "moon"),
            TableOption.flag("firstGame", "FS-5"),
            TableOption.flag("startingInventions", "FS-105"),
            TableOption.table("maxRounds", "FS-110", "200", "200", "100", "50", "off"));

    final FireAndStoneEdition edition;
    final int seats;
    final boolean firstGame, startingInventions;
    final StartSymbol symbol;
    final int maxRounds; // 0: no limit
    final int start;
    final int[] region; // by area, from 0
    final boolean[] hearth, lake, mountain, harbour, byHearth; // by area
    final int[][] land; // by area
    final int[][] inRegion; // the areas of each region
    final int[] tiles; // by region and tile
    final int[] food, bags; // by animal
    final int herd; // all animals
    final int inventions; // the whole deck, as in State
    final int[] vpCards;
    final boolean[] icon; // by number of tiles in a store
    final List<Cave> caves; // of which one is drawn
    final CaveNumbers caveNumbers;
    final Reach reach;

    private static final WorkedOut<Agreement> WORKED_OUT = new WorkedOut<>(Agreement::new);

    static Agreement on(Terms terms) { return WORKED_OUT.on(terms); }

    private Agreement(Terms terms) {
        edition = (FireAndStoneEdition) terms.edition();
        seats = terms.seats();
        check(terms);
        firstGame = terms.isOn("firstGame");
        startingInventions = terms.isOn("startingInventions");
        symbol = StartSymbol.of(terms);
        maxRounds = terms.number("maxRounds", "off").orElse(0);
        start = edition.start().ordinal();
        var map = edition.map();
        int areas = map.size();
        region = new int[areas];
        hearth = new boolean[areas];
        lake = new boolean[areas];
        mountain = new boolean[areas];
        harbour = new boolean[areas];
        byHearth = new boolean[areas];
        land = new int[areas][];
        for (int area = 0; area < areas; area++) {
            var here = map.get(area);
            region[area] = here.region() - 1;
            hearth[area] = here.hearth();
            lake[area] = here.lake() != null;
            mountain[area] = here.mountain();
            harbour[area] = here.isHarbour();
            byHearth[area] = here.land().stream().anyMatch(there -> map.get(there.ordinal()).hearth());
            land[area] = here.land().stream().mapToInt(Area::ordinal).toArray();
        }
        inRegion = new int[FireAndStoneEdition.REGIONS][];
        for (int r = 0; r < inRegion.length; r++) {
            int wanted = r + 1;
            inRegion[r] = map.stream().filter(here -> here.region() == wanted).mapToInt(here -> here.area().ordinal()).toArray();
        }
        tiles = new int[FireAndStoneEdition.REGIONS * State.TILES];
        for (var count : edition.tiles())
            for (int r = 0; r < FireAndStoneEdition.REGIONS; r++) tiles[r * State.TILES + count.tile().ordinal()] = count.in(r + 1);
        food = edition.animals().stream().mapToInt(Quarry::food).toArray();
        bags = edition.animals().stream().mapToInt(Quarry::bags).toArray();
        herd = edition.animals().stream().mapToInt(quarry -> quarry.count() * Herd.one(quarry.animal().ordinal())).sum();
        inventions = edition.inventions().stream().mapToInt(copies -> copies.count() << 3 * copies.invention().ordinal()).sum();
        vpCards = edition.vpCards().stream().mapToInt(vp -> vp).toArray();
        icon = new boolean[edition.storeSpaces() + 1];
        for (int space : edition.cardIcons()) icon[space] = true;
        caves = firstGame ? edition.caveCards().stream().filter(Cave::hasBoar).toList() : edition.caveCards(); // FS-5
        if (caves.isEmpty()) throw new BadInput("options.firstGame", "No cave of this edition is one for a first game.");
        caveNumbers = edition.numbersOfCaves();
        reach = Reach.on(edition);
    }

    private static void check(Terms terms) {
        var _ = terms.starter(); // nobody begins who is not there
        if (terms.seats() != 3 && StartSymbol.of(terms) == StartSymbol.MOON)
            throw new BadInput("options.symbol", "Only three players choose between sun and moon, so symbol must stay sun.");
    }
}
