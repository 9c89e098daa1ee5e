package hearthside.games.stoneage;

/// All a player may do.
public sealed interface Action {

    /// SA-10: puts figures on a location.
    record Place(Location location, int figures) implements Action {}

    /// SA-31: takes the figures back from a location and does what it is for.
    record Act(Location location) implements Action {}

    /// SA-37: adds an unused tool to the dice. Slots are counted from 0.
    record UseTool(int slot) implements Action {}

    /// SA-57: adds a one-use tool to the dice.
    record UseCard(String card) implements Action {}

    /// SA-38: takes what the pips bring.
    record Gather() implements Action {}

    /// SA-42, SA-44: pays for a card or a building.
    record Pay(Goods goods) implements Action {}

    /// SA-46: says how many resources go into a building that takes any; which ones comes next.
    record Spend(int number) implements Action {}

    /// SA-43, SA-47: buys nothing.
    record Decline() implements Action {}

    /// SA-50: takes one of the dice.
    record PickDie(int pips) implements Action {}

    /// SA-58: takes two resources for the card.
    record Claim(Goods goods) implements Action {}

    /// SA-58: keeps the card for later.
    record KeepCard() implements Action {}

    /// SA-62, SS-55: pays a resource instead of a food that is missing.
    record Feed(Good good) implements Action {}

    /// SA-63: lets people go hungry and loses ten points.
    record Starve() implements Action {}

    /// SS-20, SS-31: says which tribe is next.
    record Lead(int tribe) implements Action {}

    /// SS-56: pays no more and takes the rest as exhaustion.
    record Endure() implements Action {}

    /// SS-57: turns a building face down.
    record Discard(String tile) implements Action {}
}
