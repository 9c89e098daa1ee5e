package hearthside.ai.cavemen;

import hearthside.ai.bot.Best;
import hearthside.ai.bot.Bot;
import hearthside.ai.bot.Budget;
import hearthside.ai.bot.Insight;
import hearthside.core.chance.Chance;
import hearthside.games.cavemen.Action;
import hearthside.games.cavemen.Bidding;
import hearthside.games.cavemen.State;
import hearthside.games.cavemen.View;
import java.util.List;

/// Plans: bids what the Conch is worth, everything when it can win, and what it takes when a rival could; clears away what rivals need.
record CavemenHeuristicBot(int seat, Chance chance) implements Bot<State, Action> {
    @Override
    public Action choose(Insight<State, Action> insight, Budget budget) {
        var options = insight.options();
        if (options.size() == 1) return options.getFirst();
        var view = (View) insight.view();
        var world = insight.imagine(chance);
        var own = new Prospect(view, world, seat);
        return switch (options.getFirst()) {
            case Action.ChooseTribe _,Action.Bid _ -> options.get(chance.below(options.size()));
            case Action.Pass _ -> bid(own, world, options);
            case Action.Lose _,Action.Replace _ -> CavemenGreedyBot.cheapest(own, options);
            case Action.Discard _ -> discard(own, world, options);
            case Action.Recruit _,Action.Explore _,Action.Hunt _,Action.Invent _,Action.Forage _ -> act(own, world, options);
        };
    }

    private Action act(Prospect own, State world, List<Action> options) {
        return Best.of(options, option -> own.gain(option) + denial(own, world, option));
    }

    /// A little for taking away what the strongest rival wants.
    private double denial(Prospect own, State world, Action option) {
        var card = switch (option) {
            case Action.Recruit(String id, var _) -> id;
            case Action.Invent(String id) -> id;
            case Action.Explore(String id) -> id;
            default -> "";
        };
        if (card.isEmpty()) return 0;
        int leader = leader(own.view);
        var rival = new Prospect(own.view, world, leader);
        for (var each : own.view.pool()) if (each.id().equals(card)) return 0.16 * Math.max(0, rival.gain(each));
        return 0;
    }

    /// The rival who is nearest to Fire.
    private int leader(View view) {
        int best = -1;
        for (int other = 0; other < view.tableaus().size(); other++)
            if (other != seat
                    && (best < 0 || view.tableaus().get(other).scores().inventing() > view.tableaus().get(best).scores().inventing()))
                best = other;
        return best;
    }

    private Action bid(Prospect own, State world, List<Action> options) {
        var auction = (Bidding) own.view.phase();
        int most = ((Action.Bid) options.getLast()).teeth();
        int limit = limit(own, world, auction, most);
        if (limit <= auction.high()) return options.getFirst();
        if (own.wins(limit)) return bid(options, auction, Math.min(limit, Math.max(auction.high(), own.richestRival()) + 1));
        boolean unchallenged = auction.bidder() < 0 && own.view.conch() == seat;
        return unchallenged ? options.getFirst() : bid(options, auction, auction.high() + 1);
    }

    private static Action bid(List<Action> options, Bidding auction, int teeth) {
        return options.get(Math.max(1, Math.min(options.size() - 1, teeth - auction.high())));
    }

    /// How far it goes: all the way to win, or to keep somebody from winning; otherwise what the Conch is worth, with teeth left for later.
    private int limit(Prospect own, State world, Bidding auction, int most) {
        for (int teeth = most; teeth > auction.high(); teeth--) if (own.wins(teeth)) return teeth;
        if (own.isFireInPool()) {
            int favourite = auction.bidder() >= 0 ? auction.bidder() : own.view.conch();
            if (favourite != seat && new Prospect(own.view, world, favourite).wins(auction.high())) return most;
        }
        double worth = own.conch() / Prospect.TOOTH;
        int spare = most - Prospect.RESERVE / 2 - 1;
        return Math.min(spare, (int) Math.floor(0.7 * worth));
    }

    /// Away with what rivals gain most from, in the order in which they will choose.
    private Action discard(Prospect own, State world, List<Action> options) {
        var view = own.view;
        int seats = view.tableaus().size(), first = (view.conch() + 1) % seats;
        var rivals = java.util.stream.IntStream.range(0, seats).mapToObj(other -> new Prospect(view, world, other)).toList();
        return Best.of(options, option -> {
            var card = view.pool().stream().filter(each -> each.id().equals(((Action.Discard) option).card())).findFirst().orElseThrow();
            double harm = 0;
            for (int other = 0; other < seats; other++) {
                double gain = Math.max(0, rivals.get(other).gain(card));
                if (other == seat) harm -= (first == seat ? 1.3 : 0.6) * gain;
                else harm = harm + (first == other ? 1.0 : 0.4) * gain;
            }
            return harm;
        });
    }
}
