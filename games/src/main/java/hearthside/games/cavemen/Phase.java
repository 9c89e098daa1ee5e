package hearthside.games.cavemen;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import hearthside.core.Seats;
import java.util.List;
import java.util.Optional;

/// Every moment at which somebody decides: who, what they may do, and what comes of it.
///
/// First everybody is [Choosing] a tribe. A round (CV-22) fills the pool, then asks for [Bidding]; when tribes are fed somebody may be
/// [Starving]; then comes [Acting], with [Replacing] when a full tribe recruits and [Losing] after a hunt that went ill;
/// and at last [Discarding]. Until the game is [Over].
public sealed interface Phase permits Choosing, Bidding, Starving, Acting, Replacing, Losing, Discarding, Over {

    /// Whose decision it is; -1 when the game is over.
    int seat();

    default Seats toAct() { return Seats.of(seat()); }

    List<Action> options(State s);

    Phase apply(State s, Action action, Dealer dealer);

    /// Why an action of the seat that is to act is not among the options.
    Optional<Refusal> whyNot(State s, Action action);

    /// The rule that says whose turn it is now.
    String order();

    /// The rule about actions that belong to another moment.
    static Optional<Refusal> outOfPlace(Action action) {
        return Optional.of(switch (action) {
            case Action.ChooseTribe _ -> Refusal.of("CV-13", "A tribe is chosen only before the game begins.");
            case Action.Bid _ -> Refusal.of("CV-34", "Bids are made only while the Conch is auctioned.");
            case Action.Pass _ -> Refusal.of("CV-52", "Passing is possible only while the Conch is auctioned.");
            case Action.Lose _ -> Refusal.of("CV-60", "Nobody leaves a tribe of his own will; members are lost to hunger or to the hunt.");
            case Action.Replace _ -> Refusal.of("CV-59", "A member is replaced only when a full tribe recruits.");
            case Action.Recruit _,Action.Explore _,Action.Hunt _,Action.Invent _,Action.Forage _ ->
                Refusal.of("CV-51", "Actions are taken in the Action phase, one at a turn; finish this step first.");
            case Action.Discard _ -> Refusal.of("CV-87", "Cards are cleared away only in the Discard phase.");
        });
    }
}
