package hearthside.games.fireaxe;

import hearthside.core.Terms;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What the open board means by the rules: for whoever looks at it, plans with it or tells of it. Nobody else works these out.
///
/// @param daysLeft  of the turn that is played (FA-31)
/// @param loadLimit how much a longboat loads in this era (FA-52)
/// @param hand      how many runes a hand may hold (FA-71)
/// @param dice      how many dice an attack may have, by the crewmen aboard: with none, with one, … (FA-161, FA-182)
/// @param inDemand  what the good in demand adds to a trade (FA-143)
/// @param finalRounds how many rounds are still to come, the turn in which the last saga was turned up not counted
/// @param winds     the wind as it is, and after turning the dial to each other side: quarters 0, -1, 1, 2
/// @param ports     the foreign ports
/// @param hoards    what may lie under the towns that stand; what is open lies in the view (FA-284)
/// @param worth     what furs, skins and tusks would bring where the viewer's longboat lies (FA-143); empty where none is traded
/// @param attacks   the attacks that ports name by their numbers here
/// @param attack    the attack that has been announced here (FA-76), or the one that is possible where the viewer's longboat lies
/// @param rolled    the dice that lie on the table
/// @param fitting   the rune whose moment this is, and what it brings
/// @param sagas     the three places for sagas, in the order of the view
/// @param captains  what each seat would score now, and its next turn
/// @param settled   every settlement
/// @param hold      what the sea can take of the viewer's longboat; null where it has none
/// @param voyages   where the viewer's longboat can sail
public record Facts(int daysLeft, int loadLimit, int hand, List<Integer> dice, int inDemand, int finalRounds, List<Voyages.Sky> winds,
        Ports ports, Hoards hoards, List<Integer> worth, List<Attack> attacks, @Nullable Attack attack, @Nullable Rolled rolled,
        @Nullable Fitting fitting,
        List<Telling> sagas, List<Tally> captains, List<Settled> settled, @Nullable Hold hold, Voyages voyages) {

    /// What can be done in the ports, which are named by their numbers in the view: most of them have little to tell.
    ///
    /// @param trade   where nothing lies yet; whether a good fits is another matter (FA-141)
    /// @param raid    where a town stands (FA-160)
    /// @param settle  where a settlement may be founded (FA-180, FA-181)
    /// @param attacks for each port the number of the attack that is possible; -1 where none is
    /// @param sales   where the viewer's longboat could trade
    /// @param gains   for each port what one more settlement of the viewer there would bring at the end as things stand (FA-252..254), by
    ///                Unrest where somebody else has one; 0 where a town stands in the way
    /// @param taken   where another longboat than the viewer's lies, so that it cannot enter (FA-91)
    public record Ports(List<Integer> trade, List<Integer> raid, List<Integer> settle, List<Integer> attacks, List<Sale> sales,
            List<Integer> gains, List<Integer> taken) {
        public Ports {
            trade = List.copyOf(trade);
            raid = List.copyOf(raid);
            settle = List.copyOf(settle);
            attacks = List.copyOf(attacks);
            sales = List.copyOf(sales);
            gains = List.copyOf(gains);
            taken = List.copyOf(taken);
        }
    }

    /// @param all whoever loses so many items loses everything (FA-115)
    /// @param men whether only crewmen are aboard: then there is no choice (FA-114)
    public record Hold(int all, boolean men) {}

    /// Treasure that nobody has seen under the towns of each size: the least and the most it can be, for what was taken lies there no more
    /// (FA-5, FA-166). Empty where no such town stands.
    public record Hoards(List<Integer> small, List<Integer> large) {
        public Hoards {
            small = List.copyOf(small);
            large = List.copyOf(large);
        }
    }

    /// Ports in which trading brings the same.
    ///
    /// @param best   the good aboard that they take and that brings most (FA-142)
    /// @param points what it would bring (FA-143)
    public record Sale(Good best, int points, List<Integer> ports) {
        public Sale { ports = List.copyOf(ports); }
    }

    /// Dice that lie on the table.
    ///
    /// @param bonus  added to the last of them
    /// @param target what they must exceed with it
    /// @param need   the fewest pips that succeed on the next
    /// @param won    which of them have succeeded
    /// @param next   the chances of one more die of a raid; null where none is left
    /// @param rest   of all that are left
    public record Rolled(String port, Saga.Deed deed, List<Integer> dice, int bonus, int target, int need, List<Boolean> won,
            Attack.@Nullable Odds next, Attack.@Nullable Odds rest) {
        public Rolled {
            dice = List.copyOf(dice);
            won = List.copyOf(won);
        }
    }

    /// @param points what it brings; 0 where it brings something else
    public record Fitting(Rune rune, int points) {}

    /// @param saga  its id; null where there is none
    /// @param lacks the ports where the deed of the saga is still to do (FA-211..213)
    /// @param gains what it would add to the final scoring of each seat that completed it now, its bonus not counted (FA-255..258)
    public record Telling(@Nullable String saga, List<String> lacks, List<Integer> gains) {
        public Telling {
            lacks = List.copyOf(lacks);
            gains = List.copyOf(gains);
        }
    }

    /// The final scoring as it stands (FA-250..258), and how long the next turn is.
    ///
    /// @param play      points gained so far
    /// @param homelands the sagas of Norway, Denmark and Sweden; empty where it has none
    /// @param days      of the turn: of this one for who plays it, of the next for the others (FA-30)
    public record Tally(int play, int axe, int settlements, int sagas, int total, List<Majority> homelands, int days) {
        public Tally {
            homelands = List.copyOf(homelands);
        }
    }

    public record Majority(int cards, int points) {}

    /// A settlement.
    ///
    /// @param times  how often its port counts (FA-253)
    /// @param points that it counts for itself
    /// @param worth  what its owner would lack without it: itself, and what it adds to others
    public record Settled(String port, int seat, int times, int points, int worth) {}

    public Facts {
        dice = List.copyOf(dice);
        winds = List.copyOf(winds);
        worth = List.copyOf(worth);
        attacks = List.copyOf(attacks);
        sagas = List.copyOf(sagas);
        captains = List.copyOf(captains);
        settled = List.copyOf(settled);
    }

    /// @param viewer a seat; anybody else has no longboat to plan for
    public static Facts of(Terms terms, View view, int viewer) { return new Reckoning(terms, view, viewer).facts(); }
}
