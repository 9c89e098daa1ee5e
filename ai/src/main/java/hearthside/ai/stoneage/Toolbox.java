package hearthside.ai.stoneage;

import hearthside.games.stoneage.Action;
import hearthside.games.stoneage.Effect;
import hearthside.games.stoneage.Good;
import hearthside.games.stoneage.UsingTools;
import hearthside.games.stoneage.View;
import java.util.List;

/// Which tools to add to a roll: the set that brings most for what it costs, of all there are.
final class Toolbox {
    /// What so many more of a good are worth.
    interface GoodValue {
        double of(Good good, double count);
    }

    private Toolbox() {}

    static Action choose(View view, View.Player me, UsingTools rolled, List<Action> options, GoodValue worth, boolean late) {
        var helps = options.stream().filter(option -> option instanceof Action.UseTool || option instanceof Action.UseCard).toList();
        int busy = workToDo(view, rolled.tribe());
        int best = 0;
        double most = 0;
        for (int set = 1; set < 1 << helps.size(); set++) {
            int pips = 0;
            double cost = 0;
            for (int i = 0; i < helps.size(); i++) {
                if ((set >> i & 1) == 0) continue;
                int value = value(me, helps.get(i));
                pips += value;
                cost += value * (helps.get(i) instanceof Action.UseCard ? late ? 0.01 : 0.55 : busy > 0 ? 0.35 : 0.01);
            }
            int more = (rolled.pips() + pips) / rolled.good().pips() - rolled.pips() / rolled.good().pips();
            double gain = worth.of(rolled.good(), more) - cost;
            if (gain > most) {
                most = gain;
                best = set;
            }
        }
        return best == 0 ? options.getFirst() : helps.get(Integer.numberOfTrailingZeros(best));
    }

    private static int value(View.Player me, Action help) {
        return switch (help) {
            case Action.UseTool(int slot) -> me.tools().get(slot).value();
            case Action.UseCard(var id) -> me.ready().stream().filter(card -> card.id().equals(id))
                    .mapToInt(card -> card.effect() instanceof Effect.Once(int value) ? value : 0).sum();
            default -> 0;
        };
    }

    /// Whether dice will still be rolled for other figures of this tribe.
    private static int workToDo(View view, int tribe) {
        int work = 0;
        for (var standing : view.figures()) if (standing.location().good().isPresent() && standing.byTribe().get(tribe) > 0) work++;
        return work;
    }
}
