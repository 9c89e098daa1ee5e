package hearthside.ai.fireaxe;

import hearthside.games.fireaxe.Action;
import hearthside.games.fireaxe.Good;
import hearthside.games.fireaxe.Mooring;
import hearthside.games.fireaxe.Sailing;
import hearthside.games.fireaxe.View;
import hearthside.games.fireaxe.Wintering;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/// What a captain thinks about at all: nobody sails away from every port worth a voyage, nobody goes beyond the limit except into a port,
/// and nobody ends a turn in which something can still be done without loss: sailed, done in a port, or taken aboard for the next voyage.
final class CandidateOptions {
    private static final int GOALS = 3;
    private static final double WORTH_DOING = 0.3;

    private final Chart chart;
    private final View view;
    private final View.Captain me;
    private final Prospects prospects;
    private final boolean[] cargo = new boolean[Good.values().length];
    private final int here;
    private final List<Integer> goals;

    private CandidateOptions(Chart chart, View view, int seat) {
        this.chart = chart;
        this.view = view;
        me = view.captains().get(seat);
        prospects = new Prospects(chart, view, seat, true);
        for (var good : Good.values()) cargo[good.ordinal()] = me.cargo().count(good) > 0;
        here = chart.place(me.place());
        goals = IntStream.range(0, chart.mates.length)
                .filter(port -> !isHome(port) && port != here && !isTaken(port, seat) && prospects.best(port, me.crew(), cargo) > 0).boxed()
                .sorted(Comparator.comparingDouble(port -> -prospects.best(port, me.crew(), cargo) / (chart.days[here][port] + 1.5)))
                .limit(GOALS).toList();
    }

    /// The options worth a thought, in their order; all of them where none is left or the longboat is not under way.
    static List<Action> of(Chart chart, View view, int seat, List<Action> options) {
        if (view.phase() instanceof Wintering) return loading(view, options);
        if (!(view.phase() instanceof Mooring || view.phase() instanceof Sailing)) return options;
        var captain = new CandidateOptions(chart, view, seat);
        var kept = new ArrayList<>(options);
        kept.removeIf(option -> option instanceof Action.Sail sail && !captain.leadsSomewhere(sail));
        if (kept.stream().anyMatch(captain::isUseful)) kept.remove(new Action.EndTurn());
        return kept.isEmpty() ? options : kept;
    }

    /// In the wintering box a day that is not used for loading is good for sailing.
    private static List<Action> loading(View view, List<Action> options) {
        var turn = view.turn();
        if (turn.days() - turn.prepared() - turn.sailed() <= 0) return options;
        var kept = options.stream().filter(option -> !(option instanceof Action.EndTurn)).toList();
        return kept.stream().allMatch(option -> option instanceof Action.PlayRune || option instanceof Action.DiscardRune) ? options : kept;
    }

    private boolean isHome(int port) { return port < chart.edition.ports().size() - view.ports().size(); }

    private boolean isTaken(int port, int seat) {
        return IntStream.range(0, view.captains().size())
                .anyMatch(other -> other != seat && chart.place(view.captains().get(other).place()) == port);
    }

    private boolean leadsSomewhere(Action.Sail sail) {
        int to = chart.place(sail.to());
        if (goals.contains(to)) return true;
        boolean stormy = !sail.free() && view.turn().sailed() + 1 > view.limits().get(chart.zone[to].ordinal());
        return !stormy && goals.stream().anyMatch(goal -> chart.days[to][goal] < chart.days[here][goal]);
    }

    private boolean isUseful(Action option) {
        return switch (option) {
            case Action.Sail sail -> view.turn().sailed() + 1 <= view.limits().get(chart.zone[chart.place(sail.to())].ordinal());
            case Action.Trade _,Action.DrawRune _ -> true;
            case Action.Raid _ -> prospects.raid(here, me.crew()) > WORTH_DOING;
            case Action.Settle(int dice) -> prospects.settle(here, dice, me.crew()) > WORTH_DOING;
            case Action.LoadCrew _,Action.LoadGood _,Action.Depart _,Action.Roll _,Action.Withdraw _,Action.Found _,Action.KeepAboard _ ->
                false;
            case Action.LoseCrew _,Action.LoseGood _,Action.PlayRune _,Action.Relent _,Action.DiscardRune _,Action.TakeRune _ -> false;
            case Action.TurnDial _,Action.Proceed _,Action.GoWintering _,Action.EndTurn _ -> false;
        };
    }
}
