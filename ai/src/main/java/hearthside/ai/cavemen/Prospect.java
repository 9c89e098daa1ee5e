package hearthside.ai.cavemen;

import hearthside.games.cavemen.Action;
import hearthside.games.cavemen.Card;
import hearthside.games.cavemen.Effect;
import hearthside.games.cavemen.Payment;
import hearthside.games.cavemen.Scores;
import hearthside.games.cavemen.State;
import hearthside.games.cavemen.View;
import java.util.List;

/// How a tribe stands, and what each card of the pool would do for it. One unit is about what an ordinary action brings.
///
/// Everything is open in this game, so one player can see it for all the others too.
final class Prospect {
    /// Teeth to have for the round that decides.
    static final int RESERVE = 5;
    /// What one of them is worth.
    static final double TOOTH = 0.65;
    private static final double IMPOSSIBLE = Double.NEGATIVE_INFINITY;

    final View view;
    final View.Tableau own;
    final int seat;
    private final State world;
    private final double now;

    /// @param world an imagined one; only its scores are asked for
    Prospect(View view, State world, int seat) {
        this.view = view;
        this.world = world;
        this.seat = seat;
        own = view.tableaus().get(seat);
        now = value(own.scores(), own.size(), own.food(), own.teeth());
    }

    /// How good it is to have these scores, so many cavemen, food and teeth. The weights were found by letting chiefs play each other;
    /// the first points of foraging are worth so much because most actions in between are forages.
    private double value(Scores scores, int size, int food, int teeth) {
        int fire = view.fireCost();
        boolean near = scores.inventing() >= fire - 2;
        double value = 1.5 * Math.min(scores.inventing(), fire) + 0.15 * Math.max(0, scores.inventing() - fire);
        value += steps(scores.hunting(), 4, 0.55, 8, 0.25, 0.05);
        value += steps(scores.foraging(), 3, 2.7, 6, 0.25, 0.05);
        value += steps(Math.max(scores.population(), 4) - 4, fire >= 9 ? 3 : 1, fire >= 9 ? 0.8 : 0.6, fire >= 9 ? 5 : 3, 0.3, 0.02);
        value += steps(food, hunger(size) + 1, 0.45, hunger(size) + 7, 0.21, 0.06);
        value += steps(teeth, near ? richestRival() + 1 : RESERVE, near ? 0.73 : TOOTH, 20, 0.47, 0.1);
        return value;
    }

    /// So much for each up to `first`, less for each up to `second`, and little for the rest.
    private static double steps(int amount, int first, double high, int second, double middle, double low) {
        return high * Math.min(amount, first) + middle * Math.max(0, Math.min(amount, second) - first)
                + low * Math.max(0, amount - Math.max(first, second));
    }

    /// What this tribe will probably owe in the next Feed phase: all of it if the Conch comes to it.
    private int hunger(int size) { return (view.conch() + 1) % view.tableaus().size() == seat ? size : 2; }

    int richestRival() {
        int most = 0;
        for (int other = 0; other < view.tableaus().size(); other++)
            if (other != seat) most = Math.max(most, view.tableaus().get(other).teeth());
        return most;
    }

    /// What an action of the Action phase would gain.
    double gain(Action action) {
        return switch (action) {
            case Action.Recruit(String card, Payment payment) -> recruit((Card.Caveman) card(card), payment);
            case Action.Explore(String card) -> explore((Card.Cave) card(card));
            case Action.Hunt(String card) -> hunt((Card.Beast) card(card));
            case Action.Invent(String card) -> invent((Card.Invention) card(card));
            case Action.Forage _ -> forage();
            case Action.ChooseTribe _,Action.Bid _,Action.Pass _,Action.Lose _,Action.Replace _,Action.Discard _ ->
                throw new IllegalStateException("not an action of the Action phase: " + action);
        };
    }

    private Card card(String id) { return view.pool().stream().filter(card -> card.id().equals(id)).findFirst().orElseThrow(); }

    /// What a card of the pool would gain at best; nothing good if it is out of reach.
    double gain(Card card) {
        return switch (card) {
            case Card.Caveman caveman -> Math.max(recruit(caveman, Payment.FOOD), recruit(caveman, Payment.TEETH));
            case Card.Cave cave -> explore(cave);
            case Card.Beast beast -> hunt(beast);
            case Card.Invention invention -> invent(invention);
        };
    }

    double forage() { return value(own.scores(), own.size(), own.food() + own.scores().foraging(), own.teeth()) - now; }

    private double recruit(Card.Caveman caveman, Payment payment) {
        int cost = world.price(seat, caveman);
        int food = own.food() - (payment == Payment.FOOD ? cost : 0), teeth = own.teeth() - (payment == Payment.TEETH ? cost : 0);
        if (food < 0 || teeth < 0) return IMPOSSIBLE;
        if (own.size() < own.scores().population())
            return value(world.scoresWith(seat, List.of(caveman.id()), List.of()), own.size() + 1, food, teeth) - now;
        double best = IMPOSSIBLE;
        for (var member : own.members())
            best = Math.max(best,
                    value(world.scoresWith(seat, List.of(caveman.id()), List.of(member.id())), own.size(), food, teeth) - now);
        return best;
    }

    private double explore(Card.Cave cave) {
        int cost = world.price(seat, cave);
        return cost > own.teeth()
                ? IMPOSSIBLE
                : value(world.scoresWith(seat, List.of(cave.id()), List.of()), own.size(), own.food(), own.teeth() - cost) - now;
    }

    private double hunt(Card.Beast beast) {
        if (beast.cost() > own.scores().hunting()) return IMPOSSIBLE;
        int food = world.foodOf(seat, beast), teeth = world.teethOf(seat, beast);
        double risk = own.casualty().of() == 0 ? 0 : (double) own.casualty().bad() / own.casualty().of();
        return value(own.scores(), own.size(), own.food() + food, own.teeth() + teeth) - now - risk * leastLoss();
    }

    private double invent(Card.Invention invention) {
        if (invention.cost() > own.scores().inventing()) return IMPOSSIBLE;
        if (invention.effect() instanceof Effect.Win) return view.conch() == seat ? 1000 : IMPOSSIBLE;
        return value(world.scoresWith(seat, List.of(invention.id()), List.of()), own.size(), own.food(), own.teeth()) - now
                + promise(invention.effect());
    }

    /// What an invention will bring that scores do not tell yet.
    private double promise(Effect effect) {
        double left = Math.max(3, 16 - view.round()) / 12.5; // the sooner the better
        return left * switch (effect) {
            case Effect.FindFood _ -> 2.0;
            case Effect.HuntMore(int food, int teeth) -> 0.6 * food + 1.3 * teeth;
            case Effect.NoCasualties _ -> 1.6;
            case Effect.RecruitForLess _ -> 1.0;
            case Effect.FeedHalf _ -> 1.0;
            case Effect.PayLessForConch _ -> 0.8;
            case Effect.FindTeethPer _ -> 0.7;
            case Effect.RaisePer _,Effect.RaisePerCave _,Effect.RaiseFromSize _ -> 0.6;
            case Effect.RaiseWith _ -> 0.2;
            case Effect.Raise _,Effect.Win _ -> 0;
        };
    }

    /// What it costs to lose a member.
    double loss(String member) {
        return now - value(world.scoresWith(seat, List.of(), List.of(member)), own.size() - 1, own.food(), own.teeth());
    }

    double leastLoss() {
        double least = own.members().isEmpty() ? 0 : Double.POSITIVE_INFINITY;
        for (var member : own.members()) least = Math.min(least, loss(member.id()));
        return least;
    }

    boolean isFireInPool() {
        return view.pool().stream().anyMatch(card -> card instanceof Card.Invention invention && invention.effect() instanceof Effect.Win);
    }

    /// Whether this tribe would invent Fire this round if it got the Conch and paid so many teeth for it.
    boolean wins(int bid) {
        if (!isFireInPool()) return false;
        int size = own.size(), owes = world.owesAsHolder(seat);
        boolean starves = own.food() < owes && !own.members().isEmpty();
        var lost = starves
                ? own.members().stream().map(Card.Caveman::id).min(java.util.Comparator.comparingDouble(this::loss)).map(List::of)
                        .orElse(List.of())
                : List.<String>of();
        int inventing = world.scoresWith(seat, List.of(), lost).inventing();
        if (inventing >= view.fireCost()) return true;
        int food = starves ? own.food() : Math.max(0, own.food() - owes), teeth = own.teeth() - bid;
        boolean full = size - lost.size() >= own.scores().population();
        for (var card : view.pool()) if (reaches(card, inventing, food, teeth, full, lost)) return true;
        return false;
    }

    private boolean reaches(Card card, int inventing, int food, int teeth, boolean full, List<String> lost) {
        boolean can = switch (card) {
            case Card.Caveman caveman -> Math.max(food, teeth) >= world.price(seat, caveman);
            case Card.Cave cave -> teeth >= world.price(seat, cave);
            case Card.Invention invention -> invention.cost() <= inventing && !(invention.effect() instanceof Effect.Win);
            case Card.Beast _ -> false;
        };
        if (!can) return false;
        if (!full || !(card instanceof Card.Caveman))
            return world.scoresWith(seat, List.of(card.id()), lost).inventing() >= view.fireCost();
        for (var member : own.members())
            if (!lost.contains(member.id()) && world
                    .scoresWith(seat, List.of(card.id()),
                            java.util.stream.Stream.concat(lost.stream(), java.util.stream.Stream.of(member.id())).toList())
                    .inventing() >= view.fireCost())
                return true;
        return false;
    }

    /// What the Conch would be worth this round, beyond what this tribe gets without it.
    double conch() {
        var gains = view.pool().stream().mapToDouble(this::gain).filter(gain -> gain > IMPOSSIBLE).boxed()
                .sorted(java.util.Comparator.reverseOrder()).toList();
        int seats = view.tableaus().size();
        int turn = Math.floorMod(seat - view.conch(), seats);
        double holder = nth(gains, 0) + nth(gains, 1 + seats / 2);
        double other = nth(gains, turn == 0 ? 1 : (turn + 1) / 2);
        int owes = world.owesAsHolder(seat);
        double meal = own.food() >= owes
                ? value(own.scores(), own.size(), own.food() - 1, own.teeth())
                        - value(own.scores(), own.size(), own.food() - owes, own.teeth())
                : leastLoss() + 0.3;
        return holder - other - meal;
    }

    private double nth(List<Double> gains, int n) { return Math.max(forage(), n < gains.size() ? gains.get(n) : 0); }
}
