package hearthside.games.stoneage;

/// The upper half of a card: what it does when it is bought.
public sealed interface Effect {

    /// SA-50: as many dice as players; everybody takes one.
    record Dice() implements Effect {}

    /// SA-53: goods from the supply.
    record Gain(Good good, int count) implements Effect {}

    /// SA-54: two dice bring this good.
    record Roll(Good good) implements Effect {}

    /// SA-55: points at once.
    record Points(int points) implements Effect {}

    /// SA-55: as the tool maker.
    record Tool() implements Effect {}

    /// SA-55: as the field.
    record Field() implements Effect {}

    /// SA-56: one more card, for its lower half only.
    record Draw() implements Effect {}

    /// SA-57: a tool that can be used once.
    record Once(int value) implements Effect {}

    /// SA-58: two resources of choice, now or later.
    record AnyTwo() implements Effect {}
}
