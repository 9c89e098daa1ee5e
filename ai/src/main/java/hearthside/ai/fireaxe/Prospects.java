package hearthside.ai.fireaxe;

import static hearthside.games.fireaxe.FireAndAxeEdition.MOST_DICE;
import static hearthside.games.fireaxe.Scoring.PER_SAGA;
import static hearthside.games.fireaxe.Scoring.PER_SAGA_SECOND;
import static hearthside.games.fireaxe.Scoring.PER_TOWN;

import hearthside.games.fireaxe.Action;
import hearthside.games.fireaxe.Attack;
import hearthside.games.fireaxe.Good;
import hearthside.games.fireaxe.Homeland;
import hearthside.games.fireaxe.Port;
import hearthside.games.fireaxe.Saga;
import hearthside.games.fireaxe.Sailing;
import hearthside.games.fireaxe.View;
import java.util.Arrays;
import java.util.List;

/// What the deeds that can be done in a port are worth to one player, as things stand.
final class Prospects {
    private static final double MAN = 1.2, LOST_BOAT = 3;

    private final Chart chart;
    private final View view;
    private final int seat;
    private final boolean thoughtful;
    private final int homePorts;
    private final View.Captain me;
    private final double[] found; // the best task for each crew and port, once it was reckoned

    Prospects(Chart chart, View view, int seat, boolean thoughtful) {
        this.chart = chart;
        this.view = view;
        this.seat = seat;
        this.thoughtful = thoughtful;
        homePorts = chart.edition.ports().size() - view.ports().size();
        me = view.captains().get(seat);
        found = new double[(me.crew() + 1) * chart.mates.length];
        Arrays.fill(found, Double.NaN);
    }

    private View.Harbour harbour(int port) { return view.ports().get(port - homePorts); }

    int target(int port) { return Attack.target(chart.edition.ports().get(port).value(), harbour(port).good() != null); }

    /// The best task in a port with this crew and cargo.
    double best(int port, int crew, boolean[] cargo) {
        int known = Math.max(0, crew) * chart.mates.length + port;
        if (Double.isNaN(found[known])) found[known] = reckonBest(port, crew, cargo);
        return found[known];
    }

    private double reckonBest(int port, int crew, boolean[] cargo) {
        if (view.turn().tasked().contains(chart.places.get(port)) && me.place().equals(chart.places.get(port))) return 0;
        double best = 0;
        for (var good : Good.values()) if (cargo[good.ordinal()]) best = Math.max(best, trade(port, good));
        if (crew > 0 && harbour(port).town()) best = Math.max(best, raid(port, crew));
        for (int dice = 1; dice <= Math.min(MOST_DICE, crew) && canSettle(port); dice++) best = Math.max(best, settle(port, dice, crew));
        return best;
    }

    boolean canTrade(int port, Good good) {
        if (harbour(port).good() != null) return false;
        for (int other : chart.mates[port]) if (harbour(other).good() == good) return false;
        return true;
    }

    double trade(int port, Good good) {
        if (!canTrade(port, good)) return 0;
        return Sailing.points(chart.edition.ports().get(port).value(), view.demand() == good) + sagas(port, Saga.Deed.TRADE);
    }

    double raid(int port, int crew) {
        double hit = Attack.hit(target(port)), miss = 1 - hit;
        int dice = Math.min(MOST_DICE, crew);
        double won = 1 - Math.pow(miss, dice);
        double lost = won / Math.max(0.01, hit) * miss; // men lost until the first success, or all dice
        return won * spoils(port) - lost * MAN - (crew <= dice ? (1 - won) * LOST_BOAT : 0);
    }

    /// What an action is worth as the task of a port; nothing if it is none.
    double task(int port, int crew, Action action) {
        return switch (action) {
            case Action.Trade(var good) -> trade(port, good);
            case Action.Raid _ -> raid(port, crew);
            case Action.Settle(int dice) -> settle(port, dice, crew);
            case Action.LoadCrew _,Action.LoadGood _,Action.Depart _,Action.DrawRune _,Action.Sail _,Action.Roll _,Action.Withdraw _ -> 0;
            case Action.Found _,Action.KeepAboard _,Action.LoseCrew _,Action.LoseGood _,Action.PlayRune _,Action.Relent _ -> 0;
            case Action.DiscardRune _,Action.TakeRune _,Action.TurnDial _,Action.Proceed _,Action.GoWintering _,Action.EndTurn _ -> 0;
        };
    }

    /// What a raid that succeeds is worth.
    double spoils(int port) {
        boolean large = chart.edition.ports().get(port).town() == Port.Town.LARGE;
        var known = harbour(port).treasure();
        double treasure = known != null ? known : large ? chart.largeTreasure : chart.smallTreasure;
        return treasure + (thoughtful ? axe() : 2) + sagas(port, Saga.Deed.RAID);
    }

    /// FA-251: what one more town does for the Bloodied Axe.
    private double axe() {
        int most = 0;
        for (int other = 0; other < view.captains().size(); other++)
            if (other != seat) most = Math.max(most, view.captains().get(other).towns().size());
        int own = me.towns().size();
        return own >= most ? PER_TOWN : own + 1 == most ? (double) PER_TOWN * most * 0.5 : 1.2;
    }

    boolean canSettle(int port) {
        if (harbour(port).town() || harbour(port).settler() >= 0) return false;
        for (int other : chart.mates[port]) if (harbour(other).town()) return false;
        return true;
    }

    double settle(int port, int dice, int crew) {
        double hit = Attack.hit(target(port)), won = 1 - Math.pow(1 - hit, dice);
        double lost = dice * (1 - hit);
        double gone = crew <= dice ? (1 - won) * LOST_BOAT : 0;
        return won * (homestead(port) - (crew == 1 ? 1 : 0.4)) - lost * MAN - gone;
    }

    /// What a settlement that is founded is worth: the region of all players sets the multiplier (FA-253).
    double homestead(int port) {
        int value = chart.edition.ports().get(port).value(), settled = 0, own = 0, others = 0;
        if (chart.mates[port].length == 0) return value + sagas(port, Saga.Deed.SETTLE);
        for (int other : chart.mates[port]) {
            if (harbour(other).settler() < 0) continue;
            settled++;
            if (harbour(other).settler() == seat) own += chart.edition.ports().get(other).value();
            else others += chart.edition.ports().get(other).value();
        }
        double hope = thoughtful ? (2 - settled) * 0.45 * value * (view.turner() < 0 ? 1 : 0.3) : 0;
        return value * (settled + 1) + own - 0.25 * others + hope + sagas(port, Saga.Deed.SETTLE);
    }

    /// What this deed in this port does for the open sagas.
    double sagas(int port, Saga.Deed deed) {
        if (!thoughtful) return 0;
        double worth = 0;
        for (var slot : view.sagas()) {
            var saga = slot.saga();
            if (saga == null || saga.deed() != deed || !saga.ports().contains(chart.places.get(port))) continue;
            int missing = 0, far = 0;
            for (var id : saga.ports()) {
                int other = chart.place(id);
                if (isDone(other, deed)) continue;
                missing++;
                far = Math.max(far, chart.days[port][other]);
            }
            if (missing == 1) worth += card(saga);
            else if (far <= 3 && me.crew() + me.cargo().size() >= 3) worth += card(saga) * 0.35; // the other port is on the way
        }
        return worth;
    }

    private boolean isDone(int port, Saga.Deed deed) {
        return switch (deed) {
            case TRADE -> harbour(port).good() != null;
            case RAID -> !harbour(port).town();
            case SETTLE -> harbour(port).settler() >= 0;
        };
    }

    /// FA-255: what one more card of a homeland is worth, the others staying as they are.
    private double card(Saga saga) {
        int own = count(me, saga.homeland());
        return saga.bonus() + Math.max(PER_SAGA_SECOND, score(own + 1, saga.homeland()) - score(own, saga.homeland()));
    }

    private int score(int own, Homeland homeland) {
        int most = 0, second = 0;
        for (int other = 0; other < view.captains().size(); other++) {
            if (other == seat) continue;
            int count = count(view.captains().get(other), homeland);
            second = Math.max(second, Math.min(most, count));
            most = Math.max(most, count);
        }
        return own >= most ? PER_SAGA * own : own >= second ? PER_SAGA_SECOND * own : 0;
    }

    private static int count(View.Captain captain, Homeland homeland) {
        int count = 0;
        for (var saga : captain.sagas()) if (saga.homeland() == homeland) count++;
        return count;
    }

    /// The goods worth most first: those in demand.
    List<Good> byDemand() {
        return java.util.Arrays.stream(Good.values()).sorted(java.util.Comparator.comparing(good -> good != view.demand())).toList();
    }
}
