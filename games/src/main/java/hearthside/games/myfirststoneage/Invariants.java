package hearthside.games.myfirststoneage;

import static hearthside.core.input.BadInput.must;
import static hearthside.games.myfirststoneage.MyFirstStoneAgeEdition.DOGS;
import static hearthside.games.myfirststoneage.MyFirstStoneAgeEdition.TOKENS;

import hearthside.core.Game;
import hearthside.core.input.Amount;
import java.util.Locale;
import java.util.function.Predicate;

/// What must hold of every state, whether it was played or read: pieces are conserved, and the phase fits the rest.
record Invariants(State s) {

    void check() {
        Amount.count(s.resets, "resets");
        goods();
        dogs();
        huts();
        lastSwap();
        phase();
        resets();
    }

    /// MF-5, MF-52
    private void goods() {
        for (var good : Good.ALL) {
            int kind = good.ordinal(), inPlay = Bag.count(s.land, kind) + Bag.count(s.post, kind);
            for (int goods : s.goods) inPlay += Bag.count(goods, kind);
            must(inPlay == s.agreed.goodsPerKind, "land." + good.name().toLowerCase(Locale.ROOT),
                    "There must be %d pieces of each kind in all; there are %d (MF-5).".formatted(s.agreed.goodsPerKind, inPlay));
        }
        must(Bag.size(s.post) == MyFirstStoneAgeEdition.POST, "post",
                "The trading post holds 5 goods, not %d (MF-52).".formatted(Bag.size(s.post)));
    }

    /// MF-68
    private void dogs() {
        for (int seat = 0; seat < s.seats(); seat++)
            must(s.dogs[seat] >= 0 && s.dogs[seat] <= DOGS, "settlements[%d].dogs".formatted(seat),
                    "There cannot be %d dogs.".formatted(s.dogs[seat]));
        must(s.dogsOnBoard() >= 0, "dogs", "There are two dogs in all (MF-68).");
    }

    /// Every hut is on offer, built, or unseen in a pile. MF-80: until somebody has won, there are huts to build.
    private void huts() {
        int seen = 0, count = 0, hidden = 0, onOffer = 0;
        for (int pile = 0; pile < s.top.length; pile++) {
            hidden += s.below[pile];
            if (s.top[pile] < 0) continue;
            seen |= 1 << s.top[pile];
            count++;
            onOffer++;
        }
        for (int built : s.huts) {
            seen |= built;
            count += Integer.bitCount(built);
        }
        must(Integer.bitCount(seen) == count && (seen & s.unseenHuts) == 0, "piles", "A hut is in two places.");
        must(count + Integer.bitCount(s.unseenHuts) == MyFirstStoneAgeEdition.HUTS && hidden == Integer.bitCount(s.unseenHuts), "piles",
                "%d huts lie face down, but %d are neither built nor on offer.".formatted(hidden, Integer.bitCount(s.unseenHuts)));
        must(s.phase instanceof Over || s.agreed.together || onOffer >= 1, "piles", "There is always a hut to build (MF-80).");
    }

    /// MF-87: the last swap is told until the next tree is turned up.
    private void lastSwap() {
        if (s.swapA < 0) return;
        must(s.resets > 0 && s.agreed.swaps > 0 && !s.agreed.fullMix, "lastSwap",
                "Trees change places only when the forest has closed, and it has not (MF-87).");
        must(s.up == 0, "lastSwap", "The first tree that is turned up ends the moment after a swap, and trees are up (MF-87).");
        boolean swapped = switch (s.phase) {
            case Flipping _,Over _ -> true; // MF-V7: a round may end with a swap
            case Swapping(int _, int left) -> left < s.agreed.swaps;
            case Trading _,Calling _,Building _ -> false;
        };
        must(swapped, "lastSwap", "Nobody has changed places yet at this moment (MF-87).");
    }

    private boolean anyUp(Predicate<Token> is) {
        for (int tree = 0; tree < TOKENS; tree++)
            if (s.isUp(tree) && is.test(Token.ALL.get(s.forest.face(tree, Game.REFEREE)))) return true;
        return false;
    }

    private boolean isWhisperable(int tree) { return tree >= 0 && tree < TOKENS && !s.isUp(tree) && s.forest.seenBy(tree, 0); }

    /// The phase must be one that the rest of the position can lead to.
    private void phase() {
        var agreed = s.agreed;
        boolean won = agreed.together ? s.allVillagesReady() : s.anyVillageReady() && !agreed.equalTurns;
        boolean lost = agreed.together && s.resets == Agreement.MAMMOTH_STEPS;
        if (s.phase instanceof Over) {
            must(won || lost || s.anyVillageReady() && !agreed.together, "phase", "Nobody has won yet, so the game is not over (MF-95).");
            must(agreed.together || agreed.equalTurns || s.winners().size() == 1, "phase",
                    "The first with enough huts wins alone (MF-95).");
            return;
        }
        must(!won && !lost, "phase", "The game is over (MF-95).");
        int seat = s.phase.seat();
        must(seat >= 0 && seat < agreed.seats, "phase.seat", "Seat %d does not exist.".formatted(seat));
        must(s.up == 0 || !(s.phase instanceof Swapping), "phase", "Trees change places only when all are face down (MF-85).");
        boolean buildIsUp = anyUp(token -> token == Token.BUILD);
        must(!buildIsUp || s.phase instanceof Building, "forest", "When the building site was turned up, the forest closes (MF-85).");
        var space = Space.ALL.get(s.figure[seat]);
        must(!(agreed.equalTurns && s.anyVillageReady() && s.phase instanceof Flipping && seat == s.start), "phase",
                "The round is finished, so the game is over (MF-V7).");
        switch (s.phase) {
            case Flipping(int _, int tree) ->
                must(tree == -1 || agreed.help[seat] == 3 && s.whispers[seat] < Setup.WHISPERS && isWhisperable(tree),
                        "phase.whispered", "The mammoth cannot have whispered about tree %d.".formatted(tree));
            case Trading _ -> must(space == Space.TRADE && s.goods[seat] != 0, "phase",
                    "Only a figure on the trading post trades, and only with goods (MF-50).");
            case Calling(int _, int from) ->
                must(space == Space.DOG && s.dogsOnBoard() == 0 && !agreed.friendlyDogs && from == Landed.holder(s, seat), "phase",
                        "A dog is called over only from the dog den, when none is there, from the nearest holder (MF-62, MF-63).");
            case Building _ -> must(space == Space.BUILD && Building.canBuild(s, seat), "phase",
                    "Only a figure on the building site builds, and only if it can pay (MF-70).");
            case Swapping(int _, int left) -> {
                must(space == Space.BUILD && left >= 1 && left <= agreed.swaps && !agreed.fullMix, "phase",
                        "There is nothing to swap (MF-87).");
                must(s.resets > 0, "phase", "Trees change places only when the forest has closed, and it has not (MF-87).");
            }
            case Over _ -> throw new IllegalStateException("dealt with above");
        }
        boolean hasCome = anyUp(token -> token.isDie() || token.sign() == space);
        must(s.phase instanceof Flipping || s.phase instanceof Swapping || hasCome, "forest",
                "The tree that brought the figure here must be up (MF-23).");
    }

    /// Every hut but the last was followed by a closing forest.
    private void resets() {
        int built = 0;
        for (int seat = 0; seat < s.seats(); seat++) built += s.hutCount(seat);
        must(built <= s.resets + (s.phase instanceof Over ? 1 : 0), "resets",
                "%d huts were built, and after each but the last the forest closed (MF-85).".formatted(built));
    }
}
