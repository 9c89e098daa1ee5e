package hearthside.games.stoneage;

import static hearthside.core.input.BadInput.must;

import hearthside.core.input.Amount;
import java.util.Locale;

/// Whether the phase of a state is one that the rest of it can lead to.
final class Moment {
    private static final int MOST_OWED = 1000; // at one meal

    private final State s;
    private final Agreement agreed;

    Moment(State s) {
        this.s = s;
        agreed = s.agreed;
    }

    void check() {
        if (s.phase instanceof Over) {
            must(agreed.solo ? s.limit <= 0 || s.deck == 0 : Round.hasEmptyPile(s) || Round.emptySpaces(s) > s.deckSize(), "phase",
                    "Nothing has ended the game yet (SA-70, SA-73, SS-59, SS-62).");
            return;
        }
        must(!agreed.solo || s.limit > 0, "solo.limit", "With a limit of %d the game is lost (SS-59).".formatted(s.limit));
        if (agreed.solo) must(s.row[SoloRound.BURDEN] >= 0, "row[3].card", "There is always a burden (SS-7).");
        int tribe = s.phase.tribe();
        must(tribe >= 0 && tribe < agreed.tribes, "phase.tribe", "Tribe %d does not exist.".formatted(tribe));
        switch (s.phase) {
            case Placing _ -> placing(tribe);
            case Acting _ -> {
                acting(tribe);
                must(s.locationsOf(tribe) != 0, "phase", "This tribe has nothing left to do (SA-31).");
            }
            case UsingTools(int _, var good, var dice, int pips) -> {
                acting(tribe);
                must(!dice.isEmpty() && dice.size() <= agreed.mostFigures && dice.stream().allMatch(die -> die >= 1 && die <= 6),
                        "phase.dice", "One to %d dice were rolled, and each shows 1 to 6 (SA-36).".formatted(agreed.mostFigures));
                int rolled = dice.stream().mapToInt(Integer::intValue).sum();
                must(pips >= rolled && pips <= rolled + added(agreed.seatOf(tribe)), "phase.pips",
                        "The dice count, and the tools added to them (SA-37).");
                must(UsingTools.canHelp(s, tribe, good, pips), "phase", "No tool could bring more here (SA-37).");
            }
            case Buying(int _, var location) -> buying(tribe, location);
            case Building(int _, var location) -> building(tribe, location);
            case Paying(int _, var location, int number) -> {
                building(tribe, location);
                must(s.agreed.tile(s.top[location.pile()]).price() instanceof Price.Any(int least, int most) && number >= least
                        && number <= Math.min(most, s.resources(agreed.seatOf(tribe))), "phase.number",
                        "So many resources cannot be spent here (SA-46).");
            }
            case PickingDice picking -> picking(picking);
            case Claiming _ -> {
                acting(tribe);
                must(s.hasAnyTwo(agreed.seatOf(tribe)), "phase", "There is no card to claim two resources for (SA-58).");
            }
            case Feeding(int _, int missing, var paid) -> {
                meal(missing, paid, tribe);
                must(!agreed.solo && Feeding.canPay(s, tribe, missing) && (paid.size() == 0 || s.resources(tribe) >= missing),
                        "phase.missing", "The shortage cannot be covered, so there is nothing to decide (SA-63).");
                must(missing + paid.size() <= s.figures[tribe], "phase.missing", "More is missing than was owed (SA-61).");
            }
            case Mustering _ -> {
                roundBegun();
                waiting();
                must(unplaced() >= 2, "phase", "There is no choice which tribe comes next (SS-28).");
            }
            case Ordering _ -> {
                must(agreed.solo && unplaced() == 0, "phase", "Not all tribes have rolled (SS-28).");
                must(Integer.bitCount(SoloRound.slowest(s)) >= 2, "phase", "There is no tie to break (SS-31).");
            }
            case Rationing(int missing, var paid) -> {
                meal(missing, paid, 0);
                must(agreed.solo && (paid.size() > 0 || s.resources(0) > 0 || s.hasAnyTwo(0)), "phase.missing",
                        "There is nothing to pay with (SS-55).");
                must(missing + paid.size() <= agreed.meal * s.allFigures() + SoloRound.burden(s), "phase.missing",
                        "More is missing than was owed (SS-51).");
            }
            case Discarding(int left) -> {
                home();
                must(agreed.solo && left >= 1 && left <= agreed.solitary.discards() && Integer.bitCount(s.tiles[0]) >= left, "phase.left",
                        "So many tiles cannot be discarded (SS-57).");
            }
            case Over _ -> throw new IllegalStateException("dealt with above");
        }
    }

    /// SA-70, SA-72, SA-74, SS-62: until the first action the row is full, no pile has run out, and every tool is ready.
    private void roundBegun() {
        for (int space = 0; space < State.CARD_SPACES; space++)
            must(s.row[space] >= 0 || agreed.solo && !agreed.solitary.spaces().contains(space), "row[%d].card".formatted(space),
                    "The row is full when a round begins (SA-72, SS-62).");
        must(agreed.solo || !Round.hasEmptyPile(s), "piles", "A pile has run out, so the game is over (SA-70).");
        for (int seat = 0; seat < s.seats(); seat++)
            must(s.tools[seat] == Tools.refresh(s.tools[seat]), "players[%d].tools".formatted(seat),
                    "Every tool is ready when a round begins (SA-74).");
    }

    private void placing(int tribe) {
        roundBegun();
        if (agreed.solo) {
            waiting();
            must(s.initiative[tribe] == 0, "phase.tribe", "This tribe has rolled already (SS-27).");
        }
        must(Placing.canPlace(s, tribe), "phase.tribe", "This tribe has nothing to place (SA-11).");
    }

    /// SS-28: a tribe has rolled exactly when all its figures are on the board; only the one being placed is in between.
    private void waiting() {
        must(agreed.solo && s.acted == 0, "phase", "This moment does not come up here (SS-20).");
        for (int tribe = 0; tribe < agreed.tribes; tribe++) {
            boolean begun = s.phase instanceof Placing && s.phase.tribe() == tribe;
            must(begun || (s.initiative[tribe] > 0 ? s.home(tribe) == 0 : s.locationsOf(tribe) == 0),
                    "solo.initiative[%d]".formatted(tribe), "A tribe rolls when all its figures are placed (SS-27).");
        }
    }

    private int unplaced() {
        int count = 0;
        for (int initiative : s.initiative) if (initiative == 0) count++;
        return count;
    }

    /// SA-30: whoever acts before this tribe has done everything. SS-30: alone, it is one of the slowest.
    private void acting(int tribe) {
        if (agreed.solo) {
            must(unplaced() == 0 && (SoloRound.slowest(s) >> tribe & 1) != 0, "phase.tribe", "It is not this tribe that acts now (SS-30).");
            return;
        }
        for (int i = 0; i < s.seats() && (s.start + i) % s.seats() != tribe; i++) // a tribe that is not there is never come to
            must(s.locationsOf((s.start + i) % s.seats()) == 0, "phase.tribe", "A player before this one has not finished (SA-30).");
    }

    private void buying(int tribe, Location location) {
        acting(tribe);
        must(location.isCardSpace() && s.row[location.space()] >= 0 && s.at[location.ordinal()] == 0, "phase.location",
                "There is no card to buy here (SA-42).");
        must(!agreed.solo || location.space() != SoloRound.BURDEN, "phase.location", "The burden is not for sale (SS-24).");
        int board = agreed.seatOf(tribe);
        must(Payments.OF_SIZE[location.cost()].canPay(s.stock, board) || s.hasAnyTwo(board) || hasClaimed(board), "phase",
                "This card cannot be paid (SA-43).");
    }

    /// SA-58: two resources may have been claimed at this very decision, even if they were not enough.
    private boolean hasClaimed(int board) {
        long used = agreed.anyTwoCards & ~s.ready & (agreed.solo ? gone() : s.cards[board]);
        return used != 0 && s.resources(board) >= 2;
    }

    /// SS-41: the cards that were put away.
    private long gone() {
        long gone = ~s.deck & ~s.cards[0];
        for (int card : s.row) if (card >= 0) gone &= ~(1L << card);
        return gone;
    }

    /// SA-39, SA-57: what tools used this round and one-use tools that are used up can have added.
    private int added(int board) {
        int added = 0;
        for (int slot = 0; slot < Tools.SLOTS; slot++)
            if (Tools.isUsed(s.tools[board], slot)) added += Tools.value(s.tools[board], slot);
        for (long rest = agreed.onceCards & ~s.ready & (agreed.solo ? gone() : s.cards[board]); rest != 0; rest &= rest - 1)
            added += agreed.once[Long.numberOfTrailingZeros(rest)];
        return added;
    }

    private void building(int tribe, Location location) {
        acting(tribe);
        must(location.isPile() && location.pile() < agreed.piles && s.top[location.pile()] >= 0 && s.at[location.ordinal()] == 0,
                "phase.location", "There is nothing to build here (SA-44).");
    }

    private void picking(PickingDice picking) {
        must(picking.buyer() >= 0 && picking.buyer() < agreed.tribes, "phase.buyer", "Tribe %d does not exist.".formatted(picking.buyer()));
        acting(picking.buyer());
        int left = agreed.solo ? 2 : s.seats() - Math.floorMod(picking.tribe() - picking.buyer(), s.seats());
        must(!agreed.solo || picking.tribe() == picking.buyer(), "phase.tribe", "Only the tribe that bought the card takes a die (SS-38).");
        must(picking.dice().size() == left, "phase.dice", "%d dice should be left.".formatted(left));
        must(picking.dice().stream().allMatch(die -> die >= 1 && die <= 6) && picking.dice().stream().distinct().count() > 1, "phase.dice",
                "Dice show 1 to 6, and there is a choice only among different ones (SA-50).");
    }

    private void meal(int missing, Goods paid, int board) {
        home();
        Amount.within(1, MOST_OWED, missing, "phase.missing");
        for (var good : Good.RESOURCES) Amount.within(0, MOST_OWED, paid.count(good), "phase.paid." + good.name().toLowerCase(Locale.ROOT));
        must(s.stock(board, Good.FOOD) == 0, "players[%d].food".formatted(board), "All food is eaten before resources are paid (SA-62).");
    }

    private void home() {
        for (int standing : s.at) must(standing == 0, "figures", "All figures are home when they are fed (SA-31).");
        must(s.acted == 0 && (!agreed.solo || unplaced() == agreed.tribes), "solo.initiative",
                "After the actions all initiatives are 0 (SS-45).");
    }
}
