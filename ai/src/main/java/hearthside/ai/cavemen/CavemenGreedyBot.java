package hearthside.ai.cavemen;

import hearthside.ai.bot.Best;
import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.core.chance.Chance;
import hearthside.games.cavemen.Action;
import hearthside.games.cavemen.State;
import hearthside.games.cavemen.View;
import java.util.List;

/// Takes what helps its own tribe most right now. It bids only when it could invent Fire, and does not look at rivals.
record CavemenGreedyBot(int seat, Chance chance) implements Bot<State, Action> {
    @Override
    public Action choose(Insight<State, Action> insight, Budget budget) {
        var options = insight.options();
        var prospect = new Prospect((View) insight.view(), insight.imagine(chance), seat);
        return switch (options.getFirst()) {
            case Action.Pass _ -> prospect.wins(((Action.Bid) options.getLast()).teeth()) ? options.get(1) : options.getFirst();
            case Action.ChooseTribe _,Action.Bid _,Action.Discard _ -> options.get(chance.below(options.size()));
            case Action.Lose _,Action.Replace _ -> cheapest(prospect, options);
            case Action.Recruit _,Action.Explore _,Action.Hunt _,Action.Invent _,Action.Forage _ -> best(prospect, options);
        };
    }

    static Action best(Prospect prospect, List<Action> options) { return Best.of(options, prospect::gain); }

    /// The member whom the tribe misses least.
    static Action cheapest(Prospect prospect, List<Action> options) {
        return Best.of(options,
                option -> -prospect.loss(option instanceof Action.Lose(String card) ? card : ((Action.Replace) option).card()));
    }
}
