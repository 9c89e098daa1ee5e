package hearthside.games.cavemen;

/// CV-6: the four scores of a tribe.
public enum Score {
    HUNTING, INVENTING, FORAGING, POPULATION
}
