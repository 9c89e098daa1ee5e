package hearthside.games.firestone;

import hearthside.core.Dealer;
import hearthside.core.Refusal;
import hearthside.core.Seats;
import java.util.List;

/// Every moment at which somebody decides: who, what they may do, and what comes of it.
///
/// With the variant the game begins with [Choosing]. A turn is [Moving], then the action of the area: [Foraging], [Hunting] and [Picking],
/// [Cooking], [Gathering] with [TakingCard] and [Clearing], [Building] with [Sending], or [Visiting] the cave. A hut tile may ask for
/// [Extending] and at the fifth everybody for [Joining], and lets its finder go on with [SettingOut]. Three caves ask at once: [Feeding],
/// [Echoing], [Falling]; and where extra food could be in the way of a hut, [Accepting]. Then the next scout or player, until the game
/// is [Over].
public sealed interface Phase permits Choosing, Moving, SettingOut, Echoing, Falling, Feeding, Accepting, Foraging, Hunting, Picking,
        Cooking, Gathering, TakingCard, Clearing, Building, Extending, Joining, Sending,
        Visiting, Over {
    Action PASS = new Action.Pass();

    /// Whose decision it is; -1 when the game is over.
    int seat();

    default Seats toAct() { return Seats.of(seat()); }

    List<Action> options(State s);

    Phase apply(State s, Action action, Dealer dealer);

    /// Why an action of the seat that is to act is not among the options; asked only about such actions.
    Refusal whyNot(State s, Action action);

    /// The rule about actions that belong to another moment.
    static Refusal outOfPlace(Action action) {
        return switch (action) {
            case Action.Choose _ -> Refusal.of("FS-105", "Starting inventions are chosen before the first turn.");
            case Action.Move _ -> Refusal.of("FS-19", "A scout finishes its action before anything moves.");
            case Action.Pass _ -> Refusal.of("FS-34", "This is not optional.");
            case Action.TakeFood _ -> Refusal.of("FS-33", "Food is taken only where an area shows nothing but its food icon.");
            case Action.Accept _ -> Refusal.of("FS-65", "No invention offers extra food that has to be decided about.");
            case Action.Look _ -> Refusal.of("FS-43", "Animals are looked at only by a scout that ends its move in a forest.");
            case Action.Keep _ -> Refusal.of("FS-43", "An animal is kept only after looking at the tiles of a forest.");
            case Action.Prepare _ -> Refusal.of("FS-48", "Animals are prepared only by a scout that ends its move at a fire.");
            case Action.Gather _,Action.Leave _ -> Refusal.of("FS-50", "There is no gathering tile to decide about.");
            case Action.TakeInvention _,Action.Cover _ -> Refusal.of("FS-57", "A card is taken only when a card icon was covered.");
            case Action.KeepTile _ -> Refusal.of("FS-58", "No store is being cleared with a Storage Pit.");
            case Action.Build _ -> Refusal.of("FS-75", "A hut is built only by a scout that ends its move in a settlement.");
            case Action.Send _ -> Refusal.of("FS-77", "A scout is sent to a fire only after a hut was placed.");
            case Action.Stay _ -> Refusal.of("FS-77", "After a hut was placed the scout goes to a fire.");
            case Action.Join _ -> Refusal.of("FS-88", "Second scouts come with the fifth hut tile.");
            case Action.Feed _,Action.Fall _ -> Refusal.of("FS-81", "Only the discoverer of such a cave does this.");
            case Action.UseCave _,Action.Sell _,Action.Buy _,Action.Mark _,Action.Offer _ ->
                Refusal.of("FS-82", "Only a scout in the cave area does this, if the cave card says so.");
        };
    }
}
