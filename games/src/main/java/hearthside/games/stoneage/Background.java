package hearthside.games.stoneage;

/// The lower half of a card: what it is worth at the end, and in the solo game its colour.
public sealed interface Background {

    /// SA-80: one of the eight arts.
    record Green(Symbol symbol) implements Background {}

    /// SA-81..84: so many people of one profession.
    record Sand(Profession profession, int figures) implements Background {}
}
