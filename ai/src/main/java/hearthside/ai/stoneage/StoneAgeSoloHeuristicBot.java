package hearthside.ai.stoneage;

import hearthside.ai.bot.Best;
import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.games.stoneage.Action;
import hearthside.games.stoneage.Goods;
import hearthside.games.stoneage.State;
import hearthside.games.stoneage.UsingTools;
import hearthside.games.stoneage.View;
import java.util.List;

/// Leads the four tribes of the solo game: everything is weighed in food, of which each evening takes its share.
final class StoneAgeSoloHeuristicBot implements Bot<State, Action> {
    private final Outlook.Lead lead;

    StoneAgeSoloHeuristicBot(Outlook.Lead lead) { this.lead = lead; }

    @Override
    public Action choose(Insight<State, Action> insight, Budget budget) {
        var options = insight.options();
        if (options.size() == 1) return options.getFirst();
        var view = (View) insight.view();
        var outlook = new Outlook(view, lead);
        return switch (options.getFirst()) {
            case Action.Place _ -> Best.of(options, outlook::placing);
            case Action.Act _ -> Best.of(options, outlook::order);
            case Action.Gather _ -> view.phase() instanceof UsingTools rolled
                    ? Toolbox.choose(view, outlook.me, rolled, options, outlook::worth, false)
                    : options.getFirst();
            case Action.PickDie _ -> Best.of(options, option -> option instanceof Action.PickDie(int pips) ? outlook.die(pips) : -1);
            case Action.Endure _ -> options.size() > 1 && options.get(1) instanceof Action.Feed ? options.get(1) : options.getFirst();
            case Action.KeepCard _ -> new Action.Claim(new Goods(2, 0, 0, 0));
            case Action.Lead _,Action.Discard _ -> options.getFirst();
            case Action.UseTool _,Action.UseCard _,Action.Pay _,Action.Spend _,Action.Decline _,Action.Claim _,Action.Feed _ ->
                outlook.buy(options);
            case Action.Starve _ -> outlook.buy(options);
        };
    }
}
