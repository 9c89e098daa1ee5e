package hearthside.ai.myfirststoneage;

import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.core.GameEvent;
import hearthside.core.chance.Chance;
import hearthside.games.myfirststoneage.Action;
import hearthside.games.myfirststoneage.Event;
import hearthside.games.myfirststoneage.Good;
import hearthside.games.myfirststoneage.Landing;
import hearthside.games.myfirststoneage.Space;
import hearthside.games.myfirststoneage.State;
import hearthside.games.myfirststoneage.Token;
import hearthside.games.myfirststoneage.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Goes where it gains most, as far as it remembers the forest.
///
/// Knows only what everybody at the table could see: the flips, the swaps, and its own view; never the real state.
final class MyFirstStoneAgeHeuristicBot implements Bot<State, Action> {
    // searches ask for an adviser's choice millions of times: enums are listed once, and there are loops where elsewhere streams would do
    private static final List<Good> GOODS = List.of(Good.values());
    private static final List<Space> SPACES = List.of(Space.values());
    private static final List<Token> TOKENS = List.of(Token.values());

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
            case Event.Walked _,Event.Jumped _,Event.Gathered _,Event.FoundNothing _,Event.GotDog _,Event.DogCalled _,Event.DogLeft _ -> {}
            case Event.Traded _,Event.Built _,Event.BuiltNothing _,Event.HutTurnedUp _,Event.MammothWalked _,Event.Whispered _ -> {}
            case Event.Ended _ -> {}
        }
    }

    @Override
    public Action choose(Insight<State, Action> insight, Budget budget) {
        var view = (View) insight.view();
        var options = insight.options();
        return switch (options.getLast()) {
            case Action.Flip _,Action.AskMammoth _ -> {
                recall(insight);
                yield flip(view, options);
            }
            case Action.Trade _ -> trade(view, options);
            case Action.CallDog _ -> options.getLast();
            case Action.Build _,Action.BuildNothing _ -> build(options);
            case Action.Swap _ -> {
                recall(insight);
                yield swap(view, options);
            }
            case Action.LeaveDog _ -> options.getFirst();
        };
    }

    /// What lies in the forest, where it is asked for.
    private void recall(Insight<State, Action> insight) {
        if (memory.isPerfect()) memory.recall(insight.imagine(chance));
    }

    /// The tree known to be worth most, or an unknown one if those are worth more on average.
    private Action flip(View view, List<Action> options) {
        if (chance.below(100) < slips) return options.get(chance.below(options.size()));
        var values = new double[SPACES.size()];
        for (var space : SPACES) values[space.ordinal()] = Landing.value(view, seat, space);
        double unknown = unknownValue(view, values);
        var best = new ArrayList<Action>();
        double most = Double.NEGATIVE_INFINITY;
        for (var option : options) {
            if (!(option instanceof Action.Flip(int tree))) continue;
            var token = faceOf(view, tree);
            double value = token == null ? unknown : values[view.landing(seat, token).ordinal()];
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
    ///
    /// @param values of each space to land on
    private double unknownValue(View view, double[] values) {
        int known = memory.known(), open = 0;
        for (var tree : view.forest()) if (tree.face() != null) known |= 1 << tree.face().ordinal();
        double sum = 0;
        for (var token : TOKENS) {
            if ((known >> token.ordinal() & 1) != 0) continue;
            sum += values[view.landing(seat, token).ordinal()];
            open++;
        }
        return open == 0 ? 0 : sum / open;
    }

    /// The trade after which the cheapest hut on offer needs least; among those the smallest.
    private Action trade(View view, List<Action> options) {
        Action.Trade best = null;
        int least = 0;
        for (var option : options) {
            var trade = (Action.Trade) option;
            int missing = missingAfter(view, trade);
            if (best != null && (missing > least || missing == least && trade.give().size() >= best.give().size())) continue;
            best = trade;
            least = missing;
        }
        return Objects.requireNonNull(best);
    }

    private int missingAfter(View view, Action.Trade trade) {
        var me = view.settlements().get(seat);
        int least = Integer.MAX_VALUE;
        for (var pile : view.piles()) {
            if (pile.hut() == null) continue;
            int missing = 0;
            for (int kind = 0; kind < GOODS.size(); kind++) {
                var good = GOODS.get(kind);
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
        for (int i = 0; i < goods.size(); i++) if (goods.get(i) == good) count++;
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
