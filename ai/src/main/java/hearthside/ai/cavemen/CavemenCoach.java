package hearthside.ai.cavemen;

import hearthside.ai.bot.Insight;
import hearthside.ai.coach.Coach;
import hearthside.ai.coach.Remark;
import hearthside.core.chance.Chance;
import hearthside.games.cavemen.Acting;
import hearthside.games.cavemen.Action;
import hearthside.games.cavemen.Bidding;
import hearthside.games.cavemen.Card;
import hearthside.games.cavemen.Effect;
import hearthside.games.cavemen.Facts;
import hearthside.games.cavemen.State;
import hearthside.games.cavemen.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What can be said in Cavemen.
public final class CavemenCoach implements Coach<State, Action> {
    @Override
    public List<Remark> remarks(Insight<State, Action> insight) {
        var view = (View) insight.view();
        var me = view.tableaus().get(insight.seat());
        var remarks = new ArrayList<Remark>();
        if (view.phase() instanceof Acting) {
            if (insight.options().stream().anyMatch(option -> isFire(view, option))) remarks.add(Remark.of("wins"));
            var meal = Facts.meal(insight.imagine(new Chance.Seeded(0)), insight.seat()); // it rests on nothing that is hidden
            if (meal != null && meal.starves())
                remarks.add(Remark.of("hungry", "have-food").with("n", meal.owes()).with("food", meal.food()));
            if (insight.options().stream().anyMatch(Action.Hunt.class::isInstance))
                remarks.add(me.casualty().bad() == 0
                        ? Remark.of("safe", "score-hunting")
                        : Remark.of("risk", "score-hunting").with("n", me.casualty().bad()).with("of", me.casualty().of()));
        }
        if (view.phase() instanceof Bidding) {
            int most = 0;
            for (int seat = 0; seat < view.tableaus().size(); seat++)
                if (seat != insight.seat()) most = Math.max(most, view.tableaus().get(seat).teeth());
            remarks.add(me.teeth() > most
                    ? Remark.of("richest", "have-teeth").with("n", me.teeth()).with("most", most)
                    : Remark.of("poorer", "have-teeth").with("n", me.teeth()).with("most", most));
        }
        if (me.scores().inventing() < view.fireCost())
            remarks.add(Remark.of("far", "score-inventing").with("n", view.fireCost()).with("have", me.scores().inventing()));
        return remarks;
    }

    static boolean isFire(View view, Action action) {
        return action instanceof Action.Invent(var id) && view.pool().stream().anyMatch(
                card -> card.id().equals(id) && card instanceof Card.Invention invention && invention.effect() instanceof Effect.Win);
    }

    @Override
    public Optional<Remark> fact(Insight<State, Action> insight, Action action) {
        var odds = ((View) insight.view()).tableaus().get(insight.seat()).casualty();
        if (!(action instanceof Action.Hunt)) return Optional.empty();
        return Optional.of(odds.bad() == 0 ? Remark.of("safe") : Remark.of("risk").with("n", odds.bad()).with("of", odds.of()));
    }

    /// The words of these speak to whoever decides.
    @Override
    public boolean isOpen(String feature) { return !feature.equals("fireWaits") && !feature.equals("conch"); }

    /// Hunger, the hunt and a full cave take somebody.
    @Override
    public boolean isChoice(Action action) { return !(action instanceof Action.Lose || action instanceof Action.Replace); }
}
