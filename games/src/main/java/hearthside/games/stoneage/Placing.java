package hearthside.games.stoneage;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.RandomAccess;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// SA-10: in turns everybody puts figures on one location. SS-20: alone, all figures of one tribe, on as many locations as one likes.
public record Placing(int tribe) implements Phase {
    private static final int MOST = 15; // as many as four bits hold
    private static final Placing[] TURNS = IntStream.range(0, Agreement.SOLO_TRIBES).mapToObj(Placing::new).toArray(Placing[]::new);
    private static final Action[][] PLACES = Location.ALL.stream()
            .map(location -> IntStream.rangeClosed(0, MOST).mapToObj(count -> new Action.Place(location, count)).toArray(Action[]::new))
            .toArray(Action[][]::new);

    static Placing turn(int tribe) { return TURNS[tribe]; }

    @Override
    public boolean allowsClaim() { return false; }

    @Override
    public List<Action> options(State s) {
        int home = s.home(tribe), size = 0;
        long most = 0;
        for (int i = 0; i < PLACES.length; i++) {
            long here = most(s, i, tribe, home);
            most |= here << 4 * i;
            size += i == HUT ? (int) here >> 1 : (int) here; // SA-18
        }
        return new Places(most, size);
    }

    /// Every placement, written down as the most figures that can go to each location, four bits each: nearly half of all decisions are
    /// of this kind.
    private static final class Places extends AbstractList<Action> implements RandomAccess {
        private final long most;
        private final int size;

        Places(long most, int size) {
            this.most = most;
            this.size = size;
        }

        @Override
        public int size() { return size; }

        @Override
        public Action get(int index) {
            int rest = Objects.checkIndex(index, size);
            for (int i = 0;; i++) {
                int here = (int) (most >> 4 * i) & 15, ways = i == HUT ? here >> 1 : here;
                if (rest < ways) return PLACES[i][i == HUT ? 2 : rest + 1];
                rest -= ways;
            }
        }
    }

    private static final int HUNT = 0, RINGS_END = Location.RIVER.ordinal(), HUT = Location.HUT.ordinal(),
            VILLAGE = Location.TOOL_MAKER.ordinal(), VILLAGE_END = Location.FIELD.ordinal(), PILES = Location.BUILDING_1.ordinal(),
            CARDS = Location.CARD_1.ordinal();

    /// How many of the `home` figures of a tribe could go to a location now; 0 where it is closed to it.
    static int most(State s, int location, int tribe, int home) {
        int standing = s.at[location];
        boolean own = !s.agreed.solo && (standing >> 4 * tribe & 15) != 0;
        if (own) return 0; // SA-13
        if (location == HUNT) return home; // SA-15
        if (location <= RINGS_END)
            return standing == 0
                    ? Math.min(home, Location.RINGS)
                    : mayJoin(s, standing) ? Math.min(home, Location.RINGS - State.crowd(standing)) : 0; // SA-16
        if (standing != 0) return 0; // SA-14
        if (location <= VILLAGE_END) return !villageIsOpen(s) ? 0 : location == HUT ? home >= 2 ? 2 : 0 : Math.min(home, 1);
        if (location < CARDS) return s.top[location - PILES] >= 0 ? Math.min(home, 1) : 0;
        return s.row[location - CARDS] >= 0 && !isBurden(s, location) ? Math.min(home, 1) : 0;
    }

    /// Why no figure of this tribe can go to a location now; nothing where one can.
    Facts.@Nullable Dark dark(State s, Location location) {
        int home = s.home(tribe), standing = s.at[location.ordinal()];
        if (most(s, location.ordinal(), tribe, home) > 0) return null;
        if (!s.agreed.solo && s.figuresAt(location, tribe) > 0) return Facts.Dark.OWN; // SA-13
        boolean full = location.hasRings() ? State.crowd(standing) >= Location.RINGS : standing != 0;
        if (full) return Facts.Dark.FULL;
        return location == Location.HUT && home < 2 ? Facts.Dark.TWO : Facts.Dark.CLOSED;
    }

    /// Whether it may be chosen how many figures of this tribe go to a location now, or why not; nothing where none can.
    Facts.@Nullable Fit fit(State s, Location location) {
        int home = s.home(tribe), most = most(s, location.ordinal(), tribe, home);
        if (most == 0) return null;
        if (location.good().isEmpty()) return location == Location.HUT ? Facts.Fit.PAIR : Facts.Fit.ONE;
        return most > 1 ? Facts.Fit.HOW : home == 1 ? Facts.Fit.LAST : Facts.Fit.RING;
    }

    /// SS-24: the fourth card of the solo game is not for sale.
    private static boolean isBurden(State s, int location) { return s.agreed.solo && location - CARDS == SoloRound.BURDEN; }

    /// SA-21, SA-22: whether another player may join those who stand on a place with rings.
    private static boolean mayJoin(State s, int standing) {
        if (s.agreed.crowd == 4) return true;
        int players = 0;
        for (int tribe = 0; tribe < s.agreed.tribes; tribe++) if ((standing >> 4 * tribe & 15) != 0) players++;
        return players < s.agreed.crowd;
    }

    /// SA-20: with two or three players only two of the three places are used in a round.
    private static boolean villageIsOpen(State s) {
        if (s.agreed.village == 3) return true;
        int used = 0;
        for (int i = VILLAGE; i <= VILLAGE_END; i++) if (s.at[i] != 0) used++;
        return used < s.agreed.village;
    }

    static boolean canPlace(State s, int tribe) {
        int home = s.home(tribe);
        if (home == 0) return false;
        for (int i = 0; i < PLACES.length; i++) if (most(s, i, tribe, home) > 0) return true;
        return false;
    }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        var place = (Action.Place) action;
        s.put(place.location(), tribe, place.figures());
        dealer.announce(new Event.Placed(tribe, place.location(), place.figures()));
        if (s.agreed.solo) return s.home(tribe) > 0 ? this : SoloRound.rollInitiative(s, tribe, dealer); // SS-21
        return next(s, tribe, dealer);
    }

    /// SA-11: the next to the left who can place; when nobody can, the actions begin.
    private static Phase next(State s, int after, Dealer dealer) {
        for (int i = 1; i <= s.seats(); i++) {
            int tribe = (after + i) % s.seats();
            if (canPlace(s, tribe)) return turn(tribe);
        }
        return Acting.begin(s, dealer);
    }

    @Override
    public Optional<Refusal> whyNot(State s, Action action) {
        if (!(action instanceof Action.Place(var location, int count))) return Phase.outOfPlace(s, action);
        int home = s.home(tribe);
        if (count < 1) return Optional.of(Refusal.of("SA-10", "At least one figure is placed."));
        if (count > home) return Optional.of(Refusal.of("SA-10", "You have only {0} figures left to place.", home));
        int standing = s.at[location.ordinal()];
        if (!s.agreed.solo && s.figuresAt(location, tribe) > 0)
            return Optional.of(Refusal.of("SA-13", "You have figures here already; no more may join them this round."));
        if (location == Location.HUNTING_GROUNDS) return Optional.empty();
        if (location.hasRings()) return whyNotOnRings(s, standing, count);
        var closed = whyClosed(s, location);
        if (closed.isPresent()) return closed;
        if (standing != 0) return Optional.of(Refusal.of(s.agreed.solo ? "SS-23" : "SA-14", "This place is taken."));
        if (location.isVillage() && !villageIsOpen(s))
            return Optional.of(Refusal.of("SA-20", "With two or three players only two of tool maker, hut and field are used in a round."));
        if (location == Location.HUT)
            return count == 2
                    ? Optional.empty()
                    : Optional.of(Refusal.of(s.agreed.solo ? "SS-25" : "SA-18", "The hut takes exactly two figures, placed together."));
        return count == 1 ? Optional.empty() : Optional.of(Refusal.of("SA-17", "There is room for exactly one figure here."));
    }

    private static Optional<Refusal> whyNotOnRings(State s, int standing, int count) {
        if (standing != 0 && !mayJoin(s, standing))
            return Optional.of(s.seats() == 2
                    ? Refusal.of("SA-22", "With two players only one may gather here in a round.")
                    : Refusal.of("SA-21", "With three players only two may gather here in a round."));
        int free = Location.RINGS - State.crowd(standing);
        return count <= free
                ? Optional.empty()
                : Optional.of(Refusal.of(s.agreed.solo ? "SS-23" : "SA-16", "Only {0} of the seven rings are free.", free));
    }

    /// Piles and card spaces that are not used, or empty.
    private static Optional<Refusal> whyClosed(State s, Location location) {
        if (location.isPile() && location.pile() >= s.agreed.piles)
            return Optional.of(Refusal.of(s.agreed.solo ? "SS-6" : "SA-3", "Only {0} piles of buildings are used.", s.agreed.piles));
        if (location.isPile() && s.top[location.pile()] < 0)
            return Optional.of(Refusal.of(s.agreed.solo ? "SS-26" : "SA-44", "This pile is empty."));
        if (!location.isCardSpace()) return Optional.empty();
        if (isBurden(s, location.ordinal()) || s.agreed.solo && location == Location.CARD_3)
            return Optional
                    .of(Refusal.of("SS-24", "No figure goes here: the burden is not for sale, and the space beside it stays empty."));
        if (s.row[location.space()] < 0) return Optional.of(Refusal.of(s.agreed.solo ? "SS-26" : "SA-72", "There is no card here."));
        return Optional.empty();
    }
}
