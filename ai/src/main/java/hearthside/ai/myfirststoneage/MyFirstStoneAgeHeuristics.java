package hearthside.ai.myfirststoneage;

import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Insight;
import hearthside.ai.search.Feature;
import hearthside.ai.search.Heuristics;
import hearthside.ai.search.Tuning;
import hearthside.core.Game;
import hearthside.core.chance.Chance;
import hearthside.games.myfirststoneage.Action;
import hearthside.games.myfirststoneage.Good;
import hearthside.games.myfirststoneage.MyFirstStoneAge;
import hearthside.games.myfirststoneage.State;
import hearthside.games.myfirststoneage.View;
import java.util.List;

/// What the search looks at in My First Stone Age. There are no rounds: roll-outs are cut by their length alone.
public final class MyFirstStoneAgeHeuristics implements Heuristics<State, Action> {
    private static final MyFirstStoneAge GAME = new MyFirstStoneAge();
    private static final String HUTS = "huts";
    private static final List<Good> GOODS = List.of(Good.values());
    private static final List<Feature> FEATURES = List.of(
            new Feature(HUTS, "one more hut"),
            new Feature("goods", "goods for a hut"),
            new Feature("dogs", "a dog that helps out"),
            new Feature("missing", "", "nearer to a hut on offer"),
            new Feature("turn", "the next turn"));

    @Override
    public int round(State state) { return 0; }

    @Override
    public Bot<State, Action> adviser(int seat, Chance.Seeded chance) {
        return new MyFirstStoneAgeHeuristicBot(seat, new Memory(100, 0, chance), 0, chance);
    }

    @Override
    public List<Feature> features() { return FEATURES; }

    /// Nobody knows what a tree that was never seen will bring. Two trees that change places bring nobody anything by themselves: a swap
    /// makes others forget. Goods and dogs come nearer to a hut; only building is one more.
    @Override
    public boolean isAbout(Insight<State, Action> insight, Action action, Feature feature) {
        return switch (action) {
            case Action.Flip flip -> ((View) insight.view()).forest().get(flip.tree()).face() != null;
            case Action.Swap _,Action.AskMammoth _ -> false;
            case Action.Trade _,Action.CallDog _,Action.LeaveDog _,Action.BuildNothing _ -> !feature.name().equals(HUTS);
            case Action.Build _ -> true;
        };
    }

    @Override
    public boolean hasSecrets() { return false; } // what lies behind a settlement was seen by all

    @Override
    public double progress(State state) {
        int most = 0;
        for (var settlement : ((View) GAME.view(state, Game.SPECTATOR)).settlements()) most = Math.max(most, settlement.huts().size());
        return most / 3.0;
    }

    @Override
    public void read(State state, double[][] into) {
        var view = (View) GAME.view(state, Game.REFEREE);
        for (int seat = 0; seat < into.length; seat++) {
            var own = view.settlements().get(seat);
            into[seat][0] = own.huts().size();
            into[seat][1] = own.goods() == null ? 0 : own.goods().size();
            into[seat][2] = own.dogs();
            into[seat][3] = missing(view, own);
            into[seat][4] = GAME.toAct(state).contains(seat) ? 1 : 0;
        }
    }

    /// How many goods the hut that lacks least still lacks, dogs counted in.
    private static double missing(View view, View.Settlement own) {
        int least = 5;
        for (var pile : view.piles()) {
            if (pile.hut() == null) continue;
            int missing = 0;
            for (var good : GOODS)
                missing += Math.max(0,
                        MyFirstStoneAgeHeuristicBot.count(pile.hut().price(), good) - (own.goods() == null ? 0 : own.goods().count(good)));
            least = Math.min(least, Math.max(0, missing - own.dogs()));
        }
        return least;
    }

    @Override
    public Tuning tuning(int seats) { return new Tuning(0.35, 0.2, 0.05, Tuning.TO_THE_END, 12, Tuning.Rollout.HEURISTIC, 25, 0.5); }
}
