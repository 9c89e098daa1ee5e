package hearthside.games.stoneage;

import hearthside.core.Dealer;
import hearthside.core.Result;
import hearthside.core.chance.Naming;
import hearthside.core.input.Amount;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// What is different alone: initiative, the tribe that rests, what cards give, the burden, exhaustion, and the two ends.
final class SoloRound {
    static final int BURDEN = 3; // SS-7: the card space that holds the burden
    static final int GREEN_FOOD = 2, GREEN_BURDEN = 4, NO_TILE = 3; // SS-39, SS-52, SS-58
    static final int ACTING_TRIBES = 3; // SS-32

    private SoloRound() {}

    // Placement: SS-20..28

    static Phase rollInitiative(State s, int tribe, Dealer dealer) {
        var dice = new ArrayList<Integer>();
        for (int i = 0; i < s.figures[tribe]; i++) {
            dice.add(dealer.d6());
            s.initiative[tribe] += dice.getLast();
        }
        dealer.announce(new Event.InitiativeRolled(tribe, List.copyOf(dice), s.initiative[tribe]));
        return muster(s, dealer);
    }

    /// SS-28: until all tribes are placed. The last one is not asked for.
    static Phase muster(State s, Dealer dealer) {
        int left = 0, last = -1;
        for (int tribe = 0; tribe < Agreement.SOLO_TRIBES; tribe++)
            if (s.initiative[tribe] == 0) {
                left++;
                last = tribe;
            }
        return switch (left) {
            case 0 -> nextToAct(s, dealer);
            case 1 -> Placing.turn(last);
            default -> new Mustering();
        };
    }

    // Actions: SS-30..45

    /// SS-30: the lowest initiative of those who have not acted. SS-31: among equals the player chooses.
    private static Phase nextToAct(State s, Dealer dealer) {
        if (Integer.bitCount(s.acted) == ACTING_TRIBES) return rest(s, dealer);
        int next = slowest(s);
        return Integer.bitCount(next) > 1 ? new Ordering() : Acting.turn(Integer.numberOfTrailingZeros(next));
    }

    /// The tribes with the lowest initiative of those who have not acted, as bits.
    static int slowest(State s) {
        int least = Integer.MAX_VALUE, tribes = 0;
        for (int tribe = 0; tribe < Agreement.SOLO_TRIBES; tribe++) {
            if ((s.acted >> tribe & 1) != 0 || s.initiative[tribe] > least) continue;
            if (s.initiative[tribe] < least) tribes = 0;
            least = s.initiative[tribe];
            tribes |= 1 << tribe;
        }
        return tribes;
    }

    static Phase hasActed(State s, int tribe, Dealer dealer) {
        s.acted |= 1 << tribe;
        return nextToAct(s, dealer);
    }

    /// SS-44: the fourth tribe goes home with nothing done. SS-45: all initiatives go back to 0.
    private static Phase rest(State s, Dealer dealer) {
        int tribe = Integer.numberOfTrailingZeros(~s.acted);
        for (var location : Location.ALL) s.takeBack(location, tribe);
        dealer.announce(new Event.Rested(tribe));
        s.acted = 0;
        Arrays.fill(s.initiative, 0);
        return feed(s, dealer);
    }

    /// SS-39, SS-40: what the colour of a bought card gives.
    static void cardBonus(State s, Card card, Dealer dealer) {
        if (card.isGreen()) greenFood(s, dealer);
        else {
            s.limit = Amount.plus(s.limit, 1);
            dealer.announce(new Event.LimitRaised(s.limit));
        }
    }

    private static void greenFood(State s, Dealer dealer) {
        s.add(0, Good.FOOD, GREEN_FOOD);
        dealer.announce(new Event.BonusFood(GREEN_FOOD));
    }

    /// SS-42: the card is put away at once; a green one still feeds, a sand-coloured one was not bought.
    static void drawAway(State s, Dealer dealer) {
        if (s.deck == 0) {
            dealer.announce(new Event.Drew(0, null, true));
            return;
        }
        var card = s.agreed.card(s.drawCard(Naming.at("away", State.CARD), dealer));
        dealer.announce(new Event.DrawnAway(card));
        if (card.isGreen()) greenFood(s, dealer);
    }

    // Feeding: SS-50..60

    private static Phase feed(State s, Dealer dealer) {
        if (s.field[0] > 0) {
            s.add(0, Good.FOOD, s.field[0]); // SS-50
            dealer.announce(new Event.Harvested(0, s.field[0]));
        }
        int meals = s.agreed.meal * s.allFigures(), burden = burden(s); // SS-51, SS-53
        dealer.announce(new Event.Billed(meals, burden));
        int eaten = Math.min(meals + burden, s.stock(0, Good.FOOD)); // SS-54
        s.add(0, Good.FOOD, -eaten);
        dealer.announce(new Event.Fed(0, eaten, Goods.NONE));
        int missing = meals + burden - eaten;
        if (missing == 0) return discard(s, s.agreed.solitary.discards(), dealer);
        return s.resources(0) > 0 || s.hasAnyTwo(0) ? new Rationing(missing, Goods.NONE) : exhaust(s, missing, dealer);
    }

    /// SS-52: by the kind of the burden card alone.
    static int burden(State s) {
        if (s.row[BURDEN] < 0) return 0;
        return switch (s.agreed.card(s.row[BURDEN]).background()) {
            case Background.Green _ -> GREEN_BURDEN;
            case Background.Sand(var profession, int _) -> switch (profession) {
                case SHAMAN -> Arrays.stream(s.figures).max().orElse(0);
                case BUILDER -> Integer.bitCount(s.discarded);
                case FARMER -> s.field[0];
                case TOOL_MAKER -> Tools.total(s.tools[0]);
            };
        };
    }

    /// SS-56: the limit falls by what is missing. SS-59: at 0 or below all is lost.
    static Phase exhaust(State s, int missing, Dealer dealer) {
        s.limit = Amount.plus(s.limit, -missing);
        dealer.announce(new Event.Exhausted(missing, s.limit));
        return s.limit <= 0 ? end(s, dealer) : discard(s, s.agreed.solitary.discards(), dealer);
    }

    /// SS-57: so many tiles are still to be discarded. SS-58: with too few, all stay and the limit falls by three.
    static Phase discard(State s, int left, Dealer dealer) {
        if (left == 0) return endRound(s, dealer);
        int owned = Integer.bitCount(s.tiles[0]);
        if (owned >= left) return new Discarding(left);
        s.limit = Amount.plus(s.limit, -NO_TILE);
        dealer.announce(new Event.TilesLacked(s.limit));
        return s.limit <= 0 ? end(s, dealer) : endRound(s, dealer);
    }

    // The end: SS-61..64

    /// SS-61: all cards that are left go, and new ones are turned up. SS-62: if one is missing, the tribes have made it.
    private static Phase endRound(State s, Dealer dealer) {
        Arrays.fill(s.row, -1);
        s.tools[0] = Tools.refresh(s.tools[0]);
        for (int space : s.agreed.solitary.spaces()) {
            if (s.deck == 0) return end(s, dealer);
            turnUp(s, space, dealer);
        }
        if (s.deck == 0) return end(s, dealer);
        turnUp(s, BURDEN, dealer);
        s.round = Amount.plus(s.round, 1);
        dealer.announce(new Event.RoundBegan(s.round, 0));
        return new Mustering();
    }

    private static void turnUp(State s, int space, Dealer dealer) {
        s.fill(space, dealer);
        dealer.announce(new Event.CardTurnedUp(Location.space(space), s.agreed.card(s.row[space])));
    }

    private static Phase end(State s, Dealer dealer) {
        s.phase = new Over();
        dealer.announce(new Event.SoloEnded(isWon(s), s.agreed.level, s.agreed.fieldStart, survived(s), s.limit, s.allFigures(), s.field[0],
                Tools.total(s.tools[0])));
        return s.phase;
    }

    static boolean isWon(State s) { return s.phase instanceof Over && s.limit > 0; }

    /// Rounds lived through: the one that goes on, or that was lost, does not count.
    static int survived(State s) { return isWon(s) ? s.round : s.round - 1; }

    /// SS-64: the rounds, and then what is left of the limit.
    static Result result(State s) { return new Result(List.of(survived(s)), List.of(s.tiebreak(0)), isWon(s) ? List.of(0) : List.of()); }
}
