package hearthside.games.firestone;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.ArrayList;
import java.util.List;

/// FS-50: take the gathering tile, or leave it and take food.
public record Gathering(int seat, int scout) implements Phase {
    private static final Action[] GATHERS = Store.ALL.stream().map(Action.Gather::new).toArray(Action[]::new);
    private static final int FOOD = 2; // for a tile left in place
    private static final Action LEAVE = new Action.Leave();

    @Override
    public List<Action> options(State s) {
        var options = new ArrayList<Action>(4);
        int stores = Stores.fitting(s, seat, plant(s));
        for (int in = 0; in < GATHERS.length; in++) if ((stores >> in & 1) != 0) options.add(GATHERS[in]);
        options.add(LEAVE);
        options.add(PASS);
        return options;
    }

    private Plant plant(State s) { return Plant.ALL.get(s.ground[area(s)]); }

    private int area(State s) { return s.scout[2 * seat + scout]; }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        switch (action) {
            case Action.Gather(var in) -> {
                var plant = plant(s);
                s.ground[area(s)] = State.BARE; // FS-59
                return Stores.gather(s, seat, scout, plant, in, dealer);
            }
            case Action.Leave _ -> {
                dealer.announce(new Event.TileLeft(seat, Area.ALL.get(area(s))));
                return leave(s, dealer);
            }
            case Action.Pass _ -> dealer.announce(new Event.Passed(seat));
            case Action.Choose _,Action.Move _,Action.TakeFood _,Action.Accept _,Action.Look _,Action.Keep _,Action.Prepare _ ->
                throw new IllegalStateException("not an action at a gathering tile: " + action);
            case Action.TakeInvention _,Action.Cover _,Action.KeepTile _,Action.Build _,Action.Send _,Action.Stay _,Action.Join _ ->
                throw new IllegalStateException("not an action at a gathering tile: " + action);
            case Action.Feed _,Action.Fall _,Action.UseCave _,Action.Sell _,Action.Buy _,Action.Mark _,Action.Offer _ ->
                throw new IllegalStateException("not an action at a gathering tile: " + action);
        }
        return Turn.done(s, seat, scout, dealer);
    }

    /// Two food; Carrying Net gives one more.
    private Phase leave(State s, Dealer dealer) {
        boolean net = s.has(seat, Invention.CARRYING_NET);
        var accepting = new Accepting(seat, scout, Invention.CARRYING_NET, null);
        boolean asked = net && accepting.isAsked(s, FOOD);
        s.gainFood(seat, net && !asked ? FOOD + Accepting.food(Invention.CARRYING_NET) : FOOD, dealer);
        return asked ? accepting : Turn.done(s, seat, scout, dealer);
    }

    /// What is given for a tile left in place, all of it accepted.
    static int foodFor(State s, int seat) {
        return FOOD + (s.has(seat, Invention.CARRYING_NET) ? Accepting.food(Invention.CARRYING_NET) : 0);
    }

    @Override
    public Refusal whyNot(State s, Action action) {
        return action instanceof Action.Gather(var in) ? Stores.whyNot(s, seat, in, plant(s)) : Phase.outOfPlace(action);
    }
}
