package hearthside.ai.myfirststoneage;

import hearthside.ai.bot.Insight;
import hearthside.ai.coach.Coach;
import hearthside.ai.coach.Remark;
import hearthside.games.myfirststoneage.Action;
import hearthside.games.myfirststoneage.Flipping;
import hearthside.games.myfirststoneage.Good;
import hearthside.games.myfirststoneage.State;
import hearthside.games.myfirststoneage.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// What can be said in My First Stone Age: never where a tree was seen, for remembering is the game.
public final class MyFirstStoneAgeCoach implements Coach<State, Action> {
    @Override
    public List<Remark> remarks(Insight<State, Action> insight) {
        var view = (View) insight.view();
        var me = view.settlements().get(insight.seat());
        var remarks = new ArrayList<Remark>();
        for (var option : insight.options())
            if (option instanceof Action.Build build) {
                remarks.add(Remark.of("build", "hut-" + build.pile()));
                break;
            }
        if (!(view.phase() instanceof Flipping)) return remarks;
        for (int pile = 0; pile < view.piles().size(); pile++) {
            var missing = missing(view, me, pile);
            if (missing.isEmpty() && view.piles().get(pile).hut() != null) remarks.add(Remark.of("ready", "hut-" + pile, "place-build"));
            if (missing.size() != 1) continue;
            var good = missing.getFirst().name().toLowerCase(Locale.ROOT);
            remarks.add(Remark.of("one", "hut-" + pile, "place-" + good).with("good", "@a." + good));
        }
        return remarks;
    }

    /// The goods that a hut on offer still wants, dogs left aside; none where there is no hut, or where goods are hidden.
    private static List<Good> missing(View view, View.Settlement me, int pile) {
        var hut = view.piles().get(pile).hut();
        var goods = me.goods();
        if (hut == null || goods == null) return List.of();
        var missing = new ArrayList<Good>();
        for (var good : Good.values())
            for (int i = goods.count(good); i < MyFirstStoneAgeHeuristicBot.count(hut.price(), good); i++) missing.add(good);
        return missing;
    }

    @Override
    public Optional<Remark> fact(Insight<State, Action> insight, Action action) {
        if (!(action instanceof Action.Build)) return Optional.empty();
        return Optional.of(Remark.of("hut").with("n", ((View) insight.view()).settlements().get(insight.seat()).huts().size() + 1));
    }
}
