package hearthside.games.firestone;

import static hearthside.core.Game.knows;

import hearthside.core.Derived;
import hearthside.core.Listing;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// What one viewer sees.
///
/// @param start    the seat that began
/// @param active   whose turn it is, also while others place their second scouts
/// @param used     the scouts that have acted in this turn
/// @param fresh    whether the second scout has joined in this turn (FS-89)
/// @param hutTiles how many hut tiles lie on the track
/// @param map      the areas, in the order of [Area]
/// @param hidden   how many tiles of each kind are still face down
/// @param forests  the forests found, in that order
/// @param display  the inventions on offer
/// @param deck     how many inventions lie in the deck
/// @param vpCards  the VP cards from the top
/// @param offered  starting inventions that can still be chosen
/// @param cave     the cave card once it is open
/// @param caveFood the food on it
public record View(Phase phase, int round, int start, int active, List<Integer> used, boolean fresh, int hutTiles, List<Place> map,
        List<TileCount> hidden, List<Forest> forests,
        List<Invention> display, @Derived int deck, @Derived List<Integer> vpCards, List<Invention> offered, @Nullable Cave cave,
        int caveFood,
        List<Animal> preparedAnimals, @Derived Plants discardedPlants,
        List<Tribe> tribes, @Nullable EndCard endCard) {

    /// An area: whether a tile lies there face down, what lies there face up, and the huts of each seat (none: an empty list).
    public record Place(Area area, boolean down, @Nullable Tile tile, List<Integer> huts) {}

    /// @param animals  how many animal tiles lie there
    /// @param content  which, if the viewer knows
    /// @param memories what a seat left there when it last looked, as far as the viewer may know
    public record Forest(Area area, int animals, @Nullable List<Animal> content, List<Memory> memories) {}

    public record Memory(int seat, List<Animal> left) {}

    public record Plants(int apple, int nut, int mushroom, int root) {}

    /// @param scouts     where the scouts on the board stand
    /// @param vp         on the VP track
    /// @param bags       bag tiles, beside the two printed bags
    /// @param huts       not yet built
    /// @param stores     the light and the dark gathering store
    /// @param animals    how many animal tiles lie on the mat
    /// @param mat        which, if the viewer may look
    /// @param inventions with the VP card on each
    /// @param task       if the viewer may know it
    /// @param stoneOnCave whether the marking stone lies on the cave card
    /// @param stoneAt    the settlement on which it lies
    /// @param score      as it stands; without the task where the viewer does not know it
    public record Tribe(List<Area> scouts, int vp, int food, int bags, @Derived int huts, List<Shelf> stores, @Derived int animals,
            @Nullable List<Animal> mat, List<Card> inventions, @Nullable Task task,
            boolean stoneOnCave, @Nullable Area stoneAt, @Derived Score score) {}

    /// A gathering store.
    public record Shelf(@Nullable Plant plant, int tiles) {}

    /// An invention; `vp` is the VP card that covers it, 0 if none does.
    public record Card(Invention invention, int vp) {}

    /// FS-95: who has the end-of-game card, and whether it lies with the extinguished fire up.
    public record EndCard(int seat, boolean extinguished) {}

    private static final List<List<Integer>> USED = List.of(List.of(), List.of(0), List.of(1), List.of(0, 1));

    static View of(State s, int viewer) {
        return new View(s.phase, s.round, s.start, s.active, USED.get(s.used & 3), s.fresh, s.hutTiles,
                Listing.of(s.ground.length, area -> place(s, area)),
                Listing.of(State.TILES,
                        tile -> new TileCount(Tile.ALL.get(tile), s.unseen[tile], s.unseen[State.TILES + tile],
                                s.unseen[2 * State.TILES + tile])),
                IntStream.range(0, State.FORESTS).filter(i -> s.forest[i] >= 0).mapToObj(i -> forest(s, i, viewer)).toList(),
                IntStream.of(s.display).filter(invention -> invention >= 0).mapToObj(Invention.ALL::get).toList(), s.deckSize(),
                Listing.of(s.agreed.vpCards.length - s.vpTaken, i -> s.agreed.vpCards[s.vpTaken + i]), State.inventions(s.offered),
                s.cave < 0 ? null : Cave.ALL.get(s.cave), s.caveFood, Herd.list(s.preparedAnimals), plants(s),
                s.each(seat -> tribe(s, seat, viewer)),
                s.endedBy < 0 ? null : new EndCard(s.endedBy, s.extinguished));
    }

    private static Place place(State s, int area) {
        int ground = s.ground[area];
        return new Place(Area.ALL.get(area), ground == State.DOWN, ground < State.TILES ? Tile.ALL.get(ground) : null,
                s.huts[area] == 0 ? List.of() : s.each(seat -> s.hutsOf(seat, area)));
    }

    /// Who has looked knows what it left there, and what lies there now as long as nobody else has taken a tile.
    private static Forest forest(State s, int i, int viewer) {
        var memories = new ArrayList<Memory>();
        boolean knows = viewer == hearthside.core.Game.REFEREE;
        for (int seat = 0; seat < s.seats(); seat++) {
            int left = s.memory[State.SEATS * i + seat];
            if (left == State.NOBODY_LOOKED || !knows(viewer, seat)) continue;
            memories.add(new Memory(seat, Herd.list(left)));
            knows |= Herd.size(left) == s.herdSize[i];
        }
        return new Forest(Area.ALL.get(s.forest[i]), s.herdSize[i], knows && s.herd[i] != State.NOBODY_LOOKED ? Herd.list(s.herd[i]) : null,
                memories);
    }

    private static Plants plants(State s) {
        return new Plants(s.discarded(Plant.APPLE), s.discarded(Plant.NUT), s.discarded(Plant.MUSHROOM), s.discarded(Plant.ROOT));
    }

    private static Tribe tribe(State s, int seat, int viewer) {
        boolean knowsTask = knows(viewer, seat) || s.phase instanceof Over; // FS-101
        return new Tribe(scouts(s.scout[2 * seat], s.scout[2 * seat + 1]), s.vp[seat], s.food[seat], s.bags[seat], s.hutsLeft(seat),
                Listing.of(Store.ALL.size(), i -> shelf(s, seat, Store.ALL.get(i))),
                Herd.size(s.mat[seat]), knows(viewer, seat) ? Herd.list(s.mat[seat]) : null,
                cards(s, seat),
                knowsTask ? Task.ALL.get(s.task[seat]) : null, s.stone[seat] == State.ON_CARD,
                s.stone[seat] >= 0 ? Area.ALL.get(s.stone[seat]) : null, Scoring.score(s, seat, knowsTask));
    }

    private static List<Area> scouts(int first, int second) {
        if (first < 0) return second < 0 ? List.of() : List.of(Area.ALL.get(second));
        return second < 0 ? List.of(Area.ALL.get(first)) : List.of(Area.ALL.get(first), Area.ALL.get(second));
    }

    private static Shelf shelf(State s, int seat, Store in) {
        return s.tilesIn(seat, in) == 0 ? new Shelf(null, 0) : new Shelf(s.plantIn(seat, in), s.tilesIn(seat, in));
    }

    private static List<Card> cards(State s, int seat) {
        var owned = State.inventions(s.owned[seat]);
        return Listing.of(owned.size(), i -> new Card(owned.get(i), s.vpCover(seat, owned.get(i).ordinal())));
    }
}
