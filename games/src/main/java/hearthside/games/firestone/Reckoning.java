package hearthside.games.firestone;

import hearthside.core.Listing;
import hearthside.core.Terms;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// Works out the [Facts] of a view by asking the rules.
final class Reckoning {
    private static final List<Facts.Mark> TRACK = List.of(new Facts.Mark(Huts.OPENS_II, "ii"), new Facts.Mark(Huts.SECOND_SCOUTS, "scout"),
            new Facts.Mark(Huts.OPENS_III, "iii"), new Facts.Mark(Huts.ENDS, "end"));

    private final State s;
    private final View view;
    private final int one;

    Reckoning(Terms terms, View view, int viewer) {
        this.view = view;
        one = viewer >= 0 ? viewer : view.active();
        s = Sight.of(terms, view);
    }

    Facts facts() {
        var task = view.tribes().get(one).task();
        return new Facts(s.openRegions(), TRACK, trackSpaces(), FireAndStoneEdition.PRINTED_BAGS + s.agreed.edition.bagSlots(),
                s.each(this::standing), settlements(), Listing.of(FireAndStoneEdition.REGIONS, region -> Foraging.food(s, one, region)),
                Listing.of(FireAndStoneEdition.REGIONS, this::finds), areas(this::isBarren), areas(area -> s.agreed.byHearth[area]),
                task == null ? List.of() : areas(area -> Scoring.counts(s, area, task)), Walks.of(s), taking(), preparing(), filling());
    }

    private int trackSpaces() {
        var huts = s.agreed.edition.tiles().get(Tile.HUT.ordinal());
        return huts.i() + huts.ii() + huts.iii();
    }

    private List<Area> areas(IntPredicate which) {
        return IntStream.range(0, s.ground.length).filter(which).mapToObj(Area.ALL::get).toList();
    }

    private Facts.Standing standing(int seat) {
        var score = view.tribes().get(seat).score();
        int free = s.freeBags(seat);
        return new Facts.Standing(free + s.food[seat], free, score.total() - score.task(), score.total(), Turn.left(s, seat));
    }

    private List<Facts.Settlement> settlements() {
        var all = new ArrayList<Facts.Settlement>();
        for (int area = 0; area < s.ground.length; area++) {
            if (s.huts[area] == 0 && !Huts.isSettlement(s, area)) continue;
            int here = area;
            boolean eden = Huts.isEden(s, area);
            var leaders = IntStream.range(0, s.seats()).filter(seat -> Scoring.isMajority(s, seat, here)).boxed().toList();
            all.add(new Facts.Settlement(Area.ALL.get(area), s.hutsIn(area), eden ? 0 : Huts.price(s, one, area),
                    eden ? (Integer) s.hutsIn(area) : null, Huts.canBuild(s, one, area), Huts.lacksFood(s, one, area), leaders,
                    Scoring.worth(s, area)));
        }
        return all;
    }

    private List<Facts.Find> finds(int region) {
        int all = 0, plants = 0;
        for (var tile : Tile.ALL) {
            int n = s.unseen[region * State.TILES + tile.ordinal()];
            all += n;
            if (tile.ordinal() < Plant.ALL.size()) plants += n;
        }
        var finds = new ArrayList<Facts.Find>();
        if (plants > 0) finds.add(find(null, plants, all));
        for (var tile : Tile.ALL) {
            int n = s.unseen[region * State.TILES + tile.ordinal()];
            if (tile.ordinal() >= Plant.ALL.size() && n > 0) finds.add(find(tile, n, all));
        }
        finds.sort(Comparator.comparingDouble(find -> -find.chance()));
        return finds;
    }

    private static Facts.Find find(@Nullable Tile tile, int n, int all) {
        return new Facts.Find(tile, Math.round(10_000.0 * n / all) / 10_000.0);
    }

    /// What a cave does is left to the cave.
    private boolean isBarren(int area) {
        int ground = s.ground[area];
        if (ground == State.DOWN || ground == Tile.CAVE.ordinal() || ground < Plant.ALL.size()) return false;
        if (s.agreed.lake[area] && s.has(one, Invention.FISHING) && s.freeBags(one) > 0) return false;
        if (s.isFireMark(area)) return view.tribes().get(one).animals() == 0; // FS-48
        if (ground == Tile.FOREST.ordinal()) return s.herdSize[s.forestAt(area)] == 0; // FS-43
        return s.huts[area] != 0 ? !Huts.canBuild(s, one, area) : s.freeBags(one) == 0; // FS-33
    }

    private Facts.@Nullable Taking taking() {
        return switch (s.phase) {
            case Foraging(int seat, int scout) -> taking(seat, Foraging.food(s, seat, s.agreed.region[s.scout[2 * seat + scout]]));
            case Gathering(int seat, int _) -> taking(seat, Gathering.foodFor(s, seat));
            case Accepting(int seat, int _, var by, var _) -> taking(seat, Accepting.food(by));
            case Visiting(int seat, int _) when s.isCave(Cave.BARTER_PLACE) -> taking(seat, Visiting.SOLD);
            case Phase _ -> null;
        };
    }

    private Facts.Taking taking(int seat, int food) { return new Facts.Taking(food, Math.max(0, food - s.freeBags(seat))); }

    private List<Facts.Preparing> preparing() {
        if (!(s.phase instanceof Cooking(int seat, int scout, int _))) return List.of();
        var all = new ArrayList<Facts.Preparing>();
        for (var animal : Animal.ALL) {
            if (Herd.count(s.mat[seat], animal.ordinal()) == 0) continue;
            int bags = s.bagsKept(seat, s.agreed.bags[animal.ordinal()]);
            int food = Cooking.food(s, s.scout[2 * seat + scout], animal.ordinal());
            all.add(new Facts.Preparing(animal, food, bags, Math.max(0, food - s.freeBags(seat) - bags))); // FS-40: bags first
        }
        return all;
    }

    private List<Facts.Filling> filling() {
        var all = new ArrayList<Facts.Filling>();
        if (s.phase instanceof Gathering(int seat, int scout)) fill(seat, Plant.ALL.get(s.ground[s.scout[2 * seat + scout]]), all);
        if (s.phase instanceof Visiting(int seat, int _) && s.isCave(Cave.BARTER_PLACE))
            for (var plant : Plant.ALL) if (s.discarded(plant) > 0) fill(seat, plant, all);
        return all;
    }

    private void fill(int seat, Plant plant, List<Facts.Filling> all) {
        int stores = Stores.fitting(s, seat, plant);
        for (var in : Store.ALL) {
            if ((stores >> in.ordinal() & 1) == 0) continue;
            int there = s.tilesIn(seat, in);
            boolean isOther = there > 0 && s.plantIn(seat, in) != plant;
            int tiles = isOther ? 1 : there + 1;
            all.add(new Facts.Filling(plant, in, isOther ? there : 0, tiles, s.agreed.icon[tiles]));
        }
    }
}
