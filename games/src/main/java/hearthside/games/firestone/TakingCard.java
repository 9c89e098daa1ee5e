package hearthside.games.firestone;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// FS-60: take one invention of the display, or the top VP card, or nothing.
///
/// @param store the store whose card icon was covered; none if a cave gives the card
public record TakingCard(int seat, int scout, @Nullable Store store) implements Phase {
    private static final Action[] INVENTIONS = Invention.ALL.stream().map(Action.TakeInvention::new).toArray(Action[]::new);
    private static final Action[] COVERS = Invention.ALL.stream().map(Action.Cover::new).toArray(Action[]::new);

    /// FS-61: if no card can be taken, nothing happens.
    static Phase begin(State s, int seat, int scout, @Nullable Store store, Dealer dealer) {
        var taking = new TakingCard(seat, scout, store);
        return canTake(s, seat) ? taking : taking.after(s, dealer);
    }

    static boolean canTake(State s, int seat) { return offered(s, seat) != 0 || s.topVp() > 0 && s.working[seat] != 0; }

    /// FS-62: inventions of the display that the player does not own, as bits.
    private static int offered(State s, int seat) {
        int offered = 0;
        for (int invention : s.display) if (invention >= 0) offered |= 1 << invention;
        return offered & ~s.owned[seat];
    }

    @Override
    public List<Action> options(State s) {
        var options = new ArrayList<Action>(8);
        for (int rest = offered(s, seat); rest != 0; rest &= rest - 1) options.add(INVENTIONS[Integer.numberOfTrailingZeros(rest)]);
        if (s.topVp() > 0)
            for (int rest = s.working[seat]; rest != 0; rest &= rest - 1) options.add(COVERS[Integer.numberOfTrailingZeros(rest)]);
        options.add(PASS);
        return options;
    }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        switch (action) {
            case Action.TakeInvention(var invention) -> take(s, invention, dealer);
            case Action.Cover(var invention) -> cover(s, invention, dealer);
            case Action.Pass _ -> dealer.announce(new Event.Passed(seat));
            case Action.Choose _,Action.Move _,Action.TakeFood _,Action.Accept _,Action.Look _,Action.Keep _,Action.Prepare _ ->
                throw new IllegalStateException("not a way to take a card: " + action);
            case Action.Gather _,Action.Leave _,Action.KeepTile _,Action.Build _,Action.Send _,Action.Stay _,Action.Join _ ->
                throw new IllegalStateException("not a way to take a card: " + action);
            case Action.Feed _,Action.Fall _,Action.UseCave _,Action.Sell _,Action.Buy _,Action.Mark _,Action.Offer _ ->
                throw new IllegalStateException("not a way to take a card: " + action);
        }
        return after(s, dealer);
    }

    /// FS-69: the card, its instant effect, then the display is filled up.
    private void take(State s, Invention invention, Dealer dealer) {
        s.owned[seat] |= invention.bit(); // FS-63
        s.working[seat] |= invention.bit();
        dealer.announce(new Event.InventionTaken(seat, invention));
        switch (invention) {
            case CLAY_POTS, FARMING, SPEAR -> s.gainFood(seat, 2, dealer);
            case FISHING -> {
                s.gainBags(seat, 1, dealer);
                s.gainFood(seat, 1, dealer);
            }
            default -> {} // FS-63: only food inventions have an instant effect
        }
        int place = 0;
        while (s.display[place] != invention.ordinal()) place++;
        s.display[place] = s.drawInvention(place, dealer); // FS-64
        if (s.display[place] >= 0) {
            dealer.announce(new Event.InventionTurnedUp(Invention.ALL.get(s.display[place])));
            return;
        }
        // with an empty deck the display shrinks
        for (int i = place; i < s.display.length; i++) s.display[i] = i + 1 < s.display.length ? s.display[i + 1] : -1;
    }

    /// FS-66, FS-67: the effect of the covered invention is gone.
    private void cover(State s, Invention invention, Dealer dealer) {
        int vp = s.topVp();
        s.vpTaken++;
        s.covers[seat] |= (long) vp << 4 * invention.ordinal();
        s.working[seat] &= ~invention.bit();
        dealer.announce(new Event.VpCardTaken(seat, vp, invention));
    }

    private Phase after(State s, Dealer dealer) {
        return store == null ? Turn.done(s, seat, scout, dealer) : Stores.clear(s, seat, scout, store, dealer);
    }

    @Override
    public Refusal whyNot(State s, Action action) {
        return switch (action) {
            case Action.TakeInvention(var invention) when (s.owned[seat] & invention.bit()) != 0 ->
                Refusal.of("FS-62", "You own this invention already.");
            case Action.TakeInvention _ -> Refusal.of("FS-60", "This invention is not in the display.");
            case Action.Cover _ when s.topVp() == 0 -> Refusal.of("FS-67", "No VP card is left.");
            case Action.Cover(var invention) when (s.owned[seat] & invention.bit()) != 0 ->
                Refusal.of("FS-67", "This invention carries a VP card already.");
            case Action.Cover _ -> Refusal.of("FS-66", "A VP card covers an invention of your own.");
            case Action.Choose _,Action.Move _,Action.Pass _,Action.TakeFood _,Action.Accept _,Action.Look _,Action.Keep _ ->
                Phase.outOfPlace(action);
            case Action.Prepare _,Action.Gather _,Action.Leave _,Action.KeepTile _,Action.Build _,Action.Send _,Action.Stay _ ->
                Phase.outOfPlace(action);
            case Action.Join _,Action.Feed _,Action.Fall _,Action.UseCave _,Action.Sell _,Action.Buy _,Action.Mark _,Action.Offer _ ->
                Phase.outOfPlace(action);
        };
    }
}
