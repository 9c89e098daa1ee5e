package hearthside.games.myfirststoneage;

import hearthside.core.Dealer;
import hearthside.core.input.Amount;

/// What a space does to the figure that lands on it, and how a turn ends. MF-32: spaces passed on the way do nothing.
final class Landed {
    private Landed() {}

    static Phase on(State s, int seat, Space space, Dealer dealer) {
        return switch (space) {
            case BUILD -> Building.canBuild(s, seat) ? new Building(seat) : closeForest(s, seat, dealer); // MF-81
            case DOG -> onDogDen(s, seat, dealer);
            case TRADE -> s.goods[seat] == 0 ? nothing(s, seat, space, dealer) : new Trading(seat); // MF-50
            case TOOTH, BERRY, POT, ARROWHEAD, FISH -> onGood(s, seat, space, dealer);
        };
    }

    /// MF-40: take one piece. MF-41: from an empty space nothing.
    private static Phase onGood(State s, int seat, Space space, Dealer dealer) {
        int kind = space.ordinal() - Space.TOOTH.ordinal();
        if (Bag.count(s.land, kind) == 0) return nothing(s, seat, space, dealer);
        s.land -= Bag.one(kind);
        s.goods[seat] += Bag.one(kind);
        dealer.announce(new Event.Gathered(seat, Good.ALL.get(kind)));
        return endTurn(s, seat, dealer);
    }

    /// MF-60: take a dog from the board. MF-62: if there is none, one may be called over from another player.
    private static Phase onDogDen(State s, int seat, Dealer dealer) {
        if (s.dogsOnBoard() > 0) { // MF-67
            s.dogs[seat]++;
            dealer.announce(new Event.GotDog(seat));
            return endTurn(s, seat, dealer);
        }
        int from = holder(s, seat);
        return from < 0 || s.agreed.friendlyDogs ? nothing(s, seat, Space.DOG, dealer) : new Calling(seat, from); // MF-66, MF-V5
    }

    /// MF-63: the nearest other player to the left who has a dog; -1 if there is none.
    static int holder(State s, int seat) {
        for (int i = 1; i < s.seats(); i++) {
            int other = (seat + i) % s.seats();
            if (s.dogs[other] > 0) return other;
        }
        return -1;
    }

    private static Phase nothing(State s, int seat, Space space, Dealer dealer) {
        dealer.announce(new Event.FoundNothing(seat, space));
        return endTurn(s, seat, dealer);
    }

    /// MF-85: all forest tokens go face down, the one just turned up too. Then MF-87: two change places.
    static Phase closeForest(State s, int seat, Dealer dealer) {
        s.up = 0;
        s.resets = Amount.plus(s.resets, 1);
        dealer.reveal(); // what was open is not to be seen again, so this cannot be taken back
        dealer.announce(new Event.ForestClosed(seat));
        if (s.agreed.together) { // MF-V8
            dealer.announce(new Event.MammothWalked(s.resets));
            if (s.resets == Agreement.MAMMOTH_STEPS) return end(s, dealer);
        }
        if (!s.agreed.fullMix) return new Swapping(seat, s.agreed.swaps);
        s.forest.mix(); // MF-V3
        dealer.announce(new Event.ForestMixed());
        return endTurn(s, seat, dealer);
    }

    /// MF-13: the next player to the left. MF-V7: with equal turns the game ends with the round.
    static Phase endTurn(State s, int seat, Dealer dealer) {
        int next = (seat + 1) % s.seats();
        if (next == s.start && s.agreed.equalTurns && s.anyVillageReady()) return end(s, dealer);
        return Flipping.turn(next);
    }

    static Phase end(State s, Dealer dealer) {
        dealer.announce(new Event.Ended(s.winners()));
        return new Over();
    }
}
