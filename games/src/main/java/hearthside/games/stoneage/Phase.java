package hearthside.games.stoneage;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import hearthside.core.Seats;
import java.util.List;
import java.util.Optional;

/// Every moment at which somebody decides: who, what they may do, and what comes of it.
///
/// A round is [Placing], then [Acting], then [Feeding] for whoever is short of food. An action may ask for more: [UsingTools] after
/// dice, [Buying] and [Claiming] at a card, [PickingDice] for everybody, [Building] and [Paying] at a building. The game ends in [Over].
/// Alone, a round is [Mustering] and [Placing] tribe by tribe, [Ordering] where initiatives are equal, [Acting], [Rationing] and
/// [Discarding].
public sealed interface Phase permits Placing, Acting, UsingTools, Buying, Building, Paying, PickingDice, Claiming, Feeding, Mustering,
        Ordering, Rationing, Discarding, Over {

    /// The tribe whose decision it is; where the solo player decides for all of them, 0.
    int tribe();

    default Seats toAct(State s) { return Seats.of(s.agreed.seatOf(tribe())); }

    List<Action> options(State s);

    Phase apply(State s, Action action, Dealer dealer);

    /// Why an action of the seat that is to act is not among the options.
    Optional<Refusal> whyNot(State s, Action action);

    /// SA-58: whether two resources may be claimed now, for the card that gives them. Not while figures are placed.
    default boolean allowsClaim() { return true; }

    /// The rule about actions that belong to another moment.
    static Optional<Refusal> outOfPlace(State s, Action action) {
        return Optional.of(switch (action) {
            case Action.Place _ ->
                Refusal.of("SA-10", "Figures are placed in the first part of a round; that is over, or not your concern now.");
            case Action.Act _ ->
                Refusal.of("SA-31", "Locations are used one after the other once all figures are placed; finish this step first.");
            case Action.UseTool _ -> Refusal.of("SA-37", "Tools are added right after a roll for goods.");
            case Action.UseCard _ -> Refusal.of("SA-57", "A one-use tool is added right after a roll for goods.");
            case Action.Gather _ -> Refusal.of("SA-36", "There are no dice from which to gather.");
            case Action.Pay _ -> Refusal.of("SA-42", "There is nothing to pay for now.");
            case Action.Spend _ -> Refusal.of("SA-46", "Only a building that takes any resources asks how many.");
            case Action.Decline _ -> Refusal.of("SA-43", "There is nothing to decline now.");
            case Action.PickDie _ -> Refusal.of("SA-50", "No dice lie open to choose from.");
            case Action.Claim _ -> Refusal.of("SA-58", "You have no card that gives two resources.");
            case Action.KeepCard _ -> Refusal.of("SA-58", "No card asks now whether it is kept for later.");
            case Action.Feed _ ->
                Refusal.of(s.agreed.solo ? "SS-55" : "SA-62", "Resources stand in for food only when food is missing at the meal.");
            case Action.Starve _ -> s.agreed.solo
                    ? Refusal.of("SS-66", "Alone nobody loses points for hunger.")
                    : Refusal.of("SA-63", "Only a tribe that is short of food can go hungry.");
            case Action.Lead _ ->
                s.agreed.solo ? Refusal.of("SS-20", "There is no tribe to choose now.") : Refusal.of("SA-1", "You lead one tribe only.");
            case Action.Endure _ -> s.agreed.solo
                    ? Refusal.of("SS-56", "Exhaustion comes only from food that is missing.")
                    : Refusal.of("SA-63", "Exhaustion belongs to the solo game.");
            case Action.Discard _ -> s.agreed.solo
                    ? Refusal.of("SS-57", "A building is turned face down only after the meal.")
                    : Refusal.of("SA-44", "A building once built stays with its owner.");
        });
    }
}
