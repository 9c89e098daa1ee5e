package hearthside.ai.fireaxe;

import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.core.chance.Chance;
import hearthside.games.fireaxe.Action;
import hearthside.games.fireaxe.Attack;
import hearthside.games.fireaxe.Celebrating;
import hearthside.games.fireaxe.Charging;
import hearthside.games.fireaxe.Good;
import hearthside.games.fireaxe.Leaving;
import hearthside.games.fireaxe.Losing;
import hearthside.games.fireaxe.Mooring;
import hearthside.games.fireaxe.Mourning;
import hearthside.games.fireaxe.Over;
import hearthside.games.fireaxe.Raiding;
import hearthside.games.fireaxe.Rune;
import hearthside.games.fireaxe.Sailing;
import hearthside.games.fireaxe.Settling;
import hearthside.games.fireaxe.State;
import hearthside.games.fireaxe.Stealing;
import hearthside.games.fireaxe.Turning;
import hearthside.games.fireaxe.View;
import hearthside.games.fireaxe.Wintering;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/// Sails where a day is worth most. The thoughtful one also weighs sagas, regions, weather, runes and the end of the game.
///
/// Knows only its own view; the map is common knowledge.
final class FireAndAxeHeuristicBot implements Bot<State, Action> {
    private static final double WORTH_A_VOYAGE = 0.55; // points a day below which one goes home
    private static final int DAYS_A_TURN = 5;

    private final int seat;
    private final boolean thoughtful;
    private @Nullable Chart chart;

    FireAndAxeHeuristicBot(int seat, boolean thoughtful) {
        this.seat = seat;
        this.thoughtful = thoughtful;
    }

    @Override
    public Action choose(Insight<State, Action> insight, Budget budget) {
        var options = insight.options();
        if (options.size() == 1) return options.getFirst();
        var known = chart;
        if (known == null) chart = known = Chart.of(insight.imagine(new Chance.Seeded(0)).edition());
        var plan = new Plan(known, (View) insight.view(), options);
        return switch (plan.view.phase()) {
            case Wintering _ -> plan.load();
            case Mooring _ -> plan.moor();
            case Sailing _ -> plan.sail();
            case Losing _ -> plan.lose();
            case Mourning _ -> plan.rune(Rune.VALKYRIE, options.getFirst());
            case Charging _ -> plan.charge();
            case Raiding raid -> plan.raid(raid);
            case Settling _ -> plan.settle();
            case Celebrating _ -> options.getLast();
            case Turning(int _, int _, var then) -> plan.turn(then instanceof Sailing);
            case Stealing _,Leaving _,Over _ -> options.getFirst();
        };
    }

    private final class Plan {
        final Chart chart;
        final View view;
        final List<Action> options;
        final Prospects prospects;
        final View.Captain me;
        final boolean[] cargo = new boolean[Good.values().length];
        final int here;
        private final long taken; // the ports where the others lie

        Plan(Chart chart, View view, List<Action> options) {
            this.chart = chart;
            this.view = view;
            this.options = options;
            prospects = new Prospects(chart, view, seat, thoughtful);
            me = view.captains().get(seat);
            for (var good : Good.values()) cargo[good.ordinal()] = me.cargo().count(good) > 0;
            here = chart.place(me.place());
            long others = 0;
            for (int other = 0; other < view.captains().size(); other++) {
                int place = chart.place(view.captains().get(other).place());
                if (other != seat && place >= 0 && place < chart.mates.length) others |= 1L << place;
            }
            taken = others;
        }

        int room() { return 4 + view.era() - me.crew() - me.cargo().size(); }

        int daysLeft() { return view.turn().days() - view.turn().prepared() - view.turn().sailed(); }

        /// Turns of this player that are still to come, this one not counted.
        int turnsToCome() { return view.turner() < 0 ? 9 : Math.max(0, view.finalRounds() - (isTurning() ? 0 : 1)); }

        private boolean isTurning() { return view.finalRounds() > 3 && seat == view.turner(); }

        /// Crew for attacks and a few goods, those in demand first; then away.
        Action load() {
            int goods = view.era() == 1 ? 2 : 3;
            if (thoughtful && turnsToCome() == 0 && view.turn().prepared() >= 3) return depart();
            if (me.crew() < (room() + me.crew() + me.cargo().size()) - goods && can(new Action.LoadCrew())) return new Action.LoadCrew();
            if (me.cargo().size() < goods)
                for (var good : prospects.byDemand())
                    if (can(new Action.LoadGood(good)) && me.cargo().count(good) < (good == view.demand() ? 2 : 1))
                        return new Action.LoadGood(good);
            return can(new Action.LoadCrew()) ? new Action.LoadCrew() : depart();
        }

        /// The home port from which the best voyage begins.
        Action depart() {
            var best = best(-1, option -> option instanceof Action.Depart(var port) ? bestFrom(chart.place(port)).rate : -1);
            return best == null ? options.getLast() : best;
        }

        /// The option worth most, if one is worth more than `least`.
        @Nullable
        Action best(double least, ToDoubleFunction<Action> worth) {
            Action best = null;
            double most = least;
            for (var option : options) {
                double each = worth.applyAsDouble(option);
                if (each > most) {
                    most = each;
                    best = option;
                }
            }
            return best;
        }

        record Voyage(int port, double rate) {}

        /// The port where the days of the voyage are worth most.
        Voyage bestFrom(int from) {
            int best = -1;
            double most = 0;
            for (int port = 3; port < chart.mates.length; port++) {
                int days = chart.days[from][port];
                if ((days > 0 ? isTaken(port) : from != here) || thoughtful && days > reach()) continue;
                double worth = prospects.best(port, me.crew(), cargo);
                if (worth <= 0) continue;
                double rate = (thoughtful ? worth + 0.3 * nearby(port) : worth) / (days + 1.5);
                if (rate > most) {
                    most = rate;
                    best = port;
                }
            }
            return new Voyage(best, most);
        }

        /// How many days of sailing remain before the game is over.
        int reach() { return view.turner() < 0 ? 99 : daysLeft() + turnsToCome() * DAYS_A_TURN; }

        private double nearby(int port) {
            double best = 0;
            for (int other = 3; other < chart.mates.length; other++)
                if (other != port && chart.days[port][other] <= 2 && !isTaken(other))
                    best = Math.max(best, prospects.best(other, Math.max(0, me.crew() - 1), cargo));
            return best;
        }

        private boolean isTaken(int port) { return (taken >> port & 1) != 0; }

        Action moor() {
            boolean late = daysLeft() <= 2 && me.runes().size() < 2 && turnsToCome() > 0;
            return thoughtful && late && can(new Action.DrawRune()) ? new Action.DrawRune() : go(bestFrom(here));
        }

        Action sail() {
            var task = task();
            if (task != null) return task;
            var voyage = bestFrom(here);
            var harm = thoughtful ? harm() : null;
            if (harm != null) return harm;
            if (voyage.port < 0 || voyage.rate < WORTH_A_VOYAGE && me.crew() + me.cargo().size() < 3) return new Action.GoWintering();
            return go(voyage);
        }

        /// The best task of this port, unless something better needs the men elsewhere.
        @Nullable
        Action task() {
            var best = best(0.3, option -> prospects.task(here, me.crew(), option));
            if (!thoughtful || best == null) return best;
            if (best instanceof Action.Trade(var good) && good != view.demand() && can(new Action.PlayRune(Rune.DEMAND, -1, good)))
                return new Action.PlayRune(Rune.DEMAND, -1, good);
            var berserkers = new Action.PlayRune(Rune.BERSERKERS, -1, null);
            return !(best instanceof Action.Trade) && prospects.target(here) >= 3 && can(berserkers) ? berserkers : best;
        }

        /// Runes that hurt others, and settlements taken over.
        @Nullable
        Action harm() {
            if (can(new Action.PlayRune(Rune.UNREST, -1, null)) && me.crew() >= 2) return new Action.PlayRune(Rune.UNREST, -1, null);
            for (var option : options)
                if (option instanceof Action.PlayRune(var rune, int target, _) && rune.isConflict() && target != seat
                        && (rune != Rune.SEA_SERPENT || view.captains().get(target).crew() > 2))
                    return option;
            return null;
        }

        /// One space nearer, weather permitting.
        Action go(Voyage voyage) {
            Action stay = new Action.EndTurn();
            if (voyage.port < 0)
                return view.phase() instanceof Mooring || me.crew() + me.cargo().size() > 2 ? stay : new Action.GoWintering();
            var nearest = best(-99, option -> option instanceof Action.Sail sail
                    ? -chart.days[chart.place(sail.to())][voyage.port] * 4 - (isStormy(sail) ? 2 : 0) - (sail.free() ? 1 : 0)
                    : -99);
            int days = chart.days[here][voyage.port];
            if (!(nearest instanceof Action.Sail best) || chart.days[chart.place(best.to())][voyage.port] >= days)
                return help(voyage, stay);
            if (!isStormy(best)) return best;
            if (!help(voyage, best).equals(best)) return help(voyage, best);
            boolean now = days == 1 && prospects.best(voyage.port, me.crew() - 1, cargo) > 4;
            return now && me.crew() > 1 || thoughtful && turnsToCome() == 0 ? best : stay;
        }

        boolean isStormy(Action.Sail sail) {
            return !sail.free() && view.turn().sailed() + 1 > view.limits().get(chart.zone[chart.place(sail.to())].ordinal());
        }

        /// A rune that carries the longboat into the port this very turn.
        Action help(Voyage voyage, Action otherwise) {
            if (!thoughtful) return otherwise;
            int days = chart.days[here][voyage.port];
            var wind = new Action.PlayRune(Rune.FOLLOWING_WIND, -1, null);
            if (days <= 2 && view.turn().freeMoves() == 0 && can(wind)) return wind;
            var calm = new Action.PlayRune(Rune.CALM_WATER, -1, null);
            if (days <= Math.min(2, daysLeft()) && can(calm)) return calm;
            if (days <= 1 && daysLeft() > 0 && view.turn().calm() == 0)
                for (var option : options)
                    if (option instanceof Action.DiscardRune(var rune) && (rune == Rune.DEMAND || rune == Rune.UNREST || rune.isConflict())
                            && canTurnTo(chart.zone[voyage.port].ordinal()))
                        return option;
            return otherwise;
        }

        private boolean canTurnTo(int zone) {
            int turned = Math.floorMod(zone - view.dial().ordinal(), 4);
            return turned != 0 && turned != 2 && view.turn().sailed() + 1 <= chart.edition.clearSailing().get(zone) + 1;
        }

        /// The +1 to where this longboat sails.
        Action turn(boolean atSea) {
            if (!thoughtful || !atSea) return options.getFirst();
            int best = 0, most = Integer.MIN_VALUE;
            for (int quarters : new int[] {0, 1, -1}) {
                int face = chart.edition.dial().get(Math.floorMod(chart.zone[here].ordinal() - view.dial().ordinal() - quarters, 4));
                if (face > most) {
                    most = face;
                    best = quarters;
                }
            }
            return new Action.TurnDial(best);
        }

        /// Goods nobody demands go first while the crew is small.
        Action lose() {
            if (me.crew() > 2 || me.cargo().size() == 0) return options.getFirst();
            for (var option : options) if (option instanceof Action.LoseGood(var good) && good != view.demand()) return option;
            return options.getLast();
        }

        Action charge() {
            var best = best(-99, option -> option instanceof Action.Settle(int dice) ? prospects.settle(here, dice, me.crew()) : -99);
            return best == null ? options.getFirst() : best;
        }

        Action raid(Raiding raid) {
            if (thoughtful && can(new Action.PlayRune(Rune.HAMMER, -1, null))) return new Action.PlayRune(Rune.HAMMER, -1, null);
            var back = rune(Rune.VALKYRIE, options.getFirst());
            if ((me.crew() == 0 || raid.fallen() >= 2) && !back.equals(options.getFirst())) return back;
            double hit = Attack.hit(prospects.target(here) - raid.berserkers());
            boolean worth = hit * prospects.spoils(here) > (1 - hit) * (me.crew() == 1 ? 3 + me.cargo().size() : 1.2);
            return worth && can(new Action.Roll()) ? new Action.Roll() : new Action.Withdraw();
        }

        Action settle() {
            var otherwise = options.getFirst(); // found, or take it as it is
            if (can(new Action.Found())) return otherwise;
            return rune(Rune.HAMMER, me.crew() == 0 ? rune(Rune.VALKYRIE, otherwise) : otherwise);
        }

        Action rune(Rune rune, Action otherwise) {
            var play = new Action.PlayRune(rune, -1, null);
            return thoughtful && can(play) ? play : otherwise;
        }

        boolean can(Action action) { return options.contains(action); }
    }
}
