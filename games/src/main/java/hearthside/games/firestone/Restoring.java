package hearthside.games.firestone;

import static hearthside.core.BadInput.must;
import static hearthside.core.Game.REFEREE;

import hearthside.core.BadInput;
import hearthside.core.Terms;
import java.util.List;
import java.util.Objects;

/// Reads a position back into a state, and says what is wrong with one that cannot arise.
final class Restoring {
    private final Agreement agreed;
    private final FireAndStoneEdition edition;
    private final View view;
    private final String start;
    private final State s;

    Restoring(Terms terms, View view) {
        start = terms.option("start");
        agreed = Agreement.on(terms);
        edition = agreed.edition;
        this.view = view;
        s = new State(agreed);
    }

    State state() {
        turn();
        must(view.hutTiles() >= 0 && view.hutTiles() <= 12, "hutTiles", "The hut track has 12 spaces.");
        s.hutTiles = view.hutTiles();
        map();
        tiles();
        must(view.tribes().size() == agreed.seats, "tribes",
                "There must be %d tribes; there are %d.".formatted(agreed.seats, view.tribes().size()));
        cave();
        for (int seat = 0; seat < agreed.seats; seat++) within(seat);
        huts();
        forests();
        animals();
        cards();
        discards();
        end();
        s.phase = view.phase();
        new RestoredPhase(s).check();
        derived();
        return s;
    }

    private void turn() {
        must(view.start() >= 0 && view.start() < agreed.seats, "start", "Seat %d does not exist.".formatted(view.start()));
        must(start.equals("random") || view.start() == Integer.parseInt(start) - 1, "start",
                "The option start is agreed to be %s, so seat %s began.".formatted(start, start));
        must(view.active() >= 0 && view.active() < agreed.seats, "active", "Seat %d does not exist.".formatted(view.active()));
        must(view.round() >= 1 && (agreed.maxRounds == 0 || view.round() <= agreed.maxRounds), "round",
                "There is no round %d (FS-110).".formatted(view.round()));
        for (int scout : view.used()) must(scout >= 0 && scout <= 1, "used", "There is no scout %d.".formatted(scout));
        s.start = view.start();
        s.active = view.active();
        s.round = view.round();
        for (int scout : view.used()) s.used |= 1 << scout;
        s.fresh = view.fresh();
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
                must(count >= 0 && (stays ? count + open == all : count + open <= all), at,
                        "There are %d such tiles in region %d, not %d.".formatted(all, region + 1, count + open));
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

    private void within(int seat) {
        BadInput.inside("tribes[%d]".formatted(seat), () -> new RestoredTribe(s, seat, view.tribes().get(seat)).read());
    }

    private void huts() {
        for (int area = 0; area < s.huts.length; area++) {
            var huts = view.map().get(area).huts();
            var at = "map[%d].huts".formatted(area);
            must(huts.isEmpty() || huts.size() == agreed.seats, at,
                    "There must be a number for each of %d seats, or none.".formatted(agreed.seats));
            for (int seat = 0; seat < huts.size(); seat++) {
                must(huts.get(seat) >= 0 && huts.get(seat) <= edition.huts(), at + "[%d]".formatted(seat),
                        "There cannot be %d huts.".formatted(huts.get(seat)));
                s.huts[area] += huts.get(seat) << 8 * seat;
                s.built[seat] += huts.get(seat);
            }
            must(huts.isEmpty() || s.huts[area] != 0, at, "Where no hut stands, the list is empty.");
            must(s.huts[area] == 0 || s.ground[area] != Tile.CAVE.ordinal() || s.isCave(Cave.GARDEN_OF_EDEN)
                    || s.isCave(Cave.CAVE_DWELLERS), at, "No huts are built at this cave (FS-86).");
        }
        for (int seat = 0; seat < agreed.seats; seat++)
            must(s.hutsLeft(seat) == view.tribes().get(seat).huts(), "tribes[%d].huts".formatted(seat),
                    "Of %d huts %d are on the map.".formatted(edition.huts(), s.built[seat]));
        for (int seat = 0; seat < agreed.seats; seat++)
            must(s.stone[seat] < 0 || s.hutsOf(seat, s.stone[seat]) > 0, "tribes[%d].stoneAt".formatted(seat),
                    "The stone lies only where a hut of its owner stands.");
    }

    private void forests() {
        long open = 0;
        for (int ground : s.ground) if (ground == Tile.FOREST.ordinal()) open++;
        must(view.forests().size() == open, "forests", "%d forests are open, not %d.".formatted(open, view.forests().size()));
        for (int i = 0; i < view.forests().size(); i++) {
            var forest = view.forests().get(i);
            var at = "forests[%d]".formatted(i);
            int area = forest.area().ordinal();
            must(s.ground[area] == Tile.FOREST.ordinal(), at + ".area", "There is no forest at %s.".formatted(forest.area()));
            for (int j = 0; j < i; j++) must(s.forest[j] != area, at + ".area", "This forest is there twice.");
            must(forest.animals() >= 0 && forest.animals() <= FireAndStoneEdition.STACK, at + ".animals", "A forest holds 0 to 3 animals.");
            s.forest[i] = area;
            s.herdSize[i] = forest.animals();
            var content = forest.content();
            must((content != null) == !forest.memories().isEmpty(), at + ".content",
                    "Animals have a face exactly when somebody has looked.");
            must(content != null || forest.animals() == FireAndStoneEdition.STACK, at + ".animals",
                    "Nobody has looked, so nobody has taken an animal.");
            must(content == null || content.size() == forest.animals(), at + ".content",
                    "There are %d animals.".formatted(forest.animals()));
            if (content != null) s.herd[i] = Herd.of(content);
            memories(i, forest, at);
        }
    }

    private void memories(int i, View.Forest forest, String at) {
        int before = -1;
        boolean fresh = forest.memories().isEmpty();
        for (var memory : forest.memories()) {
            must(memory.seat() > before && memory.seat() < agreed.seats, at + ".memories",
                    "Each seat remembers once, in the order of the seats.");
            before = memory.seat();
            must(memory.left().size() <= FireAndStoneEdition.STACK, at + ".memories", "Nobody left more than three animals.");
            int left = Herd.of(memory.left());
            must(Herd.contains(left, s.herd[i]), at + ".memories",
                    "What lies there was there when seat %d looked.".formatted(memory.seat()));
            fresh |= left == s.herd[i];
            s.memory[State.SEATS * i + memory.seat()] = left;
        }
        must(fresh, at + ".memories", "Whoever took an animal last knows what lies there.");
    }

    private void animals() {
        s.preparedAnimals = herd(view.preparedAnimals(), "preparedAnimals");
        int seen = s.preparedAnimals, count = view.preparedAnimals().size();
        for (int kind = 0; kind < Herd.KINDS; kind++) {
            int all = Herd.count(s.preparedAnimals, kind);
            for (int mat : s.mat) all += Herd.count(mat, kind);
            for (int herd : s.herd) if (herd != State.NOBODY_LOOKED) all += Herd.count(herd, kind);
            must(all <= Herd.count(agreed.herd, kind), "preparedAnimals",
                    "There are not so many tiles of %s.".formatted(Animal.ALL.get(kind)));
        }
        for (int mat : s.mat) {
            seen += mat;
            count += Herd.size(mat);
        }
        int taken = 0;
        for (int i = 0; i < State.FORESTS; i++) {
            if (s.herd[i] != State.NOBODY_LOOKED) seen += s.herd[i];
            if (s.forest[i] >= 0) taken += FireAndStoneEdition.STACK - s.herdSize[i];
        }
        must(taken == count, "preparedAnimals",
                "%d animals were taken from forests, but %d lie on mats or were prepared.".formatted(taken, count));
        s.unseenAnimals = agreed.herd - seen;
        for (int seat = 0; seat < agreed.seats; seat++) for (int kind = 0; kind < Herd.KINDS; kind++) gone(seat, kind);
    }

    /// Whatever a seat left in forests and is no longer there, somebody else took.
    private void gone(int seat, int kind) {
        int gone = 0, taken = Herd.count(s.preparedAnimals, kind);
        for (int i = 0; i < State.FORESTS; i++) {
            int left = s.memory[State.SEATS * i + seat];
            if (left != State.NOBODY_LOOKED) gone += Herd.count(left - s.herd[i], kind);
        }
        for (int other = 0; other < agreed.seats; other++) if (other != seat) taken += Herd.count(s.mat[other], kind);
        must(gone <= taken, "forests",
                "Tiles of %s that seat %d left are gone, but nobody has taken them (FS-43).".formatted(Animal.ALL.get(kind), seat));
    }

    private static int herd(List<Animal> animals, String field) {
        must(animals.size() <= 24, field, "There are only 24 animal tiles.");
        for (var animal : Animal.ALL)
            must(animals.stream().filter(each -> each == animal).count() <= 15, field,
                    "There are not so many tiles of %s.".formatted(animal));
        return Herd.of(animals);
    }

    /// FS-6, FS-7: what is neither owned nor on display lies in the deck.
    private void cards() {
        must(view.display().size() <= FireAndStoneEdition.DISPLAY, "display", "The display holds three inventions.");
        s.deck = agreed.inventions;
        for (int seat = 0; seat < agreed.seats; seat++)
            for (var invention : State.inventions(s.owned[seat])) draw(invention, "tribes[%d].inventions".formatted(seat));
        for (int i = 0; i < view.display().size(); i++) {
            draw(view.display().get(i), "display[%d]".formatted(i));
            must(!view.display().get(i).isStarting(), "display[%d]".formatted(i), "Starting inventions are never on display.");
            s.display[i] = view.display().get(i).ordinal();
        }
        must(view.display().size() == FireAndStoneEdition.DISPLAY || s.deck == 0, "display",
                "The display is filled up as long as there are cards (FS-64).");
        for (int i = 0; i < view.offered().size(); i++)
            must(view.offered().get(i).isStarting(), "offered[%d]".formatted(i), "Only starting inventions are laid out.");
        for (var invention : view.offered()) s.offered |= invention.bit();
        int starting = s.offered;
        for (int owned : s.owned) {
            must((starting & owned) == 0, "offered", "A starting invention is there twice.");
            starting |= owned & ~((1 << Invention.TRAIL_MARKS.ordinal()) - 1);
        }
        must(Integer.bitCount(starting) == (agreed.startingInventions ? agreed.seats : 0), "offered",
                "With the variant each player has one starting invention, otherwise none (FS-105).");
        int covers = 0;
        for (int seat = 0; seat < agreed.seats; seat++) covers += Integer.bitCount(s.owned[seat] & ~s.working[seat]);
        must(covers <= agreed.vpCards.length, "vpCards", "There are not so many VP cards.");
        s.vpTaken = covers;
        var taken = new java.util.ArrayList<Integer>();
        for (var tribe : view.tribes()) for (var card : tribe.inventions()) if (card.vp() > 0) taken.add(card.vp());
        taken.sort(null);
        must(taken.equals(edition.vpCards().subList(0, covers).stream().sorted().toList()), "vpCards",
                "VP cards are taken from the top (FS-7).");
    }

    private void draw(Invention invention, String field) {
        if (invention.isStarting()) return;
        must((s.deck >> 3 * invention.ordinal() & 7) > 0, field, "There are not so many cards of %s.".formatted(invention));
        s.deck -= 1 << 3 * invention.ordinal();
    }

    /// FS-2, FS-54: no gathering tile comes or goes.
    private void discards() {
        var pile = view.discardedPlants();
        var piled = List.of(pile.apple(), pile.nut(), pile.mushroom(), pile.root());
        for (var plant : Plant.ALL) {
            int all = 0;
            for (int region = 0; region < FireAndStoneEdition.REGIONS; region++)
                all += agreed.tiles[region * State.TILES + plant.ordinal()] - s.unseen[region * State.TILES + plant.ordinal()];
            for (int ground : s.ground) if (ground == plant.ordinal()) all--;
            for (int seat = 0; seat < agreed.seats; seat++) {
                var tiles = edition.startTiles().get(seat);
                if (tiles.sun() == plant && (agreed.seats == 4 || agreed.seats == 3 && agreed.sun)) all++;
                if (tiles.moon() == plant && (agreed.seats == 4 || agreed.seats == 3 && !agreed.sun)) all++;
                for (var in : Store.ALL) if (s.tilesIn(seat, in) > 0 && s.plantIn(seat, in) == plant) all -= s.tilesIn(seat, in);
            }
            must(piled.get(plant.ordinal()) == all && all >= 0, "discardedPlants",
                    "Of the tiles found and not stored %d of %s should be discarded, not %d.".formatted(all, plant,
                            piled.get(plant.ordinal())));
            s.discard(plant, all);
        }
    }

    private void end() {
        var card = view.endCard();
        boolean allBuilt = false;
        for (int built : s.built) allBuilt |= built == edition.huts();
        boolean triggered = s.hutTiles >= Huts.ENDS || allBuilt;
        must((card != null) == triggered, "endCard",
                "The end card is taken when the eleventh hut tile is found or somebody has built all huts (FS-94).");
        if (card == null) return;
        must(card.seat() >= 0 && card.seat() < agreed.seats, "endCard.seat", "Seat %d does not exist.".formatted(card.seat()));
        s.endedBy = card.seat();
        s.extinguished = card.extinguished();
    }

    /// What can be worked out must be what it comes to.
    private void derived() {
        var again = View.of(s, REFEREE);
        same(view.used(), again.used(), "used");
        same(view.map(), again.map(), "map");
        same(view.forests(), again.forests(), "forests");
        same(view.display(), again.display(), "display");
        same(view.deck(), again.deck(), "deck");
        same(view.vpCards(), again.vpCards(), "vpCards");
        same(view.offered(), again.offered(), "offered");
        same(view.preparedAnimals(), again.preparedAnimals(), "preparedAnimals");
        for (int seat = 0; seat < agreed.seats; seat++) {
            same(view.tribes().get(seat).score(), again.tribes().get(seat).score(), "tribes[%d].score".formatted(seat));
            same(view.tribes().get(seat), again.tribes().get(seat), "tribes[%d]".formatted(seat));
        }
        for (int seat = 0; seat < agreed.seats; seat++)
            for (int other = 0; other < seat; other++)
                must(s.task[seat] != s.task[other], "tribes[%d].task".formatted(seat), "Two players have the same task (FS-11).");
    }

    private static void same(Object told, Object is, String field) {
        if (!Objects.equals(told, is)) must(false, field, "This does not fit the rest of the position, which makes it %s.".formatted(is));
    }
}
