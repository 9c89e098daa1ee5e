package hearthside.ai.firestone;

import hearthside.ai.bot.Insight;
import hearthside.ai.coach.Coach;
import hearthside.ai.coach.Remark;
import hearthside.games.firestone.Action;
import hearthside.games.firestone.FireAndStoneEdition;
import hearthside.games.firestone.Moving;
import hearthside.games.firestone.State;
import hearthside.games.firestone.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// What can be said in Fire & Stone.
public final class FireAndStoneCoach implements Coach<State, Action> {
    private static final int NEAR = 3;
    /// Nobody else knows them.
    private static final Set<String> SECRET = Set.of("task", "animals");

    @Override
    public List<Remark> remarks(Insight<State, Action> insight) {
        var view = (View) insight.view();
        var me = view.tribes().get(insight.seat());
        var remarks = new ArrayList<Remark>();
        if (insight.options().stream().anyMatch(Action.Build.class::isInstance)) remarks.add(Remark.of("build", "answer"));
        if (!(view.phase() instanceof Moving)) return remarks;
        int left = FireAndStoneEdition.LAST_HUT - view.hutTiles();
        if (left > 0 && left <= NEAR) remarks.add(Remark.of("end", "track").with("n", left));
        if (me.food() >= FireAndStoneEdition.PRINTED_BAGS + me.bags()) remarks.add(Remark.of("full", "food").with("n", me.food()));
        if (me.animals() > 0) remarks.add(Remark.of("cook", "animals").with("n", me.animals()));
        for (var shelf : me.stores())
            if (shelf.tiles() == 1) {
                remarks.add(Remark.of("second"));
                break;
            }
        for (var option : insight.options())
            if (option instanceof Action.Move(_, var to) && view.map().get(to.ordinal()).down()) {
                remarks.add(Remark.of("down", "area-" + to.name().toLowerCase(Locale.ROOT)));
                break;
            }
        return remarks;
    }

    @Override
    public Optional<Remark> fact(Insight<State, Action> insight, Action action) {
        if (!(action instanceof Action.Move(_, var to))) return Optional.empty();
        var place = ((View) insight.view()).map().get(to.ordinal());
        return place.down() ? Optional.of(Remark.of("down")) : Optional.empty();
    }

    @Override
    public boolean isOpen(String feature) { return !SECRET.contains(feature); }
}
