package hearthside.ai.myfirststoneage;

import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.core.Game;
import hearthside.core.GameEvent;
import hearthside.core.chance.Chance;
import hearthside.games.myfirststoneage.Action;
import hearthside.games.myfirststoneage.Event;
import hearthside.games.myfirststoneage.Good;
import hearthside.games.myfirststoneage.Landing;
import hearthside.games.myfirststoneage.State;
import hearthside.games.myfirststoneage.Token;
import hearthside.games.myfirststoneage.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Goes where it gains most, as far as it remembers the forest.
///
/// Knows only what everybody at the table could see: the flips, the swaps, and its own view; never the real state.
final class MyFirstStoneAgeHeuristicBot implements Bot<State, Action> {
    private final int seat;
    private final Memory memory;
    private final int slips; // per cent of flips made without thinking
    private final Chance chance;

    MyFirstStoneAgeHeuristicBot(int seat, Memory memory, int slips, Chance chance) {
        this.seat = seat;
        this.memory = memory;
        this.slips = slips;
        this.chance = chance;
    }

    @Override
    public void saw(GameEvent event) {
        switch ((Event) event) {
            case Event.Flipped(int _, int tree, Token token) -> memory.sees(tree, token);
            case Event.Whispered(int _, int tree, Token token) when token != null -> memory.sees(tree, token);
            case Event.ForestClosed _ -> memory.forestCloses();
            case Event.ForestMixed _ -> memory.forestIsMixed();
            case Event.Swapped(int _, int a, int b) -> memory.swaps(a, b);
            default -> {}
        }
    }

    @Override
    public Action choose(Insight<State, Action> insight, Budget budget) {
        var view = (View) insight.view();
        var options = insight.options();
        if (memory.isPerfect()) memory.recall(((View) insight.game().view(insight.imagine(chance), Game.REFEREE)).forest());
        return switch (options.getLast()) {
            case Action.Flip _,Action.AskMammoth _ -> flip(view, options);
            case Action.Trade _ -> trade(view, options);
            case Action.CallDog _ -> options.getLast();
            case Action.Build _,Action.BuildNothing _ -> build(options);
            case Action.Swap _ -> swap(view, options);
            case Action.LeaveDog _ -> options.getFirst();
        };
    }

    /// The tree known to be worth most, or an unknown one if those are worth more on average.
    private Action flip(View view, List<Action> options) {
        if (chance.below(100) < slips) return options.get(chance.below(options.size()));
        double unknown = unknownValue(view);
        var best = new ArrayList<Action>();
        double most = Double.NEGATIVE_INFINITY;
        for (var option : options) {
            if (!(option instanceof Action.Flip(int tree))) continue;
            var token = faceOf(view, tree);
            double value = token == null ? unknown : Landing.value(view, seat, view.landing(seat, token));
            if (value < most) continue;
            if (value > most) best.clear();
            most = value;
            best.add(option);
        }
        return best.get(chance.below(best.size()));
    }

    private @Nullable Token faceOf(View view, int tree) {
        var shown = view.forest().get(tree).face(); // memory help, where agreed
        return shown != null ? shown : memory.at(tree);
    }

    /// The mean over all tokens that may lie under a tree one does not remember.
    private double unknownValue(View view) {
        var open = EnumSet.allOf(Token.class);
        open.removeAll(memory.known());
        for (var tree : view.forest()) if (tree.face() != null) open.remove(tree.face());
        return open.stream().mapToDouble(token -> Landing.value(view, seat, view.landing(seat, token))).average().orElse(0);
    }

    /// The trade after which the cheapest hut on offer needs least; among those the smallest.
    private Action trade(View view, List<Action> options) {
        return options.stream().map(option -> (Action.Trade) option)
                .min(Comparator.<Action.Trade>comparingInt(trade -> missingAfter(view, trade))
                        .thenComparingInt(trade -> trade.give().size()))
                .orElseThrow();
    }

    private int missingAfter(View view, Action.Trade trade) {
        var me = view.settlements().get(seat);
        int least = Integer.MAX_VALUE;
        for (var pile : view.piles()) {
            if (pile.hut() == null) continue;
            int missing = 0;
            for (var good : Good.values()) {
                int needed = count(pile.hut().price(), good);
                int have = (me.goods() == null ? 0 : me.goods().count(good)) - count(trade.give(), good) + count(trade.take(), good);
                missing += Math.max(0, needed - have);
            }
            least = Math.min(least, Math.max(0, missing - me.dogs()));
        }
        return least;
    }

    static int count(List<Good> goods, Good good) {
        int count = 0;
        for (var each : goods) if (each == good) count++;
        return count;
    }

    /// Any hut that can be paid; the one that needs fewest dogs, then the one that costs most goods.
    private static Action build(List<Action> options) {
        return options.stream().filter(Action.Build.class::isInstance).map(option -> (Action.Build) option)
                .min(Comparator.comparingInt(Action.Build::dogs).thenComparingInt(build -> build.goods().size()))
                .<Action>map(build -> build).orElse(options.getFirst());
    }

    /// Two trees one knows nothing about, so that nothing is forgotten.
    private Action swap(View view, List<Action> options) {
        var harmless = options.stream()
                .filter(option -> option instanceof Action.Swap(int a, int b) && faceOf(view, a) == null && faceOf(view, b) == null)
                .toList();
        var choice = harmless.isEmpty() ? options : harmless;
        return choice.get(chance.below(choice.size()));
    }
}
