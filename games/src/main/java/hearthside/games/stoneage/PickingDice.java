package hearthside.games.stoneage;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// SA-50: everybody takes one of the dice in turn, beginning with whoever bought the card. SS-38: alone, one of two.
///
/// @param buyer whose actions go on afterwards
/// @param dice  those nobody has taken, in ascending order
public record PickingDice(int tribe, int buyer, List<Integer> dice) implements Phase {
    private static final List<Action> PICKS = IntStream.rangeClosed(1, 6).<Action>mapToObj(Action.PickDie::new).toList();
    @SuppressWarnings({"unchecked", "rawtypes"}) // an array of lists cannot be made otherwise
    private static final List<Action>[] BY_FACES = new List[1 << 6];
    private static final int SOLO_DICE = 2;

    public PickingDice {
        dice = dice.stream().sorted().toList();
    }

    static Phase offer(State s, int buyer, Dealer dealer) {
        var dice = new ArrayList<Integer>();
        for (int i = 0; i < (s.agreed.solo ? SOLO_DICE : s.seats()); i++) dice.add(dealer.d6());
        dealer.announce(new Event.DiceOffered(buyer, List.copyOf(dice)));
        return from(s, new PickingDice(buyer, buyer, dice), dealer);
    }

    /// Asks only where there is a choice: equal dice, and the last one, are handed out.
    private static Phase from(State s, PickingDice picking, Dealer dealer) {
        return picking.faces() == Integer.lowestOneBit(picking.faces()) ? picking.take(s, picking.dice.getFirst(), dealer) : picking;
    }

    private int faces() {
        int faces = 0;
        for (int die : dice) faces |= 1 << die - 1;
        return faces;
    }

    @Override
    public List<Action> options(State s) {
        int faces = faces();
        if (BY_FACES[faces] == null) BY_FACES[faces] = Rulebook.chosen(PICKS, faces);
        return BY_FACES[faces];
    }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) { return take(s, ((Action.PickDie) action).pips(), dealer); }

    private Phase take(State s, int pips, Dealer dealer) {
        Gains.die(s, tribe, pips, dealer);
        int next = (tribe + 1) % s.seats();
        if (s.agreed.solo || next == buyer) return Acting.next(s, buyer, dealer);
        var rest = new ArrayList<>(dice);
        rest.remove(Integer.valueOf(pips));
        return from(s, new PickingDice(next, buyer, rest), dealer); // SA-51
    }

    @Override
    public Optional<Refusal> whyNot(State s, Action action) {
        if (!(action instanceof Action.PickDie(int pips))) return Phase.outOfPlace(s, action);
        return dice.contains(pips) ? Optional.empty() : Optional.of(Refusal.of(s.agreed.solo ? "SS-38" : "SA-50", "No such die is left."));
    }
}
