package hearthside.games.fireaxe;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import java.util.ArrayList;
import java.util.List;

/// FA-160..168: a die of a raid has failed. Roll on, stop, or play a rune.
///
/// @param allowed    the dice of this raid: as many as there were crewmen at its start, but at most three
/// @param dice       those rolled so far, all failed
/// @param berserkers what the runes add to every die
/// @param fallen     crewmen lost in this raid and not returned
/// @param open       whether Thor's Hammer may still strike: the last die's loss has not been followed by Valkyries
public record Raiding(int seat, int allowed, List<Integer> dice, int berserkers, int fallen, boolean open) implements Phase {
    static final Action WITHDRAW = new Action.Withdraw();
    private static final Action ROLL = new Action.Roll();

    public Raiding {
        dice = List.copyOf(dice);
    }

    static Phase begin(State s, int seat, int berserkers, Dealer dealer) {
        s.tasked |= 1L << s.boat[seat]; // FA-133: win or lose
        var raid = new Raiding(seat, Charging.dice(s.crew[seat]), List.of(), berserkers, 0, false);
        return raid.roll(s, 0, dealer);
    }

    @Override
    public List<Action> options(State s) {
        var options = new ArrayList<Action>();
        if (dice.size() < allowed) options.add(ROLL); // FA-161
        options.add(WITHDRAW); // FA-165
        if (open && s.hands.holds(seat, Rune.HAMMER.ordinal())) options.add(Casting.PLAIN[Rune.HAMMER.ordinal()]);
        Casting.addValkyrie(s, seat, fallen, options);
        return options;
    }

    @Override
    public Phase apply(State s, Action action, Dealer dealer) {
        if (action instanceof Action.Roll) return roll(s, 0, dealer);
        if (action instanceof Action.Withdraw) {
            dealer.announce(new Event.Withdrew(seat, s.agreed.id[s.boat[seat]]));
            return Turning.after(s, seat, berserkers, Turn.at(s, seat), dealer); // FA-76, FA-168
        }
        if (Casting.isValkyrie(action))
            return new Turning(seat, 1,
                    new Raiding(seat, allowed, dice, berserkers, fallen - Casting.relent(s, seat, action, fallen, dealer), false));
        Casting.play(s, seat, (Action.PlayRune) action, dealer);
        s.crew[seat]++; // the man stands up again; the new die says what becomes of him
        dealer.announce(new Event.CrewReturned(seat, 1));
        return new Raiding(seat, allowed, dice.subList(0, dice.size() - 1), berserkers, fallen - 1, false).roll(s, 1, dealer);
    }

    /// FA-162..164: one die, which as many hammers as are told have struck again. A raid won by runes waits for the dial before anything
    /// follows.
    private Phase roll(State s, int hammers, Dealer dealer) {
        int port = s.boat[seat], die = dealer.d6(), target = s.target(port);
        int bonus = berserkers + s.agreed.seasonedRaiders.bonus(dice.size());
        boolean won = die + bonus > target;
        dealer.announce(new Event.RaidRolled(seat, s.agreed.id[port], die, bonus, target, won));
        if (won) return win(s, port, berserkers + hammers, dealer);
        var rolled = new ArrayList<>(dice);
        rolled.add(die);
        s.crew[seat]--; // FA-164
        dealer.announce(new Event.CrewLost(seat, 1));
        return Turning.after(s, seat, hammers, new Raiding(seat, allowed, rolled, berserkers, fallen + 1, true), dealer);
    }

    /// FA-166: the town and its treasure. FA-167: goods stay.
    private Phase win(State s, int port, int runes, Dealer dealer) {
        int treasure = s.lookUnder(port, dealer);
        dealer.reveal();
        s.towns &= ~(1L << port);
        s.raided[seat] |= 1L << port;
        s.points[seat] += treasure;
        dealer.announce(new Event.TownTaken(seat, s.agreed.id[port], treasure));
        return Turning.after(s, seat, runes, new Celebrating(seat, treasure), dealer);
    }

    @Override
    public Refusal whyNot(State s, Action action) { return whyNotAttack(s, this, action, dice.size() < allowed ? "FA-165" : "FA-161"); }

    /// What does not belong into an attack whose dice lie on the table.
    static Refusal whyNotAttack(State s, Phase phase, Action action, String more) {
        return switch (action) {
            case Action.PlayRune(var rune, _, _) -> Casting.whyNot(s, phase, rune);
            case Action.Relent _ -> Casting.whyNotValkyrie(s, phase, action);
            case Action.Roll _ -> Refusal.of(more, "There are no more dice in this attack.");
            case Action.Found _ -> Refusal.of("FA-183", "No die was high enough, so nothing can be founded.");
            case Action.KeepAboard _ -> Refusal.of("FA-186", "A man may be kept aboard only when he is the last one.");
            case Action.GoWintering _ -> Refusal.of("FA-207", "Dice and their losses are settled before the longboat may go wintering.");
            case Action.Withdraw _ -> Refusal.of("FA-185", "The settlement has succeeded: one of the crew stays here.");
            case Action.LoadCrew _,Action.LoadGood _,Action.Depart _,Action.DrawRune _,Action.Sail _,Action.Trade _,Action.Raid _ ->
                Refusal.of("FA-207", "First finish this attack.");
            case Action.Settle _,Action.LoseCrew _,Action.LoseGood _,Action.DiscardRune _,Action.TakeRune _,Action.TurnDial _ ->
                Refusal.of("FA-207", "First finish this attack.");
            case Action.Proceed _,Action.EndTurn _ ->
                Refusal.of("FA-207", "First finish this attack.");
        };
    }
}
