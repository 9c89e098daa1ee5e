package hearthside.games.cavemen;

/// All a player may do. Cards are named by their ids.
public sealed interface Action {

    /// CV-14: takes one of the tribes that are still free.
    record ChooseTribe(Tribe tribe) implements Action {}

    /// CV-34: bids teeth for the Conch.
    record Bid(int teeth) implements Action {}

    /// CV-37: does not bid now.
    record Pass() implements Action {}

    /// CV-46, CV-69: loses a member of one's own tribe, to hunger or to the hunt.
    record Lose(String card) implements Action {}

    /// CV-56: a caveman of the pool joins the tribe. If the tribe is full, [Replace] follows.
    record Recruit(String card, Payment payment) implements Action {}

    /// CV-59: the member who makes room for the one just recruited.
    record Replace(String card) implements Action {}

    /// CV-63: takes a cave.
    record Explore(String card) implements Action {}

    /// CV-66: hunts a beast.
    record Hunt(String card) implements Action {}

    /// CV-80: takes an invention. CV-82: or Fire, and wins.
    record Invent(String card) implements Action {}

    /// CV-85: gathers food.
    record Forage() implements Action {}

    /// CV-87: clears a card away from the pool.
    record Discard(String card) implements Action {}
}
