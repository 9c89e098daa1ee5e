package hearthside.games.stoneage;

import hearthside.core.Terms;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What the table shows beyond the position: worked out by the rules from what one viewer sees.
///
/// @param pips   SA-38: how many pips bring one of each good
/// @param worth  SA-44, SA-45: what each resource is worth on a building
/// @param places every location of this table
/// @param meal   the meal of the viewer, if it has a board
/// @param ends   if the game ended now, seat by seat; not where the cards are hidden, and nothing alone
/// @param hauls  while the viewer places figures: what dice would bring where
/// @param thrown after a roll: what the dice bring
/// @param bill   what is asked for a card or a building that is paid now
/// @param dice   SA-50: what each of the dice that lie open gives
/// @param alike  SS-57: the buildings to choose from, those that cost the same taken together
/// @param alone  what only the solo game has
public record Facts(Pips pips, Goods worth, List<Place> places, @Nullable Meal meal, List<End> ends, List<Haul> hauls,
        @Nullable Thrown thrown, @Nullable Bill bill, List<Gift> dice, List<Alike> alike, @Nullable Alone alone) {

    public record Pips(int food, int wood, int clay, int stone, int gold) {
        static final Pips ALL = new Pips(Good.FOOD.pips(), Good.WOOD.pips(), Good.CLAY.pips(), Good.STONE.pips(), Good.GOLD.pips());
    }

    /// @param rule    the rule it rests on
    /// @param cost    SA-42: resources for the card here
    /// @param payable whether the viewer could pay for what lies here; if not, acting here leaves it (SA-43, SA-47)
    /// @param missing how many resources the viewer lacks for it now, without what may still be claimed (SA-58)
    /// @param dark    why the tribe whose turn it is can do nothing here; null where it can, or where nobody places or acts
    /// @param fit     of those who can be sent here now: whether it may be chosen, or why not; null where nobody can be
    public record Place(Location location, String rule, int cost, boolean payable, int missing, @Nullable Dark dark,
            @Nullable Fit fit) {}

    /// How many figures a tribe may send to a location.
    public enum Fit {
        /// SA-15, SA-16: several, and fewer.
        HOW,
        /// Only one is left at home.
        LAST,
        /// SA-16: only one ring is free.
        RING,
        /// SA-18: two, and no others.
        PAIR,
        /// SA-14: one alone.
        ONE
    }

    /// Why nothing can be done at a location.
    public enum Dark {
        /// SA-31: none of those who act stands there.
        NOBODY,
        /// SA-13: own figures are there already.
        OWN,
        /// SA-14, SA-16: no room.
        FULL,
        /// SA-18: two are needed.
        TWO,
        /// SA-20..22, or nothing lies there.
        CLOSED
    }

    /// @param track what was scored during the game
    /// @param tally SA-80..85: what is counted at the end, with what is still claimed then (SA-58)
    /// @param more  all of the tally
    public record End(int seat, int track, Tally tally, int more, int total) {}

    /// What one, two, three and more people would bring from a place.
    ///
    /// @param tools what all tools together would add
    /// @param bare  without them, from one person on
    /// @param added with all of them, if there are any
    public record Haul(Location location, int tools, List<Throw> bare, List<Throw> added) {}

    /// @param step    the chances are told for so many, twice and three times as many
    /// @param chances of at least so many; what cannot be is left out
    public record Throw(double mean, int step, List<Double> chances) {}

    /// @param count what the pips bring now
    /// @param next  how many pips are missing for one more
    public record Thrown(int count, int next) {}

    /// @param scores whether the payment is scored (SS-36: not alone)
    public record Bill(int least, int most, boolean scores) {}

    /// @param dice how many show these pips
    /// @param good what it gives; with neither good nor tool it is a field
    public record Gift(int pips, int dice, @Nullable Good good, boolean tool) {}

    /// @param tile the first of them
    /// @param at   where that stands among the buildings
    public record Alike(String tile, int count, int at) {}

    /// When a tribe acts.
    public enum Turn {
        WAIT, PLACING, TOP, ORDER, NOW, DONE, REST
    }

    /// @param first for ORDER: it acts as this one at the soonest, and as `last` at the latest
    public record Lane(Turn turn, int first, int last) {
        static Lane of(Turn turn) { return new Lane(turn, 0, 0); }
    }

    /// @param step    which of the four parts of a round it is, from 0
    /// @param lanes   when each tribe acts
    /// @param highest the tribe with the highest throw so far, or -1
    /// @param even    whether all tribes are equally large
    /// @param fire    SS-10: how high the fire burned at the start
    /// @param rounds  SS-62: how many rounds there are at most
    /// @param burden  SS-7: where the burden lies
    /// @param burnt   SS-59: whether the fire is out
    public record Alone(int step, List<Lane> lanes, int highest, boolean even, int fire, int rounds, Location burden, boolean burnt) {}

    static Facts of(Terms terms, View view, int viewer) {
        var s = Sight.of(terms, view);
        int board = viewer < 0 || s.agreed.solo ? Math.min(viewer, 0) : viewer;
        boolean mine = board >= 0 && s.agreed.seatOf(s.phase.tribe()) == board;
        return new Facts(Pips.ALL, Goods.WORTH,
                places(s, board), board < 0 ? null : Meal.of(s, board), s.agreed.solo ? List.of() : ends(s, view),
                mine && s.phase instanceof Placing(int tribe) ? hauls(s, tribe) : List.of(),
                s.phase instanceof UsingTools rolled ? thrown(rolled) : null, bill(s), gifts(s.phase),
                s.phase instanceof Discarding ? alike(view.players().getFirst().tiles()) : List.of(),
                s.agreed.solo ? SoloOrder.alone(s) : null);
    }

    private static List<Place> places(State s, int board) {
        var places = new ArrayList<Place>();
        for (var location : Location.ALL)
            if (isUsed(s, location))
                places.add(new Place(location, rule(s, location), location.cost(), board < 0 || isPayable(s, board, location),
                        board < 0 ? 0 : missing(s, board, location), dark(s, location),
                        s.phase instanceof Placing placing ? placing.fit(s, location) : null));
        return List.copyOf(places);
    }

    /// SA-3, SS-6: not all piles. SS-7: alone the space beside the burden stays empty.
    private static boolean isUsed(State s, Location location) {
        if (location.isPile()) return location.pile() < s.agreed.piles;
        return !s.agreed.solo || location != Location.CARD_3;
    }

    private static String rule(State s, Location location) {
        boolean solo = s.agreed.solo;
        return switch (location) {
            case HUNTING_GROUNDS -> "SA-15";
            case FOREST, CLAY_PIT, QUARRY, RIVER -> "SA-36";
            case TOOL_MAKER -> "SA-32";
            case HUT -> "SA-33";
            case FIELD -> "SA-35";
            case BUILDING_1, BUILDING_2, BUILDING_3, BUILDING_4 -> solo ? "SS-36" : "SA-44";
            case CARD_1, CARD_2, CARD_3, CARD_4 -> !solo ? "SA-42" : location.space() == SoloRound.BURDEN ? "SS-52" : "SS-37";
        };
    }

    private static boolean isPayable(State s, int board, Location location) {
        if (location.isPile()) return s.top[location.pile()] < 0 || Building.isPayable(s, board, location);
        return !location.isCardSpace() || Buying.isPayable(s, board, location);
    }

    private static int missing(State s, int board, Location location) {
        if (location.isCardSpace()) return new Price.Any(location.cost(), location.cost()).lack(s.goods(board));
        return !location.isPile() || s.top[location.pile()] < 0 ? 0 : s.agreed.tile(s.top[location.pile()]).price().lack(s.goods(board));
    }

    private static @Nullable Dark dark(State s, Location location) {
        if (s.agreed.solo && location.isCardSpace() && location.space() == SoloRound.BURDEN) return null;
        if (s.phase instanceof Acting(int tribe)) return s.figuresAt(location, tribe) > 0 ? null : Dark.NOBODY;
        return s.phase instanceof Placing placing ? placing.dark(s, location) : null;
    }

    private static List<End> ends(State s, View view) {
        boolean over = s.phase instanceof Over;
        var ends = new ArrayList<End>();
        for (int seat = 0; seat < s.seats(); seat++) {
            if (view.players().get(seat).tally() == null) continue;
            var tally = over ? Scoring.tally(s, seat, s.allCards(seat)) : Scoring.atTheEnd(s, seat);
            int track = s.score[seat] - (over ? tally.total() : 0);
            ends.add(new End(seat, track, tally, tally.total(), track + tally.total()));
        }
        return List.copyOf(ends);
    }

    private static List<Haul> hauls(State s, int tribe) {
        int home = s.home(tribe), tools = UsingTools.help(s, s.agreed.seatOf(tribe));
        var hauls = new ArrayList<Haul>();
        for (var location : Location.ALL) {
            Optional<Good> good = location.good();
            int most = good.isEmpty() ? 0 : Placing.most(s, location.ordinal(), tribe, home);
            if (most > 0) hauls.add(new Haul(location, tools, Throws.told(most, good.orElseThrow(), 0),
                    tools > 0 ? Throws.told(most, good.orElseThrow(), tools) : List.of()));
        }
        return List.copyOf(hauls);
    }

    private static Thrown thrown(UsingTools rolled) {
        int count = Throws.brings(rolled.pips(), rolled.good());
        return new Thrown(count, (count + 1) * rolled.good().pips() - rolled.pips());
    }

    private static @Nullable Bill bill(State s) {
        boolean scores = !s.agreed.solo;
        return switch (s.phase) {
            case Buying(int _, var location) -> new Bill(location.cost(), location.cost(), false);
            case Paying(int _, var _, int number) -> new Bill(number, number, scores);
            case Building(int _, var location) -> switch (s.agreed.tile(s.top[location.pile()]).price()) {
                case Price.Fixed(var goods) -> new Bill(goods.size(), goods.size(), scores);
                case Price.Kinds(int resources, int _) -> new Bill(resources, resources, scores);
                case Price.Any(int least, int most) -> new Bill(least, most, scores);
            };
            case Placing _,Acting _,UsingTools _,PickingDice _,Claiming _,Feeding _ -> null;
            case Mustering _,Ordering _,Rationing _,Discarding _,Over _ -> null;
        };
    }

    private static List<Gift> gifts(Phase phase) {
        if (!(phase instanceof PickingDice(int _, int _, var dice))) return List.of();
        return dice.stream().distinct().map(pips -> new Gift(pips, (int) dice.stream().filter(pips::equals).count(),
                Gains.good(pips).orElse(null), Gains.isTool(pips))).toList();
    }

    private static List<Alike> alike(List<Tile> tiles) {
        var found = new LinkedHashMap<Price, Alike>();
        for (int i = 0; i < tiles.size(); i++) {
            found.merge(tiles.get(i).price(), new Alike(tiles.get(i).id(), 1, i),
                    (first, _) -> new Alike(first.tile, first.count + 1, first.at));
        }
        return List.copyOf(found.values());
    }
}
