package hearthside.games.stoneage;

import hearthside.core.Listing;
import java.util.Arrays;

/// SS-27..32, SS-44: when each tribe acts, as far as it is settled.
final class SoloOrder {
    private SoloOrder() {}

    /// The tribe that surely rests: the highest once all have thrown, among equals the one that is left over; else -1.
    static int resting(State s) {
        if (!haveAllThrown(s)) return -1;
        int most = Arrays.stream(s.initiative).max().orElse(0), now = acting(s), found = -1;
        for (int tribe = 0; tribe < s.agreed.tribes; tribe++) {
            if (s.initiative[tribe] != most || tribe == now || hasActed(s, tribe)) continue;
            if (found >= 0) return -1;
            found = tribe;
        }
        return found;
    }

    private static boolean haveAllThrown(State s) { return Arrays.stream(s.initiative).allMatch(thrown -> thrown > 0); }

    private static boolean hasActed(State s, int tribe) { return (s.acted >> tribe & 1) != 0; }

    /// The tribe whose actions are on, or -1.
    private static int acting(State s) {
        return switch (s.phase) {
            case Acting _,UsingTools _,Buying _,Building _,Paying _,PickingDice _,Claiming _ -> s.phase.tribe();
            case Placing _,Feeding _,Mustering _,Ordering _,Rationing _,Discarding _,Over _ -> -1;
        };
    }

    static Facts.Lane lane(State s, int tribe) {
        int own = s.initiative[tribe], now = acting(s);
        if (hasActed(s, tribe)) return Facts.Lane.of(Facts.Turn.DONE);
        if (now == tribe) return Facts.Lane.of(Facts.Turn.NOW);
        if (s.phase instanceof Placing(int placing) && placing == tribe) return Facts.Lane.of(Facts.Turn.PLACING);
        if (own == 0) return Facts.Lane.of(Facts.Turn.WAIT);
        boolean highest = Arrays.stream(s.initiative).noneMatch(other -> other > own);
        if (!haveAllThrown(s)) return Facts.Lane.of(highest ? Facts.Turn.TOP : Facts.Turn.WAIT);
        if (resting(s) == tribe) return Facts.Lane.of(Facts.Turn.REST);
        if (highest) return Facts.Lane.of(Facts.Turn.TOP);
        int ahead = 0, alike = 0;
        for (int other = 0; other < s.agreed.tribes; other++) {
            if (other == tribe || other == now || hasActed(s, other)) continue;
            if (s.initiative[other] < own) ahead++;
            if (s.initiative[other] == own) alike++;
        }
        int first = Math.min(SoloRound.ACTING_TRIBES, Integer.bitCount(s.acted) + (now >= 0 ? 1 : 0) + ahead + 1);
        return new Facts.Lane(Facts.Turn.ORDER, first, Math.min(SoloRound.ACTING_TRIBES, first + alike));
    }

    /// Which of the four parts of a round it is, from 0: placing, acting, the meal, what the night takes.
    static int step(Phase phase) {
        return switch (phase) {
            case Mustering _,Placing _ -> 0;
            case Ordering _,Acting _,UsingTools _,Buying _,Building _,Paying _,PickingDice _,Claiming _,Feeding _,Over _ -> 1;
            case Rationing _ -> 2;
            case Discarding _ -> 3;
        };
    }

    static Facts.Alone alone(State s) {
        int highest = -1;
        for (int tribe = 0; tribe < s.agreed.tribes; tribe++)
            if (s.initiative[tribe] > 0 && (highest < 0 || s.initiative[tribe] > s.initiative[highest])) highest = tribe;
        return new Facts.Alone(step(s.phase), Listing.of(s.agreed.tribes, tribe -> lane(s, tribe)), highest,
                Arrays.stream(s.figures).distinct().count() == 1, s.agreed.solitary.limit(), rounds(s.agreed),
                Location.space(SoloRound.BURDEN),
                s.limit <= 0);
    }

    /// SS-61, SS-62: so many rounds until the last card, if none is drawn for something else.
    private static int rounds(Agreement agreed) { return StoneAgeEdition.CARDS / agreed.solitary.cardsPerRound(); }
}
