package hearthside.games.fireaxe;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.ArrayList;
import java.util.List;

/// FA-182..187: the dice of a settlement attempt lie on the table and the men who failed are lost. Found, keep the last man, or play a
/// rune.
///
/// @param dice       all dice of the attempt
/// @param berserkers what the runes add to every die
/// @param fallen     crewmen lost in this attempt and not returned
/// @param open       whether Thor's Hammer may still strike: no Valkyries have come yet
public record Settling(int seat, List<Integer> dice, int berserkers, int fallen, boolean open) implements Phase {
    private static final Action FOUND = new Action.Found(), KEEP = new Action.KeepAboard();

    public Settling {
        dice = List.copyOf(dice);
    }

    static Phase begin(State s, int seat, int dice, int berserkers, Dealer dealer) {
        s.tasked |= 1L << s.boat[seat]; // FA-133
        var rolled = new ArrayList<Integer>();
        for (int i = 0; i < dice; i++) rolled.add(dealer.d6());
        return judge(s, seat, rolled, berserkers, dealer);
    }

    /// FA-183, FA-184: every failed die costs a man.
    private static Phase judge(State s, int seat, List<Integer> dice, int berserkers, Dealer dealer) {
        int port = s.boat[seat], target = s.target(port), failed = 0;
        for (int die : dice) if (die + berserkers <= target) failed++;
        dealer.announce(new Event.SettlingRolled(seat, s.agreed.id[port], List.copyOf(dice), berserkers, target, failed < dice.size()));
        s.crew[seat] -= failed;
        if (failed > 0) dealer.announce(new Event.CrewLost(seat, failed));
        return new Settling(seat, dice, berserkers, failed, true);
    }

    private boolean hasSucceeded(State s) {
        int target = s.target(s.boat[seat]);
        for (int die : dice) if (die + berserkers > target) return true;
        return false;
    }

    @Override
    public List<Action> options(State s) {
        var options = new ArrayList<Action>();
        if (!hasSucceeded(s)) {
            options.add(Raiding.WITHDRAW);
        } else {
            options.add(FOUND);
            if (s.crew[seat] == 1) options.add(KEEP); // FA-186
        }
        if (open && fallen > 0 && s.hands.holds(seat, Rune.HAMMER.ordinal())) options.add(Casting.PLAIN[Rune.HAMMER.ordinal()]);
        Casting.addValkyrie(s, seat, fallen, options);
        return options;
    }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        return switch (action) {
            case Action.Found _ -> found(s, dealer);
            case Action.KeepAboard _ -> {
                dealer.announce(new Event.KeptAboard(seat, s.agreed.id[s.boat[seat]]));
                yield Turning.after(s, seat, announcing(s), Turn.at(s, seat), dealer);
            }
            case Action.Withdraw _ -> {
                dealer.announce(new Event.Withdrew(seat, s.agreed.id[s.boat[seat]]));
                yield Turning.after(s, seat, announcing(s), Turn.at(s, seat), dealer);
            }
            case Action.PlayRune _,Action.Relent _ -> new Turning(seat, 1, rune(s, action, dealer));
            case Action.LoadCrew _,Action.LoadGood _,Action.Depart _,Action.DrawRune _,Action.Sail _,Action.Trade _,Action.Raid _ ->
                throw new IllegalStateException("not an action in a settlement attempt: " + action);
            case Action.Settle _,Action.Roll _,Action.LoseCrew _,Action.LoseGood _,Action.DiscardRune _,Action.TakeRune _ ->
                throw new IllegalStateException("not an action in a settlement attempt: " + action);
            case Action.TurnDial _,Action.Proceed _,Action.GoWintering _,Action.EndTurn _ ->
                throw new IllegalStateException("not an action in a settlement attempt: " + action);
        };
    }

    private Phase rune(State s, Action action, Dealer dealer) {
        if (Casting.isValkyrie(action))
            return new Settling(seat, dice, berserkers, fallen - Casting.relent(s, seat, action, fallen, dealer), false);
        Casting.play(s, seat, (Action.PlayRune) action, dealer);
        int target = s.target(s.boat[seat]);
        var again = new ArrayList<>(dice);
        for (int i = 0; i < again.size(); i++) {
            if (again.get(i) + berserkers > target) continue;
            again.set(i, dealer.d6()); // one failed die is as good as another
            break;
        }
        s.crew[seat] += fallen; // the new dice say who is lost
        dealer.announce(new Event.CrewReturned(seat, fallen));
        return judge(s, seat, again, berserkers, dealer);
    }

    /// The runes that announced this attempt: Berserkers, and Unrest where somebody else has settled. FA-76: they turn the dial now.
    private int announcing(State s) { return berserkers + (s.settler(s.boat[seat]) < 0 ? 0 : 1); }

    /// FA-185; by Unrest the other settler goes home.
    private Phase found(State s, Dealer dealer) {
        int port = s.boat[seat], from = s.settler(port), runes = announcing(s);
        if (from >= 0) s.settled[from] &= ~(1L << port);
        s.crew[seat]--;
        s.settled[seat] |= 1L << port;
        dealer.announce(new Event.Founded(seat, s.agreed.id[port], from));
        return Turning.after(s, seat, runes, new Celebrating(seat, 0), dealer);
    }

    @Override
    public Refusal whyNot(State s, Action action) { return Raiding.whyNotAttack(s, this, action, "FA-184"); }
}
