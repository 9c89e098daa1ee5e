package hearthside.games.myfirststoneage;

import static hearthside.core.input.BadInput.must;
import static hearthside.games.myfirststoneage.MyFirstStoneAgeEdition.DOGS;
import static hearthside.games.myfirststoneage.MyFirstStoneAgeEdition.HUTS;
import static hearthside.games.myfirststoneage.MyFirstStoneAgeEdition.PILES;
import static hearthside.games.myfirststoneage.MyFirstStoneAgeEdition.TOKENS;

import hearthside.core.Facedown;
import hearthside.core.Terms;
import hearthside.core.input.Amount;
import hearthside.core.input.BadInput;
import java.util.Locale;
import java.util.OptionalInt;

/// Reads a position back into a state, and says what is wrong with one that cannot be told so. What must hold of any state is in
/// [Invariants].
final class Restoring {
    private final Agreement agreed;
    private final View view;
    private final OptionalInt starter;

    Restoring(Terms terms, View view) {
        starter = terms.starter();
        agreed = Agreement.on(terms);
        this.view = view;
    }

    State state() {
        var s = new State(agreed, forest());
        must(view.start() >= 0 && view.start() < agreed.seats, "start", "Seat %d does not exist.".formatted(view.start()));
        must(starter.isEmpty() || view.start() == starter.getAsInt(), "start",
                "The option start is agreed to be %d, so seat %d began.".formatted(starter.orElse(0) + 1, starter.orElse(0) + 1));
        s.start = view.start();
        must(view.loop().equals(agreed.edition.loop()), "loop",
                "The loop must be the one of the edition: %s.".formatted(agreed.edition.loop().toString().toLowerCase(Locale.ROOT)));
        must(view.friendlyDogs() == agreed.friendlyDogs, "friendlyDogs",
                "The option friendlyDogs is agreed to be %s.".formatted(agreed.friendlyDogs ? "on" : "off"));
        s.resets = Amount.count(view.resets(), "resets");
        must(!agreed.together || view.resets() <= Agreement.MAMMOTH_STEPS, "resets", "The mammoth walks only ten steps.");
        for (int tree = 0; tree < TOKENS; tree++) if (view.forest().get(tree).up()) s.up |= 1 << tree;
        lastSwap(s);
        goods(s);
        settlements(s);
        huts(s);
        s.phase = view.phase();
        new Invariants(s).check();
        return s;
    }

    private Facedown forest() {
        must(view.forest().size() == TOKENS, "forest", "There must be 14 trees; there are %d.".formatted(view.forest().size()));
        var face = new int[TOKENS];
        var knownTo = new int[TOKENS];
        var left = agreed.forest.clone();
        for (int tree = 0; tree < TOKENS; tree++) {
            var at = "forest[%d]".formatted(tree);
            var token = view.forest().get(tree).face();
            boolean seen = view.forest().get(tree).seen();
            must(!view.forest().get(tree).up() || seen, at + ".seen", "A tree that is up has been seen.");
            must((token != null) == seen, at + ".face", "A tree has a face exactly when it has been seen.");
            must(!seen || view.forest().get(tree).up() || view.resets() > 0, at + ".up",
                    "Only a closing forest turns a tree down, and it has not closed yet (MF-85).");
            must(!seen || view.forest().get(tree).up() || !agreed.fullMix || view.phase() instanceof Over, at + ".seen",
                    "With fullMix nobody knows a tree that is face down (MF-V3).");
            face[tree] = token == null ? Facedown.UNKNOWN : token.ordinal();
            knownTo[tree] = seen ? Facedown.EVERYBODY : 0;
            if (token != null) must(--left[token.ordinal()] >= 0, at + ".face", "There are not so many tokens of this kind.");
        }
        return new Facedown(agreed.forest, face, knownTo);
    }

    private void lastSwap(State s) {
        var pair = view.lastSwap();
        if (pair.isEmpty()) return;
        must(pair.size() == 2 && pair.getFirst() >= 0 && pair.getFirst() < pair.getLast() && pair.getLast() < TOKENS, "lastSwap",
                "The last swap names two different trees, the lower number first, or none.");
        s.swapA = pair.getFirst();
        s.swapB = pair.getLast();
    }

    private void goods(State s) {
        int left = 0; // what a position leaves out is on the land
        for (var good : Good.ALL) {
            int inPlay = pieces(view.land().count(good), "land", good) + pieces(view.post().count(good), "post", good);
            for (int seat = 0; seat < view.settlements().size(); seat++) {
                var goods = view.settlements().get(seat).goods();
                if (goods == null) throw new BadInput("settlements[%d].goods".formatted(seat), "A position tells the goods of everybody.");
                inPlay += pieces(goods.count(good), "settlements[%d].goods".formatted(seat), good);
            }
            must(inPlay == agreed.goodsPerKind, "land." + name(good),
                    "There must be %d pieces of %s in all; there are %d (MF-5).".formatted(agreed.goodsPerKind, name(good), inPlay));
            left += Math.max(0, agreed.goodsPerKind - inPlay) * Bag.one(good.ordinal());
        }
        must(view.post().size() == MyFirstStoneAgeEdition.POST, "post",
                "The trading post holds 5 goods, not %d (MF-52).".formatted(view.post().size()));
        s.land = Bag.of(view.land()) + left;
        s.post = Bag.of(view.post());
    }

    private static int pieces(int count, String field, Good good) {
        must(count >= 0 && count <= Bag.MOST, field + "." + name(good), "There cannot be %d pieces.".formatted(count));
        return count;
    }

    private void settlements(State s) {
        must(view.settlements().size() == agreed.seats, "settlements",
                "There must be %d settlements; there are %d.".formatted(agreed.seats, view.settlements().size()));
        int dogs = view.dogs();
        must(dogs >= 0 && dogs <= DOGS, "dogs", "There cannot be %d dogs.".formatted(dogs));
        for (int seat = 0; seat < agreed.seats; seat++) {
            var at = "settlements[%d].".formatted(seat);
            var settlement = view.settlements().get(seat);
            s.figure[seat] = settlement.figure().ordinal();
            if (settlement.goods() != null) s.goods[seat] = Bag.of(settlement.goods());
            must(settlement.dogs() >= 0 && settlement.dogs() <= DOGS, at + "dogs", "There cannot be %d dogs.".formatted(settlement.dogs()));
            s.dogs[seat] = settlement.dogs();
            dogs += settlement.dogs();
            must(settlement.help() == agreed.help[seat], at + "help",
                    "The memory help of seat %d is agreed to be %d.".formatted(seat, agreed.help[seat]));
            must(settlement.whispers() >= 0 && settlement.whispers() <= (agreed.help[seat] == 3 ? Setup.WHISPERS : 0), at + "whispers",
                    "The mammoth cannot whisper %d times more.".formatted(settlement.whispers()));
            s.whispers[seat] = settlement.whispers();
        }
        must(dogs == DOGS, "dogs", "There must be 2 dogs in all; there are %d.".formatted(dogs));
    }

    private void huts(State s) {
        must(view.piles().size() == PILES, "piles", "There must be 3 piles; there are %d.".formatted(view.piles().size()));
        s.unseenHuts = (1 << HUTS) - 1;
        int hidden = 0;
        for (int pile = 0; pile < PILES; pile++) {
            var hut = view.piles().get(pile).hut();
            s.top[pile] = hut == null ? -1 : place(s, hut, "piles[%d].hut".formatted(pile));
            s.below[pile] = view.piles().get(pile).below();
            must(s.below[pile] >= 0 && s.below[pile] < HUTS / PILES, "piles[%d].below".formatted(pile),
                    "A pile hides 0 to 4 huts, not %d.".formatted(s.below[pile]));
            must(hut != null || s.below[pile] == 0 || view.phase() instanceof Over, "piles[%d].hut".formatted(pile),
                    "A pile that is not empty shows a hut (MF-79).");
            hidden += s.below[pile];
        }
        for (int seat = 0; seat < agreed.seats; seat++) {
            var huts = view.settlements().get(seat).huts();
            must(huts.size() <= Agreement.SLOTS, "settlements[%d].huts".formatted(seat), "A settlement has room for three huts.");
            for (int i = 0; i < huts.size(); i++) s.huts[seat] |= 1 << place(s, huts.get(i), "settlements[%d].huts[%d]".formatted(seat, i));
        }
        must(hidden == Integer.bitCount(s.unseenHuts), "piles",
                "%d huts lie face down, but %d are neither built nor on offer.".formatted(hidden, Integer.bitCount(s.unseenHuts)));
    }

    private int place(State s, Hut hut, String field) {
        int index = agreed.edition.huts().indexOf(hut);
        must(index >= 0, field, "The edition has no hut \"%s\" at this price.".formatted(hut.id()));
        must((s.unseenHuts >> index & 1) != 0, field, "The hut %s is there twice.".formatted(hut.id()));
        s.unseenHuts &= ~(1 << index);
        return index;
    }

    private static String name(Good good) { return good.name().toLowerCase(Locale.ROOT); }
}
