package hearthside.games.fireaxe;

import hearthside.core.Refusal;
import org.jspecify.annotations.Nullable;

/// Why something that is not among the options is not allowed: one sentence, with the rule it comes from.
final class Rulebook {
    private Rulebook() {}

    static Refusal why(State s, Phase phase, Action action) {
        return switch (phase) {
            case Over _ -> Refusal.of("FA-259", "The game is over.");
            case Losing _ -> losing(action);
            case Mourning _ -> Casting.isValkyrie(action)
                    ? valkyrie(s, phase, action)
                    : Refusal.of("FA-113", "The sea takes its men first; only Valkyries Relent may follow now.");
            case Charging _ -> charging(s, phase, action);
            case Raiding raid -> attack(s, phase, action, raid.dice().size() < raid.allowed() ? "FA-165" : "FA-161");
            case Settling _ -> attack(s, phase, action, "FA-184");
            case Celebrating _ when action instanceof Action.PlayRune(var rune, _, _) -> rune(s, phase, rune);
            case Celebrating _ -> action instanceof Action.Relent
                    ? rune(s, phase, Rune.VALKYRIE)
                    : Refusal.of("FA-222", "First the runes that follow directly on this deed, or none; then the game goes on.");
            case Turning _ -> Refusal.of("FA-75", "A rune has left your hand: first turn the wind dial a quarter, or leave it.");
            case Stealing _ -> action instanceof Action.TakeRune
                    ? Refusal.of("FA-78", "There is no such rune in this hand.")
                    : Refusal.of("FA-78", "First take one of the runes that the Norns have shown.");
            case Leaving _ -> Refusal.of("FA-200", "The longboat goes wintering.");
            case Wintering wintering when wintering.ending() ->
                Refusal.of("FA-57", "The turn is over and the longboat is loaded: choose the home port it goes to.");
            case Wintering _,Mooring _,Sailing _ -> turn(s, phase.seat(), action);
        };
    }

    private static Refusal losing(Action action) {
        if (action instanceof Action.LoseGood(var good)) return Refusal.of("FA-114", "There are no {0} aboard to lose.", name(good));
        return action instanceof Action.LoseCrew
                ? Refusal.of("FA-114", "There is no crewman aboard to lose.")
                : Refusal.of("FA-113", "First settle what the sea demands: nothing comes between.");
    }

    private static Refusal charging(State s, Phase phase, Action action) {
        if (action instanceof Action.PlayRune(var rune, _, _)) return rune(s, phase, rune);
        if (action instanceof Action.Relent) return valkyrie(s, phase, action);
        if (action instanceof Action.Raid || action instanceof Action.Settle) return task(s, phase.seat(), action);
        return Refusal.of("FA-78", "The attack has been announced: now roll its dice, or go wintering.");
    }

    private static Refusal attack(State s, Phase phase, Action action, String more) {
        return switch (action) {
            case Action.PlayRune(var rune, _, _) -> rune(s, phase, rune);
            case Action.Relent _ -> valkyrie(s, phase, action);
            case Action.Roll _ -> Refusal.of(more, "There are no more dice in this attack.");
            case Action.Found _ -> Refusal.of("FA-183", "No die was high enough, so nothing can be founded.");
            case Action.KeepAboard _ -> Refusal.of("FA-186", "A man may be kept aboard only when he is the last one.");
            case Action.GoWintering _ -> Refusal.of("FA-207", "Dice and their losses are settled before the longboat may go wintering.");
            case Action.Withdraw _ -> Refusal.of("FA-185", "The settlement has succeeded: one of the crew stays here.");
            default -> Refusal.of("FA-207", "First finish this attack.");
        };
    }

    private static Refusal turn(State s, int seat, Action action) {
        int place = s.boat[seat];
        return switch (action) {
            case Action.LoadCrew _,Action.LoadGood _ -> load(s, seat, action);
            case Action.Depart(var port) -> depart(s, seat, port);
            case Action.DrawRune _ -> draw(s, seat);
            case Action.Sail(var to, boolean free) -> sail(s, seat, s.agreed.place(to), free);
            case Action.Trade _,Action.Raid _,Action.Settle _ -> task(s, seat, action);
            case Action.PlayRune(var rune, _, _) -> rune(s, s.phase, rune);
            case Action.Relent _ -> valkyrie(s, s.phase, action);
            case Action.DiscardRune(var rune) ->
                s.agreed.isHome(place) ? inHomePort() : Refusal.of("FA-73", "You do not hold {0}.", name(rune));
            case Action.EndTurn _ -> Refusal.of("FA-35", "The turn cannot end now.");
            case Action.GoWintering _ -> Refusal.of("FA-206", "The longboat is already in the wintering box.");
            case Action.Roll _,Action.Withdraw _ -> Refusal.of("FA-161", "Dice are rolled only in an attack.");
            case Action.Found _,Action.KeepAboard _ -> Refusal.of("FA-185", "A settlement is founded only after a settlement attempt.");
            case Action.LoseCrew _,Action.LoseGood _ -> Refusal.of("FA-60", "Nothing is thrown overboard of one's own free will.");
            case Action.TakeRune _ -> Refusal.of("FA-80", "Hands are secret; only Eyes of the Norns takes a rune from another player.");
            case Action.TurnDial _ -> Refusal.of("FA-75", "The wind dial is turned only when a rune is played or discarded.");
            case Action.Proceed _ -> Refusal.of("FA-33", "It is for you to say what to do next.");
        };
    }

    private static Refusal load(State s, int seat, Action action) {
        if (s.boat[seat] != s.agreed.wintering) return Refusal.of("FA-50", "Loading is possible only in the wintering box.");
        if (s.daysLeft() == 0) return noDays();
        if (s.room(seat) == 0)
            return Refusal.of("FA-52", "In this era a longboat loads {0} crewmen and goods.", Agreement.loadLimit(s.era));
        if (action instanceof Action.LoadGood && s.crew[seat] == 0)
            return Refusal.of("FA-55", "The first to come aboard must be a crewman.");
        return action instanceof Action.LoadGood(var good)
                ? Refusal.of("FA-54", "There are no {0} left in the supply.", name(good))
                : Refusal.of("FA-54", "All your crewmen are in use.");
    }

    private static Refusal depart(State s, int seat, String port) {
        if (s.boat[seat] != s.agreed.wintering) return Refusal.of("FA-56", "Only a longboat in the wintering box departs for a home port.");
        return s.crew[seat] == 0
                ? Refusal.of("FA-55", "Without a crewman the longboat goes nowhere.")
                : Refusal.of("FA-56", "{0} is no home port.", port);
    }

    private static Refusal draw(State s, int seat) {
        if (!s.agreed.isHome(s.boat[seat])) return Refusal.of("FA-70", "Runes are drawn only in a home port.");
        if (s.daysLeft() == 0) return noDays();
        return s.hands.size(seat) == FireAndAxeEdition.HAND
                ? Refusal.of("FA-71", "A hand never holds more than three runes.")
                : Refusal.of("FA-79", "There is no rune left to draw.");
    }

    private static Refusal sail(State s, int seat, int to, boolean free) {
        if (to < 0 || !s.agreed.isNextTo(s.boat[seat], to))
            return Refusal.of("FA-90", "A longboat moves only to an adjacent sea, river or port.");
        if (!s.canEnter(seat, to)) return Refusal.of("FA-91", "Another longboat lies in this port.");
        return free ? Refusal.of("FA-78", "There is no free move left; Following Wind gives two.") : noDays();
    }

    private static Refusal noDays() { return Refusal.of("FA-31", "All days of this turn are used."); }

    static Refusal task(State s, int seat, Action action) {
        int port = s.boat[seat];
        if (s.agreed.isHome(port)) return Refusal.of("FA-131", "There are no tasks in a home port.");
        if (!s.agreed.isForeign(port)) return Refusal.of("FA-130", "A task needs the longboat in a foreign port.");
        if (!s.hasTask(port)) return Refusal.of("FA-132", "Only one task in each port in a turn, and this port has had its task.");
        return switch (action) {
            case Action.Trade(var good) -> trade(s, seat, port, good);
            case Action.Raid _ -> Refusal.of("FA-160", "There is no town here to raid.");
            case Action.Settle(int dice) -> settle(s, seat, port, dice);
            default -> Refusal.of("FA-130", "That is no task.");
        };
    }

    private static Refusal trade(State s, int seat, int port, Good good) {
        if (s.phase instanceof Charging) return Refusal.of("FA-78", "The attack has been announced: now roll its dice, or go wintering.");
        if (Bag.count(s.cargo[seat], good.ordinal()) == 0) return Refusal.of("FA-140", "There are no {0} aboard.", name(good));
        return (s.goods() >> port & 1) != 0
                ? Refusal.of("FA-141", "This port holds a goods token already.")
                : Refusal.of("FA-142", "Another port of this region holds {0} already.", name(good));
    }

    private static Refusal settle(State s, int seat, int port, int dice) {
        if (s.hasTown(port)) return Refusal.of("FA-180", "The town must be raided first.");
        if (s.settler(port) >= 0) return Refusal.of(s.settler(port) == seat ? "FA-189" : "FA-188", "There is a settlement here already.");
        if ((s.towns & s.agreed.region[port]) != 0) return Refusal.of("FA-180", "Another port of this region still has its town.");
        return Refusal.of("FA-182", "You may roll one to three dice, and no more than there are crewmen aboard; {0} cannot be rolled.",
                dice);
    }

    private static Refusal inHomePort() { return Refusal.of("FA-72", "In a home port runes are only drawn, not played or discarded."); }

    private static Refusal rune(State s, Phase phase, @Nullable Rune rune) {
        if (rune == null) return Refusal.of("FA-73", "There is no such rune.");
        if (phase instanceof Mooring) return inHomePort();
        if (!s.hands.holds(phase.seat(), rune.ordinal())) return Refusal.of("FA-73", "You do not hold {0}.", name(rune));
        return Refusal.of("FA-78", switch (rune.window()) {
            case ANY_TIME -> "This rune would do nothing now.";
            case BEFORE_ATTACK -> "This rune is played before the first die of an attack that is possible here.";
            case AFTER_DICE -> "This rune is played when a die of your attack has failed, before the losses.";
            case AFTER_LOSS -> "This rune is played directly after you lost crewmen, while there is room aboard.";
            case AFTER_FOUNDING -> "This rune is played directly after you founded a settlement.";
            case AFTER_RAID -> "This rune is played directly after a raid was won.";
            case AT_SETTLEMENT -> "This rune is played in a port with another player's settlement, before any task there.";
        });
    }

    /// Valkyries who could come, but not for so many men.
    private static Refusal valkyrie(State s, Phase phase, Action action) {
        boolean moment = phase.options(s).contains(Casting.PLAIN[Rune.VALKYRIE.ordinal()]);
        return moment && action instanceof Action.Relent(int men)
                ? Refusal.of("FA-78", "Valkyries Relent is played for all who can return, or for a smaller number above 0; {0} is neither.", men)
                : rune(s, phase, Rune.VALKYRIE);
    }

    private static String name(Enum<?> of) { return of.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' '); }
}
