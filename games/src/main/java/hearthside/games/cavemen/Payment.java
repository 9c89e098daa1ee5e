package hearthside.games.cavemen;

/// CV-56: a caveman is paid entirely in food or entirely in teeth.
public enum Payment {
    FOOD, TEETH
}
