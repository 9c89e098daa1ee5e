package hearthside.ai.fireaxe;

import hearthside.ai.bot.Insight;
import hearthside.ai.coach.Coach;
import hearthside.ai.coach.Remark;
import hearthside.core.chance.Chance;
import hearthside.games.fireaxe.Action;
import hearthside.games.fireaxe.Mooring;
import hearthside.games.fireaxe.Sailing;
import hearthside.games.fireaxe.State;
import hearthside.games.fireaxe.View;
import hearthside.games.fireaxe.Wintering;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What can be said in Fire & Axe. What an option will bring the browser works out itself.
public final class FireAndAxeCoach implements Coach<State, Action> {
    @Override
    public List<Remark> remarks(Insight<State, Action> insight) {
        var view = (View) insight.view();
        var me = view.captains().get(insight.seat());
        var remarks = new ArrayList<Remark>();
        int left = view.turn().days() - view.turn().prepared() - view.turn().sailed();
        if (view.phase() instanceof Wintering) {
            if (me.crew() == 0 && insight.options().contains(new Action.LoadCrew())) remarks.add(Remark.of("load", "load-crew"));
            else if (me.crew() > 0 && left > 0) remarks.add(Remark.of("days", "days").with("n", left));
        }
        var chart = Chart.of(insight.imagine(new Chance.Seeded(0)).edition());
        if (view.phase() instanceof Sailing) deeds(insight, view, chart, remarks);
        if (view.phase() instanceof Sailing || view.phase() instanceof Mooring) sea(insight, view, chart, remarks);
        return remarks;
    }

    /// What can be done in the port where the longboat lies.
    private static void deeds(Insight<State, Action> insight, View view, Chart chart, List<Remark> remarks) {
        var here = view.captains().get(insight.seat()).place();
        var port = chart.edition.ports().stream().filter(each -> each.id().equals(here)).findFirst().orElse(null);
        if (port == null) return;
        int target = new Prospects(chart, view, insight.seat(), false).target(chart.place(here)); // what a die must exceed
        int best = 0;
        for (var option : insight.options())
            if (option instanceof Action.Trade(var good))
                best = Math.max(best, Sailing.points(port.value(), good == view.demand()));
        if (best > 0) remarks.add(Remark.of("trade", place(here)).with("n", best));
        if (insight.options().contains(new Action.Raid())) remarks.add(Remark.of("raid", place(here)).with("n", target));
        if (insight.options().stream().anyMatch(Action.Settle.class::isInstance))
            remarks.add(Remark.of("settle", place(here)).with("n", target));
    }

    /// Whether one more day at sea costs something.
    private static void sea(Insight<State, Action> insight, View view, Chart chart, List<Remark> remarks) {
        int day = view.turn().sailed() + 1;
        for (var option : insight.options())
            if (option instanceof Action.Sail(var to, boolean free) && !free) {
                var zone = chart.zone[chart.place(to)];
                int clear = view.limits().get(zone.ordinal());
                var word = "@zone." + zone.name().toLowerCase(Locale.ROOT);
                remarks.add(Remark.of(day > clear ? "loss" : "clear", "compass").with("n", day).with("clear", Math.max(0, clear))
                        .with("zone", word));
                return;
            }
    }

    private static String place(String id) { return "place-" + id; }

    @Override
    public Optional<Remark> fact(Insight<State, Action> insight, Action action) { return Optional.empty(); }

    /// Runes are secret, and the words of sagas speak to whoever decides.
    @Override
    public boolean isOpen(String feature) { return !feature.equals("runes") && !feature.equals("sagas"); }

    /// The sea takes something.
    @Override
    public boolean isChoice(Action action) { return !(action instanceof Action.LoseCrew || action instanceof Action.LoseGood); }
}
