package hearthside.games.firestone;

import hearthside.core.Terms;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What the open board means by the rules: for whoever looks at it, plans with it or tells of it. Nobody else works these out. What it
/// says about `one` is said about the viewer, or for whoever only watches about the seat whose turn it is.
///
/// @param openRegions how many regions may be entered (FS-25, FS-26)
/// @param track       how many hut tiles bring what (FS-87..93)
/// @param trackSpaces spaces of the hut track
/// @param bagSpaces   room for bags on a mat, the printed ones with it (FS-36, FS-39)
/// @param tribes      what each seat has room for, and how it stands
/// @param settlements the areas where huts stand or are built
/// @param forage      what an area that shows only its food brings one, in each region (FS-33)
/// @param finds       what a tile that lies face down can be, in each region, the likeliest first
/// @param barren      the areas in which a scout of one would find nothing to do
/// @param byHearth    the areas beside a printed fire
/// @param task        the areas in which a majority counts for the task of one, if the viewer may know it (FS-101)
/// @param walks       every way that the scouts of whoever moves now can go (FS-21..30)
/// @param taking      the food that is offered to whoever is asked now
/// @param preparing   what each animal on the mat would bring over this fire (FS-48)
/// @param filling     what each plant that is offered would do to each store that takes it (FS-52..58)
public record Facts(int openRegions, List<Mark> track, int trackSpaces, int bagSpaces, List<Standing> tribes, List<Settlement> settlements,
        List<Integer> forage, List<List<Find>> finds, List<Area> barren, List<Area> byHearth, List<Area> task, List<Walk> walks,
        @Nullable Taking taking, List<Preparing> preparing, List<Filling> filling) {

    private static final int MOST_WITH_HELP = 3; // Helping Hands

    /// @param brings `ii` and `iii` open a region, `scout` brings the second scouts, `end` the end of the game
    public record Mark(int tiles, String brings) {}

    /// @param room  how much food the bags hold (FS-36)
    /// @param free  how much more
    /// @param open  the score as it stands without the task (FS-97)
    /// @param total with it, as far as the viewer may know it
    /// @param turns how many turns are left once the end has come in sight, the running one with it (FS-95); null before
    public record Standing(int room, int free, int open, int total, @Nullable Integer turns) {}

    /// @param huts    that stand here
    /// @param price   what the next hut costs one, in food (FS-75); 0 where it is a gift
    /// @param gift    what it brings instead, in the Garden of Eden; null elsewhere
    /// @param canPay  whether one could build it now (FS-76)
    /// @param lacks   whether it is food that is lacking for it (FS-76)
    /// @param leaders who has the majority (FS-99, FS-100)
    /// @param worth   what that counts at the end
    public record Settlement(Area area, int huts, int price, @Nullable Integer gift, boolean canPay, boolean lacks,
            List<Integer> leaders, int worth) {
        public Settlement {
            leaders = List.copyOf(leaders);
        }

        /// FS-75: one food for each hut there, also one's own. In this order: Helping Hands, Permafrost, Adze.
        ///
        /// @param region from 1
        public static int price(int huts, @Nullable Cave cave, int region, boolean adze) {
            int price = cave == Cave.HELPING_HANDS ? Math.min(huts, MOST_WITH_HELP) : huts;
            if (cave == Cave.PERMAFROST && region == 2) price++;
            return Math.max(0, adze ? price - 1 : price);
        }
    }

    /// @param tile   the kind of tile; null for all plants together
    /// @param chance rounded to four digits
    public record Find(@Nullable Tile tile, double chance) {}

    /// An area at which a scout may end its move; the ways there are the walks that lead to it.
    ///
    /// @param before the walk it goes on from, as its number in this list; -1 where the scout stands
    public record Walk(int scout, Area area, int before) {}

    /// @param lost what finds no room (FS-37)
    public record Taking(int food, int lost) {}

    public record Preparing(Animal animal, int food, int bags, int lost) {}

    /// @param drops tiles of another plant that must leave the store first (FS-54)
    /// @param tiles that lie in it then
    /// @param card  whether that brings a card (FS-57)
    public record Filling(Plant plant, Store store, int drops, int tiles, boolean card) {}

    public Facts {
        track = List.copyOf(track);
        tribes = List.copyOf(tribes);
        settlements = List.copyOf(settlements);
        forage = List.copyOf(forage);
        finds = finds.stream().map(List::copyOf).toList();
        barren = List.copyOf(barren);
        byHearth = List.copyOf(byHearth);
        task = List.copyOf(task);
        walks = List.copyOf(walks);
        preparing = List.copyOf(preparing);
        filling = List.copyOf(filling);
    }

    public static Facts of(Terms terms, View view, int viewer) { return new Reckoning(terms, view, viewer).facts(); }
}
