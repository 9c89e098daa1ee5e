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
    private static final int SLOTS = 3; // MF-V8: a settlement has no room for more huts

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
        if (!(view.phase() instanceof Flipping) || me.goods() == null || me.huts().size() == SLOTS) return remarks;
        for (int pile = 0; pile < view.piles().size(); pile++) ready(view, me, pile).ifPresent(remarks::add);
        if (!remarks.isEmpty()) return remarks; // Trap: whoever can pay for one hut is not sent anywhere for another
        for (int pile = 0; pile < view.piles().size(); pile++) one(view, me, pile).ifPresent(remarks::add);
        return remarks;
    }

    /// MF-74: a dog stands in for any good. Each hut is worth saying it again, so it has a number.
    private static Optional<Remark> ready(View view, View.Settlement me, int pile) {
        if (view.piles().get(pile).hut() == null || missing(view, me, pile).size() > me.dogs()) return Optional.empty();
        return Optional.of(Remark.of("ready", "hut-" + pile, "place-build").with("n", me.huts().size() + 1));
    }

    /// MF-41: where nothing is left nothing is found.
    private static Optional<Remark> one(View view, View.Settlement me, int pile) {
        var missing = missing(view, me, pile);
        if (missing.size() != 1 || view.land().count(missing.getFirst()) == 0) return Optional.empty();
        var good = missing.getFirst().name().toLowerCase(Locale.ROOT);
        return Optional.of(Remark.of("one", "hut-" + pile, "place-" + good).with("good", "@a." + good));
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
