package hearthside.ai.firestone;

import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.core.chance.Chance;
import hearthside.games.firestone.Action;
import hearthside.games.firestone.FireAndStoneEdition;
import hearthside.games.firestone.Invention;
import hearthside.games.firestone.State;
import hearthside.games.firestone.View;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/// Weighs every option by rule of thumb and takes the best. Uses only its own view.
final class FireAndStoneHeuristicBot implements Bot<State, Action> {
    private final int seat;
    private final boolean farsighted; // looks at majorities, prices, the task and where a scout stands next
    private final Chance chance;
    private @Nullable FireAndStoneEdition edition; // that of the table

    FireAndStoneHeuristicBot(int seat, boolean farsighted, Chance chance) {
        this.seat = seat;
        this.farsighted = farsighted;
        this.chance = chance;
    }

    @Override
    public Action choose(Insight<State, Action> insight, Budget budget) {
        var options = insight.options();
        if (options.size() == 1) return options.getFirst();
        var known = edition;
        if (known == null) edition = known = insight.imagine(new Chance.Seeded(0)).edition();
        var prospect = new Prospect(known, (View) insight.view(), seat, farsighted);
        var best = new ArrayList<Action>();
        double most = Double.NEGATIVE_INFINITY;
        for (var option : options) {
            double value = value(prospect, option);
            if (value < most) continue;
            if (value > most) best.clear();
            most = value;
            best.add(option);
        }
        return best.get(chance.below(best.size()));
    }

    private static double value(Prospect p, Action action) {
        return switch (action) {
            case Action.Pass _ -> 0;
            case Action.Move(int scout, var to) -> p.move(scout, to);
            case Action.TakeFood _ -> 1;
            case Action.Look _ -> 1;
            case Action.Keep(var animal) -> p.animal(animal);
            case Action.Prepare(var animal) -> p.fits(animal);
            case Action.Gather(var in) -> p.gather(in);
            case Action.Leave _ -> p.food(2);
            case Action.Accept _ -> p.food(1);
            case Action.TakeInvention(var invention) -> p.invention(invention);
            case Action.Cover(var invention) -> p.cover(invention);
            case Action.KeepTile _ -> 1;
            case Action.Build _ -> p.build();
            case Action.Send(var fire) -> p.stand(fire);
            case Action.Stay _ -> p.stand(p.acting());
            case Action.Join(var fire) -> p.stand(fire);
            case Action.Feed(int food) -> 0.5 * food;
            case Action.Fall(var area) -> p.arrive(area);
            case Action.UseCave _ -> 2;
            case Action.Sell _ -> p.food(3) - 0.8;
            case Action.Buy(var plant, var in) -> p.buy(plant, in);
            case Action.Mark _ -> p.isLate() ? 1 : -1;
            case Action.Offer(var in) -> p.offer(in);
            case Action.Choose(var invention) -> order(invention);
        };
    }

    private static double order(Invention invention) {
        return switch (invention) {
            case CARRYING_NET -> 3;
            case LEAN_TO -> 2;
            case TRAIL_MARKS -> 1;
            default -> 0;
        };
    }
}
