package hearthside.games.myfirststoneage;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// MF-70: build one of the huts on offer, or nothing.
public record Building(int seat) implements Phase {
    private static final Action NOTHING = new Action.BuildNothing();

    /// MF-81: whether any hut on offer can be paid. MF-V8: a settlement has three slots.
    static boolean canBuild(State s, int seat) {
        if (s.hutCount(seat) == Agreement.SLOTS) return false;
        for (int hut : s.top)
            if (hut >= 0) for (var payment : s.agreed.payments[hut]) if (canPay(s, seat, payment)) return true;
        return false;
    }

    private static boolean canPay(State s, int seat, Agreement.Payment payment) {
        return isPayable(payment, s.goods[seat], s.dogs[seat]);
    }

    static boolean isPayable(Agreement.Payment payment, int goods, int dogs) {
        return payment.dogs() <= dogs && Bag.contains(goods, payment.goods());
    }

    /// MF-71: building nothing comes first; then the huts, each paid with as few dogs as possible first.
    @Override
    public List<Action> options(State s) {
        var options = new ArrayList<Action>();
        options.add(NOTHING);
        for (int pile = 0; pile < s.top.length; pile++) {
            if (s.top[pile] < 0) continue;
            for (var payment : s.agreed.payments[s.top[pile]]) if (canPay(s, seat, payment)) options.add(payment.atPile().get(pile));
        }
        return options;
    }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        if (action instanceof Action.Build build) {
            build(s, build, dealer);
            if (isLast(s)) return Landed.end(s, dealer); // MF-96
            turnUpNext(s, build.pile(), dealer);
        } else {
            dealer.announce(new Event.BuiltNothing(seat));
        }
        return Landed.closeForest(s, seat, dealer);
    }

    private void build(State s, Action.Build build, Dealer dealer) {
        int hut = s.top[build.pile()];
        int goods = Bag.of(build.goods());
        s.goods[seat] -= goods;
        s.land += goods; // MF-73: never to the trading post
        s.dogs[seat] -= build.dogs(); // MF-74: and so they are on the board again
        s.huts[seat] |= 1 << hut; // MF-78
        s.top[build.pile()] = -1;
        dealer.announce(new Event.Built(seat, build.pile(), s.hut(hut), build.goods(), build.dogs()));
    }

    /// MF-95: three huts end the game at once. MF-V7: with equal turns only when no turn of this round follows.
    /// MF-V8: together, when everybody has enough.
    private boolean isLast(State s) {
        if (s.agreed.together) return s.allVillagesReady();
        return s.isVillageReady(seat) && (!s.agreed.equalTurns || (seat + 1) % s.seats() == s.start);
    }

    /// MF-79: the next hut of the same pile; an empty pile stays empty.
    private static void turnUpNext(State s, int pile, Dealer dealer) {
        if (s.below[pile] == 0) return;
        s.below[pile]--;
        s.top[pile] = s.drawHut(pile, dealer);
        dealer.announce(new Event.HutTurnedUp(pile, s.hut(s.top[pile])));
    }

    @Override
    public Optional<Refusal> whyNot(State s, Action action) {
        if (action instanceof Action.BuildNothing) return Optional.empty();
        if (!(action instanceof Action.Build(int pile, var goods, int dogs))) return Phase.outOfPlace(action);
        if (pile < 0 || pile >= s.top.length) return Optional.of(Refusal.of("MF-8", "There is no such place: huts lie on three piles."));
        if (s.top[pile] < 0) return Optional.of(Refusal.of("MF-79", "This pile is empty."));
        int price = s.agreed.price[s.top[pile]];
        if (goods.size() > Bag.size(price) || !Bag.contains(price, Bag.of(goods)))
            return Optional.of(Refusal.of("MF-77", "Only goods shown on the hut are paid."));
        if (dogs < 0 || goods.size() + dogs != Bag.size(price))
            return Optional.of(Refusal.of("MF-77", "This hut costs {0} pieces, no more and no fewer.", Bag.size(price)));
        if (dogs > s.dogs[seat]) return Optional.of(Refusal.of("MF-74", "A dog stands in for one good, but you have too few dogs."));
        if (!Bag.contains(s.goods[seat], Bag.of(goods)))
            return Optional.of(Refusal.of("MF-72", "You do not have all the goods of this hut yet."));
        return Optional.empty();
    }
}
