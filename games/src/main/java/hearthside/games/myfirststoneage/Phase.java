package hearthside.games.myfirststoneage;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import hearthside.core.Seats;
import java.util.List;
import java.util.Optional;

/// Every moment at which somebody decides: who, what they may do, and what comes of it.
///
/// [Flipping] starts each turn. Where the figure lands may ask for [Trading], [Calling] or [Building]; a landing on the building
/// site ends with [Swapping]. Then the next player is [Flipping], until the game is [Over].
public sealed interface Phase permits Flipping, Trading, Calling, Building, Swapping, Over {

    /// Whose decision it is; -1 when the game is over.
    int seat();

    default Seats toAct() { return Seats.of(seat()); }

    List<Action> options(State s);

    Phase apply(State s, Action action, Dealer dealer);

    /// Why an action of the seat that is to act is not among the options.
    Optional<Refusal> whyNot(State s, Action action);

    /// The rule about actions that belong to another moment.
    static Optional<Refusal> outOfPlace(Action action) {
        return Optional.of(switch (action) {
            case Action.Flip _ -> Refusal.of("MF-21", "One tree is turned up at the start of each turn; finish this step first.");
            case Action.AskMammoth _ -> Refusal.of("MF-V1", "The mammoth whispers only before a tree is turned up.");
            case Action.Trade _ -> Refusal.of("MF-50", "Goods are swapped only when the figure lands on the trading post.");
            case Action.CallDog _,Action.LeaveDog _ ->
                Refusal.of("MF-62", "A dog can be called over only from the dog den, when no dog is left there.");
            case Action.Build _,Action.BuildNothing _ ->
                Refusal.of("MF-70", "Huts are built only when the figure lands on the building site.");
            case Action.Swap _ -> Refusal.of("MF-87", "Two trees change places only when the forest has closed.");
        });
    }
}
