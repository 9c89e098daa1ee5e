package hearthside.games.fireaxe;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import hearthside.core.Seats;
import java.util.List;

/// Every moment at which somebody decides: who, what they may do, and what comes of it.
///
/// In a turn the longboat is [Wintering], [Mooring] in a home port or [Sailing]. A day too long at sea asks for [Losing], and when
/// men were lost, [Mourning]. Tasks may pass through [Charging], [Raiding] or [Settling] to [Celebrating], or be called off by
/// [Leaving]. Every rune lets the player be
/// [Turning] the dial; one lets him be [Stealing]. Only the player whose turn it is ever decides, until the game is [Over].
public sealed interface Phase
        permits Wintering, Mooring, Sailing, Losing, Mourning, Charging, Raiding, Settling, Celebrating, Turning, Stealing, Leaving, Over {

    /// Whose decision it is; -1 when the game is over.
    int seat();

    default Seats toAct() { return Seats.of(seat()); }

    List<Action> options(State s);

    Phase apply(State s, Action action, Dealer dealer);

    /// What comes of this moment when it is reached: itself, unless nobody has anything to decide in it.
    default Phase goOn(State s, Dealer dealer) { return this; }

    /// Why an action of the seat that is to act is not among the options; asked only about such actions.
    Refusal whyNot(State s, Action action);
}
