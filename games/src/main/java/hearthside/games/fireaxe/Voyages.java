package hearthside.games.fireaxe;

import hearthside.core.Listing;
import java.util.List;

/// Where a longboat can sail, and what it costs: the fewest legs, then the fewest losses, then free moves first.
///
/// @param skies   turns of the dial in quarters: none, and those that the runes in hand allow (FA-75)
/// @param now     in this turn
/// @param without in this turn, the free moves of Following Wind saved; nowhere where there are none
/// @param later   in a whole turn to come, where this one does not lead
public record Voyages(List<Integer> skies, Reach now, Reach without, Reach later) {
    static final Voyages NONE = new Voyages(List.of(), Reach.NOWHERE, Reach.NOWHERE, Reach.NOWHERE);

    /// @param quarters how far the dial is turned
    /// @param limits   the clear sailing days of each zone then, clockwise from the north (FA-111)
    public record Sky(int quarters, Zone dial, List<Integer> limits) {
        public Sky {
            limits = List.copyOf(limits);
        }

        static Sky of(State s, int quarters) {
            int dial = Weather.turned(s.dial, quarters);
            return new Sky(quarters, Zone.ALL.get(dial), Listing.of(Zone.ALL.size(), zone -> s.agreed.weather.limit(zone, dial, s.calm)));
        }
    }

    /// All the ways of a longboat as a tree of stops, told by numbers because there may be a hundred.
    ///
    /// @param places of the stops, counted through the ports and then the waters of the edition; the first of a place is the best way there
    /// @param before the stop before each; -1 where the voyage begins
    /// @param free   the stops to which a free move leads (FA-78)
    /// @param days   the Sailing marker at each stop (FA-31)
    /// @param costs  what legs take; a leg that is to no stop of these takes nothing under any sky
    public record Reach(List<Integer> places, List<Integer> before, List<Integer> free, List<Integer> days, List<Cost> costs) {
        static final Reach NOWHERE = new Reach(List.of(), List.of(), List.of(), List.of(), List.of());

        public Reach {
            places = List.copyOf(places);
            before = List.copyOf(before);
            free = List.copyOf(free);
            days = List.copyOf(days);
            costs = List.copyOf(costs);
        }
    }

    /// @param beyond how many days the legs are beyond the limit as the wind is (FA-112)
    /// @param losses the items that they take under each sky
    /// @param stops  to which they lead
    public record Cost(int beyond, List<Integer> losses, List<Integer> stops) {
        public Cost {
            losses = List.copyOf(losses);
            stops = List.copyOf(stops);
        }
    }

    public Voyages {
        skies = List.copyOf(skies);
    }

    /// @param runes how many the seat holds
    static Voyages of(State s, int seat, int runes) {
        if (s.phase instanceof Over) return NONE;
        var turns = runes == 0 ? List.of(0) : runes == 1 ? List.of(0, -1, 1) : List.of(0, -1, 1, 2);
        boolean acting = s.phase.seat() == seat;
        int days = s.daysLeft();
        var now = acting ? new Course(s, seat, turns, s.sailed, days, s.freeMoves, s.calm).reach(Reach.NOWHERE) : Reach.NOWHERE;
        var without = acting && s.freeMoves > 0
                ? new Course(s, seat, turns, s.sailed, days, 0, s.calm).reach(Reach.NOWHERE)
                : Reach.NOWHERE;
        var later = new Course(s, seat, turns, 0, Turn.days(s, seat), 0, 0).reach(now);
        return new Voyages(turns, now, without, later);
    }
}
