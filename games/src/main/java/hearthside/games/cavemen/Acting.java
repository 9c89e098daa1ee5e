package hearthside.games.cavemen;

import static hearthside.games.cavemen.State.POOL;
import static hearthside.games.cavemen.State.TRIBES;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// CV-52: recruit, explore, hunt, invent or forage.
///
/// @param turn how many actions were taken before this one; the holder of the Conch takes number 0 and the last (CV-51)
public record Acting(int seat, int turn) implements Phase {
    private static final Action FORAGE = new Action.Forage();
    private static final Acting[] TURNS = new Acting[5 * 6];

    static {
        for (int i = 0; i < TURNS.length; i++) TURNS[i] = new Acting(i / 6, i % 6);
    }

    static Acting turn(int seat, int turn) { return TURNS[seat * 6 + turn]; }

    /// CV-53: foraging is always there, and stands last.
    @Override
    public List<Action> options(State s) {
        var cards = s.agreed.cards;
        var options = new ArrayList<Action>(16);
        long scores = s.scores(seat);
        for (long rest = s.beings[POOL] & Cards.CAVEMAN_BITS; rest != 0; rest &= rest - 1) {
            int card = Long.numberOfTrailingZeros(rest), cost = s.recruitCost(seat, card);
            if (s.food[seat] >= cost) options.add(cards.recruitForFood[card]); // CV-56
            if (s.teeth[seat] >= cost) options.add(cards.recruitForTeeth[card]);
        }
        int hunting = Scores.of(scores, Score.HUNTING), inventing = Scores.of(scores, Score.INVENTING);
        for (long rest = s.beings[POOL] & Cards.BEAST_BITS; rest != 0; rest &= rest - 1) {
            int card = Long.numberOfTrailingZeros(rest);
            if (cards.cost[card] <= hunting) options.add(cards.hunt[card]); // CV-66
        }
        for (long rest = s.things[POOL]; rest != 0; rest &= rest - 1) {
            int card = Cards.CAVES + Long.numberOfTrailingZeros(rest);
            if (Cards.isCave(card)) {
                if (s.caveCost(seat, card) <= s.teeth[seat]) options.add(cards.explore[card]); // CV-63
            } else if (cards.cost[card] <= inventing && (card != Cards.FIRE || seat == s.conch)) { // CV-80, CV-82
                options.add(cards.invent[card]);
            }
        }
        options.add(FORAGE);
        return options;
    }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        return switch (action) {
            case Action.Recruit(String card, Payment payment) -> recruit(s, s.agreed.cards.number(card), payment, dealer);
            case Action.Explore(String card) -> explore(s, s.agreed.cards.number(card), dealer);
            case Action.Hunt(String card) -> Hunting.hunt(s, seat, turn, s.agreed.cards.number(card), dealer);
            case Action.Invent(String card) -> invent(s, s.agreed.cards.number(card), dealer);
            case Action.Forage _ -> forage(s, dealer);
            case Action.ChooseTribe _,Action.Bid _,Action.Pass _,Action.Lose _,Action.Replace _,Action.Discard _ ->
                throw new IllegalStateException("not an action of the Action phase: " + action);
        };
    }

    /// CV-61: pay first. CV-57: whoever joins counts at once. CV-60: a full tribe must replace a member.
    private Phase recruit(State s, int card, Payment payment, Dealer dealer) {
        int cost = s.recruitCost(seat, card);
        if (payment == Payment.FOOD) s.food[seat] -= cost;
        else s.teeth[seat] -= cost;
        var id = s.agreed.cards.id(card);
        dealer.announce(new Event.Recruited(seat, id, payment, cost));
        if (s.isFull(seat)) return new Replacing(seat, turn, id);
        s.move(card, POOL, TRIBES + seat);
        return Round.next(s, seat, turn, dealer);
    }

    /// CV-64
    private Phase explore(State s, int card, Dealer dealer) {
        int cost = s.caveCost(seat, card);
        s.teeth[seat] -= cost;
        s.move(card, POOL, TRIBES + seat);
        dealer.announce(new Event.Explored(seat, s.agreed.cards.id(card), cost));
        return Round.next(s, seat, turn, dealer);
    }

    /// CV-81. CV-83: with Fire the game ends at once.
    private Phase invent(State s, int card, Dealer dealer) {
        s.move(card, POOL, TRIBES + seat);
        dealer.announce(new Event.Invented(seat, s.agreed.cards.id(card)));
        return card == Cards.FIRE ? Round.end(s, dealer) : Round.next(s, seat, turn, dealer);
    }

    /// CV-85
    private Phase forage(State s, Dealer dealer) {
        int food = s.score(seat, Score.FORAGING);
        s.gain(seat, food, 0);
        dealer.announce(new Event.Foraged(seat, food));
        return Round.next(s, seat, turn, dealer);
    }

    @Override
    public String order() { return "CV-51"; }

    @Override
    public Optional<Refusal> whyNot(State s, Action action) {
        return switch (action) {
            case Action.Recruit(String card, Payment payment) -> whyNotRecruit(s, s.agreed.cards.number(card), payment);
            case Action.Explore(String card) -> whyNotExplore(s, s.agreed.cards.number(card));
            case Action.Hunt(String card) -> whyNotHunt(s, s.agreed.cards.number(card));
            case Action.Invent(String card) -> whyNotInvent(s, s.agreed.cards.number(card));
            case Action.Forage _ -> Optional.empty();
            case Action.ChooseTribe _,Action.Bid _,Action.Pass _,Action.Lose _,Action.Replace _,Action.Discard _ ->
                Phase.outOfPlace(action);
        };
    }

    private Optional<Refusal> whyNotRecruit(State s, int card, Payment payment) {
        if (!Cards.isCaveman(card)) return refuse("CV-56", "Only a caveman can be recruited.");
        if (!s.has(POOL, card)) return refuse("CV-54", "This card does not lie in the pool.");
        int cost = s.recruitCost(seat, card);
        if (payment == Payment.FOOD && s.food[seat] < cost)
            return refuse("CV-56", "It costs {0} food, and you have {1}. Food and teeth cannot be mixed.", cost, s.food[seat]);
        if (payment == Payment.TEETH && s.teeth[seat] < cost)
            return refuse("CV-56", "It costs {0} teeth, and you have {1}. Food and teeth cannot be mixed.", cost, s.teeth[seat]);
        return Optional.empty();
    }

    private Optional<Refusal> whyNotExplore(State s, int card) {
        if (!Cards.isCave(card)) return refuse("CV-63", "Only a cave can be explored.");
        if (!s.has(POOL, card)) return refuse("CV-54", "This card does not lie in the pool.");
        int cost = s.caveCost(seat, card);
        return cost <= s.teeth[seat]
                ? Optional.empty()
                : refuse("CV-63", "Without an explorer this cave costs {0} teeth, and you have {1}.", cost, s.teeth[seat]);
    }

    private Optional<Refusal> whyNotHunt(State s, int card) {
        if (!Cards.isBeast(card)) return refuse("CV-66", "Only a beast can be hunted.");
        if (!s.has(POOL, card)) return refuse("CV-54", "This card does not lie in the pool.");
        int needed = s.agreed.cards.cost[card], hunting = s.score(seat, Score.HUNTING);
        return needed <= hunting
                ? Optional.empty()
                : refuse("CV-66", "This beast needs a hunting score of {0}; your tribe has {1}.", needed, hunting);
    }

    private Optional<Refusal> whyNotInvent(State s, int card) {
        if (!Cards.isInvention(card)) return refuse("CV-80", "Only an invention can be invented.");
        if (!s.has(POOL, card)) return refuse("CV-54", "This card does not lie in the pool.");
        if (card == Cards.FIRE && seat != s.conch) return refuse("CV-82", "Only the holder of the Conch may invent Fire.");
        int needed = s.agreed.cards.cost[card], inventing = s.score(seat, Score.INVENTING);
        if (needed <= inventing) return Optional.empty();
        return card == Cards.FIRE
                ? refuse("CV-82", "Fire needs an inventing score of {0}; your tribe has {1}.", needed, inventing)
                : refuse("CV-80", "This invention needs an inventing score of {0}; your tribe has {1}.", needed, inventing);
    }

    private static Optional<Refusal> refuse(String rule, String sentence, Object... with) {
        return Optional.of(Refusal.of(rule, sentence, with));
    }
}
